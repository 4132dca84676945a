/** A QR code that every camera can read: dark on white, four modules of quiet zone, out of the theme's reach. */
import { QRCodeSVG } from 'qrcode.react';
import { memo } from 'react';
import { qrCodeProps } from './qrCodeProps.js';

/** Props of {@link QrCode}. */
export interface QrCodeProps {
  /** What the code says. */
  readonly value: string;
  /** Accessible name: which token on which network. */
  readonly label: string;
}

/** Draws the code locally. Memoised: the clock beside it ticks every second. */
export const QrCode = /* @__PURE__ */ memo(function QrCode({ value, label }: QrCodeProps) {
  return (
    <div className="till-qr">
      <QRCodeSVG {...qrCodeProps(value, label)} />
    </div>
  );
});

/** A QR code as a plain tree: the first half draws it by hand, the widget as its own elements. */
import { QRCodeSVG } from 'qrcode.react';
import type { PlainElement } from './plainReact.js';

/** Props as {@link QrCode} of the widget gives them. */
export type QrPictureProps = Parameters<typeof QRCodeSVG>[0];

/** Asks qrcode.react, which the split build has on {@link createElement} of `plainReact`. */
export function qrPicture(props: QrPictureProps): PlainElement {
  return (QRCodeSVG as unknown as (props: QrPictureProps) => PlainElement)(props);
}

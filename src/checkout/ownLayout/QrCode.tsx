/** The QR code of the payment, for a layout of the store's own. */
import { lazyPart } from '../../ui/lazyPart.js';
import type { RootProps } from '../../ui/FrameView.js';
import { OwnPart } from './OwnPart.js';

const checkedCode = /* @__PURE__ */ lazyPart(() =>
  import('./targetParts.js').then(({ CheckedCode }) => CheckedCode),
);

/** Keeps the code's place while the code is loaded. */
const Blank = () => (
  <div className="till-qr" aria-hidden="true">
    <div className="till-qr-code" />
  </div>
);

/** Props of {@link QrCode}. */
export type QrCodeProps = RootProps;

/**
 * The QR code of what is to be paid now: the address that this page has checked, with the amount where wallets
 * read it the same. Draws nothing while there is nothing to pay, after the price has ended, and where the address
 * fails its check. Dark on white in every theme, with its quiet zone (ISO/IEC 18004).
 *
 * @throws Error outside a `CheckoutProvider`.
 */
export function QrCode(root: QrCodeProps) {
  return <OwnPart part={checkedCode} waiting={<Blank />} {...root} />;
}

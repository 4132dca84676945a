/** The QR code as large as the screen, for a distant camera or weak eyes. */
import { useEffect, useRef } from 'react';
import type { PaymentForm } from '../../chains/paymentPayload.js';
import { formatCrypto } from '../../money/format.js';
import { Address } from '../../ui/Address.js';
import { Amount } from '../../ui/Amount.js';
import { QrCode } from '../../ui/QrCode.js';
import { carriesAmount } from '../WalletView/quoteTexts.js';
import type { PayToolProps } from './ToolFold.js';

/** Props of {@link LargeCode}. */
export interface LargeCodeProps extends PayToolProps {
  readonly form: PaymentForm;
}

/** Draws the code in a `<dialog>`: Escape closes it, and the focus returns. */
export function LargeCode(props: LargeCodeProps) {
  const { form, quote, address, amount, messages, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const open = props.open === 'code';
  useWakeLock(open);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else if (dialog.current?.open) dialog.current.close();
  }, [open]);
  const label = messages.qrLabel(quote.code, quote.networkName);
  return (
    <dialog ref={dialog} className="till-large-code" aria-label={label} onClose={onClose}>
      {open && (
        <>
          <QrCode value={form.text} label={label} undrawn={messages.qrNotDrawn} />
          {amount !== null && <Amount amount={amount} code={quote.code} size="hero" />}
          {amount !== null && !carriesAmount(form.name) && (
            <p className="till-muted">
              {messages.scanBare(`${formatCrypto(amount, props.locale)} ${quote.code}`)}
            </p>
          )}
          <p>
            <strong>{messages.sendOnly(quote.code, quote.networkName)}</strong>
          </p>
          <Address address={address} label={messages.addressLabel(quote.code, quote.networkName)} />
        </>
      )}
      <button type="button" className="till-button" onClick={() => dialog.current?.close()}>
        {messages.close}
      </button>
    </dialog>
  );
}

/** The part of the platform that is needed; absent in older browsers and on plain http. */
type Platform = { readonly wakeLock?: Pick<WakeLock, 'request'> };

/** Keeps the screen on while `active`. If the device refuses, the code is still shown. */
function useWakeLock(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    let lock: Promise<WakeLockSentinel | undefined> | undefined;
    const hold = () => {
      if (document.visibilityState !== 'visible') return;
      // The browser releases the lock when the page is hidden.
      lock = (navigator as Platform).wakeLock?.request('screen').catch(() => undefined);
    };
    hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      document.removeEventListener('visibilitychange', hold);
      void lock?.then((held) => held?.release());
    };
  }, [active]);
}

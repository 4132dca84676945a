/** The QR code as large as the screen, for a distant camera or weak eyes. */
import { useRef, useState } from 'react';
import type { PayloadRung } from '../../chains/paymentPayload.js';
import { Address } from '../../ui/Address.js';
import { Amount } from '../../ui/Amount.js';
import { QrCode } from '../../ui/QrCode.js';
import { codeHint } from '../WalletView/quoteTexts.js';
import type { PayToolProps } from './payTool.js';
import { useWakeLock } from './useWakeLock.js';

/** Props of {@link LargeCode}. */
export interface LargeCodeProps extends PayToolProps {
  readonly rung: PayloadRung;
}

/** Draws the button, and the code in a `<dialog>`: Escape closes it, and the focus returns. */
export function LargeCode({ rung, quote, address, amount, network, messages }: LargeCodeProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  useWakeLock(open);
  const label = messages.qrLabel(quote.code, network);

  function show(): void {
    setOpen(true);
    dialog.current?.showModal();
  }
  return (
    <>
      <button type="button" className="till-button" data-kind="link" onClick={show}>
        {messages.largerCode}
      </button>
      <dialog
        ref={dialog}
        className="till-large-code"
        aria-label={label}
        onClose={() => setOpen(false)}
      >
        {open && (
          <>
            <QrCode value={rung.text} label={label} />
            {quote.payable !== null && <p>{codeHint(rung.form, messages)}</p>}
            {amount !== null && <Amount amount={amount} code={quote.code} size="hero" />}
            <p className="till-send-only">{messages.sendOnly(quote.code, network)}</p>
            <Address address={address} label={messages.addressLabel(quote.code, network)} />
          </>
        )}
        <button type="button" className="till-button" onClick={() => dialog.current?.close()}>
          {messages.close}
        </button>
      </dialog>
    </>
  );
}

/** The QR code as large as the screen, for a distant camera or weak eyes, and below it what few need. */
import { useEffect, useRef } from 'react';
import { nativeCode } from '../../chains/networks.js';
import { formatCrypto } from '../../money/format.js';
import { Address } from '../../ui/Address.js';
import { Amount } from '../../ui/Amount.js';
import { QrCode } from '../../ui/QrCode.js';
import { FormChoice } from './FormChoice.js';
import { HandOff } from './HandOff.js';
import { PasteCheck } from './PasteCheck.js';
import { rateText } from './rateText.js';
import { SaveCard } from './SaveCard.js';
import type { PayToolProps } from './ToolFold.js';
import { ValueGuide } from './ValueGuide.js';

/** Draws both in a `<dialog>`: Escape closes it, and the focus returns. */
export function LargeCode(props: PayToolProps) {
  const { form, quote, messages, open, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  useWakeLock(open);
  useEffect(() => {
    if (open) {
      dialog.current?.showModal();
      // Below what few need; the code stays in sight.
      close.current?.focus();
    } else if (dialog.current?.open) dialog.current.close();
  }, [open]);
  const label = messages.qrLabel(quote.code, quote.networkName);
  return (
    <dialog
      ref={dialog}
      className="till-large-code"
      aria-label={form ? label : messages.moreWays}
      // Of a dialog inside it React reports the same.
      onClose={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      {open && (
        <>
          {form && <QrCode value={form.text} label={label} undrawn={messages.qrNotDrawn} />}
          {form && <Facts {...props} />}
          <Tools {...props} />
        </>
      )}
      <button
        ref={close}
        type="button"
        className="till-button"
        onClick={() => dialog.current?.close()}
      >
        {messages.close}
      </button>
    </dialog>
  );
}

/** All that a payer compares. */
function Facts({ form, quote, address, amount, locale, messages }: PayToolProps) {
  return (
    <>
      {amount !== null && <Amount amount={amount} code={quote.code} size="hero" />}
      {amount !== null && form && !form.carriesAmount && (
        <p className="till-muted">
          {messages.scanBare(`${formatCrypto(amount, locale)}\u00a0${quote.code}`)}
        </p>
      )}
      <p>
        <strong>{messages.sendOnly(quote.code, quote.networkName)}</strong>
      </p>
      <Address address={address} label={messages.addressLabel(quote.code, quote.networkName)} />
    </>
  );
}

function Tools(props: PayToolProps) {
  const { forms, form, snapshot, quote, messages } = props;
  const rate = rateText(quote, props);
  const feeCoin = quote.isNative ? undefined : nativeCode(quote.blockchain);
  return (
    <div className="till-tools">
      <PasteCheck {...props} />
      {forms.length > 1 && <FormChoice {...props} />}
      {snapshot.kind === 'top_up' && <ValueGuide {...props} />}
      {snapshot.canHandOff && <HandOff />}
      {form && <SaveCard {...props} form={form} />}
      <div className="till-tool-notes">
        {feeCoin !== undefined && <p className="till-muted">{messages.feeCoin(feeCoin)}</p>}
        {snapshot.kind === 'payment' && rate !== null && <p className="till-muted">{rate}</p>}
      </div>
    </div>
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

/** A QR code that opens this checkout on the shopper's phone. */
import { useId, useRef, useState } from 'react';
import type { CheckoutLink } from '../../contract/checkout.js';
import type { CheckoutError } from '../../contract/checkoutError.js';
import { formatClock } from '../../ui/formatClock.js';
import { Icon } from '../../ui/Icon.js';
import { phoneIcon } from '../../ui/icons.js';
import { aheadIcon } from '../../ui/payIcons.js';
import { QrCode } from '../../ui/QrCode.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { useNow } from '../../ui/useNow.js';
import { enTools } from '../../ui/messages/enTools.js';
import { useMessagesWith, useUi } from '../../ui/uiContext.js';
import { useCheckoutContext } from '../checkoutContext.js';
import { ProblemNotice } from '../ProblemNotice.js';
import { useAutoRetry } from '../useAutoRetry.js';

/** The state of the request for a link. */
type Answer =
  | { readonly status: 'asking' }
  | { readonly status: 'failed'; readonly error: CheckoutError }
  | { readonly status: 'ready'; readonly link: CheckoutLink };

const ASKING = { status: 'asking' } as const;

/** Asks for a new link each time: one that was shown may have been opened. */
function useLink() {
  const { session, query } = useCheckoutContext('WalletView');
  const [answer, setAnswer] = useState<Answer | null>(null);
  const requests = useRef(0);

  function ask(): void {
    const number = (requests.current += 1);
    // A late answer must not replace a newer link, nor appear in a closed dialog.
    const setIfLast = (next: Answer) => {
      if (requests.current === number) setAnswer(next);
    };
    setAnswer(ASKING);
    session.linkCheckout().then(
      (link) => setIfLast({ status: 'ready', link }),
      // The client rejects with nothing else.
      (error: unknown) => setIfLast({ status: 'failed', error: error as CheckoutError }),
    );
  }
  function drop(): void {
    requests.current += 1;
    setAnswer(null);
  }
  return { answer, ask, drop, clockOffsetMs: query.data.clockOffsetMs };
}

/** Props of {@link HandOff}. */
export interface HandOffProps {
  /** It is the last row of a wide pay screen. @default false */
  readonly atFoot?: boolean;
}

/**
 * Draws the button, and the code in a dialog that hides the code to pay with, so that no camera reads the
 * wrong one. Not shown on phones (PayTools.css).
 */
export function HandOff({ atFoot = false }: HandOffProps) {
  const { locale } = useUi();
  const messages = useMessagesWith(enTools);
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const { answer, ask, drop, clockOffsetMs } = useLink();
  const error = answer?.status === 'failed' ? answer.error : null;
  const failed = useAutoRetry({ error, isPending: answer?.status === 'asking' }, ask);
  const now = useNow(answer?.status === 'ready', 0) + clockOffsetMs;

  function show(): void {
    dialog.current?.showModal();
    ask();
  }
  function content() {
    if (failed) return <ProblemNotice error={failed} urgent onRetry={ask} />;
    if (!answer || answer.status === 'failed') return null;
    if (answer.status === 'asking') return <Skeleton label={messages.handOff} />;
    const { url, expiresAt } = answer.link;
    if (now >= Date.parse(expiresAt)) {
      return (
        <button type="button" className="till-button" onClick={ask}>
          {messages.handOffNew}
        </button>
      );
    }
    return (
      <>
        <QrCode value={url} label={messages.handOffLabel} ecc="L" undrawn={messages.qrNotDrawn} />
        <p className="till-muted">{messages.handOffUntil(formatClock(expiresAt, locale))}</p>
      </>
    );
  }
  return (
    <div className={`till-hand-off${atFoot ? ' till-wide-foot' : ''}`}>
      <button
        type="button"
        className={`till-line ${atFoot ? 'till-foot' : 'till-fold'}`}
        onClick={show}
      >
        <Icon of={phoneIcon} />
        <span>{messages.handOff}</span>
        <Icon of={aheadIcon} ahead />
      </button>
      <dialog ref={dialog} className="till-large-code" aria-labelledby={title} onClose={drop}>
        <h2 id={title} className="till-heading">
          {messages.handOff}
        </h2>
        <p className="till-hand-off-lead">{messages.handOffLead}</p>
        {content()}
        <button type="button" className="till-button" onClick={() => dialog.current?.close()}>
          {messages.close}
        </button>
      </dialog>
    </div>
  );
}

/** A QR code that opens this checkout on the shopper's phone. */
import { useMutation } from '@tanstack/react-query';
import { useId, useRef } from 'react';
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
import { QUERY_DEFAULTS } from '../queries.js';
import { useAutoRetry } from '../useAutoRetry.js';

/** Asks for a new link each time: one that was shown may have been opened. */
function useLink() {
  const { session, queryClient } = useCheckoutContext('WalletView');
  return useMutation<CheckoutLink, CheckoutError>(
    { mutationFn: session.linkCheckout, ...QUERY_DEFAULTS },
    queryClient,
  );
}

/**
 * Draws the button, and the code in a dialog that hides the code to pay with, so that no camera reads the
 * wrong one. Not shown on phones (PayTools.css).
 *
 * @param props.atFoot it is the last row of a wide pay screen.
 */
export function HandOff({ atFoot = false }: { readonly atFoot?: boolean }) {
  const { locale } = useUi();
  const messages = useMessagesWith(enTools);
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const { clockOffsetMs } = useCheckoutContext('WalletView').query.data;
  const link = useLink();
  const ask = () => link.mutate();
  const failed = useAutoRetry(link, ask);
  const now = useNow(link.isSuccess, 0) + clockOffsetMs;

  function show(): void {
    dialog.current?.showModal();
    ask();
  }
  function content() {
    if (failed) return <ProblemNotice error={failed} urgent onRetry={ask} />;
    if (link.isPending) return <Skeleton label={messages.handOff} />;
    if (!link.data) return null;
    const { url, expiresAt } = link.data;
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
      <dialog ref={dialog} className="till-large-code" aria-labelledby={title} onClose={link.reset}>
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

/** How we hear of changes, when we last looked, and a button to look now. */
import { useId } from 'react';
import { formatAgo } from '../../ui/formatTime.js';
import { useNow } from '../../ui/useNow.js';
import { enStatus } from '../../ui/messages/enStatus.js';
import { useMessagesWith, useUi } from '../../ui/uiContext.js';
import { useCheckoutContext } from '../checkoutContext.js';
import { useCheckout } from '../useCheckout.js';
import { usePaymentStatus } from '../usePaymentStatus.js';
import { useTrouble } from '../useTrouble.js';
import { useCheckNow } from './useCheckNow.js';

/** Device time of the last look: the store's look at the network, else its last answer to us. */
function useCheckedAt(): number {
  const { session } = useCheckoutContext('PaymentStatus');
  const { snapshot, answeredAt } = useCheckout();
  if (!snapshot?.lastCheckedAt) return answeredAt;
  return Date.parse(snapshot.lastCheckedAt) - session.clockOffsetMs();
}

/**
 * Draws the line. Not spoken: it changes every second. Without a network there is nothing that a look
 * could do: the button stays where it is, because it may have the focus, and says why.
 */
export function Freshness() {
  const { locale } = useUi();
  const messages = useMessagesWith(enStatus);
  const { connection } = usePaymentStatus();
  const trouble = useTrouble(useCheckout().error);
  const { asking, result, ask } = useCheckNow(messages);
  const reason = useId();
  const checkedAt = useCheckedAt();
  const now = useNow(true, checkedAt);
  // The device may be back on the network before the next answer is.
  const isOffline = trouble === 'offline' && !navigator.onLine;
  // A page whose questions are refused does not hear of changes by asking.
  const word = trouble && connection === 'polling' ? null : messages.connection[connection];
  return (
    <p className="till-freshness" data-connection={connection}>
      <span id={reason} className="till-muted">
        {result ?? (
          <>
            {word && <span>{word}</span>}
            {word && ' · '}
            <span>{messages.lastChecked(formatAgo(now - checkedAt, locale))}</span>
          </>
        )}
      </span>
      <button
        type="button"
        className="till-button"
        data-kind="link"
        aria-disabled={asking || isOffline || undefined}
        aria-describedby={isOffline ? reason : undefined}
        onClick={isOffline ? undefined : ask}
      >
        {asking ? messages.checking : messages.checkNow}
      </button>
    </p>
  );
}

/** How we hear of changes, when we last looked, and a button to look now. */
import { formatAgo } from '../../ui/formatTime.js';
import { useTicking } from '../../ui/useTicking.js';
import { enStatus } from '../../ui/messages/enStatus.js';
import { useMessagesWith, useUi } from '../../ui/uiContext.js';
import { useCheckoutContext } from '../checkoutContext.js';
import { useCheckout } from '../useCheckout.js';
import { usePaymentStatus } from '../usePaymentStatus.js';
import { useCheckNow } from './useCheckNow.js';

/** Device time of the last look: the store's look at the network, else its last answer to us. */
function useCheckedAt(): number {
  const { session } = useCheckoutContext('PaymentStatus');
  const { snapshot, answeredAt } = useCheckout();
  if (!snapshot?.lastCheckedAt) return answeredAt;
  return Date.parse(snapshot.lastCheckedAt) - session.clockOffsetMs();
}

/** Draws the line. Not spoken: it changes every second. */
export function Freshness() {
  const { locale } = useUi();
  const messages = useMessagesWith(enStatus);
  const { connection } = usePaymentStatus();
  const { asking, result, ask } = useCheckNow(messages);
  const checkedAt = useCheckedAt();
  const now = useTicking(true, checkedAt);
  return (
    <p className="till-freshness" data-connection={connection}>
      <span className="till-muted">
        {result ?? (
          <>
            <span>{messages.connection[connection]}</span>
            {' · '}
            <span>{messages.lastChecked(formatAgo(now - checkedAt, locale))}</span>
          </>
        )}
      </span>
      <button
        type="button"
        className="till-button"
        data-kind="link"
        aria-disabled={asking || undefined}
        onClick={ask}
      >
        {asking ? messages.checking : messages.checkNow}
      </button>
    </p>
  );
}

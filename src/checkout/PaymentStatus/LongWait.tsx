/** A transfer that was seen and is not confirmed for a long time: slow, or given up by the network. */
import type { CheckoutSnapshot } from '../../contract/checkout.js';
import { formatAgo } from '../../ui/formatTime.js';
import { Notice } from '../../ui/Notice.js';
import { enStatus } from '../../ui/messages/enStatus.js';
import { useMessagesWith, useUi } from '../../ui/uiContext.js';
import { useNow } from '../../ui/useNow.js';
import { useCheckoutContext } from '../checkoutContext.js';

/** Most networks confirm within minutes; Bitcoin with a fair fee within the hour. */
const LONG_MS = 60 * 60_000;

/** Draws the notice once the oldest unconfirmed transfer has waited for an hour; nothing before. */
export function LongWait({ snapshot }: { readonly snapshot: CheckoutSnapshot }) {
  const { locale } = useUi();
  const messages = useMessagesWith(enStatus);
  const { session } = useCheckoutContext('PaymentStatus');
  const seenAt = snapshot.transfers
    .filter(({ status }) => status === 'seen')
    .map(({ firstSeenAt }) => Date.parse(firstSeenAt));
  const oldest = Math.min(...seenAt);
  const now = useNow(true, Date.parse(snapshot.serverTime) - session.clockOffsetMs());
  const waitedMs = now + session.clockOffsetMs() - oldest;
  // Without a transfer the oldest is Infinity, and nobody has waited.
  if (waitedMs < LONG_MS) return null;
  return (
    <Notice tone="warning" title={messages.longWaitTitle(formatAgo(waitedMs, locale))}>
      {messages.longWait}
    </Notice>
  );
}

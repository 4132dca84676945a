/** How we hear of changes, when we last looked, and a button to look now. */
import { useId, useEffect, useState } from 'react';
import { formatAgo } from '../../ui/formatTime.js';
import { useNow } from '../../ui/useNow.js';
import { enStatus, type StatusMessages } from '../../ui/messages/enStatus.js';
import { useMessagesWith, useUi } from '../../ui/uiContext.js';
import { useCheckoutContext } from '../checkoutContext.js';
import { fetchCheckout } from '../checkoutQuery.js';
import { useCheckout } from '../useCheckout.js';
import { usePaymentStatus } from '../usePaymentStatus.js';
import { useConnectionError } from '../connectionError.js';
import type { CheckoutSnapshot } from '../../contract/checkout.js';
import { screenOf } from '../screen.js';
import { useAnnounce } from '../panelContexts.js';

/** Device time of the last look: the store's look at the network, else its last answer to us. */
function useCheckedAt(): number {
  const { data, dataUpdatedAt } = useCheckoutContext('PaymentStatus').query;
  const { snapshot, clockOffsetMs } = data;
  if (!snapshot?.lastCheckedAt) return dataUpdatedAt;
  return Date.parse(snapshot.lastCheckedAt) - clockOffsetMs;
}

/**
 * Draws the line. Not spoken: it changes every second. Without a network there is nothing that a look
 * could do: the button stays where it is, because it may have the focus, and says why.
 */
export function Freshness() {
  const { locale } = useUi();
  const messages = useMessagesWith(enStatus);
  const { connection } = usePaymentStatus();
  const trouble = useConnectionError(useCheckout().error);
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

/** A second look so soon would find the same; what was said is still true. */
const PAUSE_MS = 3_000;

/** What {@link useCheckNow} returns. */
export interface CheckNow {
  readonly asking: boolean;
  /** What the last look came to, for as long as it is news; else null. */
  readonly result: string | null;
  readonly ask: () => void;
}

/** One look at a time, and a pause after it: a shopper who waits for money may press often. */
export function useCheckNow(messages: StatusMessages): CheckNow {
  const { session, queryClient, query } = useCheckoutContext('PaymentStatus');
  const say = useAnnounce();
  const [asking, setAsking] = useState(false);
  const [result, setResult] = useState<string | null>(null);
  useEffect(() => {
    if (result === null) return;
    const timer = setTimeout(() => setResult(null), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [result]);

  async function look(): Promise<void> {
    const before = query.data.snapshot;
    setAsking(true);
    say('');
    // The query shows a failure as well.
    const data = await fetchCheckout(queryClient, session, true).catch(() => null);
    setAsking(false);
    const sentence = data ? sentenceFor(before, data.snapshot, messages) : messages.notChecked;
    setResult(sentence);
    if (!data || screen(before) === screen(data.snapshot)) say(sentence);
  }
  return { asking, result, ask: () => void (asking || result !== null || look()) };
}

type Snapshot = CheckoutSnapshot | undefined;

const screen = (snapshot: Snapshot) => screenOf({ snapshot, failed: false, choosing: false });

function sentenceFor(before: Snapshot, after: Snapshot, messages: StatusMessages): string {
  return before?.version === after?.version ? messages.nothingNew : messages.somethingNew;
}

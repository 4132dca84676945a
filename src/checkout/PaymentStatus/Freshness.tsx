/** How the page learns of changes, when it last checked, and a button to check now. */
import { useId, useEffect, useState } from 'react';
import { formatAgo } from '../../ui/formatTime.js';
import { useNow } from '../../ui/useNow.js';
import { enStatus, type StatusMessages } from '../../ui/messages/enStatus.js';
import { useMessagesWith, useUi } from '../../ui/uiContext.js';
import { useAnnounce, useCheckoutContext } from '../checkoutContext.js';
import { statusOf } from '../changes.js';
import { fetchCheckout } from '../checkoutQuery.js';
import { useCheckout } from '../useCheckout.js';
import { usePaymentStatus } from '../usePaymentStatus.js';
import { useConnectionError } from '../connectionError.js';
import type { CheckoutSnapshot } from '../../contract/checkout.js';

/** Device time of the last check: of the store's check of the network, or else of its last answer. */
function useCheckedAt(): number {
  const { data, dataUpdatedAt } = useCheckoutContext('PaymentStatus').query;
  const { snapshot, clockOffsetMs } = data;
  if (!snapshot?.lastCheckedAt) return dataUpdatedAt;
  return Date.parse(snapshot.lastCheckedAt) - clockOffsetMs;
}

/** Older than this, a page that asks every few seconds has missed something: milliseconds. */
const OLD_MS = 60_000;

/** Says when it was last checked, once that is a minute ago; nothing while messages arrive. */
export function Age() {
  const { locale } = useUi();
  const messages = useMessagesWith(enStatus);
  const { live } = useCheckoutContext('PaymentStatus');
  const checkedAt = useCheckedAt();
  const ageMs = useNow(true, checkedAt) - checkedAt;
  if (live || ageMs < OLD_MS) return null;
  return <span className="till-muted">{messages.lastChecked(formatAgo(ageMs, locale))}</span>;
}

/**
 * Draws the line. It is not announced, because it changes every second. Without a network a check is
 * useless: the button stays, because it may have the focus, and its description says why.
 */
export function Freshness() {
  const { locale } = useUi();
  const messages = useMessagesWith(enStatus);
  const { connection } = usePaymentStatus();
  const connectionError = useConnectionError(useCheckout().error);
  const { asking, result, ask } = useCheckNow(messages);
  const reason = useId();
  const checkedAt = useCheckedAt();
  const now = useNow(true, checkedAt);
  // The device may be online again before the next answer comes.
  const isOffline = connectionError === 'offline' && !navigator.onLine;
  // A page whose requests fail does not learn of changes by asking.
  const label =
    connectionError && connection === 'polling' ? null : messages.connection[connection];
  return (
    <p className="till-freshness" data-connection={connection}>
      <span id={reason} className="till-muted">
        {(result && <span>{result}</span>) ?? (
          <>
            {label && (
              <>
                <span>{label}</span> <span>·</span>{' '}
              </>
            )}
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

/** A second check so soon would find the same; the last result is still true. */
const PAUSE_MS = 3_000;

/** What {@link useCheckNow} returns. */
export interface CheckNow {
  readonly asking: boolean;
  /** The result of the last check for three seconds; else null. */
  readonly result: string | null;
  readonly ask: () => void;
}

/** One check at a time, and a pause after it: a shopper who waits for a payment may press often. */
export function useCheckNow(messages: StatusMessages): CheckNow {
  const { session, queryClient, query } = useCheckoutContext('PaymentStatus');
  const announce = useAnnounce();
  const [asking, setAsking] = useState(false);
  const [result, setResult] = useState<string | null>(null);
  useEffect(() => {
    if (result === null) return;
    const timer = setTimeout(() => setResult(null), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [result]);

  async function check(): Promise<void> {
    const before = query.data.snapshot;
    setAsking(true);
    announce('');
    // The query shows a failure as well.
    const data = await fetchCheckout(queryClient, session, true).catch(() => null);
    setAsking(false);
    const sentence = data ? sentenceFor(before, data.snapshot, messages) : messages.notChecked;
    setResult(sentence);
    if (!data || statusOf(before) === statusOf(data.snapshot)) announce(sentence);
  }
  return { asking, result, ask: () => void (asking || result !== null || check()) };
}

type Snapshot = CheckoutSnapshot | undefined;

function sentenceFor(before: Snapshot, after: Snapshot, messages: StatusMessages): string {
  return before?.version === after?.version ? messages.nothingNew : messages.somethingNew;
}

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
import type { CheckoutData } from '../checkoutData.js';

/** Device time at which the service last answered the store: milliseconds, NaN for never. */
const checkedAtOf = ({ snapshot, clockOffsetMs }: CheckoutData): number =>
  Date.parse(snapshot?.lastCheckedAt ?? '') - clockOffsetMs;

/** How long ago that was, milliseconds, and in words: NaN and null for never. */
function useAge() {
  const { locale } = useUi();
  const messages = useMessagesWith(enStatus);
  const checkedAt = checkedAtOf(useCheckoutContext('PaymentStatus').query.data);
  const ageMs = useNow(true, checkedAt) - checkedAt;
  return { ageMs, age: ageMs >= 0 ? messages.lastChecked(formatAgo(ageMs, locale)) : null };
}

/** Older than this, a page that asks every few seconds has missed something: milliseconds. */
const OLD_MS = 60_000;
/** Later than this no messages come about a store whose service answers: milliseconds. */
const LIVE_MS = 35_000;

/** Says when it was last checked, once that is a minute ago. */
export function Age() {
  const { ageMs, age } = useAge();
  return ageMs >= OLD_MS && <span className="till-muted">{age}</span>;
}

/**
 * Draws the line. It is not announced, because it changes every second. Without a network a check is
 * useless: the button stays, because it may have the focus, and its description says why.
 */
export function Freshness() {
  const messages = useMessagesWith(enStatus);
  const { ageMs, age } = useAge();
  let { connection } = usePaymentStatus();
  // The store is heard, but it hears nothing of the service.
  if (connection === 'live' && !(ageMs < LIVE_MS)) connection = 'polling';
  const connectionError = useConnectionError(useCheckout().error);
  const { asking, result, ask } = useCheckNow(messages);
  const reason = useId();
  // The device may be online again before the next answer comes.
  const isOffline = connectionError === 'offline' && !navigator.onLine;
  // A page whose requests fail does not learn of changes by asking.
  const label =
    result ??
    (connectionError && connection === 'polling' ? null : messages.connection[connection]);
  return (
    <p className="till-freshness" data-connection={connection}>
      <span id={reason} className="till-muted">
        {label && <span>{label}</span>}
        {label && age && (
          <>
            {' '}
            <span>·</span>{' '}
          </>
        )}
        {age && <span>{age}</span>}
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

/** The service that answered so shortly before a press has nothing newer. */
const FRESH_MS = 5_000;

/** Whether the service answered as well, by the store's clock alone: this device's may have been moved. */
const wasChecked = ({ snapshot }: CheckoutData): boolean =>
  Date.parse(snapshot?.lastCheckedAt ?? '') >= Date.parse(snapshot?.serverTime ?? '') - FRESH_MS;

/**
 * One check at a time, and a pause after it: a shopper who waits for a payment may press often. `result` is that of
 * the last one for three seconds.
 */
function useCheckNow(messages: StatusMessages) {
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
    const sentence =
      data && before?.version !== data.snapshot?.version
        ? messages.somethingNew
        : data && wasChecked(data)
          ? messages.nothingNew
          : messages.notChecked;
    setResult(sentence);
    if (!data || statusOf(before) === statusOf(data.snapshot)) announce(sentence);
  }
  return { asking, result, ask: () => void (asking || result !== null || check()) };
}

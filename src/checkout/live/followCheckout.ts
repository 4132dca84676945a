/** Writes the store's messages to the cache while the page is in use and something more can happen. */
import type { QueryClient } from '@tanstack/react-query';
import type { CheckoutSnapshot } from '../../contract/checkout.js';
import { type CheckoutError, isCheckoutError } from '../../contract/checkoutError.js';
import type { CheckoutSession } from '../checkoutSession.js';
import { toJson } from '../../contract/standardBuiltins.js';
import { cachedCheckout, pollIntervalMs, storeCheckout } from '../checkoutQuery.js';
import type { RawMessage } from '../../ui/live/eventStream.js';
import { createSkippableDelay, keepStreaming } from '../../ui/live/keepStreaming.js';
import { watchPageLifecycle } from './pageLifecycle.js';
import { shareStream } from './sharedStream.js';
import { type Checked, LIVE_MESSAGES } from '../../contract/liveMessages.js';

/** What {@link followCheckout} needs. */
export interface FollowInput {
  readonly session: CheckoutSession;
  readonly queryClient: QueryClient;
  /** Asks the store once, through the query. */
  readonly refresh: () => void;
  /** Whether messages arrive, so that the page need not ask. */
  readonly onLive: (live: boolean) => void;
}

/** A running connection. */
export interface Follower {
  /** The cache has changed: a new snapshot, or the error of the last request (or null). */
  update(error: CheckoutError | null): void;
  /** Ends streams, timers, listeners, the lock and the channel. */
  stop(): void;
}

const NO_ANSWER: readonly unknown[] = ['offline', 'unreachable', 'timeout'];
const isConnectionLost = (error: CheckoutError | null): boolean =>
  isCheckoutError(error) && NO_ANSWER.includes(error.code);

/** The same for all tabs of one checkout. Without the order's handle, which is private and differs by page. */
function streamName({ client }: CheckoutSession, snapshot: CheckoutSnapshot | undefined): string {
  const endpoint = new URL(client.endpoint, document.baseURI).href;
  return `tillkit:${endpoint}:${String(snapshot?.kind)}:${String(snapshot?.order.reference)}`;
}

/** Starts following. The session must have a snapshot. */
export function followCheckout({ session, queryClient, refresh, onLive }: FollowInput): Follower {
  const cached = () => cachedCheckout(queryClient, session);
  const store = (snapshot: CheckoutSnapshot | undefined) =>
    snapshot && storeCheckout(queryClient, session, snapshot);
  const delay = createSkippableDelay();
  let following: AbortController | undefined;
  let isActive = false;
  let isLive = false;
  let lastError: CheckoutError | null = null;

  function setLive(live: boolean): void {
    if (live === isLive) return;
    isLive = live;
    onLive(live);
    // The store has just answered, so the last failure is over, even if nothing is new.
    if (live && lastError) store(cached().snapshot);
  }

  function receive(raw: RawMessage, fromOtherTab: boolean): void {
    const message = readMessage(raw);
    const current = cached().snapshot;
    const next = message && snapshotAfter(current, message);
    if (!next || next === current) return;
    if (fromOtherTab && next.order.reference !== current?.order.reference) return;
    store(next);
    startOrStop();
    // Otherwise the token is renewed when the page asks, which it does not do while messages arrive.
    void session.renew();
  }

  const open = (signal: AbortSignal) => session.openEvents(signal, cached().snapshot?.version);

  function begin(): void {
    following = new AbortController();
    shareStream({
      name: streamName(session, cached().snapshot),
      signal: following.signal,
      stream: (listener, signal) => keepStreaming({ open, delay, signal, ...listener }),
      newest: () => ({ event: 'checkout', data: toJson(cached().snapshot) }),
      onMessage: receive,
      onLive: setLive,
    });
  }
  function end(): void {
    following?.abort();
    following = undefined;
    setLive(false);
  }
  /** The same rule as for polling: nothing is followed if nothing more can happen. */
  function startOrStop(): void {
    const { snapshot, clockOffsetMs } = cached();
    const wanted = isActive && pollIntervalMs(snapshot, Date.now() + clockOffsetMs) !== false;
    if (wanted && !following) begin();
    if (!wanted && following) end();
  }
  function restart(): void {
    if (following) end();
    startOrStop();
  }

  const unwatchPage = watchPageLifecycle({
    onActive(active) {
      isActive = active;
      startOrStop();
    },
    onVisible: () => delay.skip(),
    // A store on this machine answers without a network too: a request shows whether it does.
    onNetwork: (online) => (online ? restart() : refresh()),
    onRestored: refresh,
  });

  return {
    update(error) {
      const before = lastError;
      lastError = error;
      startOrStop();
      if (before && !error) delay.skip();
      if (!before && isLive && isConnectionLost(error)) restart();
    },
    stop() {
      unwatchPage();
      end();
    },
  };
}

/** A message that fits the contract. */
type LiveMessage =
  | { readonly event: 'checkout'; readonly data: CheckoutSnapshot }
  | { readonly event: 'checked'; readonly data: Checked };

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @returns the message, or null if it is unknown or does not fit. */
export function readMessage({ event, data }: RawMessage): LiveMessage | null {
  if (!Object.hasOwn(LIVE_MESSAGES, event)) return null;
  const read = LIVE_MESSAGES[event as LiveMessage['event']].safeParse(jsonOf(data));
  return read.success ? ({ event, data: read.data } as LiveMessage) : null;
}

const later = (one: string | null, other: string | null): string | null =>
  one !== null && (other === null || Date.parse(one) > Date.parse(other)) ? one : other;

/**
 * The snapshot after a message: the one in the message, or the current one with later times. Messages may
 * come in any order: times never go back.
 */
export function snapshotAfter(
  current: CheckoutSnapshot | undefined,
  message: LiveMessage,
): CheckoutSnapshot | undefined {
  if (message.event === 'checkout') return message.data;
  if (!current) return undefined;
  const { serverTime, lastCheckedAt } = message.data;
  if (Date.parse(serverTime) <= Date.parse(current.serverTime)) return current;
  return { ...current, serverTime, lastCheckedAt: later(lastCheckedAt, current.lastCheckedAt) };
}

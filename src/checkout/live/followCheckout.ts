/** Lets the store's own messages into the cache for as long as somebody looks and more can happen. */
import type { QueryClient } from '@tanstack/react-query';
import type { CheckoutSnapshot } from '../../contract/checkout.js';
import { isCheckoutError, type CheckoutError } from '../../contract/checkoutError.js';
import type { CheckoutSession } from '../checkoutSession.js';
import { cachedCheckout, pollIntervalMs, storeCheckout } from '../checkoutQuery.js';
import { keepStreaming, createSkippableDelay } from './keepStreaming.js';
import { readMessage, snapshotAfter, type RawMessage } from './liveMessage.js';
import { watchPageLifecycle } from './pageLifecycle.js';
import { shareStream } from './sharedStream.js';

/** What {@link followCheckout} needs. */
export interface FollowInput {
  readonly session: CheckoutSession;
  readonly queryClient: QueryClient;
  /** Asks the store once, through the query. */
  readonly refresh: () => void;
  /** Whether messages arrive by themselves, so that nobody needs to ask. */
  readonly onLive: (live: boolean) => void;
}

/** A running connection. */
export interface Follower {
  /** Something is new in the cache: a snapshot, or how the last request has failed (or null). */
  update(error: CheckoutError | null): void;
  /** Ends streams, timers, listeners, the lock and the channel. */
  stop(): void;
}

const LOST: readonly unknown[] = ['offline', 'unreachable', 'timeout'];
const isLost = (error: CheckoutError | null): boolean =>
  isCheckoutError(error) && LOST.includes(error.code);

/**
 * The same for all tabs of one checkout. Not the order's handle: that may be signed anew for each
 * page, and it is nobody's business.
 */
function nameOf({ client }: CheckoutSession, snapshot: CheckoutSnapshot | undefined): string {
  const endpoint = new URL(client.endpoint, document.baseURI).href;
  return `tillkit:${endpoint}:${String(snapshot?.kind)}:${String(snapshot?.order.reference)}`;
}

/** Starts following. The session must have a snapshot. */
export function followCheckout({ session, queryClient, refresh, onLive }: FollowInput): Follower {
  const cached = () => cachedCheckout(queryClient, session);
  const store = (snapshot: CheckoutSnapshot | undefined) =>
    snapshot && storeCheckout(queryClient, session, snapshot);
  const delay = createSkippableDelay();
  let watching: AbortController | undefined;
  let awake = false;
  let isLive = false;
  let lastError: CheckoutError | null = null;

  function setLive(live: boolean): void {
    if (live === isLive) return;
    isLive = live;
    onLive(live);
    // The store has just answered, so the failure before is over, also where nothing is new.
    if (live && lastError) store(cached().snapshot);
  }

  function hear(raw: RawMessage, foreign: boolean): void {
    const message = readMessage(raw);
    const current = cached().snapshot;
    const next = message && snapshotAfter(current, message);
    if (!next || next === current) return;
    if (foreign && next.order.reference !== current?.order.reference) return;
    store(next);
    consider();
    // Nobody asks while messages come, and asking is what renews the token otherwise.
    void session.renew();
  }

  const open = (signal: AbortSignal) => session.openEvents(signal, cached().snapshot?.version);

  function begin(): void {
    watching = new AbortController();
    shareStream({
      name: nameOf(session, cached().snapshot),
      signal: watching.signal,
      stream: (told, signal) => keepStreaming({ open, delay, signal, ...told }),
      newest: () => ({ event: 'checkout', data: JSON.stringify(cached().snapshot) }),
      onMessage: hear,
      onLive: setLive,
    });
  }
  function end(): void {
    watching?.abort();
    watching = undefined;
    setLive(false);
  }
  /** The same rule as polling has: nothing where nothing more can happen. */
  function consider(): void {
    const { snapshot, clockOffsetMs } = cached();
    const wanted = awake && pollIntervalMs(snapshot, Date.now() + clockOffsetMs) !== false;
    if (wanted && !watching) begin();
    if (!wanted && watching) end();
  }
  function restart(): void {
    if (watching) end();
    consider();
  }

  const leavePage = watchPageLifecycle({
    onActive(next) {
      awake = next;
      consider();
    },
    onVisible: () => delay.skip(),
    // A store on this machine answers without a network too, so a request decides.
    onNetwork: (online) => (online ? restart() : refresh()),
    onRestored: refresh,
  });

  return {
    update(error) {
      const before = lastError;
      lastError = error;
      consider();
      if (before && !error) delay.skip();
      if (!before && isLive && isLost(error)) restart();
    },
    stop() {
      leavePage();
      end();
    },
  };
}

/** Writes the store's messages to the cache while the page is in use and something more can happen. */
import type { QueryClient } from '@tanstack/react-query';
import type { CheckoutSnapshot } from '../../contract/checkout.js';
import { type CheckoutError, isCheckoutError } from '../../contract/checkoutError.js';
import type { CheckoutSession } from '../checkoutSession.js';
import { toJson } from '../../contract/standardBuiltins.js';
import { cachedCheckout, pollIntervalMs, storeCheckout } from '../checkoutQuery.js';
import type { RawMessage } from '../../ui/live/eventStream.js';
import { createSkippableDelay, keepStreaming } from '../../ui/live/keepStreaming.js';
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

/** A page that is hidden for this long counts as inactive, milliseconds. */
const HIDDEN_MS = 5_000;

/** What {@link watchPageLifecycle} calls. */
interface PageListener {
  /** The page is visible, or it has been hidden for a while. */
  readonly onActive: (active: boolean) => void;
  /** The page is visible again: a good moment to retry. */
  readonly onVisible: () => void;
  /** The network has come or gone: a connection may be dead without an error. */
  readonly onNetwork: (online: boolean) => void;
  /** The page is back from the back/forward cache: what it shows is old. */
  readonly onRestored: () => void;
}

/** Watches until the returned function is called. Without `unload` handlers, which keep a page out of that cache. */
function watchPageLifecycle(listener: PageListener): () => void {
  const ended = new AbortController();
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined;
  let hiddenAt = 0;

  function deactivate(): void {
    clearTimeout(hiddenTimer);
    listener.onActive(false);
  }
  function onVisibilityChange(): void {
    clearTimeout(hiddenTimer);
    if (document.visibilityState === 'hidden') {
      hiddenAt = Date.now();
      hiddenTimer = setTimeout(deactivate, HIDDEN_MS);
      return;
    }
    // Timers do not run in a frozen page, and its connections may have ended meanwhile.
    if (hiddenAt > 0 && Date.now() - hiddenAt >= HIDDEN_MS) listener.onActive(false);
    hiddenAt = 0;
    listener.onActive(true);
    listener.onVisible();
  }
  function restore({ persisted }: PageTransitionEvent): void {
    if (!persisted) return;
    onVisibilityChange();
    listener.onRestored();
  }
  const on = (target: EventTarget, type: string, listen: (event: never) => void) =>
    target.addEventListener(type, listen as EventListener, { signal: ended.signal });
  on(document, 'visibilitychange', onVisibilityChange);
  on(document, 'freeze', deactivate);
  on(window, 'pagehide', deactivate);
  on(window, 'pageshow', restore);
  on(window, 'online', () => listener.onNetwork(true));
  on(window, 'offline', () => listener.onNetwork(false));
  if (document.visibilityState !== 'hidden') listener.onActive(true);
  return () => {
    clearTimeout(hiddenTimer);
    ended.abort();
  };
}

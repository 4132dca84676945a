/** Follows a store's hints: what changed is read again, soon and not too often. */
import type { Query } from '@tanstack/react-query';
import { STAFF_MESSAGES, type Hint } from '../../contract/liveHints.js';
import type { RawMessage } from '../../../ui/live/eventStream.js';
import { createSkippableDelay, keepStreaming } from '../../../ui/live/keepStreaming.js';
import { readOptions, treasuryQueryKey } from '../queries.js';
import type { StoreCache } from '../watchSession.js';
import { noteLive } from './liveState.js';

/** Hints that come this close together are one read. Milliseconds. */
const GATHER_MS = 250;
/** The shortest time between two such reads. */
const APART_MS = 1_500;

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads again what hints name; while the page is hidden, once it is shown. */
function createRefresh({ client, queryClient }: StoreCache) {
  const root = treasuryQueryKey(client);
  let gathered: Hint[] | null = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastAt = 0;

  function run(): void {
    const hints = gathered;
    gathered = [];
    timer = undefined;
    lastAt = Date.now();
    void queryClient.invalidateQueries({
      queryKey: root,
      // React Query reads what is old when the page is shown again.
      refetchType: document.visibilityState === 'hidden' ? 'none' : 'active',
      predicate: ({ queryKey }: Query) => isTouched(queryKey.slice(root.length), hints),
    });
  }

  return {
    /** @param hints null: anything may have changed. */
    add(hints: readonly Hint[] | null): void {
      gathered = hints === null || gathered === null ? null : [...gathered, ...hints];
      timer ??= setTimeout(run, Math.max(GATHER_MS, lastAt + APART_MS - Date.now()));
    },
    stop: () => clearTimeout(timer),
  };
}

/** Starts following. @returns ends the stream, timers and listeners. */
export function followStore(store: StoreCache): () => void {
  const { client, queryClient } = store;
  const refresh = createRefresh(store);
  const delay = createSkippableDelay();
  const ended = new AbortController();
  let following: AbortController | undefined;
  /** Number of the last message; null before the first. */
  let known: number | null = null;
  let isLive = false;

  function setLive(live: boolean): void {
    if (live === isLive) return;
    isLive = live;
    noteLive(client, live ? 1 : -1);
    // Whether it is the stream or the store that is gone shows at the next answer.
    if (!live) void queryClient.invalidateQueries(readOptions(client, 'getSession'));
  }

  function receive({ event, data }: RawMessage): void {
    if (event === 'alive') {
      const read = STAFF_MESSAGES.alive.safeParse(jsonOf(data));
      if (!read.success) return;
      // Also at first: what was read before this moment may be old, and nothing hinted at it.
      if (read.data.last !== known) refresh.add(null);
      known = read.data.last;
    }
    if (event === 'changed') {
      const read = STAFF_MESSAGES.changed.safeParse(jsonOf(data));
      if (!read.success) return;
      const { after, hints } = read.data;
      refresh.add(after === known ? hints : null);
      known = after + 1;
    }
  }

  function begin(): void {
    following ??= new AbortController();
    const { signal } = following;
    void keepStreaming({
      open: (connection) => client.openLive({ signal: connection }),
      onMessage: receive,
      onLive: (live) => !signal.aborted && setLive(live),
      delay,
      signal,
    });
  }
  function end(): void {
    following?.abort();
    following = undefined;
    setLive(false);
  }
  function restart(): void {
    end();
    begin();
  }

  const on = (target: EventTarget, type: string, listen: (event: never) => void) =>
    target.addEventListener(type, listen as EventListener, { signal: ended.signal });
  // A page in the back/forward cache keeps no connection, and one that comes back needs a new one.
  on(window, 'pagehide', end);
  on(window, 'pageshow', ({ persisted }: PageTransitionEvent) => persisted && restart());
  on(document, 'visibilitychange', () => delay.skip());
  on(window, 'online', restart);
  on(window, 'offline', end);
  begin();
  return () => {
    ended.abort();
    end();
    refresh.stop();
  };
}

/** First words of the query keys of a store, after its endpoint, by kind of hint. */
export const TOUCHED: Readonly<Record<string, readonly string[]>> = {
  orders: ['orders', 'order', 'tasks'],
  // A refund changes its order.
  withdrawals: ['withdrawals', 'withdrawal', 'orders', 'order', 'tasks'],
  balances: ['balances', 'tasks'],
  activity: ['activity', 'tasks'],
};

/** Queries of one thing, whose key says which, by the kind of hint that names it. */
const OF_ONE: Readonly<Record<string, string>> = { orders: 'order', withdrawals: 'withdrawal' };

/**
 * Whether hints make a query old.
 *
 * @param key what follows the store's own key in the query's key: a subject, the read, and what it names.
 * @param hints null: anything may have changed.
 */
export function isTouched(key: readonly unknown[], hints: readonly Hint[] | null): boolean {
  const [subject, , named] = key;
  if (typeof subject !== 'string' || subject === 'session' || subject === 'currencies')
    return false;
  if (hints === null) return true;
  return hints.some(({ kind, about }) => {
    // A kind of a newer store: better read once too often.
    if (!(TOUCHED[kind]?.includes(subject) ?? true)) return false;
    return about === undefined || OF_ONE[kind] !== subject || named === about;
  });
}

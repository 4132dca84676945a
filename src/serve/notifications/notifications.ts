/** Notifications as what takes the handler's news: each is kept, and sent until the store has taken it. */
import { createBackgroundTasks } from '../../async/backgroundTasks.js';
import { createSemaphore } from '../../async/semaphore.js';
import type { Ledger } from '../../ledger/ledger.js';
import { createDispatcher, type Told } from '../../server/telling/dispatcher.js';
import type { StoredBody } from '../../server/telling/keptNotifications.js';
import type { UnmatchedPayments } from '../../server/webhooks/unmatchedPayments.js';
import type { NewsReader } from '../../server/telling/newsReader.js';
import type { CallbackEvent, NewsTarget, ToldNews } from '../../server/telling/storeCallbacks.js';
import {
  asToldNow,
  createAttempt,
  type AttemptOptions,
  type AttemptResult,
  type DeliveryReport,
} from './attempt.js';
import { bodyOf, bodyOfUnmatched, UNMATCHED } from './notification.js';
import { createOutbox, type ListedNotification, type NotificationPage } from './outbox.js';
import type { NotifyTarget, Send } from './send.js';
import { createWaiting } from './waiting.js';

/** How many requests run at a time. */
const AT_ONCE = 32;

/** How often a process looks for what other processes or the command line have left. */
const SWEEP_MS = 10_000;

/** When a notification is tried again after the ledger has failed. */
const TROUBLE_MS = 5_000;

/** How often payments of no order are looked for. */
const MINUTE_MS = 60_000;

/** A store that took nothing for this long was away; one that took others refuses this one. */
const OUTAGE_MS = 60_000;

/** A page of notifications; `next` is where the next one begins, also if there was nothing new. */
export type CurrentPage = Pick<NotificationPage, 'next'> & {
  readonly events: readonly (ListedNotification & { readonly current: boolean })[];
};

/** Notifications of one process. */
export type Notifications = ReturnType<typeof createNotifications>;

/** What notifications need. */
export interface NotificationOptions {
  readonly ledger: Pick<Ledger, 'append' | 'list' | 'claim'>;
  /** The handler's news. */
  readonly news: () => NewsReader;
  readonly unmatched: Pick<UnmatchedPayments, 'untold' | 'find' | 'noteTold'>;
  /** Where the store is told; null if it reads `/v1/events`. */
  readonly notify: NotifyTarget | null;
  readonly send: Send;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly report: (report: DeliveryReport) => void;
  /** The id under which an older release told that an order was closed. */
  readonly olderCloseId: (orderId: string) => string;
}

/** Sends what is kept, and knows what waits. */
function createSender(
  options: Omit<AttemptOptions, 'signal'> & Pick<NotificationOptions, 'ledger'>,
) {
  const { ledger, now, report } = options;
  const background = createBackgroundTasks();
  const stopping = new AbortController();
  const attempt = createAttempt({ ...options, signal: stopping.signal });
  const waiting = createWaiting(ledger, now);
  const slots = createSemaphore(AT_ONCE, Number.POSITIVE_INFINITY, { now });
  const running = new Set<string>();
  /** Ids that failed since the store last took any. */
  const failedSince = new Set<string>();
  /** When the store last took one, or this process began: milliseconds since the epoch. */
  let lastTaken = now();
  let isRunning = false;

  /** After an outage, what failed in it need not wait for its own time. */
  function noteSuccess(): void {
    const wasAway = now() - lastTaken > OUTAGE_MS;
    if (wasAway) for (const id of failedSince) dispatcher.plan(id, now());
    failedSince.clear();
    lastTaken = now();
    if (wasAway) dispatcher.wake();
  }

  function note(id: string, result: AttemptResult): number | null {
    if (result.outcome === 'failed') failedSince.add(id);
    if ('nextAt' in result) return result.nextAt;
    if (result.outcome === 'untrue') waiting.setAside(id);
    else waiting.forget(id);
    if (result.outcome === 'delivered') noteSuccess();
    return null;
  }

  async function tell(id: string): Promise<Told> {
    if (!isRunning || running.has(id)) return { at: null, upTo: 0 };
    running.add(id);
    try {
      return { at: note(id, await slots.run(() => attempt(id))), upTo: 0 };
    } catch (error) {
      const reason = 'the ledger does not answer';
      report({ outcome: 'trouble', id, type: '', attempt: 0, reason });
      throw error;
    } finally {
      running.delete(id);
    }
  }

  const dispatcher = createDispatcher({
    ...{ now, background, tell },
    find: async () => (isRunning ? waiting.catchUp() : []),
    // Nothing is lost: it stays due.
    failed: () => undefined,
    ...{ sweepMs: SWEEP_MS, troubleMs: TROUBLE_MS, atOnce: AT_ONCE },
  });

  return {
    start() {
      isRunning = true;
      dispatcher.start();
    },
    send(id: string) {
      waiting.kept(id);
      void background.add(dispatcher.tell(id));
    },
    setAside: waiting.setAside,
    isAside: waiting.isAside,
    waiting: waiting.oldest,
    stop() {
      isRunning = false;
      dispatcher.stop();
      stopping.abort();
    },
    idleWithin: background.idleWithin,
  };
}

/** Makes the notifications. */
export function createNotifications(options: NotificationOptions) {
  const { ledger, notify, now, unmatched, olderCloseId } = options;
  const outbox = createOutbox(ledger, now);
  const sender = notify && createSender({ ...options, outbox, target: notify });

  /** A store that is not called reads its notifications: each counts as taken. */
  async function hand(id: string, body: StoredBody): Promise<void> {
    await outbox.keep(id, body);
    if (sender) sender.send(id);
    else await outbox.noteDelivered(id, 0);
  }

  /** Payments of no order make no news of a checkout: they are looked for. */
  async function tellUnmatched(): Promise<void> {
    for (const payment of await unmatched.untold()) {
      const timestamp = payment.confirmedAt ?? payment.firstSeenAt;
      await hand(payment.id, bodyOfUnmatched(payment, timestamp));
      await unmatched.noteTold(payment.id);
    }
  }
  const background = createBackgroundTasks();
  const looking = createDispatcher({
    ...{ now, background, failed: () => undefined },
    tell: () => tellUnmatched().then(() => ({ at: null, upTo: 0 })),
    find: () => Promise.resolve([{ name: UNMATCHED, at: now() }]),
    ...{ sweepMs: MINUTE_MS, troubleMs: MINUTE_MS, atOnce: 1 },
  });

  async function keep(event: CallbackEvent, effect: string): Promise<void> {
    const { claimId, reference, news: view } = event;
    if (view.type === null) return;
    if (view.type === 'order.closed' && (await outbox.find(olderCloseId(reference)))) return;
    await hand(claimId, { ...bodyOf(view.type, event), effect });
  }

  /** What is not true now is not waited for, and is listed again once it is. */
  async function look({ claimId, toldAt, isTrue, wasUntrueAfter }: ToldNews): Promise<void> {
    if (!isTrue) sender?.setAside(claimId);
    else if (sender?.isAside(claimId)) sender.send(claimId);
    if (!isTrue || !wasUntrueAfter(toldAt)) return;
    const kept = await outbox.find(claimId);
    if (!kept || kept === 'unreadable' || !wasUntrueAfter(kept.listed)) return;
    await outbox.relist(claimId, kept.listed);
    sender?.send(claimId);
  }

  return {
    /** What the handler tells its news to. */
    target: {
      keep,
      onTold: async (told) => {
        for (const one of told) await look(one);
      },
    } satisfies NewsTarget,
    /** Notifications in the order in which they became true, each as it is now. */
    async page(after: number, limit: number): Promise<CurrentPage> {
      const { events, next } = await outbox.page(after, limit);
      const drawn = events.map(async ({ id, ...kept }) => {
        const { body, isTrue } = await asToldNow(options, id, kept);
        return { id, ...body, current: isTrue };
      });
      return { events: await Promise.all(drawn), next };
    },
    /** Begins to send, also what earlier processes have left. */
    start(): void {
      looking.start();
      sender?.start();
    },
    /** How many wait to be sent and are true, and since when the oldest, as far as this process knows. */
    waiting: () => sender?.waiting() ?? { count: 0, since: Infinity },
    /** Starts no more attempts, and cuts off those that run: the next process makes them again. */
    stop(): void {
      looking.stop();
      sender?.stop();
    },
    /** Waits for running work, for at most this many milliseconds. */
    async idleWithin(milliseconds: number): Promise<void> {
      await Promise.all([
        background.idleWithin(milliseconds),
        ...(sender ? [sender.idleWithin(milliseconds)] : []),
      ]);
    },
  };
}

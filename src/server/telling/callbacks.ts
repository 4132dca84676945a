/** Calls the store's callbacks for all news of its checkouts: each until it has succeeded once. */
import type { CheckoutRecord, Records } from '../checkouts/checkoutRecords.js';
import type { DiagnosticListener } from '../configuration/diagnostic.js';
import type { Ledger } from '../../ledger/ledger.js';
import { doneKey, type CallbackResult, runCallback } from './runCallback.js';
import { TRY_MS } from './retrySchedule.js';
import { type Draw, type DueCallback, dueCallbacks } from './dueCallbacks.js';
import { createKeyedQueue, type KeyedQueue } from '../../async/keyedQueue.js';
import { createStoredTimes } from '../../async/storedTimes.js';
import { createSingleFlight } from '../../async/singleFlight.js';
import { laneOf } from '../checkouts/callbackEvents.js';
import type { BackgroundTasks } from '../../async/backgroundTasks.js';
import type { CheckoutEventKind } from '../../payments/checkoutEvents.js';
import { createCallbackQueue } from './callbackQueue.js';
import { createDispatcher, type Told } from './dispatcher.js';
import { isTrue } from './news.js';
import { recordNews } from './recordNews.js';
import { createRepeatCallback } from './repeatCallback.js';
import { callbacksOf, type NewsTarget } from './storeCallbacks.js';
import { toldNews } from './toldNews.js';
import type { UnsettledCheckouts } from './unsettledCheckouts.js';

/** What calling callbacks needs. */
export interface CallbackDependencies {
  readonly ledger: Ledger;
  readonly records: Pick<Records, 'readAndRecordPaid'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly newId: () => string;
  readonly report: DiagnosticListener;
  readonly target: NewsTarget;
  readonly draw: Draw;
}

/**
 * Makes the function that calls what is due for one checkout. The calls do not wait for one another, except that
 * news of its status is told in order. It never throws for a callback: failures are reported and retried.
 *
 * @param lanes calls of one lane run one after another.
 * @returns when to look again, in milliseconds since the epoch; null if everything is done.
 */
export function createRunCallbacks(
  { ledger, records, now, newId, report, target, draw }: CallbackDependencies,
  lanes: KeyedQueue = createKeyedQueue(),
): (record: CheckoutRecord) => Promise<number | null> {
  const share = createSingleFlight<CallbackResult>();
  const times = createStoredTimes(now);

  async function attempt(stream: string, due: DueCallback): Promise<CallbackResult> {
    const { news, call } = due;
    const { effect } = news;
    const mine = { isBegun: false };
    const once = (): Promise<CallbackResult> => {
      let current: CheckoutRecord | null = null;
      return runCallback({
        ...{ ledger, stream, effect, now, times, newId, report },
        async stillDue() {
          current = await records.readAndRecordPaid(stream);
          return isTrue(news, current);
        },
        run: async (claimId) => (current ? call(claimId, current, draw) : undefined),
      });
    };
    // A second caller waits for the attempt that is running, so that `markPaid` answers once `onPaid` has
    // ended.
    const result = await share.run(effect, () => {
      mine.isBegun = true;
      return lanes.run(laneOf(stream, effect), once);
    });
    // The shared attempt may have read the checkout before the change that brought this caller: try again.
    return result.outcome === 'not_due' && !mine.isBegun ? attempt(stream, due) : result;
  }

  return async (record) => {
    // Without this filter each callback would read the whole stream to find that it is done.
    const keys = new Set(record.events.map(({ key }) => key));
    const due = (await dueCallbacks(record, target)).filter(
      ({ news }) => !keys.has(doneKey(news.effect)),
    );
    const results = await Promise.all(due.map((one) => attempt(record.stream, one)));
    const times = results.flatMap(({ retryAt }) => (retryAt === null ? [] : [retryAt]));
    return times.length === 0 ? null : Math.min(...times);
  };
}

/** How many checkouts a sweep or `reconcile` handles at a time. */
export const CHECKOUTS_AT_ONCE = 8;

/** How often an instance looks for callbacks that another one has not run. */
const SWEEP_MS = 5 * 60_000;

/** A mark is written after this many checkouts, so that a start after a kill does not begin again. */
const MARK_AFTER = 1_000;

/** Kinds of events after which no callback can be due. */
const WITHOUT_CALLBACKS: ReadonlySet<CheckoutEventKind> = new Set([
  'opened',
  'displayed',
  'looked',
]);

/**
 * Makes the callbacks. It looks at its start for those that a crash left undone, and every five minutes for
 * those that another instance left undone.
 */
export function createCallbacks(
  parts: CallbackDependencies & {
    readonly unsettled: UnsettledCheckouts;
    readonly background: BackgroundTasks;
  },
) {
  const { ledger, records, now, report, unsettled, background, target } = parts;
  const lanes = createKeyedQueue();
  const runCallbacks = createRunCallbacks(parts, lanes);
  const names = callbacksOf(target);
  const isListening = names.length > 0;
  let sinceMark = 0;

  async function tell(stream: string): Promise<Told> {
    let record = await records.readAndRecordPaid(stream);
    if (!record.state.opened) return { at: null, upTo: record.events.at(-1)?.sequence ?? 0 };
    if (record.isPaidUnrecorded) throw new Error('A payment could not be written into the ledger.');
    if (names.includes('onStatusChange'))
      record = await recordNews(record, { ledger, records, now });
    const at = await runCallbacks(record);
    const upTo = record.events.at(-1)?.sequence ?? 0;
    await target.onTold?.(await toldNews(await records.readAndRecordPaid(stream)));
    if (at === null) unsettled.done(record);
    sinceMark += 1;
    if (sinceMark % MARK_AFTER === 0) await unsettled.mark();
    return { at, upTo };
  }

  const dispatcher = createDispatcher({
    ...{ now, background, tell },
    async find() {
      await unsettled.catchUp();
      return unsettled.untold().map((name) => ({ name, at: now() }));
    },
    failed(error) {
      const message =
        'The callbacks of a checkout could not be run, most often because the ledger could not be read or written. ' +
        'They are tried again in a minute; see the error.';
      report({ code: 'callback_failed', message, error });
    },
    swept: unsettled.mark,
    ...{ sweepMs: SWEEP_MS, troubleMs: TRY_MS, atOnce: CHECKOUTS_AT_ONCE },
  });
  const dispatch = async (stream: string): Promise<boolean> =>
    !isListening || dispatcher.tell(stream);
  const enqueue = createCallbackQueue(dispatch, background);
  const repeat = createRepeatCallback({
    ...parts,
    lanes,
    keepAlive: (work) => void background.add(work),
  });

  if (isListening) dispatcher.start();
  return {
    /** Runs what is due for a checkout. Never throws. Returns whether everything is done. */
    dispatch,
    // Also after a duplicate: another instance may have stored the event and then crashed.
    /** Called after an append to a checkout: queues its callbacks. Returns at once. */
    appended(stream: string, kind: CheckoutEventKind): void {
      if (!WITHOUT_CALLBACKS.has(kind)) enqueue(stream);
    },
    /**
     * Calls a callback of a checkout once more, by its claim id: because a person wants it, and only while
     * what it tells is true. Waits at most ten seconds. @throws what the ledger throws
     */
    repeat,
    /** Starts the retries that are due; called with every request. Returns at once. */
    wake: dispatcher.wake,
    /** Stops the timer, so that no retry starts by itself. */
    stop: dispatcher.stop,
  };
}

/** Runs every callback that is due until it has succeeded once, across failures and restarts. */
import type { CheckoutRecord, Records } from '../checkouts/checkoutRecords.js';
import type { DiagnosticListener } from '../configuration/diagnostic.js';
import type { Ledger } from '../../ledger/ledger.js';
import { doneKey, type CallbackResult, runCallback } from './runCallback.js';
import { TRY_MS } from './retrySchedule.js';
import { type CallbackScene, type DueCallback, dueCallbacks } from './dueCallbacks.js';
import { createKeyedQueue, type KeyedQueue } from '../../async/keyedQueue.js';
import { createSingleFlight } from '../../async/singleFlight.js';
import { EFFECT_BEGUN, laneOf } from '../checkouts/callbackEvents.js';
import type { CheckoutSnapshot } from '../../contract/checkout.js';
import { runWithConcurrency } from '../../async/runWithConcurrency.js';
import type { BackgroundTasks } from '../../async/backgroundTasks.js';
import type { CheckoutEventKind } from '../../payments/checkoutEvents.js';
import { createCallbackQueue } from './callbackQueue.js';
import { createRepeatCallback, type RepeatOutcome } from './repeatCallback.js';
import { createDueList } from '../../async/dueList.js';
import { listens, type StoreCallbacks } from './storeCallbacks.js';
import type { UnsettledCheckouts } from './unsettledCheckouts.js';

/**
 * Runs the callbacks that are due for one checkout. They do not wait for one another, except that changes
 * of status are reported in order. Never throws for a callback; failures are reported and retried.
 *
 * @returns when to look again, in milliseconds since the epoch; null if everything is done.
 */
export type RunCallbacks = (scene: CallbackScene) => Promise<number | null>;

/** What running callbacks needs. */
export interface CallbackDependencies {
  readonly ledger: Ledger;
  readonly records: Pick<Records, 'readAndRecordPaid'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly newId: () => string;
  readonly report: DiagnosticListener;
}

/** Makes the runner of one handler. @param lanes calls of one lane run one after another. */
export function createRunCallbacks(
  { ledger, records, now, newId, report }: CallbackDependencies,
  lanes: KeyedQueue = createKeyedQueue(),
): RunCallbacks {
  const share = createSingleFlight<CallbackResult>();

  /** Written before the call, because a process that ends during the call cannot write it afterwards. */
  async function noteBegun(stream: string, effect: string, word: string): Promise<void> {
    const at = new Date(now()).toISOString();
    const body = { effect, word };
    await ledger.append({ stream, key: `begun:${effect}`, kind: EFFECT_BEGUN, at, body });
  }

  async function attempt(stream: string, due: DueCallback): Promise<CallbackResult> {
    const { effect, word, stillDue, run } = due;
    const mine = { isBegun: false };
    const once = (): Promise<CallbackResult> =>
      runCallback({
        ledger,
        stream,
        effect,
        now,
        newId,
        stillDue: async () => stillDue(await records.readAndRecordPaid(stream)),
        async run(claimId) {
          if (word !== null) await noteBegun(stream, effect, word);
          await run(claimId);
        },
        report,
      });
    // A second caller waits for the attempt that is running, so that `markPaid` answers once `onPaid` has
    // ended.
    const result = await share.run(effect, () => {
      mine.isBegun = true;
      return lanes.run(laneOf(stream, effect), once);
    });
    // The shared attempt may have read the checkout before the change that brought this caller: try again.
    return result.outcome === 'not_due' && !mine.isBegun ? attempt(stream, due) : result;
  }

  return async (scene) => {
    // Without this filter each callback would read the whole stream to find that it is done.
    const keys = new Set(scene.record.events.map(({ key }) => key));
    const due = (await dueCallbacks(scene)).filter(({ effect }) => !keys.has(doneKey(effect)));
    const results = await Promise.all(due.map((one) => attempt(scene.record.stream, one)));
    const times = results.flatMap(({ retryAt }) => (retryAt === null ? [] : [retryAt]));
    return times.length === 0 ? null : Math.min(...times);
  };
}

/** How many checkouts a sweep or `reconcile` handles at a time. */
export const CHECKOUTS_AT_ONCE = 8;

/** How often an instance looks for callbacks that another one has not run. */
const SWEEP_MS = 5 * 60_000;

/** A sweep writes a mark after this many checkouts, so that a start after a kill does not begin again. */
const MARK_AFTER = 1_000;

/** The callbacks of one handler. */
export interface CallbackDispatcher {
  /** Runs what is due for a checkout. Never throws. Returns whether everything is done. */
  dispatch(stream: string): Promise<boolean>;
  /** Called after an append to a checkout: queues its callbacks. Returns at once. */
  appended(stream: string, kind: CheckoutEventKind): void;
  /**
   * Calls a callback of a checkout once more, by its claim id: because a person wants it, and only while
   * what it tells is true. Waits at most ten seconds. @throws what the ledger throws
   */
  repeat(stream: string, claimId: string): Promise<RepeatOutcome>;
  /** Starts the retries that are due; called with every request. Returns at once. */
  wake(): void;
  /** Stops the timer, so that no retry starts by itself. */
  stop(): void;
}

export interface CallbackDispatcherOptions extends CallbackDependencies {
  readonly unsettled: UnsettledCheckouts;
  readonly background: BackgroundTasks;
  readonly callbacks: StoreCallbacks;
  readonly view: (record: CheckoutRecord) => Promise<CheckoutSnapshot>;
}

/** Kinds of events after which no callback can be due. */
const WITHOUT_CALLBACKS: ReadonlySet<CheckoutEventKind> = new Set([
  'opened',
  'displayed',
  'looked',
]);

/** The name of the sweep in the list of streams; no stream has an empty name. */
const SWEEP = '';

/**
 * Makes the dispatcher. It sweeps at its start for callbacks that a crash left undone, and every five
 * minutes for those that another instance left undone.
 */
export function createCallbackDispatcher(parts: CallbackDispatcherOptions): CallbackDispatcher {
  const { records, now, report, unsettled, background, callbacks, view } = parts;
  const lanes = createKeyedQueue();
  const runCallbacks = createRunCallbacks(parts, lanes);
  const repeat = createRepeatCallback({
    ...parts,
    lanes,
    keepAlive: (work) => void background.add(work),
  });
  const pending = createDueList(now, wake);
  const enqueue = createCallbackQueue(dispatch, background);

  function retryLater(stream: string, error: unknown): void {
    pending.schedule(stream, now() + TRY_MS, Number.POSITIVE_INFINITY);
    const message =
      'The callbacks of a checkout could not be run, most often because the ledger could not be read or written. ' +
      'They are tried again in a minute; see the error.';
    report({ code: 'callback_failed', message, error });
  }

  async function dispatch(stream: string): Promise<boolean> {
    if (!listens(callbacks)) return true;
    try {
      const record = await records.readAndRecordPaid(stream);
      if (!record.state.opened) return true;
      if (record.isPaidUnrecorded)
        throw new Error('A payment could not be written into the ledger.');
      const scene = { record, draw: () => view(record), callbacks };
      const retryAt = await runCallbacks(scene);
      const upTo = record.events.at(-1)?.sequence ?? 0;
      if (retryAt === null) {
        unsettled.done(record);
        pending.clear(stream, upTo);
      } else pending.schedule(stream, retryAt, upTo);
      return retryAt === null;
    } catch (error) {
      retryLater(stream, error);
      return false;
    }
  }

  async function sweep(): Promise<void> {
    // Scheduled first: on Workers a sweep can be cut off with its request, and must not be the last one.
    pending.schedule(SWEEP, now() + SWEEP_MS, 0);
    try {
      await unsettled.catchUp();
      const streams = unsettled.untold();
      for (let from = 0; from === 0 || from < streams.length; from += MARK_AFTER) {
        await runWithConcurrency(
          CHECKOUTS_AT_ONCE,
          streams.slice(from, from + MARK_AFTER),
          dispatch,
        );
        await unsettled.mark();
      }
    } catch (error) {
      retryLater(SWEEP, error);
    }
  }

  function wake(): void {
    const due = pending.takeDue();
    if (due.length === 0) return;
    const again = (stream: string): Promise<unknown> =>
      stream === SWEEP ? sweep() : dispatch(stream);
    void background.add(runWithConcurrency(CHECKOUTS_AT_ONCE, due, again));
  }

  if (listens(callbacks)) void background.add(sweep());
  return {
    dispatch,
    // Also after a duplicate: another instance may have stored the event and then crashed.
    appended(stream, kind) {
      if (!WITHOUT_CALLBACKS.has(kind)) enqueue(stream);
    },
    repeat,
    wake,
    stop: pending.stop,
  };
}

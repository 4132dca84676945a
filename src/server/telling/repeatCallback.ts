/** Calls a callback once more, because a person wants it: with the same claim id, and only while it is true. */
import { createSingleFlight } from '../../async/singleFlight.js';
import type { KeyedQueue } from '../../async/keyedQueue.js';
import { withTimeout } from '../../async/withTimeout.js';
import type { Ledger } from '../../ledger/ledger.js';
import type { Records } from '../checkouts/checkoutRecords.js';
import { laneOf } from '../checkouts/callbackEvents.js';
import type { DiagnosticListener } from '../configuration/diagnostic.js';
import { callFor, type Draw } from './dueCallbacks.js';
import { isTrue } from './news.js';
import { appendDone, doneKey, callbackName } from './runCallback.js';
import type { NewsTarget } from './storeCallbacks.js';
import { newsNamed } from './toldNews.js';

/**
 * What came of a repeat. `delivered`: the callback ended. `failed`: it threw. `running`: it has not ended in
 * ten seconds, and goes on. `outdated`: what it told is not true any more, so it was not called. `unknown`:
 * no recorded call has this claim id, or the handler has no such callback.
 */
export type RepeatOutcome = 'delivered' | 'failed' | 'running' | 'outdated' | 'unknown';

/** What a repeat needs. */
export interface RepeatDependencies {
  readonly ledger: Ledger;
  readonly records: Pick<Records, 'readAndRecordPaid'>;
  readonly target: NewsTarget;
  readonly draw: Draw;
  readonly now: () => number;
  readonly report: DiagnosticListener;
  /** The lanes of the dispatcher: no two attempts at one call run at the same time. */
  readonly lanes: KeyedQueue;
  /** Keeps the process alive for a call that still runs. */
  readonly keepAlive: (work: Promise<unknown>) => void;
}

/** How long a repeat is waited for. */
const WAIT_MS = 10_000;

/**
 * Makes the function that repeats a call of a checkout by its claim id. It writes nothing about money or
 * status: only a call that had never succeeded is recorded as done.
 */
export function createRepeatCallback(
  parts: RepeatDependencies,
): (stream: string, claimId: string) => Promise<RepeatOutcome> {
  const { ledger, records, target, draw, now, report, lanes, keepAlive } = parts;
  const share = createSingleFlight<RepeatOutcome>();

  async function repeat(stream: string, claimId: string): Promise<RepeatOutcome> {
    const news = await newsNamed(await records.readAndRecordPaid(stream), { claimId });
    if (!news || !callFor(news, target)) return 'unknown';
    return lanes.run(laneOf(stream, news.effect), () => call(stream, claimId));
  }

  /** Reads the checkout again: it may have waited for an attempt that was running. */
  async function call(stream: string, claimId: string): Promise<RepeatOutcome> {
    const record = await records.readAndRecordPaid(stream);
    const news = await newsNamed(record, { claimId });
    const run = news && callFor(news, target);
    if (!run || !isTrue(news, record)) return 'outdated';
    const { effect } = news;
    try {
      await run(claimId, record, draw);
    } catch (error) {
      report({
        code: 'callback_failed',
        message:
          `${callbackName(effect)} did not come to its end when a person had it repeated. If the store had not taken it ` +
          'before, it is tried again as planned, with the same claim id; see the error.',
        error,
      });
      return 'failed';
    }
    if (!record.events.some(({ key }) => key === doneKey(effect))) {
      await appendDone({ ledger, stream, effect }, claimId, now());
    }
    return 'delivered';
  }

  return async (stream, claimId) => {
    // Two people who press at the same time cause one call.
    const work = share.run(`${stream}:${claimId}`, () => repeat(stream, claimId));
    keepAlive(work.catch(() => undefined));
    const result = await withTimeout(work, WAIT_MS);
    return result.done ? result.value : 'running';
  };
}

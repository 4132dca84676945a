/** Calls a callback once more, because a person wants it: with the same claim id, and only while it is true. */
import { createSingleFlight } from '../../async/singleFlight.js';
import type { KeyedQueue } from '../../async/keyedQueue.js';
import { withTimeout } from '../../async/withTimeout.js';
import type { CheckoutSnapshot } from '../../contract/checkout.js';
import type { Ledger, LedgerEvent } from '../../ledger/ledger.js';
import type { CheckoutRecord, Records } from '../checkouts/checkoutRecords.js';
import { laneOf } from '../checkouts/callbackEvents.js';
import type { DiagnosticListener } from '../configuration/diagnostic.js';
import { type CallbackScene, dueCallbacks, toldStatus } from './dueCallbacks.js';
import { appendDone, doneKey, EFFECT_FAILED } from './runCallback.js';
import type { StoreCallbacks } from './storeCallbacks.js';

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
  readonly callbacks: StoreCallbacks;
  readonly view: (record: CheckoutRecord) => Promise<CheckoutSnapshot>;
  readonly now: () => number;
  readonly report: DiagnosticListener;
  /** The lanes of the dispatcher: no two attempts at one call run at the same time. */
  readonly lanes: KeyedQueue;
  /** Keeps the process alive for a call that still runs. */
  readonly keepAlive: (work: Promise<unknown>) => void;
}

const CALLBACKS = ['onPaid', 'onDeposit', 'onStatusChange'] as const;

/** How long a repeat is waited for. */
const WAIT_MS = 10_000;

/** The name of the call that got a claim id, if the ledger tells. */
function effectOf(events: readonly LedgerEvent[], claimId: string): string | null {
  for (const { kind, body } of events) {
    const isCall = kind === 'effect_done' || kind === EFFECT_FAILED;
    if (isCall && body['claimId'] === claimId && typeof body['effect'] === 'string') {
      return body['effect'];
    }
  }
  return null;
}

async function callOf(
  scene: CallbackScene,
  effect: string,
): Promise<((claimId: string) => Promise<void>) | null> {
  const due = await dueCallbacks(scene);
  return due.find((one) => one.effect === effect)?.run ?? toldStatus(scene, effect);
}

/**
 * Makes the function that repeats a call of a checkout by its claim id. It writes nothing about money or
 * status: only a call that had never succeeded is recorded as done.
 */
export function createRepeatCallback(
  parts: RepeatDependencies,
): (stream: string, claimId: string) => Promise<RepeatOutcome> {
  const { ledger, records, callbacks, view, now, report, lanes, keepAlive } = parts;
  const share = createSingleFlight<RepeatOutcome>();

  async function repeat(stream: string, claimId: string): Promise<RepeatOutcome> {
    const { events } = await records.readAndRecordPaid(stream);
    const effect = effectOf(events, claimId);
    const name = CALLBACKS.find((one) => callbacks[one] && effect?.startsWith(`${one}:`));
    if (effect === null || name === undefined) return 'unknown';
    return lanes.run(laneOf(stream, effect), () => call(stream, effect, claimId, name));
  }

  /** Reads the checkout again: it may have waited for an attempt that was running. */
  async function call(
    stream: string,
    effect: string,
    claimId: string,
    name: string,
  ): Promise<RepeatOutcome> {
    const record = await records.readAndRecordPaid(stream);
    const scene = { record, draw: () => view(record), callbacks };
    const run = await callOf(scene, effect);
    if (!run) return 'outdated';
    try {
      await run(claimId);
    } catch (error) {
      report({
        code: 'callback_failed',
        message:
          `${name} did not come to its end when a person had it repeated. If the store had not taken it ` +
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

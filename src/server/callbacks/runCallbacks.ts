/** Carries out a checkout's callbacks: at least once each, by claims in the ledger. */
import type { Records } from '../checkouts/checkoutRecords.js';
import type { DiagnosticListener } from '../configuration/diagnostic.js';
import type { Ledger } from '../../ledger/ledger.js';
import { doneKey, runEffect, type EffectResult } from './runEffect.js';
import { dueEffects, type CallbackScene, type DueEffect } from './dueEffects.js';
import { createKeyedQueue } from '../../async/keyedQueue.js';
import { createSingleFlight } from '../../async/singleFlight.js';
import { EFFECT_BEGUN } from './statusCalls.js';

/**
 * Carries out what is due for one checkout. Effects do not wait for one another, except that changes
 * of status are told in turn. Never throws for a callback; failures are reported and tried again.
 *
 * @returns when to look again, in milliseconds since the epoch; null if everything is done.
 */
export type RunCallbacks = (scene: CallbackScene) => Promise<number | null>;

/** Where callbacks are noted, and what running them needs. */
export interface CallbackDependencies {
  readonly ledger: Ledger;
  readonly records: Pick<Records, 'read'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly newId: () => string;
  readonly report: DiagnosticListener;
}

/** Makes the runner of one handler. */
export function createRunCallbacks({
  ledger,
  records,
  now,
  newId,
  report,
}: CallbackDependencies): RunCallbacks {
  const lanes = createKeyedQueue();
  const share = createSingleFlight<EffectResult>();

  /** Written before the call: whoever dies in it, or hears of its failure only, cannot write it then. */
  async function noteBegun(stream: string, effect: string, word: string): Promise<void> {
    const at = new Date(now()).toISOString();
    const body = { effect, word };
    await ledger.append({ stream, key: `begun:${effect}`, kind: EFFECT_BEGUN, at, body });
  }

  async function attempt(stream: string, due: DueEffect): Promise<EffectResult> {
    const { effect, lane, word, stillDue, run } = due;
    const mine = { isBegun: false };
    const once = (): Promise<EffectResult> =>
      runEffect({
        ledger,
        stream,
        effect,
        now,
        newId,
        stillDue: async () => stillDue(await records.read(stream)),
        async run(claimId) {
          if (word !== null) await noteBegun(stream, effect, word);
          await run(claimId);
        },
        onDiagnostic: report,
      });
    // Who comes second waits for the end of the try, so that `markPaid` answers when `onPaid` is over.
    const result = await share.run(effect, () => {
      mine.isBegun = true;
      return lane === null ? once() : lanes.run(`${lane}:${stream}`, once);
    });
    // The try may have looked before that came which brought the second one.
    return result.outcome === 'not_due' && !mine.isBegun ? attempt(stream, due) : result;
  }

  return async (scene) => {
    // Each would read the whole stream to find it done: for a new deposit, every deposit that ever was.
    const keys = new Set(scene.record.events.map(({ key }) => key));
    const due = (await dueEffects(scene)).filter(({ effect }) => !keys.has(doneKey(effect)));
    const results = await Promise.all(due.map((one) => attempt(scene.record.stream, one)));
    const times = results.flatMap(({ retryAt }) => (retryAt === null ? [] : [retryAt]));
    return times.length === 0 ? null : Math.min(...times);
  };
}

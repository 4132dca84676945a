/** A process that carries out an effect one step at a time and may die at any of them. */
import { runCallback, type CallbackOutcome } from '../../../src/server/telling/runCallback.js';
import { createStoredTimes } from '../../../src/async/storedTimes.js';
import type { Ledger } from '../../../src/ledger/ledger.js';

/** Where a runner dies: before or after its n-th step (a ledger call or the callback). */
export interface Death {
  readonly step: number;
  readonly moment: 'before' | 'after';
}

/** What a runner needs of its world. */
export interface RunnerWorld {
  readonly ledger: Ledger;
  readonly now: () => number;
  readonly id: string;
  readonly onRun: (claimId: string) => void;
  /** Waits until it is this step's turn. */
  readonly turn: () => Promise<void>;
  readonly death: Death | null;
}

const never = () => new Promise<never>(() => {});

/** Starts a runner. A dead one never answers. */
export async function startRunner(world: RunnerWorld): Promise<CallbackOutcome> {
  const { ledger, now, id, onRun, turn, death } = world;
  let steps = 0;
  const crashable =
    <In, Out>(work: (input: In) => Promise<Out>) =>
    async (input: In): Promise<Out> => {
      const step = (steps += 1);
      await turn();
      if (death?.step === step && death.moment === 'before') return never();
      const answer = await work(input);
      if (death?.step === step && death.moment === 'after') return never();
      return answer;
    };
  const { outcome } = await runCallback({
    ledger: {
      durability: 'memory',
      append: crashable((event: Parameters<Ledger['append']>[0]) => ledger.append(event)),
      list: crashable((query: Parameters<Ledger['list']>[0]) => ledger.list(query)),
      claim: crashable((request: Parameters<Ledger['claim']>[0]) => ledger.claim(request)),
    },
    stream: 'order:1',
    effect: 'onPaid:order:1',
    report: () => undefined,
    now,
    times: createStoredTimes(now),
    newId: () => id,
    stillDue: () => Promise.resolve(true),
    run: crashable(async (claimId: string) => onRun(claimId)),
  });
  return outcome;
}

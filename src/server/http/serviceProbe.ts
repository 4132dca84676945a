/** Whether the payment service answers, as it was last really asked: the shoppers' lists are kept for a day. */
import { withTimeout } from '../../async/withTimeout.js';
import type { ServiceClient } from '../../api/client.js';

/** What the last question has shown. Both are null until the first one has ended. */
export interface ServiceState {
  /** Whether the service gave its currencies for the store's key. */
  readonly service: boolean | null;
  /** Whole seconds since then. */
  readonly serviceAgeSeconds: number | null;
}

/** A service that says nothing for this long does not answer. Probes wait one to five seconds. */
export const ANSWER_MS = 3_000;
/** However many probes ask, the service is asked this often at most. */
const PAUSE_MS = 10_000;

/**
 * Reads the state, and asks the service again unless that was a moment ago.
 *
 * @param waitMs how long a newer state is waited for. @default half a second: a probe of the ledger that a
 *   hanging service holds up would take every instance out of rotation.
 */
export type ServiceProbe = (waitMs?: number) => Promise<ServiceState>;

/** Makes the probe of one process. @param keepAlive keeps the runtime alive for a question that goes on. */
export function createServiceProbe({
  service,
  now,
  keepAlive = () => undefined,
}: {
  readonly service: Pick<ServiceClient, 'listCurrencies'>;
  readonly now: () => number;
  readonly keepAlive?: (work: Promise<unknown>) => void;
}): ServiceProbe {
  let known: { readonly at: number; readonly answers: boolean } | undefined;
  let asked: { readonly at: number; readonly ended: Promise<void> } | undefined;

  async function answers(): Promise<boolean> {
    try {
      await service.listCurrencies();
      return true;
    } catch {
      return false;
    }
  }

  async function ask(): Promise<void> {
    const waited = await withTimeout(answers(), ANSWER_MS);
    known = { at: now(), answers: waited.done && waited.value };
  }

  return async (waitMs = 500) => {
    if (!asked || Math.abs(now() - asked.at) >= PAUSE_MS) {
      asked = { at: now(), ended: ask() };
      keepAlive(asked.ended);
    }
    await withTimeout(asked.ended, waitMs);
    return {
      service: known?.answers ?? null,
      serviceAgeSeconds: known ? Math.max(0, Math.floor((now() - known.at) / 1_000)) : null,
    };
  };
}

/** The first wallet call of an order: two at once, from two instances, may make two wallets. */
import { setAlarm } from '../alarm.js';
import type { Desk } from '../desk.js';
import type { CheckoutRecord } from './records.js';

/** How long the instance that was first may take before others call as well. */
const LEASE_MS = 5_000;
/** How long a shopper waits for another instance's answer, and how often the ledger is looked at. */
const PATIENCE_MS = 2_000;
const LOOK_MS = 100;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setAlarm(milliseconds, resolve);
  });

/**
 * Waits a moment where another instance is making an order's first wallet call, and answers what it
 * has brought. Null means: call the service. It is a courtesy to the service and no lock: whoever
 * finds nobody to ask, or waits in vain, calls.
 */
export async function awaitFirstWallet(
  { coordination, records }: Pick<Desk, 'coordination' | 'records'>,
  { stream, state }: CheckoutRecord,
): Promise<CheckoutRecord | null> {
  if (!state.opened || state.wallet) return null;
  const lease = await coordination.lease(`wallet:${state.opened.externalId}`, LEASE_MS);
  if (lease !== 'taken') return null;
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_MS) {
    await pause(LOOK_MS);
    const record = await records.read(stream);
    if (!record.state.wallet) continue;
    return record.state.wallet.amountUsd === state.amountUsd ? record : null;
  }
  return null;
}

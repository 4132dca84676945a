/** Which callbacks are due for a checkout, given its state. */
import type { CheckoutSnapshot } from '../../contract/checkout.js';
import type { CheckoutRecord } from '../checkouts/checkoutRecords.js';
import { doneKey } from './runCallback.js';
import { currencyAmounts } from '../../payments/coverage.js';
import { shownHash } from '../../payments/transferIdentity.js';
import {
  boundedName,
  isStatusTold,
  paidCallbackName,
  STATUS_CALLBACK,
  statusCalls,
  statusWord,
} from '../checkouts/callbackEvents.js';
import type { CallbackEvent, StoreCallbacks } from './storeCallbacks.js';

/** A callback that is due. */
export interface DueCallback {
  readonly effect: string;
  /**
   * The status to record before the call, so that a failed call counts as possibly received; null for
   * none.
   */
  readonly word: string | null;
  readonly stillDue: (record: CheckoutRecord) => boolean;
  readonly run: (claimId: string) => Promise<void>;
}

/** What a checkout's callbacks are made from. */
export interface CallbackScene {
  readonly record: CheckoutRecord;
  /** Draws the checkout. Only called for a callback that really runs: most changes need none. */
  readonly draw: () => Promise<CheckoutSnapshot>;
  readonly callbacks: StoreCallbacks;
}

/**
 * `onStatusChange`, if the store has not been told of the present status. Its name contains how many
 * changes were told before, because a checkout may reach one status twice (held, released, held again).
 *
 * A call that failed or still runs may have been received. So if the status goes back to the one before,
 * the store is told again.
 */
async function dueStatus(
  record: CheckoutRecord,
  tell: (claimId: string) => Promise<void>,
): Promise<DueCallback[]> {
  const word = statusWord(record.state);
  if (isStatusTold(record)) return [];
  const told = statusCalls(record).filter(({ done }) => done).length;
  const effect = await boundedName(`${STATUS_CALLBACK}${record.stream}:${String(told)}:${word}`);
  // Two instances may name the call for one status differently. The second finds it told.
  const stillDue = (now: CheckoutRecord): boolean =>
    statusWord(now.state) === word && !isStatusTold(now);
  return [{ effect, word, stillDue, run: tell }];
}

/**
 * The last `onStatusChange`, if it told the present status. @param effect its name.
 *
 * @returns null if the store has to be told another status, or was told another one since.
 */
export function toldStatus(
  scene: CallbackScene,
  effect: string,
): ((claimId: string) => Promise<void>) | null {
  const { onStatusChange } = scene.callbacks;
  const last = statusCalls(scene.record).at(-1);
  if (!onStatusChange || last?.effect !== effect || !isStatusTold(scene.record)) return null;
  return async (claimId) => onStatusChange(await eventOf(scene, claimId));
}

async function eventOf(
  { record: { state }, draw }: CallbackScene,
  claimId: string,
): Promise<CallbackEvent> {
  const checkout = await draw();
  return {
    claimId,
    reference: checkout.order.reference,
    amountUsd: state.amountUsd,
    tolerance: state.tolerance,
    amounts: currencyAmounts(state),
    checkout,
  };
}

/**
 * Keys of the signed statements of deposits that were told under an id in an older spelling, from before
 * networks, hashes and keys were normalized. They must not be credited twice.
 */
async function toldAsSpelled({ stream, events }: CheckoutRecord): Promise<ReadonlySet<string>> {
  const done = new Set(events.filter(({ kind }) => kind === 'effect_done').map(({ key }) => key));
  const told = new Set<string>();
  for (const { kind, key, body } of events) {
    if (kind !== 'confirmed' && kind !== 'held') continue;
    const { blockchain, txHash, bcUniqKey } = body;
    if (typeof blockchain !== 'string' || typeof txHash !== 'string') continue;
    if (typeof bcUniqKey !== 'string') continue;
    const words = [blockchain.toLowerCase(), shownHash(txHash), bcUniqKey];
    const effect = await boundedName(`onDeposit:${stream}:${words.join(':')}`);
    if (done.has(doneKey(effect))) told.add(key);
  }
  return told;
}

/**
 * Lists the callbacks that the state calls for, including those already done: {@link runCallback} skips
 * them.
 */
export async function dueCallbacks(scene: CallbackScene): Promise<DueCallback[]> {
  const { record, callbacks } = scene;
  const { stream, state } = record;
  // A purge deleted it while somebody wrote.
  if (!state.opened) return [];
  const { onPaid, onDeposit, onStatusChange } = callbacks;
  const due: DueCallback[] = onStatusChange
    ? await dueStatus(record, async (claimId) => onStatusChange(await eventOf(scene, claimId)))
    : [];
  if (onPaid && state.paid) {
    due.push({
      effect: await paidCallbackName(stream),
      word: null,
      stillDue: (now) => now.state.paid,
      run: async (claimId) => onPaid(await eventOf(scene, claimId)),
    });
  }
  if (!onDeposit || state.opened.type !== 'top_up') return due;
  const told = await toldAsSpelled(record);
  for (const [index, { id, status, evidence }] of state.transfers.entries()) {
    if (status !== 'confirmed' || evidence.some((key) => told.has(key))) continue;
    due.push({
      effect: await boundedName(`onDeposit:${stream}:${id}`),
      word: null,
      stillDue: ({ state: { transfers } }) =>
        transfers.some((now) => now.id === id && now.status === 'confirmed'),
      run: async (claimId) => {
        const event = await eventOf(scene, claimId);
        const transfer = event.checkout.transfers[index];
        // Both lists come from the same state. If this returned quietly, the deposit would count as
        // credited.
        if (!transfer) throw new Error('A confirmed deposit is missing in the drawn checkout.');
        await onDeposit({ ...event, transfer });
      },
    });
  }
  return due;
}

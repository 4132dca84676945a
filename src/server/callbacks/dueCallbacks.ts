/** Which callbacks the state of a checkout calls for. */
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

/** An effect that is due: its name, what to do with the claim, and whether it is still called for. */
export interface DueCallback {
  readonly effect: string;
  /** Those of one lane follow one another, in the order of the states that they tell of. */
  readonly lane: 'status' | null;
  /** What is noted before the call, where a call that was begun may count as heard; else null. */
  readonly word: string | null;
  readonly stillDue: (record: CheckoutRecord) => boolean;
  readonly run: (claimId: string) => Promise<void>;
}

/** What a checkout's callbacks are made from. */
export interface CallbackScene {
  readonly record: CheckoutRecord;
  /** Draws the checkout. Only asked where a callback is really made: most changes call for none. */
  readonly draw: () => Promise<CheckoutSnapshot>;
  readonly callbacks: StoreCallbacks;
}

/**
 * The change of status that the store was not told of yet. It is numbered by how many were told
 * before, because a checkout may come to one state twice (held, released, held again).
 *
 * A call that was begun and failed, or goes on still, may have been heard: who comes back to the state
 * of before it is told so.
 */
async function dueStatus(
  record: CheckoutRecord,
  tell: (claimId: string) => Promise<void>,
): Promise<DueCallback[]> {
  const word = statusWord(record.state);
  if (isStatusTold(record)) return [];
  const told = statusCalls(record).filter(({ done }) => done).length;
  const effect = await boundedName(`${STATUS_CALLBACK}${record.stream}:${String(told)}:${word}`);
  // Of two looks that named a call for one state differently, the second finds it told.
  const stillDue = (now: CheckoutRecord): boolean =>
    statusWord(now.state) === word && !isStatusTold(now);
  return [{ effect, lane: 'status', word, stillDue, run: tell }];
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
 * Keys of the signed statements under whose own spelling a deposit was told of. Ids were made so before
 * networks, hashes and keys had one spelling, and no deposit may be credited twice.
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

/** Lists what the state of a checkout calls for; what is done already is left out by the claims. */
export async function dueCallbacks(scene: CallbackScene): Promise<DueCallback[]> {
  const { record, callbacks } = scene;
  const { stream, state } = record;
  const { onPaid, onDeposit, onStatusChange } = callbacks;
  const due: DueCallback[] = onStatusChange
    ? await dueStatus(record, async (claimId) => onStatusChange(await eventOf(scene, claimId)))
    : [];
  if (onPaid && state.paid) {
    due.push({
      effect: await paidCallbackName(stream),
      lane: null,
      word: null,
      stillDue: (now) => now.state.paid,
      run: async (claimId) => onPaid(await eventOf(scene, claimId)),
    });
  }
  if (!onDeposit || state.opened?.type !== 'top_up') return due;
  const told = await toldAsSpelled(record);
  for (const [index, { id, status, evidence }] of state.transfers.entries()) {
    if (status !== 'confirmed' || evidence.some((key) => told.has(key))) continue;
    due.push({
      effect: await boundedName(`onDeposit:${stream}:${id}`),
      lane: null,
      word: null,
      stillDue: ({ state: { transfers } }) =>
        transfers.some((now) => now.id === id && now.status === 'confirmed'),
      run: async (claimId) => {
        const event = await eventOf(scene, claimId);
        const transfer = event.checkout.transfers[index];
        // The same list, drawn. Silence here would count as told, and the deposit as credited.
        if (!transfer) throw new Error('A confirmed deposit is missing in the drawn checkout.');
        await onDeposit({ ...event, transfer });
      },
    });
  }
  return due;
}

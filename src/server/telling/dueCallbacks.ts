/** Which callbacks are due for a checkout, and what each is called with. */
import type { CheckoutSnapshot } from '../../contract/checkout.js';
import type { CheckoutRecord } from '../checkouts/checkoutRecords.js';
import type { CheckoutTransfer } from '../../payments/foldedCheckout.js';
import { currencyAmounts } from '../../payments/coverage.js';
import { isTrue, newsOf, type News } from './news.js';
import type { CallbackEvent, NewsTarget } from './storeCallbacks.js';

/** Draws a checkout for a callback. */
export type Draw = (record: CheckoutRecord) => Promise<CheckoutSnapshot>;

/** Calls a callback with the state of a record: the one that is read when its turn has come. */
export type Call = (claimId: string, record: CheckoutRecord, draw: Draw) => Promise<void>;

/** News that a callback takes. */
export interface DueCallback {
  readonly news: News;
  readonly call: Call;
}

/** What every callback receives. */
export async function eventOf(
  news: News,
  claimId: string,
  record: CheckoutRecord,
  draw: Draw,
): Promise<CallbackEvent> {
  const { state } = record;
  const checkout = await draw(record);
  const { type, added, addedCurrencyId, evidence } = news;
  // Both lists come from the same state.
  const isOf = ({ id, evidence: keys }: CheckoutTransfer): boolean =>
    [id, ...keys].some((key) => evidence.includes(key));
  const told = state.transfers.map(isOf);
  const transfers = checkout.transfers.filter((_, index) => told[index]);
  return {
    claimId,
    reference: checkout.order.reference,
    amountUsd: state.amountUsd,
    tolerance: state.tolerance,
    amounts: currencyAmounts(state),
    checkout,
    news: { type, added, addedCurrencyId, transfers },
  };
}

async function tellDeposit(
  onDeposit: NonNullable<NewsTarget['onDeposit']>,
  event: CallbackEvent,
  { evidence: [id] }: News,
  { state }: CheckoutRecord,
): Promise<void> {
  const transfer = event.checkout.transfers[state.transfers.findIndex((one) => one.id === id)];
  // If this returned quietly, the deposit would count as credited.
  if (!transfer) throw new Error('A confirmed deposit is missing in the drawn checkout.');
  await onDeposit({ ...event, transfer });
}

/** The callback that takes some news; null if the target has none for it. */
export function callFor(news: News, target: NewsTarget): Call | null {
  const { onPaid, onDeposit, onStatusChange, keep } = target;
  if (keep) {
    return async (claimId, record, draw) =>
      keep(await eventOf(news, claimId, record, draw), news.effect);
  }
  if (news.type === 'deposit.confirmed') {
    if (!onDeposit) return null;
    return async (claimId, record, draw) =>
      tellDeposit(onDeposit, await eventOf(news, claimId, record, draw), news, record);
  }
  // The store knows what it has closed.
  if (news.type === 'order.closed') return null;
  const callback = news.type === 'order.paid' ? onPaid : onStatusChange;
  if (!callback) return null;
  return async (claimId, record, draw) => callback(await eventOf(news, claimId, record, draw));
}

/** The callbacks of all news that is true of a checkout now, also of what was told. */
export async function dueCallbacks(
  record: CheckoutRecord,
  target: NewsTarget,
): Promise<DueCallback[]> {
  const all = record.state.opened ? await newsOf(record) : [];
  return all.flatMap((news) => {
    const call = isTrue(news, record) ? callFor(news, target) : null;
    return call ? { news, call } : [];
  });
}

/** Which withdrawals may be of the same money. */
import type { DraftIndex, IndexedDraft } from './draftIndex.js';
import type { WithdrawalFacts } from './foldWithdrawal.js';
import { mayPay, pressOf } from './returnedMoney.js';
import type { WithdrawalRecord, WithdrawalRecords } from './withdrawalRecords.js';

/** The same amount to the same address within this time looks like a mistake. */
const REPEAT_MS = 86_400_000;
/** How many of the newest are compared: to one address, of equal ones, and for one order. */
const MOST_COMPARED = 50;

/** Those that are compared. */
export const newestOf = (ids: readonly string[]): readonly string[] => ids.slice(-MOST_COMPARED);

/**
 * Whether money may have been paid within a day, or may still be: the unknown counts, and a withdrawal
 * that has waited for days at the service is paid once the wallet is filled.
 */
export function mayHavePaidLately(facts: WithdrawalFacts, now: number): boolean {
  if (!facts.sending) return false;
  const paid = facts.completed ?? facts.confirmed;
  return paid ? now - Date.parse(paid.at) < REPEAT_MS : mayPay(facts, now);
}

/** Whether a drafted value may equal another: an unreadable one may. */
const mayBe = (drafted: string | null, asked: string): boolean =>
  drafted === null || drafted === asked;

/** Whether a draft to the same address may be of the same currency and amount. */
export const isAlike = (
  { currencyId, amount }: IndexedDraft,
  drafted: WithdrawalFacts['drafted'],
): boolean => mayBe(currencyId, drafted.currencyId) && mayBe(amount, drafted.amount);

/**
 * Whether another refund of the same order may be of the same money. Two that came of links never are: no link
 * promises what another one does.
 */
export const mayBeSameRefund = (own: WithdrawalFacts, other: WithdrawalFacts): boolean =>
  own.drafted.claim === null || other.drafted.claim === null;

/**
 * Whether another withdrawal that may be the same money was sent before this one, by the ledger's order.
 * If two pages send at the same moment, neither sees the other beforehand; this detects the second one.
 *
 * @param seen warnings that the person has seen: they are not checked again.
 */
export async function wasSentBefore(
  parts: {
    readonly index: DraftIndex;
    readonly records: WithdrawalRecords;
    readonly now: () => number;
  },
  id: string,
  seen: readonly string[],
): Promise<boolean> {
  const { index, records, now } = parts;
  const record = await records.read(id);
  if (record === null) return false;
  const { drafted } = record.facts;
  const read = async (ids: readonly string[]): Promise<WithdrawalRecord[]> => {
    const found = await Promise.all(newestOf(ids).map((other) => records.read(other)));
    return found.filter((other) => other !== null);
  };
  const toAddress = seen.includes('looks_repeated')
    ? []
    : await index.toAddress(drafted.blockchain, drafted.addressTo);
  const alike = toAddress.filter((one) => isAlike(one, drafted)).map((one) => one.id);
  const ofOrder =
    seen.includes('refund_repeated') || !drafted.refundOf
      ? []
      : await index.ofOrder(drafted.refundOf);
  const refunds = (await read(ofOrder)).filter((other) =>
    mayBeSameRefund(record.facts, other.facts),
  );
  return [...(await read(alike)), ...refunds].some(
    (other) => pressOf(other) < pressOf(record) && mayHavePaidLately(other.facts, now()),
  );
}

/** Which other withdrawals may be of the same money. */
import { orUnreadable } from '../../../ledger/eventBodies.js';
import type { DraftIndex, IndexedDraft } from './draftIndex.js';
import type { WithdrawalFacts } from './foldWithdrawal.js';
import { mayPay } from './returnedMoney.js';
import type { WithdrawalRecord, WithdrawalRecords } from './withdrawalRecords.js';

/** The same amount to the same address within this time looks like a mistake. */
const REPEAT_MS = 86_400_000;
/** How many of the newest are compared: to one address, of equal ones, and for one order. */
const MOST_COMPARED = 50;

/** Another withdrawal to the same address or for the same order; null if it is gone. */
export type OtherWithdrawal = WithdrawalRecord | 'unreadable' | null;

/** Reads withdrawals by their ids. */
export type ReadOthers = (ids: readonly string[]) => Promise<readonly OtherWithdrawal[]>;

/** Makes a reader that reads each withdrawal once. */
export function createOthersReader(records: WithdrawalRecords): ReadOthers {
  const known = new Map<string, Promise<OtherWithdrawal>>();

  async function read(id: string): Promise<OtherWithdrawal> {
    const record = await orUnreadable(records.read(id));
    return record instanceof Error ? 'unreadable' : record;
  }

  function once(id: string): Promise<OtherWithdrawal> {
    const reading = known.get(id) ?? read(id);
    known.set(id, reading);
    return reading;
  }
  return (ids) => Promise.all(ids.map(once));
}

/** Warnings that the same money may be paid twice. */
export type RepeatWarning = 'looks_repeated' | 'refund_repeated';

/** The ids of the newest of some drafts to an address. */
export const newestOf = (drafts: readonly IndexedDraft[]): string[] =>
  drafts.slice(-MOST_COMPARED).map(({ id }) => id);

/**
 * Whether money may have been paid within a day, or may still be: the unknown counts, and a withdrawal
 * that has waited for days at the service is paid once the wallet is filled.
 */
function mayHavePaidLately(facts: WithdrawalFacts, now: number): boolean {
  if (!facts.sending) return false;
  const paid = facts.completed ?? facts.confirmed;
  return paid ? now - Date.parse(paid.at) < REPEAT_MS : mayPay(facts, now);
}

/** Whether a drafted value may equal another: an unreadable one may. */
const mayBe = (drafted: string | null, asked: string): boolean =>
  drafted === null || drafted === asked;

/**
 * Finds the others that may be of the same money, by the warning that says so. An unreadable one may be. Two
 * refunds of one order that came of links never are: no link promises what another one does.
 *
 * @param index of all drafts.
 * @param now milliseconds since the epoch.
 */
export async function findRepeats(
  { id, facts: { drafted } }: WithdrawalRecord,
  {
    index,
    now,
    read,
  }: { readonly index: DraftIndex; readonly now: number; readonly read: ReadOthers },
): Promise<Record<RepeatWarning, NonNullable<OtherWithdrawal>[]>> {
  const { blockchain, addressTo, currencyId, amount, refundOf, claim } = drafted;
  const [toAddress, ofOrder] = await Promise.all([
    index.toAddress(blockchain, addressTo),
    refundOf ? index.ofOrder(refundOf) : [],
  ]);
  const alike = toAddress.filter(
    (one) => one.id !== id && mayBe(one.currencyId, currencyId) && mayBe(one.amount, amount),
  );
  const refunds = ofOrder.filter((other) => other !== id).slice(-MOST_COMPARED);
  const [paid, returned] = await Promise.all([read(newestOf(alike)), read(refunds)]);
  const which = (
    others: readonly OtherWithdrawal[],
    mayRepeat: (facts: WithdrawalFacts) => boolean,
  ) =>
    others
      .filter((other) => other !== null)
      .filter((other) => other === 'unreadable' || mayRepeat(other.facts));
  return {
    looks_repeated: which(paid, (facts) => mayHavePaidLately(facts, now)),
    refund_repeated: which(
      returned,
      (facts) => !(claim && facts.drafted.claim) && mayPay(facts, now),
    ),
  };
}

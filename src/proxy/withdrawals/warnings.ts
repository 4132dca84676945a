/** What speaks against sending a withdrawal. A warning never forbids: the person decides. */
import { checkAddress } from '../../chains/address.js';
import type { WITHDRAWAL_WARNINGS } from '../../contract/treasury/withdrawals.js';
import { compareDecimal } from '../../money/decimal.js';
import { waitFor } from '../waitFor.js';
import type { WithdrawableBalance, WithdrawalDeskParts } from './deskParts.js';
import type { DraftIndex, IndexedDraft } from './draftIndex.js';
import type { WithdrawalFacts } from './foldWithdrawal.js';
import { createRecently } from './recently.js';
import type { WithdrawalRecord, WithdrawalRecords } from './records.js';
import { isAtService, stateOf } from './withdrawalState.js';

/** One thing that speaks against sending. */
export type WithdrawalWarning = (typeof WITHDRAWAL_WARNINGS)[number];

/** Finds warnings. */
export interface Warnings {
  /** In the order of the contract; none for what has been sent or given up. */
  of(record: WithdrawalRecord): Promise<WithdrawalWarning[]>;
}

/** A balance is not asked for more often, and not waited for longer. */
const BALANCE_EVERY_MS = 5_000;
const BALANCE_PATIENCE_MS = 4_000;
/** The same amount to the same address within this time looks like a mistake. */
const REPEAT_MS = 86_400_000;
/** Of the withdrawals to one address, the newest that are looked at. */
const MOST_COMPARED = 50;

type WarningParts = Pick<WithdrawalDeskParts, 'balanceOf' | 'now'> & {
  readonly index: DraftIndex;
  readonly records: WithdrawalRecords;
};

/** Whether money went to the address, or is on its way there by the service's word. */
function hasPaid(facts: WithdrawalFacts, now: number): boolean {
  const state = stateOf(facts, now);
  return (
    state === 'completed' || state === 'in_progress' || (state === 'queued' && isAtService(facts))
  );
}

/** Whether money may have gone out within a day: what is not known counts. */
function mayHavePaidLately(facts: WithdrawalFacts, now: number): boolean {
  const { sending } = facts;
  if (!sending || now - Date.parse(sending.at) >= REPEAT_MS) return false;
  return !['refused', 'failed', 'deleted', 'discarded'].includes(stateOf(facts, now));
}

/** Makes the finder of one desk. */
export function createWarnings({ balanceOf, now, index, records }: WarningParts): Warnings {
  const balances = createRecently<WithdrawableBalance | null>(BALANCE_EVERY_MS, now);

  async function readBalance(currencyId: string, blockchain: string) {
    try {
      const asked = balances.ask(currencyId, async () => balanceOf(currencyId, blockchain));
      const waited = await waitFor(asked, BALANCE_PATIENCE_MS);
      return waited.done ? waited.value : null;
    } catch {
      // Whoever reads balances reports why they could not be read; here it is a warning.
      return null;
    }
  }

  async function ofBalance({ drafted }: WithdrawalFacts): Promise<WithdrawalWarning[]> {
    const balance = await readBalance(drafted.currencyId, drafted.blockchain);
    if (balance === null) return ['balance_unknown'];
    const warnings: WithdrawalWarning[] = [];
    if (compareDecimal(drafted.amount, balance.amount) > 0) warnings.push('balance_low');
    if (balance.feesLow) warnings.push('fees_low');
    return warnings;
  }

  async function ofAddress({ id, facts }: WithdrawalRecord): Promise<WithdrawalWarning[]> {
    const { blockchain, addressTo, currencyId, amount } = facts.drafted;
    const warnings: WithdrawalWarning[] = [];
    if (checkAddress(blockchain, addressTo).status === 'unchecked') {
      warnings.push('address_unchecked');
    }
    const others = (await index.toAddress(blockchain, addressTo))
      .filter((draft) => draft.id !== id)
      .slice(-MOST_COMPARED);
    const histories = await Promise.all(others.map((draft) => history(draft)));
    if (!histories.some(({ other }) => other && hasPaid(other, now())))
      warnings.push('address_new');
    const repeats = histories.some(
      ({ draft, other }) =>
        draft.currencyId === currencyId &&
        draft.amount === amount &&
        other !== null &&
        mayHavePaidLately(other, now()),
    );
    if (repeats) warnings.push('looks_repeated');
    return warnings;
  }

  async function history(draft: IndexedDraft) {
    return { draft, other: (await records.read(draft.id))?.facts ?? null };
  }

  return {
    async of(record) {
      const state = stateOf(record.facts, now());
      if (state !== 'draft' && state !== 'awaiting_approval') return [];
      const found = await Promise.all([ofBalance(record.facts), ofAddress(record)]);
      return found.flat();
    },
  };
}

/** What of an order's money has gone back, is about to, or is promised, for the rule on refunds by link. */
import { orUnreadable } from '../../../ledger/eventBodies.js';
import type { CheckoutSnapshot } from '../../../contract/checkout.js';
import { isPromised, type RefundLink } from '../../refunds/refundLink.js';
import type { RefundedOrder, RefundLinks } from '../../refunds/refundLinks.js';
import { isCovered, type ReturnedMoney } from '../../refunds/refundable.js';
import type { DraftIndex } from './draftIndex.js';
import type { WithdrawalFacts } from './foldWithdrawal.js';
import type { WithdrawalRecord, WithdrawalRecords } from './withdrawalRecords.js';
import { isEnd, stateOf } from './withdrawalState.js';

/** Where the parts of refunds are found. */
export interface RefundSources {
  readonly links: RefundLinks;
  /** The order now; null if it is not known. */
  readonly checkoutOf: (order: RefundedOrder) => Promise<CheckoutSnapshot | null>;
}

/** Looks up the money of one order. */
export interface ReturnedMoneyReader {
  /**
   * Everything that has gone back, is about to, or is promised; null if a refund or a link of the order
   * cannot be read, so that nobody knows.
   */
  of(order: RefundedOrder): Promise<readonly ReturnedMoney[] | null>;
  /**
   * Whether a refund was drafted by hand while a link of its order still waits for its address, or for its draft. A
   * link that is unreadable may.
   */
  isPromisedElsewhere(facts: WithdrawalFacts): Promise<boolean>;
  /**
   * Whether a draft that came of a link is still covered by what the order has received, beside everything
   * of it that was sent before. True for every other draft: there the person decides.
   */
  covers(record: WithdrawalRecord): Promise<boolean>;
}

type ReaderDependencies = RefundSources & {
  readonly index: Pick<DraftIndex, 'has' | 'ofOrder'>;
  readonly records: Pick<WithdrawalRecords, 'read'>;
  readonly now: () => number;
};

/** Sequence of the event that sent it; infinite for one that was not sent. */
export const pressOf = (record: WithdrawalRecord): number =>
  record.events.find(({ kind }) => kind === 'withdrawal_sending')?.sequence ??
  Number.POSITIVE_INFINITY;

/** Whether money was paid or may still be: everything that has not ended without a payment. */
export function mayPay(facts: WithdrawalFacts, now: number): boolean {
  const state = stateOf(facts, now);
  return state === 'completed' || !isEnd(state);
}

const moneyOf = ({ drafted }: WithdrawalFacts): ReturnedMoney => ({
  currencyId: drafted.currencyId,
  amount: drafted.amount,
  kind: drafted.claim?.kind ?? null,
});

/** Makes the reader. */
export function createReturnedMoney(parts: ReaderDependencies): ReturnedMoneyReader {
  const { links, checkoutOf, index, records, now } = parts;

  /** All refunds that were drafted; null if one is unreadable. */
  async function refundsOf(order: RefundedOrder): Promise<WithdrawalRecord[] | null> {
    const ids = await index.ofOrder(order);
    const read = await Promise.all(ids.map((id) => orUnreadable(records.read(id))));
    const found = read.filter((one) => one !== null);
    const readable = found.filter((one): one is WithdrawalRecord => !(one instanceof Error));
    return readable.length === found.length ? readable : null;
  }

  async function pendingOf(order: RefundedOrder): Promise<RefundLink[]> {
    const all = await links.ofOrder(order);
    const drafted = await Promise.all(
      all.map(async ({ claimed }) => claimed !== null && (await index.has(claimed.withdrawalId))),
    );
    return all.filter((link, at) => isPromised(link, drafted[at] === true, now()));
  }

  return {
    async of(order) {
      // Links first: what is a draft by the time of the second look is not missed.
      const promised = await orUnreadable(pendingOf(order));
      if (promised instanceof Error) return null;
      const refunds = await refundsOf(order);
      if (refunds === null) return null;
      const drafted = refunds.filter(({ facts }) => mayPay(facts, now()));
      const ids = new Set(refunds.map(({ id }) => id));
      return [
        ...drafted.map(({ facts }) => moneyOf(facts)),
        ...promised
          .filter(({ claimed }) => !claimed || !ids.has(claimed.withdrawalId))
          .map(({ made: { currencyId, amount, kind } }) => ({ currencyId, amount, kind })),
      ];
    },

    async isPromisedElsewhere({ drafted: { refundOf, claim } }) {
      if (!refundOf || claim) return false;
      const pending = await orUnreadable(pendingOf(refundOf as RefundedOrder));
      return pending instanceof Error || pending.length > 0;
    },

    async covers(record) {
      const { claim, refundOf, currencyId, amount } = record.facts.drafted;
      if (!claim || !refundOf) return true;
      const order = refundOf as RefundedOrder;
      const refunds = await refundsOf(order);
      const checkout = await checkoutOf(order);
      if (refunds === null || checkout === null) return false;
      const before = refunds.filter(
        (other) =>
          other.id !== record.id && pressOf(other) < pressOf(record) && mayPay(other.facts, now()),
      );
      const others = before.map(({ facts }) => moneyOf(facts));
      return isCovered(checkout, others, { kind: claim.kind, currencyId, amount });
    },
  };
}

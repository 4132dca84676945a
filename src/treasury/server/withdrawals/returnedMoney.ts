/** Whether a refund may still be sent: beside what went back, is about to, or is promised. */
import { isUnderWay } from '../../contract/refundLinks.js';
import { isCovered, type RefundableOrder, type ReturnedMoney } from '../../refunds/refundable.js';
import type { RefundedOrder, RefundLinks } from '../../refunds/refundLinks.js';
import { createOrderRefunds, liveRefunds, type RefundReaders } from '../orders/orderRefunds.js';
import type { DraftWithdrawalInput } from '../../contract/withdrawals.js';
import type { WithdrawalFacts } from './foldWithdrawal.js';
import type { WithdrawalRecord } from './withdrawalRecords.js';
import { isOver } from '../../contract/withdrawalStatus.js';
import { stateOf } from './withdrawalState.js';

/** Where the parts of refunds are found. */
export interface RefundSources {
  readonly links: RefundLinks;
  /** The order now; null if it is not known, or cannot be read. */
  readonly orderOf: (order: RefundedOrder) => Promise<RefundableOrder | null>;
}

/** Looks up the money of one order. */
export type ReturnedMoneyReader = ReturnType<typeof createReturnedMoney>;

type ReaderDependencies = RefundSources & Omit<RefundReaders, 'links'>;

/** Sequence of the event that sent it; infinite for one that was not sent. */
export const pressOf = (record: WithdrawalRecord): number =>
  record.events.find(({ kind }) => kind === 'withdrawal_sending')?.sequence ??
  Number.POSITIVE_INFINITY;

/** Whether money was paid or may still be: everything that has not ended without a payment. */
export function mayPay(facts: WithdrawalFacts, now: number): boolean {
  const state = stateOf(facts, now);
  return state === 'completed' || !isOver({ state });
}

/** Makes the reader. */
export function createReturnedMoney(parts: ReaderDependencies) {
  const { orderOf } = parts;
  const refundsOf = createOrderRefunds(parts);
  // A link promises nothing that was sent before, so one that is unreadable holds up no other draft.
  const draftsOf = createOrderRefunds({ ...parts, links: { ofOrder: () => Promise.resolve([]) } });

  /**
   * Everything that has gone back, is about to, or is promised; null if a refund or a link of the order
   * cannot be read, so that nobody knows.
   */
  async function of(order: RefundedOrder): Promise<readonly ReturnedMoney[] | null> {
    const refunds = await refundsOf(order);
    return refunds && liveRefunds(refunds);
  }

  return {
    of,

    /**
     * Whether a refund was drafted by hand while a link of its order still waits for its address, or for its
     * draft. A link that is unreadable may.
     */
    async isPromisedElsewhere({ drafted: { refundOf, claim } }: WithdrawalFacts): Promise<boolean> {
      if (!refundOf || claim) return false;
      const refunds = await refundsOf(refundOf as RefundedOrder);
      return refunds?.some((refund) => !refund.record && isUnderWay(refund)) ?? true;
    },

    /** Whether the order covers what a person is about to draft. True where that cannot be read: it is warned of. */
    async mayDraft({ refundOf, currencyId, amount }: DraftWithdrawalInput): Promise<boolean> {
      if (!refundOf) return true;
      const [order, live] = await Promise.all([orderOf(refundOf), of(refundOf)]);
      return !order || !live || isCovered(order, live, { kind: null, currencyId, amount });
    },

    /**
     * Whether a refund is still covered by what the order has received, beside everything of it that was sent
     * before.
     */
    async covers(record: WithdrawalRecord): Promise<boolean> {
      const { claim, refundOf, currencyId, amount } = record.facts.drafted;
      if (!refundOf) return true;
      const order = refundOf as RefundedOrder;
      const [drafts, found] = await Promise.all([draftsOf(order), orderOf(order)]);
      if (drafts === null || found === null) return claim === null;
      const before = liveRefunds(drafts).filter(
        ({ record: other }) => other && other.id !== record.id && pressOf(other) < pressOf(record),
      );
      return isCovered(found, before, { kind: claim?.kind ?? null, currencyId, amount });
    },
  };
}

/** Every refund of an order, from its links and its drafts together, as the ledger has them now. */
import { orUnreadable } from '../../../ledger/eventBodies.js';
import type { Ledger } from '../../../ledger/ledger.js';
import {
  isLive,
  isUnderWay,
  type RefundKind,
  type RefundStage,
} from '../../contract/refundLinks.js';
import type { ReturnedMoney } from '../../refunds/refundable.js';
import type { RefundLink } from '../../refunds/refundLink.js';
import {
  createRefundLinks,
  type RefundedOrder,
  type RefundLinks,
} from '../../refunds/refundLinks.js';
import { pairRefunds, refundStage } from '../../refunds/refundStage.js';
import { createDraftIndex, type DraftIndex } from '../withdrawals/draftIndex.js';
import { readWithdrawal, type WithdrawalRecord } from '../withdrawals/withdrawalRecords.js';
import { stateOf } from '../withdrawals/withdrawalState.js';

/** One refund. */
export interface OrderRefund extends ReturnedMoney {
  readonly stage: RefundStage;
  readonly code: string;
  readonly kind: RefundKind | null;
  /** Place in the ledger at which a person decided it. */
  readonly sequence: number;
  readonly link: RefundLink | null;
  readonly record: WithdrawalRecord | null;
}

/** Reads all refunds of an order, oldest first; null if a link or a draft cannot be read, so that nobody knows. */
export type ReadOrderRefunds = (order: RefundedOrder) => Promise<readonly OrderRefund[] | null>;

/** What the refunds are read from. */
export interface RefundReaders {
  readonly links: Pick<RefundLinks, 'ofOrder'>;
  readonly index: Pick<DraftIndex, 'ofOrder'>;
  readonly records: { read(id: string): Promise<WithdrawalRecord | null> };
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** Makes the reader. */
export function createOrderRefunds(parts: RefundReaders): ReadOrderRefunds {
  const { links, index, records, now } = parts;
  return async (order) => {
    // Links first: a claim that becomes a draft in between is then still found as one of the two.
    const made = await orUnreadable(links.ofOrder(order));
    if (made instanceof Error) return null;
    const ids = await index.ofOrder(order);
    const read = await Promise.all(ids.map((id) => orUnreadable(records.read(id))));
    const drafts: WithdrawalRecord[] = [];
    for (const record of read) {
      if (record instanceof Error) return null;
      if (record) drafts.push(record);
    }
    const linkOf = ({ facts }: WithdrawalRecord) => facts.drafted.claim?.linkId ?? null;
    return pairRefunds(made, drafts, linkOf).flatMap(({ link, draft }): OrderRefund[] => {
      const stage = refundStage(link, draft && stateOf(draft.facts, now()), now());
      const said = draft?.facts.drafted ?? link?.made;
      if (!said) return [];
      const { currencyId, code, amount } = said;
      const kind = link?.made.kind ?? draft?.facts.drafted.claim?.kind ?? null;
      const sequence = link?.made.sequence ?? draft?.events[0]?.sequence ?? 0;
      return [{ stage, kind, currencyId, code, amount, sequence, link, record: draft }];
    });
  };
}

/** What has gone back, is about to, or is promised. */
export const liveRefunds = <R extends { readonly stage: string }>(refunds: readonly R[]): R[] =>
  refunds.filter(isLive);

/** Whether a refund has completed and no other is under way. */
export const isRefunded = (refunds: readonly Pick<OrderRefund, 'stage'>[]): boolean =>
  refunds.some(({ stage }) => stage === 'sent') && !refunds.some(isUnderWay);

/** Makes the reader of a ledger that no handler holds. @param now milliseconds since the epoch */
export const readerOfRefunds = (
  ledger: Pick<Ledger, 'append' | 'list'>,
  now: number,
): ReadOrderRefunds =>
  createOrderRefunds({
    links: createRefundLinks({ ledger, now: () => now }),
    index: createDraftIndex(ledger),
    records: { read: (id) => readWithdrawal(ledger, id) },
    now: () => now,
  });

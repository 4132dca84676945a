/** Refunds as staff see them: each link with the draft that came of it. Pure. */
import type { OrderRefundView, RefundLinkView } from '../../contract/refundLinks.js';
import type { WithdrawalView } from '../../contract/withdrawals.js';
import type { FoldedCheckout } from '../../../payments/foldedCheckout.js';
import type { RefundLink } from '../../refunds/refundLink.js';
import { pairRefunds, refundStage } from '../../refunds/refundStage.js';
import { valueByPrice } from './orderFigures.js';

/** All refunds of an order, oldest first. @param now milliseconds since the epoch */
export function refundViews(
  state: FoldedCheckout,
  links: readonly RefundLink[],
  withdrawals: readonly WithdrawalView[],
  now: number,
): OrderRefundView[] {
  const pairs = pairRefunds(links, withdrawals, ({ claim }) => claim?.linkId ?? null);
  return pairs
    .flatMap(({ link, draft }): OrderRefundView[] => {
      const said = draft ?? link?.made;
      return said ? [refundView(state, said, link, draft, now)] : [];
    })
    .sort((a, b) => beganAt(a).localeCompare(beganAt(b)));
}

const beganAt = ({ link, withdrawal }: OrderRefundView): string =>
  link?.madeAt ?? withdrawal?.history[0]?.at ?? '';

/** One refund. @param now milliseconds since the epoch */
export function refundView(
  state: FoldedCheckout,
  said: Pick<OrderRefundView, 'currencyId' | 'code' | 'blockchain' | 'networkName' | 'amount'>,
  link: RefundLink | null,
  withdrawal: WithdrawalView | null,
  now: number,
): OrderRefundView {
  const { currencyId, code, blockchain, networkName: network, amount } = said;
  return {
    id: link?.id ?? withdrawal?.id ?? '',
    stage: refundStage(link, withdrawal?.state ?? null, now),
    kind: link?.made.kind ?? null,
    ...{ currencyId, code, blockchain, networkName: network, amount },
    usd: withdrawal?.amountUsd ?? valueByPrice(state, currencyId, amount),
    link: link && refundLinkView(link),
    withdrawal,
  };
}

function refundLinkView({ id, made, openedAt, claimed, revoked }: RefundLink): RefundLinkView {
  return {
    id,
    madeBy: made.madeBy,
    madeAt: made.at,
    expiresAt: made.expiresAt,
    openedAt,
    claimedAt: claimed?.at ?? null,
    revokedBy: revoked?.who ?? null,
    revokedAt: revoked?.at ?? null,
  };
}

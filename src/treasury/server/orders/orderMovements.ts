/** Every movement of an order's money: what came, what went back, what is promised. Pure. */
import { networkName } from '../../../chains/networks.js';
import type { CheckoutSnapshot } from '../../../contract/checkout.js';
import type { OrderMovement } from '../../contract/orderFigures.js';
import type { RefundLinkView } from '../../contract/refundLinks.js';
import type { WithdrawalView } from '../../contract/withdrawals.js';
import type { DecimalString } from '../../../money/decimal.js';
import { valueAt } from './orderFigures.js';

/** What the movements are made from. */
export interface MovementFacts {
  readonly checkout: CheckoutSnapshot;
  readonly refunds: readonly WithdrawalView[];
  readonly links: readonly Omit<RefundLinkView, 'reason'>[];
  readonly codeOf: (currencyId: string) => string;
}

/** States of a refund that came to nothing. */
const CAME_TO_NOTHING: ReadonlySet<string> = new Set(['refused', 'failed', 'deleted', 'discarded']);
/** States of a link that still asks for an address. */
const OPEN_LINK: ReadonlySet<string> = new Set(['made', 'opened']);

/** Makes the movements, oldest first. */
export function orderMovements(facts: MovementFacts): OrderMovement[] {
  const movements = [...paymentsOf(facts), ...refundsOf(facts), ...linksOf(facts)];
  return movements.sort((a, b) => a.at.localeCompare(b.at));
}

function paymentsOf({ checkout, codeOf }: MovementFacts): OrderMovement[] {
  return checkout.transfers.map((transfer, index) => ({
    // By its place: one transaction may have paid twice.
    id: `payment:${String(index)}`,
    kind: 'payment',
    status: transfer.status,
    what: transfer.counts,
    at: transfer.firstSeenAt,
    currencyId: transfer.currencyId,
    code: codeOf(transfer.currencyId),
    blockchain: transfer.blockchain,
    networkName: networkName(transfer.blockchain),
    amount: transfer.amount,
    usd: transfer.amountUsd,
    txHash: transfer.txHash,
    explorerUrl: transfer.explorerUrl,
    withdrawalId: null,
  }));
}

function refundsOf(facts: MovementFacts): OrderMovement[] {
  const { refunds, links } = facts;
  return refunds.flatMap((refund): OrderMovement[] => {
    if (CAME_TO_NOTHING.has(refund.state)) return [];
    const { id, currencyId, amount, amountUsd, claim, history } = refund;
    return [
      {
        id: `refund:${id}`,
        kind: 'refund',
        status: refund.state,
        what: links.find((link) => link.id === claim?.linkId)?.kind ?? null,
        at: history[0]?.at ?? '',
        currencyId,
        code: refund.code,
        blockchain: refund.blockchain,
        networkName: refund.networkName,
        amount,
        usd: amountUsd ?? byPrice(facts, currencyId, amount),
        txHash: refund.txHash,
        explorerUrl: refund.explorerUrl,
        withdrawalId: id,
      },
    ];
  });
}

function linksOf(facts: MovementFacts): OrderMovement[] {
  return facts.links
    .filter(({ state }) => OPEN_LINK.has(state))
    .map((link) => ({
      id: `link:${link.id}`,
      kind: 'refund_link',
      status: link.state,
      what: link.kind,
      at: link.madeAt,
      currencyId: link.currencyId,
      code: link.code,
      blockchain: link.blockchain,
      networkName: link.networkName,
      amount: link.amount,
      usd: byPrice(facts, link.currencyId, link.amount),
      txHash: null,
      explorerUrl: null,
      withdrawalId: link.withdrawalId,
    }));
}

/** The value by the rate that the customer's price was made with; null in another currency. */
function byPrice(
  { checkout: { quote } }: MovementFacts,
  currencyId: string,
  amount: DecimalString,
): DecimalString | null {
  return quote?.rate && quote.currencyId === currencyId ? valueAt(amount, quote.rate) : null;
}

/** Describes one order from the ledger: its row of the list, its figures, its movements and its timeline. */
import type { CheckoutSnapshot } from '../../../contract/checkout.js';
import type { OrderDetail } from '../../contract/orders.js';
import type { RefundLinkView } from '../../contract/refundLinks.js';
import type {
  OrderReferenceView,
  UnreadableWithdrawal,
  WithdrawalView,
} from '../../contract/withdrawals.js';
import type { FoldedCheckout } from '../../../payments/foldedCheckout.js';
import { paidCallbackName } from '../../../server/checkouts/callbackEvents.js';
import { customerStream, orderStream } from '../../../server/checkouts/resolvedOrder.js';
import type { RefundLinks } from '../../refunds/refundLinks.js';
import { REFUND_KINDS } from '../../contract/refundLinks.js';
import type { OrderActors } from './orderActors.js';
import { orderFigures, type SentRefund } from './orderFigures.js';
import { orderMovements } from './orderMovements.js';
import type { OrderReader } from './orderReader.js';
import { listedAt, orderRow, orderRowView } from './orderRow.js';
import type { OrderFacts } from './orderStatus.js';
import { orderTimeline } from './orderTimeline.js';
import { refundLinkView } from './refundLinkService.js';

/** What is known beside the checkout. */
export interface DescribedRefunds {
  readonly withdrawals: readonly WithdrawalView[];
  readonly unreadable: readonly UnreadableWithdrawal[];
  /** Reads the checkout again. */
  readonly reread: () => Promise<CheckoutSnapshot | null>;
}

/** Describes an order. The checkout that comes back is the one that everything else agrees with. */
export type DescribeOrder = (
  order: OrderReferenceView,
  checkout: CheckoutSnapshot,
  refunds: DescribedRefunds,
) => Promise<{
  readonly checkout: CheckoutSnapshot;
  readonly parts: Pick<OrderDetail, 'row' | 'figures' | 'movements' | 'timeline' | 'address'>;
}>;

/** How often checkout and ledger are read until both are of one version. */
const TRIES = 3;

/** Makes the description. */
export function createOrderDescription(parts: {
  readonly reader: OrderReader;
  readonly links: Pick<RefundLinks, 'readableOf'>;
  readonly actors: OrderActors;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}): DescribeOrder {
  const { reader, links, actors, now } = parts;

  /** Checkout and facts of one version, so that the page never shows two statuses. */
  async function readTogether(
    stream: string,
    first: CheckoutSnapshot,
    reread: DescribedRefunds['reread'],
  ): Promise<{ checkout: CheckoutSnapshot; facts: OrderFacts | null }> {
    let checkout = first;
    for (let left = TRIES; left > 0; left -= 1) {
      const facts = await reader.factsOf(stream);
      if (facts?.state.version === checkout.version) return { checkout, facts };
      checkout = (await reread()) ?? checkout;
    }
    return { checkout, facts: null };
  }

  return async (order, first, { withdrawals, unreadable, reread }) => {
    const stream =
      order.kind === 'payment' ? orderStream(order.reference) : customerStream(order.reference);
    await Promise.all([reader.readRefunds(), actors.catchUp()]);
    const { checkout, facts } = await readTogether(stream, first, reread);
    const row = facts && orderRow(facts);
    if (!facts || !row) return { checkout, parts: {} };
    const { state, events } = facts;
    const codeOf = codesIn(state);
    const found = await links.readableOf(order);
    const linkViews = found.links.map((link) => refundLinkView(link, now()));
    const isWhole = unreadable.length === 0 && found.unreadable.length === 0;
    const refunds = !isWhole ? null : withdrawals.flatMap((one) => sentRefund(one, linkViews));
    const quote = state.currentQuote;
    return {
      checkout,
      parts: {
        row: orderRowView(listedAt(row, new Date(now()).toISOString())),
        figures: orderFigures({ ...state, status: row.status, checkout, refunds, codeOf }),
        movements: orderMovements({ checkout, refunds: withdrawals, links: linkViews, codeOf }),
        timeline: orderTimeline({
          ...{ events, state, refunds: withdrawals, links: linkViews, codeOf },
          paidCallback: await paidCallbackName(stream),
          whoMade: (change) =>
            actors.whoMade({ ...change, target: `${order.kind}:${order.reference}` }),
        }),
        address: quote && { address: quote.address, blockchain: quote.blockchain },
      },
    };
  };
}

/** Tickers as the order's quotes have them; the service's ids begin with the ticker (docs/service.md §13). */
function codesIn({ quotes }: FoldedCheckout): (currencyId: string) => string {
  return (currencyId) =>
    quotes.find((quote) => quote.currencyId === currencyId)?.code ??
    currencyId.split('.')[0] ??
    currencyId;
}

/** States in which money has left or may have. */
const ON_THE_WAY: ReadonlySet<string> = new Set(['sending', 'unknown', 'queued', 'in_progress']);

function sentRefund(refund: WithdrawalView, links: readonly RefundLinkView[]): SentRefund[] {
  const { state, currencyId, amount, amountUsd, claim } = refund;
  const completed = state === 'completed';
  if (!completed && !ON_THE_WAY.has(state)) return [];
  const kind = links.find(({ id }) => id === claim?.linkId)?.kind;
  return [
    {
      ...{ currencyId, amount, amountUsd, completed },
      kind: REFUND_KINDS.find((one) => one === kind) ?? null,
    },
  ];
}

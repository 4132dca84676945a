/** Describes one order from the ledger: its row of the list, its figures, its refunds and its timeline. */
import { bookedOrder, codeIn } from '../figures/bookedEntries.js';
import type { CheckoutSnapshot } from '../../../contract/checkout.js';
import { withTimeout } from '../../../async/withTimeout.js';
import { findNetwork, networkName } from '../../../chains/networks.js';
import type { OrderDetail, OrderView } from '../../contract/orders.js';
import type { RefundOption } from '../../contract/refundLinks.js';
import type { DecimalString } from '../../../money/decimal.js';
import { paidCallbackName } from '../../../server/checkouts/callbackEvents.js';
import { liveRefunds } from './orderRefunds.js';
import { refundableOf, refundableOrder } from '../../refunds/refundable.js';
import type { RefundedOrder, RefundLinks } from '../../refunds/refundLinks.js';
import type { Person } from '../permissions.js';
import { TreasuryProblem } from '../treasuryProblem.js';
import type { WithdrawalService } from '../withdrawals/withdrawalService.js';
import type { OrderActors } from './orderActors.js';
import { orderFigures } from './orderFigures.js';
import { streamOfOrder, type OrderReader } from './orderReader.js';
import { listedAt, orderRow, orderRowView } from './orderRow.js';
import { orderTimeline } from './orderTimeline.js';
import { refundViews } from './refundViews.js';

/** Describes an order. */
export type DescribeOrder = ReturnType<typeof createOrderDescription>;

/** Reads the checkout again. */
type Reread = () => Promise<CheckoutSnapshot | null>;

/** How often checkout and ledger are read until both are of one version. */
const TRIES = 3;
/** How long the page waits for a rate: milliseconds of real time. */
const RATE_TIMEOUT_MS = 1_500;

/** The same states as in the store's own lists, derived from the snapshot. */
function orderView(checkout: CheckoutSnapshot): OrderView {
  const { exceptions, paid, closed } = checkout;
  if (exceptions.includes('held')) return { state: 'held', checkout };
  if (paid) return { state: 'paid', checkout };
  return { state: closed ? 'closed' : 'open', checkout };
}

/** Makes the description. */
export function createOrderDescription(parts: {
  readonly reader: OrderReader;
  readonly links: Pick<RefundLinks, 'readableOf'>;
  readonly withdrawals: Pick<WithdrawalService, 'refundsOf'>;
  readonly actors: OrderActors;
  readonly makesLinks: boolean;
  /** US dollars for one coin now. May reject. */
  readonly rateOf: (currencyId: string) => Promise<DecimalString>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}) {
  const { reader, links, withdrawals, actors, now } = parts;

  /** Null where the service does not say it soon: the page does not wait for it. */
  async function rateNow(currencyId: string): Promise<DecimalString | null> {
    const rate = parts.rateOf(currencyId).catch(() => null);
    const waited = await withTimeout(rate, RATE_TIMEOUT_MS);
    return waited.done ? waited.value : null;
  }

  /** Checkout and facts of one version, so that the page never shows two statuses. */
  async function readTogether(stream: string, first: CheckoutSnapshot, reread: Reread) {
    let checkout = first;
    for (let left = TRIES; left > 0; left -= 1) {
      const facts = await reader.factsOf(stream);
      if (facts?.state.version === checkout.version) return { checkout, facts };
      checkout = (await reread()) ?? checkout;
    }
    throw new TreasuryProblem(
      'store_unavailable',
      'An order changed each time that it was read, so its page was not answered. It asks again.',
    );
  }

  /**
   * Describes an order. Its checkout is the one that everything else agrees with.
   *
   * @throws TreasuryProblem `store_unavailable` while the order changes faster than it is read.
   */
  return async (
    person: Person,
    order: RefundedOrder,
    first: CheckoutSnapshot,
    reread: Reread,
  ): Promise<OrderDetail> => {
    const stream = streamOfOrder(order);
    // First of all, because it writes the drafts of confirmed links.
    const drafted = await withdrawals.refundsOf(person, order);
    await Promise.all([reader.readRefunds(), actors.catchUp()]);
    const { checkout, facts } = await readTogether(stream, first, reread);
    const row = orderRow(facts);
    if (!row)
      throw new TreasuryProblem('not_found', 'An order was described that was never opened.');
    const { state, events } = facts;
    const found = await links.readableOf(order);
    const isWhole = drafted.unreadable.length === 0 && found.unreadable.length === 0;
    const refunds = refundViews(state, found.links, drafted.withdrawals, now());
    const live = liveRefunds(refunds);
    // What staff see and what decides must not be of two moments: the ledger's own reading decides.
    const decided = facts.refunds && liveRefunds(facts.refunds);
    const refundable = decided ? refundableOf(refundableOrder(state, events), decided) : [];
    const view = orderRowView(listedAt(row, new Date(now()).toISOString()));
    const quote = state.currentQuote;
    return {
      order: orderView(checkout),
      row: view,
      figures: orderFigures({
        ...{ state, status: row.status, refundable },
        refunds: isWhole ? live.map((one) => ({ ...one, completed: one.stage === 'sent' })) : null,
      }),
      timeline: orderTimeline({
        ...{ events, state, refunds: drafted.withdrawals, links: found.links },
        now: now(),
        paidCallback: await paidCallbackName(stream),
        whoMade: (change) =>
          actors.whoMade({ ...change, target: `${order.kind}:${order.reference}` }),
      }),
      refunds,
      unreadableRefunds: drafted.unreadable,
      unreadableRefundLinks: found.unreadable.map((id) => ({ id })),
      refundable: refundable.map((one): RefundOption => ({
        ...one,
        code: codeIn(state, one.currencyId),
        networkName: networkName(one.blockchain),
        byLink: parts.makesLinks && findNetwork(one.blockchain) !== undefined,
        rate: one.currencyId === state.figuresQuote?.currencyId ? state.figuresQuote.rate : null,
      })),
      lateRate: view.status === 'late' && view.late ? await rateNow(view.late.currencyId) : null,
      address: quote && { address: quote.address, blockchain: quote.blockchain },
      booked: bookedOrder(row.money),
    };
  };
}

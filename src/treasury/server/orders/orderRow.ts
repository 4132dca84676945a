/** Makes the row of an order for the index, and reads it back for the wire and the file. */
import { networkName } from '../../../chains/networks.js';
import type {
  CoinAmount,
  LatePayment,
  OrderRowView,
  OrderStatus,
  RefundUnderWay,
} from '../../contract/orderList.js';
import { isUnderWay, type RefundKind } from '../../contract/refundLinks.js';
import type { LedgerEvent } from '../../../ledger/ledger.js';
import type { PaymentOnTheWay } from '../../contract/figures.js';
import { amountTerm, searchTerm, type ListedOrder, type OrderRow } from '../../index/orderIndex.js';
import { addDecimal, type DecimalString } from '../../../money/decimal.js';
import type { CheckoutTransfer, FoldedCheckout } from '../../../payments/foldedCheckout.js';
import { customerEmail } from '../../../server/checkouts/customerEmail.js';
import { orderOfStream } from '../../../server/checkouts/resolvedOrder.js';
import { plainText } from '../../../contract/plainLine.js';
import { bookedEntries, codeIn, coinsOf, valueOf } from '../figures/bookedEntries.js';
import { refundableOf, refundableOrder } from '../../refunds/refundable.js';
import { isRefunded, liveRefunds } from './orderRefunds.js';
import { isPaid, judgeOrder, type OrderFacts } from './orderStatus.js';

/** Which form the rows have, and by which rule they are computed. A higher one makes every index begin again. */
export const ROW_FORM = 11;

/** What a row shows, beside the fields that the index has itself. */
export interface ShownOrder {
  /** As the wire has it. */
  readonly view: Omit<OrderRowView, 'status' | 'attention' | 'paid' | 'openedAt' | 'email'>;
  /** What only the file for spreadsheets has. */
  readonly file: {
    /** `open` | `held` | `paid` | `closed`, as the store's own lists say. */
    readonly state: string;
    readonly received: DecimalString | null;
    readonly progress: string | null;
    readonly transfers: number;
    readonly txHashes: readonly string[];
  };
  /** What was seen and is not confirmed. */
  readonly onTheWay: readonly Omit<PaymentOnTheWay, 'kind' | 'reference'>[];
}

/** Makes the row; null for a stream that opened no order. */
export function orderRow(facts: OrderFacts): OrderRow | null {
  const { events, state, refunds, booked } = facts;
  const first = openedIn(facts);
  if (!first) return null;
  const email = customerEmail(events);
  const judgement = judgeOrder(facts);
  const shown = shownOf(facts, first, judgement.status);
  const paid = isPaid(state);
  return {
    ...fieldsOf(first, shown),
    ...judgement,
    paid,
    refunded: refunds !== null && isRefunded(refunds),
    currencyId: shown.view.currency?.id ?? null,
    email,
    terms: termsOf(shown, state, email),
    money: bookedEntries({
      ...{ events, state, paid, refunds: booked },
      returned: refunds && liveRefunds(refunds),
    }),
  };
}

/** The row of an order that this version cannot read: its number, and that a person has to look at it. */
export function unreadableRow(stream: string, events: readonly LedgerEvent[]): OrderRow | null {
  const first = openedIn({ events });
  if (!first) return null;
  const shown: ShownOrder = {
    view: {
      ...subjectOf(stream),
      ...{ exceptions: [], amountUsd: null, display: null, currency: null },
      ...{ payable: null, due: null, excess: null, surplus: null, late: null, refund: null },
      ...{ arrived: [], arrivedUsd: null },
      changedAt: events.at(-1)?.at ?? first.at,
      arrivedAt: null,
      expiresAt: null,
    },
    file: { state: 'UNREADABLE', received: null, progress: null, transfers: 0, txHashes: [] },
    onTheWay: [],
  };
  return {
    ...fieldsOf(first, shown),
    ...{ status: 'unreadable', attentionAt: first.at, paid: false, refunded: false },
    ...{ currencyId: null, email: null },
    terms: referenceTerms(shown.view.reference),
    money: bookedEntries({ events, state: null, paid: false, refunds: [], returned: [] }),
  };
}

/** Reads the JSON of a row. */
export const shownIn = ({ shown }: Pick<ListedOrder, 'shown'>): ShownOrder =>
  JSON.parse(shown) as ShownOrder;

/** A row with whether it needs a person. @param asOf RFC 3339, UTC */
export function listedAt({ terms: _, money: __, ...row }: OrderRow, asOf: string): ListedOrder {
  return { ...row, attention: row.attentionAt !== null && row.attentionAt <= asOf };
}

/** An e-mail as people see it: its customer may have typed signs that turn or hide a part of it on screen. */
export const shownEmail = ({ email }: Pick<ListedOrder, 'email'>): string | null =>
  email === null ? null : plainText(email, email.length);

/** A row as the wire has it. */
export function orderRowView(row: ListedOrder): OrderRowView {
  const { status, attention, paid, openedAt } = row;
  const judged = { status, attention, paid, openedAt };
  return { ...shownIn(row).view, ...judged, email: shownEmail(row) };
}

const fieldsOf = ({ stream, sequence, at }: LedgerEvent, shown: ShownOrder) => ({
  ...{ stream, opened: sequence, openedAt: at, shown: JSON.stringify(shown) },
});

const openedIn = ({ events }: Pick<OrderFacts, 'events'>): LedgerEvent | undefined =>
  events.find(({ kind }) => kind === 'opened');

function subjectOf(stream: string): { readonly kind: string; readonly reference: string } {
  return orderOfStream(stream) ?? { kind: 'payment', reference: stream };
}

function shownOf(facts: OrderFacts, first: LedgerEvent, status: OrderStatus): ShownOrder {
  const { stream, events, state } = facts;
  const { currentQuote, figuresQuote: quote, transfers } = state;
  return {
    view: {
      ...subjectOf(stream),
      exceptions: [...state.exceptions],
      amountUsd: state.amountUsd,
      display: state.display,
      currency: quote && {
        id: quote.currencyId,
        code: quote.code,
        blockchain: quote.blockchain,
        networkName: networkName(quote.blockchain),
      },
      payable: currentQuote?.payable ?? null,
      due: state.due,
      excess: state.excess,
      surplus: surplusOf(facts, status),
      late: latePayment(state),
      refund: refundUnderWay(facts),
      arrived: coinsOf(state, transfers),
      arrivedUsd: arrivedUsd(transfers),
      changedAt: events.at(-1)?.at ?? first.at,
      arrivedAt: lastArrival(transfers),
      expiresAt: currentQuote?.expiresAt ?? null,
    },
    file: {
      state: storeState(state),
      received: state.received,
      progress: state.progress,
      transfers: transfers.length,
      txHashes: [...new Set(transfers.map(({ txHash }) => txHash))],
    },
    onTheWay: transfers
      .filter(({ status }) => status === 'seen')
      .map((one) => ({
        ...{ code: codeIn(state, one.currencyId), amount: one.amount, at: one.firstSeenAt },
        amountUsd: one.amountUsd ?? valueOf(state, one),
      })),
  };
}

const KIND_OF: Readonly<Partial<Record<OrderStatus, RefundKind>>> = {
  over: 'excess',
  late: 'late',
  wrong_currency: 'wrong_currency',
};

/** See `OrderRowView.surplus`. What cannot be read of the refunds makes it unknown. */
function surplusOf({ state, events, refunds }: OrderFacts, status: OrderStatus): CoinAmount | null {
  const kind = KIND_OF[status];
  if (kind === undefined || refunds === null) return null;
  const found = refundableOf(refundableOrder(state, events), liveRefunds(refunds)).filter(
    (one) => one.kind === kind,
  );
  const [one] = found;
  if (!one || found.length > 1) return null;
  const { currencyId, amount } = one;
  return { currencyId, code: codeIn(state, currencyId), amount };
}

/** What came after the last price of its currency had expired. */
function latePayment({ transfers, quotes }: FoldedCheckout): LatePayment | null {
  const late = transfers.filter(({ counts }) => counts === 'late');
  const [first] = late;
  if (!first || late.some(({ currencyId }) => currencyId !== first.currencyId)) return null;
  const { currencyId, firstSeenAt } = first;
  // Late for another reason, such as a closed order, is late by no price.
  const price = quotes.findLast(
    (quote) => quote.currencyId === currencyId && quote.quotedAt <= firstSeenAt,
  );
  const expiredAt = price?.expiresAt ?? null;
  if (expiredAt === null || Date.parse(expiredAt) >= Date.parse(firstSeenAt)) return null;
  const amount = addDecimal(...late.map((one) => one.amount));
  const code = codeIn({ quotes }, currencyId);
  return { currencyId, code, amount, usd: arrivedUsd(late), expiredAt, arrivedAt: firstSeenAt };
}

function refundUnderWay({ refunds }: OrderFacts): RefundUnderWay | null {
  const newest = refunds?.findLast(isUnderWay);
  if (!newest) return null;
  const { stage, currencyId, code, amount } = newest;
  return { stage, currencyId, code, amount };
}

/** The state as the store's own lists name it. */
function storeState(state: FoldedCheckout): string {
  if (state.heldEvidence.length > 0) return 'held';
  if (isPaid(state)) return 'paid';
  return state.closed ? 'closed' : 'open';
}

function lastArrival(transfers: readonly CheckoutTransfer[]): string | null {
  const times = transfers.map(({ firstSeenAt }) => Date.parse(firstSeenAt));
  return times.length === 0 ? null : new Date(Math.max(...times)).toISOString();
}

function arrivedUsd(transfers: readonly CheckoutTransfer[]): DecimalString | null {
  const known = transfers.flatMap(({ amountUsd }) => amountUsd ?? []);
  return known.length === transfers.length && known.length > 0 ? addDecimal(...known) : null;
}

/** What staff search an order by. */
function termsOf(shown: ShownOrder, state: FoldedCheckout, email: string | null): string[] {
  const addresses = [...(state.wallet?.addresses ?? []), ...state.quotes];
  const texts = [
    ...addresses.map(({ address }) => address),
    ...shown.file.txHashes,
    ...(email === null ? [] : [email]),
  ];
  const { amountUsd, display, payable } = shown.view;
  const amounts = [
    [amountUsd, 'USD'],
    [display?.amount, display?.currency],
    [payable, state.currentQuote?.code],
    ...state.transfers.map(({ amount, currencyId }) => [amount, currencyId.split('.')[0]] as const),
  ] as const;
  const terms = [...referenceTerms(shown.view.reference), ...texts.map(searchTerm)];
  return [
    ...new Set([
      ...terms.filter((term) => term !== ''),
      ...amounts.flatMap(([amount, code]) => (amount ? amountTerm(amount, code) : [])),
    ]),
  ];
}

/** How many parts of an order number it can be found by. */
const MOST_PARTS = 8;

/** The number, and what follows each sign in it: `2024-1042` and `1042` of `PP-2024-1042`. */
function referenceTerms(reference: string): string[] {
  const whole = searchTerm(reference);
  const begins = [...whole.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)].map(({ index }) => index);
  const parts = begins.slice(0, MOST_PARTS).map((begin) => whole.slice(begin));
  return [...new Set([whole, ...parts])].filter((term) => term !== '');
}

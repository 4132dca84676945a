/** What one order or customer adds to the shop's books: the one definition of booked income. Pure. */
import type { BookedOrder } from '../../contract/figures.js';
import type { CoinAmount } from '../../contract/orderList.js';
import { networkName } from '../../../chains/networks.js';
import type { LedgerEvent } from '../../../ledger/ledger.js';
import type { DisplayMoney, MoneyEntry } from '../../index/moneyEntries.js';
import {
  addDecimal,
  divideDecimal,
  isZero,
  minDecimal,
  multiplyDecimal,
  subtractToZero,
  type DecimalString,
} from '../../../money/decimal.js';
import type { CheckoutTransfer, FoldedCheckout } from '../../../payments/foldedCheckout.js';

/** Coins of one currency. */
export interface BookedCoins {
  readonly currencyId: string;
  /** Ticker. */
  readonly code: string;
  readonly networkName: string;
  readonly amount: DecimalString;
}

/** A refund of the order or the customer. */
export interface BookedRefund {
  /** Id of the withdrawal. */
  readonly id: string;
  /** Sequence of its draft, and when that was recorded. */
  readonly sequence: number;
  readonly draftedAt: string;
  /** Null while it has not completed, and if it never will. `unreadable`: nobody knows. */
  readonly completed:
    | {
        readonly at: string;
        /** All coins that went back. */
        readonly coins: BookedCoins;
        /** US dollars as the service computed them; null if it did not. */
        readonly amountUsd: DecimalString | null;
        readonly txHash: string | null;
      }
    | 'unreadable'
    | null;
}

/** What of an order is read. */
export interface BookedFacts {
  readonly events: readonly LedgerEvent[];
  /** Null if this version cannot read the order; nothing of it counts then. */
  readonly state: FoldedCheckout | null;
  /** Whether it is paid, and that is recorded. False while something that it was paid with is held. */
  readonly paid: boolean;
  /** In the ledger's order. */
  readonly refunds: readonly BookedRefund[];
}

/** What the file of bookings has beside their amounts. */
export interface ShownEntry {
  /** Id of a refund's withdrawal; null for a payment and a deposit. */
  readonly withdrawalId: string | null;
  /** What the amount was paid with, or what of it went back: without what was never booked. */
  readonly coins: readonly BookedCoins[];
  readonly txHashes: readonly string[];
}

/**
 * Makes the entries. A paid order counts with its own amount on the day on which that was recorded. A completed
 * refund is deducted with its dollars, as far as it gives back what was booked: money beyond the price, late or
 * in another currency never was, and goes back first.
 */
export function bookedEntries(facts: BookedFacts): MoneyEntry[] {
  const { state } = facts;
  if (state?.opened?.type === 'top_up') return accountEntries(facts, state);
  const first = facts.events.find(({ kind }) => kind === 'opened');
  if (!first) return [];
  const paidAt = facts.events.find(({ kind }) => kind === 'paid')?.at;
  if (!state || !facts.paid || state.amountUsd === null || paidAt === undefined) {
    return [entryOf(first, 'none'), ...facts.refunds.map((refund) => ofRefund(refund, 'none'))];
  }
  const { paying, coins, beside } = splitMoney(state, facts.events);
  const txHashes = [...new Set(paying.map(({ txHash }) => txHash))];
  const order: MoneyEntry = {
    ...entryOf(first, 'paid', { coins, txHashes }),
    ...{ at: paidAt, amountUsd: state.amountUsd, display: displayOf(state) },
  };
  return [order, ...deductions(facts, state, state.amountUsd, beside)];
}

/** What an order adds, of its entries; null for an order that is not booked. */
export function bookedOrder(entries: readonly MoneyEntry[]): BookedOrder | null {
  const paid = entries.find(({ kind }) => kind === 'paid');
  if (!paid || paid.amountUsd === null) return null;
  const refunds = entries.filter(({ kind }) => kind === 'refund');
  const refundedUsd = addDecimal(...refunds.flatMap(({ amountUsd }) => amountUsd ?? []));
  return { at: paid.at, paidUsd: paid.amountUsd, refundedUsd };
}

const displayOf = ({ display }: FoldedCheckout): DisplayMoney | null =>
  display && { currency: display.currency, amount: display.amount };

function entryOf(
  { sequence, at }: Pick<LedgerEvent, 'sequence' | 'at'>,
  kind: MoneyEntry['kind'],
  shown: Partial<ShownEntry> = {},
): MoneyEntry {
  const text: ShownEntry = { withdrawalId: null, coins: [], txHashes: [], ...shown };
  return {
    ...{ sequence, kind, at, amountUsd: null, display: null },
    shown: JSON.stringify(text),
  };
}

/** @param booked how many of its coins count; all of them if nobody says. */
function ofRefund(
  { id, sequence, draftedAt, completed }: BookedRefund,
  kind: MoneyEntry['kind'],
  booked?: DecimalString,
): MoneyEntry {
  const ended = completed === 'unreadable' ? null : completed;
  return entryOf({ sequence, at: ended?.at ?? draftedAt }, kind, {
    withdrawalId: id,
    coins: ended ? [{ ...ended.coins, amount: booked ?? ended.coins.amount }] : [],
    txHashes: ended?.txHash ? [ended.txHash] : [],
  });
}

/** Decimals of a value that is a part of another. */
const PART_DECIMALS = 8;

/** Rounded down, so that no more is deducted than went back. */
const partOf = (whole: DecimalString, part: DecimalString, of: DecimalString): DecimalString =>
  part === of ? whole : divideDecimal(multiplyDecimal(whole, part), of, PART_DECIMALS, 'down');

/**
 * What each refund takes from a paid order. Of the display amount it takes the part that its dollars are of the
 * order's; refunds of all dollars take all of it, whatever was rounded on the way.
 */
function deductions(
  { refunds }: BookedFacts,
  state: FoldedCheckout,
  orderUsd: DecimalString,
  unbooked: Map<string, DecimalString>,
): MoneyEntry[] {
  const display = displayOf(state);
  const isUseful = display !== null && !isZero(orderUsd);
  let [usdBefore, displayBefore] = [ZERO, ZERO];
  return [...refunds].sort(byCompletion).map((refund): MoneyEntry => {
    const { completed } = refund;
    if (completed === null) return ofRefund(refund, 'none');
    if (completed === 'unreadable') return ofRefund(refund, 'refund');
    const { currencyId, amount } = completed.coins;
    const never = unbooked.get(currencyId) ?? ZERO;
    unbooked.set(currencyId, subtractToZero(never, amount));
    const booked = subtractToZero(amount, never);
    if (isZero(booked)) return ofRefund(refund, 'none');
    const worth = completed.amountUsd ?? valueOf(state, completed.coins);
    const entry = ofRefund(refund, 'refund', booked);
    if (worth === null) return entry;
    const amountUsd = partOf(worth, booked, amount);
    usdBefore = addDecimal(usdBefore, amountUsd);
    if (!isUseful) return { ...entry, amountUsd };
    const displayUpToNow = partOf(display.amount, usdBefore, orderUsd);
    const part = subtractToZero(displayUpToNow, displayBefore);
    displayBefore = displayUpToNow;
    return { ...entry, amountUsd, display: { currency: display.currency, amount: part } };
  });
}

const ZERO = '0' as DecimalString;

function byCompletion(a: BookedRefund, b: BookedRefund): number {
  const timeOf = ({ completed, draftedAt }: BookedRefund): string =>
    completed === null || completed === 'unreadable' ? draftedAt : completed.at;
  const [first, second] = [timeOf(a), timeOf(b)];
  return first < second ? -1 : first > second ? 1 : a.sequence - b.sequence;
}

/**
 * The confirmed money of a paid order: what paid it, its coins without what was too much, and `beside` it by currency
 * what was never booked. What was there when an order was marked as paid is what paid it.
 */
function splitMoney(
  { transfers, quotes, excess, figuresQuote }: FoldedCheckout,
  events: readonly LedgerEvent[],
) {
  const marked = events.find(({ kind }) => kind === 'marked_paid')?.sequence ?? 0;
  const cameAt = ({ evidence }: CheckoutTransfer): number =>
    Math.min(...events.filter(({ key }) => evidence.includes(key)).map((one) => one.sequence));
  const confirmed = transfers.filter(({ status }) => status === 'confirmed');
  const counted = confirmed.filter(({ counts }) => counts === 'counted');
  const paying = confirmed.filter((one) => one.counts === 'counted' || cameAt(one) <= marked);
  const beside = sumByCurrency(confirmed.filter((one) => !paying.includes(one)));
  const paid = sumByCurrency(paying);
  if (excess !== null && figuresQuote !== null) {
    const { currencyId } = figuresQuote;
    const tooMuch = minDecimal(excess, sumByCurrency(counted).get(currencyId) ?? ZERO);
    beside.set(currencyId, addDecimal(beside.get(currencyId) ?? ZERO, tooMuch));
    paid.set(currencyId, subtractToZero(paid.get(currencyId) ?? ZERO, tooMuch));
  }
  const coins = [...paid].map(([currencyId, amount]): BookedCoins => {
    const one = paying.find((transfer) => transfer.currencyId === currencyId);
    const networkIn = networkName(one?.blockchain ?? '');
    return { currencyId, code: codeIn({ quotes }, currencyId), networkName: networkIn, amount };
  });
  return { paying, coins: coins.filter(({ amount }) => !isZero(amount)), beside };
}

type Coins = Pick<CoinAmount, 'currencyId' | 'amount'>;

function sumByCurrency(parts: readonly Coins[]): Map<string, DecimalString> {
  const sums = new Map<string, DecimalString>();
  for (const { currencyId, amount } of parts) {
    sums.set(currencyId, addDecimal(sums.get(currencyId) ?? ZERO, amount));
  }
  return sums;
}

/** One amount for each currency, that of the price first. */
export function coinsOf(state: FoldedCheckout, parts: readonly Coins[]): CoinAmount[] {
  const rank = ({ currencyId }: Coins): number =>
    currencyId === state.figuresQuote?.currencyId ? 0 : 1;
  return [...sumByCurrency(parts)]
    .map(([currencyId, amount]) => ({ currencyId, code: codeIn(state, currencyId), amount }))
    .sort((a, b) => rank(a) - rank(b));
}

/** Ticker of a currency as the order's quotes have it. */
export function codeIn({ quotes }: Pick<FoldedCheckout, 'quotes'>, currencyId: string): string {
  const quote = quotes.find((one) => one.currencyId === currencyId);
  // The service's ids begin with the ticker (docs/service.md §13).
  return quote?.code ?? currencyId.split('.')[0] ?? currencyId;
}

/** Of what the service gave no value: by the last price of the order in that currency. */
export function valueOf(
  { quotes }: FoldedCheckout,
  { currencyId, amount }: { readonly currencyId: string; readonly amount: DecimalString },
): DecimalString | null {
  const quote = quotes.findLast((one) => one.currencyId === currencyId);
  if (!quote?.payable || quote.payable === '0' || quote.amountUsd === null) return null;
  return partOf(quote.amountUsd, amount, quote.payable);
}

/** Kinds of event that a deposit's entry can belong to. */
const STATEMENTS: ReadonlySet<string> = new Set(['seen', 'confirmed', 'held']);

/** The entries of a customer's account: one for each statement about a transfer, and one for each refund. */
function accountEntries({ events, refunds }: BookedFacts, state: FoldedCheckout): MoneyEntry[] {
  const entries = new Map(
    events
      .filter(({ kind }) => STATEMENTS.has(kind))
      .map((one) => [one.sequence, entryOf(one, 'none')]),
  );
  for (const transfer of state.transfers) {
    const confirmed = transfer.status === 'confirmed' ? confirmationOf(events, transfer) : null;
    if (!confirmed) continue;
    const { txHash, currencyId, blockchain, amount, amountUsd } = transfer;
    const code = codeIn(state, currencyId);
    const coins = [{ currencyId, code, networkName: networkName(blockchain), amount }];
    const entry = entryOf(confirmed.statement, 'deposit', { coins, txHashes: [txHash] });
    entries.set(entry.sequence, { ...entry, at: confirmed.by.at, amountUsd });
  }
  const returned = refunds.map((refund): MoneyEntry => {
    const { completed } = refund;
    if (completed === null) return ofRefund(refund, 'none');
    const amountUsd = completed === 'unreadable' ? null : completed.amountUsd;
    return { ...ofRefund(refund, 'deposit_refund'), amountUsd };
  });
  return [...entries.values(), ...returned];
}

/**
 * What confirmed a deposit first: a signed statement, because the look-up confirms no deposit of an account
 * (src/payments/statements.ts), or the shop's release of the hold that one was.
 */
function confirmationOf(events: readonly LedgerEvent[], { evidence }: CheckoutTransfer) {
  const about = events.filter(({ key }) => evidence.includes(key));
  const found = about.flatMap((statement) => {
    const { kind, key, body } = statement;
    if (kind === 'confirmed') {
      return body['source'] === 'service_event' ? [{ statement, by: statement }] : [];
    }
    const release = events.find((event) => releases(event, key));
    return kind === 'held' && release ? [{ statement, by: release }] : [];
  });
  return found.sort((a, b) => a.by.sequence - b.by.sequence)[0] ?? null;
}

function releases({ kind, body }: LedgerEvent, key: string): boolean {
  const { evidence } = body;
  return kind === 'released' && Array.isArray(evidence) && evidence.includes(key);
}

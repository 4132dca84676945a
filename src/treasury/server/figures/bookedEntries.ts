/** What one order or customer adds to the shop's books: the one definition of booked income. Pure. */
import type { BookedOrder } from '../../contract/figures.js';
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
        readonly currencyId: string;
        /** Coins. */
        readonly amount: DecimalString;
        /** US dollars as the service computed them; null if it did not. */
        readonly amountUsd: DecimalString | null;
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

/** What the file of single entries has beside their amounts. */
export interface ShownEntry {
  /** Id of a refund's withdrawal; hash of a deposit; null for an order. */
  readonly id: string | null;
  readonly currencyId: string | null;
  readonly coins: DecimalString | null;
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
  const order: MoneyEntry = {
    ...entryOf(first, 'paid', { id: null, currencyId: state.figuresQuote?.currencyId ?? null }),
    ...{ at: paidAt, amountUsd: state.amountUsd, display: displayOf(state) },
  };
  return [order, ...deductions(facts, state, state.amountUsd)];
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
  const text: ShownEntry = { id: null, currencyId: null, coins: null, ...shown };
  return {
    ...{ sequence, kind, at, amountUsd: null, display: null },
    shown: JSON.stringify(text),
  };
}

function ofRefund(
  { id, sequence, draftedAt, completed }: BookedRefund,
  kind: MoneyEntry['kind'],
): MoneyEntry {
  const ended = completed === 'unreadable' ? null : completed;
  return entryOf({ sequence, at: ended?.at ?? draftedAt }, kind, {
    id,
    currencyId: ended?.currencyId ?? null,
    coins: ended?.amount ?? null,
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
  { events, refunds }: BookedFacts,
  state: FoldedCheckout,
  orderUsd: DecimalString,
): MoneyEntry[] {
  const unbooked = unbookedIn(state, events);
  const display = displayOf(state);
  const isUseful = display !== null && !isZero(orderUsd);
  let [usdBefore, displayBefore] = [ZERO, ZERO];
  return [...refunds].sort(byCompletion).map((refund): MoneyEntry => {
    const { completed } = refund;
    if (completed === null) return ofRefund(refund, 'none');
    if (completed === 'unreadable') return ofRefund(refund, 'refund');
    const { currencyId, amount } = completed;
    const never = unbooked.get(currencyId) ?? ZERO;
    unbooked.set(currencyId, subtractToZero(never, amount));
    const booked = subtractToZero(amount, never);
    if (isZero(booked)) return ofRefund(refund, 'none');
    const worth = completed.amountUsd ?? valueOf(state, completed);
    const entry = ofRefund(refund, 'refund');
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

/** Coins of a paid order that were never booked, by currency. What was there when it was marked as paid is what paid it. */
function unbookedIn(
  { transfers, excess, figuresQuote }: FoldedCheckout,
  events: readonly LedgerEvent[],
): Map<string, DecimalString> {
  const coins = new Map<string, DecimalString>();
  const add = (currencyId: string, amount: DecimalString): void => {
    coins.set(currencyId, addDecimal(coins.get(currencyId) ?? ZERO, amount));
  };
  const marked = events.find(({ kind }) => kind === 'marked_paid')?.sequence ?? 0;
  const confirmed = transfers.filter(({ status }) => status === 'confirmed');
  for (const { counts, evidence, currencyId, amount } of confirmed) {
    const came = Math.min(
      ...events.filter(({ key }) => evidence.includes(key)).map((event) => event.sequence),
    );
    if (counts !== 'counted' && came > marked) add(currencyId, amount);
  }
  if (excess !== null && figuresQuote !== null) {
    const { currencyId } = figuresQuote;
    const counted = confirmed.filter(
      (one) => one.counts === 'counted' && one.currencyId === currencyId,
    );
    add(currencyId, minDecimal(excess, addDecimal(...counted.map(({ amount }) => amount))));
  }
  return coins;
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
    const { txHash: id, currencyId, amount: coins, amountUsd } = transfer;
    const entry = entryOf(confirmed.statement, 'deposit', { id, currencyId, coins });
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
function confirmationOf(
  events: readonly LedgerEvent[],
  { evidence }: CheckoutTransfer,
): { readonly statement: LedgerEvent; readonly by: LedgerEvent } | null {
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

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
import type { ReturnedMoney } from '../../refunds/refundable.js';
import { firstSequence } from '../../../server/retention/unresolvedSurplus.js';

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
  /** Coins that went back, are about to, or are promised; null if nobody knows. */
  readonly returned: readonly ReturnedMoney[] | null;
}

/** What the file of bookings has beside their amounts. */
export interface ShownEntry {
  /** Id of a refund's withdrawal; null for a payment and a deposit. */
  readonly withdrawalId: string | null;
  /** What the amount was paid with, or what of it went back: without what was never booked. */
  readonly coins: readonly BookedCoins[];
  readonly txHashes: readonly string[];
  /** When the coins were first seen, each RFC 3339, UTC; empty for a refund. */
  readonly arrivedAt: readonly string[];
  /** US dollars of what is not booked; null if unknown. Of a refund: of `unbookedCoins`, if it has any. */
  readonly unbookedUsd: DecimalString | null;
  /** Coins that a refund gives back beside what was booked. */
  readonly unbookedCoins: readonly BookedCoins[];
  /** What nobody has decided about. */
  readonly undecided: Undecided | null;
}

/** A part of an entry that a person has to decide about. */
export interface Undecided {
  readonly reason: 'held' | 'late' | 'wrong_currency' | 'over' | 'partial';
  /** Coins, and US dollars; null if unknown. */
  readonly amount: DecimalString | null;
  readonly usd: DecimalString | null;
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
  if (!state) {
    return [entryOf(first, 'none'), ...facts.refunds.map((refund) => ofRefund(refund, 'none'))];
  }
  if (!facts.paid || state.amountUsd === null || paidAt === undefined) {
    const parts = state.transfers
      .filter(({ status }) => status === 'confirmed')
      .map((transfer): BesidePart => ({ transfer, amount: transfer.amount, isExcess: false }));
    const returned = facts.refunds.map((refund) => {
      const { completed } = refund;
      if (completed === null || completed === 'unreadable') return ofRefund(refund, 'none');
      return ofRefund(refund, 'unbooked_refund', { unbookedUsd: usdOf(state, completed) });
    });
    return [entryOf(first, 'none'), ...besideEntries(facts, state, parts), ...returned];
  }
  const { paying, coins, parts } = splitMoney(state, facts.events);
  const isUnknown = state.excess === null && state.exceptions.includes('over');
  const order: MoneyEntry = {
    ...entryOf(first, 'paid', {
      coins,
      txHashes: [...new Set(paying.map(({ txHash }) => txHash))],
      arrivedAt: paying.map(({ firstSeenAt }) => firstSeenAt),
      undecided: isUnknown ? { reason: 'over', amount: null, usd: null } : null,
    }),
    ...{ at: paidAt, amountUsd: state.amountUsd, display: displayOf(state) },
  };
  const beside = sumByCurrency(
    parts.map(({ transfer, amount }) => ({ currencyId: transfer.currencyId, amount })),
  );
  return [
    order,
    ...besideEntries(facts, state, parts),
    ...deductions(facts, state, state.amountUsd, beside),
  ];
}

/** Confirmed money of a transfer that is not booked. */
interface BesidePart {
  readonly transfer: CheckoutTransfer;
  readonly amount: DecimalString;
  /** Whether it is too much, and the rest of the transfer paid the order. */
  readonly isExcess: boolean;
}

/** Kinds of event that the entry of a transfer belongs to. */
const SETTLING: ReadonlySet<string> = new Set(['confirmed', 'held']);

/** An entry for each statement that settled a transfer: what of it is not booked, and what of that is undecided. */
function besideEntries(
  { events, paid, returned }: BookedFacts,
  state: FoldedCheckout,
  parts: readonly BesidePart[],
): MoneyEntry[] {
  const entries = emptyEntries(events);
  const closedAt = paid ? 0 : (events.findLast(({ kind }) => kind === 'closed')?.sequence ?? 0);
  const paidAt = events.find(({ kind }) => kind === 'paid')?.at ?? '';
  const take = createTaking(returned ?? []);
  for (const { transfer, amount, isExcess } of parts) {
    const settled = confirmationOf(events, transfer, ['service_event', 'service_lookup']);
    if (!settled) continue;
    const reason: Undecided['reason'] = isExcess ? 'over' : reasonOf(transfer);
    const left = take(reason === 'over' ? 'excess' : reason, transfer.currencyId, amount);
    const worth = (coins: DecimalString): DecimalString | null =>
      worthOf(state, transfer, coins, isExcess);
    const isOpen = settled.statement.sequence > closedAt && !isZero(left);
    const undecided = isOpen && {
      reason,
      ...(returned ? { amount: left, usd: worth(left) } : { amount: null, usd: null }),
    };
    const entry = entryOf(settled.statement, 'unbooked', {
      ...cameWith(state, transfer, amount),
      ...{ unbookedUsd: worth(amount), undecided: undecided || null },
    });
    // Before the order is paid nothing is too much.
    const at = isExcess && paidAt > settled.by.at ? paidAt : settled.by.at;
    entries.set(entry.sequence, { ...entry, at });
  }
  addHeld(entries, events, state);
  return [...entries.values()];
}

const reasonOf = ({ counts }: CheckoutTransfer): 'late' | 'wrong_currency' | 'partial' =>
  counts === 'late' || counts === 'wrong_currency' ? counts : 'partial';

/** Makes what takes refunds off an amount: those of its kind first, then those that may be of any. */
function createTaking(returned: readonly ReturnedMoney[]) {
  const gone = new Map<string, DecimalString>();
  const keyOf = (kind: string | null, currencyId: string) =>
    `${kind === 'all' ? '' : (kind ?? '')}:${currencyId}`;
  for (const { kind, currencyId, amount } of returned) {
    const key = keyOf(kind, currencyId);
    gone.set(key, addDecimal(gone.get(key) ?? ZERO, amount));
  }
  return (kind: string, currencyId: string, amount: DecimalString): DecimalString =>
    [kind, null].reduce<DecimalString>((left, one) => {
      const key = keyOf(one, currencyId);
      const back = gone.get(key) ?? ZERO;
      gone.set(key, subtractToZero(back, left));
      return subtractToZero(left, back);
    }, amount);
}

/** What is held may never be at hand, so it is no coins of the entry. */
function addHeld(
  entries: Map<number, MoneyEntry>,
  events: readonly LedgerEvent[],
  state: FoldedCheckout,
): void {
  for (const transfer of state.transfers.filter(({ status }) => status === 'held')) {
    const about = events.filter(
      ({ kind, key }) => SETTLING.has(kind) && transfer.evidence.includes(key),
    );
    const statement = about.find(({ kind }) => kind === 'held') ?? about[0];
    if (!statement) continue;
    const { amount, amountUsd } = transfer;
    const usd = amountUsd ?? valueOf(state, transfer);
    const undecided: Undecided = { reason: 'held', amount, usd };
    const shown = { ...cameWith(state, transfer, amount), undecided };
    entries.set(statement.sequence, entryOf(statement, 'undecided', shown));
  }
}

/** An excess is worth what the price says; other money, what it was when it came. */
function worthOf(
  state: FoldedCheckout,
  { currencyId, amount, amountUsd }: CheckoutTransfer,
  coins: DecimalString,
  isExcess: boolean,
): DecimalString | null {
  const byPrice = valueOf(state, { currencyId, amount: coins });
  const asItCame = amountUsd && !isZero(amount) ? partOf(amountUsd, coins, amount) : null;
  return isExcess ? (byPrice ?? asItCame) : (asItCame ?? byPrice);
}

/** Coins of one transfer, and how they came. */
function cameWith(
  state: FoldedCheckout,
  { currencyId, blockchain, txHash, firstSeenAt }: CheckoutTransfer,
  amount: DecimalString,
) {
  const code = codeIn(state, currencyId);
  const coins = [{ currencyId, code, networkName: networkName(blockchain), amount }];
  return { coins, txHashes: [txHash], arrivedAt: [firstSeenAt] };
}

const emptyEntries = (events: readonly LedgerEvent[]): Map<number, MoneyEntry> =>
  new Map(
    events
      .filter(({ kind }) => SETTLING.has(kind))
      .map((one) => [one.sequence, entryOf(one, 'none')]),
  );

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
  const text: ShownEntry = {
    ...{ withdrawalId: null, coins: [], txHashes: [], arrivedAt: [] },
    ...{ unbookedUsd: null, unbookedCoins: [], undecided: null },
    ...shown,
  };
  return {
    ...{ sequence, kind, at, amountUsd: null, display: null },
    shown: JSON.stringify(text),
  };
}

/** @param shown what is not as the whole refund has it. */
function ofRefund(
  { id, sequence, draftedAt, completed }: BookedRefund,
  kind: MoneyEntry['kind'],
  shown: Partial<ShownEntry> = {},
): MoneyEntry {
  const ended = completed === 'unreadable' ? null : completed;
  return entryOf({ sequence, at: ended?.at ?? draftedAt }, kind, {
    withdrawalId: id,
    coins: ended ? [ended.coins] : [],
    txHashes: ended?.txHash ? [ended.txHash] : [],
    ...shown,
  });
}

/** Decimals of a value that is a part of another. */
const PART_DECIMALS = 8;

type CompletedRefund = Exclude<BookedRefund['completed'], 'unreadable' | null>;

const usdOf = (state: FoldedCheckout, { amountUsd, coins }: CompletedRefund) =>
  amountUsd ?? valueOf(state, coins);

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
    const worth = usdOf(state, completed);
    if (isZero(booked)) return ofRefund(refund, 'unbooked_refund', { unbookedUsd: worth });
    const amountUsd = worth && partOf(worth, booked, amount);
    const beside = subtractToZero(amount, booked);
    const entry = ofRefund(refund, 'refund', {
      coins: [{ ...completed.coins, amount: booked }],
      unbookedCoins: isZero(beside) ? [] : [{ ...completed.coins, amount: beside }],
      unbookedUsd: worth && amountUsd && subtractToZero(worth, amountUsd),
    });
    if (amountUsd === null) return entry;
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
 * The confirmed money of a paid order: what paid it, its coins without what was too much, and `parts` that were
 * never booked. What was there when an order was marked as paid is what paid it. What came last is too much.
 */
function splitMoney(
  { transfers, quotes, excess, figuresQuote }: FoldedCheckout,
  events: readonly LedgerEvent[],
) {
  const marked = events.find(({ kind }) => kind === 'marked_paid')?.sequence ?? 0;
  const confirmed = transfers.filter(({ status }) => status === 'confirmed');
  const isPaying = (one: CheckoutTransfer): boolean =>
    one.counts === 'counted' || firstSequence(events, one) <= marked;
  const parts = confirmed
    .filter((one) => !isPaying(one))
    .map((transfer): BesidePart => ({ transfer, amount: transfer.amount, isExcess: false }));
  const paid = confirmed
    .filter(isPaying)
    .map((transfer) => ({ transfer, amount: transfer.amount }));
  let tooMuch = excess ?? ZERO;
  for (const one of [...paid].reverse()) {
    const { counts, currencyId, amount } = one.transfer;
    if (counts !== 'counted' || currencyId !== figuresQuote?.currencyId) continue;
    const beside = minDecimal(tooMuch, amount);
    if (isZero(beside)) break;
    tooMuch = subtractToZero(tooMuch, beside);
    one.amount = subtractToZero(amount, beside);
    parts.push({ transfer: one.transfer, amount: beside, isExcess: true });
  }
  const paying = paid.filter(({ amount }) => !isZero(amount));
  const sums = sumByCurrency(
    paying.map(({ transfer, amount }) => ({ currencyId: transfer.currencyId, amount })),
  );
  const coins = [...sums].map(([currencyId, amount]): BookedCoins => {
    const one = paying.find(({ transfer }) => transfer.currencyId === currencyId);
    const networkIn = networkName(one?.transfer.blockchain ?? '');
    return { currencyId, code: codeIn({ quotes }, currencyId), networkName: networkIn, amount };
  });
  return { paying: paying.map(({ transfer }) => transfer), coins, parts };
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

/** The entries of a customer's account: one for each statement about a transfer, and one for each refund. */
function accountEntries({ events, refunds }: BookedFacts, state: FoldedCheckout): MoneyEntry[] {
  const entries = emptyEntries(events);
  for (const transfer of state.transfers) {
    const isConfirmed = transfer.status === 'confirmed';
    const confirmed = isConfirmed ? confirmationOf(events, transfer, ['service_event']) : null;
    if (!confirmed) continue;
    const { amount, amountUsd } = transfer;
    const entry = entryOf(confirmed.statement, 'deposit', cameWith(state, transfer, amount));
    entries.set(entry.sequence, { ...entry, at: confirmed.by.at, amountUsd });
  }
  addHeld(entries, events, state);
  const returned = refunds.map((refund): MoneyEntry => {
    const { completed } = refund;
    if (completed === null) return ofRefund(refund, 'none');
    const amountUsd = completed === 'unreadable' ? null : completed.amountUsd;
    return { ...ofRefund(refund, 'deposit_refund'), amountUsd };
  });
  return [...entries.values(), ...returned];
}

/**
 * What confirmed a transfer first: a statement of a source that confirms (src/payments/statements.ts; the look-up
 * confirms no deposit of an account), or the shop's release of the hold that one was.
 */
function confirmationOf(
  events: readonly LedgerEvent[],
  { evidence }: CheckoutTransfer,
  sources: readonly unknown[],
) {
  const about = events.filter(({ key }) => evidence.includes(key));
  const found = about.flatMap((statement) => {
    const { kind, key, body } = statement;
    if (kind === 'confirmed') {
      return sources.includes(body['source']) ? [{ statement, by: statement }] : [];
    }
    const release = kind === 'held' && events.find((event) => releases(event, key));
    return release ? [{ statement, by: release }] : [];
  });
  return found.sort((a, b) => a.by.sequence - b.by.sequence)[0] ?? null;
}

function releases({ kind, body }: LedgerEvent, key: string): boolean {
  const { evidence } = body;
  return kind === 'released' && Array.isArray(evidence) && evidence.includes(key);
}

/**
 * When a transfer was sent, and with which quotes it therefore counts. This depends only on what the
 * ledger held before the first statement about the transaction, and on the transaction itself.
 */
import {
  compareDecimal,
  type DecimalString,
  multiplyDecimal,
  parseDecimal,
} from '../money/decimal.js';
import type { EventOfKind } from './distinctEvents.js';
import { instantMs } from './timestamps.js';
import { isPriced, type PricedQuote } from './quotes.js';
import { isStrong, type Statement } from './statements.js';
import { normalNetwork } from './transferIdentity.js';

const MINUTE_MS = 60_000;

/**
 * If the service reports a payment only once it is in a block, the block's time is all that is known about
 * when it was sent. Blocks of Bitcoin are ten minutes apart on average and sometimes an hour. On the other
 * networks blocks come within seconds to minutes, and a transaction with an ordinary fee waits for few of
 * them.
 */
const GRACE_MINUTES: ReadonlyMap<string, number> = new Map([
  ['bitcoin', 60],
  ['bitcoincash', 60],
  ['litecoin', 30],
  ['dogecoin', 15],
]);
const OTHERS_MINUTES = 10;

/** The grace of a network in milliseconds. */
function networkGraceMs(blockchain: string): number {
  return (GRACE_MINUTES.get(normalNetwork(blockchain)) ?? OTHERS_MINUTES) * MINUTE_MS;
}

/** The events that date a transfer: quotes, amendments, and the look-ups for unpaid quotes. */
export interface TimingEvents {
  readonly quoted: readonly EventOfKind<'quoted'>[];
  readonly amended: readonly EventOfKind<'amended'>[];
  readonly looked: readonly EventOfKind<'looked'>[];
}

/**
 * Assumption: the clocks that date a payment (the store's instances, the service, whole seconds) differ by
 * no more than this. Then a slow clock does not make a payment late right after a new quote, and a shopper
 * who has just accepted a new price may still pay by the earlier one.
 */
const CLOCK_SLACK_MS = 120_000;
/** How far a block's clock may be behind: two hours on Bitcoin. */
const BLOCK_CLOCK_MS = 2 * 60 * 60_000;
/** A payment is seen a little after it was sent, because look-ups and events take time. */
const SIGHTING_SLACK_MS = 60_000;
/** Later than this, a payment has to be worth what the quote said: see {@link keepsItsWorth}. */
const PRICE_HOLDS_MS = 60 * 60_000;
/** The look-up hides deposits of less than a dollar, so it is no evidence against small ones. */
const LOOKED_UP_USD = parseDecimal('2');

const LEAST_GRACE_WORTH = parseDecimal('0.97');
const LEAST_LATE_WORTH = parseDecimal('0.99');

/** What was sent to one output. The dollars of another output of its transaction do not count. */
export interface Sent {
  readonly amount: DecimalString;
  /** The statements about this output that name this amount, in the ledger's order. */
  readonly said: readonly Statement[];
}

/** When a transaction was sent, according to its statements. */
type Dating = ReturnType<typeof dateTransaction>;

/** Whether a statement knows the transaction from a block. */
const saysInBlock = ({ proves, body }: Statement): boolean =>
  proves !== 'seen' || body.inBlock === true;

const bySequence = (a: Statement, b: Statement): number => a.sequence - b.sequence;

/**
 * Dates a transaction. Strong statements always date it. Weak ones date it only if they came before the
 * first strong statement, so that no later row can change a payment.
 *
 * @param transaction all statements about it.
 * @param quotes the quotes of the transfer's currency that it may count with; see {@link eligibleQuotes}.
 */
export function dateTransaction(
  transaction: readonly Statement[],
  quotes: readonly EventOfKind<'quoted'>[],
) {
  const ordered = [...transaction].sort(bySequence);
  const first = ordered[0];
  const firstStrong = ordered.find(isStrong);
  const dating = ordered.filter(
    (one) => isStrong(one) || !firstStrong || one.sequence < firstStrong.sequence,
  );
  const startMs = Math.min(...quotes.map(({ body }) => instantMs(body.quotedAt)));
  // The quote came before the payment in the ledger, so an earlier receipt is a wrong clock.
  const ofReceipt = (ms: number): number => (Number.isFinite(startMs) ? Math.max(ms, startMs) : ms);
  const ofBlock = (ms: number): number =>
    ms < startMs && ms >= startMs - BLOCK_CLOCK_MS && Number.isFinite(startMs) ? startMs : ms;
  const sentAt = dating.flatMap((one) =>
    [ofReceipt(one.atMs), ...one.body.times.map((time) => ofBlock(instantMs(time)))].map((ms) => {
      return { ms, isSighting: one.proves === 'seen' };
    }),
  );
  return {
    /** Lowest sequence of a statement about the transaction. */
    firstHeard: first?.sequence ?? Infinity,
    sentAt,
    /** The earliest of these, in milliseconds since the epoch. */
    firstSeenMs: Math.min(...sentAt.map(({ ms }) => ms)),
    /** The first signed or trusted statement; undefined if there are only weak ones. */
    firstStrong,
    /** The first statement, if it already says that the transaction is in a block. */
    firstWord: first && saysInBlock(first) ? first : undefined,
  };
}

/** The quotes in a currency that were in the ledger before the first statement about the transaction. */
export function eligibleQuotes(
  { quoted }: TimingEvents,
  currencyId: string,
  transaction: readonly Statement[],
): EventOfKind<'quoted'>[] {
  const firstHeard = Math.min(...transaction.map(({ sequence }) => sequence));
  return quoted.filter(
    ({ body, sequence }) => body.currencyId === currencyId && sequence < firstHeard,
  );
}

/** When a newer quote replaces this one, and when it ends. */
function endsOf(
  quote: EventOfKind<'quoted'>,
  eligible: readonly EventOfKind<'quoted'>[],
  amendedMs: number,
): { readonly endMs: number; readonly nextMs: number } {
  const later = eligible.filter(({ sequence }) => sequence > quote.sequence);
  const nextMs = Math.min(...later.map(({ body }) => instantMs(body.quotedAt)));
  const { expiresAt } = quote.body;
  const expiryMs = expiresAt === null ? Infinity : instantMs(expiresAt);
  return { endMs: Math.min(expiryMs, amendedMs, nextMs + CLOCK_SLACK_MS), nextMs };
}

/** Whether dollars are worth enough coins: `dollars ≥ least × amount × rate`. */
function isWorth(
  dollars: DecimalString | null,
  amount: DecimalString,
  rate: DecimalString,
  least: DecimalString,
): boolean {
  const wanted = multiplyDecimal(multiplyDecimal(amount, rate), least);
  return dollars !== null && compareDecimal(dollars, wanted) >= 0;
}

const lower = (a: DecimalString, b: DecimalString): DecimalString =>
  compareDecimal(a, b) < 0 ? a : b;

/** Whether a complete look-up, well after the quote's end, did not show it. */
function wasMissing(
  looked: TimingEvents['looked'],
  endMs: number,
  { firstHeard, firstWord }: Dating,
  amountUsd: DecimalString | null,
): boolean {
  if (amountUsd !== null && compareDecimal(amountUsd, LOOKED_UP_USD) < 0) return false;
  return looked.some(
    ({ sequence, body }) =>
      sequence < firstHeard &&
      body.complete &&
      instantMs(body.askedAt) >= endMs + SIGHTING_SLACK_MS + CLOCK_SLACK_MS &&
      !body.transactions.includes(firstWord?.transaction ?? ''),
  );
}

/**
 * Whether a payment that was first known by its confirmation still counts after the quote's end: its block
 * came within the network's grace, there was no newer quote by then, no look-up had missed it, and its
 * dollars show that the price has hardly changed.
 */
function isWithinGrace(
  dating: Dating,
  { amount, said }: Sent,
  quote: PricedQuote,
  ends: { readonly endMs: number; readonly nextMs: number },
  looked: TimingEvents['looked'],
): boolean {
  const { firstWord } = dating;
  if (!firstWord || quote.rate === null) return false;
  const lastMs = Math.min(ends.endMs + networkGraceMs(firstWord.body.blockchain), ends.nextMs);
  const instants = [firstWord.atMs, ...firstWord.body.times.map(instantMs)];
  if (!instants.some((ms) => ms >= ends.endMs && ms < lastMs)) return false;
  const amountUsd = said[0]?.body.amountUsd ?? null;
  if (wasMissing(looked, ends.endMs, dating, amountUsd)) return false;
  const rate = lower(quote.rate, quote.marketRate ?? quote.rate);
  return isWorth(amountUsd, amount, rate, LEAST_GRACE_WORTH);
}

/**
 * Whether a payment is still worth what its quote said. That matters only if the first strong statement
 * is later than an hour after the quote's end: a payment that was held back with a low fee must not keep
 * a price for days.
 */
function keepsItsWorth(
  { firstStrong }: Dating,
  { amount, said }: Sent,
  quote: PricedQuote,
  endMs: number,
): boolean {
  if (!firstStrong) return true;
  const { atMs, body } = firstStrong;
  if (Math.min(atMs, ...body.times.map(instantMs)) <= endMs + PRICE_HOLDS_MS) return true;
  const amountUsd = (said.find(isStrong) ?? said[0])?.body.amountUsd ?? null;
  if (amountUsd === null) return false;
  const has = multiplyDecimal(amountUsd, quote.payable);
  const asked = multiplyDecimal(multiplyDecimal(amount, quote.amountUsd), LEAST_LATE_WORTH);
  return compareDecimal(has, asked) >= 0;
}

/**
 * The quote that a transfer counts with: one that was live at any of its dates or within the network's
 * grace after its end. Of several, the one that asks least for a dollar, because the shopper may have paid
 * by any of them. Null if there is none.
 */
export function findQuote(
  events: TimingEvents,
  eligible: readonly EventOfKind<'quoted'>[],
  dating: Dating,
  sent: Sent,
): PricedQuote | null {
  const counting = eligible.flatMap((event) => {
    const { body: quote } = event;
    if (!isPriced(quote)) return [];
    const amendedMs = Math.min(
      ...events.amended
        .filter(
          ({ body, sequence }) => body.revision > quote.revision && sequence < dating.firstHeard,
        )
        .map(({ body }) => instantMs(body.amendedAt)),
    );
    const ends = endsOf(event, eligible, amendedMs);
    const startMs = instantMs(quote.quotedAt) - CLOCK_SLACK_MS;
    const isLive = dating.sentAt.some(
      ({ ms, isSighting }) =>
        ms >= startMs && ms < ends.endMs + (isSighting ? SIGHTING_SLACK_MS : 0),
    );
    const counts = isLive || isWithinGrace(dating, sent, quote, ends, events.looked);
    return counts && keepsItsWorth(dating, sent, quote, ends.endMs) ? [quote] : [];
  });
  return counting.reduce<PricedQuote | null>(
    (best, quote) => (best === null || asksLess(quote, best) ? quote : best),
    null,
  );
}

/** Whether one quote asks for less than another for the same dollars. */
function asksLess(a: PricedQuote, b: PricedQuote): boolean {
  const [ofA, ofB] = [
    multiplyDecimal(a.payable, b.amountUsd),
    multiplyDecimal(b.payable, a.amountUsd),
  ];
  return compareDecimal(ofA, ofB) < 0;
}

/** Makes transfers of what was said about them, and values each against the quotes. */
import { compareDecimal, isZero, type DecimalString } from '../../money/decimal.js';
import { compareShares, NO_SHARE, scaleShare, shareOf, type Share } from '../../money/share.js';
import type { CheckoutTransfer, TransferCounts } from './checkoutState.js';
import { compareText } from './distinctEvents.js';
import { type Evidence, groupEvidence, type TransferEvidence } from './evidence.js';
import { findHolds, isConfirmation } from './holds.js';
import { instantMs, instantText } from './instants.js';
import { findLiveQuote, findQuoteJustMade, type PricedQuote, type StoredQuote } from './quotes.js';
import type { OrderTerms } from './revisions.js';

/** What transfers are valued against. */
export interface Valuation {
  readonly terms: OrderTerms;
  readonly quotes: readonly StoredQuote[];
  /** Where the quotes stand in the ledger, by their ids. */
  readonly places: ReadonlyMap<string, number>;
  /** Keys of released evidence. */
  readonly released: ReadonlySet<string>;
}

type Worth = Pick<CheckoutTransfer, 'currencyId' | 'amount' | 'counts' | 'quoteId' | 'share'> & {
  readonly firstSeenMs: number;
};

/** All transfers that the evidence speaks of, in the order in which they were first seen. */
export function readTransfers(
  evidence: readonly Evidence[],
  valuation: Valuation,
): CheckoutTransfer[] {
  return groupEvidence(evidence)
    .map((group) => readTransfer(group, valuation))
    .sort((a, b) => compareText(a.firstSeenAt, b.firstSeenAt) || compareText(a.id, b.id));
}

function readTransfer(group: TransferEvidence, valuation: Valuation): CheckoutTransfer {
  const { evidence, sightings, transaction, ...identity } = group;
  const said = [...evidence, ...sightings];
  const { firstSeenMs, ...worth } = lowestWorth(evidence, transaction, valuation);
  return {
    ...identity,
    ...worth,
    amountUsd: lowestAmountUsd(evidence, worth),
    status: statusOf(evidence, valuation.released),
    firstSeenAt: instantText(firstSeenMs),
    sources: [...new Set(said.map(({ body }) => body.source))].sort(),
    evidence: [...new Set(said.map(({ key }) => key))].sort(),
  };
}

function statusOf(
  evidence: readonly Evidence[],
  released: ReadonlySet<string>,
): CheckoutTransfer['status'] {
  if (findHolds(evidence, released).length > 0) return 'held';
  return evidence.some((statement) => isConfirmation(statement, released)) ? 'confirmed' : 'seen';
}

/**
 * Statements may disagree. What the service signed overrides its list; among equals the story that
 * is worth least counts, which in one currency is the lower amount (design §6).
 *
 * @param transaction all statements about the transaction, which date the transfer.
 */
function lowestWorth(
  evidence: readonly Evidence[],
  transaction: readonly Evidence[],
  valuation: Valuation,
): Worth {
  const signed = evidence.filter((statement) => statement.signed);
  const stories = signed.length > 0 ? signed : evidence;
  const worths = stories.map(({ body }) =>
    worthOf(body.currencyId, body.amount, transaction, valuation),
  );
  return worths.reduce((lowest, worth) => {
    const order =
      compareShares(worth.share, lowest.share) ||
      compareDecimal(worth.amount, lowest.amount) ||
      compareText(worth.currencyId, lowest.currencyId);
    return order < 0 ? worth : lowest;
  });
}

/** How early a block's clock may run (two hours on Bitcoin). */
const CLOCK_SKEW_MS = 2 * 60 * 60_000;

/**
 * Earliest of our own receipts and the service's times: events can be hours late (design §6).
 *
 * A time of the service shortly before the currency's first quote is taken for a clock that runs
 * early. Our own receipt is moved only where the ledger had the quote before it, because then two
 * instances' clocks differ: coins that share an address can arrive before they are quoted, and a quote
 * that the shopper makes afterwards must not price them.
 *
 * @param quotes those of the transfer's currency.
 */
function earliestMs(
  evidence: readonly Evidence[],
  quotes: readonly StoredQuote[],
  places: Valuation['places'],
): number {
  // Without a quote both are Infinity: no time lies within two hours before that, no receipt after.
  const firstQuoteMs = Math.min(...quotes.map(({ quotedAt }) => instantMs(quotedAt)));
  const firstPlace = Math.min(...quotes.map(({ quoteId }) => places.get(quoteId) ?? Infinity));
  const ofService = (time: string): number => {
    const ms = instantMs(time);
    return ms < firstQuoteMs && ms >= firstQuoteMs - CLOCK_SKEW_MS ? firstQuoteMs : ms;
  };
  const ofReceipt = ({ atMs, sequence }: Evidence): number =>
    sequence > firstPlace ? Math.max(atMs, firstQuoteMs) : atMs;
  return Math.min(
    ...evidence.flatMap((statement) => [
      ofReceipt(statement),
      ...statement.body.times.map(ofService),
    ]),
  );
}

/** Values an amount by the quote that was live when the transfer was first seen. */
function worthOf(
  currencyId: string,
  amount: DecimalString,
  evidence: readonly Evidence[],
  { quotes, places, terms }: Valuation,
): Worth {
  const ofCurrency = quotes.filter((quote) => quote.currencyId === currencyId);
  const firstSeenMs = earliestMs(evidence, ofCurrency, places);
  const nothing = (counts: TransferCounts): Worth => {
    return { currencyId, amount, counts, quoteId: null, share: NO_SHARE, firstSeenMs };
  };
  if (terms.opened?.type === 'top_up') return nothing('deposit');
  if (ofCurrency.length === 0) return nothing('wrong_currency');
  const firstHeard = Math.min(...evidence.map(({ sequence }) => sequence));
  const before = ofCurrency.filter(({ quoteId }) => (places.get(quoteId) ?? Infinity) < firstHeard);
  const quote =
    findLiveQuote(quotes, currencyId, firstSeenMs, terms) ??
    findQuoteJustMade(before, currencyId, firstSeenMs, terms);
  // A quote without a payable cannot say what part is covered; like a late one, the store decides.
  if (quote === null) return nothing('late');
  const share = shareCovered(amount, quote, terms.amountUsd);
  return { currencyId, amount, counts: 'counted', quoteId: quote.quoteId, share, firstSeenMs };
}

/** `received ÷ payable`, scaled from the amount that was quoted to the amount that is asked now. */
function shareCovered(
  amount: DecimalString,
  quote: PricedQuote,
  amountUsd: DecimalString | null,
): Share {
  // Without an amount, or with one of zero, there is nothing of which a part could be covered.
  if (amountUsd === null || isZero(amountUsd)) return NO_SHARE;
  const ofQuote = shareOf(amount, quote.payable);
  if (quote.amountUsd === amountUsd) return ofQuote;
  return scaleShare(ofQuote, shareOf(quote.amountUsd, amountUsd));
}

function lowestAmountUsd(
  evidence: readonly Evidence[],
  { currencyId, amount }: Pick<Worth, 'currencyId' | 'amount'>,
): DecimalString | null {
  return evidence
    .filter(({ body }) => body.currencyId === currencyId && body.amount === amount)
    .reduce<DecimalString | null>((lowest, { body }) => {
      if (body.amountUsd === null) return lowest;
      if (lowest === null) return body.amountUsd;
      return compareDecimal(body.amountUsd, lowest) < 0 ? body.amountUsd : lowest;
    }, null);
}

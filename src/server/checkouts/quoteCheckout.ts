/** Freezes a price as a quote: when a currency is chosen, and when the shopper accepts a new price. */
import type { CurrencyView } from '../../contract/currencies.js';
import { ProblemError } from '../http/problemDetails.js';
import type { CheckoutEventBody } from '../../payments/checkoutEvents.js';
import { instantAfter } from '../../payments/timestamps.js';
import { pricedWallet, priceOf, type Price } from '../../payments/prices.js';
import type { CheckoutRecord, Records } from './checkoutRecords.js';
import type { QuoteTimes } from './quoteTimes.js';
import type { DiagnosticListener } from '../configuration/diagnostic.js';
import type { DecimalString } from '../../money/decimal.js';
import type { Listing } from '../service/currencies/listing.js';
import { isBelowMinimum, restOf } from '../../payments/remaining.js';
import type { WalletRefresher } from './walletRefresh.js';

type Quote = CheckoutEventBody<'quoted'>;

/**
 * Looks for a payment of a checkout, and returns the record afterwards. Never throws for a failed look-up.
 */
export type LookForPayment = (record: CheckoutRecord) => Promise<CheckoutRecord>;

export interface QuoteParts {
  readonly records: Pick<Records, 'append' | 'readAndRecordPaid'>;
  readonly listing: Pick<Listing, 'find' | 'minimumUsd' | 'rateSoon'>;
  readonly wallets: Pick<WalletRefresher, 'ensureFreshPrices' | 'fetchNewPrices'>;
  /** Looks for a payment that the store has not heard of. */
  readonly lookForPayment: LookForPayment;
  readonly now: () => number;
  readonly quoteTimes: QuoteTimes;
  readonly newId: () => string;
  readonly report: DiagnosticListener;
  /** How long a quote holds, in milliseconds. */
  readonly quoteLifetimeMs: number;
  /** Share of an order that may be missing; decimal string. An order keeps the one of its first quote. */
  readonly tolerance: DecimalString;
  /** The service sends no event below it; decimal string, US dollars. */
  readonly minimumUsd: DecimalString;
}

/** The newest quote in a currency that still holds for the order's present amount. */
function liveQuote(
  { now, quoteTimes }: QuoteParts,
  { state }: CheckoutRecord,
  currencyId: string,
): Quote | undefined {
  return state.quotes
    .filter((quote) => quote.currencyId === currencyId && quote.revision === state.revision)
    .filter((quote) => now() < quoteTimes.endsAt(quote))
    .at(-1);
}

/** @throws ProblemError `currency_unavailable` if the rest of the order is below this currency's minimum. */
function assertEnough(parts: QuoteParts, { state }: CheckoutRecord, currencyId: string): void {
  const rest = restOf(state, parts.minimumUsd);
  if (!isBelowMinimum(state.amountUsd, rest, parts.listing.minimumUsd(currencyId))) return;
  throw new ProblemError('currency_unavailable', 'What is left is below the minimum.');
}

async function write(
  parts: QuoteParts,
  record: CheckoutRecord,
  quote: Quote,
): Promise<CheckoutRecord> {
  await parts.records.append(record.stream, 'quoted', `quoted:${quote.quoteId}`, quote);
  return parts.records.readAndRecordPaid(record.stream);
}

function availablePrice(
  parts: QuoteParts,
  record: CheckoutRecord,
  currency: CurrencyView,
): Extract<Price, { status: 'available' }> {
  const { amountUsd, opened } = record.state;
  const wallet = pricedWallet(record.state);
  const rest = restOf(record.state, parts.minimumUsd);
  const price = wallet && priceOf(wallet, currency, amountUsd, rest);
  if (price?.status === 'available') return price;
  if (price?.reason === 'address_refused') {
    parts.report({
      code: 'address_refused',
      operation: 'createWallet',
      reference: opened?.reference,
      message:
        `The service answered an address for ${currency.id} that fails its check, so it is not shown: ` +
        'money sent there could be lost. Ask the service about this wallet.',
    });
    throw new ProblemError('service_invalid', 'An address failed its check.');
  }
  throw new ProblemError('currency_unavailable', 'The currency has no price or no address now.');
}

async function freeze(
  parts: QuoteParts,
  record: CheckoutRecord,
  currency: CurrencyView,
): Promise<CheckoutRecord> {
  const { amountUsd, revision } = record.state;
  const price = availablePrice(parts, record, currency);
  const market = await parts.listing.rateSoon(currency.id);
  // A rate with the store's margin is not the rate of the source, so the source is not named.
  const rateSource = market?.rate === price.rate ? market.rateSource : null;
  const quotedAt = instantAfter(record.state.quotes.at(-1)?.quotedAt, parts.now());
  // From `quotedAt`, not from now: after a quote by a clock far ahead, this one would end before it began.
  const endMs = Date.parse(quotedAt) + parts.quoteLifetimeMs;
  return write(parts, record, {
    quoteId: parts.newId(),
    revision,
    currencyId: currency.id,
    code: currency.code,
    blockchain: currency.blockchain,
    contractAddress: currency.contractAddress,
    isNative: currency.isNative,
    precision: currency.precision,
    address: price.address,
    amountUsd,
    rate: price.rate,
    marketRate: market?.rate ?? null,
    rateSource: rateSource ?? null,
    payable: price.payable,
    tolerance: parts.tolerance,
    quotedAt,
    expiresAt: amountUsd === null ? null : new Date(endMs).toISOString(),
  });
}

function assertOpen({ state }: CheckoutRecord): void {
  if (state.closed) throw new ProblemError('checkout_closed', 'The order is closed.');
}

/**
 * Looks for a payment before a new quote, so that no shopper is asked to pay twice. Returns the record as
 * it is now, and whether it is fully paid or has a new transfer.
 */
async function lookFirst(
  { lookForPayment }: QuoteParts,
  record: CheckoutRecord,
): Promise<{ readonly record: CheckoutRecord; readonly isPaying: boolean }> {
  const found = await lookForPayment(record);
  const isNew = found.state.transfers.length > record.state.transfers.length;
  return { record: found, isPaying: isNew || found.state.due === '0' };
}

/**
 * Chooses a currency. A quote that still holds keeps its exact amount, even if the shopper comes back to
 * it from another currency. Otherwise the price in the picker's list is frozen. After a part payment, a
 * currency can be chosen only if the rest reaches its minimum and the store's.
 *
 * @throws ProblemError `currency_unavailable`, `checkout_closed`, or a service problem.
 */
export async function selectCurrency(
  parts: QuoteParts,
  record: CheckoutRecord,
  currencyId: string,
): Promise<CheckoutRecord> {
  assertOpen(record);
  const { state } = record;
  if (state.paid) return record;
  const nowMs = parts.now();
  const live = liveQuote(parts, record, currencyId);
  // Even if the rest is now below its minimum: what was sent for this quote must still count, and the
  // snapshot says that nothing more may be sent.
  if (live && live.quoteId === state.currentQuote?.quoteId) return record;
  if (live) {
    assertEnough(parts, record, currencyId);
    const quotedAt = instantAfter(state.quotes.at(-1)?.quotedAt, nowMs);
    const again = { ...live, quoteId: parts.newId(), quotedAt };
    return write(parts, record, again);
  }
  const currency = await parts.listing.find(currencyId);
  const { record: looked, isPaying } = await lookFirst(parts, record);
  return isPaying ? looked : freeze(parts, await parts.wallets.ensureFreshPrices(looked), currency);
}

/**
 * Appends a new quote in the chosen currency, once the shopper accepts it, after a new wallet call. If a
 * payment is found first, there is no new quote: the answer shows the payment.
 *
 * @throws ProblemError `bad_request` if no currency was chosen yet; `currency_unavailable` also if the
 *   rest of a part payment is below the currency's minimum or the store's. The earlier quote stays.
 */
export async function acceptNewQuote(
  parts: QuoteParts,
  record: CheckoutRecord,
): Promise<CheckoutRecord> {
  assertOpen(record);
  if (record.state.paid) return record;
  const chosen = record.state.quotes.at(-1);
  if (!chosen) throw new ProblemError('bad_request', 'A quote was renewed before one was made.');
  const currency = await parts.listing.find(chosen.currencyId);
  const { record: looked, isPaying } = await lookFirst(parts, record);
  return isPaying ? looked : freeze(parts, await parts.wallets.fetchNewPrices(looked), currency);
}

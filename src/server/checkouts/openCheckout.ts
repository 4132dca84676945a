/** Opens an order's checkout, or finds the one that it already has. */
import { compareDecimal, type DecimalString } from '../../money/decimal.js';
import { tooMany, type ShopperLimits } from '../limits/shopperRateLimits.js';
import { ProblemError } from '../http/problemDetails.js';
import type { KeepEmail } from './customerEmail.js';
import type { ResolvedOrder } from './resolvedOrder.js';
import { instantAfter } from '../../payments/timestamps.js';
import { pricedWallet } from '../../payments/prices.js';
import type { CheckoutRecord, Records } from './checkoutRecords.js';
import type { DiagnosticListener } from '../configuration/diagnostic.js';
import type { ShopperDetails, WalletRefresher } from './walletRefresh.js';

/** Two instances may race to write one revision. The loser reads again and tries the next. */
const MAX_RACES = 8;

/** The limits on opening checkouts. */
export type OpeningLimits = Pick<ShopperLimits, 'countNewCheckout' | 'countWalletCall'>;

export interface OpeningParts {
  readonly records: Records;
  readonly wallets: Pick<WalletRefresher, 'wouldCallService' | 'refreshUnlessRecent'>;
  /** Asks the store for the order's state and stores the answer. */
  readonly readOrderState: (record: CheckoutRecord) => Promise<CheckoutRecord>;
  readonly now: () => number;
  readonly newId: () => string;
  readonly report: DiagnosticListener;
  /** The service sends no event below it; decimal string, US dollars. */
  readonly minimumUsd: DecimalString;
  /** Null if the store keeps no e-mails. */
  readonly keepEmail: KeepEmail | null;
}

interface FixedOrder {
  readonly record: CheckoutRecord;
  /** This opening is the order's first. */
  readonly isNew: boolean;
}

async function fixOrder(
  parts: OpeningParts,
  terms: ResolvedOrder,
  limits: OpeningLimits,
): Promise<FixedOrder> {
  const { stream, reference } = terms;
  const known = await parts.records.readAndRecordPaid(stream);
  if (!known.state.opened) {
    assertNothingLeft(known);
    if (terms.type === 'payment') assertPayable(parts, terms);
    await limits.countNewCheckout(stream);
    const externalId = parts.newId();
    const body =
      terms.type === 'payment'
        ? {
            type: terms.type,
            reference,
            externalId,
            amountUsd: terms.amountUsd,
            display: terms.display,
          }
        : { type: terms.type, reference, externalId };
    // The first write wins; the loser of a race reads the winner's external id below.
    await parts.records.append(stream, 'opened', 'opened', body);
  }
  const record = known.state.opened ? known : await parts.records.readAndRecordPaid(stream);
  if (!record.state.opened)
    throw new ProblemError('store_unavailable', 'The ledger lost an event.');
  // Before any wallet exists, so that no event of the service has an unknown id.
  await parts.records.linkExternalId(record.state.opened.externalId, stream);
  return { record, isNew: !known.state.opened };
}

/**
 * What was decided about an order while a purge deleted it, such as that it is paid, must not count for a
 * later order of the same number. The next purge deletes it.
 */
function assertNothingLeft({ events }: CheckoutRecord): void {
  if (events.length === 0) return;
  throw new ProblemError(
    'store_unavailable',
    'The ledger has events of this order from before it was opened, so it is not opened: a purge deleted an ' +
      'order of that number while something was written about it. Run the purge again.',
  );
}

/** What the page that opens a checkout already holds. */
export interface OpeningPage {
  /** It sends a token of this checkout, so it continues it. */
  readonly holdsToken: boolean;
  /** It only renews that token. */
  readonly isRenewal: boolean;
}

type PaymentTerms = Extract<ResolvedOrder, { type: 'payment' }>;

/** Events that set what an order costs, or the price it shows. */
const PRICE_KINDS = new Set(['opened', 'amended', 'displayed']);

/** Whether the ledger has a newer price than the handle, one that counts. */
function isOutdated({ issuedAtMs }: PaymentTerms, { events, state }: CheckoutRecord): boolean {
  if (issuedAtMs === null) return false;
  return events.some(
    ({ kind, at, sequence }) =>
      PRICE_KINDS.has(kind) &&
      sequence <= (state.termsFinalAt ?? Infinity) &&
      Date.parse(at) > issuedAtMs,
  );
}

/**
 * Whether a signed handle is older than what the ledger knows and would lower the amount. A shopper who
 * keeps handles must not choose the cheapest, so the higher amount stands.
 */
function isStale(terms: PaymentTerms, record: CheckoutRecord): boolean {
  const { amountUsd } = record.state;
  if (amountUsd === null || !isOutdated(terms, record)) return false;
  return compareDecimal(terms.amountUsd, amountUsd) < 0;
}

/** A page that continues sends its old handle again. It must not undo a newer price of the store. */
const saysNothingNew = (page: OpeningPage, terms: ResolvedOrder, record: CheckoutRecord): boolean =>
  page.holdsToken && terms.type === 'payment' && isOutdated(terms, record);

/**
 * An order that was covered or marked paid keeps its terms: the store gets a diagnostic if it names others
 * now. A handle from before the last change is no news of the store.
 */
function reportChanged(parts: OpeningParts, terms: PaymentTerms, record: CheckoutRecord): void {
  const { state } = record;
  const isSame = state.amountUsd === terms.amountUsd && isSameDisplay(state.display, terms.display);
  if (isSame || isOutdated(terms, record)) return;
  parts.report({
    code: 'amount_changed_after_paid',
    reference: terms.reference,
    message:
      `An order that was paid as ${priceText(state)} was opened as ${priceText(terms)}. It keeps the price ` +
      'that was paid, also while its payment is held, and nobody is asked for the difference. If there is ' +
      'more to pay, ask for it under an order number of its own; if less, refund the rest.',
  });
}

/** Such as `20 USD (18.50 EUR)`. */
function priceText({
  amountUsd,
  display,
}: Pick<CheckoutRecord['state'], 'amountUsd' | 'display'>): string {
  const shown = display ? ` (${display.amount} ${display.currency})` : '';
  return `${amountUsd ?? '?'} USD${shown}`;
}

/** Whether an amount is below the service's minimum. The owner gets a diagnostic for each new amount. */
function isUnpayable(parts: OpeningParts, { reference, amountUsd }: PaymentTerms): boolean {
  const { minimumUsd } = parts;
  if (compareDecimal(amountUsd, minimumUsd) >= 0) return false;
  parts.report({
    code: 'order_below_minimum',
    reference,
    message:
      `An order of ${amountUsd} USD is below \`minimumUsd\` (${minimumUsd} USD), so the service would send ` +
      'no event for its payment, and nobody is asked for it. Offer no crypto for orders this small; if ' +
      "the service's own minimum is lower, state that as `minimumUsd`.",
  });
  return true;
}

/** Before a wallet is made: no shopper is asked for a payment whose arrival would go unnoticed. */
function assertPayable(parts: OpeningParts, terms: PaymentTerms): void {
  if (!isUnpayable(parts, terms)) return;
  throw new ProblemError('amount_invalid', 'The order is below the minimum of the service.');
}

/** Appends a new amount of the order as a new revision, which voids the quotes before it. */
async function followAmount(
  parts: OpeningParts,
  terms: ResolvedOrder,
  record: CheckoutRecord,
): Promise<CheckoutRecord> {
  if (terms.type !== 'payment') return record;
  let current = record;
  for (let race = 0; race < MAX_RACES; race += 1) {
    // The fold decides, so a payment that came first in the ledger wins over an amendment that lost a race.
    if (current.state.termsFinalAt !== null) {
      reportChanged(parts, terms, current);
      return current;
    }
    if (current.state.amountUsd === terms.amountUsd) return current;
    if (isStale(terms, current)) return current;
    const revision = current.state.revision + 1;
    await parts.records.append(terms.stream, 'amended', `amended:${String(revision)}`, {
      revision,
      amountUsd: terms.amountUsd,
      display: terms.display,
      // Not before the last quote, whose clock may be ahead: otherwise a payment by that quote would not
      // count.
      amendedAt: instantAfter(current.state.quotes.at(-1)?.quotedAt, parts.now()),
    });
    isUnpayable(parts, terms);
    current = await parts.records.readAndRecordPaid(terms.stream);
  }
  throw new ProblemError('store_unavailable', 'The amount of one order changes all the time.');
}

const isSameDisplay = (a: PaymentTerms['display'], b: PaymentTerms['display']): boolean =>
  a?.amount === b?.amount && a?.currency === b?.currency;

/** Appends a new display price for the same amount. It is only shown, and voids no quote. */
async function followDisplay(
  parts: OpeningParts,
  terms: ResolvedOrder,
  record: CheckoutRecord,
): Promise<CheckoutRecord> {
  const { stream, state } = record;
  if (terms.type !== 'payment' || state.termsFinalAt !== null) return record;
  if (state.amountUsd !== terms.amountUsd) return record;
  if (isSameDisplay(state.display, terms.display) || isOutdated(terms, record)) return record;
  const { revision } = state;
  const number = state.displayNumber + 1;
  const key = `displayed:${String(revision)}:${String(number)}`;
  // If two instances append, the first wins. The price is only shown, and the next open sends it again.
  await parts.records.append(stream, 'displayed', key, {
    revision,
    number,
    display: terms.display,
  });
  const shown = await parts.records.readAndRecordPaid(stream);
  // A payment came first in the ledger.
  if (shown.state.termsFinalAt !== null) reportChanged(parts, terms, shown);
  return shown;
}

const isPaidOrClosed = ({ state }: CheckoutRecord): boolean => state.closed || state.paid;

/**
 * Opens or finds a checkout.
 *
 * The first open of a page asks the service for the wallet again, because the service replaces addresses;
 * a renewal does not, unless the amount is new. If the service is down, a known checkout is answered as it
 * stands, so that the shopper can still follow the payment.
 *
 * @param limits whether a checkout may begin, and whether the service may be asked for its wallet again.
 * @throws ProblemError `rate_limited` if it may not and nothing is known that could be shown.
 */
export async function openCheckout(
  parts: OpeningParts,
  terms: ResolvedOrder,
  page: OpeningPage,
  limits: OpeningLimits,
): Promise<CheckoutRecord> {
  const { record: fixed, isNew } = await fixOrder(parts, terms, limits);
  await parts.keepEmail?.(fixed, terms);
  const stands = saysNothingNew(page, terms, fixed);
  const priced = stands ? fixed : await followAmount(parts, terms, fixed);
  const record = await parts.readOrderState(await followDisplay(parts, terms, priced));
  if (page.isRenewal && pricedWallet(record.state)) return record;
  const { email, locale } = terms;
  return refreshWallet(parts, record, limits, { isNew, details: { email, locale } });
}

/**
 * Asks the service for the wallet of an open checkout again, because it replaces addresses. If the service
 * is down, the checkout is answered as it stands.
 *
 * @param limits as for {@link openCheckout}.
 * @throws ProblemError as {@link openCheckout} does.
 */
export async function refreshWallet(
  parts: Pick<OpeningParts, 'wallets' | 'report'>,
  record: CheckoutRecord,
  limits: Pick<OpeningLimits, 'countWalletCall'>,
  { isNew, details }: { readonly isNew: boolean; readonly details?: ShopperDetails },
): Promise<CheckoutRecord> {
  if (isPaidOrClosed(record)) return record;
  const isKnown = pricedWallet(record.state) !== null;
  // Only a call of the service counts against the limit.
  const { waitMs } = parts.wallets.wouldCallService(record)
    ? await limits.countWalletCall(record.stream, isKnown ? 'known' : isNew ? 'first' : 'missing')
    : { waitMs: 0 };
  if (waitMs > 0) {
    // After too many reloads the page still shows what is known.
    if (isKnown) return record;
    throw tooMany('One order was opened too often without a wallet for its amount.', waitMs);
  }
  try {
    return await parts.wallets.refreshUnlessRecent(record, details);
  } catch (error) {
    // An answer for another order or amount hides everything. After any other failure the known wallet
    // stays.
    const untrusted = error instanceof ProblemError && error.code === 'service_invalid';
    if (untrusted || !record.state.wallet) throw error;
    parts.report({
      code: 'service_failed',
      operation: 'createWallet',
      reference: record.state.opened?.reference,
      message:
        'The wallet could not be refreshed while a checkout was opened, so it is answered as it was ' +
        'last known. Addresses that the service replaced meanwhile show up when it answers again.',
      error,
    });
    return record;
  }
}

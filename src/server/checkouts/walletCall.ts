/** The wallet call: addresses and prices of one checkout, checked before use. */
import { RejectedError } from '../../api/errors.js';
import { isWalletId, type Wallet } from '../../api/wallet.js';
import { compareDecimal, type DecimalString } from '../../money/decimal.js';
import type { DiagnosticListener } from '../configuration/diagnostic.js';
import { ProblemError } from '../http/problemDetails.js';
import type { CheckoutService } from '../service/checkoutService.js';
import type { CheckoutEventBody } from '../../payments/checkoutEvents.js';
import type { FoldedCheckout } from '../../payments/foldedCheckout.js';
import { pricedWallet, type WalletAnswer } from '../../payments/prices.js';
import type { Listing } from '../service/currencies/listing.js';
import { canonicalJson } from '../../ledger/canonicalJson.js';

interface WalletRequest {
  readonly externalId: string;
  /** Null for a top-up: no amount is sent and the echo is ignored. */
  readonly amountUsd: DecimalString | null;
  readonly email: string | undefined;
  readonly locale: string | undefined;
  /** The store's order or customer number, for diagnostics. */
  readonly reference: string;
}

/** Rejects an answer for another order or amount: nothing in it may be shown. */
function assertEcho(wallet: Wallet, request: WalletRequest, report: DiagnosticListener): void {
  const { store_external_id, amount_usd } = wallet;
  // Assumption: the document does not say that the external id is always echoed, so it may be null.
  const sameOrder = store_external_id === null || store_external_id === request.externalId;
  const sameAmount =
    request.amountUsd === null || compareDecimal(amount_usd, request.amountUsd) === 0;
  if (sameOrder && sameAmount) return;
  const message =
    'The service answered a wallet for another amount or another order than was asked, so nothing of ' +
    'it is shown: the shopper could pay the wrong sum. Check the minimum payment of the store at the service.';
  report({
    code: 'echo_mismatch',
    message,
    reference: request.reference,
    operation: 'createWallet',
  });
  throw new ProblemError('service_invalid', message);
}

/**
 * Whether the service refused the e-mail or the locale: it cannot read them or, if deployed, store them. A
 * temporary refusal is something else, which would also happen without them.
 */
const isDetailRefused = (error: unknown): boolean =>
  error instanceof RejectedError &&
  !error.temporary &&
  (error.status === 422 || error.status === 400);

/**
 * Asks for the wallet. If the e-mail or the locale is refused, asks again without them: a wrong e-mail
 * address must not keep a shopper from paying. The two calls cannot overlap, because a refusal is an
 * answer.
 */
async function askFor(
  service: CheckoutService,
  { externalId, amountUsd, email, locale, reference }: WalletRequest,
  report: DiagnosticListener,
): Promise<Wallet> {
  const order = {
    store_external_id: externalId,
    ...(amountUsd === null ? {} : { amount: amountUsd }),
  };
  if (email === undefined && locale === undefined) return service.createWallet(order);
  const details = {
    ...(email === undefined ? {} : { email }),
    ...(locale === undefined ? {} : { locale }),
  };
  try {
    return await service.createWallet({ ...order, ...details });
  } catch (error) {
    if (!isDetailRefused(error)) throw error;
    const wallet = await service.createWallet(order);
    report({
      code: 'details_refused',
      reference,
      operation: 'createWallet',
      message:
        'The service refused the e-mail or the locale of an order, so its wallet was asked for without ' +
        'them: it can be paid, and the service writes to nobody. Correct what resolveOrder answers.',
      error,
    });
    return wallet;
  }
}

/** Calls the service and keeps only what a checkout needs of its answer. */
export async function requestWallet(
  service: CheckoutService,
  request: WalletRequest,
  report: DiagnosticListener,
): Promise<Omit<CheckoutEventBody<'wallet'>, 'answeredAt'>> {
  const wallet = await askFor(service, request, report);
  assertEcho(wallet, request, report);
  return {
    ...(isWalletId(wallet.id) ? { walletId: wallet.id.toLowerCase() } : {}),
    amountUsd: request.amountUsd,
    rates: { ...wallet.rates },
    addresses: wallet.address
      .filter((row) => row.dirty !== true && (row.deleted_at ?? null) === null)
      .map((row) => ({
        currencyId: row.currency_id,
        blockchain: row.blockchain,
        address: row.address,
      })),
  };
}

type Addresses = WalletAnswer['addresses'];

/** Whether the service no longer gives an address that it gave before. */
export const hasReplacedAddress = (
  { addresses }: WalletAnswer,
  now: Pick<WalletAnswer, 'addresses'>,
): boolean =>
  addresses.some(({ address }) => now.addresses.every((row) => row.address !== address));

/** The rows as one text, in a fixed order: the service's order varies. */
const textOf = (addresses: Addresses): string =>
  addresses
    .map(({ currencyId, blockchain, address }) => JSON.stringify([currencyId, blockchain, address]))
    .sort()
    .join();

export const isSamePrices = (before: WalletAnswer, now: WalletAnswer): boolean =>
  canonicalJson(before.rates) === canonicalJson(now.rates);

/**
 * Whether an answer has to be stored. A payment's new prices have to: each may be shown, and any instance
 * must be able to freeze the chosen one exactly. A top-up has no price until it is quoted and its wallet
 * is permanent, so storing prices at each visit would make it slower to read for ever.
 */
export function isWorthStoring(before: WalletAnswer, now: WalletAnswer): boolean {
  return (
    before.amountUsd !== now.amountUsd ||
    before.walletId !== now.walletId ||
    textOf(before.addresses) !== textOf(now.addresses) ||
    (now.amountUsd !== null && !isSamePrices(before, now))
  );
}

/**
 * The known wallet with those of its prices that the service's rates confirm, after a wallet call failed
 * for a missing rate; null if there are none.
 *
 * The service refuses the whole wallet call for one missing rate. Its rates can be read one by one, but
 * lack the margin that a store may have set, so they replace no price: a known price is kept only if the
 * rate is exactly equal, as for a stablecoin. This does not help a new order, which has no addresses yet,
 * or a currency whose rate has moved.
 */
export async function confirmedPrices(
  {
    listing,
    report,
  }: { readonly listing: Pick<Listing, 'rate'>; readonly report: DiagnosticListener },
  state: Pick<FoldedCheckout, 'wallet' | 'amountUsd' | 'opened'>,
  error: unknown,
): Promise<FoldedCheckout['wallet']> {
  const wallet = pricedWallet(state);
  if (!wallet || !(error instanceof RejectedError) || error.hint !== 'rate_missing') return null;
  const confirmed = await Promise.all(
    Object.entries(wallet.rates).map(async ([currencyId, known]) => {
      const rate = await listing.rate(currencyId).catch(() => null);
      return rate && compareDecimal(rate.rate, known) === 0 ? ([[currencyId, known]] as const) : [];
    }),
  );
  const rates = Object.fromEntries(confirmed.flat());
  if (Object.keys(rates).length === 0) return null;
  report({
    code: 'service_failed',
    operation: 'createWallet',
    reference: state.opened?.reference,
    message:
      'The service has no rate for one of its currencies and refuses the wallet of an order for it. The ' +
      'order can be paid at its known prices that the service still confirms; new orders cannot be ' +
      "opened. Look into the service's rate source, or disable the currency there.",
    error,
  });
  return { ...wallet, rates };
}

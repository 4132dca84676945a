/**
 * What each currency costs out of one wallet answer: the same function for the list and for the quote.
 */
import type { DiagnosticListener } from '../configuration/diagnostic.js';
import type { Listing } from '../service/currencies/listing.js';
import { checkAddress } from '../../chains/address.js';
import type { Choice } from '../../contract/checkout.js';
import type { CurrencyView } from '../../contract/currencies.js';
import {
  compareDecimal,
  isDecimal,
  isZero,
  parseDecimal,
  type DecimalString,
} from '../../money/decimal.js';
import { MAX_PAYABLE_DECIMALS, payableAmount, payableDecimals } from '../../money/quote.js';
import { fractionOfAmount, type Fraction } from '../../money/fraction.js';
import { isBelowMinimum, type Rest } from '../../payments/remaining.js';
import type { WalletAnswer } from './walletCall.js';
import type { FoldedCheckout } from '../../payments/foldedCheckout.js';
import { RejectedError } from '../../api/errors.js';

/**
 * The latest answer about the wallet, where it is for the order's present amount; else null, because
 * prices that the service echoed for another amount prove nothing for this one.
 */
export function pricedWallet({
  wallet,
  amountUsd,
}: Pick<FoldedCheckout, 'wallet' | 'amountUsd'>): FoldedCheckout['wallet'] {
  return wallet?.amountUsd === amountUsd ? wallet : null;
}

/** A currency with its address and price out of one wallet answer, or why it has none. */
export type Price =
  | {
      readonly status: 'available';
      /** In the form that is shown: EIP-55 for EVM networks. */
      readonly address: string;
      readonly payable: DecimalString | null;
      readonly rate: DecimalString | null;
    }
  | {
      readonly status: 'unavailable';
      /** `no_rate` · `no_address` · `address_refused` · `ambiguous_address` · `below_minimum`. */
      readonly reason: string;
    };

/** An address that may be shown, or why there is none. */
type FoundAddress =
  | { readonly check: 'valid' | 'unchecked'; readonly address: string }
  | { readonly check: 'none'; readonly reason: string };

/** The address of exactly this currency in a wallet answer, checked against its chain. */
export function addressFor(
  wallet: WalletAnswer,
  currency: Pick<CurrencyView, 'id' | 'blockchain'>,
): FoundAddress {
  const rows = wallet.addresses.filter((row) => row.currencyId === currency.id);
  const [row] = rows;
  if (!row) return { check: 'none', reason: 'no_address' };
  // Two different addresses for one currency: no way to tell which one the service watches.
  if (rows.some(({ address }) => address !== row.address)) {
    return { check: 'none', reason: 'ambiguous_address' };
  }
  if (row.blockchain !== currency.blockchain) return { check: 'none', reason: 'address_refused' };
  const check = checkAddress(currency.blockchain, row.address);
  return check.status === 'invalid'
    ? { check: 'none', reason: 'address_refused' }
    : { check: check.status, address: check.address };
}

/** A higher rate is a fault of its source, not a price. */
const MAX_RATE = parseDecimal('1000000000000000');

/** The rate of exactly this currency id, where one can be computed with. */
function rateFor({ rates }: WalletAnswer, currencyId: string): DecimalString | null {
  const rate = Object.hasOwn(rates, currencyId) ? rates[currencyId] : undefined;
  return rate === undefined || isZero(rate) || compareDecimal(rate, MAX_RATE) > 0 ? null : rate;
}

/**
 * Prices one currency out of a wallet answer: by the rate of exactly that currency id, never of one
 * whose id merely contains the ticker.
 *
 * @param amountUsd null for a top-up, which has an address but no price.
 * @param rest what is still to be sent, as `restOf` gives it. Only the minimum is held against it: the
 *   price is that of the whole order.
 */
export function priceOf(
  wallet: WalletAnswer,
  currency: CurrencyView,
  amountUsd: DecimalString | null,
  rest: Rest,
): Price {
  const found = addressFor(wallet, currency);
  if (found.check === 'none') return { status: 'unavailable', reason: found.reason };
  const { address } = found;
  const rate = rateFor(wallet, currency.id);
  if (amountUsd === null) return { status: 'available', address, payable: null, rate };
  if (rate === null) return { status: 'unavailable', reason: 'no_rate' };
  if (isBelowMinimum(amountUsd, rest, currency.minimumUsd)) {
    return { status: 'unavailable', reason: 'below_minimum' };
  }
  const precision = currency.precision ?? MAX_PAYABLE_DECIMALS;
  const payable = payableAmount({ amountUsd, rate, precision });
  // A rate next to nothing gives a figure too long for an amount: stored, it could never be read.
  if (!isDecimal(payable)) return { status: 'unavailable', reason: 'no_rate' };
  return { status: 'available', address, payable, rate };
}

/** The part of a price that a share of the order makes, in a currency's own decimals. */
function partOf(
  payable: DecimalString,
  { precision }: CurrencyView,
  share: Fraction,
): DecimalString {
  const decimals = precision === null ? MAX_PAYABLE_DECIMALS : payableDecimals(precision);
  return fractionOfAmount(payable, share, decimals, 'up');
}

/**
 * The picker's list: every offered currency with what choosing it would ask for.
 *
 * @param rest what is still to be sent.
 */
export function choicesOf(
  wallet: WalletAnswer | null,
  currencies: readonly CurrencyView[],
  amountUsd: DecimalString | null,
  rest: Rest,
): Choice[] {
  if (!wallet) return [];
  return currencies.map((currency) => {
    const price = priceOf(wallet, currency, amountUsd, rest);
    if (price.status !== 'available') {
      return { currencyId: currency.id, payable: null, rate: null, unavailable: price.reason };
    }
    const { rate } = price;
    const payable = price.payable && partOf(price.payable, currency, rest.share);
    return { currencyId: currency.id, payable, rate, unavailable: null };
  });
}

/**
 * The known wallet of an order with those of its prices that the service's rates confirm, after a wallet
 * call that failed for a missing rate; null where that does not help.
 *
 * The service refuses the whole wallet call for one missing rate. Its rates can be read one by one, but
 * lack the margin that a store may have in those of its wallets, so none is used in a wallet's place: a
 * known price is kept where the rate is the very same, as a stablecoin's is. What cannot be served: a
 * new order, which has no addresses yet, and a currency whose rate has moved since the last answer.
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

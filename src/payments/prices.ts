/** The price of each currency from one wallet answer; both the list and the quote use it. */
import { checkAddress } from '../chains/address.js';
import type { Choice } from '../contract/checkout.js';
import type { CurrencyView } from '../contract/currencies.js';
import {
  compareDecimal,
  isDecimal,
  isZero,
  parseDecimal,
  type DecimalString,
} from '../money/decimal.js';
import { MAX_PAYABLE_DECIMALS, payableAmount, payableDecimals } from '../money/quote.js';
import { fractionOfAmount, type Fraction } from '../money/fraction.js';
import { isBelowMinimum, type Rest } from './remaining.js';
import type { CheckoutEventBody } from './checkoutEvents.js';
import type { FoldedCheckout } from './foldedCheckout.js';

/** What the service answered about a wallet. */
export type WalletAnswer = CheckoutEventBody<'wallet'>;

/**
 * The latest wallet answer, if it is for the order's present amount; else null, because prices for another
 * amount prove nothing for this one.
 */
export function pricedWallet({
  wallet,
  amountUsd,
}: Pick<FoldedCheckout, 'wallet' | 'amountUsd'>): FoldedCheckout['wallet'] {
  return wallet?.amountUsd === amountUsd ? wallet : null;
}

/** A currency with its address and price from one wallet answer, or why it has none. */
export type Price =
  | {
      readonly status: 'available';
      /** As it is shown: with an EIP-55 checksum on EVM networks. */
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

/** The address of exactly this currency in a wallet answer, checked by the rules of its network. */
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

/** The rate of exactly this currency id; null if it is unusable. */
function rateFor({ rates }: WalletAnswer, currencyId: string): DecimalString | null {
  const rate = Object.hasOwn(rates, currencyId) ? rates[currencyId] : undefined;
  return rate === undefined || isZero(rate) || compareDecimal(rate, MAX_RATE) > 0 ? null : rate;
}

/**
 * Prices one currency by the rate of exactly its id, never of an id that merely contains the ticker.
 *
 * @param amountUsd null for a top-up, which has an address but no price.
 * @param rest what is still to be sent, from `restOf`. Only the minimum is checked against it: the price
 *   is that of the whole order.
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
  // A rate near zero gives an amount with too many digits: once stored, it could never be read.
  if (!isDecimal(payable)) return { status: 'unavailable', reason: 'no_rate' };
  return { status: 'available', address, payable, rate };
}

/** The amount for a share of the order, with the currency's own decimals. */
function partOf(
  payable: DecimalString,
  { precision }: CurrencyView,
  share: Fraction,
): DecimalString {
  const decimals = precision === null ? MAX_PAYABLE_DECIMALS : payableDecimals(precision);
  return fractionOfAmount(payable, share, decimals, 'up');
}

/**
 * The picker's list: every offered currency and what it would cost.
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

/** What each currency would cost now: the same function for the picker's list and for the quote. */
import { checkAddress } from '../../chains/address.js';
import type { Choice } from '../../contract/checkout.js';
import type { CurrencyView } from '../../contract/currencies.js';
import { isZero, type DecimalString } from '../../money/decimal.js';
import { MAX_PAYABLE_DECIMALS, payableAmount } from '../../money/quote.js';
import type { CheckoutEventBody } from '../status/events.js';

type WalletAnswer = CheckoutEventBody<'wallet'>;

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
      /** `no_rate` · `no_address` · `address_refused` · `ambiguous_address`. */
      readonly reason: string;
    };

/** The address of exactly this currency, checked against its chain. */
function addressFor(wallet: WalletAnswer, currency: CurrencyView): Price | string {
  const rows = wallet.addresses.filter((row) => row.currencyId === currency.id);
  const [row] = rows;
  if (!row) return { status: 'unavailable', reason: 'no_address' };
  // Two different addresses for one currency: no way to tell which one the service watches.
  if (rows.some(({ address }) => address !== row.address)) {
    return { status: 'unavailable', reason: 'ambiguous_address' };
  }
  if (row.blockchain !== currency.blockchain) {
    return { status: 'unavailable', reason: 'address_refused' };
  }
  const check = checkAddress(currency.blockchain, row.address);
  if (check.status === 'invalid') return { status: 'unavailable', reason: 'address_refused' };
  return check.address;
}

/**
 * Prices one currency out of a wallet answer: by the rate of exactly that currency id, never of one
 * whose id merely contains the ticker.
 *
 * @param amountUsd null for a top-up, which has an address but no price.
 */
export function priceOf(
  wallet: WalletAnswer,
  currency: CurrencyView,
  amountUsd: DecimalString | null,
): Price {
  const address = addressFor(wallet, currency);
  if (typeof address !== 'string') return address;
  const rate = Object.hasOwn(wallet.rates, currency.id) ? wallet.rates[currency.id] : undefined;
  const usable = rate !== undefined && !isZero(rate) ? rate : null;
  if (amountUsd === null) return { status: 'available', address, payable: null, rate: usable };
  if (usable === null) return { status: 'unavailable', reason: 'no_rate' };
  const precision = currency.precision ?? MAX_PAYABLE_DECIMALS;
  return {
    status: 'available',
    address,
    payable: payableAmount({ amountUsd, rate: usable, precision }),
    rate: usable,
  };
}

/** The picker's list: every offered currency with the figure that choosing it would freeze. */
export function choicesOf(
  wallet: WalletAnswer | null,
  currencies: readonly CurrencyView[],
  amountUsd: DecimalString | null,
): Choice[] {
  if (!wallet) return [];
  return currencies.map((currency) => {
    const price = priceOf(wallet, currency, amountUsd);
    return price.status === 'available'
      ? { currencyId: currency.id, payable: price.payable, rate: price.rate, unavailable: null }
      : { currencyId: currency.id, payable: null, rate: null, unavailable: price.reason };
  });
}

/** What an order can still be paid with while the service has no rate for one of its currencies. */
import { RejectedError } from '../../api/errors.js';
import { compareDecimal } from '../../money/decimal.js';
import type { Desk } from './handlerParts.js';
import type { CheckoutState } from '../../payments/foldedCheckout.js';
import { pricedWallet } from './pricedWallet.js';

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
  { listing, report }: Pick<Desk, 'listing' | 'report'>,
  state: Pick<CheckoutState, 'wallet' | 'amountUsd' | 'opened'>,
  error: unknown,
): Promise<CheckoutState['wallet']> {
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
    ...(state.opened ? { reference: state.opened.reference } : {}),
    message:
      'The service has no rate for one of its currencies and refuses the wallet of an order for it. The ' +
      'order can be paid at its known prices that the service still confirms; new orders cannot be ' +
      "opened. Look into the service's rate source, or disable the currency there.",
    error,
  });
  return { ...wallet, rates };
}

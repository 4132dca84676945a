/** The ticker of a currency's id, as far as the order itself tells it. Pure. */
import type { CheckoutSnapshot } from '../../contract/checkout.js';

/**
 * `USDT` of `USDT.Tron`. The service's ids begin with the ticker (`docs/external-payment-api.md`); the
 * order's own quote says it outright.
 */
export function currencyCode(
  currencyId: string,
  { quote }: Pick<CheckoutSnapshot, 'quote'>,
): string {
  if (quote?.currencyId === currencyId) return quote.code;
  return currencyId.split('.')[0] ?? currencyId;
}

/** The ticker of a currency's id, as far as the order itself tells it. Pure. */
import type { CheckoutSnapshot } from '../../contract/checkout.js';

/**
 * `USDT` of `USDT.Tron`: the service's ids begin with the ticker (`docs/service.md §13`). The order's own
 * quote has it as a field.
 */
export function currencyCode(
  currencyId: string,
  { quote }: Pick<CheckoutSnapshot, 'quote'>,
): string {
  if (quote?.currencyId === currencyId) return quote.code;
  return currencyId.split('.')[0] ?? currencyId;
}

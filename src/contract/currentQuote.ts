/** The currency of an order's amounts. Apart from the schemas, which a page loads first. */
import type { CheckoutSnapshot } from './checkout.js';

/** The currency of `due`, `received` and `excess`; undefined without one. */
export const currencyOfAmounts = ({
  quote,
  amountsIn,
}: Pick<CheckoutSnapshot, 'quote' | 'amountsIn'>): string | undefined =>
  quote?.currencyId ?? amountsIn;

/** What is being paid: the order's number and its price, above every answer. */
import type { CheckoutSnapshot } from '../contract/checkout.js';
import { useUi } from '../ui/uiContext.js';
import { orderName, orderPrices } from './payTexts.js';

/** Draws one line. The dollars are what was asked; the store's own currency comes first. */
export function OrderLine({ snapshot }: { readonly snapshot: CheckoutSnapshot }) {
  const { locale, messages } = useUi();
  return (
    <p className="till-order">
      <span>{orderName(snapshot, messages)}</span>
      <span dir="ltr">{orderPrices(snapshot, locale)}</span>
    </p>
  );
}

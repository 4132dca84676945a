/** The order's number and its price, from values alone. */
import type { CheckoutSnapshot } from '../contract/checkout.js';
import { useUi } from '../ui/uiContext.js';
import { orderPrices } from './payTexts.js';

/** Draws one line. The dollars are what was asked; the store's own currency stands beside them. */
export function OrderLineView({ snapshot }: { readonly snapshot: CheckoutSnapshot }) {
  const { locale, messages } = useUi();
  const name = snapshot.kind === 'payment' ? messages.orderReference : messages.accountReference;
  return (
    <p className="till-order">
      <span>{name(snapshot.order.reference)}</span>
      <span className="till-order-price" dir="ltr">
        {orderPrices(snapshot, locale)}
      </span>
    </p>
  );
}

/** What is being paid: the order's number and its price in the store's own money. */
import type { CheckoutSnapshot } from '../contract/checkout.js';
import { Notice } from '../ui/Notice.js';
import { useUi } from '../ui/uiContext.js';
import { orderPrices } from './payTexts.js';
import { usePriceChangeNotice } from './usePriceNotices.js';

/**
 * Draws one line: the price in dollars, and in the store's currency if it has one. Below it a notice, if the
 * store has changed the price since the page was opened.
 */
export function OrderLine({ snapshot }: { readonly snapshot: CheckoutSnapshot }) {
  const { locale, messages } = useUi();
  const name = snapshot.kind === 'payment' ? messages.orderReference : messages.accountReference;
  const changed = usePriceChangeNotice(snapshot);
  return (
    <>
      <p className="till-order">
        <span>{name(snapshot.order.reference)}</span>
        <span className="till-order-price" dir="ltr">
          {orderPrices(snapshot, locale)}
        </span>
      </p>
      {changed !== null && !snapshot.paid && <Notice tone="warning">{changed}</Notice>}
    </>
  );
}

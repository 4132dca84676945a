/** What is being paid: the order's number and its price in the store's own money. */
import type { CheckoutSnapshot } from '../contract/checkout.js';
import { formatMoney } from '../money/format.js';
import { Notice } from '../ui/Notice.js';
import { useUi } from '../ui/uiContext.js';
import { useCheckoutContext } from './checkoutContext.js';
import { orderPrices } from './payTexts.js';

/**
 * Draws one line. The dollars are what was asked; the store's own currency stands beside them. A
 * price that the store changed in front of the shopper is said in words.
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

/** The sentence on a price that the store has changed since this page was opened, or null. */
export function usePriceChangeNotice(snapshot: CheckoutSnapshot | undefined): string | null {
  const { locale, messages } = useUi();
  const former = useCheckoutContext('OrderLine').query.data.formerAmountUsd;
  const now = snapshot?.order.amountUsd ?? null;
  if (former === null || now === null) return null;
  const dollars = (amount: typeof now) => formatMoney(amount, 'USD', locale);
  return messages.priceChanged(dollars(former), dollars(now));
}

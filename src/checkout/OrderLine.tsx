/** What is being paid: the order's number and its price in the store's own money. */
import type { CheckoutSnapshot } from '../contract/checkout.js';
import { formatMoney } from '../money/format.js';
import { useUi } from '../ui/uiContext.js';

/** Draws one line. The dollars are what was asked; the store's own currency stands beside them. */
export function OrderLine({ snapshot }: { readonly snapshot: CheckoutSnapshot }) {
  const { locale, messages } = useUi();
  const { reference, amountUsd, display } = snapshot.order;
  const prices = [
    display && formatMoney(display.amount, display.currency, locale),
    amountUsd && formatMoney(amountUsd, 'USD', locale),
  ].filter((price) => price !== null);
  const name = snapshot.kind === 'payment' ? messages.orderReference : messages.accountReference;
  return (
    <p className="till-order">
      <span>{name(reference)}</span>
      <span className="till-order-price">{prices.join(' · ')}</span>
    </p>
  );
}

/** What is being paid: the order's number and its price in the store's own money. */
import type { CheckoutSnapshot } from '../contract/checkout.js';
import { Notice } from '../ui/Notice.js';
import { OrderLineView } from './OrderLineView.js';
import { usePriceChangeNotice } from './usePriceNotices.js';

/**
 * Draws the line. If the store changes the price while the page is open, a notice says so.
 */
export function OrderLine({ snapshot }: { readonly snapshot: CheckoutSnapshot }) {
  const changed = usePriceChangeNotice(snapshot);
  return (
    <>
      <OrderLineView snapshot={snapshot} />
      {changed !== null && !snapshot.paid && <Notice tone="warning">{changed}</Notice>}
    </>
  );
}

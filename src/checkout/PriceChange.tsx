/** Says that the store has changed the price while the page was open. */
import type { CheckoutSnapshot } from '../contract/checkout.js';
import { Notice } from '../ui/Notice.js';
import { usePriceChangeNotice } from './usePriceNotices.js';

/** Draws the notice, or nothing. */
export function PriceChange({ snapshot }: { readonly snapshot: CheckoutSnapshot }) {
  const changed = usePriceChangeNotice(snapshot);
  return changed !== null && !snapshot.paid && <Notice tone="warning">{changed}</Notice>;
}

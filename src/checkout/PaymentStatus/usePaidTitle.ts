/** Puts "paid" into the page's title, once for any number of widgets. */
import { useEffect } from 'react';
import { useMessagesWith } from '../../ui/uiContext.js';
import { enStatus } from '../../ui/messages/enStatus.js';
import { useCheckoutContext } from '../checkoutContext.js';
import { useCheckout } from '../useCheckout.js';

interface Claim {
  readonly before: string;
  readonly ours: string;
  /** Number of widgets that want it. */
  holders: number;
}

/** On the document, so that two copies of the package on one page also agree. */
const KEY = Symbol.for('tillkit.title');
type Titled = Document & { [KEY]?: Claim | undefined };

/** Sets the title. @returns a function that restores it; a title that the page has set since stays. */
export function claimTitle(says: string): () => void {
  const page = document as Titled;
  const before = page.title;
  const claim = (page[KEY] ??= {
    before,
    ours: before ? `✓ ${says} · ${before}` : `✓ ${says}`,
    holders: 0,
  });
  claim.holders += 1;
  if (claim.holders === 1) page.title = claim.ours;
  return () => {
    claim.holders -= 1;
    if (claim.holders > 0) return;
    page[KEY] = undefined;
    if (page.title === claim.ours) page.title = claim.before;
  };
}

/** Sets the title while the order is paid and the widget is mounted. */
export function usePaidTitle(): void {
  const { page } = useCheckoutContext('PaymentStatus');
  const { status } = useCheckout();
  const says = useMessagesWith(enStatus).statusTitle.paid;
  const wanted = status === 'paid' && page.documentTitle !== false;
  useEffect(() => (wanted ? claimTitle(says) : undefined), [wanted, says]);
}

/** What a part payment has brought, and what is left to do: the first question of who sent less. */
import type { CheckoutSnapshot, QuoteView } from '../../contract/checkout.js';
import { formatCrypto } from '../../money/format.js';
import { isZero } from '../../money/grammar.js';
import { useUi } from '../../ui/uiContext.js';
import { isAllConfirmed, isTooSmallForAll } from '../screen.js';

/** Props of {@link PartialLead}. */
export interface PartialLeadProps {
  readonly snapshot: CheckoutSnapshot;
  readonly quote: QuoteView;
}

/**
 * Draws the figures where all of it is confirmed and of the currency that is shown: of what was only seen
 * nobody can say that it is safe, and one currency's figure is not all that came. Else what to do, unless
 * no currency takes so small a rest.
 */
export function PartialLead({ snapshot, quote }: PartialLeadProps) {
  const { received, receivedBeside } = snapshot;
  const { locale, messages } = useUi();
  const { code, payable } = quote;
  const amount = (figure: typeof payable) => figure && `${formatCrypto(figure, locale)} ${code}`;
  const [came, price] = [amount(received), amount(payable)];
  const isOfOne = received !== null && !isZero(received) && !receivedBeside;
  const isCame = isOfOne && isAllConfirmed(snapshot);
  const arrived = isCame && came && price && messages.partialArrived(came, price);
  const lead = arrived || (!isTooSmallForAll(snapshot) && messages.partialLead);
  return lead && <p className="till-lead">{lead}</p>;
}

/** What a part payment has brought, and what is left to do: the first question of who sent less. */
import type { CheckoutSnapshot, QuoteView } from '../../contract/checkout.js';
import { formatCrypto } from '../../money/format.js';
import { isZero } from '../../money/grammar.js';
import { useUi } from '../../ui/uiContext.js';

/** Props of {@link PartialLead}. */
export interface PartialLeadProps {
  readonly snapshot: CheckoutSnapshot;
  readonly quote: QuoteView;
}

/** Draws the sentence, with the figures where what came is of the currency that is shown. */
export function PartialLead({ snapshot: { received }, quote }: PartialLeadProps) {
  const { locale, messages } = useUi();
  const { code, payable } = quote;
  const amount = (figure: typeof payable) => figure && `${formatCrypto(figure, locale)} ${code}`;
  const [came, price] = [amount(received), amount(payable)];
  const arrived =
    came && price && received && !isZero(received) && messages.partialArrived(came, price);
  return (
    <p className="till-lead">
      {arrived ? `${arrived} ` : null}
      {messages.partialLead}
    </p>
  );
}

/** What the screen is about, and for which order: one line. */
import type { CheckoutSnapshot } from '../contract/checkout.js';
import { Heading } from '../ui/FrameView.js';
import { useUi } from '../ui/uiContext.js';
import { orderName, orderPrices, otherPrice, payTitle } from './payTexts.js';

/** Props of {@link ScreenHead}. */
export interface ScreenHeadProps {
  readonly title: string;
  readonly snapshot: CheckoutSnapshot;
}

/** Draws the order's number and its prices, as far as there are any. */
function OrderSummary(props: { readonly name: string; readonly prices: string | null }) {
  const { name, prices } = props;
  return (
    (name || prices) && (
      <p className="till-muted">
        {name && <span>{name}</span>}
        {name && prices && <span>{' · '}</span>}
        {prices && (
          <bdi dir="ltr" translate="no">
            {prices}
          </bdi>
        )}
      </p>
    )
  );
}

/** Draws the heading, the order's number, and the prices that the heading does not have. */
export function ScreenHead({ title, snapshot }: ScreenHeadProps) {
  const { locale, messages } = useUi();
  const hasPrice = title === payTitle(snapshot, locale, messages);
  const prices = hasPrice ? otherPrice(snapshot, locale) : orderPrices(snapshot, locale);
  return (
    <header className="till-head">
      <Heading>{title}</Heading>
      <OrderSummary name={orderName(snapshot, messages)} prices={prices} />
    </header>
  );
}

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

/** Draws the heading, the order's number, and the prices that the heading does not have. */
export function ScreenHead({ title, snapshot }: ScreenHeadProps) {
  const { locale, messages } = useUi();
  const hasPrice = title === payTitle(snapshot, locale, messages);
  const prices = hasPrice ? otherPrice(snapshot, locale) : orderPrices(snapshot, locale);
  return (
    <header className="till-head">
      <Heading>{title}</Heading>
      <p className="till-muted">
        {orderName(snapshot, messages)}
        {prices && (
          <>
            {' · '}
            <bdi dir="ltr">{prices}</bdi>
          </>
        )}
      </p>
    </header>
  );
}

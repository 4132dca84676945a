/** What the screen is about, and for which order: one line. */
import type { CheckoutSnapshot } from '../contract/checkout.js';
import { Heading } from '../ui/FrameView.js';
import { useUi } from '../ui/uiContext.js';
import { orderName, otherPrice } from './payTexts.js';

/** Props of {@link ScreenHead}. */
export interface ScreenHeadProps {
  readonly title: string;
  readonly snapshot: CheckoutSnapshot;
}

/** Draws the heading, the order's number, and the dollars where the heading has another currency. */
export function ScreenHead({ title, snapshot }: ScreenHeadProps) {
  const { locale, messages } = useUi();
  const dollars = otherPrice(snapshot, locale);
  return (
    <header className="till-head">
      <Heading>{title}</Heading>
      <p className="till-muted">
        {orderName(snapshot, messages)}
        {dollars !== null && (
          <>
            {' · '}
            <bdi dir="ltr">{dollars}</bdi>
          </>
        )}
      </p>
    </header>
  );
}

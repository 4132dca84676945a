/** A card of an order's page. */
import type { Elements } from '../../../ui/elements.js';

/** Props of {@link OrderCard}. */
export interface OrderCardProps {
  readonly title: string;
  /** Drawn at the end of the title's line. */
  readonly aside?: Elements;
  /** Whether its content reaches the edges. @selector [data-wide] */
  readonly isWide?: boolean;
  readonly children: Elements;
}

/** Draws the card. */
export function OrderCard({ title, aside, isWide = false, children }: OrderCardProps) {
  return (
    <div className="till-order-card" data-wide={isWide || undefined}>
      <div className="till-order-card-head">
        <h3 className="till-subheading">{title}</h3>
        {aside}
      </div>
      {children}
    </div>
  );
}

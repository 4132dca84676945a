/** Pieces of an order's page: a card, an amount of money or the dash in its place, a short moment. */
import type { RefObject } from 'react';
import type { Elements } from '../../../ui/elements.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { formatMoment } from '../../../ui/formatTime.js';
import { formatClock } from '../../../ui/formatClock.js';
import { useUi } from '../../../ui/uiContext.js';

/** Props of {@link OrderCard}. */
export interface OrderCardProps {
  readonly title: string;
  /** Gets its heading, which then can have the focus. */
  readonly heading?: RefObject<HTMLHeadingElement | null>;
  /** Drawn at the end of the title's line. */
  readonly aside?: Elements;
  /** Whether its content reaches the edges. @selector [data-wide] */
  readonly isWide?: boolean;
  readonly children: Elements;
}

/** Draws the card. */
export function OrderCard({ title, heading, aside, isWide = false, children }: OrderCardProps) {
  return (
    <div className="till-order-card" data-wide={isWide || undefined}>
      <div className="till-order-card-head">
        <h3 ref={heading} tabIndex={heading && -1} className="till-subheading">
          {title}
        </h3>
        {aside}
      </div>
      {children}
    </div>
  );
}

/** Draws an amount of money; a dash, with what it means, for one that is not known. */
export function Money({ children }: { readonly children: string | null }) {
  const { orderValueUnknown } = useTreasuryMessages();
  if (children !== null) {
    return (
      <bdi dir="ltr" className="till-money" translate="no">
        {children}
      </bdi>
    );
  }
  return (
    <>
      <span aria-hidden="true" title={orderValueUnknown}>
        —
      </span>
      <span className="till-visually-hidden">{orderValueUnknown}</span>
    </>
  );
}

const DAY = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;

/** @param now RFC 3339, by the store's clock. */
export function shortMoment(at: string, now: string, locale: string): string {
  // Days as the device counts them: the times are written so too.
  const dayOf = (instant: string): string =>
    new Intl.DateTimeFormat('en', DAY).format(new Date(instant));
  return dayOf(at) === dayOf(now) ? formatClock(at, locale) : formatMoment(at, locale);
}

/** Draws it, with the whole of it as a title. */
export function ShortMoment({ at, now }: { readonly at: string; readonly now: string }) {
  const { locale } = useUi();
  return (
    <time dateTime={at} title={formatMoment(at, locale)}>
      {shortMoment(at, now, locale)}
    </time>
  );
}

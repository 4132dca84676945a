/** A moment of an order: the time alone today, with its day before. */
import { formatClock, formatMoment } from '../../../ui/formatTime.js';
import { useUi } from '../../../ui/uiContext.js';

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

/** Dates and times of the figures, as people read them. */
import { WALLET_DIGITS } from '../../../money/format.js';

/** "14 days", "6 months". */
export const rangeName = (by: 'day' | 'month', count: number, locale: string): string =>
  new Intl.NumberFormat(locale, {
    ...{ ...WALLET_DIGITS, style: 'unit', unit: by, unitDisplay: 'long' },
  }).format(count);

const formatted = (name: string, locale: string, how: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { ...WALLET_DIGITS, ...how, timeZone: 'UTC' }).format(
    new Date(`${name.length === 7 ? `${name}-15` : name}T12:00:00.000Z`),
  );

/** "Wed, Nov 11" of a day, "November 2026" of a month. @param name `2026-11-11`, or `2026-11` */
export const periodName = (name: string, locale: string): string =>
  name.length === 7
    ? formatted(name, locale, { month: 'long', year: 'numeric' })
    : formatted(name, locale, { weekday: 'short', month: 'short', day: 'numeric' });

/** "Nov 11" of a day, "Nov 2026" of a month: in a table. @param name `2026-11-11`, or `2026-11` */
export const shortName = (name: string, locale: string): string =>
  formatted(
    name,
    locale,
    name.length === 7 ? { month: 'short', year: 'numeric' } : { month: 'short', day: 'numeric' },
  );

/** "November". @param name `2026-11` */
export const monthName = (name: string, locale: string): string =>
  formatted(name, locale, { month: 'long' });

/** The month before this one, and this one: `2026-10`, `2026-11`. */
export function lastMonths(timeZone: string): readonly string[] {
  // The calendar of Sweden's dates is that of ISO 8601.
  const format = { ...{ timeZone, calendar: 'gregory', numberingSystem: 'latn' } };
  const present = new Intl.DateTimeFormat('sv-SE', {
    ...format,
    ...{ year: 'numeric', month: '2-digit' },
  }).format(Date.now());
  const before = new Date(`${present}-01T00:00:00.000Z`);
  before.setUTCMonth(before.getUTCMonth() - 1);
  return [before.toISOString().slice(0, 7), present];
}

/** Its first and its last day. @param month `2026-11` */
export function daysOf(month: string): { readonly from: string; readonly to: string } {
  const end = new Date(`${month}-01T00:00:00.000Z`);
  end.setUTCMonth(end.getUTCMonth() + 1, 0);
  return { from: `${month}-01`, to: end.toISOString().slice(0, 10) };
}

/** "11" of a day, "Nov" of a month: below a bar. @param name `2026-11-11`, or `2026-11` */
export const periodMark = (name: string, locale: string): string =>
  formatted(name, locale, name.length === 7 ? { month: 'short' } : { day: 'numeric' });

/** "14:05" of the present day, otherwise "Nov 11, 14:05", in this device's zone. */
export function timeOrMoment(at: string, nowMs: number, locale: string): string {
  const moment = new Date(at);
  const isToday = moment.toDateString() === new Date(nowMs).toDateString();
  const day = isToday ? {} : ({ month: 'short', day: 'numeric' } as const);
  return new Intl.DateTimeFormat(locale, {
    ...{ ...WALLET_DIGITS, ...day, hour: 'numeric', minute: '2-digit' },
  }).format(moment);
}

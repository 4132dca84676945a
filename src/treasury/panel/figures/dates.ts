/** Dates and times of the figures, as people read them. */
import { WALLET_DIGITS } from '../../../money/format.js';

/** The zone of this device: days begin at its midnight. */
export const viewerTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const noon = (day: string): Date => new Date(`${day}T12:00:00.000Z`);

/** "Wed 11". @param day `2026-11-11` */
export const shortDay = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    ...{ ...WALLET_DIGITS, weekday: 'short', day: 'numeric', timeZone: 'UTC' },
  }).format(noon(day));

/** "Wed, Nov 11". @param day `2026-11-11` */
export const longDay = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    ...WALLET_DIGITS,
    ...{ weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' },
  }).format(noon(day));

/** "14:05" of the present day, otherwise "Nov 11, 14:05", in this device's zone. */
export function timeOrMoment(at: string, nowMs: number, locale: string): string {
  const moment = new Date(at);
  const isToday = moment.toDateString() === new Date(nowMs).toDateString();
  const day = isToday ? {} : ({ month: 'short', day: 'numeric' } as const);
  return new Intl.DateTimeFormat(locale, {
    ...{ ...WALLET_DIGITS, ...day, hour: 'numeric', minute: '2-digit' },
  }).format(moment);
}

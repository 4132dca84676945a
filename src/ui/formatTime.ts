/** Moments and spans of time as people read them, in the digits that amounts have. */
import { WALLET_DIGITS } from '../money/format.js';

/** "10 minutes", by the language's own rules. @param minutes whole minutes, 1 or more. */
export function formatMinutes(
  minutes: number,
  locale: string,
  unitDisplay: 'short' | 'long' = 'long',
): string {
  const unit = { ...WALLET_DIGITS, style: 'unit', unit: 'minute', unitDisplay } as const;
  return new Intl.NumberFormat(locale, unit).format(minutes);
}

/** The largest whole unit of a span of time. @param seconds whole seconds */
function largestUnit(seconds: number) {
  if (seconds < 60) return [seconds, 'second'] as const;
  if (seconds < 3600) return [Math.floor(seconds / 60), 'minute'] as const;
  if (seconds < 86_400) return [Math.floor(seconds / 3600), 'hour'] as const;
  return [Math.floor(seconds / 86_400), 'day'] as const;
}

/** "5 seconds ago", "2 minutes ago", by the language's own rules; never in the future. */
export function formatAgo(elapsedMs: number, locale: string): string {
  const [count, unit] = largestUnit(Math.max(0, Math.round(elapsedMs / 1000)));
  const format = new Intl.RelativeTimeFormat(locale, { ...WALLET_DIGITS, numeric: 'auto' });
  return format.format(-count, unit);
}

/** The month by name: in figures, 3/4 may be in March or in April. */
const MOMENT = {
  ...WALLET_DIGITS,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const;

/**
 * A moment: "21 Nov, 14:03".
 *
 * @param timeZone IANA name; the zone is then named as well. @default the shopper's own, not named
 */
export function formatMoment(instant: string, locale: string, timeZone?: string): string {
  const zone = timeZone === undefined ? {} : ({ timeZone, timeZoneName: 'short' } as const);
  const text = new Intl.DateTimeFormat(locale, { ...MOMENT, ...zone }).format(new Date(instant));
  // Lithuanian writes 2026-11-26, which a narrow line would break in two at a plain hyphen.
  return text.replaceAll('-', '\u2011');
}

/** The shopper's own zone at a moment: "Central European Standard Time, GMT+1". */
export function formatZone(instant: string, locale: string): string {
  const nameOf = (timeZoneName: 'long' | 'shortOffset') =>
    new Intl.DateTimeFormat(locale, { ...WALLET_DIGITS, timeZoneName })
      .formatToParts(new Date(instant))
      .find(({ type }) => type === 'timeZoneName')?.value;
  // Where the zone has no name, both are the offset.
  return [...new Set([nameOf('long'), nameOf('shortOffset')])].join(', ');
}

/** The time of day with its zone: "2:03 PM UTC". @param timeZone IANA name */
export function formatZonedClock(instant: string, locale: string, timeZone: string): string {
  const { hour, minute, numberingSystem } = MOMENT;
  const format = { numberingSystem, hour, minute, timeZone, timeZoneName: 'short' } as const;
  return new Intl.DateTimeFormat(locale, format).format(new Date(instant));
}

/**
 * How long something has lasted, in its largest whole unit: "26 min", "5 hr", "1 day".
 *
 * @param elapsedMs milliseconds; below zero counts as zero.
 * @param unitDisplay `long` in a sentence: "5 hours".
 */
export function formatAge(
  elapsedMs: number,
  locale: string,
  unitDisplay: 'short' | 'long' = 'short',
): string {
  const [count, unit] = largestUnit(Math.max(0, Math.floor(elapsedMs / 1000)));
  const options = { ...WALLET_DIGITS, style: 'unit', unit, unitDisplay } as const;
  return new Intl.NumberFormat(locale, options).format(count);
}

/** The last days of a time zone, as spans of time. Pure. */
import type { Period } from '../../index/moneyEntries.js';

/** One day of a calendar. */
export interface CalendarDay extends Period {
  /** `2026-11-25`. */
  readonly day: string;
}

/** Constructing one takes longer than using it, and a page of days uses one about a thousand times. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Zones of which a formatter is kept. */
const MOST_ZONES = 50;

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  // The calendar of Sweden's dates is that of ISO 8601.
  const made = new Intl.DateTimeFormat('sv-SE', {
    ...{ timeZone, calendar: 'gregory', numberingSystem: 'latn' },
    ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
  });
  if (formats.size >= MOST_ZONES) formats.clear();
  formats.set(timeZone, made);
  return made;
}

/** Whether this runtime knows a time zone by its IANA name. */
export function isTimeZone(name: string): boolean {
  try {
    formatOf(name);
    return true;
  } catch {
    return false;
  }
}

/** The date of a moment: `2026-11-25`. */
export const dateIn = (atMs: number, timeZone: string): string => formatOf(timeZone).format(atMs);

const MINUTE_MS = 60_000;
/** No zone is further from UTC than this. */
const FURTHEST_MINUTES = 15 * 60;

/**
 * The first moment of a date. Searched for, because a day may begin at 01:00, or not at all: clocks are
 * changed at midnight in some zones, and one has left out a day.
 */
function startOf(date: string, timeZone: string): number {
  const midnight = Date.parse(`${date}T00:00:00.000Z`);
  let [before, from] = [-FURTHEST_MINUTES, FURTHEST_MINUTES];
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2);
    if (dateIn(midnight + middle * MINUTE_MS, timeZone) >= date) from = middle;
    else before = middle;
  }
  return midnight + from * MINUTE_MS;
}

const DAY_MS = 24 * 60 * MINUTE_MS;

/** The date some days later. */
const later = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00.000Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The last days up to today, oldest first. */
export function lastDays(nowMs: number, timeZone: string, count: number): CalendarDay[] {
  const today = dateIn(nowMs, timeZone);
  const dates = Array.from({ length: count + 1 }, (_, index) => later(today, index - count + 1));
  const starts = dates.map((date) => new Date(startOf(date, timeZone)).toISOString());
  return dates.slice(0, count).map((day, index) => ({
    day,
    from: starts[index] ?? '',
    before: starts[index + 1] ?? '',
  }));
}

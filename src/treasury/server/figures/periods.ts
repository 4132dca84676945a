/** Days and months of a time zone, as spans of time. Pure. */
import type { Period } from '../../index/moneyEntries.js';

/** One day or month of a calendar. */
export interface CalendarPeriod extends Period {
  /** `2026-11-25`, or `2026-11`. */
  readonly name: string;
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

/** Writes a moment as `2026-11-25 14:05:59`. */
export const momentFormat = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('sv-SE', {
    ...{ timeZone, calendar: 'gregory', numberingSystem: 'latn', hourCycle: 'h23' },
    ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
  });

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

/** The first moment of a date, of which a likely one is known: most days have 24 hours. */
function startFrom(likely: number, date: string, timeZone: string): number {
  const isIt = dateIn(likely, timeZone) === date && dateIn(likely - MINUTE_MS, timeZone) < date;
  return isIt ? likely : startOf(date, timeZone);
}

/** The date of the first day of a period some periods later. @param name `2026-11-25`, or `2026-11` */
function firstDay(name: string, later: number): string {
  const [year = 0, month = 1, day] = name.split('-').map((part) => Number.parseInt(part, 10));
  const isDay = day !== undefined;
  const at = Date.UTC(year, month - 1 + (isDay ? 0 : later), isDay ? day + later : 1);
  return new Date(at).toISOString().slice(0, 10);
}

/** How many periods there are from one to another, both included. */
export function periodsBetween(from: string, to: string): number {
  const [a, b] = [firstDay(from, 0), firstDay(to, 0)].map((date) => new Date(date));
  if (!a || !b) return 0;
  if (from.length > 7) return Math.round((b.getTime() - a.getTime()) / DAY_MS) + 1;
  const years = b.getUTCFullYear() - a.getUTCFullYear();
  return years * 12 + b.getUTCMonth() - a.getUTCMonth() + 1;
}

/** The period that a moment is in. */
export const periodAt = (by: 'day' | 'month', atMs: number, timeZone: string): string =>
  dateIn(atMs, timeZone).slice(0, by === 'day' ? 10 : 7);

/** Periods one after another, the oldest first. @param from `2026-11-25` for days, `2026-11` for months */
export function calendarOf(from: string, count: number, timeZone: string): CalendarPeriod[] {
  const dates = Array.from({ length: count + 1 }, (_, index) => firstDay(from, index));
  const starts: number[] = [];
  for (const date of dates) {
    const before = starts.at(-1);
    starts.push(
      before === undefined ? startOf(date, timeZone) : startFrom(before + DAY_MS, date, timeZone),
    );
  }
  const textOf = (index: number): string => new Date(starts[index] ?? 0).toISOString();
  return dates.slice(0, count).map((date, index) => ({
    name: date.slice(0, from.length),
    from: textOf(index),
    before: textOf(index + 1),
  }));
}

/** The last periods up to now, oldest first. */
export function lastPeriods(by: 'day' | 'month', count: number, nowMs: number, timeZone: string) {
  const first = firstDay(periodAt(by, nowMs, timeZone), 1 - count);
  return calendarOf(first.slice(0, by === 'day' ? 10 : 7), count, timeZone);
}

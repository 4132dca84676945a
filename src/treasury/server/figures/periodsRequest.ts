/** Reads which days or months are asked for. */
import type { FiguresQuery } from '../../contract/queries.js';
import { malformed } from '../treasuryProblem.js';
import {
  calendarOf,
  isTimeZone,
  lastPeriods,
  periodAt,
  periodsBetween,
  type CalendarPeriod,
} from './periods.js';

const USUAL = { day: 14, month: 6 } as const;
const MOST = { day: 400, month: 240 } as const;
/** Length of a name: `2026-11-25`, or `2026-11`. */
const LENGTH = { day: 10, month: 7 } as const;

/**
 * The periods, oldest first; none of them is still to come.
 *
 * @throws TreasuryProblem `bad_request` for too many, and for a zone or dates that there are not
 */
export function periodsOf(
  { by = 'day', last, from, to, timeZone = 'UTC' }: FiguresQuery,
  nowMs: number,
): CalendarPeriod[] {
  if (!isTimeZone(timeZone)) throw malformed('timeZone');
  if (last !== undefined && (last > MOST[by] || from !== undefined)) throw malformed('last');
  if (to !== undefined && (from === undefined || to < from)) throw malformed('to');
  if (from === undefined) return lastPeriods(by, last ?? USUAL[by], nowMs, timeZone);
  for (const [name, date] of Object.entries({ from, to: to ?? from })) {
    if (date.length !== LENGTH[by] || !isDate(date)) throw malformed(name);
  }
  const present = periodAt(by, nowMs, timeZone);
  const count = periodsBetween(from, to !== undefined && to < present ? to : present);
  if (count > MOST[by]) throw malformed('from');
  return count < 1 ? [] : calendarOf(from, count, timeZone);
}

/** Whether there is such a day: the 31st of June is none. */
function isDate(date: string): boolean {
  const day = `${date}-01`.slice(0, 10);
  const at = Date.parse(`${day}T00:00:00.000Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
}

/** Points in time of events, as numbers that can be compared whatever form their text has. */

/** The last instant that a date can hold; an unreadable time counts as later than any other. */
const LAST_INSTANT = 8_640_000_000_000_000;

/** Reads an RFC 3339 time as milliseconds since the epoch. Never `NaN`, so that sorting is total. */
export function instantMs(text: string): number {
  const ms = Date.parse(text);
  return Number.isNaN(ms) ? LAST_INSTANT : ms;
}

/** Writes milliseconds since the epoch as RFC 3339 in UTC with three decimals. */
export function instantText(ms: number): string {
  return new Date(ms).toISOString();
}

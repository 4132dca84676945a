/** Times of events: read as numbers that compare in any notation, and written in order. */

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

/**
 * Now, or a millisecond after an earlier event if that is in the future: the later of two events must win,
 * even within one millisecond or with different clocks of two instances.
 *
 * @param earlier time of the newest event of the kind: RFC 3339; undefined if there is none.
 */
export function instantAfter(earlier: string | undefined, nowMs: number): string {
  const least = earlier === undefined ? nowMs : Date.parse(earlier) + 1;
  return new Date(Math.max(nowMs, least)).toISOString();
}

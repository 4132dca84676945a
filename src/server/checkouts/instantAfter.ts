/** Times of events that must stand in the order in which they were made. */

/**
 * Now, or a millisecond after an earlier event if clocks say that it lies ahead: of two events the
 * later one must win, although two may fall into one millisecond and two instances' clocks differ.
 *
 * @param earlier time of the newest event of the kind: RFC 3339; undefined if there is none.
 */
export function instantAfter(earlier: string | undefined, nowMs: number): string {
  const least = earlier === undefined ? nowMs : Date.parse(earlier) + 1;
  return new Date(Math.max(nowMs, least)).toISOString();
}

/** A clock that moves only by hand, for every `now` option of this package. */

/** A clock for tests. */
export interface FakeClock {
  /** Milliseconds since the epoch; pass it as `now`. */
  readonly now: () => number;
  /** Moves forward. @throws RangeError if the time would go back */
  advance(milliseconds: number): void;
}

/**
 * Makes a clock.
 *
 * @param start milliseconds since the epoch, or an RFC 3339 text. @default "2026-01-01T00:00:00.000Z"
 * @throws RangeError if `start` is no time.
 * @example
 * const clock = createFakeClock();
 * const store = createSandboxStore({ now: clock.now });
 * clock.advance(15 * 60_000);
 */
export function createFakeClock(start: number | string = '2026-01-01T00:00:00.000Z'): FakeClock {
  let at = typeof start === 'string' ? Date.parse(start) : start;
  if (!Number.isFinite(at)) {
    throw new RangeError(
      'The start of the clock is not a time. Pass milliseconds since the epoch, or a text such as ' +
        '"2026-01-01T00:00:00.000Z".',
    );
  }
  return {
    now: () => at,
    advance(milliseconds) {
      if (!(milliseconds >= 0)) {
        throw new RangeError(
          'The clock only moves forward, because leases and quotes that ended would be valid again. Pass 0 ' +
            'or more milliseconds.',
        );
      }
      at += milliseconds;
    },
  };
}

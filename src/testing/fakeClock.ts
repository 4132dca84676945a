/** A clock that stands still until it is told to move, for every `now` option of this package. */

/** A clock of tests. */
export interface FakeClock {
  /** Milliseconds since the epoch; pass it as `now`. */
  readonly now: () => number;
  /** Moves forward. @throws RangeError if the time would go back: nothing here expects that. */
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
      'The clock cannot start at what is no time. Pass milliseconds since the epoch, or a text such ' +
        'as "2026-01-01T00:00:00.000Z".',
    );
  }
  return {
    now: () => at,
    advance(milliseconds) {
      if (!(milliseconds >= 0)) {
        throw new RangeError(
          'The clock only moves forward: leases and quotes would come to life again. Pass 0 or more ' +
            'milliseconds.',
        );
      }
      at += milliseconds;
    },
  };
}

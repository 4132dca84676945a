/** The sandbox's clock, which controls can move forward, and its time formats. */

/** A clock that can be moved forward. */
export interface SandboxClock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Moves forward to an instant; an instant in the past moves nothing. */
  moveTo(instant: number): void;
}

/** Go's zero time: how a deployed service writes an unset time (`docs/service.md §8`). */
export const ZERO_TIME = '0001-01-01T00:00:00Z';

/** Wraps a clock so that it can be moved forward. */
export function createClock(now: () => number): SandboxClock {
  let offset = 0;
  const read = (): number => now() + offset;
  return {
    now: read,
    moveTo(instant) {
      const ahead = instant - read();
      if (ahead > 0) offset += ahead;
    },
  };
}

/**
 * A time in a webhook: as in answers, but without a zone (`docs/service.md §8`): `2026-07-31T09:12:44.12`, zeros at
 * the end of the fraction cut, as Go does.
 */
export function webhookTime(instant: number): string {
  return new Date(instant).toISOString().replace(/\.?0*Z$/, '');
}

/**
 * A time in an answer: RFC 3339, UTC, `Z`.
 * Assumption: the document does not show the format of times; this is the deployed one.
 */
export function apiTime(instant: number): string {
  return `${webhookTime(instant)}Z`;
}

/** When a failed reading is asked again. */
import { describe, expect, it } from 'vitest';
import { shouldRetry, retryDelayMs } from '../../src/contract/retry.js';

const failure = (retryAfterMs?: number, retryable = true) => ({ retryable, retryAfterMs });

describe('a retry', () => {
  it('comes twice at most, and only where it can help', () => {
    expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, failure()))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(shouldRetry(0, failure(undefined, false))).toBe(false);
  });

  it('waits longer each time', () => {
    expect([0, 1].map((failures) => retryDelayMs(failures, failure()))).toEqual([1_000, 2_000]);
  });

  it('never comes before the store asked for it', () => {
    expect(retryDelayMs(0, failure(7_000))).toBe(7_000);
    // A store in more of a hurry than the page does not make it hammer.
    expect(retryDelayMs(1, failure(0))).toBe(2_000);
  });

  it('does not come at all where the wait would be a long silence: the failure is shown', () => {
    expect(shouldRetry(0, failure(10_000))).toBe(true);
    expect(shouldRetry(0, failure(10_001))).toBe(false);
  });
});

/** A clock that is wrong, here or where a time was written, delays nothing beyond its own length. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createStoredTimes } from '../../src/async/storedTimes.js';

const LENGTH = 600_000;
const DAY = 86_400_000;

/** A clock to set, and what reads stored times by it. */
function startAt(at: number) {
  const clock = { now: at };
  return { clock, times: createStoredTimes(() => clock.now) };
}

describe('a stored time', () => {
  it.each([
    ['of this clock, half over', -LENGTH / 2, LENGTH / 2],
    ['long over', -DAY, LENGTH - DAY],
    ['a second ahead', 1_000, LENGTH],
    ['of a clock that was a day ahead', DAY, LENGTH],
    ['of a clock that was years ahead', 5_000 * DAY, LENGTH],
  ])('%s, is due by its length at the latest', (_, storedAfter, dueAfter) => {
    const start = 10 * DAY;
    const { clock, times } = startAt(start);
    const dueAt = (): number => times.dueAt('a', start + storedAfter, LENGTH);
    expect(dueAt()).toBe(start + dueAfter);
    clock.now += LENGTH / 2;
    expect(dueAt()).toBe(start + dueAfter);
    expect(times.dueAt('seen first now', start + DAY, LENGTH)).toBe(clock.now + LENGTH);
  });

  it('never waits longer than its length, however often clocks are set', () => {
    const jumps = fc.array(fc.integer({ min: -3 * DAY, max: 3 * DAY }), { maxLength: 8 });
    fc.assert(
      fc.property(fc.integer({ min: -DAY, max: DAY }), jumps, (storedAt, all) => {
        const { clock, times } = startAt(0);
        for (const jump of all) {
          clock.now += jump;
          const dueAt = times.dueAt('a', storedAt, LENGTH);
          expect(dueAt).toBeLessThanOrEqual(Math.min(storedAt, clock.now) + LENGTH);
        }
        const last = times.dueAt('a', storedAt, LENGTH);
        clock.now += LENGTH;
        expect(times.dueAt('a', storedAt, LENGTH)).toBe(last);
        expect(clock.now).toBeGreaterThanOrEqual(last);
      }),
    );
  });
});

it('is known for as long as this process has asked, whatever another clock wrote', () => {
  const { clock, times } = startAt(5 * DAY);
  expect(times.knownForMs('a')).toBe(0);
  clock.now += 40_000;
  expect([times.knownForMs('a'), times.knownForMs('b')]).toEqual([40_000, 0]);
  clock.now -= DAY;
  expect(times.knownForMs('a')).toBe(0);
  clock.now += 40_000;
  expect(times.knownForMs('a')).toBe(40_000);
});

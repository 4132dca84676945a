/** Properties of prices, random values and times. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareDecimal, parseDecimal } from '../../src/money/decimal.js';
import { createClock } from '../../src/sandbox/clock.js';
import { apiTime, webhookTime } from '../../src/sandbox/clock.js';
import { createRandom } from '../../src/sandbox/random.js';
import { createRates } from '../../src/sandbox/rates.js';
import { START } from './start.js';

const ratesAt = (seed: string, at: number) =>
  createRates({ seed, clock: createClock(() => at), scalePercent: parseDecimal('1') });

const anyTime = fc.integer({ min: 0, max: 4_000_000_000_000 });

describe('a price', () => {
  it('stays within half a per cent of its base, at any time', () => {
    const [low, high] = [parseDecimal('117410.6965'), parseDecimal('118590.7035')];
    fc.assert(
      fc.property(fc.string(), anyTime, (seed, at) => {
        const rate = ratesAt(seed, at).raw('BTC');
        if (rate === null) throw new Error('BTC has a price');
        expect(compareDecimal(rate, low)).toBeGreaterThanOrEqual(0);
        expect(compareDecimal(rate, high)).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('is missing for an unknown ticker', () => {
    expect(ratesAt('s', START).raw('NOPE')).toBeNull();
  });
});

describe('a random stream', () => {
  it('gives version 4 UUIDs, different each time, the same for the same stream', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (seed, stream) => {
        const [one, two] = [createRandom(seed, stream), createRandom(seed, stream)];
        const first = one.uuid();
        expect(first).toMatch(
          /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
        );
        expect(two.uuid()).toBe(first);
        expect(one.uuid()).not.toBe(first);
      }),
    );
  });
});

describe('a time', () => {
  it.each([
    [START, '2026-07-31T09:12:44.123'],
    [START - 3, '2026-07-31T09:12:44.12'],
    [START - 123, '2026-07-31T09:12:44'],
    [Date.UTC(2026, 0, 1), '2026-01-01T00:00:00'],
    [Date.UTC(2026, 0, 1, 10, 20, 30), '2026-01-01T10:20:30'],
  ])('%d is written as %s, with a zone in answers only', (instant, text) => {
    expect(webhookTime(instant)).toBe(text);
    expect(apiTime(instant)).toBe(`${text}Z`);
  });

  it('goes forward only', () => {
    const clock = createClock(() => START);
    clock.moveTo(START - 1);
    expect(clock.now()).toBe(START);
    clock.moveTo(START + 5);
    expect(clock.now()).toBe(START + 5);
  });
});

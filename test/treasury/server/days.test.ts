/** Days of a time zone: where they begin when clocks are changed, and that none is lost between two. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateIn, isTimeZone, lastDays } from '../../../src/treasury/server/figures/days.js';
import { runs } from '../../support/runs.js';

const at = (text: string): number => Date.parse(text);

describe('the last days', () => {
  it.each([
    ['UTC', '2026-11-25T23:59:59.999Z', '2026-11-25', '2026-11-25T00:00:00.000Z'],
    ['Europe/Berlin', '2026-11-25T23:00:00.000Z', '2026-11-26', '2026-11-25T23:00:00.000Z'],
    ['Asia/Kolkata', '2026-11-25T18:29:59.999Z', '2026-11-25', '2026-11-24T18:30:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-25T10:00:00.000Z', '2026-11-26', '2026-11-25T10:00:00.000Z'],
    ['America/Los_Angeles', '2026-11-25T08:00:00.000Z', '2026-11-25', '2026-11-25T08:00:00.000Z'],
  ])('end with today in %s', (zone, now, day, from) => {
    expect(lastDays(at(now), zone, 3).at(-1)).toMatchObject({ day, from });
    expect(lastDays(at(now), zone, 3)).toHaveLength(3);
  });

  it('have 23 or 25 hours when clocks are changed, and begin at one where midnight is skipped', () => {
    const hours = (zone: string, now: string) =>
      lastDays(at(now), zone, 1).map(
        ({ from, before }) => (Date.parse(before) - Date.parse(from)) / 3_600_000,
      );
    expect(hours('Europe/Berlin', '2026-03-29T12:00:00.000Z')).toEqual([23]);
    expect(hours('Europe/Berlin', '2026-10-25T12:00:00.000Z')).toEqual([25]);
    // Beirut's clocks go from midnight to one.
    expect(hours('Asia/Beirut', '2026-03-29T12:00:00.000Z')).toEqual([23]);
  });

  it('hold every moment once', () => {
    const zone = fc.constantFrom(
      ...['UTC', 'Europe/Berlin', 'Asia/Beirut', 'America/Sao_Paulo', 'Asia/Kathmandu'],
      ...['Australia/Lord_Howe', 'Pacific/Apia', 'America/Havana', 'Pacific/Chatham'],
    );
    const moment = fc.integer({ min: at('2011-01-01'), max: at('2027-01-01') });
    fc.assert(
      fc.property(zone, moment, fc.integer({ min: 1, max: 9 }), (name, now, count) => {
        const days = lastDays(now, name, count);
        const today = days.at(-1);
        expect(today?.day).toBe(dateIn(now, name));
        expect(Date.parse(today?.from ?? '')).toBeLessThanOrEqual(now);
        expect(Date.parse(today?.before ?? '')).toBeGreaterThan(now);
        for (const [index, { before }] of days.slice(0, -1).entries()) {
          expect(days[index + 1]?.from).toBe(before);
        }
      }),
      { numRuns: runs(300) },
    );
  });

  it('take no name of a zone that nobody knows', () => {
    expect(['UTC', 'Europe/Berlin'].map(isTimeZone)).toEqual([true, true]);
    expect(['Mars/Olympus', '', 'x'.repeat(99)].map(isTimeZone)).toEqual([false, false, false]);
  });
});

/** Days and months of a time zone: where they begin when clocks are changed, and that none is lost between two. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calendarOf,
  isTimeZone,
  lastPeriods,
  periodAt,
  periodsBetween,
} from '../../../src/treasury/server/figures/periods.js';
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
    expect(lastPeriods('day', 3, at(now), zone).at(-1)).toMatchObject({ name: day, from });
    expect(lastPeriods('day', 3, at(now), zone)).toHaveLength(3);
  });

  it('have 23 or 25 hours when clocks are changed, and begin at one where midnight is skipped', () => {
    const hours = (zone: string, now: string) =>
      lastPeriods('day', 1, at(now), zone).map(
        ({ from, before }) => (Date.parse(before) - Date.parse(from)) / 3_600_000,
      );
    expect(hours('Europe/Berlin', '2026-03-29T12:00:00.000Z')).toEqual([23]);
    expect(hours('Europe/Berlin', '2026-10-25T12:00:00.000Z')).toEqual([25]);
    // Beirut's clocks go from midnight to one.
    expect(hours('Asia/Beirut', '2026-03-29T12:00:00.000Z')).toEqual([23]);
  });

  it('hold every moment once', () => {
    const unit = fc.constantFrom('day', 'month');
    const zone = fc.constantFrom(
      ...['UTC', 'Europe/Berlin', 'Asia/Beirut', 'America/Sao_Paulo', 'Asia/Kathmandu'],
      ...['Australia/Lord_Howe', 'Pacific/Apia', 'America/Havana', 'Pacific/Chatham'],
    );
    const moment = fc.integer({ min: at('2011-01-01'), max: at('2027-01-01') });
    fc.assert(
      fc.property(unit, zone, moment, fc.integer({ min: 1, max: 9 }), (by, name, now, count) => {
        const days = lastPeriods(by, count, now, name);
        const today = days.at(-1);
        expect(today?.name).toBe(periodAt(by, now, name));
        expect(Date.parse(today?.from ?? '')).toBeLessThanOrEqual(now);
        expect(Date.parse(today?.before ?? '')).toBeGreaterThan(now);
        for (const [index, { before }] of days.slice(0, -1).entries()) {
          expect(days[index + 1]?.from).toBe(before);
        }
        const first = days[0]?.name ?? '';
        expect(periodsBetween(first, today?.name ?? '')).toBe(count);
        expect(calendarOf(first, count, name)).toEqual(days);
      }),
      { numRuns: runs(300) },
    );
  });

  it('take no name of a zone that nobody knows', () => {
    expect(['UTC', 'Europe/Berlin'].map(isTimeZone)).toEqual([true, true]);
    expect(['Mars/Olympus', '', 'x'.repeat(99)].map(isTimeZone)).toEqual([false, false, false]);
  });
});

/** Moments and spans of time as people read them. */
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/contract/languages.js';
import { formatAgo, formatMinutes, formatMoment } from '../../src/ui/formatTime.js';
import { formatClock, formatCountdown } from '../../src/ui/formatClock.js';

it.each([
  [0, '00:00'],
  [59, '00:59'],
  [61, '01:01'],
  [900, '15:00'],
  [3_661, '1:01:01'],
])('counts down from %i seconds as %s', (seconds, text) => {
  expect(formatCountdown(seconds)).toBe(text);
});

it.each([
  [-5_000, 'now'],
  [400, 'now'],
  [1_000, '1 second ago'],
  [59_000, '59 seconds ago'],
  [125_000, '2 minutes ago'],
  [7_200_000, '2 hours ago'],
  [172_800_000, '2 days ago'],
])('says %i milliseconds as "%s"', (elapsed, text) => {
  expect(formatAgo(elapsed, 'en')).toBe(text);
});

it.each(LANGUAGES)('writes no date that a line can break at a hyphen: %s', (language) => {
  const text = formatMoment('2026-11-26T12:34:00Z', language, 'America/Lima');
  expect(text).toMatch(/2026|2569|1405/);
  expect(text).not.toContain('-');
});

it.each(['ar-EG', 'fa', 'he', 'mr', 'hi-IN-u-nu-deva'])(
  'has the digits of amounts in %s',
  (locale) => {
    const instant = '2026-03-01T12:34:00Z';
    for (const text of [
      formatAgo(300_000, locale),
      formatClock(instant, locale),
      formatMinutes(10, locale),
      formatMinutes(10, locale, 'short'),
      formatMoment(instant, locale),
    ]) {
      expect(text).toMatch(/[0-9]/);
      expect(text.replace(/[0-9]/g, '')).not.toMatch(/\p{Nd}/u);
    }
  },
);

describe('the time of day', () => {
  it.each(['en', 'en-US', 'en-GB', 'de', 'ar-EG'])('is in %s what a formatter writes', (locale) => {
    const format = new Intl.DateTimeFormat(locale, {
      timeStyle: 'short',
      numberingSystem: 'latn',
    });
    for (let minute = 0; minute < 24 * 60; minute += 7) {
      const instant = new Date(Date.UTC(2026, 2, 1, 0, minute)).toISOString();
      // Some engines write a narrow space before "PM".
      const text = format.format(new Date(instant)).replace('\u202f', ' ');
      expect(formatClock(instant, locale)).toBe(text);
    }
  });
});

/** Moments and spans of time as people read them. */
import { expect, it } from 'vitest';
import { formatAgo, formatCountdown } from '../../src/ui/formatTime.js';

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

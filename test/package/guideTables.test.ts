/** The tables of the guides against the code that they are about: each row is there, with its figures. */
import { expect, it } from 'vitest';
import { SCREENS } from '../../src/checkout/screen.js';
import { SCENARIO_NAMES } from '../../src/sandbox/scenarios.js';
import { DEFAULT_LIMITS } from '../../src/server/limits/rateLimits.js';
import { RESOLVES_AT_ONCE } from '../../src/server/limits/shopperRateLimits.js';
import { en } from '../../src/ui/messages/en.js';
import type { Scene } from '../../stories/scenes/scene.js';
import { SCENES } from '../../stories/scenes/scenes.js';
import { readPage, tableRows } from './docs/blocks.js';

const LENGTHS = new Map([
  [24 * 60 * 60_000, 'a day'],
  [10 * 60_000, '10 minutes'],
  [60_000, 'a minute'],
]);

it('every limit has its figures', () => {
  const rows = tableRows('docs/guides/instances.md', 'Limit');
  const limits = Object.entries(DEFAULT_LIMITS).map(([name, { points, windowMs }]) => [
    `\`${name}\``,
    `${String(points)} in ${LENGTHS.get(windowMs) ?? String(windowMs)}`,
  ]);
  expect(rows.map((cells) => cells.slice(0, 2))).toEqual(limits);
  expect(readPage('docs/guides/instances.md')).toContain(
    `pages without a token ${String(RESOLVES_AT_ONCE)} ask`,
  );
});

it('every status has the heading that a shopper reads', () => {
  const rows = tableRows('docs/guides/statuses.md', 'Status');
  expect(rows.map((cells) => cells.slice(0, 2))).toEqual(
    SCREENS.map((screen) => [`\`${screen}\``, en.statusTitle[screen]]),
  );
});

it('every scenario has the screens on which its scenes end', () => {
  const scenes: readonly Scene[] = Object.values(SCENES);
  const rows = tableRows('docs/guides/sandbox.md', 'Scenario');
  expect(rows.map(([name]) => name)).toEqual(SCENARIO_NAMES.map((name) => `\`${name}\``));
  for (const [name = '', , screens = ''] of rows) {
    const told = scenes.filter(({ scenario }) => `\`${scenario ?? ''}\`` === name);
    const ends = told.filter(({ then }) => then === undefined);
    const expected = new Set((ends.length > 0 ? ends : told).map(({ screen }) => screen));
    expect(screens, name).toBe(`\`${[...expected].join(', ')}\``);
  }
});

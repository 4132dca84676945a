/** The back office on a phone that is touched: every control of tabs, details, dialogs and menus has room for a thumb. */
import { afterEach, expect, it } from 'vitest';
import { TreasuryPanel } from '../../../src/exports/treasury.js';
import type { TreasuryTab } from '../../../src/treasury/panel/shell/treasuryTabs.js';
import type { OfficeSceneName } from '../../../stories/treasury/officeScenes.js';
import { renderTreasuryInBrowser, unmountTreasury } from '../../support/renderTreasuryInBrowser.js';

afterEach(unmountTreasury);

async function show(scene: OfficeSceneName, initialTab: TreasuryTab) {
  const look = { scene, width: 390, height: 664, theme: 'light' } as const;
  await renderTreasuryInBrowser(<TreasuryPanel initialTab={initialTab} />, look);
  await settled();
}

/** Every part has its answer. */
async function settled() {
  await expect.poll(() => document.querySelector('[role="tabpanel"]')).toBeTruthy();
  await expect.poll(() => document.querySelector('.till-skeleton')).toBeNull();
}

const CONTROLS =
  'button, a[href], input, select, textarea, summary, [role="tab"], [role^="menuitem"], [role="option"]';

/** Controls that a thumb misses, each with its size. A link within a sentence is as high as its line. */
function tooSmall(): string[] {
  const all = [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (one) =>
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !one.closest('.till-visually-hidden, p a'),
  );
  expect(all.length).toBeGreaterThan(0);
  return all.flatMap((one) => {
    const isChoice = one.matches('[type="radio"], [type="checkbox"]');
    const { width, height } = ((isChoice && one.closest('label')) || one).getBoundingClientRect();
    if (width <= 1 || Math.min(width, height) >= 43.5) return [];
    return [`${one.className} ${String(width)}×${String(height)} ${one.textContent.trim()}`];
  });
}

async function press(element: HTMLElement | null | undefined) {
  if (!element) throw new Error('There is nothing to press.');
  element.click();
  await settled();
}

const row = () => document.querySelector<HTMLElement>('[role="tabpanel"] [data-row]');
const named = (name: RegExp) =>
  [...document.querySelectorAll<HTMLElement>('[role="tabpanel"] button')].find(
    (one) => one.checkVisibility() && name.test(one.textContent),
  );
const opened = () => document.querySelector('[role="dialog"], [role="menu"]');

it('is touched', () => {
  expect(matchMedia('(pointer: coarse)').matches).toBe(true);
});

it.each<[OfficeSceneName, TreasuryTab]>([
  ['figures', 'overview'],
  ['figures_empty', 'overview'],
  ['overview_busy', 'overview'],
  ['orders_worklist', 'orders'],
  ['orders_none', 'orders'],
  ['withdrawals_mixed', 'withdrawals'],
  ['rich', 'balances'],
  ['unconfirmed_many', 'balances'],
])('%s, %s', async (scene, tab) => {
  await show(scene, tab);
  expect(tooSmall()).toEqual([]);
});

it('every tab of a busy office, and the first thing in it', async () => {
  await show('webhooks_troubled', 'overview');
  const tabs = () => [...document.querySelectorAll<HTMLElement>('[role="tab"]')];
  for (let index = 0; index < tabs().length; index += 1) {
    await press(tabs()[index]);
    expect(tooSmall()).toEqual([]);
    if (row()) {
      await press(row());
      expect(tooSmall()).toEqual([]);
    }
  }
});

it.each<[OfficeSceneName, TreasuryTab, RegExp]>([
  ['order_held', 'orders', /release/i],
  ['order_late', 'orders', /actions/i],
  ['order_late', 'orders', /paid/i],
  ['order_refund_offered', 'orders', /refund/i],
])('%s, %s, %s', async (scene, tab, name) => {
  await show(scene, tab);
  await press(row());
  await expect.poll(() => named(name)).toBeTruthy();
  await press(named(name));
  await expect.poll(opened).toBeTruthy();
  expect(tooSmall()).toEqual([]);
});

it('the form of a withdrawal', async () => {
  await show('withdraw', 'withdrawals');
  await press(named(/new withdrawal/i));
  expect(document.querySelector('input')).toBeTruthy();
  expect(tooSmall()).toEqual([]);
});

it.each<OfficeSceneName>(['withdrawal_to_approve', 'withdrawal_unknown', 'withdrawal_queued'])(
  'one withdrawal, %s',
  async (scene) => {
    await show(scene, 'withdrawals');
    await press(document.querySelector<HTMLElement>('.till-withdrawal-open'));
    await expect.poll(() => document.querySelector('.till-withdrawal-status')).toBeTruthy();
    expect(tooSmall()).toEqual([]);
  },
);

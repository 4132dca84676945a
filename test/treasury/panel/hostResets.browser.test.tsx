/** The back office without a layer, on pages with rules for plain elements: as on a bare page. */
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import {
  OrderDetail,
  Orders,
  TreasuryPanel,
  WithdrawalForm,
} from '../../../src/exports/treasury.js';
import layered from '../../../src/treasury/panel/styles.css?inline';
import unlayered from '../../../src/treasury/panel/styles.unlayered.css?inline';
import type { OfficeSceneName } from '../../../stories/treasury/officeScenes.js';
import { SHOWN_ORDER } from '../../../stories/treasury/orderScenes.js';
import {
  computedStyles,
  changedStyles,
  RESETS,
  removeSheets,
  applySheets,
} from '../../support/hostStyles.js';
import { renderTreasuryInBrowser, unmountTreasury } from '../../support/renderTreasuryInBrowser.js';

const PAINT = { width: 390, theme: 'light' } as const;

afterEach(() => {
  unmountTreasury();
  removeSheets();
});

/** With numbers at its tabs, whose words are for screen readers. */
async function arriveAtPanel(): Promise<Element> {
  const panel = <TreasuryPanel />;
  const root = await renderTreasuryInBrowser(panel, { ...PAINT, scene: 'orders_mixed' });
  await expect.poll(() => root.querySelector('.till-tab-count')).not.toBeNull();
  await expect.poll(() => root.querySelector('.till-skeleton')).toBeNull();
  return root;
}

it('draws nothing that is hidden', async () => {
  applySheets(unlayered);
  const root = await arriveAtPanel();
  const hidden = [...root.querySelectorAll('[hidden]')];
  expect(hidden.length).toBeGreaterThan(0);
  expect(hidden.filter((one) => one.checkVisibility()).map((one) => one.outerHTML)).toEqual([]);
});

const PARTS: readonly (readonly [OfficeSceneName, string, ReactNode])[] = [
  ['orders_mixed', 'ready', <Orders key="orders" onOpen={() => undefined} />],
  ['order_held', 'held', <OrderDetail key="order" order={SHOWN_ORDER} />],
  ['withdraw', 'details', <WithdrawalForm key="form" />],
];

it.each(PARTS)('"%s" is on every page as on a bare one', async (scene, status, part) => {
  applySheets(layered);
  const root = await renderTreasuryInBrowser(part, { ...PAINT, scene });
  await expect.poll(() => root.getAttribute('data-status')).toBe(status);
  await expect.poll(() => root.querySelector('.till-skeleton')).toBeNull();
  const bare = computedStyles(root);
  for (const [name, reset] of Object.entries(RESETS)) {
    // Which sheet comes first is tried with the checkout.
    applySheets(unlayered, reset);
    expect(changedStyles(bare, computedStyles(root)), name).toEqual([]);
    expect(document.documentElement.scrollWidth, name).toBeLessThanOrEqual(390);
  }
});

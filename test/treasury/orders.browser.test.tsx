/** Orders, deliveries, audit and the panel in a real browser: no overflow from 280 pixels on, axe, RTL. */
import axe from 'axe-core';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Audit } from '../../src/treasury/audit/Audit.js';
import { Webhooks } from '../../src/treasury/webhooks/Webhooks.js';
import { OrderDetail } from '../../src/treasury/orders/OrderDetail.js';
import { Orders } from '../../src/treasury/orders/Orders.js';
import { treasuryLanguages } from '../../src/treasury/messages/treasuryLanguages.js';
import { TreasuryPanel } from '../../src/treasury/panel/TreasuryPanel.js';
import type { OfficeSceneName } from '../../stories/treasury/officeScenes.js';
import { SHOWN_ORDER } from '../../stories/treasury/orderScenes.js';
import { renderTreasuryInBrowser, unmountTreasury } from '../support/renderTreasuryInBrowser.js';

beforeEach(() => sessionStorage.clear());
afterEach(unmountTreasury);

const order = <OrderDetail order={SHOWN_ORDER} onOpenWithdrawal={() => undefined} />;
const orders = <Orders onOpen={() => undefined} />;

const DRAWN: readonly (readonly [OfficeSceneName, string, ReactElement])[] = [
  ['orders_mixed', 'ready', orders],
  ['orders_worklist', 'ready', orders],
  ['orders_unreadable', 'ready', orders],
  ['orders_none', 'empty', orders],
  ['order_partial', 'partial', order],
  ['order_over', 'over', order],
  ['order_wrong_currency', 'wrong_currency', order],
  ['order_held', 'held', order],
  ['order_refunded', 'over', order],
  ['order_refund_unreadable', 'over', order],
  ['order_link_unreadable', 'over', order],
  ['order_refund_link', 'over', order],
  ['order_refund_claimed', 'over', order],
  ['orders_none', 'error', order],
  ['webhooks_troubled', 'ready', <Webhooks key="deliveries" />],
  ['audit_worked', 'ready', <Audit key="audit" />],
  ['rich', 'ready', <TreasuryPanel key="overview" />],
  ['orders_mixed', 'ready', <TreasuryPanel key="orders" initialTab="orders" />],
  ['nobody_signed_in', 'unauthorized', <TreasuryPanel key="nobody" />],
  ['panel_forbidden', 'forbidden', <TreasuryPanel key="forbidden" />],
];

const still = () => document.getAnimations().forEach((animation) => animation.cancel());

async function expectSound(part: Element): Promise<void> {
  for (const width of [280, 390, 1280]) {
    await page.viewport(width, 1100);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  }
  await page.viewport(390, 1100);
  still();
  // A guard of a menu's or a dialog's ends takes the focus only to pass it on.
  const exclude = '[data-base-ui-focus-guard]';
  const { violations } = await axe.run({ include: part, exclude });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
}

async function arrived(part: Element, status: string): Promise<void> {
  await expect.poll(() => part.getAttribute('data-status')).toBe(status);
  await expect.poll(() => part.querySelector('.till-skeleton')).toBeNull();
}

describe.each(DRAWN)('"%s", %s', (scene, status, drawn) => {
  it.each([
    { theme: 'light' },
    { theme: 'dark' },
    { theme: 'light', direction: 'rtl', locale: 'ar-EG' },
  ] as const)('fits and passes axe: %j', async (look) => {
    const part = await renderTreasuryInBrowser(drawn, { scene, width: 280, ...look });
    await arrived(part, status);
    await expectSound(part);
  });
});

it('the menu, the dialog of an action, and the refund fit and pass axe', async () => {
  const part = await renderTreasuryInBrowser(order, {
    scene: 'order_held',
    width: 280,
    theme: 'light',
  });
  await arrived(part, 'held');
  await userEvent.click(page.getByRole('button', { name: 'Actions' }));
  await expect.element(page.getByRole('menu')).toBeVisible();
  await expectSound(part);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Actions' })).toHaveFocus();
  await userEvent.click(page.getByRole('button', { name: 'Release hold…' }));
  await expect.element(page.getByLabelText(/^Reason/)).toHaveFocus();
  await expectSound(part);
  await userEvent.keyboard('{Escape}');
  // The focus goes back to what opened it.
  await expect.element(page.getByRole('button', { name: 'Release hold…' })).toHaveFocus();
  await userEvent.keyboard('r');
  await arrived(part, 'refund');
  await expectSound(part);
});

it('a refund link is made, shown and cancelled by hand, fits and passes axe', async () => {
  const part = await renderTreasuryInBrowser(order, {
    scene: 'order_refund_offered',
    width: 280,
    theme: 'light',
  });
  await arrived(part, 'over');
  await userEvent.click(page.getByRole('button', { name: /^Refund 12/ }));
  await userEvent.fill(page.getByLabelText(/^Reason/), 'Paid twice');
  await expectSound(part);
  await userEvent.click(page.getByRole('button', { name: 'Create link' }));
  await expect.element(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await expectSound(part);
  await userEvent.click(page.getByRole('button', { name: 'Cancel link' }));
  await expect.element(page.getByRole('button', { name: 'Yes, cancel it' })).toBeVisible();
  await expectSound(part);
  await userEvent.click(page.getByRole('button', { name: 'Yes, cancel it' }));
  await expect.element(page.getByText('Refund link cancelled')).toBeVisible();
  await expectSound(part);
});

it('a tab is reached and shown by keys alone', async () => {
  const part = await renderTreasuryInBrowser(<TreasuryPanel />, {
    scene: 'orders_mixed',
    width: 390,
    theme: 'light',
  });
  await arrived(part, 'ready');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('tab', { name: 'Overview' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect.element(page.getByRole('button', { name: /^Order 1045 .*On hold/ })).toBeVisible();
});

it('a sentence that begins with an amount or a number runs as its language does', async () => {
  await treasuryLanguages.load('ar');
  const look = { width: 1280, theme: 'light', direction: 'rtl', locale: 'ar-EG' } as const;
  const directions = (part: Element, sentences: string): string[] =>
    [...part.querySelectorAll(sentences)].map((one) => getComputedStyle(one).direction);
  const panel = await renderTreasuryInBrowser(<TreasuryPanel />, {
    scene: 'orders_worklist',
    ...look,
  });
  await arrived(panel, 'ready');
  await expect.poll(() => panel.querySelector('.till-task-text')).not.toBeNull();
  expect(new Set(directions(panel, '.till-task-text, .till-task-text > span'))).toEqual(
    new Set(['rtl']),
  );
  unmountTreasury();
  const shown = await renderTreasuryInBrowser(order, { scene: 'order_seen', ...look });
  await expect.poll(() => shown.querySelector('.till-timeline-title')).not.toBeNull();
  const said = '.till-timeline-title, .till-timeline-title *, .till-order-title > .till-muted';
  expect(new Set(directions(shown, said))).toEqual(new Set(['rtl']));
});

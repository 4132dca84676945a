/** Orders and the panel in a real browser: by keys alone, and sentences that run as their language does. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { OrderDetail } from '../../../src/treasury/panel/orders/OrderDetail.js';
import { treasuryLanguages } from '../../../src/treasury/panel/messages/treasuryLanguages.js';
import { TreasuryPanel } from '../../../src/treasury/panel/shell/TreasuryPanel.js';
import { SHOWN_ORDER } from '../../../stories/treasury/orderScenes.js';
import { renderTreasuryInBrowser, unmountTreasury } from '../../support/renderTreasuryInBrowser.js';

beforeEach(() => sessionStorage.clear());
afterEach(unmountTreasury);

const order = <OrderDetail order={SHOWN_ORDER} onOpenWithdrawal={() => undefined} />;

async function arrived(part: Element, status: string): Promise<void> {
  await expect.poll(() => part.getAttribute('data-status')).toBe(status);
  await expect.poll(() => part.querySelector('.till-skeleton')).toBeNull();
}

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

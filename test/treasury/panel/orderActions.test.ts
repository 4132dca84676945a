/** What presses on an order, and what can be done: by rule from what the store says. */
import { describe, expect, it } from 'vitest';
import type { OrderDetail } from '../../../src/treasury/contract/orders.js';
import { en } from '../../../src/treasury/panel/messages/en.js';
import {
  addressOffer,
  impossibleBecause,
  primaryAction,
} from '../../../src/treasury/panel/orders/orderActions.js';
import { openOffice } from '../../../stories/treasury/openOffice.js';
import type { OfficeSceneName } from '../../../stories/treasury/officeScenes.js';
import { SHOWN_ACCOUNT, SHOWN_ORDER } from '../../../stories/treasury/orderScenes.js';

const START = Date.parse('2026-03-01T12:00:00.000Z');

async function read(scene: OfficeSceneName): Promise<OrderDetail> {
  const office = await openOffice(scene, { now: () => START });
  return office.client.getOrder(scene === 'order_account' ? SHOWN_ACCOUNT : SHOWN_ORDER);
}
const primary = (detail: OrderDetail) =>
  primaryAction(detail, impossibleBecause(detail, en))?.kind ?? null;

describe('what presses', () => {
  it.each([
    ['order_open', null],
    ['order_seen', null],
    ['order_partial', null],
    ['order_paid', null],
    ['order_closed', null],
    ['order_account', null],
    ['order_over', 'refund_address'],
    ['order_refund_offered', 'refund_link'],
    // Its money is promised, drafted, or on its way: never two refunds.
    ['order_refund_link', null],
    ['order_refund_claimed', null],
    ['order_refunded', null],
    ['order_late', 'mark'],
    ['order_wrong_currency', 'mark'],
    ['order_held', 'release'],
    ['order_marked_held', 'release'],
  ] as const)('in "%s" is %s', async (scene, kind) => {
    expect(primary(await read(scene))).toBe(kind);
  });

  it('is not to accept what is not confirmed', async () => {
    const detail = await read('order_late');
    const { checkout } = detail.order;
    const transfers = checkout.transfers.map((one) => ({ ...one, status: 'seen' }));
    const order = { ...detail.order, checkout: { ...checkout, transfers } };
    expect(primary({ ...detail, order })).toBeNull();
  });
});

it('a customer’s wallet is neither marked nor refunded by a link', async () => {
  const detail = await read('order_account');
  expect(impossibleBecause(detail, en)).toMatchObject({
    refund_link: en.cannotLinkAccount,
    mark: en.cannotMarkAccount,
    release: en.cannotRelease,
    refund_address: null,
  });
  expect(addressOffer(detail)?.amount).toBeUndefined();
});

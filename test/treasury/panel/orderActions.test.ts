/** What presses on an order, and what can be done: by rule from what the store says. */
import { describe, expect, it } from 'vitest';
import type { OrderDetail } from '../../../src/treasury/contract/orders.js';
import { en } from '../../../src/treasury/panel/messages/en.js';
import {
  impossibleBecause,
  needsDecision,
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
  primaryAction(detail, impossibleBecause(detail, en))?.id ?? null;

describe('what presses', () => {
  it.each([
    ['order_open', null],
    ['order_seen', null],
    ['order_partial', null],
    ['order_paid', null],
    ['order_closed', null],
    ['order_account', null],
    ['order_over', 'refund_address'],
    ['order_refund_offered', 'refund'],
    // Its money is promised, drafted, or on its way: never two refunds.
    ['order_refund_link', null],
    ['order_refund_claimed', null],
    ['order_refunded', null],
    // Two ways, and neither is pressed for.
    ['order_late', null],
    ['order_wrong_currency', null],
    ['order_held', 'release'],
    ['order_marked_held', 'release'],
  ] as const)('in "%s" is %s', async (scene, kind) => {
    expect(primary(await read(scene))).toBe(kind);
  });

  it('is a decision for what came late, once it is confirmed', async () => {
    const detail = await read('order_late');
    expect(needsDecision(detail)).toBe(true);
    // Only what is confirmed can go back.
    expect(needsDecision({ ...detail, refundable: [] })).toBe(false);
    expect(needsDecision(await read('order_over'))).toBe(false);
  });
});

it.each([
  ['order_refund_link', en.cannotRefundUnderWay],
  ['order_refund_unreadable', en.refundUnreadable],
  ['order_open', en.cannotRefundNothing],
  ['order_seen', en.cannotRefundUnconfirmed],
] as const)('in "%s" nothing goes back of what is under way or not known', async (scene, why) => {
  const detail = await read(scene);
  const left = detail.refundable.filter(({ kind }) => kind !== 'all');
  expect(left).toEqual([]);
  const all = { ...detail, refundable: [] };
  expect(impossibleBecause(all, en)).toMatchObject({ refund: why, refund_address: why });
});

it('a customer’s wallet is neither marked nor refunded by a link', async () => {
  const detail = await read('order_account');
  expect(impossibleBecause(detail, en)).toMatchObject({
    refund: en.cannotLinkAccount,
    mark: en.cannotMarkAccount,
    release: en.cannotRelease,
    refund_address: null,
  });
});

/** Why an order has its status: true of every scene, and something to say for every status. */
import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES } from '../../../src/treasury/contract/orderList.js';
import type { OrderDetail } from '../../../src/treasury/contract/orders.js';
import { en } from '../../../src/treasury/panel/messages/en.js';
import { orderWhy } from '../../../src/treasury/panel/orders/orderWhy.js';
import { openOffice } from '../../../stories/treasury/openOffice.js';
import type { OfficeSceneName } from '../../../stories/treasury/officeScenes.js';
import { SHOWN_ACCOUNT, SHOWN_ORDER } from '../../../stories/treasury/orderScenes.js';

const START = Date.parse('2026-03-01T12:00:00.000Z');
const context = { messages: en, locale: 'en', momentText: (at: string) => at.slice(11, 16) };

async function read(scene: OfficeSceneName): Promise<OrderDetail> {
  const office = await openOffice(scene, { now: () => START });
  return office.client.getOrder(scene === 'order_account' ? SHOWN_ACCOUNT : SHOWN_ORDER);
}
const why = async (scene: OfficeSceneName) => orderWhy(await read(scene), context);

describe('why', () => {
  it.each([
    [
      'order_not_chosen',
      ['The customer hasn’t chosen a currency, so no amount has been requested.'],
    ],
    ['order_open', ['Nothing has arrived.', 'The price is locked until 12:15.']],
    ['order_seen', ['48.50 USDT was detected, and isn’t confirmed yet.']],
    [
      'order_partial',
      [
        '29.10 USDT arrived for a price of 48.50 USDT. 19.40 USDT is missing.',
        'The price is locked until 12:15.',
      ],
    ],
    ['order_paid', ['48.50 USDT is confirmed for a price of 48.50 USDT, so the order is paid.']],
    [
      'order_over',
      [
        '60.625 USDT is confirmed for a price of 48.50 USDT, so the order is paid.',
        '12.125 USDT more than the price arrived.',
      ],
    ],
    [
      'order_marked',
      [
        'Ada marked it as paid.',
        expect.stringMatching(/^“Late, but/),
        expect.stringMatching(/after the price expired\.$/),
      ],
    ],
    ['order_closed', [en.whyClosed, '“Cancelled by the customer.”']],
    ['order_account', ['140.25 USDT was detected, and isn’t confirmed yet.']],
  ] as const)('"%s"', async (scene, sentences) => {
    expect(await why(scene)).toEqual(sentences);
  });

  it.each([
    ['order_held', /is on hold: the payment service is checking it/, en.whyHeldUntil],
    ['order_marked_held', /is on hold/, en.whyHeldMarked],
  ] as const)('"%s"', async (scene, first, second) => {
    expect(await why(scene)).toEqual([expect.stringMatching(first), second]);
  });

  it('says what money in another currency was worth', async () => {
    const sentences = await why('order_wrong_currency');
    expect(sentences).toEqual([
      expect.stringMatching(/isn’t the chosen currency/),
      expect.stringMatching(/^It was worth \$\d/),
      en.whyDecide,
    ]);
  });

  it('is one to three sentences for every status, and none is empty', async () => {
    const detail = await read('order_over');
    for (const status of [...ORDER_STATUSES, 'of a later version']) {
      const row = { ...detail.row, status };
      const sentences = orderWhy({ ...detail, row }, context);
      expect(sentences.length).toBeGreaterThanOrEqual(1);
      expect(sentences.length).toBeLessThanOrEqual(3);
      for (const sentence of sentences) expect(sentence.trim()).toMatch(/[.”]$/);
    }
  });

  it('is in figures of a late payment', async () => {
    const [came, worth, decide] = await why('order_late');
    expect(came).toMatch(
      /^48\.50 USDT arrived \d+ (?:min|hr|day)s?(?: \d+ (?:sec|min|hr))? after the price expired\.$/,
    );
    expect([worth, decide]).toEqual(['It was worth $48.50 then, and $48.50 now.', en.whyDecide]);
  });

  it('leads nobody to accept what is not confirmed', async () => {
    const detail = await read('order_late');
    const { checkout } = detail.order;
    const transfers = checkout.transfers.map((one) => ({ ...one, status: 'seen' }));
    const order = { ...detail.order, checkout: { ...checkout, transfers } };
    const said = orderWhy({ ...detail, order, lateRate: null }, context);
    expect(said.slice(1)).toEqual(['It was worth $48.50 then.', en.whyUnconfirmed]);
  });

  it('says that the price has expired by the store’s clock', async () => {
    const detail = await read('order_open');
    const checkout = { ...detail.order.checkout, serverTime: '2026-03-01T12:16:00.000Z' };
    const later = { ...detail, order: { ...detail.order, checkout } };
    expect(orderWhy(later, context)).toEqual(['Nothing has arrived.', 'The price expired 12:15.']);
  });

  it('names no sum where several currencies came', async () => {
    const detail = await read('order_paid');
    const received = {
      coins: [
        ...detail.figures.received.coins,
        { currencyId: 'TRX.Tron', code: 'TRX', amount: '5' as never },
      ],
      ...{ usd: null, display: null },
    };
    const figures = { ...detail.figures, received };
    expect(orderWhy({ ...detail, figures }, context)).toEqual([en.whyPaidPlain]);
  });
});

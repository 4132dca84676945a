/** One order as the back office reads it: one status, the same as in the list, and its whole story. */
import { describe, expect, it } from 'vitest';
import type { OrderDetail } from '../../../src/treasury/contract/orders.js';
import { en } from '../../../src/treasury/panel/messages/en.js';
import { openOffice } from '../../../stories/treasury/openOffice.js';
import type { OfficeSceneName } from '../../../stories/treasury/officeScenes.js';
import { openOverpaid } from '../refunds/openRefunds.js';
import { ORDER_SCENES, SHOWN_ACCOUNT, SHOWN_ORDER } from '../../../stories/treasury/orderScenes.js';

const START = Date.parse('2026-03-01T12:00:00.000Z');

async function open(scene: OfficeSceneName, order: typeof SHOWN_ORDER | typeof SHOWN_ACCOUNT) {
  const office = await openOffice(scene, { now: () => START });
  return { office, detail: await office.client.getOrder(order) };
}

const read = async (scene: OfficeSceneName) => (await open(scene, SHOWN_ORDER)).detail;
const kinds = ({ timeline }: OrderDetail) => timeline.map(({ kind }) => kind);

const OF_ONE_ORDER = Object.keys(ORDER_SCENES).filter((name) =>
  name.startsWith('order_'),
) as OfficeSceneName[];

describe.each(OF_ONE_ORDER)('"%s"', (scene) => {
  it('has the status that the list has, and a story that begins with the opening', async () => {
    const order = scene === 'order_account' ? SHOWN_ACCOUNT : SHOWN_ORDER;
    const { office, detail } = await open(scene, order);
    const { orders } = await office.client.searchOrders();
    const listed = orders.find(({ reference }) => reference === order.reference);
    expect(detail.row).toEqual(listed);
    expect(detail.timeline.at(-1)?.kind).toBe('opened');
    const ids = detail.timeline.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    // Newest first, and every cause is in the story.
    const times = detail.timeline.map(({ at }) => at);
    expect(times).toEqual([...times].sort().reverse());
    for (const { because } of detail.timeline) {
      for (const id of because) expect(ids).toContain(id);
    }
  });
});

describe('the timeline', () => {
  it('says what the payment rests on, and that the store was told', async () => {
    const { timeline } = await read('order_paid');
    const paid = timeline.find(({ kind }) => kind === 'paid');
    const confirmed = timeline.find(({ kind }) => kind === 'confirmed');
    expect(confirmed).toMatchObject({ source: 'service_event', code: 'USDT', counts: 'counted' });
    expect(confirmed?.webhook).toBeGreaterThan(0);
    expect(paid?.because).toContain(confirmed?.id);
    expect(timeline.find(({ kind }) => kind === 'quoted')).toMatchObject({ code: 'USDT' });
  });

  it('names the person of a change with their reason', async () => {
    const { timeline } = await read('order_marked');
    const mark = timeline.find(({ kind }) => kind === 'marked_paid');
    expect(mark).toMatchObject({ who: 'Ada', reason: expect.stringMatching(/the price held/) });
    const released = (await read('order_released')).timeline.find(
      ({ kind }) => kind === 'released',
    );
    expect(released).toMatchObject({ who: 'Ada' });
    expect(released?.because).not.toEqual([]);
  });

  it('says of two equal payments in one transaction both, and marks what is said again of one', async () => {
    const { office } = await open('order_open', SHOWN_ORDER);
    const { sandbox, settle } = office.store;
    const externalId = sandbox.state().wallets.at(-1)?.externalId ?? '';
    const paid = { externalId, currencyId: 'USDT.Tron', amount: '7' };
    const { txHash } = sandbox.pay({ ...paid, bcUniqKey: '0' });
    sandbox.pay({ ...paid, bcUniqKey: '1', txHash });
    await settle();
    await office.store.handler.getCheckout({ orderId: '1042' });
    const { timeline } = await office.client.getOrder(SHOWN_ORDER);
    const seen = timeline.filter(({ kind }) => kind === 'seen');
    expect(seen.map(({ again }) => again)).toEqual([false, false]);
    const { ledger } = office;
    const [event] = (await ledger.list({ stream: 'order:1042' })).filter(
      ({ kind }) => kind === 'seen',
    );
    if (!event) throw new Error('Nothing was seen.');
    const { sequence: _, body, ...said } = event;
    await ledger.append({ ...said, key: 'list:1', body: { ...body, source: 'service_list' } });
    const later = (await office.client.getOrder(SHOWN_ORDER)).timeline;
    const all = later.filter(({ kind }) => kind === 'seen').map(({ again }) => again);
    expect(all.filter((again) => !again)).toHaveLength(2);
    expect(all).toHaveLength(3);
  });

  it('names nobody for a change of the store’s own program', async () => {
    const { office } = await open('order_late', SHOWN_ORDER);
    await office.store.handler.markPaid({ orderId: '1042' }, { reason: 'Paid in cash.' });
    const { timeline } = await office.client.getOrder(SHOWN_ORDER);
    expect(timeline.find(({ kind }) => kind === 'marked_paid')).toMatchObject({
      ...{ who: null, source: 'store', reason: 'Paid in cash.' },
    });
  });

  it('has words for each step of a refund that was sent and followed to its end', async () => {
    const office = await openOverpaid();
    await office.confirm((await office.link('excess')).url);
    const [{ id = '' } = {}] = await office.withdrawals();
    await office.ask('POST', `/withdrawals/${id}/sending`, { body: { seen: [] } });
    for (let turn = 0; turn < 3; turn += 1) {
      await office.sandbox.advance(5_000);
      await office.withdrawals();
    }
    const steps = kinds(await office.orderOf()).filter((kind) => kind.startsWith('refund_'));
    expect(steps.join(' ')).toBe('refund_completed refund_confirmed refund_sent refund_drafted');
    for (const step of steps) expect(en.timelineTitles).toHaveProperty(step);
  });

  it('follows a refund from the link to the draft', async () => {
    const detail = await read('order_refund_claimed');
    expect(kinds(detail)).toEqual(
      expect.arrayContaining(['link_made', 'link_opened', 'link_claimed', 'refund_drafted']),
    );
    const drafted = detail.timeline.find(({ kind }) => kind === 'refund_drafted');
    const claimed = detail.timeline.find(({ kind }) => kind === 'link_claimed');
    expect(drafted).toMatchObject({ because: [claimed?.id], source: 'customer', who: null });
    expect(claimed).toMatchObject({ source: 'customer', who: null });
  });
});

describe('the refunds', () => {
  it.each([
    ['order_refund_link', 'customer', '12.125'],
    ['order_refund_claimed', 'approval', '12.125'],
    ['order_refunded', 'sending', '12.125'],
  ] as const)(
    'of "%s" stand at "%s", and their money is offered no more',
    async (scene, stage, amount) => {
      const { refunds, row, figures, refundable } = await read(scene);
      expect(refunds.map((one) => [one.stage, one.amount])).toEqual([[stage, amount]]);
      expect(row).toMatchObject({ status: 'paid', attention: false, refund: { stage, amount } });
      expect(figures.goingBack?.coins).toMatchObject([{ amount, code: 'USDT' }]);
      expect(figures.sentBack).toMatchObject({ coins: [], usd: '0' });
      expect(refundable.map(({ kind, amount: left }) => [kind, left])).not.toContainEqual([
        'excess',
        '12.125',
      ]);
    },
  );

  it('keep the address once the order is over', async () => {
    const detail = await read('order_paid');
    expect(detail.order.checkout.address).toBeNull();
    expect(detail.address).toMatchObject({ blockchain: 'tron' });
  });
});

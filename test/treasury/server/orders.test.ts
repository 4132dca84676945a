/** The store's orders in the back office: one order, the store's word, the file. */
import { describe, expect, it, vi } from 'vitest';
import { orderDetailSchema } from '../../../src/treasury/contract/orders.js';
import { orderRowListSchema } from '../../../src/treasury/contract/orderList.js';
import type { Ledger } from '../../../src/ledger/ledger.js';
import { memoryLedger } from '../../../src/ledger/memoryLedger.js';
import type { OrderIndex } from '../../../src/treasury/index/orderIndex.js';
import { indexOf } from '../index/orderIndexRows.js';
import { withdrawalListSchema } from '../../../src/treasury/contract/withdrawals.js';
import { codeOf } from '../../server/openStore.js';
import { openTreasury, type OpenTreasuryOptions, type Treasury } from './openTreasury.js';
import { readCsv } from './readCsv.js';
import { spoil } from '../../server/service/spoil.js';
import { idOf, spoil as spoilWithdrawal } from './withdrawals/backOffice.js';

const TRON = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const REASON = { reason: 'seen on the bank account' };

const book = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => {
      const number = String(1_001 + at);
      return [number, { orderId: number, amountUsd: '20' }];
    }),
  );

async function withOrders(count: number, more: OpenTreasuryOptions = {}): Promise<Treasury> {
  const treasury = openTreasury({ ...more, store: { orders: book(count), ...more.store } });
  for (const handle of Object.keys(book(count))) await treasury.store.open(handle);
  return treasury;
}

async function list(treasury: Treasury) {
  const answer = await treasury.ask('GET', '/orders/search');
  const { orders } = orderRowListSchema.parse(answer.json);
  return orders.map(({ reference, status }) => [reference, status]);
}

describe('an order that this version cannot read', () => {
  async function withUnreadable() {
    const treasury = await withOrders(4);
    await treasury.store.handler.markPaid('1001', { reason: 'cash' });
    await spoil(treasury.ledger, 'order:1003');
    return treasury;
  }

  it('is named beside the others, in the list and in the file', async () => {
    const treasury = await withUnreadable();
    expect(await list(treasury)).toEqual([
      ['1003', 'unreadable'],
      ['1004', 'unpaid'],
      ['1002', 'unpaid'],
      ['1001', 'paid'],
    ]);
    const [head = [], ...records] = readCsv((await treasury.ask('GET', '/orders.csv')).text);
    expect(records.map(([, reference, state]) => [reference, state])).toEqual([
      ['1004', 'open'],
      ['1003', 'UNREADABLE'],
      ['1002', 'open'],
      ['1001', 'paid'],
    ]);
    expect(records[1]).toHaveLength(head.length);
    expect(records[1]?.slice(3).join('')).toBe('');
  });

  it('is an error by itself, and its owner is told why', async () => {
    const treasury = await withUnreadable();
    const answer = await treasury.ask('GET', '/orders/payment/1003');
    expect([answer.status, codeOf(answer)]).toEqual([500, 'internal']);
    expect(treasury.codes()).toEqual(['request_failed']);
  });
});

describe('a refund that cannot be read', () => {
  async function withRefunds() {
    const treasury = await withOrders(1);
    for (const n of [1, 2]) {
      const refundOf = { kind: 'payment', reference: '1001' };
      const body = { id: idOf(n), currencyId: 'USDT.Tron', amount: '1', addressTo: TRON, refundOf };
      expect((await treasury.ask('POST', '/withdrawals', { body })).status).toBe(200);
    }
    await spoilWithdrawal(treasury.ledger, idOf(2));
    return treasury;
  }
  const seen = ({ json }: { readonly json: unknown }) => {
    const { order, refunds, unreadableRefunds } = orderDetailSchema.parse(json);
    return [order.state, refunds.map(({ id }) => id), unreadableRefunds];
  };
  const named = [{ id: idOf(2) }];

  it('is named beside the others by the page of its order, and closes no other door', async () => {
    const treasury = await withRefunds();
    const { ask } = treasury;
    expect(seen(await ask('GET', '/orders/payment/1001'))).toEqual(['open', [idOf(1)], named]);
    const marked = await ask('POST', '/orders/payment/1001/payment', { body: REASON });
    expect(seen(marked)).toEqual(['paid', [idOf(1)], named]);
    const list = withdrawalListSchema.parse((await ask('GET', '/withdrawals')).json);
    expect([list.withdrawals.map(({ id }) => id), list.unreadable]).toEqual([[idOf(1)], named]);
    expect(treasury.codes()).toEqual(['withdrawal_unreadable']);
  });
});

describe('one order', () => {
  it('is found under whatever number a store gave it', async () => {
    const orders = Object.fromEntries(
      ['A/1', 'ä ö', 'a:b', '100%', '?x#y', '..', 'x'.repeat(200)].map((orderId, at) => [
        `handle-${String(at)}`,
        { orderId, amountUsd: '20' },
      ]),
    );
    const treasury = openTreasury({ store: { orders } });
    for (const [handle, { orderId }] of Object.entries(orders)) {
      await treasury.store.open(handle);
      // An address cannot hold two dots as a segment; every other number can be asked for.
      if (orderId === '..') continue;
      const path = `/orders/payment/${encodeURIComponent(orderId)}`;
      const answer = await treasury.ask('GET', path);
      expect([orderId, answer.status]).toEqual([orderId, 200]);
      expect(orderDetailSchema.parse(answer.json).order.checkout.order.reference).toBe(orderId);
    }
    expect(await list(treasury)).toHaveLength(7);
  });

  it('of a customer is another than the order of the same number', async () => {
    const orders = { one: { orderId: '7', amountUsd: '20' }, two: { customerId: '7' } };
    const treasury = openTreasury({ store: { orders } });
    await treasury.store.open('two');
    expect((await treasury.ask('GET', '/orders/top_up/7')).status).toBe(200);
    expect((await treasury.ask('GET', '/orders/payment/7')).status).toBe(404);
  });

  it.each([
    ...['/orders/payment/9999', '/orders/refund/1001', '/orders/payment/%00'],
    ...['/orders/payment/%ED%A0%80', `/orders/payment/${'x'.repeat(201)}`, '/orders/payment'],
    ...['/orders/__proto__/1001', '/orders/payment/..%2f1001', '/orders/payment/1001/closing'],
  ])('%s is not there', async (path) => {
    const treasury = await withOrders(1);
    const answer = await treasury.ask('GET', path);
    expect([answer.status, codeOf(answer)]).toEqual([404, 'not_found']);
  });
});

it('the timeline has a new price in the store’s own currency too', async () => {
  const { store, ask } = openTreasury();
  const price = (amountUsd: string, amount: string) => ({
    ...{ orderId: '1001', amountUsd, display: { amount, currency: 'EUR' } },
  });
  await store.handler.open(price('20', '18.50'));
  await store.handler.open(price('40', '37'));
  const { timeline } = orderDetailSchema.parse((await ask('GET', '/orders/payment/1001')).json);
  expect(timeline.find(({ kind }) => kind === 'amended')).toMatchObject({
    ...{ amount: '40', code: 'USD', display: { amount: '37', currency: 'EUR' } },
  });
});

describe('the store’s word', () => {
  it('marks an order as paid, with its reason, and the callbacks of the store hear it', async () => {
    const paid: string[] = [];
    const treasury = await withOrders(1, {
      store: { handler: { onPaid: ({ reference }) => void paid.push(reference) } },
    });
    const answer = await treasury.ask('POST', '/orders/payment/1001/payment', { body: REASON });
    expect(answer.status).toBe(200);
    expect(orderDetailSchema.parse(answer.json).order.state).toBe('paid');
    expect(paid).toEqual(['1001']);
    const { timeline = [] } = orderDetailSchema.parse(
      (await treasury.ask('GET', '/orders/payment/1001')).json,
    );
    const [event, mark] = ['paid', 'marked_paid'].map((kind) =>
      timeline.find((one) => one.kind === kind),
    );
    expect(event?.toldAt).toEqual(expect.any(String));
    expect(event?.because).toEqual([mark?.id]);
    expect(mark).toMatchObject({ who: 'owner', reason: REASON.reason });
    const [, ended] = await treasury.audit();
    expect(ended?.body).toMatchObject({
      who: 'owner',
      action: 'markPaid',
      target: 'payment:1001',
      outcome: 'done',
      reason: REASON.reason,
    });
  });

  it('is told as it is where the store’s own callback fails', async () => {
    const treasury = await withOrders(1, {
      store: {
        handler: {
          onPaid() {
            throw new Error('The shop is down.');
          },
        },
      },
    });
    await treasury.ask('POST', '/orders/payment/1001/payment', { body: REASON });
    const { timeline = [] } = orderDetailSchema.parse(
      (await treasury.ask('GET', '/orders/payment/1001')).json,
    );
    expect(timeline.find(({ kind }) => kind === 'paid')).toMatchObject({ toldAt: null });
  });

  it.each([
    [{}, 400],
    [{ reason: '' }, 400],
    [{ reason: 'a\nb' }, 400],
    [{ reason: 'x'.repeat(501) }, 400],
    [{ reason: 'x', amount: '1' }, 400],
  ])('needs a reason and nothing else: %j', async (body, status) => {
    const treasury = await withOrders(1);
    for (const word of ['payment', 'release']) {
      const answer = await treasury.ask('POST', `/orders/payment/1001/${word}`, { body });
      expect([word, answer.status]).toEqual([word, status]);
    }
    expect(await list(treasury)).toEqual([['1001', 'unpaid']]);
  });

  it('on an order that does not exist changes nothing', async () => {
    const treasury = await withOrders(1);
    const answer = await treasury.ask('POST', '/orders/payment/9/payment', { body: REASON });
    expect([answer.status, codeOf(answer)]).toEqual([404, 'not_found']);
    expect(await treasury.ledger.list({ stream: 'order:9' })).toEqual([]);
  });
});

describe('the file of all orders', () => {
  it('has a record for each, newest first, as a download', async () => {
    const orders = {
      plain: { orderId: '1001', amountUsd: '20' },
      evil: { orderId: '=HYPERLINK("https://evil.example")', amountUsd: '3.5' },
      customer: { customerId: 'c,7' },
    };
    const treasury = openTreasury({ store: { orders } });
    for (const handle of Object.keys(orders)) await treasury.store.open(handle, 'USDT.Tron');
    const answer = await treasury.ask('GET', '/orders.csv');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="orders-2026-03-01.csv"',
    );
    const [head = [], ...records] = readCsv(answer.text);
    const rows = records.map((record) =>
      Object.fromEntries(head.map((name, at) => [name, record[at]])),
    );
    expect(rows.map(({ kind, reference, amount_usd }) => [kind, reference, amount_usd])).toEqual([
      ['top_up', 'c,7', ''],
      ['payment', `'=HYPERLINK("https://evil.example")`, '3.5'],
      ['payment', '1001', '20'],
    ]);
    expect(rows[2]).toMatchObject({
      state: 'open',
      currency_id: 'USDT.Tron',
      network: 'Tron',
      asked: '20',
      progress: 'awaiting',
      opened_at: '2026-03-01T12:00:00.000Z',
      transfers: '0',
      transaction_hashes: '',
    });
    expect(records.every((record) => record.length === head.length)).toBe(true);
    const ended = (await treasury.audit()).at(-1);
    expect(ended?.body).toMatchObject({ who: 'owner', action: 'exportOrders', outcome: 'done' });
  });

  /** A ledger whose index answers as this function says. */
  function indexed(find: OrderIndex['find']): Ledger {
    const ledger = memoryLedger();
    vi.spyOn(indexOf(ledger), 'find').mockImplementation(find);
    return ledger;
  }

  /** Many orders without the work of opening them: one row under many numbers. */
  async function manyOrders(count: number, failAt = Number.POSITIVE_INFINITY) {
    const treasury = await withOrders(1);
    await treasury.ask('GET', '/orders/search');
    const asOf = '2026-03-01T12:00:00.000Z';
    const query = { filter: {}, asOf, after: null, limit: 1 };
    const [sample] = await indexOf(treasury.ledger).find(query);
    if (!sample) throw new Error('no order');
    const asked: number[] = [];
    const ledger = indexed(({ after, limit }) => {
      const from = after ? count - after.opened + 1 : 0;
      asked.push(from);
      if (from >= failAt) return Promise.reject(new Error('the disk is gone'));
      const numbers = Array.from({ length: Math.min(limit, count - from) }, (_, i) => from + i);
      return Promise.resolve(
        numbers.map((number) => ({
          ...sample,
          opened: count - number,
          shown: sample.shown.replace('"1001"', `"${String(number)}"`),
        })),
      );
    });
    return { many: openTreasury({ ledger }), asked };
  }

  it('is whole over many pages', async () => {
    const { many } = await manyOrders(450);
    const records = readCsv((await many.ask('GET', '/orders.csv')).text);
    expect(records.slice(1).map(([, reference]) => reference)).toEqual(
      Array.from({ length: 450 }, (_, at) => String(at)),
    );
  });

  it('says in its last record that it was cut', async () => {
    const { many } = await manyOrders(50_001);
    const records = readCsv((await many.ask('GET', '/orders.csv')).text);
    expect(records).toHaveLength(50_002);
    expect(records.at(-1)?.[0]).toBe('TRUNCATED');
    const whole = await manyOrders(50_000);
    const all = readCsv((await whole.many.ask('GET', '/orders.csv')).text);
    expect(all).toHaveLength(50_001);
    expect(all.at(-1)?.[0]).toBe('payment');
  });

  it('breaks off where a page cannot be read, so that half a list never looks whole', async () => {
    const { many } = await manyOrders(450, 200);
    await expect(many.ask('GET', '/orders.csv')).rejects.toThrow();
    const ended = (await many.audit()).at(-1);
    expect(ended?.body).toMatchObject({ action: 'exportOrders', outcome: 'store_unavailable' });
  });

  it('reads no further than its reader', async () => {
    const { many, asked } = await manyOrders(5_000);
    const request = new Request('https://shop.example/api/treasury/orders.csv', {
      headers: { 'x-person': 'owner' },
    });
    const reader = (await many.handler.fetch(request)).body?.getReader();
    await reader?.read();
    await reader?.read();
    await reader?.cancel();
    expect(asked).toEqual([0]);
    const ended = (await many.audit()).at(-1);
    expect(ended?.body).toMatchObject({ outcome: 'cancelled' });
  });

  it.each([
    ['comes', (answer: () => void) => answer],
    ['cannot be read', (_: () => void, fail: () => void) => fail],
  ])('is audited as broken off by its reader where a page %s only afterwards', async (_, how) => {
    let settle = (): void => undefined;
    let asked = 0;
    const ledger = indexed(
      () =>
        new Promise((resolve, reject) => {
          asked += 1;
          settle = how(
            () => resolve([]),
            () => reject(new Error('the disk is gone')),
          );
        }),
    );
    const treasury = openTreasury({ ledger });
    const request = new Request('https://shop.example/api/treasury/orders.csv', {
      headers: { 'x-person': 'owner' },
    });
    const reader = (await treasury.handler.fetch(request)).body?.getReader();
    await reader?.read();
    const pending = reader?.read();
    // Until the page is being read: a reader that leaves earlier meets nothing under way.
    await vi.waitUntil(() => asked > 0, { timeout: 15_000 });
    const cancelling = reader?.cancel();
    await new Promise(setImmediate);
    settle();
    await Promise.all([pending, cancelling]);
    await treasury.handler.close();
    const ends = (await treasury.audit()).filter(({ key }) => key.endsWith(':ended'));
    expect(ends.map(({ body }) => body['outcome'])).toEqual(['cancelled']);
    expect(treasury.codes()).toEqual([]);
  });
});

it('a back office without orders has no such routes, but only for who may read at all', async () => {
  const treasury = openTreasury({ withoutOrders: true });
  for (const [method, path] of [
    ['GET', '/orders/search'],
    ['GET', '/orders.csv'],
    ['GET', '/orders/payment/1'],
    ['POST', '/orders/payment/1/release'],
    ['POST', '/orders/payment/1/payment'],
    ['GET', '/figures'],
    ['GET', '/figures.csv'],
    ['POST', '/activity/1/settlement'],
    ['POST', '/activity/1/repeat'],
  ] as const) {
    const body = method === 'POST' ? { body: REASON } : {};
    expect([path, (await treasury.ask(method, path, body)).status]).toEqual([path, 404]);
    expect([path, (await treasury.ask(method, path, { ...body, as: '' })).status]).toEqual([
      path,
      401,
    ]);
  }
});

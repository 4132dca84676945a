/** The list of orders as a work list: status, attention, search, filters, pages, counts, the file. */
import { describe, expect, it, vi } from 'vitest';
import {
  orderCountsSchema,
  orderRowListSchema,
  type OrderRowView,
} from '../../../src/treasury/contract/orderList.js';
import type { Ledger } from '../../../src/ledger/ledger.js';
import { indexOf } from '../index/orderIndexRows.js';
import { memoryLedger } from '../../../src/ledger/memoryLedger.js';
import { codeOf, MINUTE } from '../../server/openStore.js';
import { openTreasury, type OpenTreasuryOptions, type Treasury } from './openTreasury.js';
import { readCsv } from './readCsv.js';

const TRON = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const HOUR = 60 * MINUTE;

const book = (...names: readonly string[]) =>
  Object.fromEntries(
    names.map((name) => [
      name,
      { orderId: name, amountUsd: '20', email: `${name.toLowerCase()}@example.com` },
    ]),
  );

const NAMES = ['paid', 'over', 'short', 'late', 'other', 'held', 'seen', 'unpaid', 'closed'];

async function search(treasury: Treasury, query = '') {
  const answer = await treasury.ask('GET', `/orders/search${query}`);
  expect([query, answer.status]).toEqual([query, 200]);
  return orderRowListSchema.parse(answer.json);
}
const found = async (treasury: Treasury, query = '') =>
  (await search(treasury, query)).orders.map(({ reference }) => reference);
const statuses = (rows: readonly OrderRowView[]) =>
  rows.map(({ reference, status }) => `${reference}: ${status}`);

async function pay(treasury: Treasury, name: string, how: PayOptions = {}): Promise<string> {
  const { store, sandbox } = treasury;
  const { checkout } = await store.open(name, 'USDT.Tron');
  if (how.after) await sandbox.advance(how.after);
  const txHash = store.pay(checkout, how.amount);
  await store.settle();
  if (how.end !== null) sandbox[how.end ?? 'confirm'](txHash);
  await store.settle();
  return txHash;
}
interface PayOptions {
  readonly amount?: string;
  readonly after?: number;
  readonly end?: 'confirm' | 'block' | null;
}

/** A store with an order of each kind, opened in the order of `NAMES`, a minute apart. */
async function filled(more: OpenTreasuryOptions = {}): Promise<Treasury> {
  const treasury = openTreasury({
    ...more,
    store: { orders: { ...book(...NAMES), customer: { customerId: 'c-7' } }, ...more.store },
  });
  const { store, sandbox } = treasury;
  const next = () => sandbox.advance(MINUTE);
  await pay(treasury, 'paid');
  await next();
  await pay(treasury, 'over', { amount: '26' });
  await next();
  await pay(treasury, 'short', { amount: '5' });
  await next();
  await pay(treasury, 'late', { after: 5 * HOUR });
  await next();
  const { checkout } = await store.open('other', 'USDT.Tron');
  const address = checkout.address?.address ?? '';
  const { txHash } = sandbox.pay({ address, currencyId: 'TRX.Tron', amount: '60' });
  sandbox.confirm(txHash);
  await store.settle();
  await next();
  await pay(treasury, 'held', { end: 'block' });
  await next();
  await store.open('unpaid', 'BTC.Bitcoin');
  await next();
  await store.open('closed', 'USDT.Tron');
  await store.handler.closeOrder('closed', { reason: 'called off' });
  await next();
  await store.open('customer', 'USDT.Tron');
  await next();
  await pay(treasury, 'seen', { end: null });
  return treasury;
}

const WHOLE = [
  ...['held: held', 'other: wrong_currency', 'late: late', 'short: partial', 'over: over'],
  ...['seen: pending', 'c-7: account', 'closed: closed', 'unpaid: unpaid', 'paid: paid'],
];

describe('the work list', () => {
  it('gives each order one status, what needs attention first, and what has arrived, is missing or too much', async () => {
    const treasury = await filled();
    const { orders, next, indexed } = await search(treasury);
    expect(statuses(orders)).toEqual(WHOLE);
    expect(orders.map(({ attention }) => attention)).toEqual(
      WHOLE.map((_, at) => at < WHOLE.indexOf('seen: pending')),
    );
    expect([next, indexed]).toEqual([null, true]);
    const of = (name: string) => orders.find(({ reference }) => reference === name);
    const usdt = { currencyId: 'USDT.Tron', code: 'USDT' };
    expect(of('over')).toMatchObject({
      ...{ amountUsd: '20', payable: '20', excess: '6', paid: true, arrivedUsd: '26' },
      arrived: [{ ...usdt, amount: '26' }],
      currency: { id: 'USDT.Tron', code: 'USDT', networkName: 'Tron' },
    });
    expect(of('short')).toMatchObject({ due: '15', arrived: [{ ...usdt, amount: '5' }] });
    expect(of('other')?.arrived).toEqual([{ currencyId: 'TRX.Tron', code: 'TRX', amount: '60' }]);
    expect(of('unpaid')).toMatchObject({ arrived: [], arrivedUsd: null });
    expect(of('customer')).toBeUndefined();
    expect(of('c-7')).toMatchObject({ kind: 'top_up', amountUsd: null, payable: null });
  });

  it('needs a person for a payment that stays unconfirmed after its price has expired', async () => {
    const treasury = await filled();
    expect(await found(treasury, '?view=attention')).not.toContain('seen');
    await treasury.sandbox.advance(2 * HOUR + MINUTE);
    const { orders } = await search(treasury, '?view=attention');
    expect(statuses(orders)[0]).toBe('seen: pending');
  });

  it('asks for no more once a person has decided', async () => {
    const treasury = await filled();
    const { handler } = treasury.store;
    await handler.markPaid('late', { reason: 'accepted' });
    await handler.markPaid('over', { reason: 'paid it is' });
    await handler.closeOrder('short', { reason: 'settled by mail' });
    await handler.releaseHold('held', { reason: 'looked at' });
    const { orders } = await search(treasury);
    expect(statuses(orders.filter(({ attention }) => attention))).toEqual([
      'other: wrong_currency',
      // What is too much has to go back, whatever is said of the price.
      'over: over',
    ]);
    expect(statuses(orders)).toEqual(
      expect.arrayContaining(['late: paid', 'short: closed', 'held: paid']),
    );
  });

  it('follows refunds: under way nothing is asked for, once completed it is over', async () => {
    const treasury = await filled();
    const { ask, sandbox } = treasury;
    const refund = async (n: number, reference: string, amount: string) => {
      const id = `5b6f6f0e-6d0b-4c62-9d5f-0a4b7f3f1c1${String(n)}`;
      const refundOf = { kind: 'payment', reference };
      const body = { id, currencyId: 'USDT.Tron', amount, addressTo: TRON, refundOf };
      expect((await ask('POST', '/withdrawals', { body })).status).toBe(200);
      expect((await ask('POST', `/withdrawals/${id}/sending`, { body: {} })).status).toBe(200);
      return id;
    };
    const ids = [await refund(1, 'over', '6'), await refund(2, 'short', '5')];
    const attention = await found(treasury, '?view=attention');
    for (const name of ['over', 'short']) expect(attention).not.toContain(name);
    for (const { reference, refund: live } of (await search(treasury)).orders) {
      const isLive = reference === 'over' || reference === 'short';
      expect([reference, live?.stage ?? null]).toEqual([reference, isLive ? 'sending' : null]);
    }
    for (const id of ids) {
      // The word of the service, as the read-back writes it.
      await treasury.ledger.append({
        stream: `withdrawal:${id}`,
        key: 'completed',
        kind: 'withdrawal_completed',
        at: new Date(sandbox.now()).toISOString(),
        body: {
          transfer: { kind: null, stage: 'completed', status: 'completed', message: null },
          ...{ amountUsd: '6', addressFrom: null, txHash: null },
        },
      });
    }
    const { orders } = await search(treasury);
    const of = (name: string) => orders.find(({ reference }) => reference === name);
    expect(of('over')).toMatchObject({ status: 'paid', attention: false });
    expect(of('short')).toMatchObject({ status: 'refunded', attention: false });
    expect(await found(treasury, '?view=refunded')).toEqual(['short', 'over']);
  });
});

describe('filters and counts', () => {
  it('narrows to a view, a currency and a time, and counts every view', async () => {
    const treasury = await filled();
    expect(await found(treasury, '?view=paid')).toEqual(['over', 'paid']);
    expect(await found(treasury, '?view=partial')).toEqual(['short']);
    expect(await found(treasury, '?currencyId=BTC.Bitcoin')).toEqual(['unpaid']);
    expect(await found(treasury, '?currencyId=BTC.Bitcoin&view=paid')).toEqual([]);
    expect(await found(treasury, '?to=2026-03-01T12:01:00.000Z')).toEqual(['paid']);
    expect(
      await found(treasury, '?from=2026-03-01T12:01:00.000Z&to=2026-03-01T13:00:00.000Z'),
    ).toEqual(['late', 'short', 'over']);
    const counted = async (query = '') => {
      const { json } = await treasury.ask('GET', `/orders/counts${query}`);
      const { counts } = orderCountsSchema.parse(json);
      return Object.fromEntries((counts ?? []).map(({ view, count }) => [view, count]));
    };
    expect(await counted()).toMatchObject({
      ...{ all: 10, attention: 5, unpaid: 1, pending: 1, paid: 2, closed: 1, refunded: 0 },
      ...{ held: 1, partial: 1, over: 1, late: 1, wrong_currency: 1, account: 1, unreadable: 0 },
    });
    expect(await counted('?q=over')).toMatchObject({ all: 1, attention: 1, paid: 1 });
  });

  it.each([
    ...['?view=lost', '?from=yesterday', '?to=2026-03-01', '?currencyId=../x'],
    ...['?after=payment:1', '?limit=0', '?limit=201', '?state=open', '?view=paid&view=held'],
    '?after=2026-03-01T12:00:00.000Z~2~2026-03-01T12:00:00.000Z~1',
  ])('%s is refused', async (query) => {
    const treasury = openTreasury();
    const answer = await treasury.ask('GET', `/orders/search${query}`);
    expect([answer.status, codeOf(answer)]).toEqual([400, 'bad_request']);
  });

  it('is for people who may read, and for a store with orders', async () => {
    const treasury = openTreasury();
    for (const path of ['/orders/search', '/orders/counts']) {
      expect((await treasury.ask('GET', path, { as: '' })).status).toBe(401);
      expect((await treasury.ask('GET', path, { as: 'clerk' })).status).toBe(200);
      expect((await openTreasury({ withoutOrders: true }).ask('GET', path)).status).toBe(404);
    }
  });
});

describe('search', () => {
  it('finds an order by its number, a hash or an address, however it is written', async () => {
    const treasury = openTreasury({ store: { orders: book('PP-2026-1042', 'PP-2026-1043') } });
    const txHash = await pay(treasury, 'PP-2026-1042');
    const { checkout } = await treasury.store.open('PP-2026-1043', 'BTC.Bitcoin');
    const address = checkout.address?.address ?? '';
    const of = (text: string) => found(treasury, `?q=${encodeURIComponent(text)}`);
    for (const text of ['1042', 'pp-2026-1042', ' PP-2026-1042 ', txHash, txHash.toUpperCase()]) {
      expect([text, await of(text)]).toEqual([text, ['PP-2026-1042']]);
    }
    expect(await of(`https://tronscan.org/#/transaction/${txHash}`)).toEqual(['PP-2026-1042']);
    expect(await of(`0x${txHash.slice(0, 12)}`)).toEqual(['PP-2026-1042']);
    const short = `${txHash.slice(0, 6)}…${txHash.slice(-4)}`;
    for (const text of ['Order 1042', '#1042', 'Bestellung PP-2026-1042', short]) {
      expect([text, await of(text)]).toEqual([text, ['PP-2026-1042']]);
    }
    expect(await of(`${txHash.slice(0, 6)}…zzzz`)).toEqual([]);
    expect(await of(address)).toEqual(['PP-2026-1043']);
    expect(await of(`bitcoin:${address}?amount=1`)).toEqual(['PP-2026-1043']);
    expect(await of('pp-2026')).toEqual(['PP-2026-1043', 'PP-2026-1042']);
    expect(await of('no-such')).toEqual([]);
    expect(await of('%')).toEqual([]);
  });

  it('finds an amount as a whole, in dollars and in coins, and not where figures begin a number', async () => {
    const orders = {
      ...book('12', '1250'),
      third: { orderId: 'third', amountUsd: '1250' },
      fourth: { orderId: 'fourth', amountUsd: '12.5' },
    };
    const treasury = openTreasury({ store: { orders } });
    await pay(treasury, '12');
    for (const name of ['1250', 'third', 'fourth']) await treasury.store.open(name, 'USDT.Tron');
    const of = (text: string) => found(treasury, `?q=${encodeURIComponent(text)}`);
    for (const text of ['12.50', '$12.5', '12,50 €', '12.5 USDT', '12.50 usd']) {
      expect([text, await of(text)]).toEqual([text, ['fourth']]);
    }
    for (const text of ['$1,250', '1 250.00', '1.250,00', '1250 USD']) {
      expect([text, await of(text)]).toEqual([text, ['third']]);
    }
    expect(await of('12')).toEqual(expect.arrayContaining(['1250', '12']));
    expect(await of('$12')).toEqual([]);
  });

  it('finds both where bare figures are the number of one order and the amount of another', async () => {
    const orders = {
      ...book('1042.01', '310425'),
      dear: { orderId: 'dear', amountUsd: '1042.01' },
      usdt: { orderId: 'usdt', amountUsd: '310425' },
      btc: { orderId: 'btc', amountUsd: '310425' },
    };
    const treasury = openTreasury({ store: { orders } });
    for (const name of ['1042.01', '310425', 'dear', 'usdt']) {
      await treasury.store.open(name, 'USDT.Tron');
    }
    await treasury.store.open('btc', 'BTC.Bitcoin');
    const of = async (text: string) =>
      (await found(treasury, `?q=${encodeURIComponent(text)}`)).toSorted();
    expect(await of('1042.01')).toEqual(['1042.01', 'dear']);
    expect(await of('$1042.01')).toEqual(['dear']);
    expect(await of('Order 1042.01')).toEqual(['1042.01']);
    expect(await of('310425')).toEqual(['310425', 'btc', 'usdt']);
    expect(await of('#310425')).toEqual(['310425']);
    for (const text of ['$310425', '310425 USD']) expect(await of(text)).toEqual(['btc', 'usdt']);
    expect(await of('310425 USDT')).toEqual(['usdt']);
    expect(await of('310425 BTC')).toEqual([]);
    const { text } = await treasury.ask('GET', '/orders.csv?q=310425');
    expect(text.trim().split('\r\n')).toHaveLength(4);
  });

  it('knows no e-mail, unless the store keeps them', async () => {
    const treasury = await filled();
    expect(await found(treasury, '?q=paid%40example.com')).toEqual([]);
    expect((await search(treasury)).orders.every(({ email }) => email === null)).toBe(true);
  });

  it('finds the e-mail that the store keeps, and no shopper gets it', async () => {
    const orders: Record<string, { orderId: string; amountUsd: string; email: string }> =
      book('one');
    const treasury = openTreasury({ store: { orders, handler: { keepEmail: true } } });
    const { store } = treasury;
    const { token } = await store.open('one', 'USDT.Tron');
    await store.open('one', undefined, token);
    expect(await found(treasury, '?q=ONE%40example')).toEqual(['one']);
    expect((await search(treasury)).orders[0]?.email).toBe('one@example.com');
    const kept = (await treasury.ledger.list({ stream: 'order:one' })).filter(
      ({ kind }) => kind === 'customer',
    );
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(store.answers)).not.toContain('one@example.com');
    expect(JSON.stringify(await store.handler.getCheckout('one'))).not.toContain('@example.com');
  });

  it('has no e-mail that reads as another one on screen', async () => {
    const email = 'moc.elpmaxe@\u202Eada\u200B@evil.example';
    const orders = { one: { orderId: 'one', amountUsd: '20', email } };
    const treasury = openTreasury({ store: { orders, handler: { keepEmail: true } } });
    await treasury.store.open('one');
    const [row] = (await search(treasury)).orders;
    expect(row?.email).toBe('moc.elpmaxe@ada@evil.example');
    const [, record] = readCsv((await treasury.ask('GET', '/orders.csv')).text);
    expect(record).toContain('moc.elpmaxe@ada@evil.example');
  });
});

it('the file holds the filtered view, newest first, with the status and no formula', async () => {
  const orders = { ...book('=1+1', 'paid'), customer: { customerId: 'c-7' } };
  const treasury = openTreasury({
    store: {
      orders: { ...orders, '=1+1': { orderId: '=1+1', amountUsd: '20', email: '=cmd@x.example' } },
      handler: { keepEmail: true },
    },
  });
  await pay(treasury, 'paid');
  await pay(treasury, '=1+1', { amount: '5' });
  const rows = async (query: string) => {
    const [head = [], ...records] = readCsv(
      (await treasury.ask('GET', `/orders.csv${query}`)).text,
    );
    return records.map((record) => Object.fromEntries(head.map((name, at) => [name, record[at]])));
  };
  expect(await rows('?view=partial')).toMatchObject([
    {
      ...{ reference: "'=1+1", status: 'partial', needs_attention: 'yes' },
      ...{ arrived: '5 USDT.Tron', arrived_usd: '5', customer_email: "'=cmd@x.example" },
    },
  ]);
  expect((await rows('')).map(({ status }) => status)).toEqual(['partial', 'paid']);
  expect(await rows('?q=nothing')).toEqual([]);
  const ended = (await treasury.audit()).filter(({ body }) => body['target'] === 'partial').at(-1);
  expect(ended?.body).toMatchObject({ action: 'exportOrders', outcome: 'done' });
});

describe('a ledger without an index', () => {
  const plain = (): Ledger => ({ ...memoryLedger(), durability: 'disk' });

  it('is read itself, newest first, with the same rows and no counts', async () => {
    const treasury = await filled({ ledger: plain() });
    const page = await search(treasury);
    expect(page.indexed).toBe(false);
    expect([...statuses(page.orders)].sort()).toEqual([...WHOLE].sort());
    expect(page.orders[0]?.reference).toBe('seen');
    expect(await found(treasury, '?view=attention')).toEqual([
      ...['held', 'other', 'late', 'short', 'over'],
    ]);
    expect(await found(treasury, '?q=short')).toEqual(['short']);
    const counts = orderCountsSchema.parse((await treasury.ask('GET', '/orders/counts')).json);
    expect(counts.counts).toBeNull();
    expect(readCsv((await treasury.ask('GET', '/orders.csv')).text)).toHaveLength(11);
  });

  it('comes in pages that miss nothing', async () => {
    const treasury = await filled({ ledger: plain() });
    const references: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const after: string = next === '' ? '' : `&after=${encodeURIComponent(next)}`;
      const page = await search(treasury, `?limit=3${after}`);
      references.push(...page.orders.map(({ reference }) => reference));
      next = page.next;
    }
    expect(references).toHaveLength(10);
    expect(new Set(references).size).toBe(10);
  });

  it('is read too where the index fails, and the owner hears of it once', async () => {
    const ledger = memoryLedger();
    vi.spyOn(indexOf(ledger), 'progress').mockRejectedValue(new Error('no table'));
    const treasury = await filled({ ledger });
    expect((await search(treasury)).indexed).toBe(false);
    await search(treasury);
    expect(treasury.codes()).toEqual(['order_index_failed']);
  });
});

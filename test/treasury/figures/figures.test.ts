/** The figures of a store over its real handler: what counts when, what stands beside it, and what is not known. */
import { describe, expect, it } from 'vitest';
import { figuresSchema, type Figures } from '../../../src/treasury/contract/figures.js';
import { memoryLedger } from '../../../src/ledger/memoryLedger.js';
import { purgeLedger } from '../../../src/treasury/server/purgeLedger.js';
import { MINUTE, START } from '../../server/openStore.js';
import { ledgerFiles } from '../../ledger/sqlLedgers.js';
import { openTreasury, type Treasury } from '../server/openTreasury.js';
import { readCsv } from '../server/readCsv.js';

const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

async function figures(treasury: Treasury, query = ''): Promise<Figures> {
  const answer = await treasury.ask('GET', `/figures${query}`);
  expect([query, answer.status]).toEqual([query, 200]);
  const { figures: found } = figuresSchema.parse(answer.json);
  if (!found) throw new Error('The store has no index.');
  return found;
}

const EURO = { amount: '18.40', currency: 'EUR' };
const book = (...names: readonly string[]) =>
  Object.fromEntries(
    names.map((name) => [name, { orderId: name, amountUsd: '20', display: EURO }]),
  );

const open = (...names: readonly string[]): Treasury =>
  openTreasury({ store: { orders: { ...book(...names), customer: { customerId: 'c-7' } } } });

async function pay(treasury: Treasury, name: string, amount?: string): Promise<string> {
  const { checkout } = await treasury.store.open(name, 'USDT.Tron');
  const txHash = treasury.store.pay(checkout, amount);
  await treasury.store.settle();
  return txHash;
}

async function confirm({ store, sandbox }: Treasury, txHash: string): Promise<void> {
  sandbox.confirm(txHash);
  await store.settle();
}

const line = ({ orders: { count, paidUsd, refundedUsd } }: Pick<Figures['today'], 'orders'>) => [
  ...[count, paidUsd, refundedUsd],
];

describe('the figures of a store', () => {
  it('book a paid order with its own amount, and leave what was too much beside it', async () => {
    const treasury = open('a', 'b', 'c');
    await confirm(treasury, await pay(treasury, 'a', '26.5'));
    await pay(treasury, 'b', '20');
    await treasury.store.open('c', 'USDT.Tron');
    const now = await figures(treasury);
    expect(now.today.orders).toEqual({
      ...{ count: 1, paidUsd: '20', refunds: 0, refundedUsd: '0', unvalued: 0 },
      displays: [{ currency: 'EUR', count: 1, paid: '18.4', refunded: '0' }],
    });
    expect(now.periods).toHaveLength(14);
    expect(now.periods.at(-1)).toEqual(now.today);
    expect([now.month.name, line(now.month), line(now.total)]).toEqual([
      ...['2026-03', [1, '20', '0'], [1, '20', '0']],
    ]);
    expect(now.unreadable).toBe(0);
    // The order says the same of itself.
    const { json } = await treasury.ask('GET', '/orders/payment/a');
    expect(json).toMatchObject({ booked: { paidUsd: '20', refundedUsd: '0' } });
    const unpaid = await treasury.ask('GET', '/orders/payment/c');
    expect(unpaid.json).toMatchObject({ booked: null });
  });

  it('say what is on its way, which is in nothing that is booked', async () => {
    const treasury = open('a');
    await pay(treasury, 'a', '20');
    await pay(treasury, 'customer', '7');
    const { onTheWay, today } = await figures(treasury);
    expect(line(today)).toEqual([0, '0', '0']);
    expect(onTheWay).toMatchObject({ orders: 2, payments: 2, amountUsd: '27', unvalued: 0 });
    expect(onTheWay.newest).toMatchObject([
      { kind: 'top_up', reference: 'c-7', code: 'USDT', amount: '7', amountUsd: '7' },
      { kind: 'payment', reference: 'a', code: 'USDT', amount: '20', amountUsd: '20' },
    ]);
  });

  it('say that a late payment is on its way, until a person can decide about it', async () => {
    const treasury = open('a');
    const { checkout } = await treasury.store.open('a', 'USDT.Tron');
    await treasury.sandbox.advance(HOUR);
    const txHash = treasury.store.pay(checkout, '20');
    await treasury.store.settle();
    const { json } = await treasury.ask('GET', '/orders/payment/a');
    expect(json).toMatchObject({ row: { status: 'late', attention: false } });
    const { onTheWay } = await figures(treasury);
    expect(onTheWay).toMatchObject({ orders: 1, amountUsd: '20' });
    await confirm(treasury, txHash);
    const decided = await treasury.ask('GET', '/orders/payment/a');
    expect(decided.json).toMatchObject({ row: { status: 'late', attention: true } });
    await treasury.sandbox.advance(HOUR);
    expect((await figures(treasury)).onTheWay).toMatchObject({ orders: 0, amountUsd: '0' });
  });

  it('know nothing of the days before the store’s first event', async () => {
    const treasury = open('a');
    await confirm(treasury, await pay(treasury, 'a'));
    const { periods } = await figures(treasury);
    expect(periods.map(({ known }) => known)).toEqual([...Array<boolean>(13).fill(false), true]);
    await treasury.sandbox.advance(DAY);
    const later = (await figures(treasury, '?last=3')).periods;
    expect(later.map(({ known, over, orders }) => [known, over, orders.paidUsd])).toEqual([
      [false, true, '0'],
      [true, true, '20'],
      [true, false, '0'],
    ]);
  });

  it('begin their days in the zone that is asked for', async () => {
    const treasury = open('a');
    // 12:00 in UTC, and the next day already on Kiritimati.
    await confirm(treasury, await pay(treasury, 'a'));
    const east = await figures(treasury, '?timeZone=Pacific/Kiritimati');
    expect([east.today.name, line(east.today)]).toEqual(['2026-03-02', [1, '20', '0']]);
    await treasury.sandbox.advance(13 * HOUR);
    expect(line((await figures(treasury)).today)).toEqual([0, '0', '0']);
    const west = await figures(treasury, '?timeZone=America/Los_Angeles');
    expect([west.today.name, line(west.today)]).toEqual(['2026-03-01', [1, '20', '0']]);
  });

  it('are of any range, up to now', async () => {
    const treasury = open('a');
    const names = async (query: string) =>
      (await figures(treasury, query)).periods.map(({ name }) => name);
    expect(await names('?from=2026-02-27&to=2026-04-01')).toEqual([
      ...['2026-02-27', '2026-02-28', '2026-03-01'],
    ]);
    expect(await names('?by=month&from=2025-11')).toEqual([
      ...['2025-11', '2025-12', '2026-01', '2026-02', '2026-03'],
    ]);
    expect(await names('?by=month')).toHaveLength(6);
    expect(await names('?from=2026-03-02')).toEqual([]);
    expect(await names('?last=400')).toHaveLength(400);
  });

  it.each([
    ...['?last=0', '?last=401', '?by=month&last=241', '?by=week', '?days=14', '?to=2026-03-01'],
    ...['?timeZone=Mars/Olympus', '?timeZone=%2B01:00', '?from=2026-06-31', '?from=2026-06'],
    ...['?by=month&from=2026-06-01', '?from=2026-02-02&to=2026-02-01', '?from=2024-01-01'],
    ...['?last=2&from=2026-02-02', '?from=yesterday'],
  ])('refuse %s', async (query) => {
    expect((await open('a').ask('GET', `/figures${query}`)).status).toBe(400);
    expect((await open('a').ask('GET', `/figures.csv${query}`)).status).toBe(400);
  });

  it('are null without an index, and no route without orders', async () => {
    const treasury = openTreasury({ ledger: { ...memoryLedger(), durability: 'disk' } });
    const answer = await treasury.ask('GET', '/figures');
    expect(figuresSchema.parse(answer.json).figures).toBeNull();
    expect((await openTreasury({ withoutOrders: true }).ask('GET', '/figures')).status).toBe(404);
  });
});

describe('their file', () => {
  const rows = async (treasury: Treasury, query: string) =>
    readCsv((await treasury.ask('GET', `/figures.csv${query}`)).text);

  it('of totals has a row for each day, in dollars and as orders were priced, and their sum', async () => {
    const treasury = open('a', 'b');
    await confirm(treasury, await pay(treasury, 'a'));
    await confirm(treasury, await pay(treasury, 'customer', '7'));
    expect(await rows(treasury, '?last=2')).toEqual([
      [
        ...['date', 'orders', 'paid_usd', 'refunds', 'refunded_usd', 'net_usd'],
        ...['orders_eur', 'paid_eur', 'refunded_eur', 'net_eur'],
        ...['deposits', 'deposits_usd', 'deposits_returned', 'deposits_returned_usd'],
        ...['deposits_net_usd', 'unknown_values', 'time_zone', 'status'],
      ],
      ['2026-02-28', ...Array<string>(15).fill('0'), 'UTC', 'before_first_record'],
      [
        ...['2026-03-01', '1', '20', '0', '0', '20', '1', '18.4', '0', '18.4'],
        ...['1', '7', '0', '0', '7', '0', 'UTC', 'so_far'],
      ],
      [
        ...['total', '1', '20', '0', '0', '20', '1', '18.4', '0', '18.4'],
        ...['1', '7', '0', '0', '7', '0', 'UTC', 'so_far'],
      ],
    ]);
    const [months] = await rows(treasury, '?by=month&last=2');
    expect(months?.[0]).toBe('month');
  });

  it('of a month without any order says zero, and has no column of a currency', async () => {
    const [columns, day, ...rest] = await rows(open('a'), '?from=2026-02-01&to=2026-02-28');
    expect(columns?.filter((column) => column.endsWith('_eur'))).toEqual([]);
    expect(day?.slice(0, 6)).toEqual(['2026-02-01', '0', '0', '0', '0', '0']);
    expect(rest).toHaveLength(28);
    expect(rest.at(-1)?.slice(0, 6)).toEqual(['total', '0', '0', '0', '0', '0']);
    expect(rest.flat()).not.toContain('');
  });

  const bookings = async (treasury: Treasury, query: string) => {
    const [columns = [], ...records] = await rows(treasury, `?rows=entries${query}`);
    return records.map((cells) =>
      Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])),
    );
  };

  it('of bookings has each payment and deposit with its time, coins and transaction', async () => {
    const treasury = open('a', 'b');
    const first = await pay(treasury, 'a');
    await confirm(treasury, first);
    const second = await pay(treasury, 'customer', '7');
    await confirm(treasury, second);
    const east = '&timeZone=Pacific/Kiritimati';
    const [payment, deposit, ...rest] = await bookings(treasury, east);
    expect(rest).toEqual([]);
    expect(payment).toMatchObject({
      ...{ date: '2026-03-02', time_zone: 'Pacific/Kiritimati', kind: 'payment', reference: 'a' },
      ...{ amount_usd: '20', display_amount: '18.4', display_currency: 'EUR', coin: 'USDT' },
      ...{ coin_amount: '20', network: 'Tron', transaction_hashes: first, undecided: '' },
    });
    expect(payment?.['time']).toMatch(/^02:\d\d:\d\d$/);
    expect(payment?.['at_utc']).toMatch(/^2026-03-01T12:\d\d:\d\d\.\d{3}Z$/);
    expect(deposit).toMatchObject({
      ...{ kind: 'deposit', reference: 'c-7', amount_usd: '7', display_amount: '' },
      ...{ coin: 'USDT', coin_amount: '7', network: 'Tron', transaction_hashes: second },
    });
    const ended = (await treasury.audit()).at(-1);
    expect(ended?.body).toMatchObject({ action: 'exportFigures', outcome: 'done' });
  });

  const SHOWN = [
    ...['kind', 'reference', 'amount_usd', 'coin_amount', 'unbooked_usd'],
    ...['undecided', 'undecided_amount', 'undecided_usd'],
  ] as const;
  const shown = (found: readonly Record<string, string>[]) =>
    found.map((row) => SHOWN.map((column) => row[column]));

  it('has what is not booked in rows without an amount, oldest first', async () => {
    const treasury = open('a', 'b', 'c');
    await confirm(treasury, await pay(treasury, 'a', '26.5'));
    await treasury.sandbox.advance(DAY);
    await confirm(treasury, await pay(treasury, 'b', '12'));
    treasury.sandbox.block(await pay(treasury, 'c'));
    await treasury.store.settle();
    expect(shown(await bookings(treasury, ''))).toEqual([
      // Not the coins that came: those that the amount was paid with.
      ['payment', 'a', '20', '20', '', '', '', ''],
      ['unbooked', 'a', '', '6.5', '6.5', 'over', '6.5', '6.5'],
      ['unbooked', 'b', '', '12', '12', 'partial', '12', '12'],
      ['undecided', 'c', '', '', '', 'held', '20', '20'],
    ]);
    // They belong to the day on which they came.
    await treasury.sandbox.advance(2 * DAY);
    expect(await bookings(treasury, '&last=1')).toEqual([]);
    expect(await bookings(treasury, '&last=4')).toHaveLength(4);
  });

  it('has each refund of an excess, and what is left to decide about', async () => {
    const treasury = open('a');
    const came = await pay(treasury, 'a', '28.625');
    await confirm(treasury, came);
    const refund = async (n: number, amount: string) => {
      const id = `5b6f6f0e-6d0b-4c62-9d5f-0a4b7f3f1c1${String(n)}`;
      const refundOf = { kind: 'payment', reference: 'a' };
      const addressTo = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
      const body = { id, currencyId: 'USDT.Tron', amount, addressTo, refundOf };
      expect((await treasury.ask('POST', '/withdrawals', { body })).status).toBe(200);
      return async () => {
        await treasury.ledger.append({
          ...{ stream: `withdrawal:${id}`, key: 'completed', kind: 'withdrawal_completed' },
          at: new Date(treasury.sandbox.now()).toISOString(),
          body: {
            transfer: { kind: null, stage: 'completed', status: 'completed', message: null },
            ...{ amountUsd: amount, addressFrom: null, txHash: `hash-${String(n)}` },
          },
        });
        return id;
      };
    };
    const first = await refund(1, '3.5');
    const rest = ['unbooked', 'a', '', '8.625', '8.625', 'over', '5.125', '5.125'];
    expect(shown(await bookings(treasury, ''))[1]).toEqual(rest);
    const id = await first();
    const [, excess, back] = await bookings(treasury, '');
    expect(shown([excess ?? {}])).toEqual([rest]);
    expect([excess?.['transaction_hashes'], excess?.['arrived_on']]).toEqual([came, '2026-03-01']);
    expect(back).toMatchObject({
      ...{ kind: 'unbooked_refund', coin_amount: '-3.5', unbooked_usd: '-3.5', amount_usd: '' },
      ...{ coin: 'USDT', transaction_hashes: 'hash-1', withdrawal_id: id, date: '2026-03-01' },
    });
    // One that also gives back what was booked is two rows.
    await (
      await refund(2, '7')
    )();
    expect(shown(await bookings(treasury, ''))).toEqual([
      ['payment', 'a', '20', '20', '', '', '', ''],
      ['unbooked', 'a', '', '8.625', '8.625', '', '', ''],
      ['unbooked_refund', 'a', '', '-3.5', '-3.5', '', '', ''],
      ['refund', 'a', '-1.875', '-1.875', '', '', '', ''],
      ['unbooked_refund', 'a', '', '-5.125', '-5.125', '', '', ''],
    ]);
    expect(line((await figures(treasury)).today)).toEqual([1, '20', '1.875']);
  });

  it('says when the money came that a person accepted later', async () => {
    const treasury = open('a');
    const { checkout } = await treasury.store.open('a', 'USDT.Tron');
    await treasury.sandbox.advance(HOUR);
    await confirm(treasury, treasury.store.pay(checkout));
    expect(shown(await bookings(treasury, ''))).toEqual([
      ['unbooked', 'a', '', '20', '20', 'late', '20', '20'],
    ]);
    await treasury.sandbox.advance(DAY);
    await treasury.store.handler.markPaid('a', { reason: 'Agreed.' });
    expect(await bookings(treasury, '')).toMatchObject([
      { kind: 'payment', date: '2026-03-02', arrived_on: '2026-03-01', amount_usd: '20' },
    ]);
  });

  it('has the same columns and says the same of a month before the first order', async () => {
    const treasury = open('a');
    await confirm(treasury, await pay(treasury, 'a'));
    const [columns] = await rows(treasury, '');
    const [before, day, ...rest] = await rows(treasury, '?from=2026-02-01&to=2026-02-28');
    expect(before).toEqual(columns);
    expect([day?.at(-1), rest.at(-1)?.[0], rest.at(-1)?.at(-1)]).toEqual([
      ...['before_first_record', 'total', 'before_first_record'],
    ]);
  });
});

const connect = ledgerFiles();

it('orders that were deleted make their days unknown, not days without income', async () => {
  const [ledger] = connect(1);
  const treasury = openTreasury({ ledger, store: { orders: book('a', 'b') } });
  await confirm(treasury, await pay(treasury, 'a'));
  // That it is paid is recorded when somebody looks.
  await figures(treasury);
  await treasury.sandbox.advance(6 * DAY);
  await confirm(treasury, await pay(treasury, 'b'));
  expect((await figures(treasury, '?last=7')).periods[0]?.orders.paidUsd).toBe('20');
  // Midnight of the sixth.
  const before = new Date(START + 4.5 * DAY);
  const { orders } = await purgeLedger({ ledger, before, now: treasury.sandbox.now });
  expect(orders).toBe(1);
  const { periods, total } = await figures(treasury, '?last=7&timeZone=Etc/UTC');
  expect(periods.map(({ name, known, orders: { paidUsd } }) => [name, known, paidUsd])).toEqual([
    ...['01', '02', '03', '04', '05'].map((day) => [`2026-03-${day}`, false, '0']),
    ...[['2026-03-06', true, '0'], ['2026-03-07', true, '20']],
  ]); // prettier-ignore
  expect(line(total)).toEqual([1, '20', '0']);
  const file = async (query: string) =>
    readCsv((await treasury.ask('GET', `/figures.csv?last=7${query}`)).text).slice(1);
  const totals = await file('');
  expect(totals.map((cells) => [cells[0], cells[2], cells.at(-1)])).toEqual([
    ...['01', '02', '03', '04', '05'].map((day) => [`2026-03-${day}`, '', 'deleted']),
    ...[['2026-03-06', '0', 'complete'], ['2026-03-07', '20', 'so_far']],
    ['total', '20', 'incomplete'],
  ]); // prettier-ignore
  expect((await file('&rows=entries')).map((cells) => [cells[0], cells[3]])).toEqual([
    ...[['2026-03-05', 'deleted_until'], ['2026-03-07', 'payment']],
  ]); // prettier-ignore
});

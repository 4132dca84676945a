/** The figures: what counts when, that the sums equal a plain recomputation, and that nothing unknown is zero. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figuresSchema, type Figures } from '../../../src/treasury/contract/figures.js';
import type { Ledger } from '../../../src/ledger/ledger.js';
import { memoryLedger } from '../../../src/ledger/memoryLedger.js';
import { indexOf } from '../../../src/treasury/testing/orderIndexRows.js';
import { addDecimal, parseDecimal, type DecimalString } from '../../../src/money/decimal.js';
import { readCheckoutEvents } from '../../../src/payments/checkoutEvents.js';
import { foldCheckout } from '../../../src/payments/foldCheckout.js';
import { createFigures } from '../../../src/treasury/server/figures/figures.js';
import { lastDays } from '../../../src/treasury/server/figures/days.js';
import { createOrderReader } from '../../../src/treasury/server/orders/orderReader.js';
import { createOrderSearch } from '../../../src/treasury/server/orders/orderSearch.js';
import { purgeLedger } from '../../../src/treasury/server/purgeLedger.js';
import { MINUTE, START } from '../../server/openStore.js';
import { ledgerFiles } from '../../ledger/sqlLedgers.js';
import { runs } from '../../support/runs.js';
import { openTreasury, type Treasury } from './openTreasury.js';
import {
  anyOrder as order,
  anyTransfer,
  twoInstances,
  opened,
  orderEvent as event,
  ORDERS,
  quoted,
  timeOf,
} from './orderHistories.js';

const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

async function figures(treasury: Treasury, query = ''): Promise<Figures> {
  const answer = await treasury.ask('GET', `/figures${query}`);
  expect([query, answer.status]).toEqual([query, 200]);
  const { figures: found } = figuresSchema.parse(answer.json);
  if (!found) throw new Error('The store has no index.');
  return found;
}

const book = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { orderId: name, amountUsd: '20' }]));

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

describe('the figures of a store', () => {
  it('count what was confirmed today, what is pending, and what is unpaid', async () => {
    const treasury = open('a', 'b', 'c');
    const { sandbox, store } = treasury;
    await confirm(treasury, await pay(treasury, 'a', '26.5'));
    await pay(treasury, 'b', '20');
    await store.open('c', 'USDT.Tron');
    const now = await figures(treasury);
    expect(now.paidToday).toEqual({ orders: 1, amountUsd: '20' });
    expect(now.pending).toEqual({ transfers: 1, amountUsd: '20', unvalued: 0 });
    expect(now.unpaid).toEqual({ orders: 1, amountUsd: '20', live: 1 });
    expect(now.unreadable).toBe(0);
    expect(now.income).toHaveLength(14);
    expect(now.income.at(-1)).toEqual({
      ...{ day: '2026-03-01', known: true, over: false, payments: 1, amountUsd: '26.5' },
      unvalued: 0,
      currencies: [
        {
          ...{ currencyId: 'USDT.Tron', code: 'USDT', networkName: 'Tron', payments: 1 },
          ...{ amount: '26.5', amountUsd: '26.5', unvalued: 0 },
        },
      ],
    });
    await sandbox.advance(HOUR);
    expect((await figures(treasury)).unpaid).toEqual({ orders: 1, amountUsd: '20', live: 0 });
  });

  it('know nothing of the days before the store’s first event', async () => {
    const treasury = open('a');
    await confirm(treasury, await pay(treasury, 'a'));
    const { income } = await figures(treasury);
    expect(income.map(({ known }) => known)).toEqual([...Array<boolean>(13).fill(false), true]);
    await treasury.sandbox.advance(DAY);
    const later = (await figures(treasury, '?days=3')).income;
    expect(later.map(({ known, over, amountUsd }) => [known, over, amountUsd])).toEqual([
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
    expect(east.income.at(-1)).toMatchObject({ day: '2026-03-02', amountUsd: '20' });
    await treasury.sandbox.advance(13 * HOUR);
    expect((await figures(treasury)).income.at(-1)).toMatchObject({ payments: 0 });
    const west = await figures(treasury, '?timeZone=America/Los_Angeles');
    expect(west.income.at(-1)).toMatchObject({ day: '2026-03-01', payments: 1 });
  });

  it('leave out what is held, and count it from the release on', async () => {
    const treasury = open('a');
    const { sandbox, store } = treasury;
    sandbox.block(await pay(treasury, 'a'));
    await store.settle();
    expect((await figures(treasury)).income.at(-1)).toMatchObject({ payments: 0 });
    expect((await figures(treasury)).pending.transfers).toBe(0);
    await sandbox.advance(DAY);
    await treasury.ask('POST', '/orders/payment/a/release', { body: { reason: 'Looked at.' } });
    const [before, today] = (await figures(treasury, '?days=2')).income;
    expect([before?.payments, today?.payments, today?.amountUsd]).toEqual([0, 1, '20']);
  });

  it.each(['?days=0', '?days=91', '?timeZone=Mars/Olympus', '?timeZone=%2B01:00', '?day=1'])(
    'refuse %s',
    async (query) => {
      expect((await open('a').ask('GET', `/figures${query}`)).status).toBe(400);
    },
  );

  it('are null without an index, and no route without orders', async () => {
    const treasury = openTreasury({ ledger: { ...memoryLedger(), durability: 'disk' } });
    const answer = await treasury.ask('GET', '/figures');
    expect(figuresSchema.parse(answer.json).figures).toBeNull();
    expect((await openTreasury({ withoutOrders: true }).ask('GET', '/figures')).status).toBe(404);
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
  expect((await figures(treasury, '?days=7')).income[0]?.amountUsd).toBe('20');
  // Midnight of the sixth.
  const before = new Date(START + 4.5 * DAY);
  const { orders } = await purgeLedger({ ledger, before, now: treasury.sandbox.now });
  expect(orders).toBe(1);
  const { income } = await figures(treasury, '?days=7&timeZone=Etc/UTC');
  expect(income.map(({ day, known, amountUsd }) => `${day} ${String(known)} ${amountUsd}`)).toEqual(
    [
      ...['2026-03-01 false 0', '2026-03-02 false 0', '2026-03-03 false 0'],
      ...['2026-03-04 false 0', '2026-03-05 false 0', '2026-03-06 true 0', '2026-03-07 true 20'],
    ],
  );
});

/* Random histories against a recomputation that knows neither index nor entries. */

/** Around a midnight in UTC, and days apart. */
const MINUTES = [2, 15, 719, 720, 721, 2_000, 3_600];
const minutes = fc.constantFrom(...MINUTES);
const transfer = anyTransfer({
  kinds: ['seen', 'confirmed', 'confirmed', 'held'],
  amounts: ['5', '20', '26.000000000000000001'],
  values: ['0.1', '0.2', '20', null],
  minutes: MINUTES,
});
const release = fc
  .record({ order, hash: fc.constantFrom('aa', 'bb'), minute: minutes })
  .map(({ order: of, hash, minute }) =>
    event(of, 'released', `released:${hash}`, minute, {
      evidence: [`held:service_event:tron:${hash}:0`, `confirmed:service_event:tron:${hash}:0`],
      reason: 'said',
    }),
  );
const paid = fc
  .record({ order, minute: minutes })
  .map(({ order: of, minute }) => event(of, 'paid', 'paid', minute, { evidence: [] }));
const closed = order.map((of) => event(of, 'closed', 'closed', 100, { reason: 'said' }));

const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .oneof(
        { weight: 2, arbitrary: order.map(opened) },
        { weight: 2, arbitrary: order.map(quoted) },
        { weight: 6, arbitrary: transfer },
        { weight: 1, arbitrary: release },
        { weight: 1, arbitrary: paid },
        { weight: 1, arbitrary: closed },
      )
      .map((entry) => ({ do: 'append' as const, entry })),
  },
  { weight: 2, arbitrary: fc.nat(1).map((which) => ({ do: 'read' as const, which })) },
  { weight: 1, arbitrary: fc.constant({ do: 'rebuild' as const }) },
);

const NOW = START + 5 * DAY;
const REQUEST = { days: 7, timeZone: 'Europe/Berlin' };

/** Income by day, counted by hand: each transfer of the fold, on the day of the first word that settled it. */
async function plainIncome(ledger: Ledger): Promise<string[]> {
  const days = lastDays(NOW, REQUEST.timeZone, REQUEST.days);
  const lines: (readonly [string, string, DecimalString, DecimalString | null])[] = [];
  for (const name of ORDERS) {
    const events = await ledger.list({ stream: `order:${name}` });
    if (!events.some(({ kind }) => kind === 'opened')) continue;
    const state = foldCheckout(readCheckoutEvents(events), { tolerance: parseDecimal('0') });
    for (const one of state.transfers) {
      if (one.status !== 'confirmed') continue;
      const settled = events.find(({ kind, key, body }) => {
        if (kind === 'confirmed') return one.evidence.includes(key);
        const freed = kind === 'released' ? (body['evidence'] as string[]) : [];
        return events.some(
          (held) =>
            held.kind === 'held' && one.evidence.includes(held.key) && freed.includes(held.key),
        );
      });
      const day = days.find(
        ({ from, before }) => settled && settled.at >= from && settled.at < before,
      );
      // The price is one dollar a coin.
      const byQuote = one.counts === 'counted' ? one.amount : null;
      if (day) lines.push([day.day, one.currencyId, one.amount, one.amountUsd ?? byQuote]);
    }
  }
  return days.flatMap(({ day }) => {
    const own = lines.filter(([of]) => of === day);
    return [...new Set(own.map(([, id]) => id))].sort().map((id) => {
      const same = own.filter(([, of]) => of === id);
      const known = same.flatMap(([, , , usd]) => usd ?? []);
      const coins = addDecimal(...same.map(([, , amount]) => amount));
      const unvalued = same.length - known.length;
      return [day, id, same.length, coins, rounded(addDecimal(...known)), unvalued].join(' ');
    });
  });
}

/** A value that was divided out of a price has eight decimals. */
const rounded = (usd: DecimalString): string => usd.replace(/(\.\d{8})\d+$/, '$1');

const incomeLines = ({ income }: Figures): string[] =>
  income.flatMap(({ day, currencies }) =>
    [...currencies]
      .sort((a, b) => (a.currencyId < b.currencyId ? -1 : 1))
      .map((one) =>
        [
          ...[day, one.currencyId, one.payments, one.amount],
          ...[rounded(one.amountUsd), one.unvalued],
        ].join(' '),
      ),
  );

describe.each(twoInstances(connect, 800, 120))('sums in %s', (_, count, make) => {
  it(
    'equal a plain recomputation, whoever filled the index and however often it was rebuilt',
    { timeout: 240_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
          const pair = make();
          const [ledger] = pair;
          // Days before the first event are unknown, so there is one.
          const first = { stream: 'ready', key: 'a', kind: 'ready', at: timeOf(-30 * 1440) };
          await ledger.append({ ...first, body: {} });
          const readers = pair.map((one) => {
            const parts = { ledger: one, now: () => NOW };
            const search = createOrderSearch({
              ...parts,
              index: indexOf(one),
              reader: createOrderReader(one, () => Promise.resolve()),
              report: ({ error }) => {
                throw error;
              },
            });
            const currencies = () => Promise.resolve([]);
            return () => createFigures({ ...parts, search, currencies })(REQUEST);
          });
          for (const one of steps) {
            if (one.do === 'append') await ledger.append(one.entry);
            else if (one.do === 'read') await readers[one.which]?.();
            else {
              const index = indexOf(ledger);
              const { generation, form } = await index.progress();
              await index.restart({ generation, form });
            }
          }
          const expected = await plainIncome(ledger);
          for (const answer of await Promise.all(readers.map((read) => read()))) {
            if (!answer.figures) throw new Error('The index is not complete.');
            expect(incomeLines(answer.figures)).toEqual(expected);
          }
          for (const one of pair) await one.close?.();
        }),
        { numRuns: runs(count) },
      );
    },
  );
});

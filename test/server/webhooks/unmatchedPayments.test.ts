/** Payments that belong to no order: kept through purges, listed, told of and settled by a person. */
import { describe, expect, it } from 'vitest';
import type { Ledger } from '../../../src/ledger/ledger.js';
import { memoryLedger } from '../../../src/ledger/memoryLedger.js';
import { ledgerFiles } from '../../ledger/sqlLedgers.js';
import { purgeLedger } from '../../../src/treasury/server/purgeLedger.js';
import { createUnmatchedPayments } from '../../../src/server/webhooks/unmatchedPayments.js';
import { MINUTE, openStore, START } from '../openStore.js';
import { eventOf, unconfirmedEventOf } from './samples.js';

const DAY = 24 * 60 * MINUTE;
const FOREIGN = '3f0a5c0e-2f3c-4a38-9d7d-0d5b8f2f2a11';
const hash = (digit: number): string => String(digit).repeat(64);

function open(ledger: Ledger = memoryLedger()) {
  const store = openStore({ ledger });
  const payments = createUnmatchedPayments(ledger, store.sandbox.now);
  const count = async (reader = payments) => (await reader.list({ limit: 1 })).total;
  const idOf = async (txHash: string): Promise<string> => {
    const { payments: all } = await payments.list({ limit: 1_000 });
    return all.find((one) => one.txHash === txHash)?.id ?? '';
  };
  return { store, ledger, payments, count, idOf };
}

const connect = ledgerFiles();

describe('a payment to the address of a deleted order', () => {
  it('stays listed through purges, with its address, until it is settled', async () => {
    const [ledger] = connect();
    const { store, payments, idOf } = open(ledger);
    const { sandbox, handler } = store;
    const purge = (dryRun = false) =>
      purgeLedger({
        ...{ ledger, dryRun, now: sandbox.now },
        before: new Date(sandbox.now() - 40 * DAY),
      });
    const paid = await store.open('one', 'USDT.Tron');
    const first = store.pay(paid.checkout);
    sandbox.confirm(first);
    const closed = await store.open('two', 'USDT.Tron');
    await store.settle();
    await handler.closeOrder('1002', { reason: 'called off' });
    await sandbox.advance(41 * DAY);
    expect(await purge()).toMatchObject({ orders: 2, unmatched: 0 });

    const late = [paid, closed].map(({ checkout }) => store.pay(checkout, '20'));
    for (const txHash of late) sandbox.confirm(txHash);
    // The order had this one: it is no news.
    const again = sandbox.deliveries().find(({ body }) => body.includes(first));
    await store.deliver(again?.body ?? '');
    await store.settle();
    const addresses = [paid, closed].map(({ checkout }) => checkout.address?.address);
    const listed = async () =>
      (await createUnmatchedPayments(ledger, sandbox.now).list({ limit: 10 })).payments;
    expect(new Set((await listed()).map(({ txHash }) => txHash))).toEqual(new Set(late));
    expect(await listed()).toEqual(
      expect.arrayContaining(
        late.map((txHash, at) =>
          expect.objectContaining({
            ...{ txHash, status: 'confirmed', currencyId: 'USDT.Tron', amount: '20' },
            ...{ amountUsd: '20', address: addresses[at], settled: null },
          }),
        ),
      ),
    );

    await sandbox.advance(90 * DAY);
    expect(await purge(true)).toMatchObject({ unmatched: 2 });
    expect(await purge()).toMatchObject({ unmatched: 2 });
    expect(await listed()).toHaveLength(2);

    const id = await idOf(late[0] ?? '');
    await payments.settle(id, { by: 'ana', reason: 'refunded' });
    expect(await purge()).toMatchObject({ unmatched: 1 });
    expect(await payments.find(id)).toMatchObject({ settled: { by: 'ana', reason: 'refunded' } });
    await sandbox.advance(41 * DAY);
    await purge();
    const left = await ledger.list({ stream: 'orphans' });
    expect(new Set(left.map(({ body }) => body['txHash']))).toEqual(new Set([late[1]]));
    expect((await listed()).map(({ txHash }) => txHash)).toEqual([late[1]]);
  });

  it('is kept as well if the purge came while it was written', async () => {
    const ledger = memoryLedger();
    let isGone = false;
    const { store, count } = open({
      ...ledger,
      list: async (query) =>
        isGone && 'stream' in query && query.stream.startsWith('external:')
          ? []
          : ledger.list(query),
      async append(event) {
        isGone ||= event.kind === 'confirmed';
        return ledger.append(event);
      },
    });
    const { checkout } = await store.open('one', 'USDT.Tron');
    const txHash = store.pay(checkout);
    store.sandbox.confirm(txHash);
    await store.settle();
    expect(isGone).toBe(true);
    expect((await ledger.list({ stream: 'orphans' })).map(({ body }) => body['txHash'])).toContain(
      txHash,
    );
    expect(await count()).toBeLessThanOrEqual(1);
  });
});

describe('the list', () => {
  it('has each confirmed or held payment once, the newest first, page by page', async () => {
    const { store, payments } = open();
    for (const body of [
      unconfirmedEventOf(FOREIGN, { txHash: hash(1) }),
      unconfirmedEventOf(FOREIGN, { txHash: hash(2) }),
      eventOf(FOREIGN, { txHash: hash(2) }),
      // In another spelling, without the key of its output.
      eventOf(FOREIGN, { txHash: hash(2), uniq: '', at: '2026-03-01T12:00:11' }),
      eventOf(FOREIGN, { txHash: hash(3), type: 'PaymentAMLBlocked' }),
      eventOf(FOREIGN, { txHash: hash(4), uniq: '1' }),
      eventOf(FOREIGN, { txHash: hash(4), uniq: '2' }),
      eventOf('store_external_example', { txHash: 'tx_hash_example' }),
      eventOf(FOREIGN, { txHash: hash(5), type: 'PaymentReversed' }),
    ]) {
      await store.deliver(body);
      await store.sandbox.advance(1_000);
    }
    const pages: (readonly [string, string])[] = [];
    for (let after: number | null | undefined; after !== null;) {
      const page = await payments.list({ after, limit: 2 });
      expect(page.payments.length).toBeLessThanOrEqual(2);
      pages.push(...page.payments.map(({ txHash, status }) => [txHash[0] ?? '', status] as const));
      after = page.next;
    }
    expect(pages).toEqual([
      ['4', 'confirmed'],
      ['4', 'confirmed'],
      ['3', 'held'],
      ['2', 'confirmed'],
    ]);
    const { payments: all } = await payments.list({ limit: 9 });
    expect(all.at(-1)).toMatchObject({
      firstSeenAt: '2026-03-01T12:00:01.000Z',
      confirmedAt: '2026-03-01T12:00:02.000Z',
    });
  });

  it('lets go of a payment whose event came again and found its order', async () => {
    const { store, count, ledger } = open();
    await store.open('one');
    const orphan = eventOf(FOREIGN, { txHash: hash(6) });
    await store.deliver(orphan);
    expect(await count()).toBe(1);
    await ledger.append({
      ...{ stream: `external:${FOREIGN}`, key: 'link', kind: 'external_id' },
      ...{ at: new Date(START).toISOString(), body: { stream: 'order:1001' } },
    });
    await store.deliver(orphan);
    expect(await count()).toBe(0);
    expect(await count(createUnmatchedPayments(ledger, Date.now))).toBe(0);
  });

  it('tells apart what one transaction pays, with and without keys of its outputs', async () => {
    const { store, count } = open();
    const wallets = [FOREIGN, FOREIGN.replace('3', '4')];
    for (const wallet of wallets)
      for (const uniq of ['', '1', '2']) await store.deliver(eventOf(wallet, { uniq }));
    expect(await count()).toBe(4);
  });
});

describe('telling', () => {
  it('names each once, a minute after it came, and none that is settled', async () => {
    const { store, payments, idOf, ledger } = open();
    for (const digit of [1, 2, 3]) await store.deliver(eventOf(FOREIGN, { txHash: hash(digit) }));
    const untold = async (reader = payments) => (await reader.untold()).map(({ id }) => id);
    expect(await untold()).toEqual([]);
    await store.sandbox.advance(MINUTE);
    const [one, two, three] = [await idOf(hash(1)), await idOf(hash(2)), await idOf(hash(3))];
    expect(await untold()).toEqual([three, two, one]);
    await payments.noteTold(three);
    await payments.settle(two, { by: 'ana', reason: 'known' });
    expect(await untold()).toEqual([one]);
    // Another process, whose clock is behind, sees the same after its own minute.
    let now = START - DAY;
    const behind = createUnmatchedPayments(ledger, () => now);
    expect(await untold(behind)).toEqual([]);
    now += MINUTE;
    expect(await untold(behind)).toEqual([one]);
  });

  it('keeps the first settlement, and knows no other id', async () => {
    const { store, payments, idOf } = open();
    await store.deliver(eventOf(FOREIGN, { txHash: hash(1) }));
    const id = await idOf(hash(1));
    await payments.settle(id, { by: 'ana', reason: 'first' });
    expect(await payments.settle(id, { by: 'bo', reason: 'second' })).toMatchObject({
      settled: { by: 'ana', reason: 'first' },
    });
    expect(await payments.settle('0'.repeat(32), { by: 'ana', reason: 'x' })).toBeNull();
  });
});

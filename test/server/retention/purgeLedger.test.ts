/** Retention: what is over goes whole, and what remains means what it meant. */
import { describe, expect, it, vi } from 'vitest';
import type { CheckoutLink } from '../../../src/contract/checkout.js';
import type { CallbackEvent } from '../../../src/server/telling/storeCallbacks.js';
import { orderRowListSchema } from '../../../src/treasury/contract/orderList.js';
import { indexOfLedger } from '../../../src/treasury/index/indexOfLedger.js';
import { migrateLedger, withIndex } from '../../../src/treasury/index/orderIndexTables.js';
import { d1Ledger } from '../../../src/ledger/d1Ledger.js';
import type { SqlLedger } from '../../../src/ledger/sqlLedger.js';
import { purgeOrders } from '../../../src/server/retention/purgeOrders.js';
import { purgeLedger as purgeAt } from '../../../src/treasury/server/purgeLedger.js';
import type { PurgeOptions } from '../../../src/server/retention/checkPurge.js';
import { memoryLedger } from '../../../src/ledger/memoryLedger.js';
import { fakeD1 } from '../../ledger/fakeD1.js';
import { ledgerFiles, wasmLedgers } from '../../ledger/sqlLedgers.js';
import { codeOf, MINUTE, openStore, START } from '../openStore.js';
import { spoil } from '../service/spoil.js';
import { openTreasury } from '../../treasury/server/openTreasury.js';
import { fillSurplus, JUDGED, REFUNDS, UNJUDGED } from './surplus.js';

const HOUR = 60 * MINUTE;
/** Long after everything that happens here. */
const now = () => START + 100 * HOUR;
const purgeLedger = (options: PurgeOptions) => purgeAt({ now, ...options });
const names = ['paid', 'closed', 'open', 'held', 'owed', 'short', 'untold', 'recent', '1', '1:2'];
const orders = {
  ...Object.fromEntries(names.map((name) => [name, { orderId: name, amountUsd: '20' }])),
  customer: { customerId: 'c-7' },
};

const said = (stream: string) => ({ stream, at: new Date(START + MINUTE).toISOString() });

/** A store with an order in each state; everything but `recent` is an hour old. */
async function fill(ledger: SqlLedger) {
  const onPaid = ({ reference }: { reference: string }) => {
    if (reference === 'owed') throw new Error('The shop is down.');
  };
  const store = openStore({ orders, ledger, handler: { onPaid, onStatusChange: () => undefined } });
  const settlePayment = async (name: string, end: 'confirm' | 'block') => {
    const { token } = await store.open(name, 'USDT.Tron');
    const txHash = store.pay(await store.read(token), name === 'customer' ? '5' : undefined);
    await store.settle();
    store.sandbox[end](txHash);
    await store.settle();
  };
  await settlePayment('paid', 'confirm');
  await settlePayment('owed', 'confirm');
  await settlePayment('held', 'block');
  await settlePayment('customer', 'confirm');
  await settlePayment('1', 'confirm');
  await settlePayment('1:2', 'confirm');
  await store.open('open', 'BTC.Bitcoin');
  await store.open('closed', 'BTC.Bitcoin');
  await store.handler.closeOrder('closed', { reason: 'called off' });
  const { checkout } = await store.open('short', 'USDT.Tron');
  store.sandbox.confirm(store.pay(checkout, '5'));
  await store.settle();
  await store.handler.closeOrder('short', { reason: 'given up' });
  await store.open('untold', 'BTC.Bitcoin');
  await store.sandbox.sendTest('PaymentReceived');
  await store.settle();
  await store.sandbox.advance(HOUR);
  await settlePayment('recent', 'confirm');
  // Paid by the word of an instance that ended before it called anybody.
  const body = { reason: 'cash' };
  await ledger.append({ ...said('order:untold'), key: 'marked_paid', kind: 'marked_paid', body });
  return store;
}

const before = new Date(START + 30 * MINUTE);
const KEPT = { open: 0, held: 0, partPaid: 0, unjudged: 0, owed: 0 };
const NOTHING = {
  orders: 0,
  unopened: 0,
  events: 0,
  claims: 0,
  audit: 0,
  unreadable: 0,
  unmatched: 0,
  kept: KEPT,
};
const WITH_ONE_OPEN = { ...NOTHING, kept: { ...KEPT, open: 1 } };
const STAY = [
  'customer:c-7',
  ...['held', 'open', 'owed', 'recent', 'short', 'untold'].map((name) => `order:${name}`),
];

async function everything(ledger: SqlLedger) {
  const events = await ledger.list({ after: 0, limit: 100_000 });
  const claims = await ledger.db
    .selectFrom('till_claims')
    .selectAll()
    .orderBy('effect')
    .orderBy('attempt')
    .execute();
  return { events, claims };
}

const idOf = (number: number): string => `5b6f6f0e-6d0b-4c62-9d5f-0a4b7f3f1c1${String(number)}`;
/** Given up; given up at the service. */
const OVER = [idOf(1), idOf(2)];
/** Only drafted; sent, and on its way; of unknown outcome; over for a moment only; unreadable. */
const UNSETTLED = [3, 4, 5, 6, 7].map(idOf);

/** A back office with a withdrawal in each state; everything but what ends the sixth is an hour old. */
async function fillAudit(ledger: SqlLedger) {
  const treasury = openTreasury({ ledger });
  const change = async (method: string, path: string, body: unknown = {}) => {
    expect([path, (await treasury.ask(method, path, { body })).status]).toEqual([path, 200]);
  };
  for (let number = 1; number <= 7; number += 1) {
    const addressTo = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
    const draft = { id: idOf(number), currencyId: 'USDT.Tron', amount: '1', addressTo };
    await change('POST', '/withdrawals', draft);
  }
  await change('DELETE', `/withdrawals/${idOf(1)}`);
  await change('POST', `/withdrawals/${idOf(2)}/sending`);
  await change('DELETE', `/withdrawals/${idOf(2)}`);
  await change('POST', `/withdrawals/${idOf(4)}/sending`);
  treasury.failures.set('createWithdrawal', () => Promise.reject(new Error('cut off')));
  await change('POST', `/withdrawals/${idOf(5)}/sending`);
  await change('DELETE', `/withdrawals/${idOf(7)}`);
  const at = new Date(START).toISOString();
  const stream = `withdrawal:${idOf(7)}`;
  await ledger.append({ stream, key: 'later', kind: 'withdrawal_sent', at, body: { form: 'new' } });
  await treasury.store.open('one');
  await change('POST', '/orders/payment/1001/release', { reason: 'nothing held' });
  const stranger = () => treasury.ask('GET', '/session', { as: '' });
  await stranger();
  expect((await treasury.ask('GET', '/activity')).status).toBe(200);
  await treasury.sandbox.advance(HOUR);
  await change('DELETE', `/withdrawals/${idOf(6)}`);
  await stranger();
  return treasury;
}

const mailsOf = (...references: readonly string[]) =>
  Object.fromEntries(
    references.map((orderId) => [
      orderId,
      { orderId, amountUsd: '20', email: `${orderId}@x.example` },
    ]),
  );

/** A back office whose store keeps e-mails, and what its list finds. */
function openMails(ledger: SqlLedger, orders: ReturnType<typeof mailsOf>) {
  const treasury = openTreasury({ ledger, store: { orders, handler: { keepEmail: true } } });
  const found = async (query: string) => {
    const { json } = await treasury.ask('GET', `/orders/search${query}`);
    const rows = orderRowListSchema.parse(json).orders;
    return rows.map(({ reference, email }) => `${reference} ${String(email)}`);
  };
  return { store: treasury.store, found };
}

const describePurge = (name: string, make: () => Promise<SqlLedger>) =>
  describe(`purgeLedger on ${name}`, () => {
    it('takes purged orders and old e-mails out of the index of orders', async () => {
      const ledger = await make();
      const { store, found } = openMails(ledger, mailsOf('paid', 'open'));
      for (const name of ['paid', 'open']) await store.open(name, 'USDT.Tron');
      await store.handler.markPaid('paid', { reason: 'cash' });
      expect(await found('?q=paid%40x')).toEqual(['paid paid@x.example']);
      await store.sandbox.advance(HOUR);
      await purgeLedger({ ledger, before });
      expect(await found('')).toEqual(['open open@x.example']);
      expect(
        await withIndex(ledger.db).selectFrom('till_orders').select('stream').execute(),
      ).toEqual([{ stream: 'order:open' }]);
      await purgeLedger({ ledger, before, emailsBefore: before });
      expect(await found('')).toEqual(['open null']);
      expect(await found('?q=open%40x')).toEqual([]);
      const terms = await withIndex(ledger.db)
        .selectFrom('till_order_terms')
        .select('term')
        .execute();
      expect(terms.map(({ term }) => term)).toContain('open');
      expect(JSON.stringify([terms, await everything(ledger)])).not.toContain('@x.example');
    });

    it('keeps an e-mail that was changed and changed back, until its last event is old', async () => {
      const ledger = await make();
      const order = { orderId: 'one', amountUsd: '20', email: 'ana@x.example' };
      const { store, found } = openMails(ledger, { one: order });
      for (const next of ['ana@x.example', 'bo@x.example', 'ANA@x.example', 'ana@x.example']) {
        order.email = next;
        await store.open('one');
        await found('');
        await store.sandbox.advance(HOUR);
      }
      const until = (hours: number) => new Date(START + hours * HOUR - 1);
      await purgeLedger({ ledger, before, emailsBefore: until(1) });
      expect(await found('?q=ana%40x')).toEqual(['one ana@x.example']);
      expect(await found('?q=bo%40x')).toEqual(['one ana@x.example']);
      await purgeLedger({ ledger, before, emailsBefore: until(3) });
      expect(await found('?q=ana%40x')).toEqual(['one ana@x.example']);
      expect(await found('?q=bo%40x')).toEqual([]);
      await purgeLedger({ ledger, before, emailsBefore: until(4) });
      expect(await found('')).toEqual(['one null']);
      expect(await found('?q=ana%40x')).toEqual([]);
    });

    it('leaves no row and no e-mail that a process wrote while they were deleted', async () => {
      const ledger = await make();
      const { store } = openMails(ledger, mailsOf('gone', 'mail'));
      for (const name of ['gone', 'mail']) await store.open(name);
      const orderIndex = indexOfLedger(ledger);
      if (!orderIndex) throw new Error('This ledger has no index.');
      const write = vi.spyOn(orderIndex, 'write');
      await openTreasury({ ledger }).ask('GET', '/orders/search');
      const batches = write.mock.calls.map(([batch]) => batch);
      expect(batches.flatMap(({ rows }) => rows)).not.toEqual([]);

      // The events are deleted first, so that a process which read them before still writes.
      await ledger.db.deleteFrom('till_events').where('stream', '=', 'order:gone').execute();
      await ledger.db.deleteFrom('till_events').where('kind', '=', 'customer').execute();
      for (const batch of batches) await orderIndex.write(batch);
      const rowsOf = () =>
        withIndex(ledger.db).selectFrom('till_orders').select('stream').execute();
      expect(await rowsOf()).toEqual([{ stream: 'order:mail' }]);
      await purgeLedger({ ledger, before, emailsBefore: before });
      const terms = await withIndex(ledger.db)
        .selectFrom('till_order_terms')
        .select('term')
        .execute();
      const rows = await withIndex(ledger.db).selectFrom('till_orders').selectAll().execute();
      expect(JSON.stringify([terms, rows])).not.toContain('@x.example');
      expect(terms.map(({ term }) => term)).toContain('mail');
    });

    it('takes out what is paid or closed and old, whole, and changes nothing else', async () => {
      const ledger = await make();
      const store = await fill(ledger);
      const was = await everything(ledger);
      const tally = await purgeLedger({ ledger, before, dryRun: true });
      expect(await everything(ledger)).toEqual(was);

      // Of a store without `onPaid`, what was never told goes, too.
      const untold = await purgeLedger({ ledger, before, dryRun: true, onPaid: false });
      expect(untold.orders).toBe(tally.orders + 1);

      const report = await purgeLedger({ ledger, before });
      const all = await everything(ledger);
      // That orders were deleted is noted, because their income is in no figure any more.
      const isNote = ({ stream }: { readonly stream: string }) =>
        /^(?:retention$|purged:)/u.test(stream);
      const notes = all.events.filter(isNote);
      expect(notes.filter(({ kind }) => kind === 'purged').map(({ body }) => body)).toEqual([
        { before: before.toISOString() },
      ]);
      // Of each paid order the addresses and hashes stay, and nothing that says whose it was.
      expect(notes.filter(({ kind }) => kind === 'purged_wallet')).toHaveLength(4);
      expect(JSON.stringify(notes)).not.toMatch(/order:|example/u);
      const now = { ...all, events: all.events.filter((one) => !isNote(one)) };
      expect(report.orders).toBe(4);
      expect(tally.orders).toBe(4);
      expect(report.events).toBe(was.events.length - now.events.length);
      expect(report.claims).toBe(was.claims.length - now.claims.length);

      const streams = [...new Set(now.events.map(({ stream }) => stream))];
      expect(streams.filter((stream) => !stream.startsWith('external:')).sort()).toEqual(STAY);
      // Nothing of what remains was touched, down to the row, and nothing leads to what is gone.
      const remains = was.events.filter(
        ({ stream, body }) =>
          streams.includes(stream) && STAY.includes(String(body['stream'] ?? stream)),
      );
      expect(now.events).toEqual(remains);
      const gone = /^on\w+:order:(paid|closed|1|1:2)(:(?!2)|$)/;
      const isGone = (effect: string): boolean =>
        effect.startsWith('wallet:')
          ? !streams.includes(effect.replace('wallet:', 'external:'))
          : gone.test(effect);
      expect(now.claims).toEqual(was.claims.filter(({ effect }) => !isGone(effect)));
      expect(now.claims.map(({ effect }) => effect)).toContain('onPaid:order:owed');

      const kept = { open: 1, held: 1, partPaid: 1, unjudged: 0, owed: 2 };
      expect(await purgeLedger({ ledger, before })).toEqual({ ...NOTHING, kept });
      await store.settle();
    });

    it('leaves the state of every remaining checkout as it was, and pays nothing twice', async () => {
      const ledger = await make();
      const store = await fill(ledger);
      const states = async () => {
        const references = ['open', 'held', 'owed', 'recent', { customerId: 'c-7' }] as const;
        return Promise.all(
          references.map(async (reference) => {
            const checkout = await store.handler.getCheckout(reference);
            return { ...checkout, serverTime: null, lastCheckedAt: null };
          }),
        );
      };
      const was = await states();
      await purgeLedger({ ledger, before });
      expect(await states()).toEqual(was);

      // An event that is sent again names an order that is gone: kept apart, credited to no order.
      const count = () => ledger.list({ stream: 'orphans' });
      expect(await count()).toHaveLength(0);
      const paid = store.sandbox.deliveries().find(({ kind }) => kind === 'PaymentReceived');
      expect((await store.deliver(paid?.body ?? '')).json).toEqual({ success: true });
      expect(await count()).toHaveLength(1);
      expect(await store.handler.getCheckout('paid')).toBeNull();
    });

    it('takes out an order of which a status was not told, once a later one was, with its claims', async () => {
      const ledger = await make();
      const down = new Set<string>();
      const onStatusChange = ({ reference, checkout }: CallbackEvent) => {
        if (down.has(`${reference} ${checkout.progress}`)) throw new Error('The shop is down.');
      };
      const store = openStore({ orders, ledger, handler: { onStatusChange } });
      const pay = async (name: string) => {
        const { checkout } = await store.open(name, 'USDT.Tron');
        const txHash = store.pay(checkout);
        await store.settle();
        store.sandbox.confirm(txHash);
        await store.settle();
      };
      down.add('paid detected').add('short confirmed').add('1:2 confirmed');
      for (const name of ['paid', 'recent', 'short', '1', '1:2']) await pay(name);
      // Granted, and no longer called for by then: of another number than all that were told.
      const effect = 'onStatusChange:order:recent:2:detected+held';
      const claim = { effect, attempt: 1, claimId: 'c', now: START, leaseUntil: START + MINUTE };
      expect(await ledger.claim(claim)).toMatchObject({ outcome: 'granted' });
      // An order whose last status is still owed stays, and not the one that looks like a part of it.
      const stay = ['short:1:confirmed+paid', '1:2:1:confirmed+paid'];
      const later = new Date(START + 9 * HOUR);
      const purge = (dryRun = false) => purgeLedger({ ledger, before: later, dryRun });
      expect(await purge(true)).toMatchObject({ orders: 3 });
      expect(await purge()).toMatchObject({ orders: 3, claims: 10 });
      expect(await ledger.list({ stream: 'order:paid' })).toEqual([]);
      const left = (await everything(ledger)).claims.map((one) => one.effect);
      expect(left).toEqual(
        expect.arrayContaining(stay.map((name) => `onStatusChange:order:${name}`)),
      );
      expect(left.filter((one) => /:order:(paid|recent):/.test(one))).toEqual([]);

      down.clear();
      await store.sandbox.advance(HOUR);
      expect(await store.handler.reconcile()).toMatchObject({ owed: 0 });
      expect(await purge()).toMatchObject({ orders: 2 });
      expect((await everything(ledger)).claims).toEqual([]);
    });

    it('takes out two orders of which one has a call that looks like the other’s', async () => {
      const ledger = await make();
      const store = openStore({ orders, ledger, handler: { onStatusChange: () => undefined } });
      for (const name of ['1', '1:2']) {
        const { checkout } = await store.open(name, 'USDT.Tron');
        for (const amount of ['5', '15']) {
          const txHash = store.pay(checkout, amount);
          await store.settle();
          store.sandbox.confirm(txHash);
          await store.settle();
        }
      }
      const effects = (await everything(ledger)).claims.map(({ effect }) => effect);
      expect(effects.some((effect) => /^onStatusChange:order:1:2:[a-z]/.test(effect))).toBe(true);
      const later = new Date(START + 9 * HOUR);
      expect(await purgeLedger({ ledger, before: later })).toMatchObject({ orders: 2 });
      expect((await everything(ledger)).claims).toEqual([]);
    });

    it('keeps the newest note of how far the orders were settled, of each kind', async () => {
      const ledger = await make();
      const at = new Date(START).toISOString();
      for (const kind of ['settled:1:onPaid:0', 'settled:1::0']) {
        for (const upTo of [1, 2, 3]) {
          const key = `${kind}:${String(upTo)}`;
          const body = { upTo, unsettled: [], open: [] };
          await ledger.append({ stream: 'settled', key, kind, at, body });
        }
      }
      expect(await purgeLedger({ ledger, before: new Date(START) })).toMatchObject({ events: 4 });
      const left = await ledger.list({ stream: 'settled' });
      expect(left.map(({ body }) => body['upTo'])).toEqual([3, 3]);
    });

    it('leaves a paid order while money in it is not judged, unless the store says so', async () => {
      const ledger = await make();
      await fillSurplus(ledger);
      const opened = async () => {
        const events = await ledger.list({ after: 0, limit: 1_000, kind: 'opened' });
        return events.map(({ stream }) => stream.slice('order:'.length)).sort();
      };
      const was = await everything(ledger);
      const later = new Date(START + 99 * HOUR);
      const expected = { orders: JUDGED.length, kept: { ...KEPT, unjudged: UNJUDGED.length } };
      const counted = await purgeLedger({ ledger, before: later, dryRun: true });
      expect(counted).toMatchObject(expected);
      expect(await everything(ledger)).toEqual(was);
      expect(await purgeLedger({ ledger, before: later })).toMatchObject(expected);
      expect(await opened()).toEqual([...UNJUDGED].sort());
      // Nothing was taken of what stays, nor of what went back.
      for (const stream of [...UNJUDGED.map((name) => `order:${name}`), ...REFUNDS]) {
        const events = was.events.filter((event) => event.stream === stream);
        expect([stream, await ledger.list({ stream })]).toEqual([stream, events]);
      }

      const all = await purgeLedger({ ledger, before: later, unjudged: true });
      expect(all).toMatchObject({ orders: UNJUDGED.length, kept: KEPT });
      expect(await opened()).toEqual([]);
    });

    it('keeps every surplus without the back office, and does nothing beside its tables', async () => {
      const ledger = await make();
      await fillSurplus(ledger);
      const email = { email: 'ana@x.example' };
      await ledger.append({ ...said('order:over'), key: 'e', kind: 'customer', body: email });
      const later = new Date(START + 99 * HOUR);
      const alone = { ledger, before: later, emailsBefore: later, now };
      expect(await purgeOrders(alone)).toMatchObject({
        ...{ orders: JUDGED.length - 1 },
        kept: { ...KEPT, unjudged: UNJUDGED.length + 1 },
      });
      expect(await ledger.list({ after: 0, kind: 'customer' })).toEqual([]);
      await migrateLedger(ledger.db);
      const was = await everything(ledger);
      const all = { ...alone, unjudged: true };
      await expect(purgeOrders(all)).rejects.toThrow(/tables of the back office \(till_order_/);
      expect(await everything(ledger)).toEqual(was);
    });

    it('leaves an order that it cannot read, counts it, and goes on with the others', async () => {
      const ledger = await make();
      await fill(ledger);
      await spoil(ledger, 'order:closed');
      const tally = { orders: 3, unreadable: 1 };
      expect(await purgeLedger({ ledger, before, dryRun: true })).toMatchObject(tally);
      expect(await purgeLedger({ ledger, before })).toMatchObject({ orders: 3, unreadable: 1 });
      expect((await ledger.list({ stream: 'order:closed' })).length).toBeGreaterThan(0);
    });

    it('takes nothing for a time that is still to come, or that is none', async () => {
      const ledger = await make();
      const store = openStore({ orders, ledger });
      await store.open('paid');
      await store.handler.markPaid('paid', { reason: 'cash' });
      const was = await everything(ledger);
      const purge = (given: unknown) => purgeAt(given as PurgeOptions);
      const tomorrow = new Date(START + 24 * HOUR);
      const clock = { now: () => START };
      for (const [given, sentence] of [
        [{ ledger, before: tomorrow, ...clock }, /`before`.*still to come.*Nothing was taken/s],
        [
          { ledger, before, auditBefore: tomorrow, now: () => +before },
          /`auditBefore`.*still to come/s,
        ],
        [{ ledger, before: new Date(Date.now() + HOUR) }, /still to come/],
        [{ ledger }, /`before` of purgeLedger must be a Date, such as/],
        [{ ledger, before: '2020-01-01' }, /`before` of purgeLedger must be a Date/],
        [{ ledger, before: 1 }, /`before` of purgeLedger must be a Date/],
        [{ ledger, before: null }, /`before` of purgeLedger must be a Date/],
        [{ ledger, before: new Date('soon') }, /`before` of purgeLedger must be a Date/],
        [{ ledger, before, auditBefore: 'x' }, /`auditBefore` of purgeLedger must be a Date/],
        [{ ledger, before, dryrun: true }, /no option `dryrun`.*Did you mean `dryRun`\?/s],
        [{ ledger, before, unjudged: 'false' }, /`unjudged` of purgeLedger must be true or false/],
        [{ before }, /`ledger` of purgeLedger must be a ledger in tables/],
        [{ ledger: memoryLedger(), before }, /`ledger` of purgeLedger must be a ledger in tables/],
        [undefined, /purgeLedger was called without its options/],
      ] as const) {
        const refused = purge(given);
        await expect(refused).rejects.toThrow(RangeError);
        await expect(refused).rejects.toThrow(sentence);
      }
      expect(await everything(ledger)).toEqual(was);
    });

    it('takes out old entries of the audit, but none of a withdrawal that is not long over', async () => {
      const ledger = await make();
      const treasury = await fillAudit(ledger);
      const was = await everything(ledger);
      // Unless the store names a time for it, the audit is left alone.
      const tomorrow = new Date(START + 9 * HOUR);
      expect(await purgeLedger({ ledger, before: tomorrow })).toEqual(WITH_ONE_OPEN);
      expect(await everything(ledger)).toEqual(was);
      const auditBefore = new Date(Number.NaN);
      await expect(purgeLedger({ ledger, before, auditBefore })).rejects.toThrow(RangeError);
      const counted = await purgeLedger({ ledger, before, auditBefore: before, dryRun: true });
      expect(await everything(ledger)).toEqual(was);

      const report = await purgeLedger({ ledger, before, auditBefore: before });
      expect(report).toEqual(counted);
      const now = await everything(ledger);
      const goneFrom = (events: typeof was.events) =>
        events.filter(({ sequence }) => now.events.every((event) => event.sequence !== sequence));
      const gone = goneFrom(was.events);
      expect(gone).toHaveLength(report.audit);
      expect(new Set(gone.map(({ stream }) => stream))).toEqual(new Set(['treasury:audit']));
      expect(now.claims).toEqual(was.claims);
      expect(new Set(gone.map(({ body }) => body['target']))).toEqual(
        new Set([null, 'payment:1001', ...OVER]),
      );
      expect(gone.every(({ at }) => at < before.toISOString())).toBe(true);
      // Of what stays, nothing is missing: whole stories of withdrawals, and all that is newer.
      const stays = await treasury.audit();
      for (const id of UNSETTLED) {
        const about = (events: typeof stays) => events.filter(({ body }) => body['target'] === id);
        expect(about(stays)).toEqual(about(was.events));
        expect(about(stays).length).toBeGreaterThan(0);
      }
      expect(stays.map(({ body }) => body['target'])).toContain(null);

      // The reader heard of all of them before, and its pages have no holes.
      const { json } = await treasury.ask('GET', '/activity?kind=act&limit=200');
      expect((json as { entries: unknown[] }).entries.length).toBeGreaterThan(0);
      expect(await purgeLedger({ ledger, before, auditBefore: before })).toEqual(WITH_ONE_OPEN);

      await treasury.ask('DELETE', `/withdrawals/${idOf(3)}`, { body: {} });
      const later = new Date(START + 9 * HOUR);
      await purgeLedger({ ledger, before, auditBefore: later });
      const left = new Set((await treasury.audit()).map(({ body }) => body['target']));
      expect(left).toEqual(new Set([idOf(4), idOf(5), idOf(7)]));
    });

    it('takes out what is noted of links that are over, and keeps the others used', async () => {
      const ledger = await make();
      const page = 'https://shop.example/pay';
      const store = openStore({ orders, ledger, handler: { handOff: { page } } });
      const terms = { orderId: 'open', amountUsd: '20' };
      const use = async (link: string) => {
        const order = new URLSearchParams(new URL(link).hash.slice(1)).get('till-order') ?? '';
        return codeOf(await store.ask('POST', '/checkouts', { body: { order } }));
      };
      const old = await store.handler.resumeLink(terms, { page, expiresInMs: MINUTE });
      const living = await store.handler.resumeLink(terms, { page, expiresInMs: HOUR });
      expect([await use(old), await use(living)]).toEqual([undefined, undefined]);
      const claims = async () =>
        (await everything(ledger)).claims.filter(({ effect }) => !effect.startsWith('wallet:'))
          .length;
      await purgeLedger({ ledger, before, dryRun: true });
      expect(await claims()).toBe(2);

      expect(await purgeLedger({ ledger, before })).toMatchObject({ orders: 0, claims: 1 });
      expect(await claims()).toBe(1);
      expect(await use(living)).toBe('link_used');

      const toPhone = async () => {
        const { token } = await store.open('open');
        const answer = await store.ask('POST', '/checkout/link', { token, body: {} });
        return (answer.json as CheckoutLink).url;
      };
      const early = await toPhone();
      await store.sandbox.advance(40 * MINUTE);
      const late = await toPhone();
      await purgeLedger({ ledger, before });
      expect([await use(early), await use(late)]).toEqual(['forbidden', undefined]);
      expect(await ledger.list({ after: 0, kind: 'link_stored' })).toHaveLength(1);
    });
  });

const connect = ledgerFiles();
const { make: makePostgres } = wasmLedgers();
describePurge('SQLite', async () => connect()[0]);
describePurge('D1', async () => d1Ledger({ database: fakeD1() }));
describePurge('PostgreSQL', makePostgres);

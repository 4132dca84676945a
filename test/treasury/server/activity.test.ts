/** Activity in the back office: one list of webhooks, what the shop was told and staff's acts; details, repeats, files. */
import { describe, expect, it } from 'vitest';
import {
  activityDetailSchema,
  activityListSchema,
  repeatedNotificationSchema,
} from '../../../src/treasury/contract/activity.js';
import { taskListSchema } from '../../../src/treasury/contract/tasks.js';
import type { CallbackEvent } from '../../../src/server/telling/storeCallbacks.js';
import type { Ledger } from '../../../src/ledger/ledger.js';
import { memoryLedger } from '../../../src/ledger/memoryLedger.js';
import { createOutbox } from '../../../src/serve/notifications/outbox.js';
import { codeOf, MINUTE, START } from '../../server/openStore.js';
import { eventOf } from '../../server/webhooks/samples.js';
import { openTreasury } from './openTreasury.js';
import { readCsv } from './readCsv.js';

const REASON = { reason: 'The shop lost it.' };

/** A store with paid orders whose code was told, or fails. */
async function paidStore(count = 1) {
  const told: CallbackEvent[] = [];
  const code = { fails: false };
  const orders = Object.fromEntries(
    Array.from({ length: count }, (_, at) => {
      const orderId = String(1001 + at);
      return [orderId, { orderId, amountUsd: '49.00' }];
    }),
  );
  const treasury = openTreasury({
    store: {
      orders,
      handler: {
        onPaid(event) {
          if (code.fails) throw new Error('https://user:secret@shop.example is down');
          told.push(event);
        },
        onStatusChange: () => undefined,
      },
    },
  });
  const { store, ask } = treasury;
  async function pay(handle: string) {
    const opened = await store.open(handle, 'USDT.Tron');
    const txHash = store.pay(opened.checkout);
    store.sandbox.confirm(txHash);
    await store.drain();
    return txHash;
  }
  const read = async (query = '') =>
    activityListSchema.parse((await ask('GET', `/activity${query}`)).json);
  const notifications = async (query = '') =>
    (await read(`?kind=notification${query}`)).entries.flatMap(
      ({ notification }) => notification ?? [],
    );
  const onPaid = async () => {
    const found = (await notifications()).find(({ name }) => name === 'onPaid');
    if (!found) throw new Error('onPaid is not in the list.');
    return found;
  };
  const open = async (id: number) =>
    activityDetailSchema.parse((await ask('GET', `/activity/${String(id)}`)).json);
  return { ...treasury, told, code, pay, read, notifications, onPaid, open };
}

/** A store whose one order is paid, and the id of the call that told it so. */
async function told() {
  const shop = await paidStore();
  await shop.pay('1001');
  return { shop, id: (await shop.onPaid()).id };
}

/** Writes an event as it is. */
const write = (ledger: Ledger, kind: string, stream: string, key: string, body: object) =>
  ledger.append({
    ...{ stream, key, kind, at: new Date(START).toISOString() },
    body: body as Record<string, string>,
  });

describe('the list', () => {
  it('is everything that happened, newest first, page by page, without hashes of bodies', async () => {
    const shop = await paidStore(3);
    for (const handle of ['1001', '1002', '1003']) await shop.pay(handle);
    await shop.ask('POST', '/orders/payment/1001/payment', { body: REASON });
    const all = await shop.read('?limit=200');
    expect(all.entries[0]).toMatchObject({
      kind: 'act',
      act: { who: 'owner', action: 'markPaid' },
    });
    const paged: number[] = [];
    for (let after: number | null = 9_999; after !== null;) {
      const page = await shop.read(`?limit=2&after=${String(after)}`);
      paged.push(...page.entries.map(({ id }) => id));
      after = page.next;
    }
    expect(paged).toEqual(all.entries.map(({ id }) => id));
    const { deliveries } = await shop.store.handler.listDeliveries();
    const webhooks = all.entries.filter(({ kind }) => kind === 'webhook').map(({ id }) => id);
    expect(webhooks.toReversed()).toEqual(deliveries.map(({ id }) => id));
    const told = all.entries.filter(({ notification }) => notification?.name === 'onPaid');
    expect(told.map(({ notification }) => notification?.order?.reference)).toEqual([
      ...['1003', '1002', '1001'],
    ]);
    expect(shop.answers.map(({ text }) => text).join('')).not.toContain('bodyHash');
  });

  it('is found by order, hash and address, with true numbers', async () => {
    const shop = await paidStore(2);
    const opened = await shop.store.open('1001', 'USDT.Tron');
    const address = opened.checkout.address?.address ?? '';
    expect(address).not.toBe('');
    const hash = await shop.pay('1001');
    await shop.pay('1002');
    const all = await shop.read();
    expect(all.counts).toMatchObject({ all: all.entries.length, act: 0, failed: 0 });
    const short = `${hash.slice(0, 6)}…${hash.slice(-4)}`;
    for (const q of ['1001', 'Order 1001', '#1001', hash, hash.slice(0, 12), short, address]) {
      const { entries, total, counts } = await shop.read(`?q=${encodeURIComponent(q)}`);
      expect(entries.length).toBeGreaterThan(0);
      expect([total, counts.all]).toEqual([entries.length, entries.length]);
      const about = entries.map(
        ({ webhook, notification }) => webhook?.order ?? notification?.order,
      );
      expect(new Set(about.map((order) => order?.reference))).toEqual(new Set(['1001']));
    }
    expect((await shop.read('?q=100')).entries).toHaveLength(all.entries.length);
    expect((await shop.read('?q=nothing')).entries).toEqual([]);
    const other = encodeURIComponent(`${hash.slice(0, 6)}…zzzz`);
    expect((await shop.read(`?q=${other}`)).entries).toEqual([]);
    const { counts } = await shop.read('?kind=webhook');
    expect(counts).toEqual(all.counts);
  });

  it.each([
    ...['?after=-1', '?after=x', '?limit=0', '?limit=201', '?kind=orphan', '?only=good'],
    ...['?from=yesterday', '?from=2026-13-01T00:00:00.000Z', `?q=${'x'.repeat(501)}`, '?q=a&q=b'],
    ...['?person=owner', '?outcome=good', '?action=a-b', '?who='],
  ])('%s is refused', async (query) => {
    const shop = await paidStore();
    expect(codeOf(await shop.ask('GET', `/activity${query}`))).toBe('bad_request');
  });

  it('finds by an order what staff did about its refunds, and not about those of others', async () => {
    const shop = await paidStore(2);
    const addressTo = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
    const refunds = { '1001': 'aaaa', '1002': 'bbbb' };
    for (const [reference, end] of Object.entries(refunds)) {
      const refundOf = { kind: 'payment', reference };
      const id = `00000000-0000-4000-8000-00000000${end}`;
      const body = { id, currencyId: 'USDT.Tron', amount: '1', addressTo, refundOf };
      expect((await shop.ask('POST', '/withdrawals', { body })).status).toBe(200);
      expect((await shop.ask('DELETE', `/withdrawals/${id}`, { body: {} })).status).toBe(200);
    }
    const { entries } = await shop.read('?kind=act&q=1001');
    expect(entries.map(({ act }) => [act?.action, act?.target?.slice(-4)])).toEqual([
      ['deleteWithdrawal', 'aaaa'],
      ['draftWithdrawal', 'aaaa'],
    ]);
    expect((await shop.read('?kind=act&q=100')).entries).toHaveLength(0);
  });

  it('shows what a newer version wrote without its words, and everything else', async () => {
    const { shop } = await told();
    const before = (await shop.read()).total;
    await write(shop.ledger, 'notification', 'notification:later', 'k', { shape: 'of tomorrow' });
    await write(shop.ledger, 'treasury_audit', 'treasury:audit', 'k', {});
    // Neither is an event of that kind in another stream.
    await write(shop.ledger, 'treasury_audit', 'x', 'k', { who: 'forged' });
    const { entries } = await shop.read();
    const nobody = { who: null, action: 'unknown', outcome: 'unknown', reason: null };
    expect(entries.slice(0, 2)).toEqual([
      expect.objectContaining({ kind: 'act', act: expect.objectContaining(nobody) as unknown }),
      { id: expect.any(Number) as number, at: entries[1]?.at, kind: 'notification' },
    ]);
    // From then on notifications stand for the callbacks that keep them.
    expect(before).toBeGreaterThan(entries.length - 2);
    expect((await shop.open(entries[1]?.id ?? 0)).entry).toEqual(entries[1]);
  });

  it('of a store without orders is what staff did', async () => {
    const { shop } = await told();
    const { ask } = openTreasury({ ledger: shop.ledger, withoutOrders: true });
    await ask('DELETE', '/withdrawals/5b6f6f0e-6d0b-4c62-9d5f-0a4b7f3f1c11', { body: {} });
    const { entries } = activityListSchema.parse((await ask('GET', '/activity')).json);
    expect(entries.map(({ kind }) => kind)).toEqual(['act']);
    expect((await ask('GET', `/activity/${String(entries[0]?.id)}`)).status).toBe(200);
    const [webhook] = (await shop.read('?kind=webhook')).entries;
    expect((await ask('GET', `/activity/${String(webhook?.id)}`)).status).toBe(404);
  });
});

describe('one webhook', () => {
  it('tells what it did and what the shop was told because of it', async () => {
    const { shop } = await told();
    const { entries } = await shop.read('?kind=webhook');
    const received = entries.find(({ webhook }) => webhook?.type === 'PaymentReceived');
    const { outcome } = await shop.open(received?.id ?? 0);
    expect(outcome?.effects).toEqual(['confirmed', 'paid']);
    const paid = outcome?.told?.find(({ name }) => name === 'onPaid');
    expect(paid).toMatchObject({ state: 'delivered', claimId: shop.told[0]?.claimId });
    const seen = entries.find(({ webhook }) => webhook?.type === 'PaymentNotConfirmed');
    if (seen) {
      const before = (await shop.open(seen.id)).outcome;
      expect(before?.effects).toEqual(['seen']);
      expect(before?.told?.map(({ name }) => name)).not.toContain('onPaid');
    }
  });

  it('has the kept fields alone, whatever else an event holds', async () => {
    const ledger = memoryLedger();
    const kept = {
      type: '<img src=x onerror=alert(1)>',
      isTest: false,
      txHash: '"}</pre><script>',
    };
    const more = { apiKey: 'secret', wallet: { id: 'secret' } };
    await write(ledger, 'orphan', 'orphans', 'k', { ...kept, ...more });
    const { ask } = openTreasury({ ledger });
    const answer = await ask('GET', '/activity/1');
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(answer.text + (await ask('GET', '/activity')).text).not.toContain('secret');
    const { outcome } = activityDetailSchema.parse(answer.json);
    expect(JSON.parse(outcome?.payload ?? '')).toEqual(kept);
    expect([outcome?.effects, outcome?.told]).toEqual([['nothing'], []]);
  });

  it.each(['0', '-1', 'x', '1.5', '999999', '2', '1e3', '9'.repeat(40)])(
    '%s is none',
    async (id) => {
      const shop = await paidStore();
      await shop.store.open('1001', 'USDT.Tron');
      expect(codeOf(await shop.ask('GET', `/activity/${id}`))).toBe('not_found');
    },
  );
});

describe('an attempt', () => {
  it('keeps its id while it runs and after its end', async () => {
    const { shop } = await told();
    const body = { who: 'owner', action: 'markPaid', target: 'payment:1001', attempt: 'a' };
    const begun = { ...body, outcome: 'unfinished' };
    const { sequence } = await write(
      shop.ledger,
      'treasury_audit',
      'treasury:audit',
      'a:begun',
      begun,
    );
    expect((await shop.open(sequence)).entry.act?.outcome).toBe('unfinished');
    const done = { ...body, outcome: 'done' };
    await write(shop.ledger, 'treasury_audit', 'treasury:audit', 'a:ended', done);
    expect((await shop.open(sequence)).entry.act?.outcome).toBe('done');
    expect((await shop.read('?kind=act')).entries.map(({ id }) => id)).toEqual([sequence]);
  });
});

describe('a file', () => {
  it('has the entries of one kind that fit, and is an entry itself', async () => {
    const shop = await paidStore(2);
    await shop.pay('1001');
    await shop.pay('1002');
    const file = async (query: string) => {
      const answer = await shop.ask('GET', `/activity.csv?${query}`);
      expect(answer.headers.get('content-type')).toContain('text/csv');
      return { name: answer.headers.get('content-disposition'), rows: readCsv(answer.text) };
    };
    const told = await file('kind=notification&q=1002');
    expect(told.name).toMatch(/attachment; filename="notifications-/);
    const [heads, ...rows] = told.rows;
    expect(heads?.slice(0, 5)).toEqual(['at', 'state', 'name', 'order_kind', 'order_reference']);
    expect(new Set(rows.map((row) => row[4]))).toEqual(new Set(['1002']));
    expect(rows).toHaveLength((await shop.notifications('&q=1002')).length);
    const webhooks = await file('kind=webhook&only=failed');
    expect(webhooks.rows).toHaveLength(1);
    const [newest] = (await shop.read()).entries;
    expect(newest?.act).toMatchObject({
      ...{ who: 'owner', action: 'exportActivity', target: 'webhook', outcome: 'done' },
    });
    expect(codeOf(await shop.ask('GET', '/activity.csv'))).toBe('bad_request');
  });
});

describe('a payment of no order', () => {
  it('is a task until a person settles it with a reason, which the audit keeps', async () => {
    const { ask, store, sandbox, read, open } = await paidStore();
    await store.deliver(eventOf('of-another-shop', { amount: '12.5' }));
    await sandbox.advance(60 * 24 * 60 * MINUTE);
    const tasks = async () =>
      taskListSchema
        .parse((await ask('GET', '/tasks')).json)
        .tasks.filter(({ kind }) => kind === 'webhook_unmatched');
    expect(await tasks()).toMatchObject([
      { count: 1, amount: { currencyId: 'USDT.Tron', amount: '12.5' }, amountUsd: '12.5' },
    ]);
    const [unmatched] = (await read('?kind=webhook')).entries;
    const path = `/activity/${String(unmatched?.id)}`;
    const payment = async () => (await open(unmatched?.id ?? 0)).outcome?.payment;
    expect(await payment()).toEqual({ address: null, settled: null });
    const settle = (as: string, where = path) =>
      ask('POST', `${where}/settlement`, { as, body: REASON });
    expect((await settle('clerk')).status).toBe(403);
    expect(codeOf(await settle('owner', '/activity/99'))).toBe('not_found');
    const { json } = await settle('owner');
    const settled = { by: 'owner', ...REASON, at: expect.any(String) };
    expect(activityDetailSchema.parse(json).outcome?.payment).toEqual({ address: null, settled });
    expect(await payment()).toMatchObject({ settled });
    expect(await tasks()).toEqual([]);
    expect((await ask('GET', '/activity')).text).toContain('"action":"settlePayment"');
  });
});

describe('what the shop was told', () => {
  it('is delivered, once for each callback, without the text of an error', async () => {
    const shop = await paidStore();
    shop.code.fails = true;
    await shop.pay('1001');
    const failing = await shop.onPaid();
    expect(failing).toMatchObject({
      state: 'retrying',
      failures: 1,
      failure: 'failed',
      order: { kind: 'payment', reference: '1001' },
    });
    expect(failing.nextAt).not.toBeNull();
    await shop.sandbox.advance(2 * MINUTE);
    await shop.store.handler.reconcile();
    expect(await shop.onPaid()).toMatchObject({ state: 'retrying', failures: 2, id: failing.id });
    shop.code.fails = false;
    await shop.sandbox.advance(5 * MINUTE);
    await shop.store.handler.reconcile();
    expect(await shop.onPaid()).toMatchObject({
      state: 'delivered',
      failures: 2,
      failure: null,
      nextAt: null,
      id: failing.id,
      claimId: shop.told[0]?.claimId,
    });
    const all = await shop.notifications();
    expect(all.filter(({ name }) => name === 'onPaid')).toHaveLength(1);
    expect(JSON.stringify(await shop.ledger.list({ after: 0 }))).not.toContain('secret@shop');
  });

  it('does not fill the ledger while it fails for weeks', async () => {
    const shop = await paidStore();
    shop.code.fails = true;
    await shop.pay('1001');
    for (let hours = 0; hours < 60; hours += 1) {
      await shop.sandbox.advance(61 * MINUTE);
      await shop.store.handler.reconcile();
    }
    const events = await shop.ledger.list({ after: 0, kind: 'effect_failed' });
    expect(events.length).toBeGreaterThan(7);
    expect(events.length).toBeLessThan(11);
  });
});

describe('a repeat', () => {
  const repeat = (shop: Awaited<ReturnType<typeof paidStore>>, id: number, init: object = {}) =>
    shop.ask('POST', `/activity/${String(id)}/repeat`, { body: REASON, ...init });

  it('calls the same callback with the same claim id, and changes nothing else', async () => {
    const { shop, id } = await told();
    const before = await shop.ledger.list({ after: 0 });
    const answer = repeatedNotificationSchema.parse((await repeat(shop, id)).json);
    expect(answer.outcome).toBe('delivered');
    expect(shop.told.map(({ claimId }) => claimId)).toEqual([
      shop.told[0]?.claimId,
      shop.told[0]?.claimId,
    ]);
    const added = (await shop.ledger.list({ after: before.length })).map(({ stream }) => stream);
    expect(new Set(added)).toEqual(new Set(['treasury:audit']));
    const [begun, ended] = (await shop.audit()).slice(-2);
    expect(begun?.body).toMatchObject({
      action: 'repeatCallback',
      target: 'payment:1001',
      ...REASON,
    });
    expect(ended?.body).toMatchObject({ who: 'owner', outcome: 'done' });
  });

  it('that is sent again at once is refused, and calls nothing', async () => {
    const { shop, id } = await told();
    await repeat(shop, id);
    expect(codeOf(await repeat(shop, id))).toBe('rate_limited');
    expect(codeOf(await repeat(shop, id, { as: 'treasurer' }))).toBe('rate_limited');
    expect(shop.told).toHaveLength(2);
    await shop.sandbox.advance(MINUTE);
    expect((await repeat(shop, id)).status).toBe(200);
  });

  it.each([{}, { reason: '' }, { reason: 'a\nb' }, { reason: 'x', claimId: 'y' }])(
    'needs a reason of one line and nothing else: %j',
    async (body) => {
      const { shop, id } = await told();
      expect(codeOf(await repeat(shop, id, { body }))).toBe('bad_request');
      expect(shop.told).toHaveLength(1);
    },
  );

  it('of "paid" is refused while the order is on hold', async () => {
    const shop = await paidStore();
    const txHash = await shop.pay('1001');
    const { id } = await shop.onPaid();
    const [confirmed] = await shop.ledger.list({ after: 0, kind: 'confirmed' });
    await shop.ledger.append({
      stream: 'order:1001',
      key: 'block',
      kind: 'held',
      at: new Date(START).toISOString(),
      body: { ...confirmed?.body, txHash },
    });
    expect(codeOf(await repeat(shop, id))).toBe('callback_outdated');
    expect(shop.told).toHaveLength(1);
  });

  it('of a call that fails says so, and the planned retry stays', async () => {
    const shop = await paidStore();
    shop.code.fails = true;
    await shop.pay('1001');
    const { id } = await shop.onPaid();
    const answer = repeatedNotificationSchema.parse((await repeat(shop, id)).json);
    expect(answer.outcome).toBe('failed');
    expect((await shop.onPaid()).state).toBe('retrying');
    expect((await shop.audit()).at(-1)?.body).toMatchObject({ outcome: 'failed' });
    shop.code.fails = false;
    await shop.sandbox.advance(2 * MINUTE);
    expect(repeatedNotificationSchema.parse((await repeat(shop, id)).json).outcome).toBe(
      'delivered',
    );
    expect((await shop.onPaid()).state).toBe('delivered');
    await shop.store.handler.reconcile();
    expect(shop.told).toHaveLength(1);
  });

  it.each([1, 2, 99_999])('of %s, which is no callback, is refused', async (id) => {
    const { shop } = await told();
    expect(codeOf(await repeat(shop, id))).toBe('not_found');
  });
});

describe('notifications of tillkit serve', () => {
  const bodyOf = (type: string, reference: string) => ({
    type,
    timestamp: new Date(START).toISOString(),
    data: { order_id: reference, amount_usd: '49.00', checkout: {} },
  });

  it('are shown in place of the callbacks that keep them, and are sent again by a wish', async () => {
    const { shop } = await told();
    const outbox = createOutbox(shop.ledger, shop.sandbox.now);
    const id = shop.told[0]?.claimId ?? '';
    await outbox.keep(id, bodyOf('order.paid', '1001'));
    await outbox.noteFailed(id, {
      attempt: 1,
      reason: 'status 500',
      leaseUntil: START,
      nextAt: START + 60 * MINUTE,
    });
    const only = () => shop.notifications();
    expect(await only()).toMatchObject([
      { channel: 'notification', name: 'order.paid', state: 'retrying', failure: 'status 500' },
    ]);
    await outbox.noteDelivered(id, 2);
    const [delivered] = await only();
    expect(delivered).toMatchObject({ state: 'delivered', failures: 1, claimId: id });
    const answer = await shop.ask('POST', `/activity/${String(delivered?.id)}/repeat`, {
      body: REASON,
    });
    expect(repeatedNotificationSchema.parse(answer.json).outcome).toBe('queued');
    expect((await outbox.find(id)) as object).toMatchObject({
      resendWish: expect.any(Number) as number,
    });
    expect((await only()).map(({ state }) => state)).toEqual(['waiting']);
    // The callback that kept it was not called again.
    expect(shop.told).toHaveLength(1);
  });

  it('that the shop reads itself, or that are not true any more, are not sent again', async () => {
    const shop = await paidStore();
    await shop.store.open('1001', 'USDT.Tron');
    const outbox = createOutbox(shop.ledger, shop.sandbox.now);
    await outbox.keep('read', bodyOf('order.detected', '1001'));
    await outbox.noteDelivered('read', 0);
    await outbox.keep('paid', bodyOf('order.paid', '1001'));
    await outbox.noteDelivered('paid', 1);
    const callbacks = await shop.notifications();
    expect(callbacks.map(({ state }) => state)).toEqual(['delivered', 'kept']);
    for (const { id } of callbacks) {
      const answer = await shop.ask('POST', `/activity/${String(id)}/repeat`, { body: REASON });
      expect(codeOf(answer)).toBe('callback_outdated');
    }
  });
});

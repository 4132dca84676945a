/** Webhooks in the back office: the service's events, what they did, what the shop was told, and repeats. */
import { describe, expect, it } from 'vitest';
import {
  callbackListSchema,
  repeatedCallbackSchema,
  webhookDetailSchema,
  webhookListSchema,
} from '../../../src/treasury/contract/webhooks.js';
import { taskListSchema } from '../../../src/treasury/contract/tasks.js';
import type { CallbackEvent } from '../../../src/server/telling/storeCallbacks.js';
import { memoryLedger } from '../../../src/ledger/memoryLedger.js';
import { createOutbox } from '../../../src/serve/notifications/outbox.js';
import { codeOf, MINUTE, START } from '../../server/openStore.js';
import { eventOf } from '../../server/webhooks/samples.js';
import { openTreasury } from './openTreasury.js';

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
    webhookListSchema.parse((await ask('GET', `/webhooks${query}`)).json);
  const callbacks = async (query = '') =>
    callbackListSchema.parse((await ask('GET', `/callbacks${query}`)).json);
  const onPaid = async () => {
    const { callbacks: all } = await callbacks();
    const found = all.find(({ name }) => name === 'onPaid');
    if (!found) throw new Error('onPaid is not in the log.');
    return found;
  };
  return { ...treasury, told, code, pay, read, callbacks, onPaid };
}

/** A store whose one order is paid, and the id of the call that told it so. */
async function told() {
  const shop = await paidStore();
  await shop.pay('1001');
  return { shop, id: (await shop.onPaid()).id };
}

describe('webhooks', () => {
  it('are the events that were kept, newest first, page by page, without hashes of bodies', async () => {
    const shop = await paidStore(3);
    for (const handle of ['1001', '1002', '1003']) await shop.pay(handle);
    const newest = await shop.read('?limit=2');
    expect(newest.webhooks).toHaveLength(2);
    expect(newest.webhooks[0]).toMatchObject({
      result: 'accepted',
      order: { kind: 'payment', reference: '1003' },
    });
    const ids = newest.webhooks.map(({ id }) => id);
    let { next } = newest;
    for (let pages = 0; next !== null && pages < 9; pages += 1) {
      const page = await shop.read(`?limit=2&after=${String(next)}`);
      ids.push(...page.webhooks.map(({ id }) => id));
      ({ next } = page);
    }
    const whole = await shop.store.handler.listDeliveries();
    expect(ids.toReversed()).toEqual(whole.deliveries.map(({ id }) => id));
    expect(shop.answers.map(({ text }) => text).join('')).not.toContain('bodyHash');
  });

  it('are found by order, hash and address, and counted by result without a search', async () => {
    const shop = await paidStore(2);
    const opened = await shop.store.open('1001', 'USDT.Tron');
    const address = opened.checkout.address?.address ?? '';
    expect(address).not.toBe('');
    const hash = await shop.pay('1001');
    await shop.pay('1002');
    const all = await shop.read();
    expect(all.counts).toContainEqual({ result: 'all', count: all.webhooks.length });
    expect(all.counts).toContainEqual({ result: 'unmatched', count: 0 });
    for (const q of ['1001', hash, hash.slice(0, 12), address]) {
      const found = await shop.read(`?q=${encodeURIComponent(q)}`);
      expect(found.counts).toBeNull();
      expect(found.webhooks.length).toBeGreaterThan(0);
      expect(new Set(found.webhooks.map(({ order }) => order?.reference))).toEqual(
        new Set(['1001']),
      );
    }
    expect((await shop.read('?q=100')).webhooks).toHaveLength(all.webhooks.length);
    expect((await shop.read('?q=nothing')).webhooks).toEqual([]);
  });

  it('are narrowed by result and period', async () => {
    const shop = await paidStore();
    await shop.sandbox.sendTest('PaymentReceived');
    await shop.store.drain();
    await shop.sandbox.advance(60 * MINUTE);
    await shop.pay('1001');
    expect((await shop.read('?result=unmatched')).webhooks.map(({ isTest }) => isTest)).toEqual([
      true,
    ]);
    const since = new Date(START + 30 * MINUTE).toISOString();
    const late = await shop.read(`?from=${since}`);
    expect(late.webhooks.every(({ order }) => order?.reference === '1001')).toBe(true);
    expect(late.counts).toContainEqual({ result: 'unmatched', count: 0 });
    const early = await shop.read(`?to=${since}`);
    expect(early.webhooks.map(({ result }) => result)).toEqual(['unmatched']);
  });

  it.each([
    ...['?after=-1', '?after=x', '?limit=0', '?limit=201', '?kind=orphan', '?result=orphan'],
    ...['?from=yesterday', '?from=2026-13-01T00:00:00.000Z', `?q=${'x'.repeat(401)}`, '?q=a&q=b'],
  ])('%s is refused', async (query) => {
    const shop = await paidStore();
    expect(codeOf(await shop.ask('GET', `/webhooks${query}`))).toBe('bad_request');
  });

  it('search a limited number of events, say how far, and go on from there', async () => {
    const ledger = memoryLedger();
    for (let number = 0; number < 5_100; number += 1) {
      await ledger.append({
        stream: 'orphans',
        key: String(number),
        kind: 'orphan',
        at: new Date(START + number * 1_000).toISOString(),
        body: {
          type: 'PaymentReceived',
          isTest: false,
          txHash: `aa${String(number).padStart(6, '0')}`,
        },
      });
    }
    const { ask } = openTreasury({ ledger });
    const read = async (query: string) =>
      webhookListSchema.parse((await ask('GET', `/webhooks?q=aa000007${query}`)).json);
    const first = await read('');
    expect(first.webhooks).toEqual([]);
    expect(first.searchedTo).toBe(new Date(START + 100 * 1_000).toISOString());
    const second = await read(`&after=${String(first.next)}`);
    expect(second.webhooks.map(({ txHash }) => txHash)).toEqual(['aa000007']);
    expect([second.next, second.searchedTo]).toEqual([null, null]);
  });

  it.each(['(a+)+$', '.*', '%', "' OR 1=1 --", '\\', '[', '\u0000', '＝1', '𝔘'])(
    'take %j as text, not as an expression',
    async (q) => {
      const { shop } = await told();
      const answer = await shop.ask('GET', `/webhooks?q=${encodeURIComponent(q)}`);
      expect(answer.status).toBe(200);
      // NUL is taken out, which leaves nothing to search for.
      const isNothing = q === '\u0000';
      expect(webhookListSchema.parse(answer.json).webhooks.length > 0).toBe(isNothing);
    },
  );
});

describe('one webhook', () => {
  const open = async (shop: Awaited<ReturnType<typeof paidStore>>, id: number) =>
    webhookDetailSchema.parse((await shop.ask('GET', `/webhooks/${String(id)}`)).json);

  it('tells what it did and what the shop was told because of it', async () => {
    const { shop } = await told();
    const { webhooks } = await shop.read();
    const received = webhooks.find(({ type }) => type === 'PaymentReceived');
    const detail = await open(shop, received?.id ?? 0);
    expect(detail.effects).toEqual(['confirmed', 'paid']);
    expect(detail.told?.map(({ name, state }) => [name, state])).toContainEqual([
      'onPaid',
      'delivered',
    ]);
    expect(detail.told?.find(({ name }) => name === 'onPaid')?.claimId).toBe(shop.told[0]?.claimId);
    const seen = webhooks.find(({ type }) => type === 'PaymentNotConfirmed');
    if (seen) {
      const before = await open(shop, seen.id);
      expect(before.effects).toEqual(['seen']);
      expect(before.told?.map(({ name }) => name)).not.toContain('onPaid');
    }
  });

  it('has the kept fields alone, whatever else an event holds', async () => {
    const ledger = memoryLedger();
    await ledger.append({
      stream: 'orphans',
      key: 'k',
      kind: 'orphan',
      at: new Date(START).toISOString(),
      body: {
        type: '<img src=x onerror=alert(1)>',
        isTest: false,
        txHash: '"}</pre><script>',
        apiKey: 'secret',
        wallet: { id: 'secret' },
      },
    });
    const { ask } = openTreasury({ ledger });
    const answer = await ask('GET', '/webhooks/1');
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(answer.text).not.toContain('secret');
    const { payload, effects, told } = webhookDetailSchema.parse(answer.json);
    expect(JSON.parse(payload)).toEqual({
      type: '<img src=x onerror=alert(1)>',
      isTest: false,
      txHash: '"}</pre><script>',
    });
    expect([effects, told]).toEqual([['nothing'], []]);
  });

  it.each(['0', '-1', 'x', '1.5', '999999', '2', '1e3', '9'.repeat(40)])(
    '%s is none',
    async (id) => {
      const shop = await paidStore();
      await shop.store.open('1001', 'USDT.Tron');
      expect(codeOf(await shop.ask('GET', `/webhooks/${id}`))).toBe('not_found');
    },
  );
});

describe('a payment of no order', () => {
  it('is a task until a person settles it with a reason, which the audit keeps', async () => {
    const { ask, store, sandbox, read } = await paidStore();
    await store.deliver(eventOf('of-another-shop', { amount: '12.5' }));
    await sandbox.advance(60 * 24 * 60 * MINUTE);
    const tasks = async () =>
      taskListSchema
        .parse((await ask('GET', '/tasks')).json)
        .tasks.filter(({ kind }) => kind === 'webhook_unmatched');
    expect(await tasks()).toMatchObject([
      { count: 1, amount: { currencyId: 'USDT.Tron', amount: '12.5' }, amountUsd: '12.5' },
    ]);
    const { webhooks } = await read('?result=unmatched');
    const path = `/webhooks/${String(webhooks[0]?.id)}`;
    const payment = async () => webhookDetailSchema.parse((await ask('GET', path)).json).payment;
    expect(await payment()).toEqual({ address: null, settled: null });
    const settle = (as: string, where = path) =>
      ask('POST', `${where}/settlement`, { as, body: REASON });
    expect((await settle('clerk')).status).toBe(403);
    expect(codeOf(await settle('owner', '/webhooks/99'))).toBe('not_found');
    const { json } = await settle('owner');
    const settled = { by: 'owner', ...REASON, at: expect.any(String) };
    expect(webhookDetailSchema.parse(json).payment).toEqual({ address: null, settled });
    expect(await payment()).toMatchObject({ settled });
    expect(await tasks()).toEqual([]);
    expect((await ask('GET', '/audit')).text).toContain('"action":"settlePayment"');
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
    const { callbacks } = await shop.callbacks();
    expect(callbacks.filter(({ name }) => name === 'onPaid')).toHaveLength(1);
    expect(JSON.stringify(await shop.ledger.list({ after: 0 }))).not.toContain('secret@shop');
  });

  it('is found by order and by what is not delivered', async () => {
    const shop = await paidStore(2);
    await shop.pay('1001');
    shop.code.fails = true;
    await shop.pay('1002');
    const of = async (query: string) => (await shop.callbacks(query)).callbacks;
    expect(new Set((await of('?q=1001')).map(({ order }) => order?.reference))).toEqual(
      new Set(['1001']),
    );
    expect(
      (await of('?view=undelivered')).map(({ order, name }) => [order?.reference, name]),
    ).toEqual([['1002', 'onPaid']]);
    expect((await of('?view=delivered')).map(({ state }) => state)).not.toContain('retrying');
    expect(await of('?q=nobody')).toEqual([]);
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
    shop.ask('POST', `/callbacks/${String(id)}/repeat`, { body: REASON, ...init });

  it('calls the same callback with the same claim id, and changes nothing else', async () => {
    const { shop, id } = await told();
    const before = await shop.ledger.list({ after: 0 });
    const answer = repeatedCallbackSchema.parse((await repeat(shop, id)).json);
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

  it.each(['clerk', 'approver', ''])('needs the right to withdraw: %j has not', async (as) => {
    const { shop, id } = await told();
    expect([401, 403]).toContain((await repeat(shop, id, { as })).status);
    expect(shop.told).toHaveLength(1);
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
    const answer = repeatedCallbackSchema.parse((await repeat(shop, id)).json);
    expect(answer.outcome).toBe('failed');
    expect((await shop.onPaid()).state).toBe('retrying');
    expect((await shop.audit()).at(-1)?.body).toMatchObject({ outcome: 'failed' });
    shop.code.fails = false;
    await shop.sandbox.advance(2 * MINUTE);
    expect(repeatedCallbackSchema.parse((await repeat(shop, id)).json).outcome).toBe('delivered');
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
    const only = async () => (await shop.callbacks()).callbacks;
    expect(await only()).toMatchObject([
      { channel: 'notification', name: 'order.paid', state: 'retrying', failure: 'status 500' },
    ]);
    await outbox.noteDelivered(id, 2);
    const [delivered] = await only();
    expect(delivered).toMatchObject({ state: 'delivered', failures: 1, claimId: id });
    const answer = await shop.ask('POST', `/callbacks/${String(delivered?.id)}/repeat`, {
      body: REASON,
    });
    expect(repeatedCallbackSchema.parse(answer.json).outcome).toBe('queued');
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
    const { callbacks } = await shop.callbacks();
    expect(callbacks.map(({ state }) => state)).toEqual(['delivered', 'kept']);
    for (const { id } of callbacks) {
      const answer = await shop.ask('POST', `/callbacks/${String(id)}/repeat`, { body: REASON });
      expect(codeOf(answer)).toBe('callback_outdated');
    }
  });
});

/** The delivery log: what was kept is read from the ledger, what passed is counted and bounded. */
import { describe, expect, it } from 'vitest';
import { openStore } from '../openStore.js';
import { eventOf, unconfirmedEventOf, WITHDRAWN } from './samples.js';

async function waiting(order = 'one') {
  const store = openStore();
  store.sandbox.setDelivery({ paused: true });
  await store.open(order, 'USDT.Tron');
  const externalId = store.sandbox.state().wallets[0]?.externalId ?? '';
  return { store, externalId };
}

describe('what was kept', () => {
  it('is listed in order, each event once, with what it is about', async () => {
    const { store, externalId } = await waiting();
    const bodies = [
      unconfirmedEventOf(externalId),
      eventOf(externalId),
      eventOf(externalId),
      eventOf(externalId, { amount: '19' }),
      eventOf(externalId, { type: 'PaymentAMLBlocked', txHash: 'cc'.repeat(32) }),
      eventOf('3f0a5c0e-2f3c-4a38-9d7d-0d5b8f2f2a11'),
      WITHDRAWN,
      '{"type":"New"}',
    ];
    for (const body of bodies) await store.deliver(body);
    const { deliveries, next } = await store.handler.listDeliveries();
    expect(next).toBeNull();
    expect(deliveries.map(({ type, result, reference }) => [type, result, reference])).toEqual([
      ['PaymentNotConfirmed', 'accepted', '1001'],
      ['PaymentReceived', 'accepted', '1001'],
      ['PaymentReceived', 'conflict', '1001'],
      ['PaymentAMLBlocked', 'accepted', '1001'],
      ['PaymentReceived', 'orphan', null],
      ['WithdrawalFromProcessingReceived', 'accepted', null],
      ['New', 'orphan', null],
    ]);
    expect(deliveries[1]).toEqual({
      id: expect.any(Number) as number,
      at: '2026-03-01T12:00:00.000Z',
      result: 'accepted',
      type: 'PaymentReceived',
      isTest: false,
      reference: '1001',
      externalId: null,
      withdrawalId: null,
      currencyId: 'USDT.Tron',
      blockchain: 'tron',
      amount: '20',
      amountUsd: '20',
      txHash: 'ab'.repeat(32),
      bodyHash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
    expect(new Set(deliveries.map(({ bodyHash }) => bodyHash)).size).toBe(deliveries.length);
  });

  it.each([0, -1, 1.5, Number.NaN, 1_001])('is refused %d at a time, by name', async (limit) => {
    const { store, externalId } = await waiting();
    await store.deliver(eventOf(externalId));
    await expect(store.handler.listDeliveries({ limit })).rejects.toThrow(RangeError);
    await expect(store.handler.listDeliveries({ limit })).rejects.toThrow('`limit`');
  });

  it('is told of a customer’s wallet by the customer’s number', async () => {
    const { store, externalId } = await waiting('customer');
    await store.deliver(eventOf(externalId));
    const { deliveries } = await store.handler.listDeliveries();
    expect(deliveries).toMatchObject([{ reference: 'c-7', result: 'accepted' }]);
  });

  it('is not what the service’s list or the store itself said', async () => {
    const store = openStore();
    const { token, checkout } = await store.open('one', 'USDT.Tron');
    store.sandbox.setDelivery({ paused: true });
    store.pay(checkout);
    await store.read(token);
    await store.handler.close();
    await store.handler.markPaid('1001', { reason: 'by bank' });
    const progress = (await store.handler.getCheckout('1001'))?.progress;
    expect(progress).toBe('detected');
    expect((await store.handler.listDeliveries()).deliveries).toEqual([]);
  });

  it('comes in pages that join without a gap or a repeat, whatever their size', async () => {
    const { store, externalId } = await waiting();
    for (let n = 0; n < 25; n += 1) {
      await store.deliver(eventOf(externalId, { txHash: n.toString(16).padStart(64, '0') }));
      await store.deliver(`{"type":"New","n":${String(n)}}`);
    }
    const whole = (await store.handler.listDeliveries({ limit: 1_000 })).deliveries;
    expect(whole).toHaveLength(50);
    for (const limit of [1, 7, 49, 50, 51]) {
      const joined = [];
      for (let after: number | null = 0; after !== null;) {
        const page = await store.handler.listDeliveries({ after, limit });
        expect(page.deliveries.length).toBeLessThanOrEqual(limit);
        joined.push(...page.deliveries);
        after = page.next;
      }
      expect(joined).toEqual(whole);
    }
    const last = whole.at(-1)?.id ?? 0;
    expect(await store.handler.listDeliveries({ after: last })).toMatchObject({
      deliveries: [],
      next: null,
    });
  });
});

describe('what passed', () => {
  it('is counted by result, and writes nothing', async () => {
    const { store, externalId } = await waiting();
    await store.deliver(eventOf(externalId));
    await store.handler.close();
    const before = (await store.ledger.list({ after: 0 })).length;
    await store.deliver(eventOf(externalId));
    await store.deliver(eventOf(externalId), 'ab'.repeat(32));
    await store.deliver(eventOf(externalId), null);
    await store.deliver('{"type":1}');
    await store.deliver(eventOf(externalId) + ' '.repeat(64 * 1024));
    await store.handler.close();
    expect(await store.ledger.list({ after: 0 })).toHaveLength(before);
    const { passing, deliveries } = await store.handler.listDeliveries();
    expect(passing).toMatchObject({
      since: '2026-03-01T12:00:00.000Z',
      counts: {
        duplicate: 1,
        refused_signature: 2,
        malformed: 1,
        too_large: 1,
        too_slow: 0,
        overloaded: 0,
        not_stored: 0,
      },
    });
    expect(passing.latest).toHaveLength(5);
    expect(passing.latest[0]).toEqual({
      at: '2026-03-01T12:00:00.000Z',
      result: 'duplicate',
      type: 'PaymentReceived',
      reference: '1001',
      bodyHash: deliveries[0]?.bodyHash,
    });
    expect(passing.latest[1]).toMatchObject({ result: 'refused_signature', type: null });
  });

  it('names a ledger that cannot write', async () => {
    const { store, externalId } = await waiting();
    const broken = store.makeHandler({
      ledger: { ...store.ledger, append: () => Promise.reject(new Error('disk full')) },
    });
    const answer = await store.deliver(eventOf(externalId));
    expect(answer.status).toBe(200);
    const { signWebhook: signHook } = await import('../../../src/sandbox/webhookQueue.js');
    const body = eventOf(externalId, { txHash: 'ee'.repeat(32) });
    const headers = { 'x-sign': signHook(body, store.sandbox.webhookSecret) };
    const url = 'https://shop.example/api/till/webhook';
    const refused = await broken.fetch(new Request(url, { method: 'POST', body, headers }));
    expect(refused.status).toBe(503);
    expect((await broken.listDeliveries()).passing.counts).toMatchObject({ not_stored: 1 });
  });

  it('cannot fill the disk, the memory or the store’s log, however much of it comes', async () => {
    const { store, externalId } = await waiting();
    await store.deliver(eventOf(externalId));
    await store.handler.close();
    const before = (await store.ledger.list({ after: 0 })).length;
    for (let n = 0; n < 1_000; n += 1) {
      await store.deliver(eventOf(externalId), n.toString(16).padStart(64, 'f'));
    }
    for (let n = 0; n < 300; n += 1) await store.deliver(eventOf(externalId));
    await store.handler.close();
    expect(await store.ledger.list({ after: 0 })).toHaveLength(before);
    const { passing } = await store.handler.listDeliveries();
    expect(passing.latest).toHaveLength(200);
    expect(passing.counts).toMatchObject({ refused_signature: 1_000, duplicate: 300 });
    const told = () => store.diagnostics.filter(({ code }) => code === 'webhook_refused');
    expect(told()).toHaveLength(1);
    await store.sandbox.advance(60_000);
    await store.deliver(eventOf(externalId), 'ab'.repeat(32));
    expect(told()).toHaveLength(2);
    expect(told()[1]?.message).toContain('999 more came');
  });
});

describe('neither', () => {
  it('holds a secret, a body, or an id by which a wallet could be opened', async () => {
    const { store, externalId } = await waiting();
    const foreign = '3f0a5c0e-2f3c-4a38-9d7d-0d5b8f2f2a11';
    await store.deliver(eventOf(externalId));
    await store.deliver(eventOf(externalId));
    await store.deliver(eventOf(foreign));
    await store.deliver(eventOf(foreign), 'ab'.repeat(32));
    const text = JSON.stringify(await store.handler.listDeliveries());
    for (const secret of [
      externalId,
      foreign,
      store.sandbox.webhookSecret,
      store.sandbox.apiKey,
      'completed',
      '4bbc91fd',
      'abababab"}',
    ]) {
      expect(text).not.toContain(secret);
    }
  });
});

/** An address that the service replaces is replaced on pages that are open, and the old one still counts. */
import { describe, expect, it, vi } from 'vitest';
import { REVIEW_MS } from '../../../src/server/evidence/walletReviews.js';
import {
  localCoordination,
  type Coordination,
} from '../../../src/server/coordination/coordination.js';
import { askHandler, BASE, openStore, type Store } from '../openStore.js';

/** A page that reads every half minute while time passes. */
async function watch(store: Store, token: string, forMs: number) {
  for (let passed = 0; passed < forMs; passed += 30_000) {
    await store.sandbox.advance(30_000);
    await store.read(token);
    await store.drain();
  }
  return store.read(token);
}

async function opened(order = 'one') {
  const store = openStore();
  store.sandbox.setDelivery({ paused: true });
  const { token, checkout } = await store.open(order, 'USDT.Tron');
  const address = checkout.address?.address ?? '';
  return { store, token, address };
}

describe('the wallet of a checkout that somebody watches', () => {
  it.each(['one', 'customer'])('shows the new address after some minutes (%s)', async (order) => {
    const { store, token, address } = await opened(order);
    store.sandbox.rotate(address);
    const shown = await watch(store, token, REVIEW_MS + 30_000);
    expect(shown.address).toMatchObject({ replaced: true });
    expect(shown.address?.address).not.toBe(address);
  });

  it('is asked for once in three minutes, however often it is read', async () => {
    const { store, token } = await opened();
    const before = store.count('createWallet');
    const { length } = await store.ledger.list({ after: 0 });
    await watch(store, token, 10 * REVIEW_MS);
    expect(store.count('createWallet') - before).toBe(10);
    // What says nothing new of the addresses is not written down.
    expect(await store.ledger.list({ after: 0 })).toHaveLength(length);
  });

  it('is not asked for without a reader, or once nothing can be paid any more', async () => {
    const { store, token } = await opened();
    await store.open('two');
    await store.handler.closeOrder('1001', { reason: 'given up' });
    await store.read(token);
    const before = store.count('createWallet');
    await store.sandbox.advance(REVIEW_MS);
    await store.read(token);
    await store.drain();
    expect(store.count('createWallet')).toBe(before);
  });

  it('still counts what arrives at the address before, and asks for the rest at the new one', async () => {
    const { store, token, address } = await opened();
    store.sandbox.setDelivery({ paused: false });
    const shown = await store.read(token);
    const half = store.pay(shown, '10');
    store.sandbox.confirm(half);
    await store.drain();
    expect(await store.read(token)).toMatchObject({
      progress: 'confirmed',
      exceptions: ['partial'],
    });
    store.sandbox.rotate(address);
    const replaced = await watch(store, token, REVIEW_MS + 30_000);
    expect(replaced).toMatchObject({ progress: 'confirmed', address: { replaced: true } });
    const rest = store.pay(replaced, replaced.due ?? '');
    store.sandbox.confirm(rest);
    await store.drain();
    expect(await store.read(token)).toMatchObject({ paid: true, address: null });
  });

  it('is asked for by one of two instances', async () => {
    const holders = new Map<string, string>();
    const coordinationOf = (who: string): Coordination => ({
      ...localCoordination(),
      lease: (name) => {
        const holder = holders.get(name) ?? who;
        holders.set(name, holder);
        return Promise.resolve(holder === who ? 'held' : 'taken');
      },
    });
    const store = openStore({ handler: { coordination: coordinationOf('a') } });
    const other = store.makeHandler({ coordination: coordinationOf('b') });
    const { token } = await store.open('one');
    const waiting: Promise<unknown>[] = [];
    const readAtBoth = async () => {
      await store.read(token);
      await askHandler(other, 'GET', `${BASE}/checkout`, { token });
      await store.drain();
      await other.fetch(new Request(`https://shop.example${BASE}/health`), {
        waitUntil: (work) => void waiting.push(work),
      });
      await Promise.all(waiting);
    };
    await readAtBoth();
    const before = store.count('createWallet');
    for (let half = 0; half < 7; half += 1) {
      await store.sandbox.advance(30_000);
      await readAtBoth();
    }
    expect(store.count('createWallet') - before).toBe(1);
  });

  it('is left in peace for a while when the service fails, and the owner is told once', async () => {
    const { store, token, address } = await opened();
    store.sandbox.rotate(address);
    store.sandbox.fail({ kind: 'status_500', operation: 'createWallet' });
    const before = store.count('createWallet');
    await watch(store, token, REVIEW_MS + 60_000);
    expect(store.count('createWallet') - before).toBeLessThanOrEqual(2);
    expect(store.codes().filter((code) => code === 'service_failed')).toHaveLength(1);
    expect((await store.read(token)).address?.address).toBe(address);
    store.sandbox.heal();
    expect((await watch(store, token, 120_000)).address).toMatchObject({ replaced: true });
  });

  it('is limited for all checkouts together', async () => {
    const orders = Object.fromEntries(
      Array.from({ length: 40 }, (_, n) => [
        `o${String(n)}`,
        { orderId: `o${String(n)}`, amountUsd: '20' },
      ]),
    );
    const store = openStore({ orders, handler: { limits: false } });
    const tokens = [];
    for (const order of Object.keys(orders)) tokens.push((await store.open(order)).token);
    await store.sandbox.advance(REVIEW_MS - 60_000);
    for (const token of tokens) await store.read(token);
    const before = store.count('createWallet');
    await store.sandbox.advance(60_000);
    for (const token of tokens) await store.read(token);
    await store.drain();
    expect(store.count('createWallet') - before).toBe(10);
  });
});

describe('"Check now"', () => {
  const askNow = async (store: Store, token: string) =>
    (await store.ask('GET', '/checkout?now', { token })).json;

  it('shows the new address at once', async () => {
    const { store, token, address } = await opened();
    store.sandbox.rotate(address);
    expect(await store.read(token)).toMatchObject({ address: { address } });
    const shown = (await askNow(store, token)) as { address: { address: string } };
    expect(shown.address).toMatchObject({ replaced: true });
    expect(shown.address.address).not.toBe(address);
  });

  it('asks once in fifteen seconds, and never after the end', async () => {
    const { store, token } = await opened();
    const before = store.count('createWallet');
    for (let press = 0; press < 5; press += 1) await askNow(store, token);
    expect(store.count('createWallet') - before).toBe(1);
    await store.sandbox.advance(15_000);
    await askNow(store, token);
    expect(store.count('createWallet') - before).toBe(2);
    await store.handler.closeOrder('1001', { reason: 'given up' });
    await store.sandbox.advance(15_000);
    await askNow(store, token);
    expect(store.count('createWallet') - before).toBe(2);
  });

  it('answers with what is known while the service hangs', async () => {
    const { store, token, address } = await opened();
    store.gates.set('createWallet', new Promise(() => undefined));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const asking = askNow(store, token);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await asking).toMatchObject({ address: { address, replaced: false } });
  });
});

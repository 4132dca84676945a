/** A wallet call that takes long: what is known is shown soon, what is new is shown when it comes. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { after } from '../../support/inFakeTime.js';
import { codeOf, openStore, type Store } from '../openStore.js';

/** Real timers are what a shopper waits by; here they pass at once. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

/** Holds every wallet call from now on until it is let go. */
function hold(store: Store): () => void {
  let release = (): void => undefined;
  store.gates.set('createWallet', new Promise<void>((resolve) => (release = resolve)));
  return () => {
    store.gates.delete('createWallet');
    release();
  };
}

const openAgain = (store: Store) => store.ask('POST', '/checkouts', { body: { order: 'one' } });

describe('a wallet call that was cut off with its request', () => {
  it('holds up its order for a minute and not for ever', async () => {
    const store = openStore();
    store.gates.set('createWallet', new Promise(() => undefined));
    void openAgain(store);
    await vi.waitFor(() => expect(store.count('createWallet')).toBe(1), { timeout: 15_000 });
    store.gates.clear();
    await store.sandbox.advance(60_000);
    const { value } = await after(openAgain(store), 9_900);
    expect(value.status).toBe(200);
  });
});

describe('an order that is known', () => {
  it('is answered within three seconds, as it was last known', async () => {
    const store = openStore();
    const first = await store.open('one', 'USDT.Tron');
    await store.sandbox.advance(10_000);
    hold(store);
    const { value, ms } = await after(openAgain(store), 9_900);
    expect(ms).toBeLessThanOrEqual(3_500);
    expect(value.json).toMatchObject({
      checkout: { quote: { id: first.checkout.quote?.id }, address: first.checkout.address },
    });
  });

  it('follows when the answer comes: an address that was replaced is replaced on the page', async () => {
    const store = openStore();
    const first = await store.open('one', 'USDT.Tron');
    const old = first.checkout.address?.address ?? '';
    store.sandbox.rotate(old);
    await store.sandbox.advance(10_000);
    const letGo = hold(store);
    const { value } = await after(openAgain(store), 9_900);
    const { token } = value.json as { token: string };
    expect((await store.read(token)).address?.address).toBe(old);
    letGo();
    await store.handler.close();
    const { address } = await store.read(token);
    expect(address).toMatchObject({ replaced: true });
    expect(address?.address).not.toBe(old);
    expect(store.count('createWallet')).toBe(2);
  });

  it('is not answered once a late answer was for another amount', async () => {
    const store = openStore();
    await store.open('one', 'USDT.Tron');
    await store.sandbox.advance(10_000);
    store.edits.set('createWallet', (data: object) => ({ ...data, amount_usd: '99' }));
    const letGo = hold(store);
    expect((await after(openAgain(store), 9_900)).value.status).toBe(200);
    letGo();
    await store.handler.close();
    expect(store.codes()).toContain('echo_mismatch');
    hold(store);
    const { value } = await after(openAgain(store), 9_900);
    expect([value.status, codeOf(value)]).toEqual([502, 'service_invalid']);
  });

  it('keeps its quote, and a price that is too old is never frozen', async () => {
    const store = openStore();
    const first = await store.open('one', 'USDT.Tron');
    await store.sandbox.advance(61_000);
    hold(store);
    const choose = (currencyId: string) =>
      store.ask('PUT', '/checkout/currency', { token: first.token, body: { currencyId } });
    const kept = await after(choose('USDT.Tron'), 9_900);
    expect(kept.value.json).toMatchObject({ quote: { id: first.checkout.quote?.id } });
    const { value, ms } = await after(choose('BTC.Bitcoin'), 9_900);
    expect([value.status, codeOf(value)]).toEqual([503, 'service_unavailable']);
    expect(ms).toBeLessThan(8_500);
    expect((await store.read(first.token)).quote?.currencyId).toBe('USDT.Tron');
  });
});

describe('an order that is new', () => {
  it('is refused before a browser gives up, and is there when it asks again', async () => {
    const store = openStore();
    const letGo = hold(store);
    const { value, ms } = await after(openAgain(store), 9_900);
    expect([value.status, codeOf(value)]).toEqual([503, 'service_unavailable']);
    expect(ms).toBeLessThan(9_000);
    expect(value.headers.get('retry-after')).toBe('3');
    letGo();
    await store.handler.close();
    expect((await openAgain(store)).status).toBe(200);
    expect(store.count('createWallet')).toBe(1);
  });
});

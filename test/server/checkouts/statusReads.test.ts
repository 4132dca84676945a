/** Status reads are written once and sent often: what is sent must still be this checkout, now. */
import { describe, expect, it } from 'vitest';
import { cachedJson } from '../../../src/server/http/cachedJson.js';
import { MINUTE, openStore, type Store } from '../openStore.js';

/** A store whose last look at the service is over, so that only the clock can move an answer. */
async function quietStore() {
  const store = openStore();
  const { token } = await store.open('one', 'USDT.Tron');
  await store.read(token);
  await store.handler.close();
  return { store, token };
}

const get = (store: Store, token: string, tag?: string) =>
  store.ask('GET', '/checkout', {
    token,
    ...(tag === undefined ? {} : { headers: { 'if-none-match': tag } }),
  });

describe('a status read', () => {
  it('says what the store itself sees, member by member', async () => {
    const { store, token } = await quietStore();
    const answer = await get(store, token);
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(answer.json).toEqual(await store.handler.getCheckout('1001'));
    expect(answer.text).toBe(JSON.stringify(answer.json));
  });

  it('tells the time of the answer, not of the first one, under the same tag', async () => {
    const { store, token } = await quietStore();
    const first = await get(store, token);
    await store.sandbox.advance(2_000);
    const second = await get(store, token);
    const serverTime = new Date(store.sandbox.now()).toISOString();
    expect(second.json).toEqual({ ...(first.json as object), serverTime });
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
  });

  it('has another tag once the service was asked again', async () => {
    const { store, token } = await quietStore();
    const tag = (await get(store, token)).headers.get('etag') ?? '';
    await store.sandbox.advance(3_000);
    await get(store, token);
    await store.handler.close();
    const lastCheckedAt = new Date(store.sandbox.now()).toISOString();
    const later = await get(store, token, tag);
    expect([later.status, later.json]).toMatchObject([200, { lastCheckedAt }]);
  });

  it('shows a payment at once, also to a page that has the state before it', async () => {
    const { store, token } = await quietStore();
    const before = await get(store, token);
    const checkout = await store.read(token);
    store.sandbox.confirm(store.pay(checkout));
    await store.settle();
    const after = await get(store, token, before.headers.get('etag') ?? '');
    expect([after.status, after.json]).toMatchObject([200, { progress: 'confirmed', paid: true }]);
  });

  it('is never that of another checkout, however many are read in turns', async () => {
    const store = openStore();
    const one = await store.open('one', 'USDT.Tron');
    const two = await store.open('two', 'USDT.Tron');
    const tags = new Set<string | null>();
    for (let round = 0; round < 3; round += 1) {
      for (const [token, reference] of [
        [one.token, '1001'],
        [two.token, '1002'],
      ] as const) {
        const answer = await get(store, token);
        expect(answer.json).toMatchObject({ order: { reference } });
        tags.add(answer.headers.get('etag'));
      }
      await store.handler.close();
      await store.sandbox.advance(MINUTE);
    }
    expect(tags.size).toBe(6);
  });
});

describe('a written value', () => {
  it('is written once for one object, and again for another that says the same', () => {
    let writings = 0;
    const counting = () => ({ toJSON: () => (writings += 1) && { a: 1 } });
    const value = counting();
    expect(cachedJson(value)).toBe(cachedJson(value));
    expect(writings).toBe(1);
    expect(cachedJson(counting())).toEqual(cachedJson(value));
    expect(writings).toBe(2);
  });

  it('has a tag of its content', () => {
    expect(cachedJson({ a: 1 })).toEqual({ text: '{"a":1}', tag: '015abd7f5cc57a2dd94b7590' });
    expect(cachedJson({ a: 2 }).tag).not.toBe(cachedJson({ a: 1 }).tag);
  });
});

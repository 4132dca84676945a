/** Two stores on one Redis share no key, and Redis learns nothing of shoppers (`docs/threats.md T17`). */
import { describe, expect, it } from 'vitest';
import { redisCoordination } from '../../../src/exports/redis.js';
import { scopedCoordination } from '../../../src/server/coordination/coordination.js';
import { askHandler, BASE, openStore } from '../openStore.js';
import { createFakeRedis } from './fakeRedis.js';

const SHOP = 'the-secret-of-one-shop-0123456789-abc';
const OTHER_SHOP = 'the-secret-of-another-shop-987654321';

const RULE = { name: 'opens', points: 1, windowMs: 60_000 };

function openShops() {
  const redis = createFakeRedis();
  const open = (secret: string) =>
    scopedCoordination(redisCoordination({ client: redis.createClient() }), secret);
  return { redis, open };
}

describe('two stores under one prefix', () => {
  it('do not take leases, texts, limits or messages from one another', async () => {
    const { open } = openShops();
    const [shop, sister, other] = [open(SHOP), open(SHOP), open(OTHER_SHOP)];
    const heard: string[] = [];
    sister.subscribe('changes', (text) => heard.push(`sister ${text}`));
    other.subscribe('changes', (text) => heard.push(`other ${text}`));
    await Promise.resolve();

    expect(await shop.lease('poll', 60_000)).toBe('held');
    expect(await sister.lease('poll', 60_000)).toBe('taken');
    expect(await other.lease('poll', 60_000)).toBe('held');

    await shop.put('checked', 'at noon', 60_000);
    expect(await sister.get('checked')).toBe('at noon');
    expect(await other.get('checked')).toBeNull();

    expect((await shop.limiter(RULE).consume('client')).waitMs).toBe(0);
    expect((await sister.limiter(RULE).consume('client')).waitMs).toBeGreaterThan(0);
    expect((await other.limiter(RULE).consume('client')).waitMs).toBe(0);

    shop.publish('changes', 'order:1');
    await Promise.resolve();
    expect(heard).toEqual(['sister order:1']);
  });
});

describe('what a store leaves in Redis', () => {
  it('names no client, no order, no secret and no key', async () => {
    const redis = createFakeRedis();
    const store = openStore({
      handler: { coordination: redisCoordination({ client: redis.createClient() }) },
    });
    const request = new Request(`https://shop.example${BASE}/checkouts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ order: 'one', currencyId: 'USDT.Tron' }),
    });
    const answer = await store.handler.fetch(request, { ip: '203.0.113.77' });
    const { token } = (await answer.json()) as { token: string };
    await askHandler(store.handler, 'GET', `${BASE}/checkout`, { token });
    await store.handler.close();

    const kept = [...redis.keys(), ...redis.channels(), ...redis.values()].join('\n');
    expect(redis.keys().length).toBeGreaterThan(5);
    const secret = [
      '203.0.113.77',
      'cb00714d', // the same address as a number
      '1001',
      'USDT',
      token,
      store.sandbox.apiKey,
      store.sandbox.webhookSecret,
      'a-long-secret-of-the-store',
    ];
    expect(secret.filter((text) => kept.includes(text))).toEqual([]);
    expect(redis.keys().filter((key) => !/^till:[\w.:-]+$/.test(key))).toEqual([]);
  });
});

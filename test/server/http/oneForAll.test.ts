/** One shopper, with its own orders or with guesses, cannot shut out the others (`docs/threats.md T18`). */
import { describe, expect, it, vi } from 'vitest';
import { redisCoordination } from '../../../src/exports/redis.js';
import type { CheckoutSnapshot, OpenedCheckout } from '../../../src/contract/checkout.js';
import type { CheckoutHandler } from '../../../src/server/handler/createCheckoutHandler.js';
import { RESOLVES_AT_ONCE } from '../../../src/server/limits/shopperRateLimits.js';
import type { CheckoutHandlerOptions } from '../../../src/server/handler/options.js';
import type { OrderTerms } from '../../../src/server/checkouts/resolvedOrder.js';
import { createFakeRedis } from '../coordination/fakeRedis.js';
import { BASE, MINUTE, openStore, ORIGIN } from '../openStore.js';

const HONEST = '198.51.100.1';

const ordersOf = (count: number): Record<string, OrderTerms> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `own-${String(index)}`,
      { orderId: `own-${String(index)}`, amountUsd: '20' },
    ]),
  );

/** A shop of two instances over one Redis, or of one; the attacker meets the first, the shopper the last. */
function openShop(isShared: boolean, handler: Partial<CheckoutHandlerOptions> = {}, own = 1) {
  const redis = createFakeRedis();
  const join = (): Partial<CheckoutHandlerOptions> =>
    isShared ? { coordination: redisCoordination({ client: redis.createClient() }) } : {};
  const store = openStore({
    handler,
    orders: {
      ...ordersOf(own),
      honest: { orderId: 'honest', amountUsd: '20' },
      other: { orderId: 'other', amountUsd: '20' },
    },
  });
  const attacked = store.makeHandler(join());
  const honest = isShared ? store.makeHandler(join()) : attacked;

  async function ask(
    to: CheckoutHandler,
    [method, path]: readonly [string, string],
    { ip, token, body }: { ip?: string | undefined; token?: string; body?: unknown },
  ): Promise<{ status: number; json: unknown }> {
    const request = new Request(`${ORIGIN}${BASE}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const response = await to.fetch(request, ip === undefined ? {} : { ip });
    return { status: response.status, json: await response.json() };
  }
  const openAt = (to: CheckoutHandler, order: string, ip?: string) =>
    ask(to, ['POST', '/checkouts'], { body: { order }, ip });
  const tokenOf = ({ json }: { json: unknown }): string => (json as OpenedCheckout).token;

  return {
    ...store,
    tokenOf,
    attack: (order: string, ip?: string) => openAt(attacked, order, ip),
    renew: (token: string, ip?: string) =>
      ask(attacked, ['POST', '/checkout/quote'], { token, body: {}, ip }),
    choose: (token: string, ip?: string) =>
      ask(attacked, ['PUT', '/checkout/currency'], {
        token,
        body: { currencyId: 'USDT.Tron' },
        ip,
      }),
    look: (path: string, ip?: string) => ask(attacked, ['GET', path], { ip }),
    /** Somebody else opens an order, chooses a currency and sees what to pay. */
    async shop(ip: string | undefined, order = 'honest', waitMs = 0): Promise<unknown[]> {
      const listing = await ask(honest, ['GET', '/currencies'], { ip });
      const opened = await openAt(honest, order, ip);
      await store.sandbox.advance(waitMs);
      const chosen = await ask(honest, ['PUT', '/checkout/currency'], {
        token: opened.status === 200 ? tokenOf(opened) : 'none',
        body: { currencyId: 'USDT.Tron' },
        ip,
      });
      const { address } = chosen.json as Partial<CheckoutSnapshot>;
      return [listing.status, opened.status, chosen.status, address?.check];
    },
  };
}
const SERVED = [200, 200, 200, 'valid'];

/** Addresses that each have their own limits, a hundred requests apiece. */
const addressOf = (index: number): string => `203.0.113.${String(Math.floor(index / 100))}`;

describe.each([
  ['one instance', false],
  ['instances over Redis', true],
])('on %s', (_name, isShared) => {
  it.each([
    ['a few addresses', addressOf, HONEST],
    ['unknown addresses', () => undefined, undefined],
  ])('600 openings of one order, from %s', async (_from, from, honest) => {
    const shop = openShop(isShared);
    for (let index = 0; index < 600; index += 1) await shop.attack('own-0', from(index));
    expect(shop.count('createWallet')).toBe(1);
    expect(await shop.shop(honest)).toEqual(SERVED);
  });

  it('1,250 guesses from unknown addresses', async () => {
    const shop = openShop(isShared);
    for (let index = 0; index < 1_250; index += 1) {
      expect((await shop.attack(`guess-${String(index)}`)).status).toBe(403);
    }
    expect(await shop.shop(undefined)).toEqual(SERVED);
    // And none of them fills a log.
    const told = shop.diagnostics.filter(({ code }) => code === 'order_refused');
    expect(told).toHaveLength(30);
  });
});

it('sixty orders of its own, opened again and again: others open, and come back', async () => {
  const shop = openShop(false, { limits: { opens: { points: 60, windowMs: 10 * MINUTE } } }, 50);
  expect(await shop.shop(HONEST, 'other')).toEqual(SERVED);
  for (let turn = 0; turn < 4; turn += 1) {
    for (let order = 0; order < 50; order += 1) {
      const { status } = await shop.attack(`own-${String(order)}`, addressOf(turn * 50 + order));
      expect(status).toBe(200);
    }
    await shop.sandbox.advance(6_000);
  }
  // Fifty and one began, and sixty times the service was asked again.
  expect(shop.count('createWallet')).toBe(51 + 60);
  expect(await shop.shop(HONEST, 'honest')).toEqual(SERVED);
  expect(await shop.shop(HONEST, 'other')).toEqual(SERVED);
});

it('a hundred pages that open one new order at once use one place of those that begin', async () => {
  const shop = openShop(true, { limits: { opens: { points: 2, windowMs: 10 * MINUTE } } }, 2);
  await Promise.all(
    Array.from({ length: 100 }, (_, index) => shop.attack('own-0', addressOf(index))),
  );
  expect(await shop.shop(HONEST)).toEqual(SERVED);
  // And there it ends: the service is asked for no third one in this time.
  expect((await shop.attack('own-1', HONEST)).status).toBe(429);
  expect(shop.count('createWallet')).toBeLessThanOrEqual(3);
});

it('prices renewed again and again: a first currency is chosen all the same', async () => {
  const limits = {
    quotes: { points: 30, windowMs: 10 * MINUTE },
    quotesPerCheckoutPerDay: { points: 300, windowMs: 24 * 60 * MINUTE },
  };
  const shop = openShop(false, { limits }, 3);
  let refused = 0;
  for (let order = 0; order < 3; order += 1) {
    const token = shop.tokenOf(await shop.attack(`own-${String(order)}`));
    await shop.choose(token);
    const before = shop.count('createWallet');
    for (let turn = 0; turn < 25; turn += 1) {
      if ((await shop.renew(token)).status === 429) refused += 1;
    }
    // One order has a third of its sixty quotes to spend on calls.
    expect(shop.count('createWallet') - before).toBeLessThanOrEqual(20);
  }
  expect(refused).toBe(75 - 30);
  // Its prices are too old to be frozen, so that the choice asks the service.
  expect(await shop.shop(undefined, 'honest', 2 * MINUTE)).toEqual(SERVED);
});

it('a currency chosen again while its quote holds costs no other shopper anything', async () => {
  const shop = openShop(false, { limits: { quotes: { points: 1, windowMs: 10 * MINUTE } } });
  const token = shop.tokenOf(await shop.attack('own-0'));
  for (let turn = 0; turn < 50; turn += 1) expect((await shop.choose(token)).status).toBe(200);
  expect(await shop.shop(undefined, 'honest', 2 * MINUTE)).toEqual(SERVED);
});

it('listing, rates and icons read thousands of times from unknown addresses', async () => {
  const shop = openShop(false);
  for (let turn = 0; turn < 3_200; turn += 1) {
    await shop.look(turn % 2 === 0 ? '/currencies' : '/rates/USDT.Tron');
  }
  expect(shop.count('getCurrencyRate')).toBe(1);
  expect(await shop.shop(undefined)).toEqual(SERVED);
});

it('guesses that the store’s books never answer: who holds a token goes on, others after seconds', async () => {
  let unanswered = 0;
  const shop = openShop(false, {
    resolveOrder: ({ order }) => {
      if (!order.startsWith('guess')) return { orderId: order, amountUsd: '20' };
      unanswered += 1;
      return new Promise(() => undefined);
    },
  });
  const token = shop.tokenOf(await shop.attack('own-0'));
  for (let index = 0; index < 60; index += 1) void shop.attack(`guess-${String(index)}`);
  await vi.waitUntil(() => unanswered === RESOLVES_AT_ONCE, { timeout: 15_000 });
  expect((await shop.choose(token)).status).toBe(200);
  // A client whose address is known waits for no other.
  expect(await shop.shop(HONEST, 'other')).toEqual(SERVED);
  await shop.sandbox.advance(10_000);
  expect(await shop.shop(undefined)).toEqual(SERVED);
});

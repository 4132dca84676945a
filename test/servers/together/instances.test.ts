/** Two processes, one PostgreSQL, one Redis: what one hears the other shows; servers go and come back. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CheckoutSnapshot } from '../../../src/contract/checkout.js';
import { postgres, redis } from '../serverControl.js';
import { until } from '../../support/until.js';
import { ask, openOrder, openStream, startShop, type ShopInstances } from './shopInstances.js';

const SLOW = 120_000;

let shop: ShopInstances;
beforeAll(async () => {
  shop = await startShop(20);
}, SLOW);
afterAll(() => shop.end(), SLOW);

const paid = (snapshots: readonly CheckoutSnapshot[]): boolean => snapshots.at(-1)?.paid === true;

/** Opens on A, watches on B, has A hear the payment, and waits until B's page shows it. */
async function payOnAAndWatchOnB(
  order: string,
  ip: string,
  beforeIt = () => Promise.resolve(),
): Promise<void> {
  const { a, b, sandbox, events } = shop;
  const opened = await openOrder(a, order, ip);
  const page = await openStream(b, opened.token, ip);
  try {
    await until('the page has its first snapshot', () => page.snapshots.length > 0);
    expect(paid(page.snapshots)).toBe(false);
    await beforeIt();
    events.to = a;
    shop.payInFull(opened);
    await sandbox.settle();
    await until('the page of B shows the payment', () => paid(page.snapshots));
    const versions = page.snapshots.map(({ version }) => version);
    expect(versions).toEqual([...versions].sort((one, other) => one - other));
  } finally {
    page.close();
  }
}

/** The same while B knows of A's changes by Redis alone: neither the ledger's end nor the service tells it. */
async function byRedisAlone(order: string, ip: string): Promise<void> {
  const looks = () => shop.b.codes.filter((code) => code === 'looked_for_changes').length;
  await shop.b.followLedger(false);
  shop.sandbox.fail({ kind: 'status_503', operation: 'listUnconfirmedTransfers' });
  try {
    await payOnAAndWatchOnB(order, ip, async () => {
      // With the first look, of two readings, it draws each page once more.
      const before = looks();
      await until('B has looked twice', () => looks() > before + 2);
    });
  } finally {
    shop.sandbox.heal();
    await shop.b.followLedger(true);
  }
}

describe('two instances', () => {
  it(
    'show on one what the other heard, on a stream that is open',
    async () => {
      await byRedisAlone('told', '198.51.100.1');
      expect(shop.deliveries.every(({ acknowledged }) => acknowledged)).toBe(true);
    },
    SLOW,
  );

  it(
    'find one another’s orders: a page opened on one is read and renewed on the other',
    async () => {
      const { a, b } = shop;
      const opened = await openOrder(a, 'moved', '198.51.100.2');
      const read = await ask(b, 'GET', '/checkout', { token: opened.token });
      expect((read.json as CheckoutSnapshot).quote).toEqual(opened.checkout.quote);
      const again = await ask(b, 'POST', '/checkouts', {
        token: opened.token,
        body: { order: 'moved' },
      });
      expect(again.json).toMatchObject({ checkout: { address: opened.checkout.address } });
    },
    SLOW,
  );

  it(
    'count one client together',
    async () => {
      const { a, b } = shop;
      const statuses: number[] = [];
      for (let turn = 0; turn < 30; turn += 1) {
        const instance = turn % 2 === 0 ? a : b;
        const body = { order: `counted-${String(turn % 3)}` };
        const reply = await ask(instance, 'POST', '/checkouts', { body, ip: '198.51.100.77' });
        statuses.push(reply.status);
      }
      expect(statuses.filter((status) => status === 200)).toHaveLength(20);
      expect(statuses.slice(20).every((status) => status === 429)).toBe(true);
    },
    SLOW,
  );
});

describe('Redis away', () => {
  it(
    'leaves both instances at work, and a change still reaches the other’s page',
    async () => {
      const { a, b } = shop;
      redis().stop();
      try {
        await payOnAAndWatchOnB('untold', '198.51.100.30');
        await until('both say so', () =>
          [a, b].every(({ codes }) => codes.includes('coordination_lost')),
        );
        // A limit holds alone, too.
        const refusals: number[] = [];
        for (let turn = 0; turn < 25; turn += 1) {
          const body = { order: 'alone' };
          const reply = await ask(a, 'POST', '/checkouts', { body, ip: '198.51.100.78' });
          refusals.push(reply.status);
        }
        expect(refusals.filter((status) => status === 429)).toHaveLength(5);
      } finally {
        redis().start();
      }
    },
    SLOW,
  );

  it(
    'and back again, they work together as before',
    async () => {
      const { a, b } = shop;
      await until('both say so', () =>
        [a, b].every(({ codes }) => codes.includes('coordination_back')),
      );
      for (const { codes } of [a, b]) {
        expect(codes.filter((code) => code === 'coordination_lost')).toHaveLength(1);
        expect(codes.filter((code) => code === 'coordination_back')).toHaveLength(1);
      }
      await byRedisAlone('told-again', '198.51.100.31');
    },
    SLOW,
  );
});

describe('PostgreSQL crashed and restarted', () => {
  it(
    'is told as it is, and nothing that was acknowledged is lost',
    async () => {
      const { a, b, sandbox, events, deliveries } = shop;
      const orders = await Promise.all(
        Array.from({ length: 6 }, (_, index) =>
          openOrder(a, `crash-${String(index)}`, `198.51.100.${String(40 + index)}`),
        ),
      );
      const isPaidOn = async (instance: typeof a, token: string): Promise<boolean> => {
        const { status, json } = await ask(instance, 'GET', '/checkout', { token });
        return status === 200 && (json as CheckoutSnapshot).paid;
      };
      const acknowledgedFirst = orders.slice(0, 3);
      for (const opened of acknowledgedFirst) shop.payInFull(opened);
      events.to = b;
      deliveries.length = 0;
      await sandbox.settle();
      expect(deliveries.length).toBeGreaterThan(0);
      expect(deliveries.every(({ acknowledged }) => acknowledged)).toBe(true);

      deliveries.length = 0;
      postgres().stop('immediate');
      try {
        for (const opened of orders.slice(3)) shop.payInFull(opened);
        await sandbox.settle();
        // The service asks again for each of these, because none was acknowledged.
        expect(deliveries.length).toBeGreaterThan(0);
        expect(deliveries.filter(({ acknowledged }) => acknowledged)).toEqual([]);
        expect(new Set(deliveries.map(({ status }) => status))).toEqual(new Set([503]));
        for (const instance of [a, b]) {
          const reply = await ask(instance, 'GET', '/checkout', { token: orders[0]?.token ?? '' });
          expect(reply.status).toBe(503);
          expect(reply.json).toMatchObject({ code: 'store_unavailable', retryable: true });
        }
      } finally {
        postgres().start();
      }

      for (const { token } of acknowledgedFirst) {
        await until('what was acknowledged is there', () => isPaidOn(a, token));
        await until('on the other instance, too', () => isPaidOn(b, token));
      }
      // The service's own retries bring the rest.
      await sandbox.advance(10 * 60_000);
      await sandbox.settle();
      for (const { token } of orders) {
        await until('every payment is there', () => isPaidOn(a, token));
        await until('on the other instance, too', () => isPaidOn(b, token));
      }
    },
    SLOW,
  );
});

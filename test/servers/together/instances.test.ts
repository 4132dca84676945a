/** Two processes, one PostgreSQL, one Redis: what one hears the other shows; servers go and come back. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CheckoutSnapshot } from '../../../src/contract/checkout.js';
import { postgres, redis } from '../serverControl.js';
import {
  ask,
  openOrder,
  openStream,
  startShop,
  until,
  type ShopInstances,
} from './shopInstances.js';

const SLOW = 120_000;
/** A change that Redis does not tell is found in the ledger; far above the pace of the look for it. */
const TAIL_MS = 15_000;

let shop: ShopInstances;
beforeAll(async () => {
  shop = await startShop(20);
}, SLOW);
afterAll(() => shop.end(), SLOW);

/** While the work is done, B knows of A's changes by Redis alone. */
async function byRedisAlone<T>(work: () => Promise<T>): Promise<T> {
  await shop.b.followLedger(false);
  try {
    return await work();
  } finally {
    await shop.b.followLedger(true);
  }
}

const paid = (snapshots: readonly CheckoutSnapshot[]): boolean => snapshots.at(-1)?.paid === true;

/** Opens on A, watches on B, has A hear the payment. @returns milliseconds until B's page showed it. */
async function payOnAAndWatchOnB(order: string, ip: string): Promise<number> {
  const { a, b, sandbox, events } = shop;
  const opened = await openOrder(a, order, ip);
  const page = await openStream(b, opened.token, ip);
  try {
    await until('the page has its first snapshot', () => page.snapshots.length > 0);
    expect(paid(page.snapshots)).toBe(false);
    events.to = a;
    shop.payInFull(opened);
    await sandbox.settle();
    const began = Date.now();
    await until('the page of B shows the payment', () => paid(page.snapshots), TAIL_MS);
    const took = Date.now() - began;
    const versions = page.snapshots.map(({ version }) => version);
    expect(versions).toEqual([...versions].sort((one, other) => one - other));
    return took;
  } finally {
    await page.close();
  }
}

describe('two instances', () => {
  it(
    'show on one what the other heard, on a stream that is open',
    async () => {
      const took = await byRedisAlone(() => payOnAAndWatchOnB('told', '198.51.100.1'));
      expect(took).toBeLessThan(2_000);
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
    'ask operation 6 as often as one does',
    async () => {
      const { a, b } = shop;
      const pages = await Promise.all(
        [a, b].flatMap((instance, index) =>
          [1, 2].map(async (page) => {
            const ip = `198.51.100.${String(10 + index * 2 + page)}`;
            const opened = await openOrder(
              instance,
              `watched-${String(index)}-${String(page)}`,
              ip,
            );
            return openStream(instance, opened.token, ip);
          }),
        ),
      );
      try {
        await until('somebody asks', () => shop.polls() > 0);
        const before = shop.polls();
        const began = Date.now();
        await until('twenty seconds pass', () => Date.now() - began >= 20_000);
        const calls = shop.polls() - before;
        // One every three seconds, however many ask; alone, two instances would ask about thirteen times.
        expect(calls).toBeGreaterThan(2);
        expect(calls).toBeLessThanOrEqual(8);
      } finally {
        await Promise.all(pages.map((page) => page.close()));
      }
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
        const took = await payOnAAndWatchOnB('untold', '198.51.100.30');
        expect(took).toBeLessThan(TAIL_MS);
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
      const took = await byRedisAlone(() => payOnAAndWatchOnB('told-again', '198.51.100.31'));
      expect(took).toBeLessThan(2_000);
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

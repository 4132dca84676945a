/** Two `tillkit serve`, one PostgreSQL, deploy/nginx.conf: kill -9, restarts, streams and addresses. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../../../src/server/limits/rateLimits.js';
import { TIMES } from '../../support/runs.js';
import { until } from '../../support/until.js';
import { nginx } from '../serverControl.js';
import { startShop, type Shop } from './behindNginx.js';
import {
  ask,
  createOrder,
  openOrder,
  openStream,
  payInFull,
  statusOf,
  type Question,
  type Reply,
} from './client.js';
import { STORE_KEY } from './serveProcess.js';

/** How many shoppers buy at a time. */
const AT_ONCE = 8;

const DAY = 24 * 3_600_000;
const KILLS = 10 * TIMES;

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

/** Does the work for each number, a few at a time. */
async function forEach(count: number, work: (n: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

const bought: string[] = [];
async function buy(orderId: string): Promise<void> {
  bought.push(orderId);
  payInFull(shop.sandbox, await openOrder(shop.addresses, orderId));
}

describe('two instances behind nginx', () => {
  it('take every payment while one of them is killed and started again', async () => {
    const { sandbox, instances, addresses } = shop;
    await forEach(120, async (n) => {
      await buy(`bought-${String(n)}`);
      if (n === 40) await instances.b.kill();
      if (n === 80) await shop.start('b');
    });
    // An event that the killed instance did not acknowledge comes again from the service.
    await sandbox.advance(10 * 60_000);
    await until('every order is paid', async () => {
      const states = await Promise.all(bought.map((id) => statusOf(addresses, id)));
      return states.every((state) => state === 'paid');
    });
  });

  it(
    `tell each payment under one id: ${String(KILLS)} kills, clocks a day apart, a shop that fails`,
    { timeout: 120_000 + KILLS * 8_000 },
    async () => {
      const { sandbox, instances, receiver } = shop;
      const seen = new Set<string>();
      receiver.takesAnyTime = true;
      receiver.beforeAnswer = ({ id }) => {
        if (seen.has(id)) return Promise.resolve();
        seen.add(id);
        const moods = [undefined, 500, null] as const;
        const mood = moods[seen.size % moods.length];
        return mood === null ? new Promise(() => undefined) : Promise.resolve(mood);
      };
      const told: string[] = [];
      for (let kill = 0; kill < KILLS; kill += 1) {
        for (let n = 0; n < 3; n += 1) {
          const orderId = `killed-${String(kill)}-${String(n)}`;
          told.push(orderId);
          // At one of the two: a token of one clock has expired at the other.
          const { url: browsers, apiUrl: store } = instances[n % 2 === 0 ? 'a' : 'b'];
          payInFull(sandbox, await openOrder({ browsers, store }, orderId));
        }
        const name = kill % 2 === 0 ? 'a' : 'b';
        await instances[name].kill();
        await shop.start(name, kill % 4 < 2 ? DAY : 0);
      }
      for (const name of ['a', 'b'] as const) {
        await instances[name].kill();
        await shop.start(name);
      }
      await sandbox.advance(10 * 60_000);
      await until('the shop was told of every order', () =>
        told.every((id) => receiver.paidIds(id).size > 0),
      );
      expect(told.filter((id) => receiver.paidIds(id).size !== 1)).toEqual([]);
      receiver.beforeAnswer = () => Promise.resolve();
    },
  );

  it('are restarted one after the other, and no request fails', async () => {
    const { addresses, instances } = shop;
    const opened = await openOrder(addresses, 'watched-through-restarts');
    const failures: unknown[] = [];
    let isOver = false;
    const askOnce = async (url: string, question: Question): Promise<Reply | null> => {
      const reply = await ask('POST', url, question).catch((error: unknown) => error);
      if (reply instanceof Error || (reply as Reply).status >= 400) failures.push(reply);
      return reply as Reply;
    };
    const shopper = async (name: number) => {
      for (let n = 0; !isOver; n += 1) {
        const body = { order_id: `during-${String(name)}-${String(n)}`, amount_usd: '20' };
        const url = `${addresses.store}/v1/orders`;
        const created = await askOnce(url, { body, token: STORE_KEY });
        const { handle: order } = created?.json as { handle: string };
        await askOnce(`${addresses.browsers}/api/till/checkouts`, { body: { order } });
      }
    };
    const shoppers = Promise.all([1, 2, 3].map(shopper));
    const restart = async (name: 'a' | 'b') => {
      const streams = await Promise.all([1, 2].map(() => openStream(addresses, opened.token)));
      expect(await instances[name].stop()).toBe(0);
      // The page of the instance that has ended opens its stream again, at the other one.
      await Promise.race(streams.map(({ ended }) => ended));
      streams.push(await openStream(addresses, opened.token));
      await until('it shows the order', () => (streams.at(-1)?.snapshots.length ?? 0) > 0);
      for (const stream of streams) stream.close();
      await shop.start(name);
    };
    try {
      await restart('a');
      await restart('b');
    } finally {
      isOver = true;
      await shoppers;
    }
    expect(failures).toEqual([]);
  });

  it('keep an unused connection longer than nginx does, so that none is closed while it is used', async () => {
    for (const url of [shop.instances.a.url, shop.instances.b.apiUrl]) {
      const answer = await fetch(`${url}/nothing`);
      await answer.text();
      expect(answer.headers.get('keep-alive')).toBe('timeout=75');
    }
  });

  it('count clients by the address that nginx saw, whatever they send', async () => {
    const { addressed, instances } = shop;
    const { points } = DEFAULT_LIMITS.opensPerAddress;
    const handles = await Promise.all(
      [1, 2, 3, 4, 5].map((n) => createOrder(addressed, `counted-${String(n)}`)),
    );
    const open = async (n: number, question: Question, base = addressed.browsers) => {
      const body = { order: handles[n % handles.length] };
      return (await ask('POST', `${base}/api/till/checkouts`, { body, ...question })).status;
    };
    const forged = (n: number) => ({ 'x-forwarded-for': `198.51.100.${String(n % 250)}` });

    // Each of the two instances counts alone.
    const statuses: number[] = [];
    await forEach(2 * points + 10, async (n) => {
      statuses.push(await open(n, { ip: '203.0.113.7', headers: forged(n) }));
    });
    expect(statuses.filter((status) => status === 200)).toHaveLength(2 * points);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect(await open(0, { ip: '203.0.113.8' })).toBe(200);

    // A peer that is not a trusted proxy cannot use up the allowance of somebody else.
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    await forEach(points + 10, async (n) => {
      await open(n, { localAddress: '127.0.0.2', headers }, instances.a.url);
    });
    for (const n of [1, 2, 3, 4]) expect(await open(n, { ip: '203.0.113.9' })).toBe(200);
  });

  it('keep what is not for browsers to themselves, and pages’ addresses out of the log', async () => {
    const { addresses } = shop;
    const order = await createOrder(addresses, 'private');
    for (const path of ['/v1/orders', '/metrics', '/readyz', '/']) {
      const { status } = await ask('GET', `${addresses.browsers}${path}`, { token: STORE_KEY });
      expect(status).toBe(404);
    }
    expect((await ask('GET', `${addresses.store}/metrics`)).status).toBe(404);
    expect((await ask('GET', `${addresses.browsers}/pay/${order}`)).status).toBe(200);
    expect(nginx().logs()).toContain('/api/till/checkouts');
    expect(nginx().logs()).not.toContain(order);
  });

  it('show a payment on a stream while it is open', async () => {
    const { addresses, sandbox, instances } = shop;
    // With one instance, so that only nginx is between the event and the page.
    await instances.b.stop();
    const opened = await openOrder(addresses, 'watched');
    bought.push('watched');
    const stream = await openStream(addresses, opened.token);
    await until('the page has its first snapshot', () => stream.snapshots.length > 0);
    expect(stream.snapshots.at(-1)?.paid).toBe(false);
    payInFull(sandbox, opened);
    await until('the page shows it', () => stream.snapshots.at(-1)?.paid === true);
    stream.close();
  });

  it('have told the shop of every order, each under one id', async () => {
    const { receiver } = shop;
    // Two minutes later: the lease of what the killed instance was just telling has run out.
    await shop.start('b', 2 * 60_000);
    await until('the shop was told of every order', () =>
      bought.every((id) => receiver.paidIds(id).size > 0),
    );
    expect(bought.filter((id) => receiver.paidIds(id).size !== 1)).toEqual([]);
    expect(receiver.forged()).toBe(0);
  });
});

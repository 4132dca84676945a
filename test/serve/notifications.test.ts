/** Notifications: signed, told once in every fault of the store's address, and seen while they wait. */
import { beforeEach, describe, expect, it } from 'vitest';
import { memoryLedger } from '../../src/ledger/memoryLedger.js';
import { createOutbox } from '../../src/serve/notifications/outbox.js';
import { createWaiting, KINDS } from '../../src/serve/notifications/waiting.js';
import { pass, quiet, settled, useFakeTimers } from '../server/telling/passTime.js';
import { NOTIFY_SECRET, openServer, type Hear, type OpenServer } from './openServer.js';

beforeEach(useFakeTimers);

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

async function createPaid(store: OpenServer, order = '1042'): Promise<void> {
  const { json } = await store.ask('POST', '/v1/orders', { order_id: order, amount_usd: '20' });
  const hash = await store.pay(json.handle, { confirm: false });
  await quiet();
  store.sandbox.confirm(hash);
  await settled(store);
}

const told = (store: OpenServer, type: string) => store.heard.filter((one) => one.type === type);
const idsOf = (store: OpenServer, type: string) => new Set(told(store, type).map(({ id }) => id));

describe('a paid order', () => {
  it('is told as detected and paid, each once, signed so that the official library verifies it', async () => {
    const store = openServer();
    await createPaid(store);
    expect(store.heard.map(({ type, verified }) => [type, verified])).toEqual([
      ['order.detected', true],
      ['order.paid', true],
    ]);
    const { data } = JSON.parse(told(store, 'order.paid')[0]?.body ?? '');
    expect(data).toMatchObject({
      order_id: '1042',
      amount_usd: '20',
      checkout: { paid: true, progress: 'confirmed', exceptions: [], currency_id: 'USDT.Tron' },
    });
    // Amounts are text, and nothing that the service keeps to itself is told.
    expect(JSON.stringify(data)).not.toMatch(
      /":-?\d+\.\d|wallet|store_external|user_id|from_address/u,
    );
  });

  it('is signed with both secrets while one is changed', async () => {
    const other = `whsec_${Buffer.alloc(32, 9).toString('base64')}`;
    const store = openServer({ TILL_NOTIFY_SECRET: `${other} ${NOTIFY_SECRET}` });
    await createPaid(store);
    expect(told(store, 'order.paid')[0]?.verified).toBe(true);
    const headers = new Headers(told(store, 'order.paid')[0]?.init.headers);
    expect(headers.get('webhook-signature')?.split(' ')).toHaveLength(2);
  });
});

const FAULTS: Readonly<Record<string, Hear>> = {
  'answers 500': () => new Response('broken', { status: 500 }),
  'answers 404': () => new Response(null, { status: 404 }),
  redirects: () => Response.redirect('https://elsewhere.example/', 307),
  'refuses the connection': () =>
    Promise.reject(new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } })),
  'has a bad certificate': () =>
    Promise.reject(new TypeError('fetch failed', { cause: { code: 'CERT_HAS_EXPIRED' } })),
  hangs: ({ init }) =>
    new Promise((_, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
    }),
};

const REASONS: Readonly<Record<string, string>> = {
  'answers 500': 'status 500',
  'answers 404': 'status 404',
  redirects: 'redirect (307), which is not followed',
  'refuses the connection': 'ECONNREFUSED',
  'has a bad certificate': 'CERT_HAS_EXPIRED',
  hangs: 'no answer within 15 s',
};

describe('a store that cannot be told', () => {
  it.each(Object.keys(FAULTS))(
    'because its address %s is told within a minute of its return, with the same id and text',
    async (fault) => {
      const store = openServer();
      store.answerWith(FAULTS[fault] as Hear);
      await createPaid(store);
      // A day of growing waits.
      for (let hours = 0; hours < 24 * 6; hours += 1) await pass(store, HOUR / 6);
      const attempts = told(store, 'order.paid').length;
      expect(attempts).toBeGreaterThan(6);
      expect(attempts).toBeLessThan(12);
      expect(store.log).toContainEqual(
        expect.objectContaining({ code: 'notification_failed', reason: REASONS[fault] }),
      );
      store.answerWith(() => new Response(null, { status: 200 }));
      for (let hours = 0; hours < 30 * 6; hours += 1) await pass(store, HOUR / 6);
      expect(told(store, 'order.paid').length).toBe(attempts + 1);
      expect(idsOf(store, 'order.paid').size).toBe(1);
      expect(new Set(told(store, 'order.paid').map(({ body }) => body)).size).toBe(1);
      expect(told(store, 'order.paid').every(({ verified }) => verified)).toBe(true);
      // Nothing is sent to where a redirect leads.
      expect(told(store, 'order.paid').every(({ init }) => init.redirect === 'manual')).toBe(true);
    },
  );

  it('is tried after 20 s, 1, 5 and 15 minutes, 1, 3, 6 and 12 hours, and then every day', async () => {
    const store = openServer();
    store.answerWith(FAULTS['answers 500'] as Hear);
    await createPaid(store);
    for (let minutes = 0; minutes < 30; minutes += 1) await pass(store, MINUTE);
    for (let steps = 0; steps < 4 * 24 * 4; steps += 1) await pass(store, 15 * MINUTE);
    const times = told(store, 'order.paid').map(({ at }) => at);
    const waits = times.slice(1).map((at, index) => at - (times[index] ?? 0));
    const wanted = [
      20 * SECOND,
      MINUTE,
      5 * MINUTE,
      15 * MINUTE,
      HOUR,
      3 * HOUR,
      6 * HOUR,
      12 * HOUR,
      24 * HOUR,
      24 * HOUR,
    ];
    expect(waits.length).toBeGreaterThanOrEqual(wanted.length);
    for (const [index, wait] of wanted.entries()) {
      // Time passes here in steps of a minute and of a quarter of an hour.
      expect(waits[index], String(index)).toBeGreaterThanOrEqual(wait);
      expect(waits[index], String(index)).toBeLessThanOrEqual(wait + 15 * MINUTE);
    }
  });

  it('is told of everything that waited as soon as it takes one again', async () => {
    const store = openServer();
    store.answerWith(FAULTS['refuses the connection'] as Hear);
    for (const order of ['1', '2', '3', '4']) await createPaid(store, order);
    for (let hours = 0; hours < 5; hours += 1) await pass(store, HOUR);
    store.answerWith(() => new Response());
    await createPaid(store, '5');
    await pass(store, 5 * SECOND);
    const delivered = store.log.filter(({ code }) => code === 'notification_delivered');
    // What was on its way then is confirmed now.
    expect(delivered).toHaveLength(6);
    expect(idsOf(store, 'order.paid').size).toBe(5);
  });

  it('does not keep others from being told when it refuses one', async () => {
    const store = openServer();
    store.answerWith(
      ({ body }) => new Response(null, { status: body.includes('"bad"') ? 500 : 200 }),
    );
    await createPaid(store, 'bad');
    for (let order = 0; order < 5; order += 1) {
      await createPaid(store, `good${String(order)}`);
      await pass(store, 5 * SECOND);
    }
    expect(idsOf(store, 'order.paid').size).toBe(6);
    // The refused ones are tried at their own times, not with every success.
    expect(store.heard.filter(({ body }) => body.includes('"bad"')).length).toBeLessThanOrEqual(4);
  });
});

describe('a server that ends', () => {
  it('leaves what waits to the next one, which tells it with the same id', async () => {
    const store = openServer();
    store.answerWith(({ body }) =>
      body.includes('order.paid') ? new Promise(() => undefined) : new Response(),
    );
    await createPaid(store);
    const [first] = told(store, 'order.paid');
    await Promise.all([store.server.close(1), pass(store, SECOND)]);
    store.answerWith(() => new Response());
    store.another();
    for (let seconds = 0; seconds < 60; seconds += 10) await pass(store, 10 * SECOND);
    expect(told(store, 'order.paid').at(-1)).toMatchObject({ id: first?.id, verified: true });
    expect(idsOf(store, 'order.paid').size).toBe(1);
    expect(store.log).toContainEqual(expect.objectContaining({ code: 'notification_delivered' }));
  });

  it('may be followed by one that mends the fault, and that one tries at once', async () => {
    const store = openServer();
    store.answerWith(FAULTS['answers 500'] as Hear);
    await createPaid(store);
    for (let hours = 0; hours < 24; hours += 1) await pass(store, HOUR);
    store.answerWith(() => new Response());
    store.another();
    await pass(store, SECOND);
    expect(store.log).toContainEqual(expect.objectContaining({ code: 'notification_delivered' }));
  });

  it('is not waited for by another instance that runs beside it, and none tells twice without need', async () => {
    const store = openServer();
    store.another();
    await quiet();
    for (const order of ['1', '2', '3']) await createPaid(store, order);
    for (let seconds = 0; seconds < 60; seconds += 5) await pass(store, 5 * SECOND);
    expect(told(store, 'order.paid')).toHaveLength(3);
  });
});

describe('a notification', () => {
  it('is sent again if the owner wants it, with the same id', async () => {
    const store = openServer();
    await createPaid(store);
    const [paid] = told(store, 'order.paid');
    const outbox = createOutbox(store.ledger, store.sandbox.now);
    await pass(store, MINUTE);
    await outbox.wishResend(paid?.id ?? '');
    for (let seconds = 0; seconds < 60; seconds += 5) await pass(store, 5 * SECOND);
    expect(told(store, 'order.paid').map(({ id }) => id)).toEqual([paid?.id, paid?.id]);
  });

  it('is read from /v1/events by a store that cannot be called', async () => {
    const store = openServer({ TILL_NOTIFY_URL: '' });
    await createPaid(store, '1');
    await createPaid(store, '2');
    expect(store.heard).toEqual([]);
    const seen: string[] = [];
    let after = '0';
    for (let page = 0; page < 4; page += 1) {
      const { json } = await store.ask('GET', `/v1/events?limit=1&after=${after}`);
      for (const { type, data } of json.events)
        seen.push(`${String(data.order_id)} ${String(type)}`);
      after = json.next ?? after;
    }
    expect(seen).toEqual(['1 order.detected', '1 order.paid', '2 order.detected', '2 order.paid']);
    const { json } = await store.ask('GET', `/v1/events?after=${after}`);
    expect(json).toEqual({ events: [], next: after });
  });
});

describe('a store that polled, and is called from now on', () => {
  it('is told what is new, not everything that ever was', async () => {
    const store = openServer({ TILL_NOTIFY_URL: '' });
    await createPaid(store, 'polled');
    const called = openServer({}, { ledger: store.ledger });
    await pass(called, MINUTE);
    expect(called.heard).toEqual([]);
    await createPaid(called, 'called');
    expect(called.heard.map(({ type }) => type)).toEqual(['order.detected', 'order.paid']);
  });
});

describe('an id', () => {
  it('stands for the first that was kept under it', async () => {
    const outbox = createOutbox(memoryLedger(), () => 0);
    const bodies = ['order.paid', 'order.held'].map((type) => ({ type, timestamp: '', data: {} }));
    for (const body of bodies) await outbox.keep('one', body);
    expect((await outbox.page(0, 10)).events).toEqual([{ id: 'one', ...bodies[0] }]);
  });
});

describe('a start', () => {
  it('knows of one that was kept while a mark was being made', async () => {
    const ledger = memoryLedger();
    const outbox = createOutbox(ledger, () => 0);
    const body = { type: 'order.paid', timestamp: '', data: {} };
    for (let number = 0; number < 1_000; number += 1) {
      await outbox.keep(`n${String(number)}`, body);
      await outbox.noteDelivered(`n${String(number)}`, 1);
    }
    let isKept = false;
    const busy = {
      append: ledger.append,
      async list(query: Parameters<typeof ledger.list>[0]) {
        const events = await ledger.list(query);
        const isFirst = !isKept && 'kind' in query && query.kind === 'notification';
        if (isFirst && events.length < 1_000) {
          isKept = true;
          await outbox.keep('between', body);
          await outbox.noteDelivered('n0', 2);
        }
        return events;
      },
    };
    await createWaiting(busy, () => 0).catchUp();
    const found = await createWaiting(ledger, () => 0).catchUp();
    expect(found.map(({ name }) => name)).toEqual(['between']);
  });

  it.each(KINDS)(
    'loses nothing that it has read where the ledger fails at the next: %s',
    async (kind) => {
      const ledger = memoryLedger();
      await createOutbox(ledger, () => 0).keep('owed', {
        type: 'order.paid',
        timestamp: '',
        data: {},
      });
      let hasFailed = false;
      const list: typeof ledger.list = (query) => {
        if (hasFailed || !('kind' in query) || query.kind !== kind) return ledger.list(query);
        hasFailed = true;
        return Promise.reject(new Error('gone'));
      };
      const waiting = createWaiting({ ...ledger, list }, () => 0);
      await expect(waiting.catchUp()).rejects.toThrow('gone');
      expect((await waiting.catchUp()).map(({ name }) => name)).toEqual(['owed']);
    },
  );

  it('reads from the newest mark what waits, not every notification that ever was', async () => {
    const ledger = memoryLedger();
    const now = () => Date.parse('2026-03-01T12:00:00.000Z');
    const outbox = createOutbox(ledger, now);
    const body = { type: 'order.paid', timestamp: '', data: {} };
    for (let number = 0; number < 1_500; number += 1) {
      await outbox.keep(`n${String(number)}`, body);
      if (number !== 700) await outbox.noteDelivered(`n${String(number)}`, 1);
    }
    const first = createWaiting(ledger, now);
    expect((await first.catchUp()).map(({ name }) => name)).toEqual(['n700']);
    await outbox.keep('later', body);
    const reads: number[] = [];
    const counted = {
      append: ledger.append,
      list: async (query: Parameters<typeof ledger.list>[0]) => {
        const events = await ledger.list(query);
        reads.push(events.length);
        return events;
      },
    };
    const second = createWaiting(counted, now);
    expect((await second.catchUp()).map(({ name }) => name)).toEqual(['n700', 'later']);
    expect(reads.reduce((sum, count) => sum + count, 0)).toBeLessThan(20);
  });
});

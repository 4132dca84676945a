/** The service's door under pressure: its own limits, cheap refusals, and words of its own. */
import { describe, expect, it, vi } from 'vitest';
import { memoryLedger } from '../../../src/ledger/memoryLedger.js';
import { signWebhook } from '../../../src/sandbox/webhookQueue.js';
import { BODY_DEADLINE_MS } from '../../../src/server/http/requestBody.js';
import {
  MAX_EVENT_BYTES,
  MAX_HELD_BYTES,
  MAX_READING_BYTES,
} from '../../../src/server/webhooks/webhookEndpoint.js';
import { BASE, ORIGIN, openStore, type Answer, type Store } from '../openStore.js';
import { eventOf } from './samples.js';

/** A store whose ledger counts appends, and can be told to wait before each. */
async function slowLedger() {
  const inner = memoryLedger();
  const appends: string[] = [];
  let gate: Promise<void> | undefined;
  let open: () => void = () => undefined;
  const store = openStore({
    ledger: {
      ...inner,
      async append(event) {
        appends.push(event.stream);
        if (event.kind === 'confirmed' || event.kind === 'orphan') await gate;
        return inner.append(event);
      },
    },
  });
  store.sandbox.setDelivery({ paused: true });
  const { token } = await store.open('one', 'USDT.Tron');
  const externalId = store.sandbox.state().wallets[0]?.externalId ?? '';
  appends.length = 0;
  return {
    store,
    token,
    externalId,
    appends,
    shut() {
      gate = new Promise((resolve) => {
        open = resolve;
      });
    },
    release() {
      gate = undefined;
      open();
    },
  };
}

/** Whose events are kept apart, which costs the least. */
const OTHER = '00000000-0000-4000-8000-000000000000';

const hashOf = (n: number): string => n.toString(16).padStart(64, '0');

async function post(store: Store, body: BodyInit, headers: HeadersInit): Promise<Response> {
  const init = { method: 'POST', headers, body, duplex: 'half' };
  return store.handler.fetch(new Request(`${ORIGIN}${BASE}/webhook`, init as RequestInit));
}

describe('the number of events at one time', () => {
  it('is a burst that waits: 2,000 at once are all acknowledged', async () => {
    const { store, shut, release, appends } = await slowLedger();
    shut();
    const sends = Array.from({ length: 2_000 }, (_, n) =>
      store.deliver(eventOf(OTHER, { txHash: hashOf(n) })),
    );
    // All have arrived before the ledger takes the first.
    await vi.waitFor(() => expect(appends.length).toBeGreaterThan(0), { timeout: 30_000 });
    release();
    const answers = await Promise.all(sends);
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['{"success":true}']));
    expect(store.codes()).not.toContain('webhook_overloaded');
  });

  it('is bounded by their memory: what exceeds it is a 503 that says when', async () => {
    const { store, token, externalId, shut, release } = await slowLedger();
    shut();
    // As large as an event may be, so that few of them fill the memory.
    const large = (n: number): string => {
      const event = eventOf(OTHER, { txHash: hashOf(n) });
      return event + ' '.repeat(MAX_EVENT_BYTES - event.length);
    };
    const fit = MAX_HELD_BYTES / MAX_EVENT_BYTES;
    const sends: Promise<Answer>[] = [];
    while (sends.length < fit + 8) {
      sends.push(store.deliver(large(sends.length)));
      // What arrives at one time is bounded too: those before have arrived by now.
      if (sends.length % 64 === 0) await turns();
    }
    // None of the others is answered before the ledger works again.
    const refused = await firstOf(sends, 8);
    for (const { status, headers, json, text } of refused) {
      expect([status, headers.get('retry-after')]).toEqual([503, '5']);
      expect(json).toMatchObject({ code: 'store_unavailable', retryable: true });
      expect(text).not.toContain('success');
    }
    // The shoppers' door is another one.
    expect(await store.read(token)).toMatchObject({ progress: 'awaiting' });
    expect((await store.ask('GET', '/currencies')).status).toBe(200);
    // A stranger is told off without taking a place.
    const forged = await store.deliver(eventOf(externalId), 'ab'.repeat(32));
    expect(forged.status).toBe(401);

    release();
    const answers = await Promise.all(sends);
    expect(answers.filter(({ text }) => text === '{"success":true}')).toHaveLength(fit);
    expect(store.codes().filter((code) => code === 'webhook_overloaded')).toHaveLength(1);
    // Those that were sent away come again, and find room.
    const again = await Promise.all([fit, fit + 7].map((n) => store.deliver(large(n))));
    expect(again.map(({ status }) => status)).toEqual([200, 200]);
  });
});

describe('a repeat', () => {
  it('costs one append that writes nothing, and a first delivery costs one that does', async () => {
    const { store, externalId, appends } = await slowLedger();
    const body = eventOf(externalId);
    for (let round = 1; round <= 5; round += 1) {
      await store.deliver(body);
      await store.handler.close();
      expect(appends).toEqual(Array.from({ length: round }, () => 'order:1001'));
    }
  });
});

describe('a body', () => {
  it('that says it is too long is refused before it is read', async () => {
    const { store } = await slowLedger();
    let pulled = 0;
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          pulled += 1;
          controller.enqueue(new Uint8Array(1024));
        },
      },
      { highWaterMark: 0 },
    );
    const headers = { 'x-sign': 'ab'.repeat(32), 'content-length': String(MAX_EVENT_BYTES + 1) };
    expect((await post(store, body, headers)).status).toBe(413);
    expect(pulled).toBe(0);
  });

  it('without a signature’s form is not read at all', async () => {
    const { store } = await slowLedger();
    for (const sign of ['', 'AB'.repeat(32), `${'ab'.repeat(32)}, ${'ab'.repeat(32)}`]) {
      let pulled = 0;
      const body = new ReadableStream<Uint8Array>(
        {
          pull(controller) {
            pulled += 1;
            controller.enqueue(new Uint8Array(1024));
          },
        },
        { highWaterMark: 0 },
      );
      expect((await post(store, body, { 'x-sign': sign })).status).toBe(401);
      expect(pulled).toBe(0);
    }
  });

  it('of exactly 64 kB is taken, and of one byte more it is not', async () => {
    const { store, externalId } = await slowLedger();
    const event = eventOf(externalId);
    const padded = (length: number) => event + ' '.repeat(length - event.length);
    expect((await store.deliver(padded(MAX_EVENT_BYTES + 1))).status).toBe(413);
    expect((await store.deliver(padded(MAX_EVENT_BYTES))).status).toBe(200);
  });

  it('that drips is given up after ten seconds, and its place is free again', async () => {
    const { store, token, externalId } = await slowLedger();
    vi.useFakeTimers();
    const event = new TextEncoder().encode(eventOf(externalId));
    const headers = { 'x-sign': signWebhook(eventOf(externalId), store.sandbox.webhookSecret) };
    const cancelled = vi.fn();
    const first = 65_000;
    const drip = () => {
      let at = 0;
      return new ReadableStream<Uint8Array>({
        start: (controller) => controller.enqueue(new Uint8Array(first)),
        async pull(controller) {
          await new Promise((resolve) => setTimeout(resolve, 1_000));
          controller.enqueue(event.slice(at, (at += 1)));
        },
        cancel: cancelled,
      });
    };
    const drips = Math.floor(MAX_READING_BYTES / first);
    const answers = Array.from({ length: drips }, () => post(store, drip(), headers));
    await vi.advanceTimersByTimeAsync(BODY_DEADLINE_MS - 1);
    // The memory for reading is full now; the service's own event is taken in all the same, and
    // whoever has dripped the longest makes room for it.
    const padding = ' '.repeat(MAX_READING_BYTES % first);
    expect((await store.deliver(eventOf(externalId) + padding)).status).toBe(200);
    expect(cancelled).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    for (const answer of await Promise.all(answers)) {
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ title: 'The body did not arrive in time' });
    }
    expect(cancelled).toHaveBeenCalledTimes(drips);
    vi.useRealTimers();
    expect(await store.read(token)).toMatchObject({ progress: 'confirmed' });
  });

  it('that breaks off is no event, and is told once, however many of them a stranger sends', async () => {
    const { store } = await slowLedger();
    for (let times = 0; times < 50; times += 1) {
      const body = new ReadableStream({
        pull: (controller) => controller.error(new Error('connection reset')),
      });
      const answer = await post(store, body, { 'x-sign': 'ab'.repeat(32) });
      expect(answer.status).toBe(400);
      expect(await answer.text()).not.toMatch(/success|connection reset/);
    }
    expect(store.codes()).toEqual(['webhook_refused']);
    expect((await store.handler.listDeliveries()).passing.counts.too_slow).toBe(50);
  });
});

describe('a refused signature', () => {
  it('is told as one, under the code that the wire has for it, and not as a token', async () => {
    const { store, externalId } = await slowLedger();
    const answer = await store.deliver(eventOf(externalId), 'ab'.repeat(32));
    expect(answer.json).toMatchObject({
      type: 'urn:tillkit:problem:unauthorized:signature',
      title: 'The signature of the event does not fit',
      code: 'unauthorized',
      status: 401,
      retryable: false,
    });
    expect(answer.text).not.toContain('token');
    // The shopper's own problem keeps its name.
    expect((await store.ask('GET', '/checkout')).json).toMatchObject({
      type: 'urn:tillkit:problem:unauthorized',
      title: 'The checkout token is missing or invalid',
    });
  });
});

/** Turns of the event loop, in which bodies that are there are read. */
async function turns(): Promise<void> {
  for (let count = 0; count < 20; count += 1) {
    await new Promise((resolve) => void setImmediate(resolve));
  }
}

/** The answers that come first, in the order in which they come. */
function firstOf<T>(works: readonly Promise<T>[], count: number): Promise<readonly T[]> {
  const first: T[] = [];
  return new Promise((resolve, reject) => {
    for (const work of works) {
      work.then((answer) => {
        first.push(answer);
        if (first.length === count) resolve([...first]);
      }, reject);
    }
  });
}

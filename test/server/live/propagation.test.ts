/** From what happened to the page that waits for it: at once, whole, in order, and to no other page. */
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Coordination,
  localCoordination,
} from '../../../src/server/coordination/coordination.js';
import type { Ledger } from '../../../src/ledger/ledger.js';
import { memoryLedger } from '../../../src/ledger/memoryLedger.js';
import { MINUTE, openStore } from '../openStore.js';
import { listen } from './eventReader.js';

beforeEach(() => {
  vi.useFakeTimers();
});

/** Instances that hear one another in this process, and are heard by the test. */
function sharedTopics() {
  const listeners = new Map<string, Map<object, (text: string) => void>>();
  const said: string[] = [];
  const instance = (): Coordination => {
    const me = {};
    return {
      ...localCoordination(),
      publish(topic, text) {
        said.push(text);
        for (const [who, hear] of listeners.get(topic) ?? []) if (who !== me) hear(text);
      },
      subscribe(topic, listener) {
        const those = listeners.get(topic) ?? new Map<object, (text: string) => void>();
        listeners.set(topic, those.set(me, listener));
        return () => those.delete(me);
      },
    };
  };
  const count = () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0);
  return { instance, said, count };
}

/** A ledger that others share, which counts what it is asked. */
function countedLedger(inner: Ledger) {
  const queries = { tail: 0, stream: 0 };
  const ledger: Ledger = {
    ...inner,
    durability: 'database',
    list(query) {
      queries['stream' in query ? 'stream' : 'tail'] += 1;
      return inner.list(query);
    },
  };
  return { ledger, queries };
}

describe('what happens on this instance', () => {
  it('reaches the stream with the signed event itself: no timer has to ring', async () => {
    const store = openStore();
    const { token, checkout } = await store.open('one', 'USDT.Tron');
    const stream = await listen(store.handler, { token });
    await stream.snapshot();
    store.sandbox.confirm(store.pay(checkout));
    // Fake timers stand still here.
    await store.drain();
    const paid = await stream.until((snapshot) => snapshot.paid);
    expect(paid).toMatchObject({ progress: 'confirmed', received: '20', due: '0' });
    expect(stream.names()).not.toContain('checked');
    await stream.cancel();
  });

  it('reaches every tab and device: another currency, a new quote, the store’s own word', async () => {
    const store = openStore();
    const { token } = await store.open();
    const streams = [
      await listen(store.handler, { token }),
      await listen(store.handler, { token }),
    ];
    const all = async (wanted: Parameters<(typeof streams)[0]['until']>[0]) => {
      for (const stream of streams) await stream.until(wanted);
    };
    await store.choose(token, 'USDT.Tron');
    await all(({ quote }) => quote?.currencyId === 'USDT.Tron');
    await store.sandbox.advance(20 * MINUTE);
    const { json } = await store.ask('POST', '/checkout/quote', { token, body: {} });
    const { id } = (json as { quote: { id: string } }).quote;
    await all(({ quote }) => quote?.id === id);
    await store.handler.markPaid('1001', { reason: 'Paid in cash.' });
    await all(({ paid }) => paid);
    await store.handler.closeOrder('1001', { reason: 'Done.' });
    await all(({ closed }) => closed);
    for (const stream of streams) expect(stream.isOver()).toBe(false);
    await Promise.all(streams.map((stream) => stream.cancel()));
  });

  it('reaches the first tab when a second one finds that the address was replaced', async () => {
    const store = openStore();
    const { token, checkout } = await store.open('one', 'USDT.Tron');
    store.pay(checkout);
    const stream = await listen(store.handler, { token });
    store.sandbox.rotate(checkout.address?.address ?? '');
    await store.sandbox.advance(10_000);
    const again = await store.open();
    const shown = await stream.until(({ address }) => address?.replaced === true);
    expect(shown.address?.address).toBe(again.checkout.address?.address);
    await stream.cancel();
  });

  it('is drawn once for all readers of the checkout, and not at all without one', async () => {
    const { ledger, queries } = countedLedger(memoryLedger());
    const store = openStore({ ledger });
    const { token, checkout } = await store.open('one', 'USDT.Tron');
    const append = async (): Promise<number> => {
      await store.drain();
      const before = queries.stream;
      store.sandbox.confirm(store.pay(checkout, '1'));
      await store.drain();
      return queries.stream - before;
    };
    const alone = await append();
    const one = await listen(store.handler, { token });
    const withOne = await append();
    const more = await Promise.all(
      Array.from({ length: 5 }, () => listen(store.handler, { token })),
    );
    expect(withOne).toBeGreaterThan(alone);
    expect(await append()).toBe(withOne);
    await Promise.all([one, ...more].map((stream) => stream.cancel()));
    expect(await append()).toBe(alone);
  });

  it('is tried again when the ledger could not be read, and told to the owner once', async () => {
    const inner = memoryLedger();
    let broken = false;
    const ledger: Ledger = {
      ...inner,
      list: (query) =>
        broken ? Promise.reject(new Error('The disk is away.')) : inner.list(query),
      async append(event) {
        const result = await inner.append(event);
        broken ||= event.kind === 'closed';
        return result;
      },
    };
    const store = openStore({ ledger });
    const { token } = await store.open('one', 'USDT.Tron');
    const stream = await listen(store.handler, { token });
    await stream.snapshot();
    await store.handler.closeOrder('1001', { reason: 'x' }).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(stream.names().filter((name) => name !== 'checked')).toEqual(['checkout']);
    expect(store.codes().filter((code) => code === 'live_failed')).toHaveLength(1);
    broken = false;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await stream.until(({ closed }) => closed)).toMatchObject({ paid: false });
    await stream.cancel();
  });
});

describe('what happens on another instance', () => {
  it('is heard through the topic, at once, and received by no page once the readers are gone', async () => {
    const topics = sharedTopics();
    const store = openStore({ handler: { coordination: topics.instance() } });
    const other = store.makeHandler({ coordination: topics.instance() });
    const { token, checkout } = await store.open('one', 'USDT.Tron');
    const stream = await listen(other, { token });
    await stream.snapshot();
    store.sandbox.confirm(store.pay(checkout));
    await store.drain();
    expect(await stream.until(({ paid }) => paid)).toMatchObject({ progress: 'confirmed' });
    expect(topics.said).toContain('order:1001');
    await other.close();
    expect(topics.count()).toBe(0);
  });

  it('is found in the shared ledger without any help, within two seconds', async () => {
    const { ledger, queries } = countedLedger(memoryLedger());
    const store = openStore({ ledger, handler: { lookup: false } });
    const other = store.makeHandler();
    const { token, checkout } = await store.open('one', 'USDT.Tron');
    const two = await store.open('two', 'USDT.Tron');
    const streams = [await listen(other, { token }), await listen(other, { token: two.token })];
    for (const stream of streams) await stream.snapshot();
    await vi.advanceTimersByTimeAsync(4_000);
    store.sandbox.confirm(store.pay(checkout));
    await store.drain();
    await vi.advanceTimersByTimeAsync(2_100);
    expect(streams[0]?.heard.at(-1)?.data).toMatchObject({ paid: true });
    expect(streams[1]?.names().filter((name) => name !== 'checked')).toEqual(['checkout']);
    // One query every two seconds, however many streams, and none when they are gone.
    queries.tail = queries.stream = 0;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(queries.tail).toBe(10);
    for (const stream of streams) await stream.cancel();
    await vi.advanceTimersByTimeAsync(2_000);
    queries.tail = 0;
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    expect(queries.tail).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is not missed while the end of the ledger is being looked for', async () => {
    const { ledger } = countedLedger(memoryLedger());
    const store = openStore({ ledger });
    const other = store.makeHandler();
    const { token, checkout } = await store.open('one', 'USDT.Tron');
    const stream = await listen(other, { token });
    await stream.snapshot();
    // Before the first step of the tail.
    store.sandbox.confirm(store.pay(checkout));
    await store.drain();
    await vi.advanceTimersByTimeAsync(2_100);
    const snapshots = stream.heard.filter(({ event }) => event === 'checkout');
    expect(snapshots.at(-1)?.data).toMatchObject({ paid: true });
    await stream.cancel();
  });
});

describe('whatever happens, in any order', () => {
  /** One step of two shoppers, by the number of the shopper. */
  const step = fc.tuple(
    fc.constantFrom(0, 1),
    fc.constantFrom('open', 'pay', 'confirm', 'quote', 'leave', 'second', 'store'),
  );

  it('a stream carries its own checkout alone, and its versions only grow', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        // Each shopper's words hold a mark that must never be in the other's stream.
        const orders = ['TAINT-A-1', 'TAINT-B-2'] as const;
        const store = openStore({
          orders: Object.fromEntries(orders.map((o) => [o, { orderId: o, amountUsd: '20' }])),
        });
        const pages = await Promise.all(orders.map((order) => store.open(order, 'USDT.Tron')));
        const streams = orders.map((): Awaited<ReturnType<typeof listen>>[] => []);
        const own = orders.map((_, at) => new Set([pages[at]?.checkout.address?.address ?? '']));
        for (const [at, what] of steps) {
          const page = pages[at];
          if (!page) continue;
          const { token, checkout } = page;
          if (what === 'open') streams[at]?.push(await listen(store.handler, { token }));
          if (what === 'pay') own[at]?.add(store.pay(checkout, '1'));
          if (what === 'confirm') {
            const hash = store.pay(checkout, '2');
            own[at]?.add(hash);
            store.sandbox.confirm(hash);
          }
          if (what === 'quote') await store.choose(token, 'BTC.Bitcoin');
          if (what === 'leave') streams[at]?.at(-1)?.leave();
          if (what === 'second') await store.open(orders[at], undefined, token);
          if (what === 'store') {
            await store.handler.closeOrder(orders[at] ?? '', {
              reason: `${orders[at] ?? ''}-word`,
            });
          }
          await vi.advanceTimersByTimeAsync(700);
        }
        await store.drain();
        for (const [at, mine] of streams.entries()) {
          const foreign = [orders[1 - at] ?? '', ...(own[1 - at] ?? [])];
          for (const stream of mine) {
            for (const word of foreign) expect(stream.text()).not.toContain(word);
            const ids = stream.heard.flatMap(({ event, id }) => (event === 'checkout' ? [id] : []));
            const versions = ids.map(Number);
            expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b));
            expect(stream.text()).toContain(orders[at]);
          }
        }
        await store.handler.close();
      }),
      { numRuns: 25 },
    );
  });
});

/** Drawing for readers while things go on happening: nothing that comes in between is lost. */
import { describe, expect, it } from 'vitest';
import type { WatchedCheckout } from '../../../src/server/evidence/evidenceSource.js';
import { writeFrame } from '../../../src/server/live/liveStream.js';
import { createLiveHub, type DrawnSnapshot } from '../../../src/server/live/liveHub.js';
import { createStreamLimiter } from '../../../src/server/live/streamLimiter.js';
import { readEvents } from './eventReader.js';

const LIMITS = { maxStreams: 100, maxPerAddress: 2, lifetimeMs: 300_000 };

/** A hub whose drawings the test finishes by hand, each with the version that it read at its start. */
function openHub() {
  let version = 1;
  const drawings: (() => void)[] = [];
  const failures: unknown[] = [];
  const limiter = createStreamLimiter(LIMITS);
  const hub = createLiveHub({
    limits: LIMITS,
    limiter,
    background: async (work) => void (await work),
    onFailure: (error) => failures.push(error),
    draw: () => {
      const read = version;
      const data = String(read);
      const watched = { stream: 's', state: {} } as WatchedCheckout;
      const bytes = writeFrame({ event: 'checkout', id: data, data });
      return new Promise<DrawnSnapshot>((drawn) => {
        drawings.push(() => drawn({ version: read, through: read, bytes, watched }));
      });
    },
  });
  const turn = () => new Promise((done) => setImmediate(done));
  return {
    hub,
    limiter,
    failures,
    drawings,
    set: (next: number) => (version = next),
    async finish(): Promise<void> {
      drawings.shift()?.();
      await turn();
    },
    open: (ip: string | null = null) =>
      hub.open({
        stream: 's',
        ip,
        lastVersion: -1,
        request: { signal: new AbortController().signal },
      }),
  };
}

describe('a change', () => {
  it('that comes while the one before is drawn is drawn after it', async () => {
    const store = openHub();
    const opening = store.open();
    await store.finish();
    const reader = readEvents(await opening);
    store.set(2);
    store.hub.changed('s');
    store.set(3);
    store.hub.changed('s');
    store.set(4);
    store.hub.changed('s');
    expect(store.drawings).toHaveLength(1);
    await store.finish();
    await store.finish();
    expect(reader.heard.map(({ data }) => data)).toEqual([1, 2, 4]);
    expect(store.drawings).toHaveLength(0);
    await reader.cancel();
  });

  it('that comes while the first snapshot is drawn reaches the reader', async () => {
    const store = openHub();
    const opening = store.open();
    store.set(2);
    store.hub.changed('s');
    await store.finish();
    await store.finish();
    const reader = readEvents(await opening);
    await new Promise((done) => setImmediate(done));
    expect(reader.heard.map(({ data }) => data)).toEqual([2]);
    await reader.cancel();
  });

  it('does not turn a page back when the ledger answers with an older state', async () => {
    const store = openHub();
    store.set(5);
    const opening = store.open();
    await store.finish();
    const reader = readEvents(await opening);
    store.set(3);
    store.hub.changed('s');
    await store.finish();
    const second = store.open();
    await store.finish();
    expect((await readEvents(await second).next())?.data).toBe(5);
    expect(reader.heard.map(({ data }) => data)).toEqual([5]);
    store.hub.bye();
  });

  it('that was drawn already is not drawn again, nor one without a reader', async () => {
    const store = openHub();
    store.set(7);
    const opening = store.open();
    await store.finish();
    const reader = readEvents(await opening);
    store.hub.changed('s', 7);
    store.hub.changed('other');
    expect(store.drawings).toHaveLength(0);
    store.hub.changed('s', 8);
    expect(store.drawings).toHaveLength(1);
    await store.finish();
    await reader.cancel();
    store.hub.changed('s', 9);
    store.hub.changedAll();
    expect(store.drawings).toHaveLength(0);
    expect(store.hub.watched()).toEqual([]);
  });
});

describe('a seat', () => {
  it('is given back however the stream ended, to its address too', async () => {
    const store = openHub();
    const ip = '203.0.113.9';
    const openOne = async () => {
      const opening = store.open(ip);
      await store.finish();
      return readEvents(await opening);
    };
    const [one, two] = [await openOne(), await openOne()];
    await expect(store.open(ip)).rejects.toMatchObject({ code: 'rate_limited' });
    await one.cancel();
    const three = await openOne();
    await expect(store.open(ip)).rejects.toMatchObject({ code: 'rate_limited' });
    store.hub.bye();
    expect([await two.ended, await three.ended]).toEqual(['closed', 'closed']);
    expect(store.limiter.openCount()).toBe(0);
    await (await openOne()).cancel();
    expect([store.limiter.openCount(), store.hub.watched()]).toEqual([0, []]);
  });

  it('is given back when the page is gone before the first snapshot is drawn', async () => {
    const store = openHub();
    const leaving = new AbortController();
    const opening = store.hub.open({
      stream: 's',
      ip: null,
      lastVersion: -1,
      request: { signal: leaving.signal },
    });
    leaving.abort();
    await store.finish();
    expect(await readEvents(await opening).ended).toBe('closed');
    expect([store.limiter.openCount(), store.hub.watched()]).toEqual([0, []]);
  });
});

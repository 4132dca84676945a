/** `GET checkout/events`: who gets a stream, what it says first, and what it never says. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { checkedSchema } from '../../../src/contract/liveMessages.js';
import { checkoutSnapshotSchema, type CheckoutSnapshot } from '../../../src/contract/checkout.js';
import { HandlerConfigurationError } from '../../../src/server/configuration/configurationError.js';
import { untilCollected } from '../../support/garbage.js';
import { askHandler, BASE, codeOf, MINUTE, openStore } from '../openStore.js';
import { askEvents, listen, seedOrders } from './eventReader.js';

const PATH = '/checkout/events';

beforeEach(() => {
  vi.useFakeTimers();
});

describe('a stream of events', () => {
  it('is named so that no proxy on the way stores, packs or holds it back', async () => {
    const store = openStore();
    const { token } = await store.open();
    const { response, cancel } = await listen(store.handler, { token });
    expect(response.status).toBe(200);
    const headers = Object.fromEntries(response.headers);
    expect(headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'till-wire': '1',
      vary: 'Authorization',
    });
    expect(Object.keys(headers)).not.toContain('connection');
    expect(Object.keys(headers)).not.toContain('transfer-encoding');
    await cancel();
  });

  it('begins with the time to wait and the whole checkout, under its version', async () => {
    const store = openStore();
    const { token } = await store.open('one', 'USDT.Tron');
    const stream = await listen(store.handler, { token });
    const { event, id, data } = (await stream.next()) ?? {};
    expect(stream.retries).toEqual([3_000]);
    expect(stream.text().startsWith('retry: 3000\n\nevent: checkout\nid: ')).toBe(true);
    const snapshot = checkoutSnapshotSchema.parse(data);
    expect([event, id]).toEqual(['checkout', String(snapshot.version)]);
    expect(snapshot).toEqual(await store.handler.getCheckout('1001'));
    await stream.cancel();
  });

  it('does not repeat what the reader has, and sends what it has not', async () => {
    const store = openStore();
    const { token, checkout } = await store.open('one', 'USDT.Tron');
    const silent = await listen(store.handler, { token, lastEventId: checkout.version });
    const behind = await listen(store.handler, { token, lastEventId: checkout.version - 1 });
    expect((await behind.snapshot()).version).toBe(checkout.version);
    expect([silent.retries, silent.heard]).toEqual([[3_000], []]);
    store.sandbox.confirm(store.pay(checkout));
    await store.drain();
    expect(await silent.until(({ paid }) => paid)).toMatchObject({ closed: false });
    await Promise.all([silent.cancel(), behind.cancel()]);
  });

  it.each(['', 'x', '-1', '1e9', '0x10', '９', '1 2', '99999999999999999999'])(
    'takes the Last-Event-ID "%s" for none',
    async (lastEventId) => {
      const store = openStore();
      const { token } = await store.open();
      const headers = { 'last-event-id': encodeURIComponent(lastEventId) };
      const stream = await listen(store.handler, { token, headers });
      expect((await stream.next())?.event).toBe('checkout');
      await stream.cancel();
    },
  );

  it('sends what changes also to a reader that claims to be ahead of the ledger', async () => {
    const store = openStore();
    const { token, checkout } = await store.open('one', 'USDT.Tron');
    const stream = await listen(store.handler, { token, lastEventId: 999_999 });
    store.sandbox.confirm(store.pay(checkout));
    await store.drain();
    expect(await stream.until(({ paid }) => paid)).toMatchObject({ closed: false });
    await stream.cancel();
  });

  it('says after one second and every ten seconds when was last checked: times and no state', async () => {
    const store = openStore();
    const { token } = await store.open('one', 'USDT.Tron');
    const stream = await listen(store.handler, { token });
    await stream.snapshot();
    await vi.advanceTimersByTimeAsync(9_900);
    expect(stream.names()).toEqual(['checkout', 'checked']);
    await vi.advanceTimersByTimeAsync(200);
    expect(stream.names()).toHaveLength(3);
    const { event, id, data } = (await stream.next()) ?? {};
    expect([event, id]).toEqual(['checked', undefined]);
    const checked = checkedSchema.parse(data);
    expect(Object.keys(checked)).toEqual(['serverTime', 'lastCheckedAt']);
    expect(checked.lastCheckedAt).toBe(checked.serverTime);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(stream.names()).toHaveLength(4);
    await stream.cancel();
  });

  it('says "never" where the service was not asked', async () => {
    const store = openStore({ handler: { lookup: false } });
    store.sandbox.fail({ kind: 'status_503', operation: 'listUnconfirmedTransfers' });
    const { token } = await store.open('one', 'USDT.Tron');
    const stream = await listen(store.handler, { token });
    await vi.advanceTimersByTimeAsync(16_000);
    expect(stream.heard.at(-1)?.data).toMatchObject({ lastCheckedAt: null });
    await stream.cancel();
  });

  it('ends after five minutes, give or take half a one, with "bye" and no failure', async () => {
    const store = openStore();
    const { token } = await store.open();
    const streams = await Promise.all(
      Array.from({ length: 6 }, () => listen(store.handler, { token })),
    );
    await vi.advanceTimersByTimeAsync(4.5 * MINUTE - 1_000);
    expect(streams.some(({ isOver }) => isOver())).toBe(false);
    await vi.advanceTimersByTimeAsync(MINUTE + 2_000);
    for (const stream of streams) {
      expect(await stream.ended).toBe('closed');
      expect(stream.heard.at(-1)).toEqual({ event: 'bye', id: undefined, data: {} });
    }
  });

  it('outlives its token, but the next one needs a token that works', async () => {
    const store = openStore();
    const { token } = await store.open();
    await store.sandbox.advance(28 * MINUTE);
    const checkout = await store.choose(token, 'USDT.Tron');
    const stream = await listen(store.handler, { token });
    await stream.snapshot();
    await store.sandbox.advance(3 * MINUTE);
    const refused = await store.ask('GET', PATH, { token });
    expect([refused.status, codeOf(refused)]).toEqual([401, 'checkout_expired']);
    store.sandbox.confirm(store.pay(checkout));
    await store.drain();
    expect(await stream.until(({ paid }) => paid)).toMatchObject({ progress: 'confirmed' });
    await stream.cancel();
  });
});

describe('a request for a stream', () => {
  it('is refused without a token, with a wrong one, and for a checkout that the ledger lost', async () => {
    const store = openStore();
    const { token } = await store.open();
    expect((await store.ask('GET', PATH)).status).toBe(401);
    expect((await store.ask('GET', PATH, { token: 'none' })).status).toBe(401);
    const { handler } = openStore();
    const elsewhere = await askHandler(handler, 'GET', `${BASE}${PATH}`, { token });
    expect([elsewhere.status, codeOf(elsewhere)]).toEqual([401, 'unauthorized']);
  });

  it('by HEAD is answered, and opens no stream', async () => {
    const store = openStore({ handler: { live: { maxStreams: 1 } } });
    const { token } = await store.open();
    for (let time = 0; time < 3; time += 1) {
      const { response } = await askEvents(store.handler, { token, method: 'HEAD' });
      expect([response.status, response.body]).toEqual([200, null]);
      expect(response.headers.get('content-type')).toContain('text/event-stream');
    }
    expect(vi.getTimerCount()).toBe(0);
    expect((await store.ask('GET', PATH, { token })).status).toBe(200);
  });

  it('is a 404 where live status is off, and in Cloudflare Workers', async () => {
    const off = openStore({ handler: { live: false } });
    const { token } = await off.open();
    const answer = await off.ask('GET', PATH, { token });
    expect([answer.status, codeOf(answer)]).toEqual([404, 'not_found']);
    vi.stubGlobal('navigator', { userAgent: 'Cloudflare-Workers' });
    const worker = openStore({ handler: { live: { maxStreams: 10 } } });
    const opened = await worker.open();
    expect((await worker.ask('GET', PATH, { token: opened.token })).status).toBe(404);
    expect((await worker.read(opened.token)).version).toBe(opened.checkout.version);
  });

  it('of a page of another origin may name what it has', async () => {
    const origin = 'https://shop.com';
    const store = openStore({ handler: { origins: [origin] } });
    const headers = { origin, 'access-control-request-method': 'GET' };
    const preflight = await store.ask('OPTIONS', PATH, { headers });
    expect(preflight.headers.get('access-control-allow-headers')).toContain('last-event-id');
    const { token } = await store.open();
    const stream = await store.ask('GET', PATH, { token, headers: { origin } });
    expect(stream.headers.get('access-control-allow-origin')).toBe(origin);
    expect(stream.headers.get('vary')).toBe('Authorization, Origin');
  });

  it.each([
    ['maxStreams', 0],
    ['maxStreams', 1.5],
    ['maxPerAddress', -1],
    ['lifetimeMs', 999],
    ['lifetimeMs', Number.NaN],
  ])('cannot be answered with live.%s of %s, so the start fails', (name, value) => {
    const start = () => openStore({ handler: { live: { [name]: value } } });
    expect(start).toThrow(HandlerConfigurationError);
    expect(start).toThrow(`live.${name}`);
  });
});

describe('the number of streams', () => {
  it('is 5,000 in all: of 6,000 the rest is told to come back, and other routes answer', async () => {
    const store = openStore({ handler: { limits: false } });
    const tokens = await seedOrders(store.ledger, 1_000);
    const asked = await Promise.all(
      tokens.flatMap((token) =>
        Array.from({ length: 6 }, () => askEvents(store.handler, { token })),
      ),
    );
    const by = (status: number) => asked.filter(({ response }) => response.status === status);
    expect([by(200).length, by(503).length]).toEqual([5_000, 1_000]);
    for (const { response } of by(503)) {
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await response.json()).toMatchObject({ code: 'store_unavailable', retryable: true });
    }
    expect((await store.ask('GET', '/health')).json).toBe(true);
    expect((await store.read(tokens[0] ?? '')).order.reference).toBe('0');
    // Whoever leaves makes room for one more.
    by(200)[0]?.leave();
    const again = async () => (await store.ask('GET', PATH, { token: tokens[0] ?? '' })).status;
    await expect.poll(again, { timeout: 30_000 }).toBe(200);
    for (const { response } of by(200)) await response.body?.cancel();
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('has a place again when a reader leaves whose request is garbage by then', async () => {
    const store = openStore({ handler: { limits: false, live: { maxStreams: 1 } } });
    const [token = ''] = await seedOrders(store.ledger, 1);
    const first = await askEvents(store.handler, { token });
    // Made later than the request, so that a collection which takes it has taken the request, too.
    await untilCollected(new WeakRef({}));
    first.leave();
    const second = await askEvents(store.handler, { token });
    expect([first.response.status, second.response.status]).toEqual([200, 200]);
    await second.response.body?.cancel();
  });

  it('is six for one checkout: of one more, the oldest is sent away after a minute', async () => {
    const store = openStore();
    const { token } = await store.open();
    const streams: Awaited<ReturnType<typeof listen>>[] = [];
    // One after the other: of those that come together, none is the oldest for sure.
    for (let at = 0; at < 6; at += 1) streams.push(await listen(store.handler, { token }));
    const early = await askEvents(store.handler, { token });
    expect(early.response.status).toBe(429);
    expect(early.response.headers.get('retry-after')).toBe('60');
    expect(await early.response.json()).toMatchObject({ code: 'rate_limited' });
    expect(streams.some(({ isOver }) => isOver())).toBe(false);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(streams.some(({ isOver }) => isOver())).toBe(false);
    const seventh = await listen(store.handler, { token });
    expect(await streams[0]?.ended).toBe('closed');
    expect(streams[0]?.names().at(-1)).toBe('bye');
    expect([streams[1]?.isOver(), seventh.isOver()]).toEqual([false, false]);
    await store.handler.close();
  });

  it('is ten for one known address, and counts no unknown address', async () => {
    const store = openStore({ handler: { limits: false } });
    const tokens = await seedOrders(store.ledger, 22);
    const from = async (ip: string | undefined, count: number): Promise<number[]> => {
      const asked = tokens
        .slice(0, count)
        .map((token) => askEvents(store.handler, { token, ...(ip === undefined ? {} : { ip }) }));
      // All ask at once, and which of them is one too many is nobody's promise.
      return (await Promise.all(asked)).map(({ response }) => response.status).toSorted();
    };
    expect(await from('203.0.113.7', 11)).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    // One household: the same half of an IPv6 address.
    await from('2001:db8:1:2::1', 9);
    expect(await from('2001:db8:1:2:ffff::9', 3)).toEqual([200, 429, 429]);
    expect(await from('2001:db8:1:3::1', 1)).toEqual([200]);
    // A proxy that is not declared stands before a whole shop.
    for (const ip of [undefined, '10.0.0.1', '127.0.0.1', '::1', 'nonsense']) {
      await vi.advanceTimersByTimeAsync(MINUTE);
      expect(new Set(await from(ip, 22))).toEqual(new Set([200]));
    }
    await store.handler.close();
    expect(await from('203.0.113.7', 1)).toEqual([503]);
  });
});

describe('closing the handler', () => {
  it('says bye to everybody, leaves no timer, and takes no more streams', async () => {
    const store = openStore();
    const { token } = await store.open('one', 'USDT.Tron');
    const stream = await listen(store.handler, { token });
    await stream.snapshot();
    expect(vi.getTimerCount()).toBeGreaterThan(0);
    await store.handler.close();
    expect(await stream.ended).toBe('closed');
    expect(stream.names()).toEqual(['checkout', 'bye']);
    expect(vi.getTimerCount()).toBe(0);
    const refused = await store.ask('GET', PATH, { token });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    const { version }: CheckoutSnapshot = await store.read(token);
    expect(version).toBeGreaterThan(0);
  });
});

describe('closing the handler while a stream opens', () => {
  it('ends that stream too', async () => {
    const store = openStore();
    const { token } = await store.open('one', 'USDT.Tron');
    const opening = listen(store.handler, { token });
    await vi.waitFor(
      () => {
        expect(vi.getTimerCount()).toBeGreaterThan(0);
      },
      { timeout: 15_000 },
    );
    await store.handler.close();
    expect(await (await opening).ended).toBe('closed');
    expect(vi.getTimerCount()).toBe(0);
  });
});

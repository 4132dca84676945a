/** One stream after another: opened, read, closed, and opened again at the right time. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createCheckoutClient } from '../../../src/checkout/client.js';
import { keepStreaming, createSkippableDelay } from '../../../src/ui/live/keepStreaming.js';
import type { RawMessage } from '../../../src/ui/live/eventStream.js';
import { createStreamingFetch } from '../../checkout/live/streamingFetch.js';

beforeEach(() => void vi.useFakeTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Begins to stream; `random` is 1 but for a hair, so that waits are as long as they get. */
async function begin(prepare: (store: ReturnType<typeof createStreamingFetch>) => void = () => {}) {
  const store = createStreamingFetch();
  prepare(store);
  const client = createCheckoutClient({ endpoint: 'https://store.test/till', fetch: store.fetch });
  const ended = new AbortController();
  const delay = createSkippableDelay();
  const messages: RawMessage[] = [];
  const live: boolean[] = [];
  const done = keepStreaming({
    open: (signal) => client.openEvents('secret-token', { version: 7, signal }),
    onMessage: (message) => messages.push(message),
    onLive: (now) => live.push(now),
    delay,
    signal: ended.signal,
    random: () => 1,
  });
  await pass(0);
  return { store, messages, live, delay, stop: () => ended.abort(), done };
}

const refusal = (status: number, headers: Record<string, string> = {}) =>
  Response.json(
    { type: 't', title: 'No', status, code: 'store_unavailable', retryable: true, requestId: 'r' },
    { status, headers },
  );

describe('a stream', () => {
  it('is asked for with the token in its header and the version at hand', async () => {
    const { store } = await begin();
    const { headers } = store.newest();
    expect(headers.get('authorization')).toBe('Bearer secret-token');
    expect(headers.get('last-event-id')).toBe('7');
    expect(headers.get('accept')).toBe('text/event-stream');
  });

  it('is live once another part follows the first, and passes messages on however they are cut', async () => {
    const { store, messages, live } = await begin();
    store.newest().greet();
    await pass(0);
    expect(live).toEqual([]);
    store.newest().write('retry: 3000\n\nevent: che');
    await pass(0);
    expect(live).toEqual([true]);
    store.newest().write('ckout\nid: 8\ndata: {"a"');
    store.newest().write(':1}\n\n: a comment\n\nevent: later\ndata: {}\n\n');
    await pass(0);
    expect(messages).toEqual([
      { event: 'checkout', data: '{"a":1}' },
      { event: 'later', data: '{}' },
    ]);
  });

  it('is closed after 20 seconds of silence, not before', async () => {
    const { store, live } = await begin();
    store.newest().send('checked');
    await pass(19_999);
    expect(live).toEqual([true]);
    store.newest().write(': still here\n\n');
    await pass(19_999);
    expect(live).toEqual([true]);
    await pass(1);
    expect(live).toEqual([true, false]);
    expect(store.newest().released()).toBe(true);
  });

  it('that only begins is never live, and two of them are followed by a rest', async () => {
    const { store, live } = await begin();
    store.newest().greet();
    await pass(20_000);
    expect(store.newest().released()).toBe(true);
    await pass(3_000);
    store.newest().greet();
    await pass(20_000 + 119_999);
    expect(store.streams).toHaveLength(2);
    expect(live).toEqual([false, false]);
  });

  it('is closed at once when it is no longer wanted, and delivers nothing after that', async () => {
    const { store, messages, live, stop, done } = await begin();
    store.newest().send('checked');
    await pass(0);
    store.newest().send('checkout');
    stop();
    await done;
    expect(store.newest().released()).toBe(true);
    expect(messages).toHaveLength(1);
    expect(live).toEqual([true]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is given up while it is still asked for', async () => {
    const { store, stop, done } = await begin((fetch) => fetch.refuseNext('hang'));
    stop();
    await done;
    expect(store.streams).toHaveLength(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('after a bye', () => {
  it('the next one is asked for within three seconds, live all the while', async () => {
    const { store, live } = await begin();
    store.newest().send('checked');
    await pass(10_000);
    store.newest().send('bye');
    await pass(2_999);
    expect(store.streams).toHaveLength(1);
    await pass(1);
    expect(store.streams).toHaveLength(2);
    store.newest().send('checked');
    await pass(0);
    expect(live).toEqual([true, true]);
  });

  it('that comes at once, again and again, polling has to do', async () => {
    const { store, live } = await begin();
    store.newest().send('bye');
    await pass(3_000);
    store.newest().send('bye');
    await pass(119_999);
    expect(store.streams).toHaveLength(2);
    expect(live.at(-1)).toBe(false);
    await pass(1);
    expect(store.streams).toHaveLength(3);
  });
});

describe('where there is no stream', () => {
  it('two that fail are followed by a rest of two minutes, over and over', async () => {
    const { store, live } = await begin((fetch) =>
      fetch.refuseNext('network', 'network', 'network'),
    );
    await pass(3_000);
    await pass(119_999);
    expect(live).not.toContain(true);
    await pass(1);
    await pass(120_000);
    expect(store.streams).toHaveLength(1);
  });

  it.each([404, 405, 429, 503])('status %i is enough for the rest', async (status) => {
    const { store } = await begin((fetch) => fetch.refuseNext(refusal(status)));
    await pass(119_999);
    expect(store.streams).toHaveLength(0);
    await pass(1);
    expect(store.streams).toHaveLength(1);
  });

  it('the rest is as long as the store asks', async () => {
    const { store } = await begin((fetch) =>
      fetch.refuseNext(refusal(503, { 'retry-after': '300' })),
    );
    await pass(299_999);
    expect(store.streams).toHaveLength(0);
    await pass(1);
    expect(store.streams).toHaveLength(1);
  });

  it.each([
    ['a page of the site', new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    ['JSON', Response.json({ version: 1 })],
    ['an empty answer', new Response(null, { headers: { 'content-type': 'text/event-stream' } })],
  ])('%s is none', async (_, answer) => {
    const { store, live } = await begin((fetch) => fetch.refuseNext(answer));
    await pass(119_999);
    expect(store.streams).toHaveLength(0);
    expect(live).not.toContain(true);
  });

  it('headers without a byte for five seconds are none: something holds the answer back', async () => {
    const { store, live } = await begin();
    await pass(4_999);
    expect(store.newest().released()).toBe(false);
    await pass(1);
    expect(store.newest().released()).toBe(true);
    expect(live).toEqual([false]);
  });

  it('an answer that never comes is none either', async () => {
    const { store } = await begin((fetch) => fetch.refuseNext('hang', 'hang'));
    await pass(5_000 + 3_000 + 5_000 + 119_999);
    expect(store.streams).toHaveLength(0);
    await pass(1);
    expect(store.streams).toHaveLength(1);
  });

  it('a good moment is not waited past', async () => {
    const { store, delay } = await begin((fetch) => fetch.refuseNext(refusal(503)));
    await pass(30_000);
    delay.skip();
    await pass(0);
    expect(store.streams).toHaveLength(1);
  });

  it('a message without an end is not collected for ever', async () => {
    const { store, live, messages } = await begin();
    store.newest().write(`data: ${'x'.repeat(1_100_000)}`);
    await pass(0);
    store.newest().write('x');
    await pass(0);
    expect(live.at(-1)).toBe(false);
    expect(messages).toEqual([]);
  });
});

it('a stream that breaks after it has worked is asked for again soon', async () => {
  const { store, live } = await begin();
  store.newest().send('checked');
  await pass(6_000);
  store.newest().break();
  await pass(0);
  expect(live).toEqual([true, false]);
  await pass(3_000);
  expect(store.streams).toHaveLength(2);
});

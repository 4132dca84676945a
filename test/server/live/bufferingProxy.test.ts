/** A proxy between page and store that holds a stream back: the page finds it, and asks by itself. */
import { beforeEach, expect, it, vi } from 'vitest';
import { createCheckoutClient } from '../../../src/checkout/client.js';
import type { FetchLike } from '../../../src/contract/request.js';
import { createSkippableDelay, keepStreaming } from '../../../src/ui/live/keepStreaming.js';
import { BASE, ORIGIN, openStore } from '../openStore.js';

beforeEach(() => {
  vi.useFakeTimers();
});

/** Passes the first part of an answer at once, and the rest when there is so much of it, or at the end. */
function buffered(response: Response, bytes: number): Response {
  const reader = response.body?.getReader();
  let held: Uint8Array[] = [];
  let passed = 0;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      for (;;) {
        const part = await reader?.read();
        if (part?.value) held.push(part.value);
        const isFull = held.reduce((sum, { length }) => sum + length, 0) >= bytes;
        if (passed > 0 && !isFull && !part?.done) continue;
        for (const one of held) controller.enqueue(one);
        held = [];
        passed += 1;
        if (part?.done !== false) controller.close();
        return;
      }
    },
    cancel: (reason) => reader?.cancel(reason),
  });
  return new Response(body, { headers: response.headers });
}

async function stream(proxy: (response: Response) => Response) {
  const store = openStore();
  const { token, checkout } = await store.open('one', 'USDT.Tron');
  const fetch: FetchLike = async (url, init) =>
    proxy(await store.handler.fetch(new Request(url, init)));
  const client = createCheckoutClient({ endpoint: `${ORIGIN}${BASE}`, fetch });
  const ended = new AbortController();
  const heard: string[] = [];
  const live: boolean[] = [];
  const done = keepStreaming({
    open: (signal) => client.openEvents(token, { signal }),
    onMessage: ({ event, data }) => heard.push(event === 'checkout' ? data : event),
    onLive: (now) => live.push(now),
    delay: createSkippableDelay(),
    signal: ended.signal,
  });
  const pay = async (amount?: string) => {
    store.sandbox.confirm(store.pay(checkout, amount));
    await store.drain();
  };
  const stop = async () => {
    ended.abort();
    await done;
  };
  return { heard, live, pay, stop };
}

it('without one the page is live after a second, and hears of the payment at once', async () => {
  const page = await stream((response) => response);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(page.live).toEqual([true]);
  await page.pay();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(page.heard.join()).toContain('"paid":true');
  await page.stop();
});

it.each([65_536, Infinity])(
  'through one that holds back %d bytes the page never takes silence for news, so it goes on asking',
  async (bytes) => {
    const page = await stream((response) => buffered(response, bytes));
    await vi.advanceTimersByTimeAsync(5_000);
    // A part: with the whole the store would end the stream, and with it all would come.
    await page.pay('5');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.live).not.toContain(true);
    await page.stop();
  },
);

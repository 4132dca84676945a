/** A stranger's body is read up to a limit, and costs no more than its length (`docs/threats.md T24`). */
import { deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { signWebhook } from '../../src/sandbox/webhookQueue.js';
import { BASE, codeOf, openStore, ORIGIN, type Answer } from '../server/openStore.js';

const BROWSER_BYTES = 8 * 1024;
const WEBHOOK_BYTES = 64 * 1024;
const CHUNK = new Uint8Array(1024).fill(0x5b);

/** A body without an end, and how much of it was taken. */
function endless() {
  let taken = 0;
  let cancelled = false;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        taken += CHUNK.byteLength;
        controller.enqueue(CHUNK);
      },
      cancel() {
        cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { body, taken: () => taken, isCancelled: () => cancelled };
}

/** Every route that reads a body, and its limit. */
const ROUTES = [
  ['POST', '/checkouts', BROWSER_BYTES],
  ['PUT', '/checkout/currency', BROWSER_BYTES],
  ['POST', '/checkout/quote', BROWSER_BYTES],
  ['POST', '/checkout/link', BROWSER_BYTES],
  ['POST', '/webhook', WEBHOOK_BYTES],
] as const;

async function openShop() {
  const store = openStore({ handler: { handOff: { page: `${ORIGIN}/pay` } } });
  const { token } = await store.open();
  const before = (await store.ledger.list({ after: 0 })).length;
  async function send(
    [method, path]: readonly [string, string, number],
    body: BodyInit,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const request = new Request(`${ORIGIN}${BASE}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        // Without one the webhook's body is not even looked at.
        'x-sign': 'f'.repeat(64),
        ...headers,
      },
      body,
      ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
    });
    const response = await store.handler.fetch(request);
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: JSON.parse(text) };
  }
  return {
    ...store,
    send,
    /** Lines that were written since. */
    written: async () => (await store.ledger.list({ after: 0 })).length - before,
  };
}

describe.each(ROUTES)('%s %s', (...route) => {
  const limit = route[2];

  it('takes an endless body to its limit, lets the rest go, and writes nothing', async () => {
    const shop = await openShop();
    const source = endless();
    const answer = await shop.send(route, source.body);
    expect([answer.status, codeOf(answer)]).toEqual([413, 'payload_too_large']);
    expect(source.taken()).toBeLessThanOrEqual(limit + 4 * CHUNK.byteLength);
    await expect.poll(source.isCancelled).toBe(true);
    expect(await shop.written()).toBe(0);
  });

  it('does not begin one that says itself that it is too long', async () => {
    const shop = await openShop();
    const source = endless();
    const headers = { 'content-length': String(limit + 1) };
    expect((await shop.send(route, source.body, headers)).status).toBe(413);
    expect(source.taken()).toBeLessThanOrEqual(2 * CHUNK.byteLength);
  });

  it.each([
    ['thousands of open brackets', '['.repeat(limit)],
    ['thousands of objects in one another', '{"order":'.repeat(Math.floor(limit / 9))],
    ['a number of thousands of digits', `{"order":${'9'.repeat(limit - 20)}}`],
    ['one key thousands of times', `{${'"order":"a",'.repeat(Math.floor(limit / 13))}"order":"b"}`],
    ['a power without an end', '{"order":1e999999999,"amount":1e-999999999}'],
  ])('refuses %s, unsigned or signed, and goes on', async (_name, text) => {
    const shop = await openShop();
    const signature = { 'x-sign': signWebhook(text, shop.sandbox.webhookSecret) };
    for (const headers of [{}, signature]) {
      const { status } = await shop.send(route, text, headers);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
    expect(await shop.written()).toBe(0);
  });

  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
  ])('unpacks nothing that is packed with %s', async (name, pack) => {
    const shop = await openShop();
    const bomb = pack(Buffer.alloc(limit * 50, '['));
    expect(bomb.byteLength).toBeLessThan(limit);
    const answer = await shop.send(route, new Uint8Array(bomb), { 'content-encoding': name });
    expect([400, 401]).toContain(answer.status);
    expect(await shop.written()).toBe(0);
  });
});

it('a token, a handle and headers of any length are refused and go no further', async () => {
  const shop = await openShop();
  const long = 'a'.repeat(100_000);
  const answers = [
    await shop.ask('GET', '/checkout', { token: long }),
    await shop.ask('POST', '/checkouts', { body: { order: 'x'.repeat(2_049) } }),
    await shop.ask('POST', '/checkouts', { body: { order: `till1.${'x'.repeat(2_000)}` } }),
    await shop.ask('GET', `/rates/${long}`),
  ];
  expect(answers.map(({ status }) => status)).toEqual([401, 400, 403, 404]);
  expect(await shop.written()).toBe(0);
  const { status } = await shop.ask('GET', '/currencies', {
    headers: { 'if-none-match': '"x", '.repeat(20_000), 'last-event-id': long },
  });
  expect(status).toBe(200);
});

/** The address of a client, over real sockets: spoofed headers change nothing (`docs/threats.md T26`). */
import { request as send, type RequestListener } from 'node:http';
import express from 'express';
import { describe, expect, it, onTestFinished } from 'vitest';
import { toExpressHandler } from '../../../src/exports/express.js';
import { toNextHandler } from '../../../src/exports/next.js';
import { toNodeHandler } from '../../../src/exports/node.js';
import { clientFinder } from '../../../src/server/adapters/clientAddress.js';
import type { HandlerContext } from '../../../src/server/http/requestHandler.js';
import { listen as listenOn } from '../../support/listen.js';
import { BASE, openStore } from '../openStore.js';

const PROXIES = ['10.0.0.0/8', '2001:db8:ffff::1'];
const find = clientFinder({ trustedProxies: PROXIES });

describe('behind proxies that the store trusts', () => {
  it.each([
    // What the proxy wrote, at the end of the header, is believed; what stands before it is not.
    ['10.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['10.0.0.1', '6.6.6.6, 203.0.113.7', '203.0.113.7'],
    ['10.0.0.1', '6.6.6.6, 203.0.113.7, 10.9.9.9', '203.0.113.7'],
    ['10.0.0.1', 'nonsense, 203.0.113.7,10.9.9.9', '203.0.113.7'],
    ['::ffff:10.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['2001:db8:ffff::1', '2001:db8::7', '2001:db8::7'],
    // Some proxies add the port.
    ['10.0.0.1', '203.0.113.7:51234', '203.0.113.7'],
    ['10.0.0.1', '[2001:db8::7]:51234', '2001:db8::7'],
    ['10.0.0.1', '[2001:db8::7]', '2001:db8::7'],
    // All of them trusted: it came from inside.
    ['10.0.0.1', '10.3.3.3, 10.9.9.9', '10.3.3.3'],
    // A hop that cannot be read hides who stands before it.
    ['10.0.0.1', '203.0.113.7, unknown', undefined],
    ['10.0.0.1', '203.0.113.7, ', undefined],
    ['10.0.0.1', '203.0.113.7, 10.9.9.9, 300.1.1.1', undefined],
    ['10.0.0.1', '', undefined],
    ['10.0.0.1', null, undefined],
    // From anybody else the header says nothing.
    ['198.51.100.1', '203.0.113.7', '198.51.100.1'],
    ['2001:db8:ffff::2', '203.0.113.7', '2001:db8:ffff::2'],
    // A socket without an address, as a closed one.
    [undefined, '203.0.113.7', undefined],
  ])('%s with %j is %s', (peer, header, client) => {
    expect(find(peer, header)).toBe(client);
  });

  it.each(['10.0.0.0/40', 'proxy.internal', '', '*'])('%j stops the start', (entry) => {
    expect(() => toNodeHandler({ fetch: () => never() }, { trustedProxies: [entry] })).toThrow(
      /trustedProxies/,
    );
  });
});

function never(): Promise<Response> {
  return new Promise(() => undefined);
}

async function listen(listener: RequestListener): Promise<number> {
  const { port, close } = await listenOn(listener);
  onTestFinished(close);
  return port;
}

/** Asks over a socket, which `fetch` would not let set every header. */
function ask(port: number, headers: Record<string, string | string[]>): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = send(
      { host: '127.0.0.1', port, method: 'POST', path: `${BASE}/checkouts`, headers },
      (incoming) => {
        incoming.resume();
        incoming.on('end', () => {
          resolve(incoming.statusCode ?? 0);
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(JSON.stringify({ order: 'one' }));
  });
}

/** A handler that only remembers who asked. */
function createWitness() {
  const seen: (string | undefined)[] = [];
  return {
    seen,
    fetch: (_request: Request, context?: HandlerContext) => {
      seen.push(context?.ip);
      return Promise.resolve(new Response('ok'));
    },
  };
}

const FORWARDED = { 'x-forwarded-for': '6.6.6.6, 203.0.113.7' };
const LOOPBACK = ['127.0.0.0/8'];

describe('an adapter tells the handler who asks', () => {
  it('on node:http: the socket, or what a trusted proxy saw', async () => {
    const witness = createWitness();
    await ask(await listen(toNodeHandler(witness)), FORWARDED);
    const named = await listen(toNodeHandler(witness, { trustedProxies: LOOPBACK }));
    await ask(named, FORWARDED);
    // Several header lines are one list.
    await ask(named, { 'x-forwarded-for': ['203.0.113.8', '203.0.113.9'] });
    expect(witness.seen).toEqual(['127.0.0.1', '203.0.113.7', '203.0.113.9']);
  });

  it('on Express: by its own setting, or by ours', async () => {
    const witness = createWitness();
    const plain = express().use(BASE, toExpressHandler(witness));
    const trusting = express().set('trust proxy', 'loopback').use(BASE, toExpressHandler(witness));
    const ours = express().use(BASE, toExpressHandler(witness, { trustedProxies: LOOPBACK }));
    for (const app of [plain, trusting, ours]) await ask(await listen(app), FORWARDED);
    expect(witness.seen).toEqual(['127.0.0.1', '203.0.113.7', '203.0.113.7']);
  });

  it('on Next: by the store’s word or by the proxies that it names, else not at all', async () => {
    const witness = createWitness();
    const request = (): Request =>
      new Request(`https://shop.example${BASE}/health`, {
        headers: { ...FORWARDED, 'x-real-ip': '203.0.113.70' },
      });
    await toNextHandler(witness).GET(request());
    await toNextHandler(witness, { trustedProxies: LOOPBACK }).GET(request());
    await toNextHandler(witness, {
      clientAddress: ({ headers }) => headers.get('x-real-ip'),
    }).GET(request());
    await toNextHandler(witness, { clientAddress: () => null }).GET(request());
    expect(witness.seen).toEqual([undefined, '203.0.113.7', '203.0.113.70', undefined]);
  });
});

describe('a thousand spoofed X-Forwarded-For values', () => {
  const spoofed = (index: number): Record<string, string> => ({
    'content-type': 'application/json',
    'x-forwarded-for': `${String(1 + (index % 200))}.${String(index % 250)}.3.4`,
  });

  async function countRefused(listener: RequestListener, header: typeof spoofed): Promise<number> {
    const port = await listen(listener);
    let refused = 0;
    for (let index = 0; index < 1_000; index += 1) {
      if ((await ask(port, header(index))) === 429) refused += 1;
    }
    return refused;
  }

  const limits = {
    opensPerAddress: { points: 20, windowMs: 600_000 },
    readsPerCheckout: { points: 200, windowMs: 600_000 },
  };

  it('are not looked at where no proxy is trusted: the order is what is counted', async () => {
    const { handler } = openStore({ handler: { limits } });
    expect(await countRefused(toNodeHandler(handler), spoofed)).toBe(800);
  });

  it('share the bucket of the one client that a trusted proxy saw', async () => {
    const { handler } = openStore({ handler: { limits } });
    const listener = toNodeHandler(handler, { trustedProxies: LOOPBACK });
    const behindProxy = (index: number): Record<string, string> => ({
      ...spoofed(index),
      'x-forwarded-for': `${spoofed(index)['x-forwarded-for'] ?? ''}, 203.0.113.7`,
    });
    expect(await countRefused(listener, behindProxy)).toBe(980);
  });
});

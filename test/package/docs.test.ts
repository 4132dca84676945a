/** README, guides and docs against the code: what they show compiles and runs, and no option is left out. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express, { type Request as ExpressRequest } from 'express';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCheckoutClient } from '../../src/checkout/client.js';
import * as checkoutDoor from '../../src/exports/index.js';
import * as sqlDoor from '../../src/exports/ledger-sql.js';
import * as nextDoor from '../../src/exports/next.js';
import * as serverDoor from '../../src/exports/server.js';
import { createSandbox } from '../../src/sandbox/createSandbox.js';
import { createSandboxStore } from '../../src/sandbox/createSandboxStore.js';
import { serveSandbox } from '../../src/sandbox/http/serveSandbox.js';
import { blocksOf, pages, readPage } from './docs/blocks.js';
import { complaintsAbout } from './docs/compile.js';
import { optionNames } from './docs/options.js';
import { blockWith, runBlock } from './docs/run.js';

const PROXY = 'docs/guides/server.md';
const ENDPOINT = 'https://shop.example/api/till';

interface Till {
  readonly handler: serverDoor.CheckoutHandler;
  readonly ledger: { close(): Promise<void> };
}

const endings: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
  vi.unstubAllEnvs();
});

/** `lib/till.ts` of the guide, at a sandbox that is reached by the variables that it prints. */
async function tillOfGuide() {
  const fulfil = vi.fn<(reference: string, claimId: string) => void>();
  const logger = { warn: vi.fn() };
  const sandbox = createSandbox({
    webhookUrl: `${ENDPOINT}/webhook`,
    deliver: (url, init) => till.handler.fetch(new Request(url, init)),
  });
  const served = await serveSandbox({ sandbox });
  const folder = mkdtempSync(join(tmpdir(), 'till-docs-'));
  const variables = {
    TILL_SERVICE_URL: served.url,
    TILL_API_KEY: sandbox.apiKey,
    TILL_WEBHOOK_SECRET: sandbox.webhookSecret,
    TILL_SECRET: 'docs-0b6e4d2f8a1c9375-qrstuvwxyz-0123456789',
    TILL_SANDBOX: 'true',
    TILL_LEDGER: join(folder, 'till.db'),
  };
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const orderOfSession = (_request: Request, order: string) =>
    Promise.resolve(order === 'cart' ? { id: '1042', totalUsd: '48.50' } : null);
  const till: Till = runBlock<Till>(blockWith(PROXY, 'export const ledger'), {
    modules: { 'tillkit/server': serverDoor, 'tillkit/ledger/sql': sqlDoor },
    yours: { orderOfSession, fulfilOnce: fulfil, logger },
  });
  const { handler, ledger } = till;
  endings.push(
    () => rmSync(folder, { recursive: true, force: true }),
    () => served.close(),
    () => ledger.close(),
    () => handler.close(),
  );
  return { sandbox, handler, fulfil, logger };
}

describe('the code on the pages', () => {
  it('compiles in a strict store, and would not with a mistake', () => {
    const mistakes = [
      'createCheckoutHandler({ ...options, onDiagnostics: console.warn });',
      "import { createHandler } from 'tillkit/server';",
      'createCheckoutHandler({ ...options, minimumUsd: 10 });',
    ].map((code, index) => ({ place: `mistake:${String(index)}`, named: undefined, code }));
    const blocks = pages.flatMap(blocksOf);
    expect(blocks.length).toBeGreaterThan(30);
    const complaints = complaintsAbout([...blocks, ...mistakes]);
    const isPlanted = (complaint: string) => complaint.startsWith('mistake:');
    expect(complaints.filter((one) => !isPlanted(one))).toEqual([]);
    expect(complaints.filter(isPlanted).map((one) => one.slice(0, 9))).toEqual(
      mistakes.map(({ place }) => place),
    );
  });

  it('lib/till.ts takes a payment of the sandbox', async () => {
    const { sandbox, handler, fulfil, logger } = await tillOfGuide();
    const client = createCheckoutClient({
      endpoint: ENDPOINT,
      fetch: (input, init) => handler.fetch(new Request(input, init)),
    });
    await expect(client.openCheckout({ order: 'stranger' })).rejects.toThrow();
    expect(logger.warn.mock.calls).toEqual([
      [{ code: 'order_refused' }, expect.stringMatching(/order handle was refused/)],
    ]);
    const { token, checkout } = await client.openCheckout({ order: 'cart' });
    expect(checkout.sandbox).toBe(true);
    const { address, quote } = await client.selectCurrency(token, 'USDT.Tron');
    const { txHash } = sandbox.pay({
      address: address!.address,
      currencyId: 'USDT.Tron',
      amount: quote!.payable!,
    });
    await sandbox.settle();
    sandbox.confirm(txHash);
    await sandbox.settle();
    await expect.poll(() => fulfil.mock.calls).toEqual([['1042', expect.any(String)]]);
  });

  it("books an order as paid by a clerk's word, and by no other", async () => {
    const onPaid = vi.fn();
    const store = createSandboxStore({
      orders: { cart: { orderId: '1042', amountUsd: '48.5' } },
      handler: { onPaid },
    });
    const client = createCheckoutClient(store);
    await client.openCheckout({ order: 'cart' });
    let clerk: { email: string } | null = null;
    const { bookTransfer } = runBlock<{ bookTransfer(request: Request): Promise<Response> }>(
      blockWith(PROXY, 'bookTransfer'),
      { yours: { staffOfSession: () => Promise.resolve(clerk), handler: store.handler } },
    );
    const ask = () =>
      bookTransfer(
        new Request('https://shop.example/staff/paid', {
          method: 'POST',
          body: JSON.stringify({ order: '1042' }),
        }),
      );
    expect((await ask()).status).toBe(403);
    expect((await store.handler.getCheckout('1042'))?.paid).toBe(false);
    clerk = { email: 'ada@shop.example' };
    expect(await (await ask()).json()).toEqual({ paid: true });
    expect(onPaid).toHaveBeenCalledTimes(1);
  });

  it("gives a page a handle of its shopper's own order, and of no other", async () => {
    const store = createSandboxStore({ orders: {} });
    const placed = { id: '1042', status: 'open', totalUsd: '48.5', customerId: 'ada' };
    const app = express();
    app.use((request: ExpressRequest & { session?: object }, response, next) => {
      request.session = { customerId: request.get('x-customer') };
      response.render = ((_view: string, shown: object) =>
        void response.json(shown)) as typeof response.render;
      next();
    });
    runBlock(blockWith(PROXY, 'signOrder'), {
      yours: {
        app,
        handler: store.handler,
        findOrder: (id: string) => Promise.resolve(id === placed.id ? placed : null),
      },
    });
    const server = app.listen(0, '127.0.0.1');
    endings.push(() => void server.close());
    await once(server, 'listening');
    const ask = (id: string, headers: Record<string, string>) =>
      fetch(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}/pay/${id}`, {
        headers,
      });
    expect((await ask('1042', {})).status).toBe(404);
    expect((await ask('1042', { 'x-customer': 'eve' })).status).toBe(404);
    expect((await ask('1043', { 'x-customer': 'ada' })).status).toBe(404);
    const { order } = (await (await ask('1042', { 'x-customer': 'ada' })).json()) as {
      order: string;
    };
    const { checkout } = await createCheckoutClient(store).openCheckout({ order });
    expect(checkout.order).toMatchObject({ reference: '1042', amountUsd: '48.5' });
  });

  it('mounts in Next, where the handler is made by the first request', async () => {
    const store = createSandboxStore({ orders: {} });
    const checkoutHandler = vi.fn(() => store.handler);
    const after = vi.fn();
    const route = runBlock<nextDoor.NextRoute>(blockWith(PROXY, 'toNextHandler(\n'), {
      modules: {
        'next/server': { after },
        'tillkit/server/next': nextDoor,
        '../../../../lib/till': { checkoutHandler },
      },
    });
    expect(checkoutHandler).not.toHaveBeenCalled();
    const response = await route.GET(new Request(`${ENDPOINT}/currencies`));
    expect(response.status).toBe(200);
    expect(after).toHaveBeenCalledWith(expect.any(Promise));
  });

  it('mounts in Hono on Workers, with the address of the client and work that is waited for', async () => {
    const store = createSandboxStore({ orders: {} });
    const { default: app } = runBlock<{ default: HonoApp }>(blockWith(PROXY, 'executionCtx'), {
      modules: { hono: await import('hono'), './lib/till': { handler: store.handler } },
    });
    const fetched = vi.spyOn(store.handler, 'fetch');
    const waitUntil = vi.fn();
    const request = new Request(`${ENDPOINT}/currencies`, {
      headers: { 'cf-connecting-ip': '192.0.2.7' },
    });
    expect((await app.fetch(request, {}, { waitUntil })).status).toBe(200);
    expect(fetched.mock.calls[0]?.[1]?.ip).toBe('192.0.2.7');
    expect(waitUntil).toHaveBeenCalledWith(expect.any(Promise));
  });
});

interface HonoApp {
  fetch(
    request: Request,
    env: object,
    context: { waitUntil(work: Promise<unknown>): void },
  ): Promise<Response>;
}

describe('the table of options', () => {
  it('has every option of the handler, and no other', () => {
    const [, table = ''] = readPage(PROXY).split('## Every option');
    const named = table
      .split('\n')
      .flatMap((line) => [...(/^\| (.*?)\|/.exec(line)?.[1] ?? '').matchAll(/`([\w.]+)`/g)])
      .map(([, name]) => name);
    expect(optionNames().length).toBeGreaterThan(25);
    expect(named.sort()).toEqual(optionNames().sort());
  });
});

describe('the guide to parts and hooks', () => {
  const HEADLESS = 'docs/guides/headless.md';
  const firstCells = (from: string, to: string) => {
    const [, rest = ''] = readPage(HEADLESS).split(from);
    return [...(rest.split(to)[0] ?? '').matchAll(/^\| `(\w+)/gm)].map(([, name]) => name);
  };

  it('shows the checkout that its story pays with', () => {
    const story = readPage('stories/scenes/OwnCheckout.tsx');
    const [, own = ''] = story.split('export function OwnCheckout');
    const shown = blocksOf(HEADLESS).map(({ code }) => code);
    expect(shown.join('')).toContain(`function OwnCheckout${own}`);
  });

  it('has every hook, and no other', () => {
    const hooks = Object.keys(checkoutDoor).filter((name) => name.startsWith('use'));
    expect(hooks.length).toBeGreaterThan(5);
    expect(firstCells('## What the hooks return', '##').sort()).toEqual(hooks.sort());
  });
});

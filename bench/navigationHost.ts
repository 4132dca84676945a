/** Serves the pages of the navigation benchmark from loopback, compressed, with a simulated store. */
import { readFileSync, readdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { createSandboxStore } from '../src/sandbox/createSandboxStore.js';

const BUILT = join(import.meta.dirname, '../dist/standalone');
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
};

/** The currency that every page asks for. */
export const CURRENCY = 'USDT.Tron';
/** Where the store's handler is mounted. */
export const MOUNT = '/api/till';

const packed = (body: string | Uint8Array, quality: number): Buffer =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

function response(body: string | Uint8Array, type: string, quality: number): Response {
  return new Response(new Uint8Array(packed(body, quality)), {
    headers: { 'content-type': type, 'content-encoding': 'br' },
  });
}

/** An order that was opened on the server, with the currency chosen. */
export interface OpenedOrder {
  /** JSON for the page. */
  readonly initial: string;
}

/** A running host. */
export interface NavigationHost {
  readonly url: string;
  /** Names of the built files, such as `till-widget-….mjs`. */
  readonly files: readonly string[];
  /** Makes a new order that is not opened yet. @returns its handle. */
  newOrder(): string;
  /** Opens an order as a server does that writes it into its page. */
  openOnServer(order: string): Promise<OpenedOrder>;
  /** Puts a page at a path. */
  setPage(path: string, html: string): void;
  close(): Promise<void>;
}

/** Starts it. Needs `npm run build`. */
export async function startNavigationHost(): Promise<NavigationHost> {
  const store = createSandboxStore({ seed: 'bench' });
  const pages = new Map<string, Response>();
  const names = readdirSync(BUILT).filter((name) => extname(name) in TYPES);
  // Compressed once and as well as can be, as a store's build or a CDN does.
  const files = new Map(
    names.map((name) => [
      `/${name}`,
      response(readFileSync(join(BUILT, name)), TYPES[extname(name)] ?? '', 11),
    ]),
  );
  let orders = 0;
  const app = new Hono();
  app.all(`${MOUNT}/*`, async ({ req }) => {
    const url = new URL(req.url);
    const answer = await store.fetch(
      new Request(`${store.endpoint}${url.pathname.slice(MOUNT.length)}`, req.raw),
    );
    const small = response(await answer.text(), answer.headers.get('content-type') ?? '', 5);
    return new Response(small.body, { status: answer.status, headers: small.headers });
  });
  app.get(
    '*',
    ({ req, notFound }) => (pages.get(req.path) ?? files.get(req.path))?.clone() ?? notFound(),
  );
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise<void>((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;

  const termsOf = (order: string) => ({ orderId: order, amountUsd: '20' });
  return {
    url: `http://127.0.0.1:${String(port)}`,
    files: names,
    newOrder() {
      const order = `order-${String((orders += 1))}`;
      store.setOrder(order, termsOf(order));
      return order;
    },
    async openOnServer(order) {
      const opened = await store.handler.open(termsOf(order));
      const chosen = await store.fetch(`${store.endpoint}/checkout/currency`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${opened.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ currencyId: CURRENCY }),
      });
      return { initial: JSON.stringify({ ...opened, checkout: await chosen.json() }) };
    },
    setPage: (path, html) => void pages.set(path, response(html, 'text/html; charset=utf-8', 11)),
    async close() {
      await store.handler.close();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      });
    },
  };
}

/** Serves the pages of the navigation benchmark from loopback, compressed, with a simulated store. */
import { readFileSync, readdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import type * as Render from '../src/exports/render.js';
import { createSandboxStore } from '../src/sandbox/createSandboxStore.js';

const BUILT = join(import.meta.dirname, '../dist/standalone');
/** As it is built: a name that the compiler does not look for. */
const RENDER = new URL('../dist/render.js', import.meta.url).href;
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
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

/** A running host. */
export interface NavigationHost {
  readonly url: string;
  /** Names of the built files, such as `till-widget-….mjs`. */
  readonly files: readonly string[];
  /** Makes a new order that is not opened yet. @returns its handle. */
  newOrder(): string;
  /** Opens an order as a server does that writes it into its page, with the currency chosen. @returns JSON */
  openOnServer(order: string): Promise<string>;
  /** The same, drawn on the server by `tillkit/render`. @returns HTML */
  drawOnServer(order: string): Promise<string>;
  /** Puts a page at a path, or a script at one that ends so. */
  setPage(path: string, text: string): void;
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
  const open = (order: string) => store.handler.open(termsOf(order), { currencyId: CURRENCY });
  const { renderCheckout } = (await import(RENDER)) as typeof Render;
  return {
    url: `http://127.0.0.1:${String(port)}`,
    files: names,
    newOrder() {
      const order = `order-${String((orders += 1))}`;
      store.setOrder(order, termsOf(order));
      return order;
    },
    openOnServer: async (order) => JSON.stringify(await open(order)),
    drawOnServer: async (order) =>
      renderCheckout(await open(order), { endpoint: MOUNT, order, stylesheet: '/tillkit.css' }),
    setPage(path, text) {
      const type = TYPES[extname(path)] ?? 'text/html; charset=utf-8';
      pages.set(path, response(text, type, 11));
    },
    async close() {
      await store.handler.close();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      });
    },
  };
}

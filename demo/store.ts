/** The demo store as one `fetch`: its pages, orders, checkout handler and simulator. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import * as z from 'zod';
import { PAGE_FOLDER } from './buildPage.js';
import { CartError } from './products.js';
import { mountBackOffice, type BackOffice } from './backOffice.js';
import type { OrderBook } from './orders.js';
import { isPaid, type CheckoutRecords } from './paid.js';
import { findOrderSummary, type OrderSummaryView } from './orderSummary.js';
import type { Simulator } from './simulator.js';
import { fillTemplate } from './templatePage.js';

/** What the store is put together from. */
export interface StoreParts {
  /** The checkout handler, mounted at `/api/till`. What it has recorded says which order is paid. */
  readonly checkout: CheckoutRecords & {
    readonly fetch: (request: Request) => Response | Promise<Response>;
  };
  readonly orders: OrderBook;
  /** Absent with a real service: then no route of the simulator exists. */
  readonly simulator?: Simulator | undefined;
  /** Absent with a real service: its sign-in is a pretence, and nothing must hang on one. */
  readonly office?: BackOffice | undefined;
}

/** A cart says what and how many. What it costs is for the server to say: an amount is refused. */
const cart = z.strictObject({
  items: z.array(z.strictObject({ id: z.string().max(40), quantity: z.number() })).max(50),
});

/** The ledger refuses what could not be a number of any order. */
const ORDER_NUMBER = /^[\w-]{1,40}$/;

const pressed = z.strictObject({ order: z.string().max(200) });

/** Nothing but the shop's own files: no inline script or style, no markup made from text. */
const STRICT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // `data:` for the pictures of browser wallets.
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

const NO_SUCH_ORDER = { message: 'There is no such order.' };

/** The summary of a handle for a page; undefined for an unknown one. */
type SummarizeOrder = (handle: string) => Promise<OrderSummaryView | undefined>;

function createOrderSummarizer({ orders, checkout, simulator }: StoreParts): SummarizeOrder {
  return async (handle) => {
    const terms = orders.terms(handle);
    const found = findOrderSummary(orders, handle);
    if (!terms || !found) return undefined;
    const paid = 'orderId' in terms && (await isPaid(checkout, terms.orderId));
    return { ...found, paid, sandbox: simulator !== undefined };
  };
}

function serveOrders(store: Hono, { orders, checkout }: StoreParts, tell: SummarizeOrder): void {
  store.post('/demo/orders', async (context) => {
    const body = cart.safeParse(await context.req.json().catch(() => undefined));
    if (!body.success) return context.json({ message: 'The cart cannot be read.' }, 400);
    try {
      const { handle } = await orders.create(body.data.items, async (orderId) =>
        Boolean(await checkout.getCheckout({ orderId })),
      );
      return context.json(await tell(handle), 201);
    } catch (error) {
      if (error instanceof CartError) return context.json({ message: error.message }, 400);
      throw error;
    }
  });
  store.get('/demo/purchases/:handle', async (context) => {
    const found = await tell(context.req.param('handle'));
    return found ? context.json(found) : context.json(NO_SUCH_ORDER, 404);
  });
  // For a device without the order's handle. An unknown number is not paid.
  store.get('/demo/orders/:number/paid', async (context) => {
    const number = context.req.param('number');
    return context.json({ paid: ORDER_NUMBER.test(number) && (await isPaid(checkout, number)) });
  });
}

function serveSimulator(store: Hono, orders: OrderBook, simulator: Simulator): void {
  store.post('/demo/simulate/:action', async (context) => {
    const body = pressed.safeParse(await context.req.json().catch(() => undefined));
    const terms = body.success ? orders.terms(body.data.order) : null;
    if (!terms) return context.json(NO_SUCH_ORDER, 400);
    return context.json({ message: await simulator.press(context.req.param('action'), terms) });
  });
  store.get('/demo/simulate/:handle', async (context) => {
    const terms = orders.terms(context.req.param('handle'));
    if (!terms) return context.json(NO_SUCH_ORDER, 404);
    return context.json(await simulator.nextStep(terms));
  });
}

function servePages(store: Hono, tell: SummarizeOrder): void {
  const read = (file: string): string => readFileSync(join(PAGE_FOLDER, file), 'utf8');
  const [page, template, office] = [read('index.html'), read('plain.html'), read('office.html')];
  store.get('/office', (context) => context.html(office));
  for (const path of ['/', '/resume']) store.get(path, (context) => context.html(page));
  store.get('/plain', async (context) => {
    const handle = context.req.query('order') ?? '';
    const found = await tell(handle);
    // The other page says what is wrong with the address.
    if (!found) return context.redirect(`/?order=${encodeURIComponent(handle)}`);
    return context.html(fillTemplate(template, found));
  });
  store.get('/assets/*', serveStatic({ root: PAGE_FOLDER }));
  for (const file of ['/tillkit.js', '/locales/*', '/favicon.svg']) {
    store.get(file, serveStatic({ root: PAGE_FOLDER }));
  }
}

/** Puts the store together. */
export function createStore(parts: StoreParts): Hono {
  const { checkout, orders, simulator, office } = parts;
  const store = new Hono();
  const tell = createOrderSummarizer(parts);
  // Before the headers below: this page has its own, and `no-referrer` would hide where its forms come from.
  if (office) store.all('/refund/*', (context) => office.refunds.fetch(context.req.raw));
  store.use(
    secureHeaders({
      referrerPolicy: 'no-referrer',
      // The demo speaks plain http on this machine.
      strictTransportSecurity: false,
    }),
    async (context, next) => {
      await next();
      if (!context.res.headers.has('content-security-policy')) {
        context.header('content-security-policy', STRICT_POLICY);
      }
    },
  );
  store.all('/api/till/*', (context) => checkout.fetch(context.req.raw));
  serveOrders(store, parts, tell);
  if (simulator) serveSimulator(store, orders, simulator);
  if (office) mountBackOffice(store, office);
  servePages(store, tell);
  return store;
}

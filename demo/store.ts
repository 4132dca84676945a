/** The demo store as one fetch: its page, its order book, the checkout handler, the simulator's buttons. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import * as z from 'zod';
import { PAGE_FOLDER } from './buildPage.js';
import type { OrderBook } from './orders.js';
import type { Simulator } from './simulator.js';

/** What the store is put together from. */
export interface StoreParts {
  /** The checkout handler's fetch, mounted at `/api/till`. */
  readonly checkout: (request: Request) => Response | Promise<Response>;
  readonly orders: OrderBook;
  /** Absent with a real service: then no route of the simulator exists. */
  readonly simulator?: Simulator | undefined;
}

const pressed = z.strictObject({ order: z.string().max(200) });

/** What the page shows of a handle: an order, a customer's wallet, or nothing. */
function purchase(orders: OrderBook, handle: string, sandbox: boolean): object | undefined {
  const terms = orders.terms(handle);
  if (!terms) return undefined;
  if ('customerId' in terms) {
    const title = `Top up customer ${terms.customerId}`;
    return { handle, title, lines: [], amountUsd: null, sandbox };
  }
  const { lines = [] } = orders.find(handle) ?? {};
  return { handle, title: `Order ${terms.orderId}`, lines, amountUsd: terms.amountUsd, sandbox };
}

/** Puts the store together. */
export function createStore({ checkout, orders, simulator }: StoreParts): Hono {
  const store = new Hono();
  const sandbox = simulator !== undefined;

  store.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        styleSrc: ["'self'", "'unsafe-inline'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
      },
      referrerPolicy: 'no-referrer',
      // The demo speaks plain http on this machine.
      strictTransportSecurity: false,
    }),
  );

  store.all('/api/till/*', (context) => checkout(context.req.raw));

  store.post('/demo/orders', (context) => {
    const { handle } = orders.create();
    return context.json(purchase(orders, handle, sandbox), 201);
  });
  store.get('/demo/purchases/:handle', (context) => {
    const found = purchase(orders, context.req.param('handle'), sandbox);
    return found ? context.json(found) : context.json({ message: 'No such order.' }, 404);
  });

  if (simulator) {
    store.post('/demo/simulate/:action', async (context) => {
      const body = pressed.safeParse(await context.req.json().catch(() => undefined));
      const terms = body.success ? orders.terms(body.data.order) : null;
      if (!terms) return context.json({ message: 'No such order.' }, 400);
      return context.json({ message: await simulator.press(context.req.param('action'), terms) });
    });
  }

  const page = readFileSync(join(PAGE_FOLDER, 'index.html'), 'utf8');
  store.get('/', (context) => context.html(page));
  store.get('/assets/*', serveStatic({ root: PAGE_FOLDER }));
  return store;
}

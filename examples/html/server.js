/** A shop on plain Node: one HTML page that holds the checkout already, its files, and the checkout's routes. */
import { randomUUID } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { sqliteLedger } from 'tillkit/ledger/sql';
import { renderCheckout } from 'tillkit/render';
import { createCheckoutHandler, createServiceClient } from 'tillkit/server';
import { toNodeHandler } from 'tillkit/server/node';

const { env } = process;

/** Stands for the shop's database. @type {Map<string, { orderId: string, amountUsd: string }>} */
const orders = new Map();

const handler = createCheckoutHandler({
  service: createServiceClient({ baseUrl: env.TILL_SERVICE_URL, apiKey: env.TILL_API_KEY }),
  secrets: [env.TILL_SECRET],
  ledger: sqliteLedger({ file: env.TILL_LEDGER ?? 'till.db' }),
  webhook: { secret: env.TILL_WEBHOOK_SECRET },
  sandbox: env.TILL_SANDBOX === 'true',
  // A real shop also asks here whether this request's session may pay this order.
  resolveOrder: ({ order }) => orders.get(order) ?? null,
  onPaid: ({ reference }) => console.log(`Order ${reference} is paid.`),
  onDiagnostic: ({ code, message }) => console.warn(`${code}: ${message}`), // Your log.
});
const checkout = toNodeHandler(handler);
const page = readFileSync(new URL('index.html', import.meta.url), 'utf8');
const files = new URL('.', import.meta.resolve('tillkit/standalone.mjs'));

/** The page of an order, as it stands now: also where no script runs. */
async function orderPage(order, nonce) {
  const here = `/pay/${order}`;
  const html = await renderCheckout(handler.open(orders.get(order)), {
    endpoint: '/api/till',
    order,
    stylesheet: '/tillkit/tillkit.css',
    nonce,
    refreshUrl: here,
    picker: { action: here, currencies: () => handler.listCurrencies() },
  });
  return page.replace('<!-- CHECKOUT -->', () => html);
}

/** The shopper's choice, where no script sends it. A real shop checks its own token against forgery here. */
async function choose(request, order) {
  let body = '';
  for await (const part of request) body += part;
  const currencyId = new URLSearchParams(body).get('currency') ?? undefined;
  await handler.open(orders.get(order), { currencyId });
}

async function answer(request, response) {
  const { pathname } = new URL(request.url, 'http://localhost');
  if (pathname === '/') {
    // Every look at the shop is a new order here. What it costs is the server's word.
    const order = randomUUID();
    orders.set(order, { orderId: order, amountUsd: '20.00' });
    return response.writeHead(303, { location: `/pay/${order}` }).end();
  }
  const [, file] = /^\/tillkit\/([\w/.-]+)$/.exec(pathname) ?? [];
  if (file && !file.includes('..')) {
    const type = file.endsWith('.css') ? 'text/css' : 'text/javascript';
    response.setHeader('content-type', type);
    return createReadStream(new URL(file, files))
      .on('error', () => response.writeHead(404).end())
      .pipe(response);
  }
  const [, order] = /^\/pay\/([\w-]+)$/.exec(pathname) ?? [];
  if (!orders.has(order)) return response.writeHead(404).end();
  if (request.method === 'POST') {
    await choose(request, order);
    return response.writeHead(303, { location: pathname }).end();
  }
  const nonce = randomUUID();
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('cache-control', 'no-store');
  response.setHeader(
    'content-security-policy',
    "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'; form-action 'self'; " +
      `style-src 'self' 'nonce-${nonce}'`,
  );
  return response.end(await orderPage(order, nonce));
}

createServer((request, response) => {
  if (request.url.startsWith('/api/till/')) return checkout(request, response);
  answer(request, response).catch((error) => {
    console.error(error);
    response.writeHead(500).end('Something went wrong. Try again.');
  });
}).listen(env.PORT ?? 3000, '127.0.0.1', function () {
  console.log(`The shop is on http://127.0.0.1:${this.address().port}`);
});

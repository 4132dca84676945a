/** A shop on Express: an order has a page of its own, whose checkout the server draws and an element takes over. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import express from 'express';
import { sqliteLedger } from 'tillkit/ledger/sql';
import { renderCheckout } from 'tillkit/render';
import { createCheckoutHandler, createServiceClient } from 'tillkit/server';
import { toExpressHandler } from 'tillkit/server/express';

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

const app = express();
// Before any body parser: the signature of an event is over its raw bytes.
app.use('/api/till', toExpressHandler(handler));
app.use(express.urlencoded({ extended: false }));
app.post('/orders', (request, response) => {
  const order = randomUUID();
  orders.set(order, { orderId: order, amountUsd: '20.00' });
  response.redirect(303, `/pay/${order}`);
});

const page = readFileSync(new URL('pay.html', import.meta.url), 'utf8');
app.param('order', (request, response, next, order) =>
  orders.has(order) ? next() : response.sendStatus(404),
);
app.get('/pay/:order', async ({ params: { order } }, response) => {
  const here = `/pay/${order}`;
  const html = await renderCheckout(handler.open(orders.get(order)), {
    endpoint: '/api/till',
    order,
    stylesheet: '/tillkit/tillkit.css',
    refreshUrl: here,
    picker: { action: here, currencies: () => handler.listCurrencies() },
  });
  response.set('cache-control', 'no-store').send(page.replace('<!-- CHECKOUT -->', () => html));
});
// The shopper's choice, where no script sends it. A real shop checks its own token against forgery here.
app.post('/pay/:order', async ({ params: { order }, body }, response) => {
  const { currencies } = await handler.listCurrencies();
  const chosen = currencies.find(({ id }) => id === body?.currency);
  if (!chosen) return response.status(400).send('Choose a currency.');
  await handler.open(orders.get(order), { currencyId: chosen.id });
  response.redirect(303, `/pay/${order}`);
});
app.use(express.static(fileURLToPath(new URL('public', import.meta.url))));
app.use(
  '/tillkit',
  express.static(dirname(fileURLToPath(import.meta.resolve('tillkit/standalone.mjs')))),
);

app.listen(env.PORT ?? 3000, '127.0.0.1', function (error) {
  if (error) throw error;
  console.log(`The shop is on http://127.0.0.1:${this.address().port}`);
});

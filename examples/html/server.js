/** A shop on plain Node: one HTML page, the script that it names, and the checkout's routes. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { sqliteLedger } from 'tillkit/ledger/sql';
import { createCheckoutHandler, createServiceClient } from 'tillkit/server';
import { toNodeHandler } from 'tillkit/server/node';

const { env } = process;
const handler = createCheckoutHandler({
  service: createServiceClient({ baseUrl: env.TILL_SERVICE_URL, apiKey: env.TILL_API_KEY }),
  secrets: [env.TILL_SECRET],
  ledger: sqliteLedger({ file: env.TILL_LEDGER ?? 'till.db' }),
  webhook: { secret: env.TILL_WEBHOOK_SECRET },
  sandbox: env.TILL_SANDBOX === 'true',
  resolveOrder: () => null, // Handles that were signed below open by themselves; there are no others.
  onPaid: ({ reference }) => console.log(`Order ${reference} is paid.`),
  onDiagnostic: ({ code, message }) => console.warn(`${code}: ${message}`), // Your log.
});
const checkout = toNodeHandler(handler);
const page = readFileSync(new URL('index.html', import.meta.url), 'utf8');
const script = new URL(import.meta.resolve('tillkit/standalone.js'));
const files = {
  '/tillkit.js': readFileSync(script),
  // Asked for by the script: the helps with paying, and receipts.
  '/tillkit.parts.mjs': readFileSync(new URL('tillkit.parts.mjs', script)),
};

const DAY_MS = 24 * 60 * 60_000;

/** Every look at the page is a new order here. What it costs is the server's word. */
async function orderPage() {
  const terms = { orderId: randomUUID(), amountUsd: '20.00' };
  return page.replace('ORDER', await handler.signOrder(terms, { expiresInMs: DAY_MS }));
}

createServer(async (request, response) => {
  if (request.url.startsWith('/api/till/')) return checkout(request, response);
  if (Object.hasOwn(files, request.url))
    return response.setHeader('content-type', 'text/javascript').end(files[request.url]);
  if (request.url !== '/') return response.writeHead(404).end();
  response.setHeader('content-type', 'text/html; charset=utf-8').end(await orderPage());
}).listen(env.PORT ?? 3000, '127.0.0.1', function () {
  console.log(`The shop is on http://127.0.0.1:${this.address().port}`);
});

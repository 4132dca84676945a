/** The shop, for any runtime that answers a Request with a Response. */
import { Hono } from 'hono';
import { html } from 'hono/html';
import { createCheckoutHandler, createServiceClient } from 'tillkit/server';

const DAY_MS = 24 * 60 * 60_000;

/**
 * @param {Record<string, string>} env the Worker's variables and secrets, or `process.env`
 * @param {import('tillkit/server').Ledger} ledger where payments are kept
 */
export function createShop(env, ledger) {
  const handler = createCheckoutHandler({
    service: createServiceClient({ baseUrl: env.TILL_SERVICE_URL, apiKey: env.TILL_API_KEY }),
    secrets: [env.TILL_SECRET],
    ledger,
    webhook: { secret: env.TILL_WEBHOOK_SECRET },
    sandbox: env.TILL_SANDBOX === 'true',
    resolveOrder: () => null, // Handles that were signed below open by themselves; there are no others.
    onPaid: ({ reference }) => console.log(`Order ${reference} is paid.`),
    onDiagnostic: ({ code, message }) => console.warn(`${code}: ${message}`), // Your log.
  });

  const app = new Hono();
  // The limits count by `ip`. A Worker has `waitUntil` too, which keeps it alive until `onPaid` is done.
  app.all('/api/till/*', ({ req, env: { ip, waitUntil } }) =>
    handler.fetch(req.raw, { ip, waitUntil }),
  );
  app.get('/', async (c) => {
    const terms = { orderId: crypto.randomUUID(), amountUsd: '20.00' };
    return c.html(page(await handler.signOrder(terms, { expiresInMs: DAY_MS })));
  });
  return app;
}

const page = (order) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Paper &amp; Pine</title>
      </head>
      <body>
        <h1>Field notebook, pack of three: $20.00</h1>
        <script src="/tillkit.js" data-endpoint="/api/till" data-order="${order}"></script>
      </body>
    </html>`;

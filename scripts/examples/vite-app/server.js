/** Vite's development server with a store in it, and one page that the server draws. */
import { createServer as createHttpServer } from 'node:http';
import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { createCheckoutHandler, createServiceClient, memoryLedger } from 'tillkit/server';
import { toNodeHandler } from 'tillkit/server/node';
import { createServer } from 'vite';

const { PORT, TILL_SERVICE_URL, TILL_API_KEY, TILL_WEBHOOK_SECRET } = process.env;
const termsOf = (order) => ({ orderId: order, amountUsd: '20' });

const handler = createCheckoutHandler({
  service: createServiceClient({ baseUrl: TILL_SERVICE_URL, apiKey: TILL_API_KEY }),
  secrets: ['only-for-the-sandbox-never-for-real-money'],
  ledger: memoryLedger(),
  webhook: { secret: TILL_WEBHOOK_SECRET },
  sandbox: true,
  resolveOrder: ({ order }) => termsOf(order),
});
const checkout = toNodeHandler(handler);

const app = createHttpServer();
const vite = await createServer({
  plugins: [react()],
  appType: 'spa',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: { server: app } },
});

async function drawnPage(url) {
  const order = url.searchParams.get('order');
  const initial = url.searchParams.has('initial') ? await handler.open(termsOf(order)) : undefined;
  const preload = url.searchParams.has('preload');
  const { render } = await vite.ssrLoadModule('/src/server.tsx');
  const html = await vite.transformIndexHtml('/', readFileSync('index.html', 'utf8'));
  const data = JSON.stringify({ initial, preload }).replaceAll('<', '\\u003c');
  return html
    .replace('<!--app-->', await render({ order, initial }, preload))
    .replace('<script type="module" src="/src', `<script>fromServer = ${data}</script>$&`);
}

app.on('request', async (request, response) => {
  const url = new URL(request.url, 'http://app');
  if (url.pathname.startsWith('/api/till/')) return checkout(request, response);
  if (url.pathname !== '/server') return vite.middlewares(request, response);
  response.setHeader('content-type', 'text/html; charset=utf-8').end(await drawnPage(url));
});
app.listen(Number(PORT), '127.0.0.1', () => console.log('listening'));

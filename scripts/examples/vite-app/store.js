/** The store of the app: its handler, and a page that the server draws. */
import { createCheckoutHandler, createServiceClient, memoryLedger } from 'tillkit/server';
import { toNodeHandler } from 'tillkit/server/node';

const { TILL_SERVICE_URL, TILL_API_KEY, TILL_WEBHOOK_SECRET } = process.env;
const termsOf = (order) => ({ orderId: order, amountUsd: '20' });

const handler = createCheckoutHandler({
  service: createServiceClient({ baseUrl: TILL_SERVICE_URL, apiKey: TILL_API_KEY }),
  secrets: ['only-for-the-sandbox-never-for-real-money'],
  ledger: memoryLedger(),
  webhook: { secret: TILL_WEBHOOK_SECRET },
  sandbox: true,
  resolveOrder: ({ order }) => termsOf(order),
});

/** Answers the checkout's requests. */
export const checkout = toNodeHandler(handler);

/** The app's HTML with what the server draws in it, and what the page takes over from it. */
export async function drawnPage(url, html, render) {
  const order = url.searchParams.get('order');
  const initial = url.searchParams.has('initial') ? await handler.open(termsOf(order)) : undefined;
  const preload = url.searchParams.has('preload');
  const data = JSON.stringify({ initial, preload }).replaceAll('<', '\\u003c');
  return html
    .replace('<!--app-->', await render({ order, initial }, preload))
    .replace('<div id="root">', `<script>fromServer = ${data}</script>$&`);
}

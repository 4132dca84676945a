/**
 * A store for scripts/schemathesis.mjs, on loopback: the handler on the sandbox, without limits on how
 * often one client may ask. Prints one line of JSON, its address and the token of an open checkout, and
 * runs until its input ends.
 */
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createCheckoutHandler, createServiceClient, memoryLedger } from '../../src/exports/server.js';
import { toNodeHandler } from '../../src/exports/node.js';
import { createSandbox } from '../../src/exports/sandbox.js';

const sandbox = createSandbox({ seed: 'openapi' });
const TERMS = { orderId: '1001', amountUsd: '20' };
/** One handle of eight is refused; each of the others is an order of its own. */
const REFUSED = /^[0-1]/;

const handler = createCheckoutHandler({
  service: createServiceClient({
    baseUrl: 'https://service.test',
    apiKey: sandbox.apiKey,
    fetch: sandbox.fetch,
  }),
  secrets: ['a-secret-of-a-store-that-lives-for-a-minute'],
  ledger: memoryLedger(),
  webhook: { secret: sandbox.webhookSecret },
  lookup: false,
  limits: false,
  handOff: { page: 'https://shop.example/pay' },
  sandbox: true,
  resolveOrder({ order }) {
    if (order === TERMS.orderId) return TERMS;
    const digest = createHash('sha256').update(order).digest('hex');
    return REFUSED.test(digest) ? null : { orderId: digest.slice(0, 20), amountUsd: '20' };
  },
});

/** The beginning of a stream, which would go on for minutes: what it says at once. */
async function firstMessage(response: Response): Promise<Response> {
  const reader = response.body?.getReader();
  let text = '';
  for (const decoder = new TextDecoder(); !text.includes('data:'); ) {
    const { done = true, value } = (await reader?.read()) ?? {};
    if (done) break;
    text += decoder.decode(value, { stream: true });
  }
  await reader?.cancel();
  return new Response(text, response);
}

const listener = toNodeHandler({
  async fetch(request, context) {
    const response = await handler.fetch(request, context);
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    return isStream ? firstMessage(response) : response;
  },
});

const { token } = await handler.open(TERMS, { currencyId: 'USDT.Tron' });
const server = createServer(listener).listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${String(port)}/api/till`;
  process.stdout.write(`${JSON.stringify({ url, token })}\n`);
});
process.stdin.resume().once('end', () => process.exit(0));

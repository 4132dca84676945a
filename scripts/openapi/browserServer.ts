/**
 * A store for scripts/schemathesis.mjs, on loopback: the handler on the sandbox, without limits on how
 * often one client may ask. Prints one line of JSON, its address and the token of an open checkout, and
 * runs until its input ends.
 */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createCheckoutHandler, createServiceClient, memoryLedger } from '../../src/exports/server.js';
import { toNodeHandler } from '../../src/exports/node.js';
import { createSandbox } from '../../src/exports/sandbox.js';

const sandbox = createSandbox({ seed: 'openapi' });
const FIRST_ORDER = '1001';
const REQUESTS_PER_CHECKOUT = 50;
const EXPECTED = ['order_refused', 'webhook_refused'];
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
  // Streams without news end soon.
  live: { lifetimeMs: 1_000, maxPerAddress: 1_000 },
  handOff: { page: 'https://shop.example/pay' },
  sandbox: true,
  onDiagnostic({ code, message }) {
    if (!EXPECTED.includes(code)) process.stderr.write(`${code}: ${message}\n`);
  },
  resolveOrder({ order }) {
    if (order === FIRST_ORDER) return { orderId: order, amountUsd: '20' };
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

const open = (orderId: string) =>
  handler.open({ orderId, amountUsd: '20' }, { currencyId: 'USDT.Tron' });
const { token } = await open(FIRST_ORDER);

const listener = toNodeHandler({
  async fetch(request, context) {
    const response = await handler.fetch(request, context);
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    return isStream ? firstMessage(response) : response;
  },
});

let asked = 0;
let current = token;
/**
 * Gives requests with the token another checkout from time to time: one checkout may have sixty quotes in
 * ten minutes, and all later requests would be refused.
 */
async function freshenToken(incoming: IncomingMessage): Promise<void> {
  if (incoming.headers.authorization !== `Bearer ${token}`) return;
  asked += 1;
  if (asked % REQUESTS_PER_CHECKOUT === 0) ({ token: current } = await open(`next-${asked}`));
  incoming.rawHeaders = incoming.rawHeaders.map((part) => part.replace(token, current));
}

const server = createServer((incoming, outgoing) => {
  void freshenToken(incoming).then(() => listener(incoming, outgoing));
}).listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${String(port)}/api/till`;
  process.stdout.write(`${JSON.stringify({ url, token })}\n`);
});
process.stdin.resume().once('end', () => process.exit(0));

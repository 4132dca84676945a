/** Checks of the live status stream, or of the 404 of a runtime without streaming. */
import { ROUTES } from '../../contract/routes.js';
import {
  bearer,
  chooseCurrency,
  newOrder,
  openCheckout,
  runControl,
  sendWebhook,
} from './checkouts.js';
import {
  urlOf,
  expectEqual,
  expectProblem,
  expectTrue,
  type Checks,
  type HttpEndpoint,
} from './endpoint.js';

const PATH = ROUTES.checkoutEvents.path;

/** Longest wait for an event of a stream. */
const TIMEOUT_MS = 10_000;

/** Reads until the text contains `wanted`; returns the whole text. */
async function readUntil(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  wanted: string,
): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`timed out waiting for ${wanted}, got: ${text}`)),
      TIMEOUT_MS,
    );
  });
  try {
    while (!text.includes(wanted)) {
      const { done, value } = await Promise.race([reader.read(), late]);
      if (done) throw new Error(`the stream ended without ${wanted}: ${text}`);
      text += decoder.decode(value, { stream: true });
    }
    return text;
  } finally {
    clearTimeout(timer);
  }
}

/** Opens a stream; null if the endpoint does not support streaming. */
async function openStream(
  endpoint: HttpEndpoint,
  token: string,
  headers: Record<string, string> = {},
) {
  const abort = new AbortController();
  const response = await endpoint.fetch(urlOf(endpoint, PATH), {
    headers: { ...bearer(token), accept: 'text/event-stream', ...headers },
    signal: abort.signal,
  });
  if (endpoint.supportsStreaming === false) {
    await expectProblem(response, 404, 'not_found');
    return null;
  }
  expectEqual('status', response.status, 200);
  if (!response.body) throw new Error('the answer has no body');
  return { response, reader: response.body.getReader(), close: () => abort.abort() };
}

/** Live status. */
export const LIVE_CHECKS: Checks = {
  async 'a stream starts with the whole checkout, with headers that prevent buffering'(endpoint) {
    const { token, checkout } = await openCheckout(endpoint, newOrder());
    const stream = await openStream(endpoint, token);
    if (!stream) return;
    const header = (name: string) => stream.response.headers.get(name);
    expectEqual('type', header('content-type'), 'text/event-stream; charset=utf-8');
    expectEqual('cache', header('cache-control'), 'no-store, no-transform');
    expectEqual('buffering', header('x-accel-buffering'), 'no');
    expectEqual('encoding', header('content-encoding'), null);
    const text = await readUntil(stream.reader, '\n\nevent: checkout\n');
    expectTrue('retry comes first', text.startsWith('retry: 3000\n\n'));
    expectTrue('version', text.includes(`\nid: ${String(checkout.version)}\n`));
    stream.close();
  },
  async 'a stream sends a payment after its event, and no snapshot that the page has'(endpoint) {
    const { token } = await openCheckout(endpoint, newOrder());
    const shown = await chooseCurrency(endpoint, token, 'USDT.Tron');
    const stream = await openStream(endpoint, token, { 'last-event-id': String(shown.version) });
    if (!stream) return;
    const { result, events } = await runControl(endpoint, 'pay', {
      address: shown.address?.address ?? '',
      currencyId: 'USDT.Tron',
      amount: shown.quote?.payable ?? '',
    });
    const confirmed = await runControl(endpoint, 'confirm', { txHash: result.txHash });
    for (const event of [...events, ...confirmed.events])
      await (await sendWebhook(endpoint, event)).text();
    const text = await readUntil(stream.reader, '"paid":true');
    expectEqual('old snapshots', text.includes(`id: ${String(shown.version)}\n`), false);
    stream.close();
  },
  async 'closed streams free their slots'(endpoint) {
    const { token } = await openCheckout(endpoint, newOrder());
    for (let time = 0; time < 25; time += 1) {
      const stream = await openStream(endpoint, token);
      if (!stream) return;
      await readUntil(stream.reader, 'event: checkout');
      stream.close();
    }
  },
  async 'a stream needs a token, and HEAD has no body'(endpoint) {
    if (endpoint.supportsStreaming === false) return;
    await expectProblem(await endpoint.fetch(urlOf(endpoint, PATH)), 401, 'unauthorized');
    const { token } = await openCheckout(endpoint, newOrder());
    const head = await endpoint.fetch(urlOf(endpoint, PATH), {
      method: 'HEAD',
      headers: bearer(token),
    });
    expectEqual('status', head.status, 200);
    expectEqual('body', await head.text(), '');
  },
};

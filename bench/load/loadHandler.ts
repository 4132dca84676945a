/** The handler of a load test: its payment service is the sandbox, in the same process. */
import { createServiceClient } from '../../src/api/createServiceClient.js';
import {
  createCheckoutHandler,
  type CheckoutHandler,
} from '../../src/server/handler/createCheckoutHandler.js';
import type { Ledger } from '../../src/ledger/ledger.js';
import { createSandbox } from '../../src/sandbox/createSandbox.js';
import type { LoadOrder } from './protocol.js';

const CURRENCY = 'USDT.Tron';
export const BASE_PATH = '/api/till';

/** A handler, and orders in it. */
export interface LoadHandler {
  readonly handler: CheckoutHandler;
  readonly webhookSecret: string;
  /** Sends a request to a route of the handler. @throws Error if it is refused */
  ask(method: string, path: string, headers: HeadersInit, body?: string): Promise<Response>;
  /** Opens an order of 20 US dollars with its currency chosen. */
  openOrder(orderId: string): Promise<LoadOrder>;
}

/** Makes one. @param onPaid hears the reference of each paid order. */
export function createLoadHandler(
  ledger: Ledger,
  onPaid: (reference: string) => void = () => undefined,
): LoadHandler {
  const sandbox = createSandbox({ seed: 'load', now: Date.now, currencies: [CURRENCY] });
  const handler = createCheckoutHandler({
    service: createServiceClient({
      baseUrl: 'https://service.invalid',
      apiKey: sandbox.apiKey,
      fetch: sandbox.fetch,
    }),
    secrets: ['a secret of the load test, which guards nothing'],
    ledger,
    webhook: { secret: sandbox.webhookSecret },
    basePath: BASE_PATH,
    sandbox: true,
    // Everything comes from one address here.
    limits: false,
    live: { maxPerAddress: 10_000, maxStreams: 10_000 },
    resolveOrder: ({ order }) => ({ orderId: order, amountUsd: '20' }),
    onPaid: ({ reference }) => onPaid(reference),
  });
  const ask: LoadHandler['ask'] = async (method, path, headers, body) => {
    const url = `http://localhost${BASE_PATH}${path}`;
    const answer = await handler.fetch(new Request(url, { method, headers, body: body ?? null }));
    if (!answer.ok) throw new Error(`${path} was answered with ${String(answer.status)}.`);
    return answer;
  };
  return {
    handler,
    webhookSecret: sandbox.webhookSecret,
    ask,
    async openOrder(orderId) {
      const { token } = await handler.open({ orderId, amountUsd: '20' });
      const json = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const choice = JSON.stringify({ currencyId: CURRENCY });
      const chosen = await ask('PUT', '/checkout/currency', json, choice);
      const { quote } = (await chosen.json()) as { quote: { payable: string } };
      // As the ledger has it: no browser is ever told.
      const [opened] = await ledger.list({ stream: `order:${orderId}` });
      const externalId = String(opened?.body['externalId']);
      return { orderId, externalId, token, payable: quote.payable };
    },
  };
}

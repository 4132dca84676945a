/** A real client over an injected `fetch` that answers as told and remembers what it was asked. */
import { readFileSync } from 'node:fs';
import type { CallOptions, ServiceClient } from '../../src/api/client.js';
import {
  createServiceClient,
  type ServiceClientOptions,
} from '../../src/api/createServiceClient.js';
import { ServiceClientError } from '../../src/api/errors.js';
import type { OperationName } from '../../src/api/operations.js';
import { parseDecimal } from '../../src/money/decimal.js';

/** A key that no innocent text contains. */
export const CANARY_KEY = 'sk_CANARY_q7Zp0+/x9Lm4';

/** Both forms in which the service may answer. */
export const DIALECTS = ['documented', 'deployed'] as const;

/** The text of a recorded answer. */
export function fixture(dialect: (typeof DIALECTS)[number], name: OperationName): string {
  return readFileSync(new URL(`./fixtures/${dialect}/${name}.json`, import.meta.url), 'utf8');
}

/** A JSON answer. */
export function json(text: string, init: ResponseInit = {}): Response {
  return new Response(text, { headers: { 'content-type': 'application/json' }, ...init });
}

/** A client whose service answers with `respond`, and every request that it sent. */
export function clientAnswering(
  respond: (request: Request) => Response | Promise<Response>,
  options: Partial<ServiceClientOptions> = {},
): { client: ServiceClient; requests: Request[] } {
  const requests: Request[] = [];
  const client = createServiceClient({
    baseUrl: 'https://pay.example.com',
    apiKey: CANARY_KEY,
    fetch: (request) => {
      requests.push(request);
      return Promise.resolve(respond(request));
    },
    ...options,
  });
  return { client, requests };
}

/** Calls an operation with input that is in order. */
export function callOperation(
  client: ServiceClient,
  name: OperationName,
  options?: CallOptions,
): Promise<unknown> {
  const amount = parseDecimal('15.5');
  switch (name) {
    case 'createWallet':
    case 'createWalletByQuery':
      return client[name]({ store_external_id: 'order-1001', amount }, options);
    case 'getCurrencyRate':
      return client.getCurrencyRate('USDT.Tron', options);
    case 'getWithdrawal':
    case 'deleteWithdrawal':
      return client[name]('b1f6a7d0-1111-4222-8333-444455556666', options);
    case 'listProcessingWalletBalances':
      return client.listProcessingWalletBalances({}, options);
    case 'createWithdrawal':
      return client.createWithdrawal(
        { address_to: 'TDest', amount, currency_id: 'USDT.Tron', request_id: 'r-1' },
        options,
      );
    default:
      return client[name](options);
  }
}

/** Waits for a call to fail, and insists that it fails with an error of the client's family. */
export async function failureOfCall(call: Promise<unknown>): Promise<ServiceClientError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof ServiceClientError) return error;
    throw error;
  }
  throw new Error('The call was expected to fail, but it succeeded.');
}

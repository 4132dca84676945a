/** Makes a client of the payment service: the only place that holds the API key. */
import { LosslessNumber, stringify } from 'lossless-json';
import { parseDecimal, type DecimalString } from '../money/decimal.js';
import type { ProcessingBalancesFilter } from './balances.js';
import type { ServiceClient } from './client.js';
import { parseBaseUrl, type Query } from './endpoint.js';
import { ConfigurationError, InvalidInputError } from './errors.js';
import type { OperationName } from './operations.js';
import { rememberUnauthenticatedEndpoint } from './publicPages.js';
import { checkKey, createTransport, type SendRequest } from './transport.js';
import type { CreateWalletInput } from './wallet.js';
import type { CreateWithdrawalInput } from './withdrawals.js';

/** What a client is made from. */
export interface ServiceClientOptions {
  /** Where the service is, such as `https://pay.example.com`; `/api/v1/external/…` is added. */
  readonly baseUrl: string;
  /** The store's API key, or a function that fetches it (asked at each call). */
  readonly apiKey: string | (() => Promise<string>);
  /** @default the global `fetch` */
  readonly fetch?: SendRequest | undefined;
  /** Milliseconds for a whole call. @default per operation: 8,000; creating a wallet 15,000 */
  readonly timeoutMs?: number | undefined;
  /** Allows plain http to other machines; the key then travels readable. @default false */
  readonly allowInsecure?: boolean | undefined;
}

/** Refuses an argument that is no text, before it could be sent. */
function requireText(operation: OperationName, field: string, value: unknown): string {
  if (typeof value === 'string' && value !== '') return value;
  throw new InvalidInputError(operation, field, 'must be a text that is not empty.');
}

/** In machine form. It is written into JSON as it is, so nothing but an amount may pass. */
function requireAmount(operation: OperationName, value: string): DecimalString {
  try {
    return parseDecimal(value);
  } catch {
    const form = 'digits with an optional point, such as "20" or "20.10", and no number';
    throw new InvalidInputError(operation, 'amount', `must be a decimal string: ${form}.`);
  }
}

/** The fields of operations 1 and 2 that are set, and no others. */
function walletFields(operation: OperationName, input: CreateWalletInput): [string, string][] {
  const { amount, currency, email, ip, locale, store_external_id } = input;
  const fields = {
    amount: amount === undefined ? undefined : requireAmount(operation, amount),
    currency,
    email,
    ip,
    locale,
    store_external_id: requireText(operation, 'store_external_id', store_external_id),
  };
  return Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, requireText(operation, name, value)]],
  );
}

/** JSON text with the amount as a number token, digit for digit. */
function bodyText(fields: readonly (readonly [string, string])[]): string {
  const body = Object.fromEntries(
    fields.map(([name, value]) => [name, name === 'amount' ? new LosslessNumber(value) : value]),
  );
  return stringify(body) ?? '{}';
}

function withdrawalBody(input: CreateWithdrawalInput): string {
  const name = 'createWithdrawal';
  return bodyText([
    ['address_to', requireText(name, 'address_to', input.address_to)],
    ['amount', requireAmount(name, input.amount)],
    ['currency_id', requireText(name, 'currency_id', input.currency_id)],
    ['request_id', requireText(name, 'request_id', input.request_id)],
  ]);
}

function balancesQuery(filter: ProcessingBalancesFilter): Query {
  const name = 'listProcessingWalletBalances';
  return (['blockchains', 'currencies'] as const).flatMap((key) =>
    [...new Set(filter[key])].map((item) => [key, requireText(name, key, item)] as const),
  );
}

/**
 * Makes a client of the payment service. The key stays inside: the object shows none of it, however
 * it is printed.
 *
 * @throws {@link ConfigurationError} at once, if an option is unusable.
 */
export function createServiceClient(options: ServiceClientOptions): ServiceClient {
  const { baseUrl, apiKey, timeoutMs, allowInsecure = false } = options;
  const base = parseBaseUrl(baseUrl, allowInsecure);
  const readKey = typeof apiKey === 'function' ? apiKey : keyAtHand(apiKey);
  if (timeoutMs !== undefined && !(Number.isFinite(timeoutMs) && timeoutMs > 0)) {
    throw new ConfigurationError('timeoutMs', 'must be a number of milliseconds above 0.');
  }
  // Looked up at each call and called bare: a global fetch must not be given another `this`.
  const send: SendRequest = options.fetch ?? ((request) => globalThis.fetch(request));
  const call = createTransport({ base, send: (request) => send(request), readKey, timeoutMs });

  const client = Object.freeze<ServiceClient>({
    createWallet: async (input, { signal } = {}) =>
      call('createWallet', { body: bodyText(walletFields('createWallet', input)), signal }),
    createWalletByQuery: async (input, { signal } = {}) =>
      call('createWalletByQuery', { query: walletFields('createWalletByQuery', input), signal }),
    listCurrencies: async ({ signal } = {}) => call('listCurrencies', { signal }),
    listCurrenciesExtended: async ({ signal } = {}) => call('listCurrenciesExtended', { signal }),
    getCurrencyRate: async (id, { signal } = {}) => call('getCurrencyRate', { id, signal }),
    listUnconfirmedTransfers: async ({ signal } = {}) =>
      call('listUnconfirmedTransfers', { signal }),
    listProcessingWalletBalances: async (filter = {}, { signal } = {}) =>
      call('listProcessingWalletBalances', { query: balancesQuery(filter), signal }),
    getExchangeBalances: async ({ signal } = {}) => call('getExchangeBalances', { signal }),
    createWithdrawal: async (input, { signal } = {}) =>
      call('createWithdrawal', { body: withdrawalBody(input), signal }),
    getWithdrawal: async (id, { signal } = {}) => call('getWithdrawal', { id, signal }),
    // The document also lists the key as a query parameter; URLs are logged, so it stays a header.
    deleteWithdrawal: async (id, { signal } = {}) => call('deleteWithdrawal', { id, signal }),
  });
  rememberUnauthenticatedEndpoint(client, { base, send: (request) => send(request) });
  return client;
}

function keyAtHand(apiKey: string): () => Promise<string> {
  const key = checkKey(apiKey);
  return () => Promise.resolve(key);
}

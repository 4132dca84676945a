/** The browser's client of the store: six requests, each parsed by the contract's schema. */
import {
  checkoutSnapshotSchema,
  openCheckoutAnswer,
  type CheckoutSnapshot,
  type OpenCheckoutInput,
  type OpenedCheckout,
} from '../contract/checkout.js';
import {
  currencyListingSchema,
  rateViewSchema,
  type CurrencyListing,
  type RateView,
} from '../contract/currencies.js';
import { ROUTES } from '../contract/routes.js';
import { readBody, sendRequest, type FetchLike, type RequestInput } from './request.js';

/** Options of {@link createCheckoutClient}. */
export interface CheckoutClientOptions {
  /** Where the store's handler is mounted: `/api/till` or an absolute URL. */
  readonly endpoint: string;
  /** Sends the requests. @default the platform's `fetch` */
  readonly fetch?: FetchLike;
  /** Milliseconds until an answer counts as lost. @default 10000 */
  readonly timeoutMs?: number;
}

/** Lets a request be given up. */
export interface RequestOptions {
  readonly signal?: AbortSignal;
}

/** Answer of {@link CheckoutClient.getCheckout}; `checkout` is null where nothing changed (304). */
export interface CheckoutReading {
  readonly checkout: CheckoutSnapshot | null;
  readonly etag: string | undefined;
}

/** Asks the store. Every method rejects with a `CheckoutError` only. */
export interface CheckoutClient {
  /** The mount path, as given, without a slash at the end. */
  readonly endpoint: string;
  /** Every currency that can be chosen. */
  listCurrencies(options?: RequestOptions): Promise<CurrencyListing>;
  /** An indicative rate; a quote uses its own. */
  getRate(currencyId: string, options?: RequestOptions): Promise<RateView>;
  /** Opens the order's checkout or finds it again; with the current token it renews that. */
  openCheckout(
    input: OpenCheckoutInput,
    options?: { readonly token?: string | undefined },
  ): Promise<OpenedCheckout>;
  /** The checkout's state; with the validator of the last reading the answer may be "unchanged". */
  getCheckout(
    token: string,
    options?: RequestOptions & { readonly etag?: string | undefined },
  ): Promise<CheckoutReading>;
  /** Chooses a currency: freezes its price and shows its address. */
  selectCurrency(token: string, currencyId: string): Promise<CheckoutSnapshot>;
  /** The shopper's consent to a new price. */
  acceptQuote(token: string): Promise<CheckoutSnapshot>;
}

function endpointOf(endpoint: unknown): string {
  if (typeof endpoint === 'string' && endpoint !== '') return endpoint.replace(/\/+$/, '');
  throw new Error(
    'createCheckoutClient needs an `endpoint`. Without it no request can reach the store. ' +
      "Pass the path where the store mounts Tillkit's handler, such as '/api/till'.",
  );
}

/**
 * Makes a client of the store's handler.
 *
 * @example
 * const client = createCheckoutClient({ endpoint: '/api/till' });
 * const { currencies } = await client.listCurrencies();
 * @throws Error if `endpoint` is missing.
 */
export function createCheckoutClient(options: CheckoutClientOptions): CheckoutClient {
  const transport = {
    endpoint: endpointOf(options.endpoint),
    // Looked up at each call, so that importing and creating work where there is no fetch yet.
    fetch: options.fetch ?? ((url: string, init: RequestInit) => globalThis.fetch(url, init)),
    timeoutMs: options.timeoutMs ?? 10_000,
  };
  const send = (route: { method: string; path: string }, rest: Partial<RequestInput> = {}) =>
    sendRequest(transport, { ...route, ...rest });
  const change = async (route: { method: string; path: string }, token: string, body: object) =>
    readBody(checkoutSnapshotSchema, (await send(route, { token, body })).body);

  return {
    endpoint: transport.endpoint,
    async listCurrencies({ signal } = {}) {
      return readBody(currencyListingSchema, (await send(ROUTES.currencies, { signal })).body);
    },
    async getRate(currencyId, { signal } = {}) {
      const path = ROUTES.rate.path.replace(':currencyId', encodeURIComponent(currencyId));
      return readBody(rateViewSchema, (await send(ROUTES.rate, { path, signal })).body);
    },
    async openCheckout(body, { token } = {}) {
      return readBody(openCheckoutAnswer, (await send(ROUTES.openCheckout, { body, token })).body);
    },
    async getCheckout(token, { etag, signal } = {}) {
      const answer = await send(ROUTES.getCheckout, { token, etag, signal });
      if (answer.notModified) return { checkout: null, etag: answer.etag ?? etag };
      return { checkout: readBody(checkoutSnapshotSchema, answer.body), etag: answer.etag };
    },
    selectCurrency: (token, currencyId) => change(ROUTES.selectCurrency, token, { currencyId }),
    acceptQuote: (token) => change(ROUTES.acceptQuote, token, {}),
  };
}

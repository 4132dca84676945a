/** The browser's client of the store: each request, parsed by the contract's schema. */
import {
  checkoutLinkSchema,
  checkoutSnapshotSchema,
  type CheckoutLink,
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
import { CheckoutError, PROBLEM_CODES, problemSchema } from '../contract/checkoutError.js';
import { readBody, sendRequest, type FetchLike, type RequestInput } from '../contract/request.js';
import { CLIENT_ROUTES, CHECK_NOW } from '../contract/routes.js';
import type { Schema } from '../contract/schema.js';

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
  /**
   * The checkout's state; with the validator of the last reading the answer may be "unchanged".
   *
   * @param options `now`: the shopper asks for a check, so the store asks the service for its addresses too.
   */
  getCheckout(
    token: string,
    options?: RequestOptions & {
      readonly etag?: string | undefined;
      readonly now?: boolean | undefined;
    },
  ): Promise<CheckoutReading>;
  /**
   * The store's messages about the checkout: server-sent events. The caller reads the body and
   * cancels it.
   *
   * @param options `version` is that of the newest snapshot at hand, so that it is not sent again.
   */
  openEvents(
    token: string,
    options?: RequestOptions & { readonly version?: number | undefined },
  ): Promise<Response>;
  /** Chooses a currency: freezes its price and shows its address. */
  selectCurrency(token: string, currencyId: string): Promise<CheckoutSnapshot>;
  /** The shopper's consent to a new price. */
  acceptQuote(token: string): Promise<CheckoutSnapshot>;
  /** A link that opens this checkout once, on the shopper's phone. */
  linkCheckout(token: string): Promise<CheckoutLink>;
}

function endpointOf(endpoint: unknown): string {
  if (typeof endpoint === 'string' && endpoint !== '') return endpoint.replace(/\/+$/, '');
  throw new Error(
    'A checkout needs an `endpoint`, or no request can reach the store. Pass where the store mounts ' +
      "Tillkit's handler, such as '/api/till'.",
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
    Failure: CheckoutError,
    codes: PROBLEM_CODES,
    problem: problemSchema,
    endpoint: endpointOf(options.endpoint),
    // Looked up at each call, so that importing and creating work where there is no fetch yet.
    fetch: options.fetch ?? ((url: string, init: RequestInit) => globalThis.fetch(url, init)),
    timeoutMs: options.timeoutMs ?? 10_000,
  };
  type Route = { readonly method: string; readonly path: string };
  const send = (route: Route, rest: Partial<RequestInput>) =>
    sendRequest(transport, { ...route, ...rest });
  const ask = async <T>(schema: Schema<T>, route: Route, rest: Partial<RequestInput>) =>
    readBody(transport, schema, await send(route, rest));

  return {
    endpoint: transport.endpoint,
    listCurrencies: ({ signal } = {}) =>
      ask(currencyListingSchema, CLIENT_ROUTES.currencies, { signal }),
    getRate(currencyId, { signal } = {}) {
      const path = CLIENT_ROUTES.rate.path.replace(':currencyId', encodeURIComponent(currencyId));
      return ask(rateViewSchema, CLIENT_ROUTES.rate, { path, signal });
    },
    openCheckout: (body, { token } = {}) =>
      ask(openCheckoutAnswer, CLIENT_ROUTES.openCheckout, { body, token }),
    async getCheckout(token, { etag, signal, now } = {}) {
      const path = CLIENT_ROUTES.getCheckout.path + (now ? `?${CHECK_NOW}` : '');
      const answer = await send(CLIENT_ROUTES.getCheckout, { path, token, etag, signal });
      if (answer.notModified) return { checkout: null, etag: answer.etag ?? etag };
      const checkout = readBody(transport, checkoutSnapshotSchema, answer);
      return { checkout, etag: answer.etag };
    },
    async openEvents(token, { version, signal } = {}) {
      const stream = {
        accept: 'text/event-stream',
        ...(version === undefined ? {} : { 'last-event-id': String(version) }),
      };
      return (await send(CLIENT_ROUTES.checkoutEvents, { token, signal, stream })).body as Response;
    },
    selectCurrency: (token, currencyId) =>
      ask(checkoutSnapshotSchema, CLIENT_ROUTES.selectCurrency, { token, body: { currencyId } }),
    acceptQuote: (token) =>
      ask(checkoutSnapshotSchema, CLIENT_ROUTES.acceptQuote, { token, body: {} }),
    linkCheckout: (token) =>
      ask(checkoutLinkSchema, CLIENT_ROUTES.linkCheckout, { token, body: {} }),
  };
}

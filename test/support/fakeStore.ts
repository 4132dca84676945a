/** A small pretend store: a real `fetch` that answers the wire's shapes and can be told what happens. */
import {
  openCheckoutInput,
  selectCurrencyInput,
  WIRE_VERSION,
  type CheckoutSnapshot,
  type QuoteView,
  type TransferView,
} from '../../src/contract/checkout.js';
import type { CurrencyListing, CurrencyView } from '../../src/contract/currencies.js';
import { type ProblemCode } from '../../src/contract/checkoutError.js';
import { PROBLEMS } from '../../src/contract/problems.js';
import type { FetchLike } from '../../src/contract/request.js';
import { parseDecimal, type DecimalString } from '../../src/money/decimal.js';

/** Mount path of the pretend store. */
export const ENDPOINT = 'https://store.test/till';

/** Addresses that are valid on their network, from public documents. */
export const ADDRESSES = {
  tron: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
  ethereum: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  bitcoin: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
} as const;

function currency(given: Partial<CurrencyView> & Pick<CurrencyView, 'id' | 'code'>): CurrencyView {
  const base = { name: given.code, networkName: given.blockchain ?? '', aliases: [] };
  const rest = { contractAddress: null, isNative: false, precision: 6, minConfirmation: 1 };
  return { blockchain: 'tron', ...base, ...rest, ...given };
}

/** A listing with tokens on several networks, a native coin, and one on an unknown network. */
export const CURRENCIES: readonly CurrencyView[] = [
  currency({
    id: 'USDT.Tron',
    code: 'USDT',
    name: 'Tether',
    blockchain: 'tron',
    networkName: 'Tron',
    aliases: ['TRC-20', 'TRX'],
    contractAddress: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  }),
  currency({
    id: 'USDT.Ethereum',
    code: 'USDT',
    name: 'Tether',
    blockchain: 'ethereum',
    networkName: 'Ethereum',
    aliases: ['ERC-20', 'ETH'],
    contractAddress: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
  }),
  currency({
    id: 'BTC.Bitcoin',
    code: 'BTC',
    name: 'Bitcoin',
    blockchain: 'bitcoin',
    networkName: 'Bitcoin',
    isNative: true,
    precision: 8,
  }),
  currency({
    id: 'ETH.Ethereum',
    code: 'ETH',
    name: 'Ether',
    blockchain: 'ethereum',
    networkName: 'Ethereum',
    isNative: true,
    precision: 8,
  }),
  currency({
    id: 'ZZZ.Newchain',
    code: 'ZZZ',
    name: 'Zed',
    blockchain: 'newchain',
    networkName: 'newchain',
    isNative: true,
    precision: 8,
  }),
];

const PAYABLE: Readonly<Record<string, string>> = {
  'USDT.Tron': '20.012',
  'USDT.Ethereum': '20.012',
  'BTC.Bitcoin': '0.00021053',
  'ETH.Ethereum': '0.00640001',
  'ZZZ.Newchain': '4',
};

/** Groups a listing by code, as the store does. */
export function listingOf(currencies: readonly CurrencyView[]): CurrencyListing {
  const group = (key: 'code' | 'blockchain') =>
    [...new Set(currencies.map((entry) => entry[key]))].map((name) => ({
      name,
      label: name,
      currencyIds: currencies.filter((entry) => entry[key] === name).map(({ id }) => id),
    }));
  return {
    wire: WIRE_VERSION,
    currencies: [...currencies],
    tokens: group('code'),
    blockchains: group('blockchain'),
  };
}

/** The same listing of a store that has pictures. */
export const PICTURED: readonly CurrencyView[] = CURRENCIES.map((one) => ({
  ...one,
  icon: true,
  networkIcon: true,
}));

/** Options of {@link createFakeStore}. */
export interface FakeStoreOptions {
  readonly now?: () => number;
  readonly kind?: 'payment' | 'top_up';
  readonly currencies?: readonly CurrencyView[];
  /** Milliseconds that a quote holds. @default 15 minutes */
  readonly quoteMs?: number;
  /** Milliseconds that a token lives. @default 30 minutes */
  readonly tokenMs?: number;
  /** Start with this currency chosen. */
  readonly chosen?: string;
}

/** What a request was answered with when it was told to fail. */
export type Failure =
  | ProblemCode
  | { readonly network: true }
  | { readonly html: number }
  | { readonly body: unknown }
  | { readonly hang: true };

/** One request as the store saw it. */
export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly authorization: string | null;
  readonly ifNoneMatch: string | null;
  readonly body: unknown;
  readonly credentials: RequestCredentials | undefined;
}

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });

const problem = (code: ProblemCode, headers: Record<string, string> = {}) =>
  json(
    PROBLEMS[code].status,
    { type: `till:${code}`, ...PROBLEMS[code], code, requestId: 'req-7' },
    headers,
  );

/** Makes a store with one checkout per order handle. */
export function createFakeStore(options: FakeStoreOptions = {}) {
  const { now = Date.now, kind = 'payment', currencies = CURRENCIES } = options;
  const { quoteMs = 15 * 60_000, tokenMs = 30 * 60_000 } = options;
  const requests: SeenRequest[] = [];
  const failures: { path: string; failure: Failure; times: number; retryAfter?: string }[] = [];
  const checkouts = new Map<string, CheckoutSnapshot>();
  const tokens = new Map<string, { order: string; expiresAt: number }>();
  let tokenCount = 0;
  let quoteCount = 0;
  let linkCount = 0;

  const instant = (at = now()) => new Date(at).toISOString();

  function quoteFor(currencyId: string, payable?: string): QuoteView {
    const found = currencies.find(({ id }) => id === currencyId);
    if (!found) throw new Error(`The pretend store has no ${currencyId}.`);
    const topUp = kind === 'top_up';
    quoteCount += 1;
    return {
      id: `quote-${String(quoteCount)}`,
      currencyId,
      code: found.code,
      blockchain: found.blockchain,
      networkName: found.networkName,
      isNative: found.isNative,
      contractAddress: found.contractAddress,
      precision: found.precision,
      payable: topUp ? null : parseDecimal(payable ?? PAYABLE[currencyId] ?? '1'),
      rate: topUp ? null : parseDecimal('0.9994'),
      rateSource: topUp ? null : 'binance',
      quotedAt: instant(),
      expiresAt: topUp ? null : instant(now() + quoteMs),
      ...(found.icon && { icon: true }),
      ...(found.networkIcon && { networkIcon: true }),
    };
  }

  function addressFor(blockchain: string) {
    const known = (ADDRESSES as Readonly<Record<string, string>>)[blockchain];
    const check = known ? 'valid' : 'unchecked';
    return { address: known ?? 'zed-0123456789', blockchain, check, replaced: false };
  }

  function fresh(order: string): CheckoutSnapshot {
    return {
      wire: WIRE_VERSION,
      version: 1,
      kind,
      sandbox: false,
      order: {
        reference: order,
        amountUsd: kind === 'payment' ? parseDecimal('20') : null,
        display: null,
      },
      choices: currencies.map(({ id }) => ({
        currencyId: id,
        payable: kind === 'payment' ? parseDecimal(PAYABLE[id] ?? '1') : null,
        rate: parseDecimal('1'),
        unavailable: null,
      })),
      quote: null,
      address: null,
      transfers: [],
      progress: 'awaiting',
      exceptions: [],
      paid: false,
      closed: false,
      due: null,
      received: null,
      excess: null,
      evidence: [evidence('opened', 'store')],
      confirmation: 'service',
      minimumUsd: null,
      serverTime: instant(),
      lastCheckedAt: instant(),
    };
  }

  function evidence(what: string, source: string, amount: DecimalString | null = null) {
    const id = `${what}-${String(requests.length)}-${String(Math.random())}`;
    const currencyId = amount === null ? null : 'USDT.Tron';
    return { id, at: instant(), source, kind: what, currencyId, amount, txHash: null };
  }

  function checkoutOf(order: string): CheckoutSnapshot {
    const found = checkouts.get(order) ?? fresh(order);
    checkouts.set(order, found);
    return found;
  }

  function update(order: string, change: Partial<CheckoutSnapshot>): void {
    const before = checkoutOf(order);
    checkouts.set(order, { ...before, ...change, version: before.version + 1 });
  }

  function choose(order: string, currencyId: string, payable?: string): void {
    const quote = quoteFor(currencyId, payable);
    const due = quote.payable;
    update(order, {
      quote,
      due,
      received: due && parseDecimal('0'),
      address: addressFor(quote.blockchain),
    });
  }

  function transfer(order: string, change: Partial<TransferView> = {}): TransferView {
    const quote = checkoutOf(order).quote;
    return {
      currencyId: quote?.currencyId ?? 'USDT.Tron',
      blockchain: quote?.blockchain ?? 'tron',
      amount: quote?.payable ?? parseDecimal('5'),
      amountUsd: parseDecimal('20'),
      txHash: 'ab'.repeat(32),
      explorerUrl: `https://tronscan.org/#/transaction/${'ab'.repeat(32)}`,
      status: 'seen',
      counts: 'counted',
      firstSeenAt: instant(),
      ...change,
    };
  }

  const view = (order: string) => ({ ...checkoutOf(order), serverTime: instant() });

  function bearer(request: SeenRequest): { order: string } | ProblemCode {
    const value = request.authorization?.replace('Bearer ', '') ?? '';
    const token = tokens.get(value);
    if (!token) return 'unauthorized';
    return token.expiresAt <= now() ? 'checkout_expired' : token;
  }

  function open(request: SeenRequest): Response {
    const input = openCheckoutInput.safeParse(request.body);
    if (!input.success) return problem('bad_request');
    const { order, currencyId } = input.data;
    if (order === 'unknown') return problem('forbidden');
    if (currencyId) choose(order, currencyId);
    else if (options.chosen && !checkouts.has(order)) choose(order, options.chosen);
    tokenCount += 1;
    const token = `token-${String(tokenCount)}`;
    tokens.set(token, { order, expiresAt: now() + tokenMs });
    return json(200, { token, tokenExpiresAt: instant(now() + tokenMs), checkout: view(order) });
  }

  function withToken(request: SeenRequest): Response {
    const token = bearer(request);
    if (typeof token === 'string') return problem(token);
    const { order } = token;
    if (request.path === '/checkout/currency') {
      const input = selectCurrencyInput.safeParse(request.body);
      if (!input.success) return problem('bad_request');
      choose(order, input.data.currencyId);
    }
    if (request.path === '/checkout/quote') {
      choose(order, checkoutOf(order).quote?.currencyId ?? '', '20.5');
    }
    const etag = `"${String(checkoutOf(order).version)}"`;
    if (request.method === 'GET' && request.ifNoneMatch === etag) {
      return new Response(null, { status: 304, headers: { etag } });
    }
    return json(200, view(order), { etag });
  }

  function route(request: SeenRequest): Response {
    const { method, path } = request;
    if (path === '/currencies') return json(200, listingOf(currencies));
    if (path.startsWith('/rates/')) {
      const currencyId = decodeURIComponent(path.slice('/rates/'.length));
      const rate = { currencyId, rate: '0.9994', rateSource: 'binance', at: instant() };
      return json(200, { wire: WIRE_VERSION, ...rate });
    }
    if (path === '/checkouts' && method === 'POST') return open(request);
    if (path === '/checkout/link') {
      const token = bearer(request);
      if (typeof token === 'string') return problem(token);
      linkCount += 1;
      // As long as a real one: what a camera has to read is the question.
      const handle = `till1r.${`${String(linkCount)}_`.padEnd(22, 'Ab3-_')}`;
      const url = `https://shop.example/pay#till-order=${handle}`;
      return json(200, { url, expiresAt: instant(now() + 10 * 60_000) });
    }
    if (path.startsWith('/checkout')) return withToken(request);
    return problem('not_found');
  }

  async function fail(
    failure: Failure,
    retryAfter: string | undefined,
    signal?: AbortSignal | null,
  ) {
    if (typeof failure === 'string') {
      return problem(failure, retryAfter === undefined ? {} : { 'retry-after': retryAfter });
    }
    if ('network' in failure) throw new TypeError('Failed to fetch');
    if ('body' in failure) return json(200, failure.body);
    if ('html' in failure) {
      const html = '<html><body>Bad gateway</body></html>';
      return new Response(html, { status: failure.html, headers: { 'content-type': 'text/html' } });
    }
    return new Promise<Response>((_, reject) => {
      const abort = () => reject(new DOMException('Aborted', 'AbortError'));
      if (signal?.aborted) abort();
      signal?.addEventListener('abort', abort);
    });
  }

  const fetch: FetchLike = async (url, init) => {
    const headers = new Headers(init.headers);
    const request: SeenRequest = {
      method: init.method ?? 'GET',
      path: url.replace(ENDPOINT, '').replace(/\?.*/, ''),
      authorization: headers.get('authorization'),
      ifNoneMatch: headers.get('if-none-match'),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      credentials: init.credentials,
    };
    requests.push(request);
    await Promise.resolve();
    const planned = failures.find(({ path, times }) => times > 0 && request.path === path);
    if (planned) {
      planned.times -= 1;
      return fail(planned.failure, planned.retryAfter, init.signal);
    }
    return route(request);
  };

  return {
    fetch,
    requests,
    /** Requests of one path so far. */
    count: (path: string) => requests.filter((request) => request.path === path).length,
    /** Makes the next requests of a path fail. */
    failNext(path: string, failure: Failure, times = 1, retryAfter?: string) {
      failures.push({ path, failure, times, ...(retryAfter === undefined ? {} : { retryAfter }) });
    },
    /** Stops planned failures. */
    recover: () => failures.splice(0),
    update,
    choose,
    snapshot: view,
    transfer,
    /** A transfer is seen, not yet confirmed. */
    detect(order: string) {
      const seen = transfer(order);
      update(order, {
        transfers: [seen],
        progress: 'detected',
        evidence: [...checkoutOf(order).evidence, evidence('seen', 'service_list', seen.amount)],
      });
    },
    /** A transfer of the whole amount is confirmed by a signed event. */
    confirm(order: string) {
      const seen = transfer(order, { status: 'confirmed' });
      update(order, {
        transfers: [seen],
        progress: 'confirmed',
        paid: kind === 'payment',
        due: kind === 'payment' ? parseDecimal('0') : null,
        received: seen.amount,
        evidence: [
          ...checkoutOf(order).evidence,
          evidence('confirmed', 'service_event', seen.amount),
        ],
      });
    },
    /** Lets every token run out now. */
    expireTokens() {
      for (const token of tokens.values()) token.expiresAt = 0;
    },
  };
}

/** A pretend store. */
export type FakeStore = ReturnType<typeof createFakeStore>;

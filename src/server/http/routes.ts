/** The routes of the shoppers' door, on Hono: unknown paths 404, wrong verbs 405, failures problems. */
import { Hono } from 'hono';
import { getPath } from 'hono/utils/url';
import {
  acceptQuoteInput,
  type CheckoutSnapshot,
  linkCheckoutInput,
  openCheckoutInput,
  type OpenedCheckout,
  selectCurrencyInput,
  WIRE_VERSION,
} from '../../contract/checkout.js';
import type { ProblemCode } from '../../contract/checkoutError.js';
import {
  CHECK_NOW,
  REQUEST_ID_HEADER,
  ROUTES,
  type IconKind,
  type RouteName,
} from '../../contract/routes.js';
import type { CheckoutTokens } from '../auth/checkoutTokens.js';
import { acceptNewQuote, selectCurrency, type QuoteParts } from '../checkouts/quoteCheckout.js';
import type { OpeningPage } from '../checkouts/openCheckout.js';
import type { CheckoutRecord, Records } from '../checkouts/checkoutRecords.js';
import type { WalletReviews } from '../checkouts/walletReviews.js';
import type { DiagnosticListener } from '../configuration/diagnostic.js';
import type { Listing } from '../service/currencies/listing.js';
import { iconResponse, type Icons } from '../service/icons/icons.js';
import { getEvents } from '../live/eventsRoute.js';
import type { ShopperLimits } from './shopperRateLimits.js';
import type { Live } from '../live/live.js';
import type { CheckoutHandlerOptions } from '../options.js';
import { resolveHandle } from '../auth/orderHandles.js';
import { assertOrigin, corsHeaders, createOriginWatch } from './originPolicy.js';
import { ProblemError, problemResponse, toProblem } from './problemDetails.js';
import { readJson } from './requestBody.js';
import type { ResumeLinks } from '../auth/resumeLinks.js';
import type { OrderTerms } from '../checkouts/resolvedOrder.js';
import { createStrayWatch } from './misroutedRequests.js';
import type { EvidenceSource } from '../service/evidence/evidenceSource.js';
import type { ExpiredQuotes } from '../service/evidence/expiredQuotes.js';
import type { WebhookEndpoint } from '../webhooks/webhookEndpoint.js';
import { written } from './cachedJson.js';

/** What a runtime passes beside the request. */
export interface HandlerContext {
  /** Address of the client as the runtime's socket or a trusted proxy says; never a guess. */
  readonly ip?: string | undefined;
  /** Keeps the runtime alive until the promise settles. */
  waitUntil?(work: Promise<unknown>): void;
}

/** What the routes are made of. */
export interface AppParts {
  readonly records: Pick<Records, 'read'>;
  readonly listing: Pick<Listing, 'get' | 'rate'>;
  readonly quoting: QuoteParts;
  readonly now: () => number;
  readonly newId: () => string;
  readonly report: DiagnosticListener;
  readonly reviews: Pick<WalletReviews, 'lookNow'>;
  readonly source: EvidenceSource;
  readonly expiredQuotes: Pick<ExpiredQuotes, 'note'>;
  readonly tokens: CheckoutTokens;
  readonly links: ResumeLinks;
  readonly view: (record: CheckoutRecord) => Promise<CheckoutSnapshot>;
  /** The same as JSON with its ETag. */
  readonly write: (record: CheckoutRecord) => Promise<{ text: string; etag: string }>;
  /** @param wordAt when the store gave its word on the order; undefined for now. */
  readonly open: (
    terms: OrderTerms,
    page: OpeningPage,
    wordAt: number | undefined,
  ) => Promise<OpenedCheckout>;
  /** Opens what the ledger holds, for a link that a page asked for. */
  readonly reopen: (stream: string, wordAt: number | undefined) => Promise<OpenedCheckout>;
  /** The page that links to a phone lead to; null where the store offers none. */
  readonly handOffPage: string | null;
  /** Live status; null where it is switched off. */
  readonly live: Live | null;
  readonly limits: ShopperLimits;
  /** Null where the store serves none. */
  readonly icons: Icons | null;
  readonly basePath: string;
  readonly webhook: WebhookEndpoint;
  /** Resolves if the ledger can be written. @throws ProblemError */
  readonly ready: () => Promise<void>;
  readonly origins: readonly string[];
  readonly resolveOrder: CheckoutHandlerOptions['resolveOrder'];
  readonly background: (work: Promise<unknown>) => Promise<void>;
  /** Settles when what runs in the background now has ended. */
  readonly settled: () => Promise<void>;
}

type Env = { Bindings: { requestId: string; ip: string | null } };

/** Failures that the store's owner must hear of; a shopper's own mistakes are not among them. */
const DIAGNOSTIC_OF: Partial<Record<ProblemCode, string>> = {
  amount_invalid: 'amount_refused',
  service_unavailable: 'request_failed',
  service_invalid: 'request_failed',
  service_rejected: 'request_failed',
  store_unavailable: 'request_failed',
  internal: 'request_failed',
};

const PRIVATE = { 'cache-control': 'no-store', vary: 'Authorization' };
const PUBLIC_LISTING = { 'cache-control': 'public, max-age=60' };
const PUBLIC_RATE = { 'cache-control': 'public, max-age=15' };

/** Answers 304 where the browser has this very version. */
function tagged(
  request: Request,
  { text, etag }: { readonly text: string; readonly etag: string },
  headers: Record<string, string>,
): Response {
  const known = request.headers.get('if-none-match');
  const tags = known?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  const unchanged = tags.includes(etag);
  return unchanged
    ? new Response(null, { status: 304, headers: { ...headers, etag } })
    : new Response(text, { headers: { 'content-type': 'application/json', ...headers, etag } });
}

async function postCheckouts(
  parts: AppParts,
  request: Request,
  ip: string | null,
): Promise<Response> {
  assertOrigin(request, parts.origins);
  // The store sees a copy: reading its body must not take ours away.
  const shown = request.clone();
  const asked = await readJson(request, openCheckoutInput).catch((error: unknown) => {
    shown.body?.cancel().catch(() => undefined);
    throw error;
  });
  const { currencyId } = asked;
  const held = await parts.tokens.peek(request);
  const resolved = await resolveHandle(parts, shown, asked, held, ip);
  const { terms, stream: named, wordAt, spend } = resolved;
  const holdsToken = named === held?.stream;
  // A page that a link opened shows its token at every load, so a token tells no renewal from a load.
  const page = { holdsToken, isRenewal: holdsToken && !held.hasEnded && !spend };
  const opened = await (terms ? parts.open(terms, page, wordAt) : parts.reopen(named, wordAt));
  await spend?.();
  const { quote, closed, paid } = opened.checkout;
  // The wish for a currency is for a fresh checkout; one that is under way or over is told as it is.
  if (currencyId === undefined || quote || closed || paid) {
    return Response.json(opened, { headers: PRIVATE });
  }
  const stream = await streamOfToken(parts, opened.token);
  await parts.limits.quote(stream, ip);
  const checkout = await select(parts, stream, currencyId);
  return Response.json({ ...opened, checkout }, { headers: PRIVATE });
}

/** The stream behind a token that this handler has just issued. */
function streamOfToken(parts: AppParts, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  return parts.tokens.require(new Request('http://localhost/', { headers }));
}

/** A token may outlive a ledger that was emptied; the page then opens the order anew. */
async function readOpened(parts: AppParts, stream: string): Promise<CheckoutRecord> {
  const record = await parts.records.read(stream);
  if (record.state.opened) return record;
  throw new ProblemError('unauthorized', 'A token names a checkout that the ledger does not hold.');
}

async function select(
  parts: AppParts,
  stream: string,
  currencyId: string,
): Promise<CheckoutSnapshot> {
  const record = await readOpened(parts, stream);
  const chosen = await selectCurrency(parts.quoting, record, currencyId);
  parts.expiredQuotes.note(chosen);
  parts.source.watch(chosen);
  return parts.view(chosen);
}

/** Only who has the checkout open gets a link to it, and the link says no more than the token did. */
async function linkCheckout(parts: AppParts, request: Request): Promise<Response> {
  const { handOffPage, tokens, limits, links } = parts;
  if (handOffPage === null) throw new ProblemError('not_found', 'The store offers no hand-off.');
  const stream = await tokens.require(request);
  await readJson(request, linkCheckoutInput);
  await limits.link(stream);
  const { state } = await readOpened(parts, stream);
  if (state.closed)
    throw new ProblemError('checkout_closed', 'A closed order was to be handed on.');
  const held = await tokens.peek(request);
  if (!held) throw new ProblemError('unauthorized', 'A token ended while it was used.');
  return Response.json(await links.handOff(held, handOffPage), { headers: PRIVATE });
}

async function getCheckout(parts: AppParts, request: Request): Promise<Response> {
  const stream = await parts.tokens.require(request);
  await parts.limits.read(stream);
  let record = await readOpened(parts, stream);
  parts.source.watch(record);
  // Not awaited: a slow service must not slow down a read; the next read has what it says.
  if (parts.source.isDue()) void parts.background(parts.source.look());
  if (new URL(request.url).searchParams.has(CHECK_NOW)) {
    await parts.reviews.lookNow(stream);
    record = await readOpened(parts, stream);
  }
  return tagged(request, await parts.write(record), PRIVATE);
}

const isIconKind = (kind: string): kind is IconKind => kind === 'currency' || kind === 'network';

async function getIcon(
  parts: AppParts,
  request: Request,
  name: { readonly kind: string; readonly key: string },
  ip: string | null,
): Promise<Response> {
  await parts.limits.icon(ip);
  const { kind, key } = name;
  if (!parts.icons || !isIconKind(kind)) throw new ProblemError('not_found', 'No such icon.');
  return iconResponse(request, await parts.icons.get(kind, key));
}

function defineRoutes(app: Hono<Env>, parts: AppParts): void {
  const { listing, tokens, limits } = parts;
  app.get(ROUTES.currencies.path, async (c) => {
    await limits.list(c.env.ip);
    const { text, tag } = written(await listing.get());
    return tagged(c.req.raw, { text, etag: `"${tag}"` }, PUBLIC_LISTING);
  });
  app.get(ROUTES.rate.path, async (c) => {
    await limits.list(c.env.ip);
    return Response.json(await listing.rate(c.req.param('currencyId')), {
      headers: PUBLIC_RATE,
    });
  });
  app.get(ROUTES.icon.path, (c) => getIcon(parts, c.req.raw, c.req.param(), c.env.ip));
  app.post(ROUTES.openCheckout.path, (c) => postCheckouts(parts, c.req.raw, c.env.ip));
  app.get(ROUTES.getCheckout.path, (c) => getCheckout(parts, c.req.raw));
  app.get(ROUTES.checkoutEvents.path, (c) => getEvents(parts, c.req.raw, c.env.ip));
  app.put(ROUTES.selectCurrency.path, async (c) => {
    const stream = await tokens.require(c.req.raw);
    const { currencyId } = await readJson(c.req.raw, selectCurrencyInput);
    await limits.quote(stream, c.env.ip);
    return Response.json(await select(parts, stream, currencyId), { headers: PRIVATE });
  });
  app.post(ROUTES.acceptQuote.path, async (c) => {
    const stream = await tokens.require(c.req.raw);
    await readJson(c.req.raw, acceptQuoteInput);
    await limits.quote(stream, c.env.ip);
    const record = await readOpened(parts, stream);
    const quoted = await acceptNewQuote(parts.quoting, record);
    parts.expiredQuotes.note(quoted);
    parts.source.watch(quoted);
    return Response.json(await parts.view(quoted), { headers: PRIVATE });
  });
  app.post(ROUTES.linkCheckout.path, (c) => linkCheckout(parts, c.req.raw));
  app.post(ROUTES.webhook.path, (c) => parts.webhook.receive(c.req.raw));
  app.get(ROUTES.health.path, () => Response.json(true, { headers: PRIVATE }));
  app.get(ROUTES.ready.path, async () => {
    await parts.ready();
    return Response.json(true, { headers: PRIVATE });
  });
}

/** A store has icons and health checks of its own. */
const UNLIKELY_ELSEWHERE = Object.entries(ROUTES).flatMap(([name, { path }]) =>
  name === 'icon' || name === 'health' || name === 'ready' ? [] : [path],
);

/** A verb that a known path does not take is a 405 that names the one it takes. */
function refuseOtherVerbs(app: Hono<Env>): void {
  for (const { path, method } of Object.values(ROUTES)) {
    app.all(path, () => {
      const headers = { allow: method === 'GET' ? 'GET, HEAD' : method };
      throw new ProblemError('method_not_allowed', 'A wrong verb was used.', { headers });
    });
  }
}

const isShopperRoute = (request: Request, basePath: string): boolean =>
  getPath(request) !== `${basePath}${ROUTES['webhook' satisfies RouteName].path}`;

function withHeaders(response: Response, headers: Record<string, string>): Response {
  for (const [name, value] of Object.entries(headers)) {
    if (name === 'vary') response.headers.append(name, value);
    else response.headers.set(name, value);
  }
  return response;
}

/** Builds the `fetch` of the shoppers' door. */
export function createApp(
  parts: AppParts,
): (request: Request, context?: HandlerContext) => Promise<Response> {
  const { basePath, origins, now, newId, report } = parts;
  const app = new Hono<Env>().basePath(basePath);
  defineRoutes(app, parts);
  refuseOtherVerbs(app);
  const watchStray = createStrayWatch({
    basePath,
    routes: UNLIKELY_ELSEWHERE,
    report,
  });
  app.notFound((c) => {
    watchStray(getPath(c.req.raw));
    return problemResponse(new ProblemError('not_found', 'No such route.'), c.env.requestId);
  });
  app.onError((error, c) => refuse(error, c.env.requestId));

  function refuse(error: unknown, requestId: string): Response {
    const problem = toProblem(error);
    const code = DIAGNOSTIC_OF[problem.code];
    if (code !== undefined) report({ code, message: problem.message, requestId, error });
    return problemResponse(problem, requestId);
  }

  async function route(request: Request, env: Env['Bindings']): Promise<Response> {
    try {
      return await app.fetch(request, env);
    } catch (error) {
      // Hono hands on what is no Error, such as what a framework of the store throws in `resolveOrder`.
      return refuse(error, env.requestId);
    }
  }

  const watchOrigin = createOriginWatch({ origins, now, report });

  return async (request, context = {}) => {
    const requestId = newId();
    const env = { requestId, ip: context.ip ?? null };
    const isShoppers = isShopperRoute(request, basePath);
    if (isShoppers) watchOrigin(request);
    const cors = isShoppers ? corsHeaders(request, origins) : {};
    const shared = {
      [REQUEST_ID_HEADER]: requestId,
      'till-wire': String(WIRE_VERSION),
      'x-content-type-options': 'nosniff',
      ...cors,
      // Whatever the answer, it may differ by the page that asks.
      ...(origins.length > 0 ? { vary: 'Origin' } : {}),
    };
    const isPreflight = request.method === 'OPTIONS' && Object.keys(cors).length > 0;
    const answer = isPreflight ? new Response(null, { status: 204 }) : await route(request, env);
    context.waitUntil?.(parts.settled());
    return withHeaders(answer, shared);
  };
}

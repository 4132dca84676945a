/** The routes of the shoppers' handler. */
import { getQueryParam } from 'hono/utils/url';
import {
  acceptQuoteInput,
  type CheckoutSnapshot,
  linkCheckoutInput,
  openCheckoutInput,
  type OpenedCheckout,
  selectCurrencyInput,
} from '../../contract/checkout.js';
import type { ProblemCode } from '../../contract/checkoutError.js';
import { CHECK_NOW, ROUTES, type IconKind, type RouteName } from '../../contract/routes.js';
import type { CheckoutTokens } from '../auth/checkoutTokens.js';
import { acceptNewQuote, selectCurrency, type QuoteParts } from '../checkouts/quoteCheckout.js';
import type { OpeningPage } from '../checkouts/openCheckout.js';
import type { CheckoutRecord, Records } from '../checkouts/checkoutRecords.js';
import type { WalletReviews } from '../evidence/walletReviews.js';
import type { DiagnosticListener } from '../configuration/diagnostic.js';
import type { Listing } from '../service/currencies/listing.js';
import { iconResponse, type Icons } from '../service/icons/icons.js';
import { getEvents } from '../live/eventsRoute.js';
import type { ShopperLimits } from '../limits/shopperRateLimits.js';
import type { Live } from '../live/live.js';
import { resolveHandle } from '../auth/orderHandles.js';
import { assertOrigin, createOriginWatch } from '../http/originPolicy.js';
import { checkoutProblemResponse, ProblemError, toProblem } from '../http/problemDetails.js';
import { createRequestHandler, type Answer, type HandlerContext } from '../http/requestHandler.js';
import { readJson } from '../http/requestBody.js';
import type { ResumeLinks } from '../auth/resumeLinks.js';
import type { OrderTerms, ResolveOrder } from '../checkouts/resolvedOrder.js';
import type { EvidenceSource } from '../evidence/evidenceSource.js';
import type { ExpiredQuotes } from '../evidence/expiredQuotes.js';
import type { WebhookEndpoint } from '../webhooks/webhookEndpoint.js';
import { respondWithEtag, cachedJson } from '../http/cachedJson.js';

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
  /** @param authorizedAt when the store authorized the order; undefined for now. */
  readonly open: (
    terms: OrderTerms,
    page: OpeningPage,
    authorizedAt: number | undefined,
  ) => Promise<OpenedCheckout>;
  /** Opens what the ledger holds, for a link that a page asked for. */
  readonly reopen: (stream: string, authorizedAt: number | undefined) => Promise<OpenedCheckout>;
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
  readonly resolveOrder: ResolveOrder;
  readonly background: (work: Promise<unknown>) => Promise<void>;
  /** Settles when what runs in the background now has ended. */
  readonly backgroundDone: () => Promise<void>;
}

/** Failures that are reported to the store's owner. A shopper's mistakes are not. */
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

/** What pages of other origins may do, if the store names them. */
const CORS = {
  methods: 'GET, POST, PUT',
  allowHeaders: 'authorization, content-type, if-none-match, last-event-id',
  exposeHeaders: 'etag, retry-after, till-request-id, till-wire',
  credentials: false,
};

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
  const { terms, stream: named, authorizedAt, spend } = resolved;
  const holdsToken = named === held?.stream;
  // A page that a link opened shows its token at every load, so a token tells no renewal from a load.
  const page = { holdsToken, isRenewal: holdsToken && !held.hasEnded && !spend };
  const opened = await (terms
    ? parts.open(terms, page, authorizedAt)
    : parts.reopen(named, authorizedAt));
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

/** A token may outlive a ledger that was emptied; the page then opens the order again. */
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
  if (getQueryParam(request.url, CHECK_NOW) !== undefined) {
    await parts.reviews.lookNow(stream);
    record = await readOpened(parts, stream);
  }
  const { text, etag } = await parts.write(record);
  return respondWithEtag(request, { body: text, etag }, PRIVATE);
}

const isIconKind = (kind: string): kind is IconKind => kind === 'currency' || kind === 'network';

async function getIcon(
  parts: AppParts,
  { request, param, context }: Parameters<CheckoutAnswer>[0],
): Promise<Response> {
  await parts.limits.icon(context.ip ?? null);
  const kind = param('kind');
  if (!parts.icons || !isIconKind(kind)) throw new ProblemError('not_found', 'No such icon.');
  return iconResponse(request, await parts.icons.get(kind, param('key')));
}

type CheckoutAnswer = Answer<RouteName, HandlerContext>;

function checkoutAnswers(parts: AppParts): Readonly<Record<RouteName, CheckoutAnswer>> {
  const { listing, tokens, limits } = parts;
  const ipOf = ({ ip }: HandlerContext): string | null => ip ?? null;
  return {
    async currencies({ request, context }) {
      await limits.list(ipOf(context));
      const { text, tag } = cachedJson(await listing.get());
      return respondWithEtag(request, { body: text, etag: `"${tag}"` }, PUBLIC_LISTING);
    },
    async rate({ param, context }) {
      await limits.list(ipOf(context));
      return Response.json(await listing.rate(param('currencyId')), { headers: PUBLIC_RATE });
    },
    icon: (routed) => getIcon(parts, routed),
    openCheckout: ({ request, context }) => postCheckouts(parts, request, ipOf(context)),
    getCheckout: ({ request }) => getCheckout(parts, request),
    checkoutEvents: ({ request, context }) => getEvents(parts, request, ipOf(context)),
    async selectCurrency({ request, context }) {
      const stream = await tokens.require(request);
      const { currencyId } = await readJson(request, selectCurrencyInput);
      await limits.quote(stream, ipOf(context));
      return Response.json(await select(parts, stream, currencyId), { headers: PRIVATE });
    },
    async acceptQuote({ request, context }) {
      const stream = await tokens.require(request);
      await readJson(request, acceptQuoteInput);
      await limits.quote(stream, ipOf(context));
      const record = await readOpened(parts, stream);
      const quoted = await acceptNewQuote(parts.quoting, record);
      parts.expiredQuotes.note(quoted);
      parts.source.watch(quoted);
      return Response.json(await parts.view(quoted), { headers: PRIVATE });
    },
    linkCheckout: ({ request }) => linkCheckout(parts, request),
    webhook: ({ request }) => parts.webhook.receive(request),
    health: () => Response.json(true, { headers: PRIVATE }),
    async ready() {
      await parts.ready();
      return Response.json(true, { headers: PRIVATE });
    },
  };
}

/** Builds the `fetch` of the shoppers' handler. */
export function createCheckoutFetch(
  parts: AppParts,
): (request: Request, context?: HandlerContext) => Promise<Response> {
  const { basePath, origins, now, newId, report } = parts;
  return createRequestHandler({
    basePath,
    routes: ROUTES,
    answers: checkoutAnswers(parts),
    cors: { ...CORS, origins },
    serverRoutes: ['webhook'],
    commonRoutes: ['icon', 'health', 'ready'],
    // Every answer, refusals included, can differ by the page that asks.
    headers: origins.length > 0 ? { vary: 'Origin' } : {},
    onPageRequest: createOriginWatch({ origins, now, report }),
    backgroundDone: parts.backgroundDone,
    newId,
    report,
    refuse(error, requestId) {
      const problem = toProblem(error);
      const code = DIAGNOSTIC_OF[problem.code];
      if (code !== undefined) report({ code, message: problem.message, requestId, error });
      return checkoutProblemResponse(problem, requestId);
    },
  });
}

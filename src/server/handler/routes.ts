/** The routes of the shoppers' handler. */
import { getQueryParam } from 'hono/utils/url';
import { withTimeout } from '../../async/withTimeout.js';
import {
  acceptQuoteInput,
  type CheckoutSnapshot,
  linkCheckoutInput,
  openCheckoutInput,
  selectCurrencyInput,
} from '../../contract/checkout.js';
import type { ProblemCode } from '../../contract/checkoutError.js';
import { CHECK_NOW, ROUTES, STRICT, type RouteName } from '../../contract/routes.js';
import { acceptNewQuote, selectCurrency } from '../checkouts/quoteCheckout.js';
import type { CheckoutRecord } from '../checkouts/checkoutRecords.js';
import { ANSWER_MS } from '../http/serviceProbe.js';
import { iconResponse } from '../service/icons/icons.js';
import { getEvents } from '../live/eventsRoute.js';
import { resolveHandle } from '../auth/orderHandles.js';
import { assertOrigin, createOriginWatch } from '../http/originPolicy.js';
import { checkoutProblemResponse, ProblemError, toProblem } from '../http/problemDetails.js';
import { createRequestHandler, type Answer, type HandlerContext } from '../http/requestHandler.js';
import { readJson } from '../http/requestBody.js';
import { createAddressWatch } from '../webhooks/addressWatch.js';
import { respondWithEtag, cachedJson } from '../http/cachedJson.js';
import type { AppParts } from './handlerParts.js';

/** Failures that the store's owner should know. A shopper's mistakes are not among them. */
const DIAGNOSTIC_OF: Partial<Record<ProblemCode, string>> = {
  forbidden: 'order_refused',
  link_used: 'order_refused',
  link_expired: 'order_refused',
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
  context: HandlerContext,
): Promise<Response> {
  assertOrigin(request, parts.origins);
  // `resolveOrder` gets a copy: if it reads the body, ours must still be there.
  const shown = request.clone();
  const asked = await readJson(request, openCheckoutInput).catch((error: unknown) => {
    shown.body?.cancel().catch(() => undefined);
    throw error;
  });
  const { currencyId } = asked;
  const held = await parts.tokens.peek(request);
  const resolved = await resolveHandle(parts, shown, asked, held, context);
  const { terms, stream, authorizedAt, spend } = resolved;
  const holdsToken = stream === held?.stream;
  // A page from a link sends its token at every load, so a token alone does not mean a renewal.
  const page = { holdsToken, isRenewal: holdsToken && !held.hasEnded && !spend };
  const opened = await (terms
    ? parts.open(terms, page, authorizedAt)
    : parts.reopen(stream, authorizedAt));
  await spend?.();
  const { quote, closed, paid } = opened.checkout;
  // `currencyId` is only for a checkout without a quote.
  if (currencyId === undefined || quote || closed || paid) {
    return Response.json(opened, { headers: PRIVATE });
  }
  await parts.limits.countQuote(stream, context.ip ?? null);
  const checkout = await select(parts, stream, currencyId);
  return Response.json({ ...opened, checkout }, { headers: PRIVATE });
}

/** A token may be older than an emptied ledger; the page then opens the order again. */
async function readOpened(parts: AppParts, stream: string): Promise<CheckoutRecord> {
  const record = await parts.records.readAndRecordPaid(stream);
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

/** Makes a link for a page that has the checkout open. The link allows no more than the page's token. */
async function linkCheckout(parts: AppParts, request: Request): Promise<Response> {
  const { handOffPage, tokens, limits, links } = parts;
  if (handOffPage === null) throw new ProblemError('not_found', 'The store offers no hand-off.');
  const stream = await tokens.require(request);
  await readJson(request, linkCheckoutInput);
  await limits.countLink(stream);
  const { state } = await readOpened(parts, stream);
  if (state.closed)
    throw new ProblemError('checkout_closed', 'A closed order was to be handed on.');
  const held = await tokens.peek(request);
  if (!held) throw new ProblemError('unauthorized', 'A token ended while it was used.');
  return Response.json(await links.handOff(held, handOffPage), { headers: PRIVATE });
}

/** How long a shopper who asks for a check waits for the service. */
const ASKED_TIMEOUT_MS = 2_500;

async function getCheckout(parts: AppParts, request: Request): Promise<Response> {
  const stream = await parts.tokens.require(request);
  await parts.limits.countRead(stream);
  let record = await readOpened(parts, stream);
  parts.source.watch(record);
  if (getQueryParam(request.url, CHECK_NOW) === undefined) {
    // Not awaited: a slow service must not slow down a read. The next read has the result.
    if (parts.source.isDue()) void parts.background.add(parts.source.look());
  } else {
    // Awaited for a while: by `lastCheckedAt` the page sees whether the service was asked.
    const looking = parts.background.add(parts.source.look(true));
    await withTimeout(Promise.all([looking, parts.reviews.lookNow(stream)]), ASKED_TIMEOUT_MS);
    record = await readOpened(parts, stream);
  }
  const { text, etag } = await parts.write(record);
  return respondWithEtag(request, { body: text, etag }, PRIVATE);
}

type CheckoutAnswer = Answer<RouteName, HandlerContext>;

function checkoutAnswers(parts: AppParts): Readonly<Record<RouteName, CheckoutAnswer>> {
  const { listing, tokens, limits } = parts;
  const ipOf = ({ ip }: HandlerContext): string | null => ip ?? null;
  return {
    async currencies({ request, context }) {
      await limits.countListing(ipOf(context));
      const { text, tag } = cachedJson(await listing.get());
      return respondWithEtag(request, { body: text, etag: `"${tag}"` }, PUBLIC_LISTING);
    },
    async rate({ param, context }) {
      await limits.countListing(ipOf(context));
      return Response.json(await listing.rate(param('currencyId')), { headers: PUBLIC_RATE });
    },
    icon: async ({ request, param }) =>
      iconResponse(request, await listing.get(), param('kind'), param('key')),
    openCheckout: ({ request, context }) => postCheckouts(parts, request, context),
    getCheckout: ({ request }) => getCheckout(parts, request),
    checkoutEvents: ({ request, context }) => getEvents(parts, request, ipOf(context)),
    async selectCurrency({ request, context }) {
      const stream = await tokens.require(request);
      const { currencyId } = await readJson(request, selectCurrencyInput);
      await limits.countQuote(stream, ipOf(context));
      return Response.json(await select(parts, stream, currencyId), { headers: PRIVATE });
    },
    async acceptQuote({ request, context }) {
      const stream = await tokens.require(request);
      await readJson(request, acceptQuoteInput);
      await limits.countQuote(stream, ipOf(context));
      const record = await readOpened(parts, stream);
      const quoted = await acceptNewQuote(parts.quoting, record);
      parts.expiredQuotes.note(quoted);
      parts.source.watch(quoted);
      return Response.json(await parts.view(quoted), { headers: PRIVATE });
    },
    linkCheckout: ({ request }) => linkCheckout(parts, request),
    webhook: ({ request }) => parts.webhook.receive(request),
    health: () => Response.json(true, { headers: PRIVATE }),
    async ready({ request }) {
      await parts.ready();
      const isStrict = getQueryParam(request.url, STRICT) !== undefined;
      const state = await parts.probe(isStrict ? ANSWER_MS : undefined);
      if (isStrict && state.service !== true) {
        throw new ProblemError(
          'service_unavailable',
          'A readiness check got no answer of the service.',
        );
      }
      return Response.json({ ledger: true, ...state }, { headers: PRIVATE });
    },
  };
}

/** Builds the `fetch` of the shoppers' handler. */
export function createCheckoutFetch(
  parts: AppParts,
): (request: Request, context?: HandlerContext) => Promise<Response> {
  const { basePath, origins, limits, now, newId, report } = parts;
  return createRequestHandler({
    basePath,
    routes: ROUTES,
    answers: checkoutAnswers(parts),
    cors: { ...CORS, origins },
    serverRoutes: ['webhook'],
    commonRoutes: ['icon', 'health', 'ready'],
    // Every answer, refusals included, can depend on the origin of the page.
    headers: origins.length > 0 ? { vary: 'Origin' } : {},
    onPageRequest: createOriginWatch({ origins, now, report }),
    onUnrouted: createAddressWatch(basePath, parts),
    backgroundDone: parts.background.currentTasksDone,
    newId,
    report,
    async refuse(error, requestId) {
      const problem = toProblem(error);
      const code = DIAGNOSTIC_OF[problem.code];
      // Guesses must not fill the log.
      if (code !== undefined && (code !== 'order_refused' || (await limits.mayReportRefusal()))) {
        report({ code, message: problem.message, requestId, error });
      }
      return checkoutProblemResponse(problem, requestId);
    },
  });
}

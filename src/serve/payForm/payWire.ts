/** What the page's widget asks: the browsers' wire, as far as the public routes of the service can answer it. */
import { randomUUID } from 'node:crypto';
import {
  acceptQuoteInput,
  openCheckoutInput,
  selectCurrencyInput,
  WIRE_VERSION,
} from '../../contract/checkout.js';
import type { RateView } from '../../contract/currencies.js';
import { ROUTES } from '../../contract/routes.js';
import { bearerToken, readJson } from '../../server/http/requestBody.js';
import {
  checkoutProblemResponse,
  passing,
  ProblemError,
  toProblem,
} from '../../server/http/problemDetails.js';
import { createRouter } from '../../server/http/router.js';
import { iconResponse } from '../../server/service/icons/icons.js';
import { readLink } from './payLink.js';
import type { PayState } from './payState.js';
import { PublicServiceError } from './publicServiceError.js';
import type { AskedWallet, Visit, Visits } from './payVisits.js';

const NO_STORE = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
const withoutStore = ({ headers }: Visit) => [...Object.entries(NO_STORE), ...headers];
const RETRY_MS = 5_000;

/** The problem for what the service's public routes answered. */
export function problemOf(error: unknown): ProblemError {
  if (!(error instanceof PublicServiceError)) return toProblem(error);
  const { why, message, retryAfterMs } = error;
  if (why === 'unknown') return new ProblemError('not_found', message);
  if (why === 'disabled') return new ProblemError('service_rejected', message);
  const code = why === 'busy' ? 'rate_limited' : 'service_unavailable';
  return passing(code, message, retryAfterMs ?? RETRY_MS);
}

/** The order handle of a page: the link's amount. */
export const OPEN_AMOUNT = 'open';

function amountOf(order: string) {
  const link = readLink(new URLSearchParams(order === OPEN_AMOUNT ? {} : { amount: order }));
  if (!link) throw new ProblemError('bad_request', 'An order handle was no amount.');
  return link.amountUsd;
}

const snapshotResponse = (visit: Visit): Response =>
  Response.json(visit.snapshot, { headers: withoutStore(visit) });

function rateOf({ payable }: Pick<Visit, 'payable'>, currencyId: string): RateView {
  const { rates, at } = payable.wallet;
  const rate = Object.hasOwn(rates, currencyId) ? rates[currencyId] : undefined;
  const isListed = payable.listing.currencies.some(({ id }) => id === currencyId);
  if (rate === undefined || !isListed) {
    throw new ProblemError('not_found', 'A rate was asked for a currency without one.');
  }
  return { wire: WIRE_VERSION, currencyId, rate, rateSource: null, at: new Date(at).toISOString() };
}

/** Makes the wire's `fetch`. Streams and links to a phone are not offered, so the page asks at intervals. */
export function createPayWire(
  visits: Visits,
): (request: Request, asked: AskedWallet & { readonly wire: string }) => Promise<Response> {
  const app = createRouter<{ Bindings: AskedWallet }>();

  /** The state of the page that asks: the browser's, which is newer than that of the page's token. */
  async function stateOf(request: Request, asked: AskedWallet): Promise<PayState> {
    const held = await visits.stateOf(bearerToken(request), asked.walletId);
    if (!held) throw new ProblemError('unauthorized', 'A token did not open.');
    return (await visits.stateOfCookie(asked, held.amountUsd)) ?? held;
  }
  async function go(request: Request, asked: AskedWallet, change?: Parameters<Visits['go']>[3]) {
    const state = await stateOf(request, asked);
    return snapshotResponse(await visits.go(asked, state.amountUsd, state, change));
  }

  app.get(ROUTES.currencies.path, async ({ env }) => {
    const { listing } = await visits.payable(env);
    return Response.json(listing, { headers: NO_STORE });
  });
  app.get(ROUTES.rate.path, async ({ req, env }) => {
    const payable = await visits.payable(env);
    return Response.json(rateOf({ payable }, req.param('currencyId')), { headers: NO_STORE });
  });
  app.get(ROUTES.icon.path, async ({ req, env }) => {
    const { listing } = await visits.payable(env);
    return iconResponse(req.raw, listing, req.param('kind'), req.param('key'));
  });
  app.post(ROUTES.openCheckout.path, async ({ req: { raw }, env }) => {
    const { walletId } = env;
    const { order, currencyId = null } = await readJson(raw, openCheckoutInput);
    const amountUsd = amountOf(order);
    const held = await visits.stateOf(bearerToken(raw), walletId);
    const known =
      (await visits.stateOfCookie(env, amountUsd)) ?? (held?.amountUsd === amountUsd ? held : null);
    const choose = visits.choose({ currencyId, token: null, chain: null });
    const visit = await visits.go(env, amountUsd, known, choose);
    const { token, tokenExpiresAt, snapshot: checkout } = visit;
    const opened = { token, tokenExpiresAt, checkout };
    return Response.json(opened, { headers: withoutStore(visit) });
  });
  app.get(ROUTES.getCheckout.path, ({ req: { raw }, env }) => go(raw, env));
  app.put(ROUTES.selectCurrency.path, async ({ req: { raw }, env }) => {
    const { currencyId } = await readJson(raw, selectCurrencyInput);
    return go(raw, env, visits.quote(currencyId));
  });
  app.post(ROUTES.acceptQuote.path, async ({ req: { raw }, env }) => {
    await readJson(raw, acceptQuoteInput);
    return go(raw, env, visits.quote());
  });
  app.onError((error) => checkoutProblemResponse(problemOf(error), randomUUID()));

  return async (request, { wire, ...asked }) => {
    const target = new URL(request.url);
    target.pathname = wire;
    const routed = new Request(target, request);
    return app.fetch(routed, asked);
  };
}

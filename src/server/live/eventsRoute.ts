/** `GET checkout/events`: a stream of server-sent events with a whole snapshot for each change. */
import type { CheckoutTokens } from '../auth/checkoutTokens.js';
import type { ShopperLimits } from '../limits/shopperRateLimits.js';
import { ProblemError } from '../http/problemDetails.js';
import type { Live } from './live.js';

/**
 * These keep proxies from storing, compressing or buffering the stream. `Connection` and
 * `Transfer-Encoding` are the server's own, and HTTP/2 forbids them.
 */
const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  vary: 'Authorization',
};

/** The version that the client has; -1 for none or an unreadable one. */
function lastVersionOf(request: Request): number {
  const id = request.headers.get('last-event-id') ?? '';
  // eslint-disable-next-line money/no-floats -- a position in the ledger
  return /^\d{1,15}$/.test(id) ? Number(id) : -1;
}

export interface EventsRouteParts {
  /** Null if live status is off: the client then polls. */
  readonly live: Live | null;
  readonly tokens: Pick<CheckoutTokens, 'require'>;
  readonly limits: Pick<ShopperLimits, 'countRead'>;
}

/**
 * Answers with a stream. The token is checked once, at the beginning: a stream may outlive its token, but
 * the next one needs a valid one.
 *
 * @param ip address of the client, if the runtime knows it.
 * @throws ProblemError `not_found`, `unauthorized`, `checkout_expired`, `rate_limited`,
 *   `store_unavailable`.
 */
export async function getEvents(
  { live, tokens, limits }: EventsRouteParts,
  request: Request,
  ip: string | null,
): Promise<Response> {
  if (!live) throw new ProblemError('not_found', 'Live status is switched off.');
  const stream = await tokens.require(request);
  await limits.countRead(stream);
  // The body of an answer to HEAD is never read, so a stream would never end.
  if (request.method === 'HEAD') return new Response(null, { headers: HEADERS });
  const lastVersion = lastVersionOf(request);
  const body = await live.open({ stream, ip, lastVersion, request });
  return new Response(body, { headers: HEADERS });
}

/** `GET checkout/events`: whole snapshots as they change, over a stream of server-sent events. */
import type { CheckoutTokens } from '../auth/checkoutTokens.js';
import type { ShopperLimits } from '../limits/shopperRateLimits.js';
import { ProblemError } from '../http/problemDetails.js';
import type { Live } from './live.js';

/**
 * What keeps a stream from being stored, packed or held back on its way. Neither `Connection` nor
 * `Transfer-Encoding`: they belong to the server, and HTTP/2 forbids them.
 */
const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  vary: 'Authorization',
};

/** The version that the reader has; -1 for none or for something that is no version of ours. */
function lastVersionOf(request: Request): number {
  const id = request.headers.get('last-event-id') ?? '';
  // eslint-disable-next-line money/no-floats -- a position in the ledger
  return /^\d{1,15}$/.test(id) ? Number(id) : -1;
}

/** What the route is made of. */
export interface EventsRouteParts {
  /** Null where live status is switched off: the client then polls. */
  readonly live: Live | null;
  readonly tokens: Pick<CheckoutTokens, 'require'>;
  readonly limits: Pick<ShopperLimits, 'read'>;
}

/**
 * Answers with a stream. The token is asked for once, at the beginning: a stream whose token runs out
 * lives on until its lifetime ends, and the next one needs a token that works.
 *
 * @param ip address of the client, where the runtime tells it.
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
  await limits.read(stream);
  // The body of an answer to HEAD is never read or ended.
  if (request.method === 'HEAD') return new Response(null, { headers: HEADERS });
  const lastVersion = lastVersionOf(request);
  const body = await live.open({ stream, ip, lastVersion, request });
  return new Response(body, { headers: HEADERS });
}

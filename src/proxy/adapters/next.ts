/** The handler as a route of the Next.js App Router. */
import type { HandlerContext } from '../app.js';
import type { CheckoutHandler } from '../createCheckoutHandler.js';

/** One verb of a route file. Next passes the route's parameters second; they are not needed. */
export type NextVerb = (request: Request) => Promise<Response>;

/** The exports of a `route.ts`, typed by shape so that Next itself is no dependency. */
export interface NextRoute {
  readonly GET: NextVerb;
  readonly HEAD: NextVerb;
  readonly POST: NextVerb;
  readonly PUT: NextVerb;
  readonly PATCH: NextVerb;
  readonly DELETE: NextVerb;
  readonly OPTIONS: NextVerb;
}

/** How the route works. */
export interface NextRouteOptions {
  /**
   * Keeps the function alive until what follows an answer is done, such as `onPaid`: `after` of
   * `next/server`. Leave it out where a process of your own serves the site.
   */
  readonly waitUntil?: (work: Promise<unknown>) => void;
}

/**
 * Makes the verbs of a catch-all route. The file's folder must be the handler's `basePath`. GET, POST
 * and PUT are what a checkout uses and OPTIONS what pages of other origins ask first; with the rest
 * a wrong verb gets the handler's own answer, too.
 *
 * @example
 * // app/api/till/[...till]/route.ts
 * import { after } from 'next/server';
 * import { toNextHandler } from 'tillkit/server/next';
 * import { handler } from '../../../../lib/till'; // createCheckoutHandler(…), basePath '/api/till'
 *
 * export const runtime = 'nodejs'; // the ledger in a file needs Node
 * export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = toNextHandler(handler, {
 *   waitUntil: after,
 * });
 */
export function toNextHandler(
  handler: Pick<CheckoutHandler, 'fetch'>,
  { waitUntil }: NextRouteOptions = {},
): NextRoute {
  const context: HandlerContext = waitUntil ? { waitUntil } : {};
  // Only the request goes on: Next's second argument is not the handler's context.
  const answer: NextVerb = (request) => handler.fetch(request, context);
  return {
    GET: answer,
    HEAD: answer,
    POST: answer,
    PUT: answer,
    PATCH: answer,
    DELETE: answer,
    OPTIONS: answer,
  };
}

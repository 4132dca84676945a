/** The handler as a route of the Next.js App Router. */
import type { FetchHandler, HandlerContext } from '../http/requestHandler.js';
import { assertHandler } from '../configuration/configurationError.js';
import { forwardedFinder, type ClientAddressOptions } from './clientAddress.js';

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
export interface NextRouteOptions extends ClientAddressOptions {
  /**
   * The proxies in front of the store, as addresses or networks: `["10.0.0.0/8", "2001:db8::1"]`. A request
   * counts under the last address in `X-Forwarded-For` that is not one of them. A Next.js route never sees the
   * socket, so set it only if every request comes through them.
   *
   * @default none: no client is known by its address
   */
  readonly trustedProxies?: readonly string[];
  /**
   * Keeps the function alive until work that follows an answer is done, such as `onPaid`: `after` of
   * `next/server`. Not needed if your own long-running process serves the site.
   */
  readonly waitUntil?: (work: Promise<unknown>) => void;
  /**
   * The client's address, if the host passes it: on Vercel `(request) =>
   * request.headers.get('x-real-ip')`. Use only a header that the client cannot set.
   *
   * Without this and without `trustedProxies` no client is counted by address: each order is counted alone,
   * and the limits that all shoppers share hold.
   */
  readonly clientAddress?: (request: Request) => string | null | undefined;
}

/**
 * Makes the verbs of a catch-all route. The file's folder must be the handler's `basePath`. GET, POST
 * and PUT are what a checkout uses, DELETE the back office (`createTreasuryHandler` mounts the same way,
 * in a folder of its own), and OPTIONS what pages of other origins ask first; with the rest a wrong
 * verb gets the handler's own answer, too. `resolveOrder` and `authorize` get Next's own request as `context`.
 *
 * @example
 * // app/api/till/[...till]/route.ts
 * import { after } from 'next/server';
 * import { toNextHandler } from 'tillkit/server/next';
 * import { checkoutHandler } from '../../../../lib/till'; // makes it once, basePath '/api/till'
 *
 * export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = toNextHandler(
 *   // By the first request and not by the build, which has no secrets.
 *   { fetch: (request, context) => checkoutHandler().fetch(request, context) },
 *   { waitUntil: after },
 * );
 */
export function toNextHandler<Incoming extends Request = Request>(
  handler: FetchHandler<Incoming>,
  { waitUntil, clientAddress, ...proxies }: NextRouteOptions = {},
): NextRoute {
  assertHandler('toNextHandler', handler);
  const find = forwardedFinder(proxies);
  const contextOf = (request: Request): HandlerContext<Incoming> => {
    const ip = clientAddress?.(request) ?? find(request.headers.get('x-forwarded-for'));
    const context = request as Incoming;
    return { context, ...(ip === undefined ? {} : { ip }), ...(waitUntil ? { waitUntil } : {}) };
  };
  // Only the request goes on: Next's second argument is not the handler's context.
  const answer: NextVerb = (request) => handler.fetch(request, contextOf(request));
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

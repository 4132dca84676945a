/** The one way from `node:http` to a handler, with the client's address. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { CheckoutHandler } from '../createCheckoutHandler.js';

/** Anything that answers a Web-standard request: this package's handlers and others alike. */
export type FetchHandler = Pick<CheckoutHandler, 'fetch'>;

/** A listener for `http.createServer` or a middleware position. */
export type NodeListener = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;

/** Makes a listener that tells the handler who asks. */
export function listenWith(
  handler: FetchHandler,
  clientOf: (incoming: IncomingMessage) => string | undefined,
): NodeListener {
  return getRequestListener(
    (request, { incoming }) => {
      const ip = clientOf(incoming as IncomingMessage);
      return handler.fetch(request, ip === undefined ? {} : { ip });
    },
    {
      // The host process keeps its own Request and Response.
      overrideGlobalObjects: false,
    },
  );
}

/** The `X-Forwarded-For` header, all of its lines. */
export function forwardedForOf({ headers }: IncomingMessage): string | undefined {
  const header = headers['x-forwarded-for'];
  return Array.isArray(header) ? header.join(',') : header;
}

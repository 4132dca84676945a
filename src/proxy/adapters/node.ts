/** The handler as a listener of `node:http`. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { CheckoutHandler } from '../createCheckoutHandler.js';

/** Anything that answers a Web-standard request: this package's handlers and others alike. */
export type FetchHandler = Pick<CheckoutHandler, 'fetch'>;

/** A listener for `http.createServer` or a middleware position. */
export type NodeListener = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;

/**
 * Makes a `node:http` listener of a handler.
 *
 * @example
 * http.createServer(toNodeHandler(handler)).listen(3000);
 */
export function toNodeHandler(handler: FetchHandler): NodeListener {
  return getRequestListener((request) => handler.fetch(request), {
    // The host process keeps its own Request and Response.
    overrideGlobalObjects: false,
  });
}

/** The handler as a listener of `node:http`. */
import { assertHandler } from '../configuration/configurationError.js';
import { clientFinder, type ClientAddressOptions } from './clientAddress.js';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { FetchHandler } from '../http/requestHandler.js';

/** A listener for `http.createServer` or a middleware position. */
export type NodeListener = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;

/** What a request of HTTP/1.0 without `Host` was sent to, such as a load balancer's check. No page has this name. */
const NO_HOST = 'unknown.invalid';

/** Makes a listener that passes the client's address to the handler. @param clientOf @default unknown */
export function listenWith(
  handler: FetchHandler<never>,
  clientOf: (incoming: IncomingMessage) => string | undefined = () => undefined,
): NodeListener {
  return getRequestListener(
    (request, { incoming }) => {
      const ip = clientOf(incoming as IncomingMessage);
      const context = incoming as never;
      return handler.fetch(request, ip === undefined ? { context } : { ip, context });
    },
    // The host process keeps its own Request and Response.
    { overrideGlobalObjects: false, hostname: NO_HOST },
  );
}

/** The `X-Forwarded-For` header, all lines of it joined. */
export function forwardedForOf({ headers }: IncomingMessage): string | undefined {
  const header = headers['x-forwarded-for'];
  return Array.isArray(header) ? header.join(',') : header;
}

/**
 * Makes a `node:http` listener of a handler. It tells the handler the client's address, under which
 * its limits count, and passes Node's own request as `context`.
 *
 * @throws HandlerConfigurationError if an entry of `trustedProxies` is neither an address nor a network.
 * @example
 * http.createServer(toNodeHandler(handler, { trustedProxies: ['10.0.0.0/8'] })).listen(3000);
 */
export function toNodeHandler<Incoming extends IncomingMessage = IncomingMessage>(
  handler: FetchHandler<Incoming>,
  options: ClientAddressOptions = {},
): NodeListener {
  assertHandler('toNodeHandler', handler);
  const find = clientFinder(options);
  return listenWith(handler, (incoming) =>
    find(incoming.socket.remoteAddress, forwardedForOf(incoming)),
  );
}

/** The handler as a listener of `node:http`. */
import { assertHandler } from './assertHandler.js';
import { clientFinder, type ClientAddressOptions } from './clientAddress.js';
import {
  forwardedForOf,
  listenWith,
  type FetchHandler,
  type NodeListener,
} from './nodeListener.js';

/**
 * Makes a `node:http` listener of a handler. It tells the handler the client's address, under which
 * its limits count.
 *
 * @throws HandlerConfigurationError if an entry of `trustedProxies` is neither an address nor a network.
 * @example
 * http.createServer(toNodeHandler(handler, { trustedProxies: ['10.0.0.0/8'] })).listen(3000);
 */
export function toNodeHandler(
  handler: FetchHandler,
  options: ClientAddressOptions = {},
): NodeListener {
  assertHandler('toNodeHandler', handler);
  const find = clientFinder(options);
  return listenWith(handler, (incoming) =>
    find(incoming.socket.remoteAddress, forwardedForOf(incoming)),
  );
}

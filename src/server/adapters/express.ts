/** The handler as a middleware of Express 4 and 5. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { assertHandler } from '../configuration/configurationError.js';
import { clientFinder, type ClientAddressOptions } from './clientAddress.js';
import type { FetchHandler } from '../http/requestHandler.js';
import { forwardedForOf, listenWith } from './node.js';

/** What Express adds to a request. */
interface ExpressRequest extends IncomingMessage {
  /** Path before Express removed the mount path. */
  readonly originalUrl?: string;
  /** The client by Express's own `trust proxy` setting; the socket's address without it. */
  readonly ip?: string;
  /** Present once a body parser has run. */
  readonly body?: unknown;
}

/** A middleware of Express, typed by shape so that Express itself is no dependency. */
export type ExpressMiddleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/**
 * Makes an Express middleware of a handler. Mount it before body parsers: the signature of an event
 * is over its raw bytes, which a parser uses up.
 *
 * The client's address, under which limits count, is the request's `ip`, so Express's `trust proxy`
 * setting holds; name the proxies there or in `trustedProxies`. (`trust proxy` must not be `true`: then
 * the address is whatever the client writes.)
 *
 * `resolveOrder` and `authorize` get Express's own request as `context`, with what your middleware has put on
 * it, such as `context.session`: name its type in `createCheckoutHandler<express.Request>(…)`.
 *
 * The middleware passes an error to `next` when a body parser has run before it.
 *
 * @throws HandlerConfigurationError if an entry of `trustedProxies` is neither an address nor a network.
 * @example
 * app.use('/api/till', toExpressHandler(handler));
 * app.use('/api/treasury', toExpressHandler(treasury)); // createTreasuryHandler(…)
 * app.use(express.json());
 */
export function toExpressHandler<Incoming extends IncomingMessage = IncomingMessage>(
  handler: FetchHandler<Incoming>,
  options: ClientAddressOptions = {},
): ExpressMiddleware {
  assertHandler('toExpressHandler', handler);
  const find = clientFinder(options);
  const listen = listenWith(handler, (incoming: ExpressRequest) =>
    options.trustedProxies
      ? find(incoming.socket.remoteAddress, forwardedForOf(incoming))
      : (incoming.ip ?? incoming.socket.remoteAddress),
  );
  return (request: ExpressRequest, response, next) => {
    if (request.readableDidRead) {
      next(
        new Error(
          'Tillkit received a request whose body was already read, so it can neither check the ' +
            "signature of an event nor read a checkout's body. Mount toExpressHandler before express.json() " +
            'and other body parsers.',
        ),
      );
      return;
    }
    // Routes are matched by the whole path, which Express keeps here.
    request.url = request.originalUrl ?? request.url;
    listen(request, response).catch(next);
  };
}

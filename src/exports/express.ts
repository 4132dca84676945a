/** `tillkit/server/express`: the handler as a middleware of Express. */
export { toExpressHandler, type ExpressMiddleware } from '../server/adapters/express.js';
export type { FetchHandler } from '../server/http/requestHandler.js';
export type { ClientAddressOptions } from '../server/adapters/clientAddress.js';

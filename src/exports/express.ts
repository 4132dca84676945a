/** `tillkit/server/express`: the handler as a middleware of Express. */
export { toExpressHandler, type ExpressMiddleware } from '../proxy/adapters/express.js';
export type { FetchHandler } from '../proxy/adapters/nodeListener.js';
export type { ClientAddressOptions } from '../proxy/adapters/clientAddress.js';

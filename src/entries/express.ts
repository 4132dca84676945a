/** `tillkit/server/express`: the handler as a middleware of Express. */
export { toExpressHandler, type ExpressMiddleware } from '../proxy/adapters/express.js';
export type { FetchHandler } from '../proxy/adapters/node.js';

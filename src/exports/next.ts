/** `tillkit/server/next`: the handler as a route of the Next.js App Router. */
export { toNextHandler } from '../proxy/adapters/next.js';
export type { NextRoute, NextRouteOptions, NextVerb } from '../proxy/adapters/next.js';
export type { ClientAddressOptions } from '../proxy/adapters/clientAddress.js';

/** `tillkit/server/next`: the handler as a route of the Next.js App Router. */
export { toNextHandler } from '../server/adapters/next.js';
export type { NextRoute, NextRouteOptions, NextVerb } from '../server/adapters/next.js';
export type { ClientAddressOptions } from '../server/adapters/clientAddress.js';

/** `tillkit/server/node`: the handler as a listener of `node:http`. */
export { toNodeHandler } from '../server/adapters/node.js';
export type { FetchHandler, NodeListener } from '../server/adapters/node.js';
export type { ClientAddressOptions } from '../server/adapters/clientAddress.js';

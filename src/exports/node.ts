/** `tillkit/server/node`: the handler as a listener of `node:http`. */
export { toNodeHandler } from '../proxy/adapters/node.js';
export type { FetchHandler, NodeListener } from '../proxy/adapters/nodeListener.js';
export type { ClientAddressOptions } from '../proxy/adapters/clientAddress.js';

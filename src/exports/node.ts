/** `tillkit/server/node`: the handler as a listener of `node:http`. */
export { toNodeHandler, type NodeListener } from '../server/adapters/node.js';
export type { FetchHandler } from '../server/http/requestHandler.js';
export type { ClientAddressOptions } from '../server/adapters/clientAddress.js';

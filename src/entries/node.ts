/** `tillkit/server/node`: the handler as a listener of `node:http`. */
export { toNodeHandler, type FetchHandler, type NodeListener } from '../proxy/adapters/node.js';

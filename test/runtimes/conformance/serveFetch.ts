/** The conformance store as a module with a `fetch`: what Workers, Bun and Deno start from. */
import { createConformanceStore, toSite, type ConformanceStore } from './store.js';

let store: ConformanceStore | undefined;

const server = {
  /** Makes the store at the first request: before it, a Worker may not draw random numbers. */
  fetch(request: Request): Promise<Response> {
    store ??= createConformanceStore();
    return toSite(store.handler, store.pull)(request);
  },
};

// The default export is the shape that these runtimes ask for.
export { server as default };

/** The conformance store as a module with a `fetch`: what Workers, Bun and Deno start from. */
import { d1Ledger, type D1Binding } from '../../../src/exports/ledger-d1.js';
import { createConformanceStore, toSite, type ConformanceStore } from './conformanceStore.js';

/** What a Worker is given with each request; other runtimes give something else, or nothing. */
interface WorkerGiven {
  readonly DB?: D1Binding;
}
interface WorkerContext {
  waitUntil?(work: Promise<unknown>): void;
}

let store: ConformanceStore | undefined;

const server = {
  /**
   * Makes the store at the first request: before it, a Worker may not draw random numbers. A Worker
   * is given its D1 along with each request, and one store serves them all.
   */
  fetch(request: Request, given?: WorkerGiven, context?: WorkerContext): Promise<Response> {
    const database = given?.DB;
    store ??= createConformanceStore(database && d1Ledger({ database }));
    const { handler, control } = store;
    const waitUntil = (work: Promise<unknown>) => context?.waitUntil?.(work);
    return toSite({ fetch: (asked) => handler.fetch(asked, { waitUntil }) }, control)(request);
  },
};

// The default export is the shape that these runtimes ask for.
export { server as default };

/** The pretend store with live messages: a stream that the test speaks through. */
import type { CheckoutSnapshot } from '../../../src/contract/checkout.js';
import { createFakeStore, type FakeStoreOptions } from '../../support/fakeStore.js';
import { createStreamingFetch } from './streamingFetch.js';

/** The order that the tests render. */
export const ORDER = '1001';

/** Makes the store. A payment has its currency chosen; `store` is what `renderCheckout` takes. */
export function createLiveStore(options: FakeStoreOptions = {}) {
  const plain = createFakeStore({ chosen: 'USDT.Tron', ...options });
  const streaming = createStreamingFetch();
  const isStream = (url: string) => url.endsWith('/checkout/events');
  const store: typeof plain = {
    ...plain,
    fetch: (url, init) => (isStream(url) ? streaming.fetch(url, init) : plain.fetch(url, init)),
  };
  return {
    store,
    ...streaming,
    /** The state now, or another one, as the store's message. */
    push: (snapshot: CheckoutSnapshot = plain.snapshot(ORDER)) =>
      streaming.newest().send('checkout', snapshot),
    /** "Nothing new", now. */
    checked: (lastCheckedAt: string | null = null) =>
      streaming.newest().send('checked', { serverTime: new Date().toISOString(), lastCheckedAt }),
    /** How often the state was asked for. */
    reads: () => plain.count('/checkout'),
  };
}

/** A store with live messages. */
export type LiveStore = ReturnType<typeof createLiveStore>;

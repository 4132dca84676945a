/** The client of one embedded checkout: its requests end with it, and it may wish for a currency. */
import { createCheckoutClient, type CheckoutClient } from '../checkout/client.js';
import { clientForLink, type PageLink } from '../checkout/resumeCheckout.js';
import type { FetchLike } from '../contract/request.js';
import type { OpenedCheckout } from '../contract/checkout.js';
import { isCheckoutError } from '../contract/checkoutError.js';

/** What {@link createStoreClient} needs. */
export interface StoreClientInput {
  readonly endpoint: string;
  /** A link that has led to this page, opened by its handle. */
  readonly link?: PageLink | undefined;
  readonly fetch?: FetchLike | undefined;
  /** Aborted when the checkout is taken away. */
  readonly stopped: AbortSignal;
  /** The currency that is wished for now, or undefined. */
  readonly currency: () => string | undefined;
  /** An order that the store has been asked for already: the first question waits for that answer. */
  readonly asked?: { readonly order: string; readonly answer: Promise<OpenedCheckout> } | undefined;
}

function stoppable(send: FetchLike, stopped: AbortSignal): FetchLike {
  return (url, init) => {
    // Absent before Safari 17.4; there the request's own end (its timeout) has to do.
    const joined = init.signal && 'any' in AbortSignal && AbortSignal.any([init.signal, stopped]);
    return send(url, joined ? { ...init, signal: joined } : init);
  };
}

/** The wish cannot be met; without it the shopper chooses. */
const isRefusedWish = (error: unknown): boolean =>
  isCheckoutError(error) && (error.code === 'currency_unavailable' || error.code === 'bad_request');

/** Makes the client. @throws Error without an endpoint. */
export function createStoreClient(input: StoreClientInput): CheckoutClient {
  const { endpoint, link, stopped, currency } = input;
  const send = input.fetch ?? ((url: string, init: RequestInit) => globalThis.fetch(url, init));
  const plain = createCheckoutClient({ endpoint, fetch: stoppable(send, stopped) });
  const client = link ? clientForLink(plain, link) : plain;
  let { asked } = input;
  return {
    ...client,
    async openCheckout(body, options) {
      const known = asked?.order === body.order ? asked : undefined;
      asked = undefined;
      if (known) return known.answer;
      const currencyId = currency();
      if (currencyId === undefined) return client.openCheckout(body, options);
      try {
        return await client.openCheckout({ ...body, currencyId }, options);
      } catch (error) {
        if (!isRefusedWish(error)) throw error;
        return client.openCheckout(body, options);
      }
    },
  };
}

/** The frozen price: what to send, for how long it holds, and the shopper's consent to a new one. */
import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import type { CheckoutSnapshot, QuoteView } from '../contract/checkout.js';
import type { CheckoutError } from '../contract/checkoutError.js';
import { useNow } from '../ui/useNow.js';
import { useCheckoutContext } from './checkoutContext.js';
import { acceptQuote } from './checkoutQuery.js';
import { QUERY_DEFAULTS } from './queries.js';
import { secondsLeft } from './quote.js';

/** What {@link useQuote} returns. */
export interface QuoteState {
  /** The quote that holds or held last; null before a currency is chosen. */
  readonly quote: QuoteView | null;
  /** Its time is over. The address is still watched. */
  readonly expired: boolean;
  /** Whole seconds by the store's clock; null where the quote has no end. */
  readonly secondsLeft: number | null;
  /** Asks for a new price. Only ever called by the shopper's own act. */
  readonly acceptNewQuote: UseMutationResult<CheckoutSnapshot, CheckoutError, void>;
}

/** @throws Error outside a `CheckoutProvider`. */
export function useQuote(): QuoteState {
  const { session, queryClient, query, reportError } = useCheckoutContext('useQuote');
  const { snapshot, clockOffsetMs } = query.data;
  const quote = snapshot?.quote ?? null;
  const first = snapshot ? Date.parse(snapshot.serverTime) : 0;
  const ends = quote !== null && quote.expiresAt !== null;
  const device = useNow(ends, first - clockOffsetMs);
  const left = quote ? secondsLeft(quote.expiresAt, device + clockOffsetMs) : null;
  const acceptNewQuote = useMutation<CheckoutSnapshot, CheckoutError>(
    {
      // Not in `onSuccess`, which belongs to the last render: the page may be at another order by then.
      async mutationFn() {
        const next = await acceptQuote(queryClient, session);
        reportError(null);
        return next;
      },
      ...QUERY_DEFAULTS,
      onError: reportError,
    },
    queryClient,
  );
  return { quote, expired: left === 0, secondsLeft: left, acceptNewQuote };
}

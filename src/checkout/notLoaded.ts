/** What the shopper is told when a part of the widget did not come. */
import { CheckoutError } from '../contract/problem.js';

/** The page could not load another part; the shopper can do what helps with any lost connection. */
export const NOT_LOADED = new CheckoutError({
  code: 'unreachable',
  message: 'A chunk of Tillkit did not load. Check that its files are served beside the entry.',
  retryable: true,
});

/** `tillkit/client`: the browser's client of the store, without React. */
export { newerOf } from '../checkout/checkoutData.js';
export {
  createCheckoutSession,
  type CheckoutSession,
  type CheckoutSessionOptions,
  type InitialCheckout,
  type RefreshOptions,
} from '../checkout/checkoutSession.js';
export {
  createCheckoutClient,
  type CheckoutClient,
  type CheckoutClientOptions,
  type CheckoutReading,
  type RequestOptions,
} from '../checkout/client.js';
export { resumeCheckout, type ResumedCheckout } from '../checkout/resumeCheckout.js';
export type { FetchLike } from '../contract/request.js';
export type { CheckoutLink, CheckoutSnapshot, OpenedCheckout } from '../contract/checkout.js';
export type { CurrencyListing, CurrencyView, RateView } from '../contract/currencies.js';
export {
  CheckoutError,
  isCheckoutError,
  type ClientProblemCode,
  type ProblemCode,
} from '../contract/checkoutError.js';

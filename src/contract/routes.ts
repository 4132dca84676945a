/** Every path of the wire between browser and store, with its method. */

/** The routes that a checkout's client uses, as paths below the mount path. */
export const CLIENT_ROUTES = {
  currencies: { method: 'GET', path: '/currencies' },
  rate: { method: 'GET', path: '/rates/:currencyId' },
  openCheckout: { method: 'POST', path: '/checkouts' },
  getCheckout: { method: 'GET', path: '/checkout' },
  checkoutEvents: { method: 'GET', path: '/checkout/events' },
  selectCurrency: { method: 'PUT', path: '/checkout/currency' },
  acceptQuote: { method: 'POST', path: '/checkout/quote' },
  linkCheckout: { method: 'POST', path: '/checkout/link' },
} as const;

/** All routes of the store. Any other path is a 404, another method a 405. */
export const ROUTES = {
  ...CLIENT_ROUTES,
  icon: { method: 'GET', path: '/icons/:kind/:key' },
  webhook: { method: 'POST', path: '/webhook' },
  health: { method: 'GET', path: '/health' },
  ready: { method: 'GET', path: '/ready' },
} as const;

/**
 * Parameter of `getCheckout`, without a value: a shopper asks for a check, so the store also asks the
 * service whether the address is still valid. A store that does not know it answers as usual.
 */
export const CHECK_NOW = 'now';

/** Parameter of `ready`, without a value: 503 also if the payment service does not answer. */
export const STRICT = 'service';

/** Name of a route. */
export type RouteName = keyof typeof ROUTES;

/** What icons are of: a currency by its id, a network by its slug. */
export type IconKind = 'currency' | 'network';

/** Path of an icon under the mount path. */
export function iconPath(kind: IconKind, key: string): string {
  return `/icons/${kind}/${encodeURIComponent(key)}`;
}

/** Header that names the request in the store's log. */
export const REQUEST_ID_HEADER = 'till-request-id';

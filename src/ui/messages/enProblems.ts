/** English of everything that can fail; nothing of it is needed before the QR code. */

/** Sentences of errors: what happened, and what to do. `problemText` says which error reads which. */
export const enProblems = {
  problems: {
    offline: 'You’re offline. We’ll reconnect automatically.',
    unreachable: 'We can’t reach the store. We’ll keep trying.',
    store_unavailable: 'The store is having a problem right now. We’ll keep trying.',
    bad_request: 'Something went wrong. Reload the page.',
    checkout_expired: 'Your session expired. Reload the page.',
    forbidden: 'This order can’t be paid on this page. Go back to the store and try again.',
    link_used:
      'This link was already used. Continue where you opened it, or ask the store for a new one.',
    link_expired: 'This link expired. Get a new one where you found it, or ask the store.',
    not_found: 'We couldn’t find this checkout. Contact the store.',
    amount_invalid: 'This amount can’t be paid in crypto. Contact the store.',
    currency_unavailable: 'This currency isn’t available right now. Choose another one.',
    checkout_closed: 'The store closed this order. It no longer accepts payments.',
    rate_limited: 'Too many attempts. Wait a moment.',
    service_unavailable: 'We can’t reach the payment service. We’ll keep trying.',
    service_rejected: 'The payment service turned down our request. Contact the store.',
  },
};

/** Who acts on each diagnostic code, and how: the page of codes has a line of it for each. */
const ACTS: readonly (readonly [codes: readonly string[], act: string])[] = [
  [
    ['request_failed', 'service_failed'],
    'operator: the service or the store is down; an alarm by rate',
  ],
  [
    ['service_breaker_open', 'service_breaker_closed'],
    'operator: begin and end of an outage of the service',
  ],
  [['service_key_refused'], 'operator, at once: the API key is wrong or revoked'],
  [['mounted_elsewhere'], 'developer: requests reach the handler under another path'],
  [
    ['callbacks_beside_serve'],
    'developer: leave the callbacks out of a handler beside `tillkit serve`',
  ],
  [
    ['order_refused', 'origin_refused', 'amount_refused'],
    'developer: `resolveOrder`, `origins` or the amount is wrong',
  ],
  [
    ['order_below_minimum', 'amount_changed_after_paid'],
    'shopkeeper: an order that the service would not credit, or that changed too late',
  ],
  [
    ['echo_mismatch', 'address_refused', 'token_refused'],
    'operator, at once: the service’s answer is not to be trusted',
  ],
  [
    ['answer_incomplete', 'details_refused'],
    'operator: ask the service about its answer, or correct `resolveOrder`',
  ],
  [['nothing_offered'], 'shopkeeper, at once: correct `currencies`'],
  [['currency_unknown'], 'shopkeeper: correct `currencies`'],
  [
    [
      ...['webhook_refused', 'webhook_misaddressed', 'webhook_test'],
      ...['webhook_overloaded', 'events_missing'],
    ],
    'operator: the secret, the address or the capacity of the endpoint',
  ],
  [['webhook_orphan'], 'shopkeeper: refund or credit the payment, and settle it'],
  [['evidence_conflict'], 'shopkeeper: compare two signed events and release the hold'],
  [
    ['live_failed', 'poll_failed', 'lookup_failed', 'lookup_off'],
    'operator: a source of news is down; payments still arrive by the others',
  ],
  [['rate_limited'], 'operator: an attack, or a limit that is too low'],
  [['coordination_lost', 'coordination_back'], 'operator: begin and end of an outage of Redis'],
  [
    ['callback_failed', 'callback_timed_out', 'callback_outran_lease'],
    'developer: the store’s own callback fails, hangs or is slow',
  ],
  [
    ['order_state_failed', 'checkout_unreadable'],
    'developer: `getOrderState` fails, or an older version meets a newer ledger',
  ],
  [['close_timed_out'], 'operator: a stop that had to leave work to the next start'],
  [
    ['order_index_failed'],
    'operator: the database refuses the index of orders; the list is slow meanwhile',
  ],
  [
    ['authorize_failed', 'audit_failed'],
    'developer: `authorize` throws, or the audit cannot be written',
  ],
  [
    [
      'withdrawal_not_sent',
      'withdrawal_refused',
      'withdrawal_unknown',
      'withdrawal_differs',
      'withdrawal_outcome_unwritten',
      'withdrawal_unreadable',
    ],
    'treasurer: money that did not move, or may have moved',
  ],
  [
    ['refund_claimed', 'refund_link_refused'],
    'treasurer: an address waits for a review; a link was used again or guessed',
  ],
];

/** By code. */
export const DIAGNOSTIC_ACTS: ReadonlyMap<string, string> = new Map(
  ACTS.flatMap(([codes, act]) => codes.map((code) => [code, act] as const)),
);

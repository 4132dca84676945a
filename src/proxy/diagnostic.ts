/** What the proxy tells the store's owner: no bodies, no headers, no secrets, no shopper data. */

/** Something the owner should know, by a code to filter on. */
export interface Diagnostic {
  /**
   * `request_failed` · `service_failed` · `order_refused` · `amount_refused` · `echo_mismatch` ·
   * `answer_incomplete` · `address_refused` · `webhook_refused` · `webhook_orphan` · `webhook_test` ·
   * `webhook_overloaded` · `events_missing` · `amount_raised_after_paid` · `evidence_conflict` ·
   * `poll_failed` · `lookup_failed` · `service_key_refused` · `service_breaker_open` ·
   * `service_breaker_closed` · `rate_limited` · `coordination_lost` · `coordination_back` ·
   * `icon_refused` · `callback_failed` · `callback_timed_out` · `effect_failed` ·
   * `effect_outran_lease` · `order_state_failed` · `checkout_unreadable` ·
   * `withdrawal_unreadable` · `close_timed_out` · `authorize_failed` · `audit_failed`. An open set.
   */
  readonly code: string;
  /** A sentence for the log: what happened, why it matters, what to do. */
  readonly message: string;
  /** Request the diagnostic belongs to, where there is one. */
  readonly requestId?: string;
  /** Service operation it belongs to, where there is one. */
  readonly operation?: string;
  /** Order or customer number of the store, where there is one. */
  readonly reference?: string;
  /** The error itself, for a log that prints stacks. Errors of this package hold no secrets. */
  readonly error?: unknown;
}

/** Receives diagnostics. Must not throw; if it does, the error is swallowed. */
export type DiagnosticListener = (diagnostic: Diagnostic) => void;

/** Wraps a listener so that a broken one cannot break a payment. */
export function quietly(listener: DiagnosticListener | undefined): DiagnosticListener {
  return (diagnostic) => {
    try {
      listener?.(diagnostic);
    } catch {
      // A log that fails is the store's problem; the payment goes on.
    }
  };
}

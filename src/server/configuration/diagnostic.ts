/** What the server reports to the store's owner: no bodies, no headers, no secrets, no shopper data. */
import { plainText } from '../../contract/plainLine.js';

/** Something that the owner should know, with a code to filter by. */
export interface Diagnostic {
  /**
   * `request_failed` · `service_failed` · `mounted_elsewhere` · `order_refused` · `origin_refused` ·
   * `amount_refused` · `order_below_minimum` · `echo_mismatch` · `answer_incomplete` ·
   * `details_refused` · `address_refused` · `token_refused` · `currency_unknown` · `nothing_offered` ·
   * `webhook_refused` · `webhook_misaddressed` · `webhook_orphan` · `webhook_test` · `webhook_overloaded` · `events_missing` ·
   * `amount_changed_after_paid` · `evidence_conflict` · `live_failed` · `poll_failed` ·
   * `lookup_failed` · `lookup_off` · `service_key_refused` · `service_breaker_open` ·
   * `service_breaker_closed` · `rate_limited` · `coordination_lost` · `coordination_back` ·
   * `callbacks_beside_serve` · `callback_failed` · `callback_timed_out` ·
   * `callback_outran_lease` · `order_state_failed` · `checkout_unreadable` · `close_timed_out`; of the
   * back office: `authorize_failed` · `audit_failed` · `order_index_failed` · `withdrawal_not_sent` · `withdrawal_refused` ·
   * `withdrawal_unknown` · `withdrawal_differs` · `withdrawal_outcome_unwritten` ·
   * `withdrawal_unreadable`; of refunds by link: `refund_claimed` · `refund_link_refused`. An open set.
   */
  readonly code: string;
  /** A sentence for the log: what happened, why it matters, what to do. */
  readonly message: string;
  /** Request that it belongs to, if any. */
  readonly requestId?: string | undefined;
  /** Service operation that it belongs to, if any. */
  readonly operation?: string | undefined;
  /** Order or customer number of the store, if any. */
  readonly reference?: string | undefined;
  /** The error itself, for a log that prints stacks. Errors of this package hold no secrets. */
  readonly error?: unknown;
}

/** Receives diagnostics. Must not throw or reject; if it does, the error is swallowed. */
export type DiagnosticListener = (diagnostic: Diagnostic) => void;

/** No message of ours is longer. */
const LONGEST_LINE = 1000;

/**
 * The default listener: one line with our own words. The error and the reference are left out, because the
 * store's errors and its names for customers may contain anything.
 */
function warnOnConsole({ code, message, requestId }: Diagnostic): void {
  // A shopper's support code is the head of it.
  const request = requestId === undefined ? '' : ` (request ${requestId})`;
  // eslint-disable-next-line no-console -- a store that names no listener would otherwise hear nothing
  console.warn(`[tillkit] ${code}: ${plainText(message, LONGEST_LINE)}${request}`);
}

/** Wraps a listener so that a broken one cannot break a payment. @param listener @default the console */
export function quietly(
  listener: (diagnostic: Diagnostic) => unknown = warnOnConsole,
): DiagnosticListener {
  return (diagnostic) => {
    try {
      const told = listener(diagnostic);
      // An async listener fits the type; Node ends the process for an unhandled rejection.
      Promise.resolve(told).catch(() => undefined);
    } catch {
      // The store's log must not stop a payment.
    }
  };
}

interface ReporterParts {
  readonly now: () => number;
  readonly report: DiagnosticListener;
}

/** Reports what clients can cause at will: the first at once, then one in a while. */
export function createRareReporter(
  { now, report }: ReporterParts,
  everyMs = 60_000,
): DiagnosticListener {
  let reportedAt = Number.NEGATIVE_INFINITY;
  let unsaid = 0;
  return (diagnostic) => {
    const age = now() - reportedAt;
    if (age >= 0 && age < everyMs) {
      unsaid += 1;
      return;
    }
    const more = unsaid > 0 ? ` ${String(unsaid)} more came since this was last said.` : '';
    [reportedAt, unsaid] = [now(), 0];
    report({ ...diagnostic, message: diagnostic.message + more });
  };
}

/** Reports refusals by name, at most once a minute for each. @param reportOf what is reported of a name, if anything is */
export function createLimitReporter<Name extends string>(
  parts: ReporterParts,
  reportOf: (name: Name) => Diagnostic | undefined,
): (name: Name) => void {
  const reporters = new Map<Name, DiagnosticListener>();
  return (name) => {
    const said = reportOf(name);
    const reporter = reporters.get(name) ?? createRareReporter(parts);
    reporters.set(name, reporter);
    if (said) reporter(said);
  };
}

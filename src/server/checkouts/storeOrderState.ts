/** Asks the store for an order's state with `getOrderState`. The answer never makes a paid order unpaid. */
import { createSingleFlight } from '../../async/singleFlight.js';
import type { CheckoutRecord, Records } from './checkoutRecords.js';
import type { DiagnosticListener } from '../configuration/diagnostic.js';
import { withTimeout } from '../../async/withTimeout.js';

/** State of an order in the store's own books. */
export type StoreOrderState = 'open' | 'paid' | 'closed';

/**
 * Returns the order's state in the store's own books, or `null` for no opinion. Called when a checkout is
 * opened and in `reconcile()`, never for an order that is already paid, and waited for three seconds.
 */
export type GetOrderState = (input: {
  /** The store's order number. */
  readonly orderId: string;
  /** Amount of the checkout: decimal string, US dollars. */
  readonly amountUsd: string | null;
}) => Promise<StoreOrderState | null> | StoreOrderState | null;

/** How long a shopper's page waits for the store. */
const TIMEOUT_MS = 3_000;

/**
 * Longer than the call and the append take. On Workers both can be cut off with their request and never
 * end: after this the order's next page asks again.
 */
const STALE_AFTER_MS = 2 * TIMEOUT_MS;

/**
 * Makes the reader. `paid` is recorded like `markPaid` and does not override a hold, `closed` like
 * `closeOrder`; `open` and `null` change nothing. A failure is reported and changes nothing.
 *
 * @returns a function that asks the store about a checkout and returns the record afterwards. It never
 *   throws for what the store does.
 */
export function createOrderStateReader(
  parts: {
    readonly records: Pick<Records, 'append' | 'readAndRecordPaid'>;
    readonly report: DiagnosticListener;
  },
  getOrderState: GetOrderState | undefined,
): (record: CheckoutRecord) => Promise<CheckoutRecord> {
  const share = createSingleFlight<CheckoutRecord>({ staleAfterMs: STALE_AFTER_MS });

  function report(reference: string, message: string, error?: unknown): void {
    parts.report({ code: 'order_state_failed', reference, message, error });
  }

  async function ask(input: Parameters<GetOrderState>[0]): Promise<unknown> {
    const asking = Promise.resolve().then(() => getOrderState?.(input));
    try {
      const waited = await withTimeout(asking, TIMEOUT_MS);
      if (waited.done) return waited.value;
      const seconds = String(TIMEOUT_MS / 1000);
      const message = `getOrderState gave no answer in ${seconds} seconds, so the checkout goes on without it.`;
      report(input.orderId, message);
    } catch (error) {
      const message = 'getOrderState failed, so the checkout goes on without it; see the error.';
      report(input.orderId, message, error);
    }
    return null;
  }

  async function update(record: CheckoutRecord): Promise<CheckoutRecord> {
    const { stream, state } = record;
    const orderId = state.opened?.reference ?? '';
    const answer = await ask({ orderId, amountUsd: state.amountUsd });
    if (answer === null || answer === undefined || answer === 'open') return record;
    if (answer !== 'paid' && answer !== 'closed') {
      const message =
        'getOrderState answered something else than "open", "paid", "closed" or null, so it was ' +
        "ignored. Translate the order's state into one of them.";
      report(orderId, message);
      return record;
    }
    if (answer === 'paid' ? state.markedPaid : state.closed) return record;
    const current = await parts.records.readAndRecordPaid(stream);
    // "Paid" is about the amount that was asked about. The next page asks about the new one.
    if (answer === 'paid' && current.state.amountUsd !== state.amountUsd) return current;
    const kind = answer === 'paid' ? 'marked_paid' : 'closed';
    await parts.records.append(stream, kind, kind, {
      reason: `getOrderState answered "${answer}".`,
    });
    return parts.records.readAndRecordPaid(stream);
  }

  return async (record) => {
    const { stream, state } = record;
    if (!getOrderState || state.opened?.type !== 'payment' || state.paid) return record;
    await share.run(stream, () => update(record));
    // While the store was asked, another page may have opened the order with another amount.
    return parts.records.readAndRecordPaid(stream);
  };
}

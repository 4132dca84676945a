/** The store's own word on an order, asked for with `getOrderState`: evidence that never un-pays. */
import { createSingleFlight } from '../../async/singleFlight.js';
import type { CheckoutRecord, Records } from './checkoutRecords.js';
import type { DiagnosticListener } from '../configuration/diagnostic.js';
import { withTimeout } from '../../async/withTimeout.js';

/** What a store may say of its own order; `null` where it has no opinion. */
export type OrderWord = 'open' | 'paid' | 'closed';

/**
 * Tells how an order stands in the store's own books. Asked when a checkout is opened and in
 * `reconcile()`, never for an order that is paid already, and waited for three seconds.
 */
export type GetOrderState = (input: {
  /** The store's order number. */
  readonly orderId: string;
  /** Amount of the checkout: decimal string, US dollars. */
  readonly amountUsd: string | null;
}) => Promise<OrderWord | null> | OrderWord | null;

/** How long a shopper's page may wait for the store's books. */
const ORDER_WORD_MS = 3_000;

/**
 * More than asking and writing it down take. On Workers both can be cut off with their request and
 * never end: after this the order's next page asks for itself.
 */
const CUT_OFF_MS = 2 * ORDER_WORD_MS;

/**
 * Makes the listener. `paid` is kept like `markPaid` and does not overrule a hold, `closed` like
 * `closeOrder`; `open` and `null` change nothing. A failure is reported and changes nothing.
 *
 * @returns hears the store's word on a checkout and answers the record as it is then. Never throws
 *   for what the store does.
 */
export function createOrderWord(
  parts: {
    readonly records: Pick<Records, 'append' | 'read'>;
    readonly report: DiagnosticListener;
  },
  getOrderState: GetOrderState | undefined,
): (record: CheckoutRecord) => Promise<CheckoutRecord> {
  const share = createSingleFlight<CheckoutRecord>({ staleAfterMs: CUT_OFF_MS });

  function report(code: string, reference: string, message: string, error?: unknown): void {
    parts.report({ code, reference, message, ...(error === undefined ? {} : { error }) });
  }

  async function ask(input: Parameters<GetOrderState>[0]): Promise<unknown> {
    const answer = Promise.resolve().then(() => getOrderState?.(input));
    try {
      const waited = await withTimeout(answer, ORDER_WORD_MS);
      if (waited.done) return waited.value;
      const seconds = String(ORDER_WORD_MS / 1000);
      const message = `getOrderState gave no answer in ${seconds} seconds, so the checkout goes on without it.`;
      report('order_state_failed', input.orderId, message);
    } catch (error) {
      const message = 'getOrderState failed, so the checkout goes on without it; see the error.';
      report('order_state_failed', input.orderId, message, error);
    }
    return null;
  }

  async function hear(record: CheckoutRecord): Promise<CheckoutRecord> {
    const { stream, state } = record;
    const orderId = state.opened?.reference ?? '';
    const word = await ask({ orderId, amountUsd: state.amountUsd });
    if (word === null || word === undefined || word === 'open') return record;
    if (word !== 'paid' && word !== 'closed') {
      const message =
        'getOrderState answered something else than "open", "paid", "closed" or null, so it was ' +
        "ignored. Translate the order's state into one of them.";
      report('order_state_failed', orderId, message);
      return record;
    }
    if (word === 'paid' ? state.markedPaid : state.closed) return record;
    const kind = word === 'paid' ? 'marked_paid' : 'closed';
    await parts.records.append(stream, kind, kind, { reason: `getOrderState answered "${word}".` });
    return parts.records.read(stream);
  }

  return async (record) => {
    const { stream, state } = record;
    if (!getOrderState || state.opened?.type !== 'payment' || state.paid) return record;
    await share.run(stream, () => hear(record));
    // While the store was asked, another page may have opened the order with another amount.
    return parts.records.read(stream);
  };
}

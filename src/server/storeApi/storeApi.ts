/** The methods with which the store's own server reads and changes its checkouts. */
import type { CheckoutSnapshot } from '../../contract/checkout.js';
import { drawAnswer } from '../http/problemDetails.js';
import { withTimeout } from '../../async/withTimeout.js';
import type { CheckoutRecord, Records } from '../checkouts/checkoutRecords.js';
import { plainText } from '../../contract/plainLine.js';
import type { RepeatOutcome } from '../telling/repeatCallback.js';
import { streamOf, UnknownCheckoutError, type CheckoutReference } from './checkoutReference.js';
import {
  createListCheckouts,
  type ListOrdersOptions,
  type ListedCheckout,
} from './listCheckouts.js';
import {
  createOrphanCount,
  reconcile,
  type ReconcileOptions,
  type ReconcileParts,
  type ReconcileReport,
} from './reconcile.js';
import { readLimit } from '../webhooks/deliveries.js';
import type {
  UnmatchedPage,
  UnmatchedPayment,
  UnmatchedPayments,
} from '../webhooks/unmatchedPayments.js';
import { readReason, readVersion, type ReleaseReason, type StoreReason } from './storeReason.js';

/**
 * The store's own API. A string as reference is an order id. A change without a readable reason throws a
 * TypeError, one whose reason cannot be stored a RangeError; nothing is written then.
 */
export interface StoreApi {
  /** The checkout of an order or a customer; null if none was opened. */
  getCheckout(reference: CheckoutReference): Promise<CheckoutSnapshot | null>;
  /**
   * One page of the checkouts that were opened, newest first. The next page begins `after` the last one of
   * this page; an empty page is the end.
   *
   * A checkout that this version cannot read is listed in its place, for every `state`, as `{ unreadable:
   * true, kind, order: { reference } }`; `getCheckout` rejects with the reason.
   *
   * @throws RangeError for a `limit` that is not from 1 to 1000; {@link UnknownCheckoutError} for an
   *   `after` that was never opened.
   */
  listOrders(options?: ListOrdersOptions): Promise<ListedCheckout[]>;
  /** Marks an order as paid, because the store knows it by other means. Held payments stay held. */
  markPaid(reference: CheckoutReference, why: StoreReason): Promise<CheckoutSnapshot>;
  /**
   * Releases everything that holds an order now, or that held it at a `version` of its checkout. Later
   * holds are new ones.
   */
  releaseHold(reference: CheckoutReference, why: ReleaseReason): Promise<CheckoutSnapshot>;
  /** Closes an order: it gets no new quote and no address; what arrives is still recorded. */
  closeOrder(reference: CheckoutReference, why: StoreReason): Promise<CheckoutSnapshot>;
  /**
   * One page of the payments that belong to no order and wait for a person, newest first: to the address of an
   * order that was purged, or that a restored ledger has lost, or to another system's on the account. They are
   * kept until they are settled, and credit nothing.
   *
   * @param page `after`: `next` of the page before; `limit`: 1 to 1000, 100 by default.
   * @throws RangeError for another `limit`.
   */
  listUnmatchedPayments(page?: {
    readonly after?: number | undefined;
    readonly limit?: number | undefined;
  }): Promise<UnmatchedPage>;
  /**
   * Notes that such a payment is settled: refunded, or credited by hand. The first settlement stands.
   *
   * @param why.by who decided; cut after 200 characters. @default "store"
   * @returns the payment with its settlement; null for an unknown `id`.
   */
  settleUnmatchedPayment(
    id: string,
    why: StoreReason & { readonly by?: string | undefined },
  ): Promise<UnmatchedPayment | null>;
  /**
   * Calls `onPaid`, `onDeposit` or `onStatusChange` once more with the claim id of an earlier call, such as one
   * that your code lost. It is called only while what it tells is true, and nothing about the order changes.
   *
   * @param claimId of the earlier call. Your code must do nothing more for one that it has taken already.
   * @returns `delivered`, `failed`, `running` after ten seconds, `outdated` if the order has changed since,
   *   `unknown` for another claim id.
   * @throws {@link UnknownCheckoutError} for a checkout that was never opened.
   */
  repeatCallback(reference: CheckoutReference, claimId: string): Promise<RepeatOutcome>;
  /**
   * Reads the unsettled checkouts again, asks `getOrderState`, and runs the callbacks that are due. Safe
   * to call at any time and from several instances at once, for example from cron.
   *
   * @throws RangeError for an invalid `since`.
   */
  reconcile(options?: ReconcileOptions): Promise<ReconcileReport>;
}

/** How long a change waits for the callbacks that follow from it. */
const CALLBACKS_TIMEOUT_MS = 3_000;

/** What the store's own API needs. */
export interface StoreApiParts extends Omit<ReconcileParts, 'orphans' | 'records'> {
  readonly records: Records;
  readonly newId: () => string;
  readonly unmatched: UnmatchedPayments;
  readonly view: (record: CheckoutRecord) => Promise<CheckoutSnapshot>;
  /** Calls a callback once more, by its claim id. */
  readonly repeat: (stream: string, claimId: string) => Promise<RepeatOutcome>;
}

export function createStoreApi(parts: StoreApiParts): StoreApi {
  const { ledger, records, newId, report, unsettled, view, dispatch, repeat, refresh } = parts;
  const listCheckouts = createListCheckouts(ledger, records);
  const orphans = createOrphanCount(ledger);

  async function requireRecord(reference: CheckoutReference): Promise<CheckoutRecord> {
    const record = await records.readAndRecordPaid(streamOf(reference));
    if (record.state.opened) return record;
    throw new UnknownCheckoutError();
  }

  /** Appends a change, runs the callbacks that follow from it, and returns the new state. */
  async function change(
    { stream }: CheckoutRecord,
    append: () => Promise<unknown>,
  ): Promise<CheckoutSnapshot> {
    await append();
    // With a time limit, because a callback may itself make this change, and would wait for its own end.
    await withTimeout(dispatch(stream), CALLBACKS_TIMEOUT_MS);
    const changed = await drawAnswer(() => records.readAndRecordPaid(stream));
    // A purge deleted it while it was changed: the change counts for nothing.
    if (!changed.state.opened) throw new UnknownCheckoutError();
    return drawAnswer(() => view(changed));
  }

  return {
    async getCheckout(reference) {
      const record = await records.readAndRecordPaid(streamOf(reference));
      return record.state.opened ? view(record) : null;
    },

    async listOrders(options) {
      const page = await listCheckouts(options);
      return Promise.all(page.map(async (one) => ('unreadable' in one ? one : view(one))));
    },

    async markPaid(reference, why) {
      const reason = readReason('markPaid', why);
      const record = await requireRecord(reference);
      return change(record, () =>
        records.append(record.stream, 'marked_paid', 'marked_paid', { reason }),
      );
    },

    async releaseHold(reference, why) {
      const reason = readReason('releaseHold', why);
      const record = await requireRecord(reference);
      const version = readVersion(why);
      const wasSeen = (key: string) =>
        record.events.some((event) => event.key === key && event.sequence <= version);
      const evidence = record.state.heldEvidence.filter(wasSeen);
      if (evidence.length === 0) return view(record);
      const key = `released:${newId()}`;
      return change(record, () =>
        records.append(record.stream, 'released', key, { evidence, reason }),
      );
    },

    async closeOrder(reference, why) {
      const reason = readReason('closeOrder', why);
      const record = await requireRecord(reference);
      return change(record, () => records.append(record.stream, 'closed', 'closed', { reason }));
    },

    listUnmatchedPayments: async ({ after, limit } = {}) =>
      parts.unmatched.list({ after, limit: readLimit(limit) }),

    async settleUnmatchedPayment(id, why) {
      const reason = readReason('settleUnmatchedPayment', why);
      return parts.unmatched.settle(id, { by: plainText(why.by ?? 'store', 200), reason });
    },

    async repeatCallback(reference, claimId) {
      const { stream } = await requireRecord(reference);
      return repeat(stream, claimId);
    },

    reconcile: (options) =>
      reconcile({ ledger, unsettled, orphans, records, refresh, dispatch, report }, options),
  };
}

/** What the store itself can see and say of its checkouts, on the server only. */
import type { CheckoutSnapshot } from '../contract/checkout.js';
import type { CheckoutRecord } from './checkouts/records.js';
import type { Desk } from './desk.js';
import { customerStream, orderStream } from './terms.js';

/** Names one checkout of the store. */
export type CheckoutReference =
  string | { readonly orderId: string } | { readonly customerId: string };

/** Why the store says something; kept in the ledger. */
export interface StoreReason {
  /** A sentence for the record. */
  readonly reason: string;
}

/** What a reconciliation went through. */
export interface ReconcileReport {
  /** Checkouts that were read again. */
  readonly checkouts: number;
  /** Signed events that name no order of this store. */
  readonly orphans: number;
}

/** The store's own view and word. A text as reference means an order id. */
export interface StoreDesk {
  /** The checkout of an order or a customer, or null where none was opened. */
  getCheckout(reference: CheckoutReference): Promise<CheckoutSnapshot | null>;
  /** Every checkout that was opened, oldest first. */
  listOrders(): Promise<CheckoutSnapshot[]>;
  /** The store says that an order is paid, by its own means. Held payments stay held. */
  markPaid(reference: CheckoutReference, why: StoreReason): Promise<CheckoutSnapshot>;
  /** Lets go of everything that holds an order now. Later holds are new ones. */
  releaseHold(reference: CheckoutReference, why: StoreReason): Promise<CheckoutSnapshot>;
  /** Closes an order: no new quote; what arrives is still recorded. */
  closeOrder(reference: CheckoutReference, why: StoreReason): Promise<CheckoutSnapshot>;
  /** Reads every checkout again and carries out the callbacks that are due. */
  reconcile(): Promise<ReconcileReport>;
}

/** Thrown when the store names a checkout that was never opened. */
export class UnknownCheckoutError extends Error {
  override readonly name = 'UnknownCheckoutError';
}

const PAGE = 1000;

function streamOf(reference: CheckoutReference): string {
  if (typeof reference === 'string') return orderStream(reference);
  return 'orderId' in reference
    ? orderStream(reference.orderId)
    : customerStream(reference.customerId);
}

/** Walks the whole ledger and answers the streams that were opened, oldest first. */
async function openedStreams(desk: Desk): Promise<{ streams: string[]; orphans: number }> {
  const streams: string[] = [];
  let orphans = 0;
  for (let after = 0; ;) {
    const page = await desk.ledger.list({ after, limit: PAGE });
    for (const { kind, stream } of page) {
      if (kind === 'opened') streams.push(stream);
      if (kind === 'orphan') orphans += 1;
    }
    const last = page.at(-1);
    if (!last) return { streams, orphans };
    after = last.sequence;
  }
}

/** Makes the store's own view over a handler's desk. */
export function createStoreDesk(parts: {
  readonly desk: Desk;
  readonly view: (record: CheckoutRecord) => Promise<CheckoutSnapshot>;
  readonly settle: (stream: string) => Promise<void>;
}): StoreDesk {
  const { desk, view, settle } = parts;

  async function requireRecord(reference: CheckoutReference): Promise<CheckoutRecord> {
    const record = await desk.records.read(streamOf(reference));
    if (record.state.opened) return record;
    throw new UnknownCheckoutError(
      'No checkout was ever opened under that reference, so nothing can be said of it. ' +
        'Pass the orderId (or { customerId }) that resolveOrder answered.',
    );
  }

  /** Appends the store's word, carries out what follows from it, and answers the new state. */
  async function say(
    { stream }: CheckoutRecord,
    append: () => Promise<unknown>,
  ): Promise<CheckoutSnapshot> {
    await append();
    await settle(stream);
    return view(await desk.records.read(stream));
  }

  return {
    async getCheckout(reference) {
      const record = await desk.records.read(streamOf(reference));
      return record.state.opened ? view(record) : null;
    },

    async listOrders() {
      const { streams } = await openedStreams(desk);
      const snapshots: CheckoutSnapshot[] = [];
      for (const stream of streams) snapshots.push(await view(await desk.records.read(stream)));
      return snapshots;
    },

    async markPaid(reference, { reason }) {
      const record = await requireRecord(reference);
      const body = { reason };
      return say(record, () =>
        desk.records.append(record.stream, 'marked_paid', 'marked_paid', body),
      );
    },

    async releaseHold(reference, { reason }) {
      const record = await requireRecord(reference);
      const evidence = [...record.state.heldEvidence];
      if (evidence.length === 0) return view(record);
      const key = `released:${desk.newId()}`;
      return say(record, () =>
        desk.records.append(record.stream, 'released', key, { evidence, reason }),
      );
    },

    async closeOrder(reference, { reason }) {
      const record = await requireRecord(reference);
      return say(record, () => desk.records.append(record.stream, 'closed', 'closed', { reason }));
    },

    async reconcile() {
      const { streams, orphans } = await openedStreams(desk);
      for (const stream of streams) await settle(stream);
      return { checkouts: streams.length, orphans };
    },
  };
}

/** Reads and appends the events of checkouts, folds them into their state, and records when an order is paid. */
import { LRUCache } from 'lru-cache';
import { mostEntries } from '../../async/mostEntries.js';
import type { DecimalString } from '../../money/decimal.js';
import type { Ledger, LedgerEvent } from '../../ledger/ledger.js';
import { PAID_CALLBACK, statusCalls } from './callbackEvents.js';
import {
  asJsonBody,
  readCheckoutEvents,
  type CheckoutEventBody,
  type CheckoutEventKind,
} from '../../payments/checkoutEvents.js';
import type { FoldedCheckout } from '../../payments/foldedCheckout.js';
import { foldCheckout } from '../../payments/foldCheckout.js';

/** A checkout as the ledger has it now. The same object until something is appended. */
export interface CheckoutRecord {
  readonly stream: string;
  readonly events: readonly LedgerEvent[];
  readonly state: FoldedCheckout;
  /** The order is paid, but the `paid` event could not be written: it is not shown as paid yet. */
  readonly isPaidUnrecorded?: true;
}

/** An append to a checkout, as passed to {@link Announce}. */
export interface CheckoutAppend {
  readonly stream: string;
  readonly kind: CheckoutEventKind;
  readonly outcome: 'new' | 'duplicate' | 'conflict';
}

/** Passes an append on to streams, other instances and callbacks. */
export type Announce = (append: CheckoutAppend) => void;

/** Reads and appends events of checkouts. */
export type Records = ReturnType<typeof createRecords>;

/**
 * Folding costs more than reading, and a polled checkout is read far more often than it changes. Each one
 * kept takes about fifteen kilobytes.
 */
const REMEMBERED = 2_000;

/** The stream that records which order or customer an external id belongs to. */
export const externalStream = (externalId: string): string => `external:${externalId}`;

/** Our external ids are UUIDs; anything else is not ours and is not looked up. */
const EXTERNAL_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Evidence of a payment that has no `paid` event yet; null if there is nothing to write. Versions before
 * the `paid` event called `onPaid`, or `onStatusChange`, without it: such an order was paid, whatever came
 * later.
 */
function unwrittenPayment({ events, state }: CheckoutRecord): readonly string[] | null {
  const { payment, paid, opened } = state;
  if (payment?.isWritten || opened?.type !== 'payment') return null;
  if (payment) return paid ? payment.evidence : null;
  const ofStatus = new Set(
    statusCalls({ events })
      .filter(({ done, word }) => done && word.split('+').includes('paid'))
      .map(({ effect }) => effect),
  );
  const told = events.find(
    ({ kind, body: { effect } }) =>
      kind === 'effect_done' &&
      typeof effect === 'string' &&
      (effect.startsWith(PAID_CALLBACK) || ofStatus.has(effect)),
  );
  if (!told) return null;
  const before = state.transfers.flatMap(({ evidence }) => evidence);
  return events
    .filter(({ key, sequence }) => sequence < told.sequence && before.includes(key))
    .map(({ key }) => key)
    .sort();
}

/** What an earlier fold of the same stream spares the next one. */
function knownFrom(known: CheckoutRecord | undefined) {
  if (!known) return {};
  const { payment, termsFinalAt, version } = known.state;
  return {
    unpaidUpTo: payment === null ? version : 0,
    termsOpenBefore: termsFinalAt ?? version + 1,
  };
}

/** Key of the event with which the terms became final, for the ledger's note of the payment. */
const termsFinalBy = ({ events, state }: CheckoutRecord): string | undefined =>
  events.find(({ sequence }) => sequence === state.termsFinalAt)?.key;

/** Makes the reader and writer over a ledger. */
export function createRecords(options: {
  readonly ledger: Ledger;
  readonly tolerance: DecimalString;
  readonly now: () => number;
  /** Called after every append to a checkout. Must not throw. @default nothing */
  readonly announce?: Announce;
}) {
  const { ledger, tolerance, now, announce } = options;
  const stamp = (): string => new Date(now()).toISOString();
  const remembered = new LRUCache<string, CheckoutRecord>(mostEntries(REMEMBERED));

  async function fold(stream: string): Promise<CheckoutRecord> {
    const events = await ledger.list({ stream });
    const known = remembered.get(stream);
    // The ledger only appends, so the same length and end mean the same events.
    const unchanged =
      known?.events.length === events.length &&
      known.events.at(-1)?.sequence === events.at(-1)?.sequence;
    if (known && unchanged) return known;
    const state = foldCheckout(readCheckoutEvents(events), { tolerance, ...knownFrom(known) });
    return { stream, events, state };
  }

  /** If two instances append at the same time, the first one wins and the other's conflict is no failure. */
  async function recordPaid(record: CheckoutRecord, evidence: readonly string[]): Promise<void> {
    const { stream } = record;
    const by = termsFinalBy(record);
    const named = by === undefined ? {} : { termsFinalBy: by };
    const body = asJsonBody('paid', { evidence: [...evidence], ...named });
    await ledger.append({ stream, key: 'paid', kind: 'paid', at: stamp(), body });
  }

  return {
    /**
     * Reads a checkout. If its events cover the order for the first time, appends `paid` before it returns,
     * so that a payment is recorded before it is shown or announced. From then on it stands, whatever
     * evidence follows.
     */
    async readAndRecordPaid(stream: string): Promise<CheckoutRecord> {
      let record = await fold(stream);
      // Only records without an unwritten payment are remembered.
      if (remembered.get(stream) === record) return record;
      const evidence = unwrittenPayment(record);
      if (evidence) {
        try {
          await recordPaid(record, evidence);
        } catch {
          // Until the payment is recorded it is neither shown nor announced. Not remembered, so that the
          // next read tries again.
          return { ...record, state: { ...record.state, paid: false }, isPaidUnrecorded: true };
        }
        record = await fold(stream);
        if (unwrittenPayment(record)) return record;
      }
      remembered.set(stream, record);
      return record;
    },

    /** Appends an event and announces it. */
    async append<K extends CheckoutEventKind>(
      stream: string,
      kind: K,
      key: string,
      body: CheckoutEventBody<K>,
    ): Promise<'new' | 'duplicate' | 'conflict'> {
      const event = { stream, key, kind, at: stamp(), body: asJsonBody(kind, body) };
      const { outcome } = await ledger.append(event);
      announce?.({ stream, kind, outcome });
      return outcome;
    },

    /** Stream that an external id belongs to; null if it is not ours. */
    async findByExternalId(externalId: string): Promise<string | null> {
      if (!EXTERNAL_ID.test(externalId)) return null;
      const [link] = await ledger.list({ stream: externalStream(externalId) });
      const stream = link?.body['stream'];
      return typeof stream === 'string' ? stream : null;
    },

    /** Records which stream an external id belongs to. */
    async linkExternalId(externalId: string, stream: string): Promise<void> {
      await ledger.append({
        stream: externalStream(externalId),
        key: 'link',
        kind: 'external_id',
        at: stamp(),
        body: { stream },
      });
    },
  };
}

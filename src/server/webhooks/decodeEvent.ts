/** Reads the body of an event that the service sent, once its signature is verified. */
import { parse } from 'lossless-json';
import type * as z from 'zod';
import type { DecimalString } from '../../money/decimal.js';
import type { CheckoutEventBody } from '../../payments/checkoutEvents.js';
import { notedFields, shownType, transferFields } from './eventFields.js';
import {
  isDeeperThan,
  isObject,
  prefixUse,
  UNCONFIRMED_PREFIX,
  withoutPrefix,
} from './unprefixed.js';

/** What an event tells beside its type, for people to read; null where it does not say. */
export interface EventNotes {
  /** `wallet.store_external_id`. */
  readonly externalId: string | null;
  /** Null in the dashboard's test send of a withdrawal, which lacks it. */
  readonly withdrawalId: string | null;
  readonly currencyId: string | null;
  readonly blockchain: string | null;
  /** Decimal string, coins. */
  readonly amount: DecimalString | null;
  /** Decimal string, US dollars by the service's reckoning. */
  readonly amountUsd: DecimalString | null;
  readonly txHash: string | null;
  readonly bcUniqKey: string | null;
  /** When the network took it, and when the service wrote it down: RFC 3339, UTC. */
  readonly paidAt: string | null;
  readonly createdAt: string | null;
}

/** What an event of the service says. */
export type ServiceEvent =
  | {
      readonly type: 'transfer';
      /** `type` as the service wrote it. */
      readonly typeName: string;
      /** What it proves; decided by the event's type and nothing else. */
      readonly kind: 'seen' | 'confirmed' | 'held';
      /** `wallet.store_external_id`: which checkout it is about. */
      readonly externalId: string;
      readonly body: CheckoutEventBody<'seen'>;
      readonly notes: EventNotes;
    }
  /**
   * `withdrawal`: the store's own money went out; for the treasury, never folded. `unknown`: a type
   * that is not in the list, to be acknowledged and kept, never acted on.
   */
  | {
      readonly type: 'withdrawal' | 'unknown';
      readonly typeName: string;
      readonly notes: EventNotes;
    };

/** Thrown when a body is no event of the service. Its message names fields and never values. */
export class MalformedEventError extends Error {
  override readonly name = 'MalformedEventError';
}

/**
 * The types that are acted on, and whether their keys are prefixed. `PaymentAMLBlocked` has the shape of
 * `PaymentReceived`, and `status` is `completed` even for an unconfirmed transfer. So shape and status
 * decide nothing (`docs/service.md §23`).
 */
const TYPES: ReadonlyMap<
  string,
  { kind: 'seen' | 'confirmed' | 'held' | null; prefixed: boolean }
> = new Map([
  ['PaymentNotConfirmed', { kind: 'seen', prefixed: true }],
  ['PaymentReceived', { kind: 'confirmed', prefixed: false }],
  ['PaymentAMLBlocked', { kind: 'held', prefixed: false }],
  ['WithdrawalFromProcessingReceived', { kind: null, prefixed: false }],
]);

/** Deepest nesting that is decoded (`docs/threats.md T24`). A real event has two levels. */
const MAX_LEVELS = 32;

/**
 * Decodes an event by its `type` (or `unconfirmed_type`) alone.
 *
 * @param body the bytes whose signature was verified.
 * @throws {@link MalformedEventError} if it is not UTF-8, not JSON, has no single type, its keys do
 *   not carry the prefix that its type has, or a field of a transfer is missing or unreadable.
 */
export function decodeServiceEvent(body: Uint8Array): ServiceEvent {
  const event = parseObject(body);
  const { typeName, prefixed } = readType(event);
  const known = TYPES.get(typeName);
  if (known === undefined) {
    const plainly = prefixed ? withoutPrefix(event) : event;
    return { type: 'unknown', typeName: shownType(typeName), notes: readNotes(plainly) };
  }
  if (known.prefixed !== prefixed || prefixUse(event) !== (prefixed ? 'all' : 'none')) {
    throw new MalformedEventError(
      `The keys of an event disagree with its type about the prefix "${UNCONFIRMED_PREFIX}". ` +
        'Whether a transfer is confirmed would be a guess, so the event is refused.',
    );
  }
  const plain = withoutPrefix(event);
  return known.kind === null
    ? { type: 'withdrawal', typeName, notes: readNotes(plain) }
    : readTransfer(typeName, known.kind, plain);
}

function parseObject(body: Uint8Array): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    // The parser's own words may quote the body, so they are not passed on.
    throw new MalformedEventError('The body of an event is not JSON in UTF-8.');
  }
  if (!isObject(value)) throw new MalformedEventError('The body of an event is not a JSON object.');
  if (isDeeperThan(MAX_LEVELS, value)) {
    throw new MalformedEventError('The body of an event is nested too deeply to be an event.');
  }
  return value;
}

function readType(event: Readonly<Record<string, unknown>>): {
  typeName: string;
  prefixed: boolean;
} {
  const prefixed = Object.hasOwn(event, `${UNCONFIRMED_PREFIX}type`);
  if (prefixed === Object.hasOwn(event, 'type')) {
    throw new MalformedEventError('An event must have one type: `type` or `unconfirmed_type`.');
  }
  const typeName = event[prefixed ? `${UNCONFIRMED_PREFIX}type` : 'type'];
  if (typeof typeName !== 'string') {
    throw new MalformedEventError('The type of an event must be a string.');
  }
  return { typeName, prefixed };
}

function readTransfer(
  typeName: string,
  kind: 'seen' | 'confirmed' | 'held',
  plain: unknown,
): ServiceEvent {
  const event = readFields(transferFields, plain);
  const { transactions } = event;
  const times = [event.paid_at, event.created_at, transactions.created_at];
  return {
    type: 'transfer',
    typeName,
    kind,
    externalId: event.wallet.store_external_id,
    body: {
      source: 'service_event',
      blockchain: transactions.blockchain,
      txHash: transactions.tx_hash,
      bcUniqKey: transactions.bc_uniq_key ?? '',
      currencyId: transactions.currency_id,
      amount: transactions.amount,
      amountUsd: transactions.amount_usd,
      times: [...new Set(times.filter((instant) => instant !== null))].sort(),
    },
    // Only an event of another system is shown by them, and reading them costs as much as the rest.
    get notes() {
      return readNotes(plain);
    },
  };
}

function readNotes(plain: unknown): EventNotes {
  const event = readFields(notedFields, plain);
  const { transactions } = event;
  return {
    externalId: event.wallet?.store_external_id ?? null,
    withdrawalId: event.withdrawal_id,
    currencyId: transactions?.currency_id ?? null,
    blockchain: transactions?.blockchain ?? null,
    amount: transactions?.amount ?? null,
    amountUsd: transactions?.amount_usd ?? event.amount,
    txHash: transactions?.tx_hash ?? null,
    bcUniqKey: transactions?.bc_uniq_key ?? null,
    paidAt: event.paid_at,
    createdAt: event.created_at,
  };
}

function readFields<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const fields = [...new Set(read.error.issues.map(({ path }) => path.join('.') || 'event'))];
  throw new MalformedEventError(
    `An event of the service lacks what a payment needs, or it is unreadable: ${fields.join(', ')}.`,
  );
}

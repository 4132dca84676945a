/** Reads the body of an event that the service sent, once its signature is verified. */
import { isLosslessNumber, parse } from 'lossless-json';
import type { DecimalString } from '../../money/decimal.js';
import type { CheckoutEventBody } from '../../payments/checkoutEvents.js';
import * as z from 'zod';
import {
  amountSchema,
  objectSchema,
  optionalField,
  timestampSchema,
} from '../../api/primitives.js';

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

/**
 * Characters that no hash, key or id holds: controls and halves of surrogate pairs. PostgreSQL
 * cannot store U+0000, so such an event would fail at every one of its deliveries.
 */
const UNKEEPABLE = /[\p{Cc}\p{Surrogate}]/u;

const keepable = (text: string): boolean => !UNKEEPABLE.test(text);

/** Bounded, because these become part of the ledger's keys (at most 512 characters together). */
const word = (longest: number) => z.string().min(1).max(longest).refine(keepable);
/** A time is a hint and never a reason to refuse a payment: what cannot be read is left out. */
const time = timestampSchema.catch(null);
/** A figure that is told beside the coins and pays nothing: no more a reason to refuse one. */
const figure = amountSchema.nullable().catch(null);

/**
 * An event about a shopper's transfer, without its prefix.
 *
 * Assumption: the document does not describe events; these fields are as deployed (`docs/service.md §23`).
 */
export const transferFields = objectSchema({
  paid_at: time,
  created_at: time,
  wallet: objectSchema({ store_external_id: word(255) }),
  transactions: objectSchema({
    blockchain: word(64),
    tx_hash: word(180),
    bc_uniq_key: optionalField(z.string().max(180).refine(keepable)),
    currency_id: word(128),
    amount: amountSchema,
    amount_usd: figure,
    created_at: time,
  }),
});

/** A text for people to read: what cannot be kept is left out. */
const note = (longest: number) => word(longest).nullable().catch(null);

/**
 * What an event tells beside its type, where nothing depends on it: withdrawals, which the store
 * did not ask a shopper for, and unknown types. Nothing here is a reason to refuse.
 */
export const notedFields = objectSchema({
  amount: figure,
  paid_at: time,
  created_at: time,
  withdrawal_id: note(128),
  wallet: objectSchema({ store_external_id: note(255) })
    .nullable()
    .catch(null),
  transactions: objectSchema({
    blockchain: note(64),
    tx_hash: note(180),
    bc_uniq_key: note(180),
    currency_id: note(128),
    amount: figure,
    amount_usd: figure,
  })
    .nullable()
    .catch(null),
});

const MAX_TYPE_LENGTH = 64;

/** The name of a type as it may be written down. */
export function shownType(typeName: string): string {
  return typeName.replace(/[\p{C}\p{Surrogate}]/gu, '').slice(0, MAX_TYPE_LENGTH);
}

/** `PaymentNotConfirmed` has it before every key at every level (`docs/service.md §23`). */
export const UNCONFIRMED_PREFIX = 'unconfirmed_';

/** Whether all, none or some of the keys of a value carry the prefix, at all its levels. */
export function prefixUse(value: unknown): 'all' | 'none' | 'mixed' {
  const keys = keysOf(value);
  const prefixed = keys.filter((key) => key.startsWith(UNCONFIRMED_PREFIX)).length;
  if (prefixed === 0) return 'none';
  return prefixed === keys.length ? 'all' : 'mixed';
}

/** The same value with the prefix taken off every key. */
export function withoutPrefix(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPrefix);
  if (!isObject(value)) return value;
  // `fromEntries` defines members and never assigns, so a key `__proto__` stays a plain member.
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key.startsWith(UNCONFIRMED_PREFIX) ? key.slice(UNCONFIRMED_PREFIX.length) : key,
      withoutPrefix(member),
    ]),
  );
}

/** An object of the body; a number token is an object of the parser, not of the body. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !isLosslessNumber(value)
  );
}

/** Whether a value is nested deeper than so many levels; looks no deeper than that itself. */
export function isDeeperThan(levels: number, value: unknown): boolean {
  if (!Array.isArray(value) && !isObject(value)) return false;
  if (levels === 0) return true;
  return Object.values(value).some((member) => isDeeperThan(levels - 1, member));
}

function keysOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysOf);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, member]) => [key, ...keysOf(member)]);
}

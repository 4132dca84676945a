/** Reads the body of an event of the service, once its signature is verified. */
import { isLosslessNumber, parse } from 'lossless-json';
import type { CheckoutEventBody } from '../../payments/checkoutEvents.js';
import { readJsonText } from '../http/requestBody.js';
import * as z from 'zod';
import {
  amountSchema,
  objectSchema,
  optionalField,
  timestampSchema,
} from '../../api/primitives.js';

/** What an event says in addition to its type, for people to read; null if it does not say it. */
export type EventNotes = ReturnType<typeof readNotes>;

/** What an event of the service says. */
export type ServiceEvent =
  | {
      readonly type: 'transfer';
      /** `type` as the service wrote it. */
      readonly typeName: string;
      /** What it proves; only the event's type decides it. */
      readonly kind: 'seen' | 'confirmed' | 'held';
      /** `wallet.store_external_id`: which checkout it is about. */
      readonly externalId: string;
      readonly body: CheckoutEventBody<'seen'>;
      readonly notes: EventNotes;
    }
  /**
   * `withdrawal`: the store's own money was sent; for the back office, never folded. `unknown`: an
   * unlisted type, which is acknowledged and kept but never used.
   */
  | {
      readonly type: 'withdrawal' | 'unknown';
      readonly typeName: string;
      readonly notes: EventNotes;
    };

/** Thrown for a body that is not an event of the service. Its message names fields and never values. */
export class MalformedEventError extends Error {
  override readonly name = 'MalformedEventError';
}

/**
 * The types that are used, and whether their keys are prefixed. `PaymentAMLBlocked` has the shape of
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
 * @throws {@link MalformedEventError} if it is not UTF-8 or JSON, has no single type, has keys without the
 *   prefix of its type, or has a missing or unreadable field of a transfer.
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

/** What a type proves of a transfer; null for one that is about none. */
export const transferKindOf = (typeName: string): 'seen' | 'confirmed' | 'held' | null =>
  TYPES.get(typeName)?.kind ?? null;

function parseObject(body: Uint8Array): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = parse(readJsonText(body).text);
  } catch {
    // The parser's own message may quote the body, so it is not passed on.
    throw new MalformedEventError(
      'The body of an event is no JSON in UTF-8, or gives one key twice.',
    );
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
    // A getter, because only orphans need them, and reading them costs as much as the rest.
    get notes() {
      return readNotes(plain);
    },
  };
}

function readNotes(plain: unknown) {
  const event = readFields(notedFields, plain);
  const { transactions } = event;
  return {
    /** `wallet.store_external_id`. */
    externalId: event.wallet?.store_external_id ?? null,
    /** The service's own id of the wallet: a secret, because anyone who knows it can read the wallet. */
    walletId: event.wallet?.id ?? null,
    /** Null in the dashboard's test send of a withdrawal, which lacks it. */
    withdrawalId: event.withdrawal_id,
    currencyId: transactions?.currency_id ?? null,
    blockchain: transactions?.blockchain ?? null,
    /** Decimal string, coins. */
    amount: transactions?.amount ?? null,
    /** Decimal string, US dollars as the service computed them. */
    amountUsd: transactions?.amount_usd ?? event.amount,
    txHash: transactions?.tx_hash ?? null,
    bcUniqKey: transactions?.bc_uniq_key ?? null,
    /** When the network had it, and when the service recorded it: RFC 3339, UTC. */
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
 * Characters that no hash, key or id contains: controls and halves of surrogate pairs. PostgreSQL cannot
 * store U+0000, so such an event would fail at each delivery.
 */
const UNKEEPABLE = /[\p{Cc}\p{Surrogate}]/u;

const keepable = (text: string): boolean => !UNKEEPABLE.test(text);

/** Limited, because these become part of keys in the ledger (at most 512 characters together). */
const word = (longest: number) => z.string().min(1).max(longest).refine(keepable);
/** A time is only a hint: an unreadable one is left out, and does not refuse a payment. */
const time = timestampSchema.catch(null);
/** The dollars decide no payment, so an unreadable figure does not refuse one either. */
const figure = amountSchema.nullable().catch(null);

/**
 * An event about a shopper's transfer, without its prefix.
 *
 * Assumption: the document does not describe events; these are the fields of a deployed service
 * (`docs/service.md §23`).
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

/** A text for people to read: what cannot be stored is left out. */
const note = (longest: number) => word(longest).nullable().catch(null);

/**
 * What an event says in addition to its type if nothing depends on it: withdrawals, which no shopper
 * makes, and unknown types. Nothing here is a reason to refuse.
 */
export const notedFields = objectSchema({
  amount: figure,
  paid_at: time,
  created_at: time,
  withdrawal_id: note(128),
  wallet: objectSchema({ id: note(128), store_external_id: note(255) })
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

/** The name of a type, safe to store. */
export function shownType(typeName: string): string {
  return typeName.replace(/[\p{C}\p{Surrogate}]/gu, '').slice(0, MAX_TYPE_LENGTH);
}

/** `PaymentNotConfirmed` has it on every key at every level (`docs/service.md §23`). */
export const UNCONFIRMED_PREFIX = 'unconfirmed_';

/** Whether all, none or some of the keys of a value have the prefix, at all its levels. */
export function prefixUse(value: unknown): 'all' | 'none' | 'mixed' {
  const keys = keysOf(value);
  const prefixed = keys.filter((key) => key.startsWith(UNCONFIRMED_PREFIX)).length;
  if (prefixed === 0) return 'none';
  return prefixed === keys.length ? 'all' : 'mixed';
}

/** The same value without the prefix on its keys. */
export function withoutPrefix(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPrefix);
  if (!isObject(value)) return value;
  // `fromEntries` defines members instead of assigning them, so a key `__proto__` stays a plain member.
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key.startsWith(UNCONFIRMED_PREFIX) ? key.slice(UNCONFIRMED_PREFIX.length) : key,
      withoutPrefix(member),
    ]),
  );
}

/** An object of the body. The parser's number tokens are objects too, but not of the body. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !isLosslessNumber(value)
  );
}

/** Whether a value is nested deeper than this; looks no deeper itself. */
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

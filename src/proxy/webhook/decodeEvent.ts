/** Reads the body of an event that the service sent, once its signature is verified. */
import { parse } from 'lossless-json';
import * as z from 'zod';
import {
  amountSchema,
  objectSchema,
  optionalField,
  timestampSchema,
} from '../../api/primitives.js';
import type { CheckoutEventBody } from '../status/events.js';
import {
  isDeeperThan,
  isObject,
  prefixUse,
  UNCONFIRMED_PREFIX,
  withoutPrefix,
} from './unprefixed.js';

/** What an event of the service says. */
export type ServiceEvent =
  | {
      readonly type: 'transfer';
      /** What it proves; decided by the event's type and nothing else. */
      readonly kind: 'seen' | 'confirmed' | 'held';
      /** `wallet.store_external_id`: which checkout it is about. */
      readonly externalId: string;
      readonly body: CheckoutEventBody<'seen'>;
    }
  | {
      readonly type: 'withdrawal';
      /** Null in the dashboard's test send, which lacks it. */
      readonly withdrawalId: string | null;
      readonly txHash: string | null;
    }
  /** A type that is not in the list, to be acknowledged and kept, never acted on. */
  | { readonly type: 'unknown'; readonly typeName: string };

/** Thrown when a body is no event of the service. Its message names fields and never values. */
export class MalformedEventError extends Error {
  override readonly name = 'MalformedEventError';
}

/**
 * The types that are acted on, and whether their keys are prefixed. `PaymentAMLBlocked` has the
 * shape of `PaymentReceived` and `status` is `completed` even for an unconfirmed transfer, so shape
 * and status decide nothing (`proxy-and-threats` U12).
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

/** `proxy-and-threats` T24; a real event has two levels. */
const MAX_LEVELS = 32;

/** Bounded, because these become part of the ledger's keys (at most 512 characters together). */
const word = (longest: number) => z.string().min(1).max(longest);
/** A time is a hint and never a reason to refuse a payment: what cannot be read is left out. */
const time = timestampSchema.catch(null);

// Assumption: the API document does not describe events; `service-notes` §6.2 does.
const transferSchema = objectSchema({
  paid_at: time,
  created_at: time,
  wallet: objectSchema({ store_external_id: word(255) }),
  transactions: objectSchema({
    blockchain: word(64),
    tx_hash: word(180),
    bc_uniq_key: optionalField(z.string().max(180)),
    currency_id: word(128),
    amount: amountSchema,
    amount_usd: optionalField(amountSchema),
    created_at: time,
  }),
});

const withdrawalSchema = objectSchema({
  withdrawal_id: z.string().nullable().catch(null),
  transactions: objectSchema({ tx_hash: z.string().nullable().catch(null) })
    .nullable()
    .catch(null),
});

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
  if (known === undefined) return { type: 'unknown', typeName };
  if (known.prefixed !== prefixed || prefixUse(event) !== (prefixed ? 'all' : 'none')) {
    throw new MalformedEventError(
      `The keys of an event disagree with its type about the prefix "${UNCONFIRMED_PREFIX}". ` +
        'Whether a transfer is confirmed would be a guess, so the event is refused.',
    );
  }
  const plain = withoutPrefix(event);
  return known.kind === null ? readWithdrawal(plain) : readTransfer(known.kind, plain);
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

function readTransfer(kind: 'seen' | 'confirmed' | 'held', plain: unknown): ServiceEvent {
  const event = readFields(transferSchema, plain);
  const { transactions } = event;
  const times = [event.paid_at, event.created_at, transactions.created_at];
  return {
    type: 'transfer',
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
  };
}

function readWithdrawal(plain: unknown): ServiceEvent {
  const event = readFields(withdrawalSchema, plain);
  return {
    type: 'withdrawal',
    withdrawalId: event.withdrawal_id,
    txHash: event.transactions?.tx_hash ?? null,
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

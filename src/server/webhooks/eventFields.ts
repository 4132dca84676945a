/** The fields of the service's events: what each of them must have, and what may be missing. */
import * as z from 'zod';
import {
  amountSchema,
  objectSchema,
  optionalField,
  timestampSchema,
} from '../../api/primitives.js';

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
 * did not ask a shopper for, and types that nobody knows. Nothing here is a reason to refuse.
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

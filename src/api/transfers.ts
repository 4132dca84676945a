/** Unconfirmed transfers (document, "Unconfirmed transfer transaction"). */
import * as z from 'zod';
import type { DecimalString } from '../money/decimal.js';
import { amountSchema, objectSchema, optionalField, timestampSchema } from './primitives.js';

/** A transfer that the chain has not confirmed. It proves "seen" at most. */
export interface UnconfirmedTransfer {
  readonly id: string | null;
  /** In the currency itself. */
  readonly amount: DecimalString;
  readonly amount_usd: DecimalString | null;
  readonly bc_uniq_key: string | null;
  readonly blockchain: string;
  readonly currency_id: string;
  readonly from_address: string | null;
  readonly to_address: string;
  readonly tx_hash: string;
  /** Open. */
  readonly type: string | null;
  readonly network_created_at: string | null;
  readonly created_at: string | null;
  readonly updated_at: string | null;
}

/**
 * A transfer that the chain has not confirmed.
 *
 * Assumption: it is matched by receiver, currency, network and hash, and counted by amount, so
 * these are required; everything else may be missing.
 */
export const unconfirmedTransferSchema = objectSchema<UnconfirmedTransfer>({
  id: optionalField(z.string()),
  amount: amountSchema,
  amount_usd: optionalField(amountSchema),
  bc_uniq_key: optionalField(z.string()),
  blockchain: z.string(),
  currency_id: z.string(),
  from_address: optionalField(z.string()),
  to_address: z.string(),
  tx_hash: z.string(),
  type: optionalField(z.string()),
  network_created_at: timestampSchema,
  created_at: timestampSchema,
  updated_at: timestampSchema,
});

/**
 * The payload of operation 6: the document shows one object, deployed services answer an array,
 * and nothing may come as null. Always read as a list.
 *
 * A row of an array that cannot be read is left out: it must not hide the others. Nothing may be
 * concluded from a transfer that is not in the list, which was so before: a service may never list a
 * deposit, and one that leaves the list may have been confirmed or dropped. A payload that is one
 * object and no transfer is refused: it may be an answer of another kind.
 */
export const unconfirmedTransfersSchema = z.preprocess((payload) => {
  if (payload === null || payload === undefined) return [];
  return Array.isArray(payload) ? (payload as unknown[]) : [payload];
}, z.array(unconfirmedTransferSchema));

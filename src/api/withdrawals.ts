/** Withdrawals from processing: as created, as read, as deleted. Two resources, never one. */
import * as z from 'zod';
import { amountSchema, objectSchema, optionalField, timestampSchema } from './primitives.js';

/** What both answers say of a withdrawal. */
const withdrawalFields = {
  store_id: optionalField(z.string()),
  currency_id: z.string(),
  address_from: optionalField(z.string()),
  address_to: z.string(),
  /** In the currency itself. */
  amount: amountSchema,
  /** "0" until the transfer exists. */
  amount_usd: optionalField(amountSchema),
  created_at: timestampSchema,
};

/**
 * A withdrawal as returned on creation.
 *
 * Assumption: `id` is needed to read it back, and currency, receiver and amount to check what was
 * understood; everything else may be missing. `transfer_id` is null at creation.
 */
export const createdWithdrawalSchema = objectSchema({
  id: z.string(),
  transfer_id: optionalField(z.string()),
  ...withdrawalFields,
});

/** A withdrawal as returned on creation. */
export type CreatedWithdrawal = z.infer<typeof createdWithdrawalSchema>;

/** How a withdrawal's transfer stands. All strings are open. */
export const withdrawalTransferSchema = objectSchema({
  kind: optionalField(z.string()),
  /** The service's own error text; empty where there is none. For operators. */
  message: optionalField(z.string()),
  stage: optionalField(z.string()),
  status: optionalField(z.string()),
});

/** How a withdrawal's transfer stands. */
export type WithdrawalTransfer = z.infer<typeof withdrawalTransferSchema>;

/** A withdrawal as returned on read: no id, and no transfer until one is made. */
export const withdrawalSchema = objectSchema({
  ...withdrawalFields,
  /** Empty until the transfer is confirmed. */
  tx_hash: optionalField(z.string()),
  transfer: optionalField(withdrawalTransferSchema),
});

/** A withdrawal as returned on read. */
export type Withdrawal = z.infer<typeof withdrawalSchema>;

/** What operation 11 answers: a text, content not shown in the document. */
export const deletedWithdrawalSchema = z.string();

/**
 * What operation 9 takes.
 *
 * Assumption: the document does not say which fields are required; we always send all four.
 */
export interface CreateWithdrawalInput {
  readonly address_to: string;
  /** Decimal string such as `"0.10"`, in the currency itself. */
  readonly amount: string;
  readonly currency_id: string;
  /** Names the withdrawal; at most 64 characters. A repeat is refused by a deployed service. */
  readonly request_id: string;
}

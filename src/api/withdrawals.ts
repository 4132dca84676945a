/** Withdrawals from processing: as created, as read, as deleted. Two resources, never one. */
import * as z from 'zod';
import type { DecimalString } from '../money/decimal.js';
import { amountSchema, objectSchema, optionalField, timestampSchema } from './primitives.js';

/** What both answers say of a withdrawal. */
interface WithdrawalFields {
  readonly store_id: string | null;
  readonly currency_id: string;
  readonly address_from: string | null;
  readonly address_to: string;
  /** In the currency itself. */
  readonly amount: DecimalString;
  /** "0" until the transfer exists. */
  readonly amount_usd: DecimalString | null;
  readonly created_at: string | null;
}

const withdrawalFields = {
  store_id: optionalField(z.string()),
  currency_id: z.string(),
  address_from: optionalField(z.string()),
  address_to: z.string(),
  amount: amountSchema,
  amount_usd: optionalField(amountSchema),
  created_at: timestampSchema,
};

/** A withdrawal as returned on creation. */
export interface CreatedWithdrawal extends WithdrawalFields {
  readonly id: string;
  readonly transfer_id: string | null;
}

/**
 * A withdrawal as returned on creation.
 *
 * Assumption: `id` is needed to read it back, and currency, receiver and amount to check what was
 * understood; everything else may be missing. `transfer_id` is null at creation.
 */
export const createdWithdrawalSchema = objectSchema<CreatedWithdrawal>({
  id: z.string(),
  transfer_id: optionalField(z.string()),
  ...withdrawalFields,
});

/** The state of a withdrawal's transfer. All strings are open sets. */
export interface WithdrawalTransfer {
  readonly kind: string | null;
  /** The service's own error text; empty where there is none. For operators. */
  readonly message: string | null;
  readonly stage: string | null;
  readonly status: string | null;
}

const withdrawalTransferSchema = objectSchema<WithdrawalTransfer>({
  kind: optionalField(z.string()),
  message: optionalField(z.string()),
  stage: optionalField(z.string()),
  status: optionalField(z.string()),
});

/** A withdrawal as returned on read: no id, and no transfer until one is made. */
export interface Withdrawal extends WithdrawalFields {
  /** Empty until the transfer is confirmed. */
  readonly tx_hash: string | null;
  readonly transfer: WithdrawalTransfer | null;
}

/** Its schema. */
export const withdrawalSchema = objectSchema<Withdrawal>({
  ...withdrawalFields,
  tx_hash: optionalField(z.string()),
  transfer: optionalField(withdrawalTransferSchema),
});

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

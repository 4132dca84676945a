/** Transfers that no chain has confirmed, as the service lists them for the store's owner. */
import { decimalField, timestampField } from '../../contract/fieldSchemas.js';
import * as s from '../../contract/schema.js';
import { namedOrderSchema } from './withdrawals.js';

/** One unconfirmed transfer. */
export type UnconfirmedTransferView = s.Infer<typeof unconfirmedTransferSchema>;

/** One unconfirmed transfer. Addresses are for the store's owner; no shopper's route has them. */
export const unconfirmedTransferSchema = s.looseObject({
  /** Stable within the list. */
  id: s.string(),
  /**
   * `in`: to an address that this store gave to a shopper; `out`: from one; `unknown`: neither address is
   * known. Open.
   */
  direction: s.string(),
  code: s.string(),
  blockchain: s.string(),
  networkName: s.string(),
  /** Coins. */
  amount: decimalField,
  amountUsd: s.nullable(decimalField),
  /** Checked and normalized by the store; null if missing or refused. The same for the next field. */
  fromAddress: s.nullable(s.string()),
  toAddress: s.nullable(s.string()),
  txHash: s.string(),
  /** Built from the checked hash, or null. */
  explorerUrl: s.nullable(s.string()),
  /** The earliest time that the service states, or null. */
  at: s.nullable(timestampField),
  /** The order or customer whose address receives it, if that is known. */
  order: s.nullable(namedOrderSchema),
});

/** All unconfirmed transfers. @interface */
export type UnconfirmedTransfersView = s.Infer<typeof unconfirmedTransfersSchema>;

/** `GET transfers/unconfirmed`. */
export const unconfirmedTransfersSchema = s.looseObject({
  transfers: s.array(unconfirmedTransferSchema),
  /** How many more transfers the store could not read; absent if none. */
  unreadable: s.optional(s.integer),
  /** When the service answered. */
  at: timestampField,
});

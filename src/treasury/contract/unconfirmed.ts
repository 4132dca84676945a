/** Transfers that no chain has confirmed, as the service lists them for the store's owner. */
import { decimalField, timestampField } from '../../contract/fieldSchemas.js';
import * as s from '../../contract/schema.js';
import type { DecimalString } from '../../money/decimalString.js';
import { namedOrderSchema, type NamedOrder } from './withdrawals.js';

/** One unconfirmed transfer. */
export interface UnconfirmedTransferView {
  /** Stable within the list. */
  readonly id: string;
  /**
   * `in`: to an address that this store gave to a shopper; `out`: from one; `unknown`: neither address is
   * known. Open.
   */
  readonly direction: string;
  readonly code: string;
  readonly blockchain: string;
  readonly networkName: string;
  /** Coins. */
  readonly amount: DecimalString;
  readonly amountUsd: DecimalString | null;
  /** Checked and normalized by the store; null if missing or refused. The same for the next field. */
  readonly fromAddress: string | null;
  readonly toAddress: string | null;
  readonly txHash: string;
  /** Built from the checked hash, or null. */
  readonly explorerUrl: string | null;
  /** The earliest time that the service states, or null. */
  readonly at: string | null;
  /** The order or customer whose address receives it, if that is known. */
  readonly order: NamedOrder | null;
}

/** One unconfirmed transfer. Addresses are for the store's owner; no shopper's route has them. */
export const unconfirmedTransferSchema = s.looseObject<UnconfirmedTransferView>({
  id: s.string(),
  direction: s.string(),
  code: s.string(),
  blockchain: s.string(),
  networkName: s.string(),
  amount: decimalField,
  amountUsd: s.nullable(decimalField),
  fromAddress: s.nullable(s.string()),
  toAddress: s.nullable(s.string()),
  txHash: s.string(),
  explorerUrl: s.nullable(s.string()),
  at: s.nullable(timestampField),
  order: s.nullable(namedOrderSchema),
});

/** All unconfirmed transfers. */
export interface UnconfirmedTransfersView {
  readonly transfers: readonly UnconfirmedTransferView[];
  /** How many more transfers the store could not read; absent if none. */
  readonly unreadable?: number | undefined;
  /** When the service answered. */
  readonly at: string;
}

/** `GET transfers/unconfirmed`. */
export const unconfirmedTransfersSchema = s.looseObject<UnconfirmedTransfersView>({
  transfers: s.array(unconfirmedTransferSchema),
  unreadable: s.optional(s.integer),
  at: timestampField,
});

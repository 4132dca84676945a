/** Transfers that no chain has confirmed, as the service lists them to the store's owner. */
import { decimalField, instantField } from '../fields.js';
import * as is from '../shape.js';
import type { ShapeOf } from '../shape.js';

/** One unconfirmed transfer. Addresses are for the store's owner; no shopper's route has them. */
export const unconfirmedTransferSchema = is.open({
  /** Stable within the list. */
  id: is.text(),
  /**
   * `in`: to an address that this store gave to a shopper; `out`: from one; `unknown`: neither end is
   * known here. Open.
   */
  direction: is.text(),
  currencyId: is.text(),
  code: is.text(),
  blockchain: is.text(),
  networkName: is.text(),
  /** Coins. */
  amount: decimalField,
  amountUsd: is.nullable(decimalField),
  /** Checked by the store, in its canonical spelling; null where missing or refused. So is the next. */
  fromAddress: is.nullable(is.text()),
  toAddress: is.nullable(is.text()),
  txHash: is.text(),
  /** Built from the checked hash, or null. */
  explorerUrl: is.nullable(is.text()),
  /** The earliest time that the service states, or null. */
  at: is.nullable(instantField),
  /** The order or customer at whose address it arrives, where that is known. */
  order: is.nullable(is.open({ kind: is.text(), reference: is.text() })),
});

/** One unconfirmed transfer. */
export type UnconfirmedTransferView = ShapeOf<typeof unconfirmedTransferSchema>;

/** `GET transfers/unconfirmed`. */
export const unconfirmedTransfersSchema = is.open({
  wire: is.whole,
  transfers: is.list(unconfirmedTransferSchema),
  /** How many more the service listed that the store could not read; only where there are any. */
  unreadable: is.optional(is.whole),
  /** When the service answered. */
  at: instantField,
});

/** All unconfirmed transfers. */
export type UnconfirmedTransfersView = ShapeOf<typeof unconfirmedTransfersSchema>;

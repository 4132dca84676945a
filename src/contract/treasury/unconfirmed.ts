/** Transfers that no chain has confirmed, as the service lists them to the store's owner. */
import { decimalField, instantField } from '../fields.js';
import * as is from '../shape.js';
import type { DecimalString } from '../../money/decimalString.js';

/** One unconfirmed transfer. */
export interface UnconfirmedTransferView {
  /** Stable within the list. */
  readonly id: string;
  /**
   * `in`: to an address that this store gave to a shopper; `out`: from one; `unknown`: neither end is
   * known here. Open.
   */
  readonly direction: string;
  readonly currencyId: string;
  readonly code: string;
  readonly blockchain: string;
  readonly networkName: string;
  /** Coins. */
  readonly amount: DecimalString;
  readonly amountUsd: DecimalString | null;
  /** Checked by the store, in its canonical spelling; null where missing or refused. So is the next. */
  readonly fromAddress: string | null;
  readonly toAddress: string | null;
  readonly txHash: string;
  /** Built from the checked hash, or null. */
  readonly explorerUrl: string | null;
  /** The earliest time that the service states, or null. */
  readonly at: string | null;
  /** The order or customer at whose address it arrives, where that is known. */
  readonly order: {
    readonly kind: string;
    readonly reference: string;
  } | null;
}

/** One unconfirmed transfer. Addresses are for the store's owner; no shopper's route has them. */
export const unconfirmedTransferSchema = is.open<UnconfirmedTransferView>({
  id: is.text(),
  direction: is.text(),
  currencyId: is.text(),
  code: is.text(),
  blockchain: is.text(),
  networkName: is.text(),
  amount: decimalField,
  amountUsd: is.nullable(decimalField),
  fromAddress: is.nullable(is.text()),
  toAddress: is.nullable(is.text()),
  txHash: is.text(),
  explorerUrl: is.nullable(is.text()),
  at: is.nullable(instantField),
  order: is.nullable(
    is.open({
      kind: is.text(),
      reference: is.text(),
    }),
  ),
});

/** All unconfirmed transfers. */
export interface UnconfirmedTransfersView {
  readonly wire: number;
  readonly transfers: readonly UnconfirmedTransferView[];
  /** How many more the service listed that the store could not read; only where there are any. */
  readonly unreadable?: number | undefined;
  /** When the service answered. */
  readonly at: string;
}

/** `GET transfers/unconfirmed`. */
export const unconfirmedTransfersSchema = is.open<UnconfirmedTransfersView>({
  wire: is.whole,
  transfers: is.list(unconfirmedTransferSchema),
  unreadable: is.optional(is.whole),
  at: instantField,
});

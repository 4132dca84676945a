/** What the service holds for the store: processing wallets and the exchange account. */
import { currencyIdField, decimalField, instantField } from '../fields.js';
import * as is from '../shape.js';
import type { DecimalString } from '../../money/decimalString.js';

/** One currency's funds. */
export interface Holding {
  readonly currencyId: string;
  /** Ticker. */
  readonly code: string;
  /** Coins. */
  readonly amount: DecimalString;
  /** US dollars, or null where unknown. */
  readonly amountUsd: DecimalString | null;
  /** Whether it is the network's own coin, which pays for transfers. */
  readonly isNative: boolean;
}

/** One currency's funds in a processing wallet. */
export const holdingSchema = is.open<Holding>({
  currencyId: currencyIdField,
  code: is.text(),
  amount: decimalField,
  amountUsd: is.nullable(decimalField),
  isNative: is.flag,
});

/** What moving funds costs on the network. */
export interface TransferCosts {
  /** `evm` | `tron`; open. */
  readonly kind: string;
  /** How many transfers of the own coin, and of tokens, the wallet can still pay for. */
  readonly nativeTransfersLeft: DecimalString | null;
  readonly tokenTransfersLeft: DecimalString | null;
  /** Coins for one transfer; EVM only. */
  readonly nativeTransferCost: DecimalString | null;
  readonly tokenTransferCost: DecimalString | null;
  /** Tron only. */
  readonly energyAvailable: DecimalString | null;
  readonly energyTotal: DecimalString | null;
  readonly bandwidthAvailable: DecimalString | null;
  readonly bandwidthTotal: DecimalString | null;
}

/** What moving funds costs on the network, as the service estimates it. Figures for display. */
export const transferCostsSchema = is.open<TransferCosts>({
  kind: is.text(),
  nativeTransfersLeft: is.nullable(decimalField),
  tokenTransfersLeft: is.nullable(decimalField),
  nativeTransferCost: is.nullable(decimalField),
  tokenTransferCost: is.nullable(decimalField),
  energyAvailable: is.nullable(decimalField),
  energyTotal: is.nullable(decimalField),
  bandwidthAvailable: is.nullable(decimalField),
  bandwidthTotal: is.nullable(decimalField),
});

/** One processing wallet. */
export interface ProcessingWalletView {
  /** Network slug of the service, such as `tron`. */
  readonly blockchain: string;
  readonly networkName: string;
  /** Checked by the store, in its canonical spelling; null where the check refused it. */
  readonly address: string | null;
  /** `checked` | `unchecked` (a network that Tillkit does not know) | `refused`. Open. */
  readonly addressCheck: string;
  /** Sum of the holdings, US dollars; null where one of them is unknown. */
  readonly totalUsd: DecimalString | null;
  readonly holdings: readonly Holding[];
  readonly costs: TransferCosts | null;
}

/** One processing wallet. */
export const processingWalletSchema = is.open<ProcessingWalletView>({
  blockchain: is.text(),
  networkName: is.text(),
  address: is.nullable(is.text()),
  addressCheck: is.text(),
  totalUsd: is.nullable(decimalField),
  holdings: is.list(holdingSchema),
  costs: is.nullable(transferCostsSchema),
});

/** A network that is not in the answer. */
export interface MissingNetwork {
  readonly blockchain: string;
  readonly networkName: string;
}

/** A network that was asked for and is not in the answer: the service leaves it out without a word. */
export const missingNetworkSchema = is.open<MissingNetwork>({
  blockchain: is.text(),
  networkName: is.text(),
});

/** Funds of all processing wallets. */
export interface ProcessingBalancesView {
  readonly wire: number;
  readonly wallets: readonly ProcessingWalletView[];
  readonly missing: readonly MissingNetwork[];
  /** US dollars over all wallets whose worth is known. */
  readonly totalUsd: DecimalString;
  /** Whether something is not in the total: a network is missing, or a worth is unknown. */
  readonly isPartial: boolean;
  /** When the service answered. */
  readonly at: string;
}

/** `GET balances/processing`. */
export const processingBalancesSchema = is.open<ProcessingBalancesView>({
  wire: is.whole,
  wallets: is.list(processingWalletSchema),
  missing: is.list(missingNetworkSchema),
  totalUsd: decimalField,
  isPartial: is.flag,
  at: instantField,
});

/** Which processing wallets. Repeat the key for several: `?blockchain=tron&blockchain=bsc`. */
export interface ProcessingBalancesQuery {
  readonly blockchains?: readonly string[];
  readonly currencyIds?: readonly string[];
}

/** Funds of the exchange account. */
export interface ExchangeBalancesView {
  readonly wire: number;
  /** False where the owner has connected no exchange: a calm state, not a failure. */
  readonly connected: boolean;
  readonly balances: readonly {
    /** Currency id, or the exchange's own ticker. */
    readonly currency: string;
    readonly code: string;
    readonly networkName: string | null;
    readonly amount: DecimalString;
    readonly amountUsd: DecimalString | null;
  }[];
  readonly totalUsd: DecimalString | null;
  readonly at: string;
}

/** `GET balances/exchange`. */
export const exchangeBalancesSchema = is.open<ExchangeBalancesView>({
  wire: is.whole,
  connected: is.flag,
  balances: is.list(
    is.open({
      currency: is.text(),
      code: is.text(),
      networkName: is.nullable(is.text()),
      amount: decimalField,
      amountUsd: is.nullable(decimalField),
    }),
  ),
  totalUsd: is.nullable(decimalField),
  at: instantField,
});

/** What the service holds for the store: processing wallets and the exchange account. */
import { currencyIdField, decimalField, instantField } from '../fields.js';
import * as is from '../shape.js';
import type { ShapeOf } from '../shape.js';

/** One currency's funds in a processing wallet. */
export const holdingSchema = is.open({
  currencyId: currencyIdField,
  /** Ticker. */
  code: is.text(),
  /** Coins. */
  amount: decimalField,
  /** US dollars, or null where unknown. */
  amountUsd: is.nullable(decimalField),
  /** Whether it is the network's own coin, which pays for transfers. */
  isNative: is.flag,
});

/** One currency's funds. */
export type Holding = ShapeOf<typeof holdingSchema>;

/** What moving funds costs on the network, as the service estimates it. Figures for display. */
export const transferCostsSchema = is.open({
  /** `evm` | `tron`; open. */
  kind: is.text(),
  /** How many transfers of the own coin, and of tokens, the wallet can still pay for. */
  nativeTransfersLeft: is.nullable(decimalField),
  tokenTransfersLeft: is.nullable(decimalField),
  /** Coins for one transfer; EVM only. */
  nativeTransferCost: is.nullable(decimalField),
  tokenTransferCost: is.nullable(decimalField),
  /** Tron only. */
  energyAvailable: is.nullable(decimalField),
  energyTotal: is.nullable(decimalField),
  bandwidthAvailable: is.nullable(decimalField),
  bandwidthTotal: is.nullable(decimalField),
});

/** What moving funds costs on the network. */
export type TransferCosts = ShapeOf<typeof transferCostsSchema>;

/** One processing wallet. */
export const processingWalletSchema = is.open({
  /** Network slug of the service, such as `tron`. */
  blockchain: is.text(),
  networkName: is.text(),
  /** Checked by the store, in its canonical spelling; null where the check refused it. */
  address: is.nullable(is.text()),
  /** `checked` | `unchecked` (a network that Tillkit does not know) | `refused`. Open. */
  addressCheck: is.text(),
  /** Sum of the holdings, US dollars; null where one of them is unknown. */
  totalUsd: is.nullable(decimalField),
  holdings: is.list(holdingSchema),
  costs: is.nullable(transferCostsSchema),
});

/** One processing wallet. */
export type ProcessingWalletView = ShapeOf<typeof processingWalletSchema>;

/** A network that was asked for and is not in the answer: the service leaves it out without a word. */
export const missingNetworkSchema = is.open({ blockchain: is.text(), networkName: is.text() });

/** A network that is not in the answer. */
export type MissingNetwork = ShapeOf<typeof missingNetworkSchema>;

/** `GET balances/processing`. */
export const processingBalancesSchema = is.open({
  wire: is.whole,
  wallets: is.list(processingWalletSchema),
  missing: is.list(missingNetworkSchema),
  /** US dollars over all wallets whose worth is known. */
  totalUsd: decimalField,
  /** Whether something is not in the total: a network is missing, or a worth is unknown. */
  isPartial: is.flag,
  /** When the service answered. */
  at: instantField,
});

/** Funds of all processing wallets. */
export type ProcessingBalancesView = ShapeOf<typeof processingBalancesSchema>;

/** Which processing wallets. Repeat the key for several: `?blockchain=tron&blockchain=bsc`. */
export interface ProcessingBalancesQuery {
  readonly blockchains?: readonly string[];
  readonly currencyIds?: readonly string[];
}

/** `GET balances/exchange`. */
export const exchangeBalancesSchema = is.open({
  wire: is.whole,
  /** False where the owner has connected no exchange: a calm state, not a failure. */
  connected: is.flag,
  balances: is.list(
    is.open({
      /** Currency id, or the exchange's own ticker. */
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

/** Funds of the exchange account. */
export type ExchangeBalancesView = ShapeOf<typeof exchangeBalancesSchema>;

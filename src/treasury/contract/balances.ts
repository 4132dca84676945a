/** What the service holds for the store: processing wallets and the exchange account. */
import { currencyIdField, decimalField, timestampField } from '../../contract/fieldSchemas.js';
import * as s from '../../contract/schema.js';

/** One currency's funds. */
export type Holding = s.Infer<typeof holdingSchema>;

/** One currency's funds in a processing wallet. */
export const holdingSchema = s.looseObject({
  currencyId: currencyIdField,
  /** Ticker. */
  code: s.string(),
  /** Coins. */
  amount: decimalField,
  /** US dollars, or null where unknown. */
  amountUsd: s.nullable(decimalField),
  /** Whether it is the network's own coin, which pays for transfers. */
  isNative: s.boolean,
});

/** What moving funds costs on the network. */
export type TransferCosts = s.Infer<typeof transferCostsSchema>;

/** What moving funds costs on the network, as the service estimates it. Figures for display. */
export const transferCostsSchema = s.looseObject({
  /** `evm` | `tron`; open. */
  kind: s.string(),
  /** How many transfers of the own coin, and of tokens, the wallet can still pay for. */
  nativeTransfersLeft: s.nullable(decimalField),
  tokenTransfersLeft: s.nullable(decimalField),
  /** Coins for one transfer; EVM only. */
  nativeTransferCost: s.nullable(decimalField),
  tokenTransferCost: s.nullable(decimalField),
});

/** One processing wallet. */
export type ProcessingWalletView = s.Infer<typeof processingWalletSchema>;

/** One processing wallet. */
export const processingWalletSchema = s.looseObject({
  /** Network slug of the service, such as `tron`. */
  blockchain: s.string(),
  networkName: s.string(),
  /** Checked and normalized by the store; null if it failed the check. */
  address: s.nullable(s.string()),
  /** `checked` | `unchecked` (a network that Tillkit does not know) | `refused`. Open. */
  addressCheck: s.string(),
  /** Sum of the holdings, US dollars; null if one of them is unknown. */
  totalUsd: s.nullable(decimalField),
  holdings: s.array(holdingSchema),
  costs: s.nullable(transferCostsSchema),
});

/** A network that is not in the answer. */
export type MissingNetwork = s.Infer<typeof missingNetworkSchema>;

/** A network that was asked for and is not in the answer: the service leaves it out silently. */
export const missingNetworkSchema = s.looseObject({
  blockchain: s.string(),
  networkName: s.string(),
});

/** A network without an answer, and what is known of it from before: of the past, so it is in no total. */
export type SilentNetwork = s.Infer<typeof silentNetworkSchema>;

const silentNetworkSchema = s.looseObject({
  blockchain: s.string(),
  networkName: s.string(),
  /** The first reading without an answer after one with; null if the server has had none since its start. */
  since: s.nullable(timestampField),
  /** What it held when it answered last; null if the server does not know. */
  lastKnown: s.nullable(s.looseObject({ amountUsd: decimalField, at: timestampField })),
});

/** Funds of all processing wallets. */
export type ProcessingBalancesView = s.Infer<typeof processingBalancesSchema>;

/** `GET balances/processing`. */
export const processingBalancesSchema = s.looseObject({
  wallets: s.array(processingWalletSchema),
  missing: s.array(silentNetworkSchema),
  /** US dollars of all wallets whose value is known. */
  totalUsd: decimalField,
  /** Whether the total is incomplete: a network is missing, or a value is unknown. */
  isPartial: s.boolean,
  /** When the service answered. */
  at: timestampField,
});

/** Funds of the exchange account. */
export type ExchangeBalancesView = s.Infer<typeof exchangeBalancesSchema>;

/** `GET balances/exchange`. */
export const exchangeBalancesSchema = s.looseObject({
  /** False if the owner has connected no exchange: this is not a failure. */
  connected: s.boolean,
  balances: s.array(
    s.looseObject({
      /** Currency id, or the exchange's own ticker. */
      currency: s.string(),
      code: s.string(),
      networkName: s.nullable(s.string()),
      amount: decimalField,
      amountUsd: s.nullable(decimalField),
    }),
  ),
  totalUsd: s.nullable(decimalField),
  at: timestampField,
});

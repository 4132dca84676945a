/** What the service holds for the store: processing wallets and the exchange account. */
import { currencyIdField, decimalField, timestampField } from '../../contract/fieldSchemas.js';
import * as s from '../../contract/schema.js';
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
export const holdingSchema = s.looseObject<Holding>({
  currencyId: currencyIdField,
  code: s.string(),
  amount: decimalField,
  amountUsd: s.nullable(decimalField),
  isNative: s.boolean,
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
}

/** What moving funds costs on the network, as the service estimates it. Figures for display. */
export const transferCostsSchema = s.looseObject<TransferCosts>({
  kind: s.string(),
  nativeTransfersLeft: s.nullable(decimalField),
  tokenTransfersLeft: s.nullable(decimalField),
  nativeTransferCost: s.nullable(decimalField),
  tokenTransferCost: s.nullable(decimalField),
});

/** One processing wallet. */
export interface ProcessingWalletView {
  /** Network slug of the service, such as `tron`. */
  readonly blockchain: string;
  readonly networkName: string;
  /** Checked and normalized by the store; null if it failed the check. */
  readonly address: string | null;
  /** `checked` | `unchecked` (a network that Tillkit does not know) | `refused`. Open. */
  readonly addressCheck: string;
  /** Sum of the holdings, US dollars; null if one of them is unknown. */
  readonly totalUsd: DecimalString | null;
  readonly holdings: readonly Holding[];
  readonly costs: TransferCosts | null;
}

/** One processing wallet. */
export const processingWalletSchema = s.looseObject<ProcessingWalletView>({
  blockchain: s.string(),
  networkName: s.string(),
  address: s.nullable(s.string()),
  addressCheck: s.string(),
  totalUsd: s.nullable(decimalField),
  holdings: s.array(holdingSchema),
  costs: s.nullable(transferCostsSchema),
});

/** A network that is not in the answer. */
export interface MissingNetwork {
  readonly blockchain: string;
  readonly networkName: string;
}

/** A network that was asked for and is not in the answer: the service leaves it out silently. */
export const missingNetworkSchema = s.looseObject<MissingNetwork>({
  blockchain: s.string(),
  networkName: s.string(),
});

/** A network without an answer, and what is known of it from before: of the past, so it is in no total. */
export interface SilentNetwork extends MissingNetwork {
  /** The first reading without an answer after one with; null if the server has had none since its start. */
  readonly since: string | null;
  /** What it held when it answered last; null if the server does not know. */
  readonly lastKnown: { readonly amountUsd: DecimalString; readonly at: string } | null;
}

/** Funds of all processing wallets. */
export interface ProcessingBalancesView {
  readonly wallets: readonly ProcessingWalletView[];
  readonly missing: readonly SilentNetwork[];
  /** US dollars of all wallets whose value is known. */
  readonly totalUsd: DecimalString;
  /** Whether the total is incomplete: a network is missing, or a value is unknown. */
  readonly isPartial: boolean;
  /** When the service answered. */
  readonly at: string;
}

/** `GET balances/processing`. */
export const processingBalancesSchema = s.looseObject<ProcessingBalancesView>({
  wallets: s.array(processingWalletSchema),
  missing: s.array(
    s.looseObject<SilentNetwork>({
      blockchain: s.string(),
      networkName: s.string(),
      since: s.nullable(timestampField),
      lastKnown: s.nullable(s.looseObject({ amountUsd: decimalField, at: timestampField })),
    }),
  ),
  totalUsd: decimalField,
  isPartial: s.boolean,
  at: timestampField,
});

/** Funds of the exchange account. */
export interface ExchangeBalancesView {
  /** False if the owner has connected no exchange: this is not a failure. */
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
export const exchangeBalancesSchema = s.looseObject<ExchangeBalancesView>({
  connected: s.boolean,
  balances: s.array(
    s.looseObject({
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

/** Balances of processing wallets and of the exchange account. Treasury data: never for shoppers. */
import * as z from 'zod';
import type { DecimalString } from '../money/decimal.js';
import {
  amountSchema,
  figureSchema,
  integerSchema,
  objectSchema,
  optionalField,
} from './primitives.js';

const optionalFigure = optionalField(figureSchema);

/** Costs on an EVM network; figures for display. */
interface EvmData {
  readonly cost_per_erc20: string | null;
  readonly cost_per_native: string | null;
  /** Empty unless the network is a second layer. */
  readonly l1_data_fee_estimate: string | null;
  readonly max_transfers_erc20: string | null;
  readonly max_transfers_native: string | null;
  readonly suggested_gas_price: string | null;
  readonly is_l2: boolean | null;
}

const evmDataSchema = objectSchema<EvmData>({
  cost_per_erc20: optionalFigure,
  cost_per_native: optionalFigure,
  l1_data_fee_estimate: optionalFigure,
  max_transfers_erc20: optionalFigure,
  max_transfers_native: optionalFigure,
  suggested_gas_price: optionalFigure,
  is_l2: optionalField(z.boolean()),
});

/** Resources on Tron; figures for display. */
interface TronData {
  readonly available_bandwidth_for_use: string | null;
  readonly available_energy_for_use: string | null;
  readonly stacked_bandwidth: string | null;
  readonly stacked_bandwidth_trx: string | null;
  readonly stacked_energy: string | null;
  readonly stacked_energy_trx: string | null;
  readonly stacked_trx: string | null;
  readonly total_bandwidth: string | null;
  readonly total_energy: string | null;
  readonly total_used_bandwidth: string | null;
  readonly total_used_energy: string | null;
  readonly tron_transfer_data: {
    readonly max_transfers_native: string | null;
    readonly max_transfers_trc20: string | null;
  } | null;
}

const tronDataSchema = objectSchema<TronData>({
  available_bandwidth_for_use: optionalFigure,
  available_energy_for_use: optionalFigure,
  stacked_bandwidth: optionalFigure,
  stacked_bandwidth_trx: optionalFigure,
  stacked_energy: optionalFigure,
  stacked_energy_trx: optionalFigure,
  stacked_trx: optionalFigure,
  total_bandwidth: optionalFigure,
  total_energy: optionalFigure,
  total_used_bandwidth: optionalFigure,
  total_used_energy: optionalFigure,
  tron_transfer_data: optionalField(
    objectSchema({ max_transfers_native: optionalFigure, max_transfers_trc20: optionalFigure }),
  ),
});

/** Funds of one processing wallet. Networks that the service cannot read are left out silently. */
export interface ProcessingWalletBalance {
  readonly address: string;
  readonly blockchain: string;
  /** The network's own coin. */
  readonly balance: {
    readonly native_token: DecimalString;
    readonly native_token_usd: DecimalString | null;
  } | null;
  /** Funds by currency. */
  readonly assets: readonly {
    readonly amount: DecimalString;
    readonly amount_usd: DecimalString | null;
    readonly currency_id: string;
    /** Ticker. */
    readonly identity: string | null;
  }[];
  /** The network's own coin, as the row describes it. */
  readonly currency: {
    readonly id: string;
    readonly code: string | null;
    readonly name: string | null;
    readonly blockchain: string | null;
    readonly precision: number | null;
    readonly is_bitcoin_like: boolean | null;
    readonly is_evm_like: boolean | null;
    readonly is_stable_coin: boolean | null;
  } | null;
  readonly additional_data: {
    readonly evm_data: EvmData | null;
    readonly tron_data: TronData | null;
  } | null;
}

/**
 * One processing wallet.
 *
 * Assumption: `balance` and `additional_data` may be missing, and only the network's own kind of
 * additional data comes (`docs/service.md §17`). A row without its address, network or assets is refused,
 * because an operator would read it as empty.
 */
export const processingWalletBalanceSchema = objectSchema<ProcessingWalletBalance>({
  address: z.string(),
  blockchain: z.string(),
  balance: optionalField(
    objectSchema({ native_token: amountSchema, native_token_usd: optionalField(amountSchema) }),
  ),
  assets: z.array(
    objectSchema({
      amount: amountSchema,
      amount_usd: optionalField(amountSchema),
      currency_id: z.string(),
      identity: optionalField(z.string()),
    }),
  ),
  currency: optionalField(
    objectSchema({
      id: z.string(),
      code: optionalField(z.string()),
      name: optionalField(z.string()),
      blockchain: optionalField(z.string()),
      precision: optionalField(integerSchema),
      is_bitcoin_like: optionalField(z.boolean()),
      is_evm_like: optionalField(z.boolean()),
      is_stable_coin: optionalField(z.boolean()),
    }),
  ),
  additional_data: optionalField(
    objectSchema({
      evm_data: optionalField(evmDataSchema),
      tron_data: optionalField(tronDataSchema),
    }),
  ),
});

/** Filter of operation 7; without one, all wallets. Repeated items are sent once. */
export interface ProcessingBalancesFilter {
  /** Network slugs such as `tron`. */
  readonly blockchains?: readonly string[] | undefined;
  /** Currency ids such as `USDT.Tron`. */
  readonly currencies?: readonly string[] | undefined;
}

/** Funds of the exchange account. */
export interface ExchangeBalances {
  readonly balances: readonly {
    readonly amount: DecimalString;
    readonly amount_usd: DecimalString | null;
    /** Currency id or the exchange's own ticker. */
    readonly currency: string;
  }[];
  readonly total_usd: DecimalString | null;
}

/** Assumption: an entry needs its amount and currency; what it is worth may be unknown. */
export const exchangeBalancesSchema = objectSchema<ExchangeBalances>({
  balances: z.array(
    objectSchema({
      amount: amountSchema,
      amount_usd: optionalField(amountSchema),
      currency: z.string(),
    }),
  ),
  total_usd: optionalField(amountSchema),
});

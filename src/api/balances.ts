/** Balances of processing wallets and of the exchange account. Treasury data: never for shoppers. */
import * as z from 'zod';
import {
  amountSchema,
  figureSchema,
  integerSchema,
  objectSchema,
  optionalField,
} from './primitives.js';

const optionalFigure = optionalField(figureSchema);

/** One currency's funds in a processing wallet. */
export const walletAssetSchema = objectSchema({
  amount: amountSchema,
  amount_usd: optionalField(amountSchema),
  currency_id: z.string(),
  /** Ticker. */
  identity: optionalField(z.string()),
});

/** The network's own coin, as a processing wallet's row describes it. */
export const balanceCurrencySchema = objectSchema({
  id: z.string(),
  code: optionalField(z.string()),
  name: optionalField(z.string()),
  blockchain: optionalField(z.string()),
  precision: optionalField(integerSchema),
  is_bitcoin_like: optionalField(z.boolean()),
  is_evm_like: optionalField(z.boolean()),
  is_stable_coin: optionalField(z.boolean()),
});

/** Costs on an EVM network; figures for display. */
export const evmDataSchema = objectSchema({
  cost_per_erc20: optionalFigure,
  cost_per_native: optionalFigure,
  /** Empty unless the network is a second layer. */
  l1_data_fee_estimate: optionalFigure,
  max_transfers_erc20: optionalFigure,
  max_transfers_native: optionalFigure,
  suggested_gas_price: optionalFigure,
  is_l2: optionalField(z.boolean()),
});

/** Resources on Tron; figures for display. */
export const tronDataSchema = objectSchema({
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

/**
 * One processing wallet.
 *
 * Assumption: `balance` and `additional_data` may be missing, and of the two kinds of additional
 * data only the network's own comes (`service-notes` §8.1); a row without its address, network or
 * assets is refused, because an operator would read it as empty.
 */
export const processingWalletBalanceSchema = objectSchema({
  address: z.string(),
  blockchain: z.string(),
  balance: optionalField(
    objectSchema({ native_token: amountSchema, native_token_usd: optionalField(amountSchema) }),
  ),
  assets: z.array(walletAssetSchema),
  currency: optionalField(balanceCurrencySchema),
  additional_data: optionalField(
    objectSchema({
      evm_data: optionalField(evmDataSchema),
      tron_data: optionalField(tronDataSchema),
    }),
  ),
});

/** Funds of one processing wallet. Networks that the service cannot read are left out silently. */
export type ProcessingWalletBalance = z.infer<typeof processingWalletBalanceSchema>;

/** Filter of operation 7; without one, all wallets. Repeated items are sent once. */
export interface ProcessingBalancesFilter {
  /** Network slugs such as `tron`. */
  readonly blockchains?: readonly string[] | undefined;
  /** Currency ids such as `USDT.Tron`. */
  readonly currencies?: readonly string[] | undefined;
}

/** Assumption: an entry needs its amount and currency; what it is worth may be unknown. */
export const exchangeBalancesSchema = objectSchema({
  balances: z.array(
    objectSchema({
      amount: amountSchema,
      amount_usd: optionalField(amountSchema),
      /** Currency id or the exchange's own ticker. */
      currency: z.string(),
    }),
  ),
  total_usd: optionalField(amountSchema),
});

/** Funds of the exchange account. */
export type ExchangeBalances = z.infer<typeof exchangeBalancesSchema>;

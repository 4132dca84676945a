/** Store currencies, flat and grouped, and the rate of one (document, "Store currency" onwards). */
import * as z from 'zod';
import type { DecimalString } from '../money/decimal.js';
import {
  amountSchema,
  iconField,
  integerSchema,
  objectSchema,
  optionalField,
  type IconSet,
} from './primitives.js';

/** Fields that the flat and the extended listing have in common. */
interface ListedCurrency {
  readonly id: string;
  /** Ticker, such as `USDT`. */
  readonly code: string;
  readonly name: string | null;
  /** Network slug such as `tron`; null for a fiat currency. Open. */
  readonly blockchain: string | null;
  /** For a network's own coin the service may send a ticker here, so it does not prove a token. */
  readonly contract_address: string | null;
  /** Template with the placeholder `{tx_hash}`; untrusted. */
  readonly explorer_link: string | null;
  readonly has_balance: boolean | null;
  readonly min_confirmation: number | null;
  readonly icon: IconSet | null;
  readonly blockchain_icon: IconSet | null;
}

const listedCurrency = {
  id: z.string(),
  code: z.string(),
  name: optionalField(z.string()),
  blockchain: optionalField(z.string()),
  contract_address: optionalField(z.string()),
  explorer_link: optionalField(z.string()),
  has_balance: optionalField(z.boolean()),
  min_confirmation: optionalField(integerSchema),
  icon: iconField,
  blockchain_icon: iconField,
};

/** A currency of the flat listing. */
export interface StoreCurrency extends ListedCurrency {
  readonly is_fiat: boolean | null;
  /** Decimals of the currency. */
  readonly precision: number | null;
  /** Whether the currency is switched on. */
  readonly status: boolean | null;
  /** Decimal string, in the currency itself. */
  readonly withdrawal_min_balance: DecimalString | null;
}

/**
 * A row of the flat listing.
 *
 * Assumption: a currency is its `id` and `code`; without `precision` no amount may be put into a
 * link, without `status` or `is_fiat` the reader decides, so these may be missing.
 */
export const storeCurrencySchema = objectSchema<StoreCurrency>({
  ...listedCurrency,
  is_fiat: optionalField(z.boolean()),
  precision: optionalField(integerSchema),
  status: optionalField(z.boolean()),
  withdrawal_min_balance: optionalField(amountSchema),
});

/** A currency of the extended listing: no precision, no status. */
export interface ExtendedCurrency extends ListedCurrency {
  readonly token_icon: IconSet | null;
}

const extendedCurrencySchema = objectSchema<ExtendedCurrency>({
  ...listedCurrency,
  token_icon: iconField,
});

/** A list of names that may be missing or null, which reads as empty. */
const names = z
  .array(z.string())
  .nullish()
  .transform((list) => list ?? []);

/** Currencies of one network. */
export interface BlockchainGroup {
  readonly name: string;
  readonly icon: IconSet | null;
  /** Currency ids. */
  readonly currencies: readonly string[];
  /** Tickers. */
  readonly tokens: readonly string[];
}

const blockchainGroupSchema = objectSchema<BlockchainGroup>({
  name: z.string(),
  icon: iconField,
  currencies: names,
  tokens: names,
});

/** Currencies of one ticker. */
export interface TokenGroup {
  readonly name: string;
  readonly icon: IconSet | null;
  /** Network slugs. */
  readonly blockchains: readonly string[];
  /** Currency ids. */
  readonly currencies: readonly string[];
}

const tokenGroupSchema = objectSchema<TokenGroup>({
  name: z.string(),
  icon: iconField,
  blockchains: names,
  currencies: names,
});

/** Currencies, with their groups by network and by ticker. */
export interface ExtendedListing {
  readonly blockchains: readonly BlockchainGroup[];
  readonly currencies: readonly ExtendedCurrency[];
  readonly tokens: readonly TokenGroup[];
}

/**
 * The extended listing. The groups come in no stable order (`docs/service.md §14`).
 *
 * Assumption: the groups may be missing, they can be made from `currencies`; a listing without
 * `currencies` is refused, or a broken answer would look like a store that takes no currency.
 */
export const extendedListingSchema = objectSchema<ExtendedListing>({
  blockchains: z
    .array(blockchainGroupSchema)
    .nullish()
    .transform((list) => list ?? []),
  currencies: z.array(extendedCurrencySchema),
  tokens: z
    .array(tokenGroupSchema)
    .nullish()
    .transform((list) => list ?? []),
});

/** The rate of one currency. */
export interface CurrencyRate {
  /** Ticker, not the id that was asked for. */
  readonly code: string | null;
  /** US dollars for one coin. Indicative: a wallet's own `rates` may differ. */
  readonly rate: DecimalString;
  readonly rate_source: string | null;
}

/** Assumption: only `rate` is needed. */
export const currencyRateSchema = objectSchema<CurrencyRate>({
  code: optionalField(z.string()),
  rate: amountSchema,
  rate_source: optionalField(z.string()),
});

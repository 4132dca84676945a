/** Store currencies, flat and grouped, and the rate of one (document, "Store currency" onwards). */
import * as z from 'zod';
import {
  amountSchema,
  iconField,
  integerSchema,
  objectSchema,
  optionalField,
} from './primitives.js';

/** Fields that the flat and the extended listing have in common. */
const listedCurrency = {
  id: z.string(),
  /** Ticker, such as `USDT`. */
  code: z.string(),
  name: optionalField(z.string()),
  /** Network slug such as `tron`; null for a fiat currency. Open. */
  blockchain: optionalField(z.string()),
  /** For a network's own coin the service may send a ticker here, so it does not prove a token. */
  contract_address: optionalField(z.string()),
  /** Template with the placeholder `{tx_hash}`; untrusted. */
  explorer_link: optionalField(z.string()),
  has_balance: optionalField(z.boolean()),
  min_confirmation: optionalField(integerSchema),
  icon: iconField,
  blockchain_icon: iconField,
};

/**
 * A row of the flat listing.
 *
 * Assumption: a currency is its `id` and `code`; without `precision` no amount may be put into a
 * link, without `status` or `is_fiat` the reader decides, so these may be missing.
 */
export const storeCurrencySchema = objectSchema({
  ...listedCurrency,
  is_fiat: optionalField(z.boolean()),
  /** Decimals of the currency. */
  precision: optionalField(integerSchema),
  /** Whether the currency is switched on. */
  status: optionalField(z.boolean()),
  /** Decimal string, in the currency itself. */
  withdrawal_min_balance: optionalField(amountSchema),
});

/** A currency of the flat listing. */
export type StoreCurrency = z.infer<typeof storeCurrencySchema>;

/** A currency of the extended listing: no precision, no status. */
export const extendedCurrencySchema = objectSchema({
  ...listedCurrency,
  token_icon: iconField,
});

/** A currency of the extended listing. */
export type ExtendedCurrency = z.infer<typeof extendedCurrencySchema>;

/** A list of names that may be missing or null, which reads as empty. */
const names = z
  .array(z.string())
  .nullish()
  .transform((list) => list ?? []);

/** Currencies of one network. */
export const blockchainGroupSchema = objectSchema({
  name: z.string(),
  icon: iconField,
  /** Currency ids. */
  currencies: names,
  /** Tickers. */
  tokens: names,
});

/** Currencies of one network. */
export type BlockchainGroup = z.infer<typeof blockchainGroupSchema>;

/** Currencies of one ticker. */
export const tokenGroupSchema = objectSchema({
  name: z.string(),
  icon: iconField,
  /** Network slugs. */
  blockchains: names,
  /** Currency ids. */
  currencies: names,
});

/** Currencies of one ticker. */
export type TokenGroup = z.infer<typeof tokenGroupSchema>;

/**
 * The extended listing. The groups come in no stable order (`service-notes` §2.4).
 *
 * Assumption: the groups may be missing, they can be made from `currencies`; a listing without
 * `currencies` is refused, or a broken answer would look like a store that takes no currency.
 */
export const extendedListingSchema = objectSchema({
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

/** Currencies, with their groups by network and by ticker. */
export type ExtendedListing = z.infer<typeof extendedListingSchema>;

/** The rate of one currency. Assumption: only `rate` is needed. */
export const currencyRateSchema = objectSchema({
  /** Ticker, not the id that was asked for. */
  code: optionalField(z.string()),
  /** US dollars for one coin. Indicative: a wallet's own `rates` may differ. */
  rate: amountSchema,
  rate_source: optionalField(z.string()),
});

/** The rate of one currency. */
export type CurrencyRate = z.infer<typeof currencyRateSchema>;

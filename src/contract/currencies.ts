/** The currencies a shopper may choose from, and a rate, as the browser sees them. */
import * as z from 'zod/mini';
import { currencyIdField, decimalField, instantField } from './fields.js';

/** One currency on one network: the extended listing joined with the flat one. */
export const currencyViewSchema = z.looseObject({
  /** Such as `USDT.Tron`. */
  id: currencyIdField,
  /** Ticker, such as `USDT`. */
  code: z.string(),
  name: z.string(),
  /** Network slug of the service, such as `tron`. Open: unknown networks are tolerated. */
  blockchain: z.string(),
  /** Network name for people, such as `Tron`; the slug where the network is unknown. */
  networkName: z.string(),
  /** Other names of currency and network that a shopper may type: `TRC-20`, `BEP-20`. */
  aliases: z.array(z.string()),
  /** Contract of a token; null for a network's own coin. */
  contractAddress: z.nullable(z.string()),
  /** Whether it is the network's own coin. False whenever that is not certain. */
  isNative: z.boolean(),
  /** Decimals, or null where the service did not say. Then no amount goes into a link. */
  precision: z.nullable(z.int()),
  /** Confirmations that the service waits for; null where unknown. */
  minConfirmation: z.nullable(z.int()),
});

/** One currency on one network. */
export type CurrencyView = z.infer<typeof currencyViewSchema>;

/** A token or blockchain group of the listing: a name and the ids in it, stably sorted. */
export const currencyGroupSchema = z.looseObject({
  name: z.string(),
  label: z.string(),
  currencyIds: z.array(currencyIdField),
});

/** A group of currencies: by token code or by network slug. */
export type CurrencyGroup = z.infer<typeof currencyGroupSchema>;

/** `GET currencies`. */
export const currencyListingSchema = z.looseObject({
  wire: z.int(),
  currencies: z.array(currencyViewSchema),
  /** Grouped by code: USDT on Tron, on Ethereum, … */
  tokens: z.array(currencyGroupSchema),
  /** Grouped by network. */
  blockchains: z.array(currencyGroupSchema),
});

/** The listing a picker is built from. */
export type CurrencyListing = z.infer<typeof currencyListingSchema>;

/** `GET rates/{currencyId}`. Indicative: a quote uses the rate of its own wallet answer. */
export const rateViewSchema = z.looseObject({
  wire: z.int(),
  currencyId: currencyIdField,
  /** US dollars for one coin. */
  rate: decimalField,
  /** Exchange that the service names as its source. */
  rateSource: z.nullable(z.string()),
  /** When the store read it. */
  at: instantField,
});

/** An indicative rate. */
export type RateView = z.infer<typeof rateViewSchema>;

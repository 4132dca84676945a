/** The currencies a shopper may choose from, and a rate, as the browser sees them. */
import * as is from './shape.js';
import type { ShapeOf } from './shape.js';
import { currencyIdField, decimalField, instantField } from './fields.js';

/** One currency on one network: the extended listing joined with the flat one. */
export const currencyViewSchema = is.open({
  /** Such as `USDT.Tron`. */
  id: currencyIdField,
  /** Ticker, such as `USDT`. */
  code: is.text(),
  name: is.text(),
  /** Network slug of the service, such as `tron`. Open: unknown networks are tolerated. */
  blockchain: is.text(),
  /** Network name for people, such as `Tron`; the slug where the network is unknown. */
  networkName: is.text(),
  /** Other names of currency and network that a shopper may type: `TRC-20`, `BEP-20`. */
  aliases: is.list(is.text()),
  /** Contract of a token; null for a network's own coin. */
  contractAddress: is.nullable(is.text()),
  /** Whether it is the network's own coin. False whenever that is not certain. */
  isNative: is.flag,
  /** Decimals, or null where the service did not say. Then no amount goes into a link. */
  precision: is.nullable(is.whole),
  /** Confirmations that the service waits for; null where unknown. */
  minConfirmation: is.nullable(is.whole),
  /** Whether the store has a picture of it, at `icons/currency/{id}`. */
  icon: is.optional(is.flag),
  /** Whether the store has a picture of its network, at `icons/network/{blockchain}`. */
  networkIcon: is.optional(is.flag),
  /** The least that can be paid, US dollars, where the store states it. */
  minimumUsd: is.optional(decimalField),
  /** Minutes that a payment usually takes, where the store states it. */
  typicalMinutes: is.optional(is.whole),
});

/** One currency on one network. */
export type CurrencyView = ShapeOf<typeof currencyViewSchema>;

/** A token or blockchain group of the listing: a name and the ids in it, stably sorted. */
export const currencyGroupSchema = is.open({
  name: is.text(),
  label: is.text(),
  currencyIds: is.list(currencyIdField),
});

/** A group of currencies: by token code or by network slug. */
export type CurrencyGroup = ShapeOf<typeof currencyGroupSchema>;

/** `GET currencies`. */
export const currencyListingSchema = is.open({
  wire: is.whole,
  currencies: is.list(currencyViewSchema),
  /** Grouped by code: USDT on Tron, on Ethereum, … */
  tokens: is.list(currencyGroupSchema),
  /** Grouped by network. */
  blockchains: is.list(currencyGroupSchema),
});

/** The listing a picker is built from. */
export type CurrencyListing = ShapeOf<typeof currencyListingSchema>;

/** `GET rates/{currencyId}`. Indicative: a quote uses the rate of its own wallet answer. */
export const rateViewSchema = is.open({
  wire: is.whole,
  currencyId: currencyIdField,
  /** US dollars for one coin. */
  rate: decimalField,
  /** Exchange that the service names as its source. */
  rateSource: is.nullable(is.text()),
  /** When the store read it. */
  at: instantField,
});

/** An indicative rate. */
export type RateView = ShapeOf<typeof rateViewSchema>;

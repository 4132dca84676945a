/** The currencies a shopper may choose from, and a rate, as the browser sees them. */
import * as s from './schema.js';
import type { DecimalString } from '../money/decimalString.js';
import { currencyIdField, decimalField, timestampField } from './fieldSchemas.js';

/** One currency on one network. */
export interface CurrencyView {
  /** Such as `USDT.Tron`. */
  readonly id: string;
  /** Ticker, such as `USDT`. */
  readonly code: string;
  readonly name: string;
  /** Network slug of the service, such as `tron`. Open: unknown networks are tolerated. */
  readonly blockchain: string;
  /** Network name for people, such as `Tron`; the slug for an unknown network. */
  readonly networkName: string;
  /** Other names of currency and network that a shopper may type: `TRC-20`, `BEP-20`. */
  readonly aliases: readonly string[];
  /**
   * Contract of a token. Null for a network's own coin, and where the listed contract is not that of the
   * well-known token that its code names.
   */
  readonly contractAddress: string | null;
  /** Whether it is the network's own coin. False whenever that is not certain. */
  readonly isNative: boolean;
  /** Decimals; null if the service did not say. Then no amount goes into a link. */
  readonly precision: number | null;
  /** Confirmations that the service waits for; null if unknown. */
  readonly minConfirmation: number | null;
  /** Whether the store has a picture of it, at `icons/currency/{id}`. */
  readonly icon?: boolean | undefined;
  /** Whether the store has a picture of its network, at `icons/network/{blockchain}`. */
  readonly networkIcon?: boolean | undefined;
  /** The least that can be paid, US dollars, if the store states it. */
  readonly minimumUsd?: DecimalString | undefined;
  /** Minutes that a payment usually takes, if the store states it. */
  readonly typicalMinutes?: number | undefined;
}

/** One currency on one network: the extended listing joined with the flat one. */
export const currencyViewSchema = s.looseObject<CurrencyView>({
  id: currencyIdField,
  code: s.string(),
  name: s.string(),
  blockchain: s.string(),
  networkName: s.string(),
  aliases: s.array(s.string()),
  contractAddress: s.nullable(s.string()),
  isNative: s.boolean,
  precision: s.nullable(s.integer),
  minConfirmation: s.nullable(s.integer),
  icon: s.optional(s.boolean),
  networkIcon: s.optional(s.boolean),
  minimumUsd: s.optional(decimalField),
  typicalMinutes: s.optional(s.integer),
});

/** A group of currencies: by token code or by network slug. */
export interface CurrencyGroup {
  readonly name: string;
  readonly label: string;
  readonly currencyIds: readonly string[];
}

/** A token or blockchain group of the listing: a name and the ids in it, stably sorted. */
export const currencyGroupSchema = s.looseObject<CurrencyGroup>({
  name: s.string(),
  label: s.string(),
  currencyIds: s.array(currencyIdField),
});

/** The listing a picker is built from. */
export interface CurrencyListing {
  readonly wire: number;
  readonly currencies: readonly CurrencyView[];
  /** Grouped by code: USDT on Tron, on Ethereum, … */
  readonly tokens: readonly CurrencyGroup[];
  /** Grouped by network. */
  readonly blockchains: readonly CurrencyGroup[];
}

/** `GET currencies`. */
export const currencyListingSchema = s.looseObject<CurrencyListing>({
  wire: s.integer,
  currencies: s.array(currencyViewSchema),
  tokens: s.array(currencyGroupSchema),
  blockchains: s.array(currencyGroupSchema),
});

/** An indicative rate. */
export interface RateView {
  readonly wire: number;
  readonly currencyId: string;
  /** US dollars for one coin. */
  readonly rate: DecimalString;
  /** Exchange that the service names as its source. */
  readonly rateSource: string | null;
  /** When the store read it. */
  readonly at: string;
}

/** `GET rates/{currencyId}`. Indicative: a quote uses the rate of its own wallet answer. */
export const rateViewSchema = s.looseObject<RateView>({
  wire: s.integer,
  currencyId: currencyIdField,
  rate: decimalField,
  rateSource: s.nullable(s.string()),
  at: timestampField,
});

/** One checkout on the wire: what a browser may send, and the snapshot that it gets. */
import * as s from './schema.js';
import type { DecimalString } from '../money/decimalString.js';
import {
  currencyIdField,
  decimalField,
  timestampField,
  openerField,
  orderHandleField,
} from './fieldSchemas.js';

/** Version of the wire. Changes are additive, so an old script works with a newer store. */
export const WIRE_VERSION = 1;

/** What a browser sends to open a checkout. */
export interface OpenCheckoutInput {
  readonly order: string;
  readonly currencyId?: string | undefined;
  /** For a page that a link has opened: only that page may ask again if the answer was lost. */
  readonly opener?: string | undefined;
}

/** `POST checkouts`. Strict: an unknown key is a 400. */
export const openCheckoutInput = s.strictObject<OpenCheckoutInput>({
  order: orderHandleField,
  currencyId: s.optional(currencyIdField),
  opener: s.optional(openerField),
});

/** `PUT checkout/currency`. */
export const selectCurrencyInput = s.strictObject({ currencyId: currencyIdField });

/** `POST checkout/quote`: the shopper accepts a new quote; the body is empty. */
export const acceptQuoteInput = s.strictObject({});

/** `POST checkout/link`: the token names the checkout; the body is empty. */
export const linkCheckoutInput = s.strictObject({});

/** One row of the picker's price list. */
export interface Choice {
  readonly currencyId: string;
  /** Amount to send, or the rest after a part payment; null for a top-up or if it cannot be computed. */
  readonly payable: DecimalString | null;
  /** US dollars for one coin, from the wallet answer; null for a top-up: ask `rates/{currencyId}`. */
  readonly rate: DecimalString | null;
  /** Why it cannot be chosen; null if it can. */
  readonly unavailable: string | null;
}

/** A currency of the picker, and what it would cost. */
export const choiceSchema = s.looseObject<Choice>({
  currencyId: currencyIdField,
  payable: s.nullable(decimalField),
  rate: s.nullable(decimalField),
  unavailable: s.nullable(s.string()),
});

/** A frozen price. */
export interface QuoteView {
  readonly id: string;
  readonly currencyId: string;
  readonly code: string;
  readonly blockchain: string;
  readonly networkName: string;
  readonly isNative: boolean;
  /** Null for a coin, and where a listed contract is not that of the well-known token that its code names. */
  readonly contractAddress: string | null;
  /** Whether the store knows the contract; else a wallet asks the contract for its symbol. */
  readonly isKnownToken?: boolean | undefined;
  readonly precision: number | null;
  /** Amount to send; null for a top-up (any amount). */
  readonly payable: DecimalString | null;
  readonly rate: DecimalString | null;
  /** Whose rate it is; null if that is unknown, or if it contains the store's margin. */
  readonly rateSource: string | null;
  readonly quotedAt: string;
  /** When the quote ends; payments are still watched after that. Null for a top-up. */
  readonly expiresAt: string | null;
  /** Minutes that a payment in this currency usually takes, if the store states it. */
  readonly typicalMinutes?: number | undefined;
  /**
   * The least that can be paid in this currency, US dollars: its own minimum, or for the rest of a part
   * payment the store's if that is higher. Set only while the amount still to be sent is lower: the
   * service would not credit it, so the page must not ask for it.
   */
  readonly unmetMinimumUsd?: DecimalString | undefined;
  /** Whether the store has a picture of the currency, at `icons/currency/{currencyId}`. */
  readonly icon?: boolean | undefined;
  /** Whether the store has a picture of its network, at `icons/network/{blockchain}`. */
  readonly networkIcon?: boolean | undefined;
}

/** What the shopper was asked to send, frozen until a new quote is accepted. */
export const quoteSchema = s.looseObject<QuoteView>({
  id: s.string(),
  currencyId: currencyIdField,
  code: s.string(),
  blockchain: s.string(),
  networkName: s.string(),
  isNative: s.boolean,
  contractAddress: s.nullable(s.string()),
  isKnownToken: s.optional(s.boolean),
  precision: s.nullable(s.integer),
  payable: s.nullable(decimalField),
  rate: s.nullable(decimalField),
  rateSource: s.nullable(s.string()),
  quotedAt: timestampField,
  expiresAt: s.nullable(timestampField),
  typicalMinutes: s.optional(s.integer),
  unmetMinimumUsd: s.optional(decimalField),
  icon: s.optional(s.boolean),
  networkIcon: s.optional(s.boolean),
});

/** A deposit address. */
export interface DepositAddress {
  readonly address: string;
  readonly blockchain: string;
  /** `valid`: checksum and chain agree. `unchecked`: unknown network, text only, no QR, no link. */
  readonly check: string;
  /** Whether it replaces an earlier address of this checkout. */
  readonly replaced: boolean;
}

/** Where to send. The store checks it; the widget checks it again before it is shown. */
export const depositAddressSchema = s.looseObject<DepositAddress>({
  address: s.string(),
  blockchain: s.string(),
  check: s.string(),
  replaced: s.boolean,
});

/** One transfer. */
export interface TransferView {
  readonly currencyId: string;
  readonly blockchain: string;
  readonly amount: DecimalString;
  readonly amountUsd: DecimalString | null;
  readonly txHash: string;
  /** Built from the checked hash; null if there is none. */
  readonly explorerUrl: string | null;
  /** `seen` | `confirmed` | `held`; open: unknown values are shown neutrally. */
  readonly status: string;
  /** Counts for the order, or why not: `counted` | `deposit` | `late` | `wrong_currency`; open. */
  readonly counts: string;
  readonly firstSeenAt: string;
  /** Address that it went to, once the order is paid and if its currency had only one: for the receipt. */
  readonly paidTo?: string | undefined;
  /** US dollars for one coin by the quote that it counts with, once the order is paid. */
  readonly rate?: DecimalString | undefined;
}

/** What is known of one transfer. It has no sender address: that is private. */
export const transferSchema = s.looseObject<TransferView>({
  currencyId: currencyIdField,
  blockchain: s.string(),
  amount: decimalField,
  amountUsd: s.nullable(decimalField),
  txHash: s.string(),
  explorerUrl: s.nullable(s.string()),
  status: s.string(),
  counts: s.string(),
  firstSeenAt: timestampField,
  paidTo: s.optional(s.string()),
  rate: s.optional(decimalField),
});

/** One line of the timeline. */
export interface EvidenceView {
  readonly id: string;
  readonly at: string;
  /** `service_event` (signed) | `service_list` (operation 6) | `service_lookup` | `store`; open. */
  readonly source: string;
  /**
   * `opened` | `quoted` | `amended` | `seen` | `confirmed` | `held` | `released` | `marked_paid` |
   * `closed`; open.
   */
  readonly kind: string;
  readonly currencyId: string | null;
  readonly amount: DecimalString | null;
  readonly txHash: string | null;
}

/** One line of evidence: who said what, and when. */
export const evidenceSchema = s.looseObject<EvidenceView>({
  id: s.string(),
  at: timestampField,
  source: s.string(),
  kind: s.string(),
  currencyId: s.nullable(s.string()),
  amount: s.nullable(decimalField),
  txHash: s.nullable(s.string()),
});

/** How far the payment is; only ever moves forward. */
export const PROGRESS = ['awaiting', 'detected', 'confirmed'] as const;
/** `awaiting` < `detected` < `confirmed`. */
export type Progress = (typeof PROGRESS)[number];

/** Exceptions; any of them may occur with any progress. */
export const EXCEPTIONS = ['partial', 'over', 'late', 'wrong_currency', 'held'] as const;
/** An exception of the status. */
export type PaymentException = (typeof EXCEPTIONS)[number];

/** A whole checkout at one moment. */
export interface CheckoutSnapshot {
  readonly wire: number;
  /** Grows with every change. A client ignores a snapshot that is older than its own. */
  readonly version: number;
  readonly kind: 'payment' | 'top_up';
  /** True if no real money moves. The widget shows a ribbon. */
  readonly sandbox: boolean;
  readonly order: {
    /** The store's own order or customer number, for shoppers who write to support. */
    readonly reference: string;
    /** Decimal string, US dollars; null for a top-up. */
    readonly amountUsd: DecimalString | null;
    /** The order's price in the store's own currency: shown next to the dollars, never used to compute. */
    readonly display: {
      readonly amount: DecimalString;
      readonly currency: string;
    } | null;
  };
  readonly choices: readonly Choice[];
  readonly quote: QuoteView | null;
  readonly address: DepositAddress | null;
  readonly transfers: readonly TransferView[];
  readonly progress: Progress;
  /** Open strings: an old widget shows an exception that it does not know neutrally. */
  readonly exceptions: readonly string[];
  /** Computed by the store: covered, and nothing held. Never guessed in a browser. */
  readonly paid: boolean;
  /** When the store found that it is; absent until then. */
  readonly paidAt?: string | undefined;
  readonly closed: boolean;
  /**
   * In the currency of the quote; without one, in that of `amountsIn`. Null for a top-up, and where there is
   * neither.
   */
  readonly due: DecimalString | null;
  readonly received: DecimalString | null;
  readonly excess: DecimalString | null;
  /**
   * Currency of `due`, `received` and `excess` once money has come, while there is no quote of the order's present
   * amount: that of the latest quote, at its rate. Absent otherwise.
   */
  readonly amountsIn?: string | undefined;
  /**
   * What has arrived and counts, without held transfers, in other currencies than the quote's: in all
   * currencies if there is no quote. Absent if nothing has.
   */
  readonly receivedBeside?:
    | readonly {
        readonly currencyId: string;
        readonly amount: DecimalString;
      }[]
    | undefined;
  readonly evidence: readonly EvidenceView[];
  /**
   * What confirms the payment: the service's signed events (`events`, or `late_events` if nothing is known
   * of a payment before them), or the store itself (`store`). Open.
   */
  readonly confirmation: string;
  /**
   * The service may not report payments below this, in any currency; decimal string, US dollars. Null if
   * the store states none: then none is shown.
   */
  readonly minimumUsd: DecimalString | null;
  readonly serverTime: string;
  /** When the store last got an answer about transfers; null if never. */
  readonly lastCheckedAt: string | null;
  /** Whether `POST checkout/link` makes a link to continue on a phone. */
  readonly canHandOff?: boolean | undefined;
}

/** `GET checkout` and every answer with a checkout: always the whole snapshot. */
export const checkoutSnapshotSchema = s.looseObject<CheckoutSnapshot>({
  wire: s.integer,
  version: s.integer,
  kind: s.oneOf(['payment', 'top_up']),
  sandbox: s.boolean,
  order: s.looseObject({
    reference: s.string(),
    amountUsd: s.nullable(decimalField),
    display: s.nullable(
      s.looseObject({
        amount: decimalField,
        currency: s.string(),
      }),
    ),
  }),
  choices: s.array(choiceSchema),
  quote: s.nullable(quoteSchema),
  address: s.nullable(depositAddressSchema),
  transfers: s.array(transferSchema),
  progress: s.oneOf(PROGRESS),
  exceptions: s.array(s.string()),
  paid: s.boolean,
  paidAt: s.optional(timestampField),
  closed: s.boolean,
  due: s.nullable(decimalField),
  received: s.nullable(decimalField),
  excess: s.nullable(decimalField),
  amountsIn: s.optional(currencyIdField),
  receivedBeside: s.optional(
    s.array(
      s.looseObject({
        currencyId: currencyIdField,
        amount: decimalField,
      }),
    ),
  ),
  evidence: s.array(evidenceSchema),
  confirmation: s.string(),
  minimumUsd: s.nullable(decimalField),
  serverTime: timestampField,
  lastCheckedAt: s.nullable(timestampField),
  canHandOff: s.optional(s.boolean),
});

/** An opened checkout. */
export interface OpenedCheckout {
  readonly token: string;
  /** When the token expires; `POST checkouts` with it gives a new one. */
  readonly tokenExpiresAt: string;
  readonly checkout: CheckoutSnapshot;
}

/** `POST checkouts` answers with a token (identity) and the snapshot (state). */
export const openCheckoutAnswer = s.looseObject<OpenedCheckout>({
  token: s.string(),
  tokenExpiresAt: timestampField,
  checkout: checkoutSnapshotSchema,
});

/** A link to continue on another device. */
export interface CheckoutLink {
  /** Page of the store, with the link's handle after the `#`. It opens the checkout, so never log it. */
  readonly url: string;
  /** Until when it opens. */
  readonly expiresAt: string;
}

/** `POST checkout/link` answers with a link that opens this checkout once, on another device. */
export const checkoutLinkSchema = s.looseObject<CheckoutLink>({
  url: s.string(),
  expiresAt: timestampField,
});

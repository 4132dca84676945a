/** One checkout, as it crosses the wire: what a browser may say and the snapshot it gets back. */
import * as is from './shape.js';
import type { ShapeOf } from './shape.js';
import {
  currencyIdField,
  decimalField,
  instantField,
  openerField,
  orderHandleField,
} from './fields.js';

/** Version of the wire. Changes are additive, so an old script works with a newer store. */
export const WIRE_VERSION = 1;

/** `POST checkouts`. Strict: an unknown key is a 400, so nothing can be smuggled in. */
export const openCheckoutInput = is.closed({
  order: orderHandleField,
  currencyId: is.optional(currencyIdField),
  /** Of a page that a link has led to: only who opened the link may ask again for a lost answer. */
  opener: is.optional(openerField),
});

/** What a browser may say to open a checkout. */
export type OpenCheckoutInput = ShapeOf<typeof openCheckoutInput>;

/** `PUT checkout/currency`. */
export const selectCurrencyInput = is.closed({ currencyId: currencyIdField });

/** `POST checkout/quote`: the shopper's consent, so the body says nothing. */
export const acceptQuoteInput = is.closed({});

/** `POST checkout/link`: the token says which checkout, so the body says nothing. */
export const linkCheckoutInput = is.closed({});

/** A currency that can be chosen now, and what it would cost. */
export const choiceSchema = is.open({
  currencyId: currencyIdField,
  /**
   * What would have to be sent, after a part payment its rest; null for a top-up or where it cannot be
   * computed.
   */
  payable: is.nullable(decimalField),
  /** US dollars for one coin, from the wallet answer; null for a top-up: ask `rates/{currencyId}`. */
  rate: is.nullable(decimalField),
  /** Why it cannot be chosen, or null. */
  unavailable: is.nullable(is.text()),
});

/** One row of the picker's price list. */
export type Choice = ShapeOf<typeof choiceSchema>;

/** What the shopper was asked to send, frozen until a new quote is accepted. */
export const quoteSchema = is.open({
  id: is.text(),
  currencyId: currencyIdField,
  code: is.text(),
  blockchain: is.text(),
  networkName: is.text(),
  isNative: is.flag,
  contractAddress: is.nullable(is.text()),
  precision: is.nullable(is.whole),
  /** Amount to send; null for a top-up (any amount). */
  payable: is.nullable(decimalField),
  rate: is.nullable(decimalField),
  /** Whose rate it is; null where that is not known, or where the store's margin is in it. */
  rateSource: is.nullable(is.text()),
  quotedAt: instantField,
  /** End of the quote, never of the watch; null for a top-up. */
  expiresAt: is.nullable(instantField),
  /** Minutes that a payment in this currency usually takes, where the store states it. */
  typicalMinutes: is.optional(is.whole),
  /**
   * The least that can be paid in this currency, US dollars: its own minimum, and of a rest the store's
   * where that is higher. There only while what is still to be sent is less: it would not be credited,
   * so nothing may be asked for in this currency then.
   */
  unmetMinimumUsd: is.optional(decimalField),
  /** Whether the store has a picture of the currency, at `icons/currency/{currencyId}`. */
  icon: is.optional(is.flag),
  /** Whether the store has a picture of its network, at `icons/network/{blockchain}`. */
  networkIcon: is.optional(is.flag),
});

/** A frozen price. */
export type QuoteView = ShapeOf<typeof quoteSchema>;

/** Where to send. Checked on the store's side; the widget checks it again before drawing. */
export const depositAddressSchema = is.open({
  address: is.text(),
  blockchain: is.text(),
  /** `valid`: checksum and chain agree. `unchecked`: unknown network, text only, no QR, no link. */
  check: is.text(),
  /** True where it took the place of an earlier address of this checkout. */
  replaced: is.flag,
});

/** A deposit address. */
export type DepositAddress = ShapeOf<typeof depositAddressSchema>;

/** What is known of one transfer. Who sent it is nobody's business: no sender address. */
export const transferSchema = is.open({
  currencyId: currencyIdField,
  blockchain: is.text(),
  amount: decimalField,
  amountUsd: is.nullable(decimalField),
  txHash: is.text(),
  /** Built from the checked hash, or null. */
  explorerUrl: is.nullable(is.text()),
  /** `seen` | `confirmed` | `held`; open, unknown values are shown neutrally. */
  status: is.text(),
  /** Counts for the order, or why not: `counted` | `deposit` | `late` | `wrong_currency`; open. */
  counts: is.text(),
  firstSeenAt: instantField,
});

/** One transfer. */
export type TransferView = ShapeOf<typeof transferSchema>;

/** One line of evidence: who said what, and when. */
export const evidenceSchema = is.open({
  id: is.text(),
  at: instantField,
  /** `service_event` (signed) | `service_list` (operation 6) | `service_lookup` | `store`; open. */
  source: is.text(),
  /**
   * `opened` | `quoted` | `amended` | `seen` | `confirmed` | `held` | `released` | `marked_paid` |
   * `closed`; open.
   */
  kind: is.text(),
  currencyId: is.nullable(is.text()),
  amount: is.nullable(decimalField),
  txHash: is.nullable(is.text()),
});

/** One line of the timeline. */
export type EvidenceView = ShapeOf<typeof evidenceSchema>;

/** How far the payment is; only ever moves forward. */
export const PROGRESS = ['awaiting', 'detected', 'confirmed'] as const;
/** `awaiting` < `detected` < `confirmed`. */
export type Progress = (typeof PROGRESS)[number];

/** What is out of the ordinary; any of them may hold beside any progress. */
export const EXCEPTIONS = ['partial', 'over', 'late', 'wrong_currency', 'held'] as const;
/** An exception of the status. */
export type PaymentException = (typeof EXCEPTIONS)[number];

/** `GET checkout` and every answer that carries a checkout: all of it, never a delta. */
export const checkoutSnapshotSchema = is.open({
  wire: is.whole,
  /** Grows with every change. A client ignores a snapshot older than the one it has. */
  version: is.whole,
  kind: is.oneOf(['payment', 'top_up']),
  /** True when no real money moves. The widget shows a ribbon. */
  sandbox: is.flag,
  order: is.open({
    /** The store's own order or customer number, as a shopper may quote it to support. */
    reference: is.text(),
    /** Decimal string, US dollars; null for a top-up. */
    amountUsd: is.nullable(decimalField),
    /** The order's price in the store's own currency: shown beside, never computed with. */
    display: is.nullable(is.open({ amount: decimalField, currency: is.text() })),
  }),
  choices: is.list(choiceSchema),
  quote: is.nullable(quoteSchema),
  address: is.nullable(depositAddressSchema),
  transfers: is.list(transferSchema),
  progress: is.oneOf(PROGRESS),
  /** Open strings: an old widget shows an exception that it does not know neutrally. */
  exceptions: is.list(is.text()),
  /** Derived on the store's side: covered, and nothing held. Never guessed in a browser. */
  paid: is.flag,
  closed: is.flag,
  /** In the currency of the current quote; null where there is none. */
  due: is.nullable(decimalField),
  received: is.nullable(decimalField),
  excess: is.nullable(decimalField),
  /**
   * What else has come that counts and is not held, in currencies other than the quote's; only where
   * some has.
   */
  receivedBeside: is.optional(
    is.list(is.open({ currencyId: currencyIdField, amount: decimalField })),
  ),
  evidence: is.list(evidenceSchema),
  /**
   * Who will say that the payment is confirmed: the service's signed events (`events`; `late_events`
   * where they are the first that is heard of it), or the store itself (`store`). Open.
   */
  confirmation: is.text(),
  /**
   * Below this the service may say nothing, in any currency; decimal string, US dollars. Null where the
   * store states none: nothing is to be shown then.
   */
  minimumUsd: is.nullable(decimalField),
  serverTime: instantField,
  /** When the store last had an answer to its own question about transfers; null where it had none. */
  lastCheckedAt: is.nullable(instantField),
  /** True where `POST checkout/link` makes a link to go on with on a phone. */
  canHandOff: is.optional(is.flag),
});

/** A whole checkout at one moment. */
export type CheckoutSnapshot = ShapeOf<typeof checkoutSnapshotSchema>;

/** `POST checkouts` answers a token (identity) and the snapshot (state). */
export const openCheckoutAnswer = is.open({
  token: is.text(),
  /** When the token stops working; renew by `POST checkouts` with it. */
  tokenExpiresAt: instantField,
  checkout: checkoutSnapshotSchema,
});

/** An opened checkout. */
export type OpenedCheckout = ShapeOf<typeof openCheckoutAnswer>;

/** `POST checkout/link` answers a link that opens this very checkout once, on another device. */
export const checkoutLinkSchema = is.open({
  /** Page of the store, with the link's handle after the `#`. A pass to the checkout: never logged. */
  url: is.text(),
  /** Until when it opens. */
  expiresAt: instantField,
});

/** A link to go on elsewhere. */
export type CheckoutLink = ShapeOf<typeof checkoutLinkSchema>;

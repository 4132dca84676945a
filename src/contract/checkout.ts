/** One checkout, as it crosses the wire: what a browser may say and the snapshot it gets back. */
import * as z from 'zod/mini';
import { currencyIdField, decimalField, instantField, orderHandleField } from './fields.js';

/** Version of the wire. Changes are additive, so an old script works with a newer store. */
export const WIRE_VERSION = 1;

/** `POST checkouts`. Strict: an unknown key is a 400, so nothing can be smuggled in. */
export const openCheckoutInput = z.strictObject({
  order: orderHandleField,
  currencyId: z.optional(currencyIdField),
});

/** What a browser may say to open a checkout. */
export type OpenCheckoutInput = z.infer<typeof openCheckoutInput>;

/** `PUT checkout/currency`. */
export const selectCurrencyInput = z.strictObject({ currencyId: currencyIdField });

/** What a browser may say to choose a currency. */
export type SelectCurrencyInput = z.infer<typeof selectCurrencyInput>;

/** `POST checkout/quote`: the shopper's consent, so the body says nothing. */
export const acceptQuoteInput = z.strictObject({});

/** A currency that can be chosen now, and what it would cost. */
export const choiceSchema = z.looseObject({
  currencyId: currencyIdField,
  /** What would have to be sent; null for a top-up or where it cannot be computed. */
  payable: z.nullable(decimalField),
  /** US dollars for one coin, from the wallet answer. */
  rate: z.nullable(decimalField),
  /** Why it cannot be chosen, or null. */
  unavailable: z.nullable(z.string()),
});

/** One row of the picker's price list. */
export type Choice = z.infer<typeof choiceSchema>;

/** What the shopper was asked to send, frozen until a new quote is accepted. */
export const quoteSchema = z.looseObject({
  id: z.string(),
  currencyId: currencyIdField,
  code: z.string(),
  blockchain: z.string(),
  networkName: z.string(),
  isNative: z.boolean(),
  contractAddress: z.nullable(z.string()),
  precision: z.nullable(z.int()),
  /** Amount to send; null for a top-up (any amount). */
  payable: z.nullable(decimalField),
  rate: z.nullable(decimalField),
  rateSource: z.nullable(z.string()),
  quotedAt: instantField,
  /** End of the quote, never of the watch; null for a top-up. */
  expiresAt: z.nullable(instantField),
});

/** A frozen price. */
export type QuoteView = z.infer<typeof quoteSchema>;

/** Where to send. Checked on the store's side; the widget checks it again before drawing. */
export const depositAddressSchema = z.looseObject({
  address: z.string(),
  blockchain: z.string(),
  /** `valid`: checksum and chain agree. `unchecked`: unknown network, text only, no QR, no link. */
  check: z.string(),
  /** True where it took the place of an earlier address of this checkout. */
  replaced: z.boolean(),
});

/** A deposit address. */
export type DepositAddress = z.infer<typeof depositAddressSchema>;

/** What is known of one transfer. Who sent it is nobody's business: no sender address. */
export const transferSchema = z.looseObject({
  currencyId: currencyIdField,
  blockchain: z.string(),
  amount: decimalField,
  amountUsd: z.nullable(decimalField),
  txHash: z.string(),
  /** Built from the checked hash, or null. */
  explorerUrl: z.nullable(z.string()),
  /** `seen` | `confirmed` | `held`; open, unknown values are shown neutrally. */
  status: z.string(),
  /** Counts for the order, or why not: `counted` | `late` | `wrong_currency`; open. */
  counts: z.string(),
  firstSeenAt: instantField,
});

/** One transfer. */
export type TransferView = z.infer<typeof transferSchema>;

/** One line of evidence: who said what, and when. */
export const evidenceSchema = z.looseObject({
  id: z.string(),
  at: instantField,
  /** `service_event` (signed) | `service_list` (operation 6) | `store`; open. */
  source: z.string(),
  /** `opened` | `quoted` | `seen` | `confirmed` | `held` | `released` | `marked_paid` | `closed` | `address_replaced` | `amended`; open. */
  kind: z.string(),
  currencyId: z.nullable(z.string()),
  amount: z.nullable(decimalField),
  txHash: z.nullable(z.string()),
});

/** One line of the timeline. */
export type EvidenceView = z.infer<typeof evidenceSchema>;

/** How far the payment is; only ever moves forward. */
export const PROGRESS = ['awaiting', 'detected', 'confirmed'] as const;
/** `awaiting` < `detected` < `confirmed`. */
export type Progress = (typeof PROGRESS)[number];

/** What is out of the ordinary; any of them may hold beside any progress. */
export const EXCEPTIONS = ['partial', 'over', 'late', 'wrong_currency', 'held'] as const;
/** An exception of the status. */
export type PaymentException = (typeof EXCEPTIONS)[number];

/** `GET checkout` and every answer that carries a checkout: all of it, never a delta. */
export const checkoutSnapshotSchema = z.looseObject({
  wire: z.int(),
  /** Grows with every change. A client ignores a snapshot older than the one it has. */
  version: z.int(),
  kind: z.enum(['payment', 'top_up']),
  /** True when no real money moves. The widget shows a ribbon. */
  sandbox: z.boolean(),
  order: z.looseObject({
    /** The store's own order or customer number, as a shopper may quote it to support. */
    reference: z.string(),
    /** Decimal string, US dollars; null for a top-up. */
    amountUsd: z.nullable(decimalField),
    /** The order's price in the store's own currency: shown beside, never computed with. */
    display: z.nullable(z.looseObject({ amount: decimalField, currency: z.string() })),
  }),
  choices: z.array(choiceSchema),
  quote: z.nullable(quoteSchema),
  address: z.nullable(depositAddressSchema),
  transfers: z.array(transferSchema),
  progress: z.enum(PROGRESS),
  /** Open strings: an old widget shows an exception that it does not know neutrally. */
  exceptions: z.array(z.string()),
  /** Derived on the store's side: covered, and nothing held. Never guessed in a browser. */
  paid: z.boolean(),
  closed: z.boolean(),
  /** In the currency of the current quote; null where there is none. */
  due: z.nullable(decimalField),
  received: z.nullable(decimalField),
  excess: z.nullable(decimalField),
  evidence: z.array(evidenceSchema),
  /** Who will say that the payment is confirmed: the service's signed events, or the store itself. */
  confirmation: z.string(),
  /** Below this the service may say nothing; decimal string, US dollars, or null. */
  minimumUsd: z.nullable(decimalField),
  serverTime: instantField,
  /** When the store last asked the service's list of transfers; null where it never did. */
  lastCheckedAt: z.nullable(instantField),
});

/** A whole checkout at one moment. */
export type CheckoutSnapshot = z.infer<typeof checkoutSnapshotSchema>;

/** `POST checkouts` answers a token (identity) and the snapshot (state). */
export const openCheckoutAnswer = z.looseObject({
  token: z.string(),
  /** When the token stops working; renew by `POST checkouts` with it. */
  tokenExpiresAt: instantField,
  checkout: checkoutSnapshotSchema,
});

/** An opened checkout. */
export type OpenedCheckout = z.infer<typeof openCheckoutAnswer>;

/** Refunds by link: what staff may give back, and the links that ask a customer for an address. */
import {
  currencyIdField,
  decimalField,
  singleLineField,
  timestampField,
} from '../../contract/fieldSchemas.js';
import * as s from '../../contract/schema.js';
import { REFUND_LANGUAGES } from './refundLanguages.js';
import { withdrawalSchema } from './withdrawals.js';

/**
 * What goes back: what came beyond the price (`excess`), after the price had ended (`late`), in another
 * currency (`wrong_currency`), or everything in one currency (`all`).
 */
export const REFUND_KINDS = ['excess', 'late', 'wrong_currency', 'all'] as const;

/** What goes back. */
export type RefundKind = (typeof REFUND_KINDS)[number];

/**
 * Where a refund stands.
 *
 * - `customer`: its link waits for the customer's address;
 * - `approval`: another person has to approve it; `ready`: a person may send it;
 * - `sending`: it was sent, and its end is not known;
 * - `sent`: it has completed;
 * - `revoked`, `expired`: its link ended without an address;
 * - `failed`: nothing was paid; `cancelled`: given up, or taken back from the service.
 */
export type RefundStage =
  | 'customer'
  | 'approval'
  | 'ready'
  | 'sending'
  | 'sent'
  | 'revoked'
  | 'expired'
  | 'failed'
  | 'cancelled';

const UNDER_WAY: readonly string[] = ['customer', 'approval', 'ready', 'sending'];

/** Whether its money is promised, about to leave or on its way: nothing of it is offered again. */
export const isUnderWay = ({ stage }: { readonly stage: string }): boolean =>
  UNDER_WAY.includes(stage);

/** Whether its money has gone back or may still. */
export const isLive = (refund: { readonly stage: string }): boolean =>
  refund.stage === 'sent' || isUnderWay(refund);

/** Longest time for which a link works, in days. */
export const MAX_LINK_DAYS = 30;

/** How long a link works if nothing else is said, in days. */
export const DEFAULT_LINK_DAYS = 7;

const moneyFields = {
  currencyId: currencyIdField,
  code: s.string(),
  blockchain: s.string(),
  networkName: s.string(),
  /** Coins; of an option what is left of it after all refunds and links. */
  amount: decimalField,
};

/** One thing that can go back by a link. */
export type RefundOption = s.Infer<typeof refundOptionSchema>;

export const refundOptionSchema = s.looseObject({
  /** One of {@link REFUND_KINDS}; open. */
  kind: s.string(),
  ...moneyFields,
  /** Whether the store makes links, and can check the addresses of its network. */
  byLink: s.boolean,
  /** US dollars for one coin, by the order's own price; null in another currency. */
  rate: s.nullable(decimalField),
});

/** One link, without its secret. */
export type RefundLinkView = s.Infer<typeof refundLinkSchema>;

const refundLinkSchema = s.looseObject({
  id: s.string(),
  madeBy: s.string(),
  madeAt: timestampField,
  expiresAt: timestampField,
  /** When somebody or something, such as the preview of a mail, first opened it; null if never. */
  openedAt: s.nullable(timestampField),
  claimedAt: s.nullable(timestampField),
  revokedBy: s.nullable(s.string()),
  revokedAt: s.nullable(timestampField),
});

/** One refund of an order: by a link, by a draft, or by the draft that came of a link. */
export type OrderRefundView = s.Infer<typeof orderRefundSchema>;

export const orderRefundSchema = s.looseObject({
  /** Of the link; of the draft without one. */
  id: s.string(),
  /** One of {@link RefundStage}; open. */
  stage: s.string(),
  /** One of {@link REFUND_KINDS}, open; null for a refund that a person drafted. */
  kind: s.nullable(s.string()),
  ...moneyFields,
  /** US dollars as recorded, or by the price's own rate; null if neither is known. */
  usd: s.nullable(decimalField),
  /** Null for a refund that a person drafted, and if the link cannot be read. */
  link: s.nullable(refundLinkSchema),
  /** Null before there is a draft. */
  withdrawal: s.nullable(withdrawalSchema),
});

/** What a person sends to make a link. */
export type MakeRefundLinkInput = s.Infer<typeof makeRefundLinkInput>;

/**
 * `POST orders/{kind}/{reference}/refund-links`. If `offered` is no longer what can go back, nothing is
 * done and the problem is `refund_changed`.
 */
export const makeRefundLinkInput = s.strictObject({
  kind: s.oneOf(REFUND_KINDS),
  currencyId: currencyIdField,
  /** Coins: all of what was offered, or a part. */
  amount: decimalField,
  /** What could go back on the page: if it is another amount by now, no link is made. */
  offered: decimalField,
  reason: singleLineField,
  /** 1 to {@link MAX_LINK_DAYS}. */
  days: s.optional(
    s.custom<number>(
      (value) =>
        Number.isSafeInteger(value) && (value as number) >= 1 && (value as number) <= MAX_LINK_DAYS,
    ),
  ),
  /** Language of page and mail: one of {@link REFUND_LANGUAGES}. @default the customer's, if it is known */
  language: s.optional(s.oneOf(REFUND_LANGUAGES)),
});

/** What a person sends to revoke a link. */
export type RevokeRefundLinkInput = s.Infer<typeof revokeRefundLinkInput>;

/** `POST orders/{kind}/{reference}/refund-links/{id}/revocation`. */
export const revokeRefundLinkInput = s.strictObject({ reason: s.optional(singleLineField) });

/** What a mail to the customer may say, in their language if it is known. */
export type RefundMail = s.Infer<typeof refundMailSchema>;

const refundMailSchema = s.looseObject({
  /** Null if the store keeps no address of the customer. */
  to: s.nullable(s.string()),
  subject: s.string(),
  /** Without the link. */
  text: s.string(),
});

/** A new link. */
export type MadeRefundLink = s.Infer<typeof madeRefundLinkSchema>;

/** The answer to the making of a link. */
export const madeRefundLinkSchema = s.looseObject({
  /** The link for the customer. It is in this answer only: the server keeps no more than a hash of it. */
  url: s.string(),
  refund: orderRefundSchema,
  mail: refundMailSchema,
});

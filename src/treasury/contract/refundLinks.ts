/** Refunds by link: what staff may give back, and the links that ask a customer for an address. */
import {
  currencyIdField,
  decimalField,
  singleLineField,
  timestampField,
} from '../../contract/fieldSchemas.js';
import * as s from '../../contract/schema.js';
import type { DecimalString } from '../../money/decimalString.js';

/**
 * What goes back: what came beyond the price (`excess`), after the price had ended (`late`), in another
 * currency (`wrong_currency`), or everything in one currency (`all`).
 */
export const REFUND_KINDS = ['excess', 'late', 'wrong_currency', 'all'] as const;

/** What goes back. */
export type RefundKind = (typeof REFUND_KINDS)[number];

/** Languages of the page behind a link: BCP 47 tags. Fewer than the checkout speaks. */
export const REFUND_LANGUAGES = [
  'en',
  'ar',
  'de',
  'es',
  'fa',
  'fr',
  'he',
  'hi',
  'id',
  'it',
  'ja',
  'ko',
  'nl',
  'pl',
  'pt-BR',
  'ru',
  'th',
  'tr',
  'uk',
  'vi',
  'zh',
  'zh-TW',
] as const;

/** A language of the page behind a link. */
export type RefundLanguage = (typeof REFUND_LANGUAGES)[number];

/** Longest time for which a link works, in days. */
export const MAX_LINK_DAYS = 30;

/** How long a link works if nothing else is said, in days. */
export const DEFAULT_LINK_DAYS = 7;

/** One thing that can go back by a link. */
export interface RefundOption {
  /** One of {@link REFUND_KINDS}; open. */
  readonly kind: string;
  readonly currencyId: string;
  readonly code: string;
  readonly blockchain: string;
  readonly networkName: string;
  /** Coins: what is left of it after all refunds and links. */
  readonly amount: DecimalString;
}

const optionFields = {
  kind: s.string(),
  currencyId: currencyIdField,
  code: s.string(),
  blockchain: s.string(),
  networkName: s.string(),
  amount: decimalField,
};

export const refundOptionSchema = s.looseObject<RefundOption>(optionFields);

/** One link, without its secret. Its `amount` is what it gives back. */
export interface RefundLinkView extends RefundOption {
  readonly id: string;
  /**
   * `made` | `opened` | `claimed` (the customer has confirmed an address) | `revoked` | `ended`; open.
   */
  readonly state: string;
  readonly reason: string;
  readonly madeBy: string;
  readonly madeAt: string;
  readonly expiresAt: string;
  /** When somebody or something, such as the preview of a mail, first opened it; null if never. */
  readonly openedAt: string | null;
  readonly claimedAt: string | null;
  readonly revokedBy: string | null;
  readonly revokedAt: string | null;
  /** The draft that came of it; null before an address is confirmed. */
  readonly withdrawalId: string | null;
}

export const refundLinkSchema = s.looseObject<RefundLinkView>({
  id: s.string(),
  state: s.string(),
  ...optionFields,
  reason: s.string(),
  madeBy: s.string(),
  madeAt: timestampField,
  expiresAt: timestampField,
  openedAt: s.nullable(timestampField),
  claimedAt: s.nullable(timestampField),
  revokedBy: s.nullable(s.string()),
  revokedAt: s.nullable(timestampField),
  withdrawalId: s.nullable(s.string()),
});

/** What a person sends to make a link: exactly what was offered on the page. */
export interface MakeRefundLinkInput {
  readonly kind: RefundKind;
  readonly currencyId: string;
  readonly amount: DecimalString;
  readonly reason: string;
  /** 1 to {@link MAX_LINK_DAYS}. */
  readonly days?: number | undefined;
  /** Language of the page: one of {@link REFUND_LANGUAGES}. @default the browser's own */
  readonly language?: RefundLanguage | undefined;
}

/**
 * `POST orders/{kind}/{reference}/refund-links`. If the amount is no longer what can go back, nothing is
 * done and the problem is `refund_changed`.
 */
export const makeRefundLinkInput = s.strictObject<MakeRefundLinkInput>({
  kind: s.oneOf(REFUND_KINDS),
  currencyId: currencyIdField,
  amount: decimalField,
  reason: singleLineField,
  days: s.optional(
    s.custom<number>(
      (value) =>
        Number.isSafeInteger(value) && (value as number) >= 1 && (value as number) <= MAX_LINK_DAYS,
    ),
  ),
  language: s.optional(s.oneOf(REFUND_LANGUAGES)),
});

/** What a person sends to revoke a link. */
export interface RevokeRefundLinkInput {
  readonly reason?: string | undefined;
}

/** `POST orders/{kind}/{reference}/refund-links/{id}/revocation`. */
export const revokeRefundLinkInput = s.strictObject<RevokeRefundLinkInput>({
  reason: s.optional(singleLineField),
});

/** A new link. */
export interface MadeRefundLink {
  readonly wire: number;
  /** The link for the customer. It is in this answer only: the store keeps no more than a hash of it. */
  readonly url: string;
  readonly link: RefundLinkView;
}

/** The answer to the making of a link. */
export const madeRefundLinkSchema = s.looseObject<MadeRefundLink>({
  wire: s.integer,
  url: s.string(),
  link: refundLinkSchema,
});

/** The events of refund links, typed. All links of one order are in one stream, so that they have one order. */
import * as z from 'zod';
import { REFUND_KINDS } from '../contract/refundLinks.js';
import { assertReadable, decimalField } from '../../ledger/eventBodies.js';
import type { LedgerEvent } from '../../ledger/ledger.js';

const text = z.string();

/** The body of each kind. */
const BODIES = {
  /** A person made a link. Its key is its number, so that of two at once only one is made. */
  refund_link_made: z.object({
    linkId: text,
    /** SHA-256 of the secret in the link, in hexadecimal digits. The secret itself is not stored. */
    secretHash: text,
    order: z.object({ kind: z.enum(['payment', 'top_up']), reference: text }),
    kind: z.enum(REFUND_KINDS),
    currencyId: text,
    code: text,
    blockchain: text,
    networkName: text,
    isNative: z.boolean(),
    amount: decimalField,
    /** Contracts of tokens on this network: no address of a customer. */
    contracts: z.array(text),
    reason: text,
    madeBy: text,
    /** Fixed here: later changes of the person's permissions do not change it. */
    needsApproval: z.boolean(),
    expiresAt: z.iso.datetime(),
    /** Whether it gives back less than could go back. Older links do not have it. */
    isPart: z.boolean().default(false),
    /** BCP 47 tag of the page; null if none was chosen. Older links do not have it. */
    language: text.nullable().default(null),
  }),
  /** The page was opened for the first time, by a person or by a program. Changes nothing. */
  refund_link_opened: z.object({ linkId: text }),
  /** The customer confirmed an address. Shares its key with the next two: only one of them can happen. */
  refund_claimed: z.object({
    linkId: text,
    /** Made here, so that nobody can draft something else under this id beforehand. */
    withdrawalId: text,
    /** In the canonical spelling of its network. */
    addressTo: text,
    addressGiven: text,
    /** SHA-256 of the secret in the address of the page that the customer sees afterwards. */
    receiptHash: text,
  }),
  refund_link_revoked: z.object({ linkId: text, who: text, reason: text.nullable() }),
  /** Its time was over, and its money was needed for another link. */
  refund_link_ended: z.object({ linkId: text }),
} as const;

/** Kinds of event that the fold reads. */
export type RefundEventKind = keyof typeof BODIES;

/** What an event of a kind says. */
export type RefundEventBody<K extends RefundEventKind> = z.infer<(typeof BODIES)[K]>;

/** What an event says, when (RFC 3339, UTC, milliseconds), and its place in the ledger. */
export type StatedRefund<K extends RefundEventKind> = RefundEventBody<K> & {
  readonly at: string;
  readonly sequence: number;
};

/** An event that the fold reads. */
export type RefundEvent = {
  [K in RefundEventKind]: { readonly kind: K; readonly body: StatedRefund<K> };
}[RefundEventKind];

/** Key of the n-th link of an order. */
export const linkKey = (n: number): string => `link:${String(n)}`;
/** Key of the one decision about a link: claimed, revoked or ended. */
export const decisionKey = (linkId: string): string => `decided:${linkId}`;
/** Key of the first opening. */
export const openedKey = (linkId: string): string => `opened:${linkId}`;

/** The link of an event, as its key has it: an id, or the number of a link that was made. */
export const linkInKey = (key: string): string => key.slice(key.indexOf(':') + 1);

/**
 * Reads ledger events. An unknown kind is ignored; a known kind with an unreadable body is an error, because
 * it must not drop news about money.
 *
 * @throws a `ZodError` that names the fields, if a stored body does not fit its kind.
 */
export function readRefundEvents(events: readonly LedgerEvent[]): RefundEvent[] {
  return events.flatMap(({ kind, at, sequence, body }) => {
    if (!Object.hasOwn(BODIES, kind)) return [];
    const parsed = BODIES[kind as RefundEventKind].parse(body);
    return [{ kind, body: { ...parsed, at, sequence } } as RefundEvent];
  });
}

/** @throws TypeError for a body that could not be read back as this kind. */
export function assertReadableRefund(kind: RefundEventKind, body: unknown): void {
  assertReadable(BODIES[kind], kind, body);
}

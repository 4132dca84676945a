/** The events of one checkout's stream, typed: what the ledger holds and the fold reads. */
import * as z from 'zod';
import { assertReadable, decimalField } from '../ledger/eventBodies.js';
import type { JsonValue, LedgerEvent } from '../ledger/ledger.js';

const instant = z.iso.datetime();
const display = z.object({ amount: decimalField, currency: z.string() }).nullable();

/** First event of an order: fixes the external id. Written before the wallet is created. */
export const openedBody = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('payment'),
    reference: z.string(),
    externalId: z.uuid(),
    amountUsd: decimalField,
    display,
  }),
  z.object({ type: z.literal('top_up'), reference: z.string(), externalId: z.uuid() }),
]);

/** The store gave a new amount under the same order. Voids the quotes of earlier revisions. */
export const amendedBody = z.object({
  /** 1 for the first amendment; `opened` is revision 0. Key: `amended:<revision>`. */
  revision: z.int().positive(),
  amountUsd: decimalField,
  display,
  amendedAt: instant,
});

/** The store gave a new display price for the same amount. It is only shown, and voids no quote. */
export const displayedBody = z.object({
  /** Revision of the amount that it belongs to. */
  revision: z.int().nonnegative(),
  /** 1 for the first change within a revision. Key: `displayed:<revision>:<number>`. */
  number: z.int().positive(),
  display,
});

/** What the service answered when the wallet was opened: prices and addresses of that moment. */
export const walletBody = z.object({
  answeredAt: instant,
  /** The service's own id of the wallet: a secret, because anyone who knows it can read the wallet. */
  walletId: z.string().exactOptional(),
  /** Amount that the prices were asked for; null for a top-up. */
  amountUsd: decimalField.nullable(),
  /** US dollars per coin, by exact currency id. */
  rates: z.record(z.string(), decimalField),
  addresses: z.array(
    z.object({ currencyId: z.string(), blockchain: z.string(), address: z.string() }),
  ),
});

/** A price frozen for the shopper. Key: `quoted:<quoteId>`. */
export const quotedBody = z.object({
  quoteId: z.uuid(),
  /** Revision of the order's amount that it prices. */
  revision: z.int().nonnegative(),
  currencyId: z.string(),
  code: z.string(),
  blockchain: z.string(),
  contractAddress: z.string().nullable(),
  isNative: z.boolean(),
  precision: z.int().nonnegative().nullable(),
  address: z.string(),
  /** Null for a top-up. */
  amountUsd: decimalField.nullable(),
  /** US dollars per coin that the payable was made with: the wallet's own, with the store's margin. */
  rate: decimalField.nullable(),
  /** The rate of operation 5, without a margin; null if it gave none, absent in older quotes. */
  marketRate: decimalField.nullable().exactOptional(),
  rateSource: z.string().nullable(),
  payable: decimalField.nullable(),
  /**
   * Part of the order that may be missing. The one in the order's first quote counts; absent in older
   * ones.
   */
  tolerance: decimalField.exactOptional(),
  quotedAt: instant,
  expiresAt: instant.nullable(),
});

/** What a signed event, the list of unconfirmed transfers or the public look-up says about one transfer. */
export const transferBody = z.object({
  /**
   * `service_event`: signed by the service. `service_list`: operation 6, proves at most "seen".
   * `service_lookup`: the service's public page, whose "confirmed" is written only for a store that trusts
   * it.
   */
  source: z.enum(['service_event', 'service_list', 'service_lookup']),
  blockchain: z.string(),
  txHash: z.string(),
  /** Empty if the service sent null; for a look-up, our own number of the output. */
  bcUniqKey: z.string(),
  currencyId: z.string(),
  amount: decimalField,
  amountUsd: decimalField.nullable(),
  /** The service's own times for the transfer, in UTC, without unset ones. */
  times: z.array(instant),
  /** The look-up listed it as confirmed when it first showed it. */
  inBlock: z.literal(true).exactOptional(),
});

/** A look-up that was made for an unpaid quote. Appended after its rows. Key: `looked:<id>`. */
export const lookedBody = z.object({
  quoteId: z.uuid(),
  askedAt: instant,
  /** The answer showed every deposit: it had fewer rows than the service's maximum. */
  complete: z.boolean(),
  /** Transactions that it showed, as normalized `network:hash`. */
  transactions: z.array(z.string()),
});

/** The order was paid. Appended once, before it is shown or announced. Key: `paid`. */
export const paidBody = z.object({
  /** Keys of the events that it rests on. It does not count while one of their transfers is held. */
  evidence: z.array(z.string()),
  /**
   * Key of the event with which the order's terms became final; absent in older ledgers, where the fold
   * finds it.
   */
  termsFinalBy: z.string().exactOptional(),
});

/** The store releases a hold. */
export const releasedBody = z.object({
  /** Keys of the held events that it releases; a later hold is a new one. */
  evidence: z.array(z.string()),
  reason: z.string(),
});

/** The store says that the order is paid, or that it is closed. */
export const storeWordBody = z.object({ reason: z.string() });

/** Every kind that the fold reads, with the body that is written. Other kinds are ignored. */
const BODIES = {
  opened: openedBody,
  amended: amendedBody,
  displayed: displayedBody,
  wallet: walletBody,
  quoted: quotedBody,
  seen: transferBody,
  confirmed: transferBody,
  held: transferBody,
  looked: lookedBody,
  paid: paidBody,
  released: releasedBody,
  marked_paid: storeWordBody,
  closed: storeWordBody,
} as const;

/**
 * Some older ledgers have such an event without a readable reason. It still counts, with an empty reason;
 * but only if it has no other field, which this version might have to understand.
 */
const unreasoned = { reason: z.unknown().optional() };
const withoutReason = <T extends object>(rest: T): T & { reason: string } => ({
  ...rest,
  reason: '',
});
const readStoreWord = z.union([
  storeWordBody,
  z.strictObject(unreasoned).transform(() => withoutReason({})),
]);
const readReleased = z.union([
  releasedBody,
  z
    .strictObject({ ...releasedBody.shape, ...unreasoned })
    .transform(({ evidence }) => withoutReason({ evidence })),
]);

/** How a stored body is read; every body that may be written is read unchanged. */
const READINGS = {
  ...BODIES,
  released: readReleased,
  marked_paid: readStoreWord,
  closed: readStoreWord,
} as const;

/** Kinds of event that the fold reads. */
export type CheckoutEventKind = keyof typeof BODIES;

/** The body of each kind. */
export type CheckoutEventBody<K extends CheckoutEventKind> = z.infer<(typeof BODIES)[K]>;

/** An event that the fold reads. */
export type CheckoutLedgerEvent = {
  [K in CheckoutEventKind]: {
    readonly kind: K;
    readonly key: string;
    readonly at: string;
    readonly sequence: number;
    readonly body: CheckoutEventBody<K>;
  };
}[CheckoutEventKind];

/**
 * Reads ledger events as events of a checkout. A kind that the fold does not know is ignored; a known kind
 * with an unreadable body is an error, because it must not drop news about money.
 *
 * @throws a `ZodError` that names the fields, if a stored body does not fit its kind.
 */
export function readCheckoutEvents(events: readonly LedgerEvent[]): CheckoutLedgerEvent[] {
  return events.flatMap(({ kind, key, at, sequence, body }) => {
    if (!Object.hasOwn(BODIES, kind)) return [];
    const parsed = READINGS[kind as CheckoutEventKind].parse(body);
    return [{ kind, key, at, sequence, body: parsed } as CheckoutLedgerEvent];
  });
}

/**
 * Checks a body before it is stored, and returns it unchanged. An event stays for ever, and one unreadable
 * event makes its whole checkout unreadable.
 *
 * @throws TypeError for a body that could not be read back; its cause names the fields.
 */
export function asJsonBody<K extends CheckoutEventKind>(
  kind: K,
  body: CheckoutEventBody<K>,
): { readonly [key: string]: JsonValue } {
  assertReadable(BODIES[kind], kind, body);
  return body;
}

/**
 * Key of a transfer's event. It contains kind and source; otherwise the confirmed event would count as a
 * duplicate of the unconfirmed one.
 */
export function transferEventKey(
  kind: 'seen' | 'confirmed' | 'held',
  body: CheckoutEventBody<'seen'>,
): string {
  return [kind, body.source, body.blockchain, body.txHash, body.bcUniqKey].join(':');
}

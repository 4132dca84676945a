/** Withdrawals as the back office sees them: a draft first, sent at most once, then followed. */
import * as s from '../../contract/schema.js';
import {
  currencyIdField,
  decimalField,
  referenceField,
  singleLineField,
  timestampField,
} from '../../contract/fieldSchemas.js';

/**
 * Names one intended withdrawal: a random UUID that the page makes when its form is opened. The same id is
 * the same withdrawal, so a double click, a reload or a second tab cannot make two.
 */
export const withdrawalIdField = s.string(
  /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
);

/** Names an order or a customer of the store. */
export type OrderReferenceView = s.Infer<typeof orderReferenceSchema>;

export const orderReferenceSchema = s.strictObject({
  kind: s.oneOf(['payment', 'top_up']),
  reference: referenceField,
});

/** Names an order or a customer in an answer of the store. */
export type NamedOrder = s.Infer<typeof namedOrderSchema>;

export const namedOrderSchema = s.looseObject({
  /** `payment` | `top_up`; open. */
  kind: s.string(),
  reference: s.string(),
});

/** The customer's part in a refund by link. */
const refundClaimSchema = s.looseObject({
  linkId: s.string(),
  /** When the customer confirmed the address. */
  claimedAt: timestampField,
});

/** What a person sends to draft a withdrawal. @interface */
export type DraftWithdrawalInput = s.Infer<typeof draftWithdrawalInput>;

/** `POST withdrawals`. Nothing is sent to the service yet. */
export const draftWithdrawalInput = s.strictObject({
  id: withdrawalIdField,
  currencyId: currencyIdField,
  /** Coins, above zero. */
  amount: decimalField,
  addressTo: s.string(/^[!-~]{1,128}$/),
  /** Why, for the record. */
  note: s.optional(singleLineField),
  /** The order that is refunded. */
  refundOf: s.optional(orderReferenceSchema),
});

/** `POST withdrawals/{id}/approval`: the body is empty. */
export const confirmWithdrawalInput = s.strictObject({});

/** What a person sends with a withdrawal: the warnings that they have seen. @interface */
export type SendWithdrawalInput = s.Infer<typeof sendWithdrawalInput>;

/**
 * `POST withdrawals/{id}/sending`. `seen` are the warnings that the person has seen: if the same money may
 * have been paid since then (`looks_repeated`, `refund_repeated`), nothing is sent and the problem is
 * `warnings_new`; if another page sends the same at that moment, the second one is `discarded`. Without
 * `seen` neither is checked, except that a refund which was drafted by hand is not sent while a refund link
 * promises money of the same order.
 */
export const sendWithdrawalInput = s.strictObject({
  seen: s.optional(s.array(s.string())),
});

/** What a person sends to delete a withdrawal: the step in which they saw it. @interface */
export type DeleteWithdrawalInput = s.Infer<typeof deleteWithdrawalInput>;

/**
 * `DELETE withdrawals/{id}`: discards a draft, or cancels a queued withdrawal at the service. `from` says
 * which of the two the person was asked about: if the withdrawal is in another step by now, nothing is
 * done and the problem is `withdrawal_state`. Without it, the fitting one is done.
 */
export const deleteWithdrawalInput = s.strictObject({
  from: s.optional(s.oneOf(['unsent', 'queued'])),
});

/** What a person found out. */
export type SettleWithdrawalInput = s.Infer<typeof settleWithdrawalInput>;

/**
 * `POST withdrawals/{id}/outcome`: what a person found at the service about a withdrawal with an unknown
 * outcome. It is never sent again. `not_created` lets the person draft another one, and is refused in the
 * first minute (`settle_too_early`), in which a slow service may still create it.
 */
export const settleWithdrawalInput = s.strictObject({
  outcome: s.oneOf(['created', 'not_created']),
  reason: singleLineField,
});

/**
 * - `awaiting_approval`: another person has to approve it first;
 * - `draft`: may be sent;
 * - `sending`: the service is being asked;
 * - `unknown`: it was asked to make or to delete it, and its answer never came: read back, never sent again;
 * - `refused`: the service refused it, nothing was created;
 * - `queued`: the service has it and has made no transfer yet;
 * - `in_progress`, `completed`, `failed`: how its transfer stands;
 * - `deleted`: taken back at the service; `discarded`: given up before it was sent, or found not to exist.
 */
export const WITHDRAWAL_STATES = [
  'awaiting_approval',
  'draft',
  'sending',
  'unknown',
  'refused',
  'queued',
  'in_progress',
  'completed',
  'failed',
  'deleted',
  'discarded',
] as const;

/** State of a withdrawal. */
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];

/** Why the service refused, in codes of ours. Open in the schema. */
export const WITHDRAWAL_REFUSALS = [
  'address_invalid',
  'address_is_own',
  'amount_not_positive',
  'currency_unknown',
  'currency_disabled',
  'withdrawals_disabled',
  'processing_not_ready',
  'processing_unreachable',
  'processing_wallet_missing',
  'store_not_owned',
  'key_refused',
  'other',
] as const;

/** What speaks against sending, found by the store. A warning never forbids it. Open. */
export const WITHDRAWAL_WARNINGS = [
  /** More than the balance that the service showed. */
  'balance_low',
  /** The balance could not be read. */
  'balance_unknown',
  /** The wallet cannot pay the network's fee. */
  'fees_low',
  /** An address of a network that Tillkit does not know. */
  'address_unchecked',
  /** In a form that Bitcoin uses too: it may have been copied for the wrong coin. */
  'address_bitcoin_form',
  /** An address that this store has not paid before. */
  'address_new',
  /**
   * The same amount was paid to the same address within a day, or may have been, or may still be.
   * Withdrawals with an unknown outcome, those that wait at the service and unreadable ones count at any
   * age.
   */
  'looks_repeated',
  /**
   * Another refund of the same order or customer was paid, or may have been, or may still be: drafts and
   * unreadable ones count too.
   */
  'refund_repeated',
] as const;

/** One step of a withdrawal. */
export type WithdrawalStepView = s.Infer<typeof withdrawalStepSchema>;

const withdrawalStepSchema = s.looseObject({
  at: timestampField,
  /**
   * `drafted` | `approved` | `sent` | `refused` | `lost` | `read_back` | `settled` | `deleted` |
   * `discarded` | `started` (the service has made a transfer) | `completed` | `failed` | `confirmed` (a
   * signed event of the service); open.
   */
  kind: s.string(),
  /** Who did it; null for the store itself and for the service. */
  who: s.nullable(s.string()),
  reason: s.nullable(s.string()),
  /** The delivery whose signed event says so; null if none does. */
  webhook: s.nullable(s.integer),
});

/** What proves how a withdrawal ended. */
const withdrawalProofSchema = s.looseObject({
  /** `webhook`: a signed event of the service; `lookup`: its answer when it was asked; open. */
  kind: s.string(),
  /** The delivery of that event; null for a lookup, and if the event is no longer kept. */
  webhook: s.nullable(s.integer),
  /** When the store had it: RFC 3339, UTC. */
  at: timestampField,
});

/** A withdrawal. */
export type WithdrawalView = s.Infer<typeof withdrawalSchema>;

/** `GET withdrawals/{id}` and every change of one. */
export const withdrawalSchema = s.looseObject({
  id: withdrawalIdField,
  /** The id under which the service knows it, made by the store. */
  requestId: s.string(),
  /** The service's own id; null before it is sent, and if the answer was lost. */
  serviceId: s.nullable(s.string()),
  /** The step that it is in, which decides what can be done: one of {@link WITHDRAWAL_STATES}; open. */
  state: s.string(),
  /** What a person reads of it: one of those in `VIEW_OF_STATUS`; open. */
  status: s.string(),
  /** Since when it waits at the service, queued or in progress; null if it does not. */
  waitingSince: s.nullable(timestampField),
  /** What proves the end; null before one, and for an end of the store's own. */
  proof: s.nullable(withdrawalProofSchema),
  currencyId: currencyIdField,
  code: s.string(),
  blockchain: s.string(),
  networkName: s.string(),
  /** Coins. */
  amount: decimalField,
  /** US dollars as the service computed them; null before a transfer exists. */
  amountUsd: s.nullable(decimalField),
  addressTo: s.string(),
  addressFrom: s.nullable(s.string()),
  txHash: s.nullable(s.string()),
  explorerUrl: s.nullable(s.string()),
  /** What the service says about the transfer, unchanged; null while there is none. */
  transfer: s.nullable(
    s.looseObject({
      kind: s.nullable(s.string()),
      stage: s.nullable(s.string()),
      status: s.nullable(s.string()),
      /** The service's own error text. */
      message: s.nullable(s.string()),
      /** When the service said so: RFC 3339, UTC. */
      at: timestampField,
    }),
  ),
  /** One of {@link WITHDRAWAL_REFUSALS}; null unless it was refused. */
  refusal: s.nullable(s.string()),
  warnings: s.array(s.string()),
  note: s.nullable(s.string()),
  refundOf: s.nullable(namedOrderSchema),
  /**
   * Set if the customer confirmed the address through a refund link; `draftedBy` made that link.
   */
  claim: s.nullable(refundClaimSchema),
  draftedBy: s.string(),
  approvedBy: s.nullable(s.string()),
  sentBy: s.nullable(s.string()),
  /** What the signed-in person may do now: `approve` | `send` | `delete` | `settle`; open. */
  actions: s.array(s.string()),
  history: s.array(withdrawalStepSchema),
  /** When the service last answered about it; null if never. */
  checkedAt: s.nullable(timestampField),
  /** Why what is shown may be old: `service_unavailable`, …; null if it is fresh. */
  staleBecause: s.nullable(s.string()),
});

/** A withdrawal that cannot be read, by its id. */
export type UnreadableWithdrawal = s.Infer<typeof unreadableWithdrawalSchema>;

/**
 * A withdrawal with an event that the store's version cannot read: nothing is known about it, not even
 * whether it was sent.
 */
export const unreadableWithdrawalSchema = s.looseObject({
  id: s.string(),
});

/** How many withdrawals a view has. */
export type WithdrawalCount = s.Infer<typeof withdrawalCountSchema>;

const withdrawalCountSchema = s.looseObject({
  /** `all`, or one of `WITHDRAWAL_VIEWS`; open. */
  view: s.string(),
  count: s.integer,
});

/** A page of withdrawals. */
export type WithdrawalList = s.Infer<typeof withdrawalListSchema>;

/**
 * `GET withdrawals`: newest first. `view` is one of `WITHDRAWAL_VIEWS`. Those that cannot be read are in
 * every view.
 */
export const withdrawalListSchema = s.looseObject({
  withdrawals: s.array(withdrawalSchema),
  /** Those of this page that cannot be read. */
  unreadable: s.array(unreadableWithdrawalSchema),
  /** `after` of the next page; null at the end. */
  next: s.nullable(s.string()),
  /** How many there are, by view. */
  counts: s.array(withdrawalCountSchema),
  /** Those that are stuck, the longest waiting first, at most five of them. */
  stuck: s.array(withdrawalSchema),
  /** The server's clock: RFC 3339, UTC. */
  serverTime: timestampField,
});

/** The refunded order of an earlier withdrawal, if its kind is known. */
export function refundLike({ refundOf }: WithdrawalView): OrderReferenceView | undefined {
  if (refundOf?.kind !== 'payment' && refundOf?.kind !== 'top_up') return undefined;
  return { kind: refundOf.kind, reference: refundOf.reference };
}

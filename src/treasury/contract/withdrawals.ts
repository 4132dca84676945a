/** Withdrawals as the back office sees them: a draft first, sent at most once, then followed. */
import * as s from '../../contract/schema.js';
import type { DecimalString } from '../../money/decimalString.js';
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
export interface OrderReferenceView {
  readonly kind: 'payment' | 'top_up';
  readonly reference: string;
}

const orderReferenceSchema = s.strictObject<OrderReferenceView>({
  kind: s.oneOf(['payment', 'top_up']),
  reference: referenceField,
});

/** Names an order or a customer in an answer of the store. */
export interface NamedOrder {
  /** `payment` | `top_up`; open. */
  readonly kind: string;
  readonly reference: string;
}

export const namedOrderSchema = s.looseObject<NamedOrder>({
  kind: s.string(),
  reference: s.string(),
});

/** The customer's part in a refund by link. */
export interface RefundClaimView {
  readonly linkId: string;
  /** When the customer confirmed the address. */
  readonly claimedAt: string;
}

const refundClaimSchema = s.looseObject<RefundClaimView>({
  linkId: s.string(),
  claimedAt: timestampField,
});

/** What a person sends to draft a withdrawal. */
export interface DraftWithdrawalInput {
  readonly id: string;
  readonly currencyId: string;
  /** Coins, above zero. */
  readonly amount: DecimalString;
  readonly addressTo: string;
  /** Why, for the record. */
  readonly note?: string | undefined;
  /** The order that is refunded. */
  readonly refundOf?: OrderReferenceView | undefined;
}

/** `POST withdrawals`. Nothing is sent to the service yet. */
export const draftWithdrawalInput = s.strictObject<DraftWithdrawalInput>({
  id: withdrawalIdField,
  currencyId: currencyIdField,
  amount: decimalField,
  addressTo: s.string(/^[!-~]{1,128}$/),
  note: s.optional(singleLineField),
  refundOf: s.optional(orderReferenceSchema),
});

/** `POST withdrawals/{id}/approval`: the body is empty. */
export const confirmWithdrawalInput = s.strictObject({});

/** What a person sends with a withdrawal: the warnings that they have seen. */
export interface SendWithdrawalInput {
  readonly seen?: readonly string[] | undefined;
}

/**
 * `POST withdrawals/{id}/sending`. `seen` are the warnings that the person has seen: if the same money may
 * have been paid since then (`looks_repeated`, `refund_repeated`), nothing is sent and the problem is
 * `warnings_new`; if another page sends the same at that moment, the second one is `discarded`. Without
 * `seen` neither is checked, except that a refund which was drafted by hand is not sent while a refund link
 * promises money of the same order.
 */
export const sendWithdrawalInput = s.strictObject<SendWithdrawalInput>({
  seen: s.optional(s.array(s.string())),
});

/** What a person sends to delete a withdrawal: the step in which they saw it. */
export interface DeleteWithdrawalInput {
  readonly from?: 'unsent' | 'queued' | undefined;
}

/**
 * `DELETE withdrawals/{id}`: discards a draft, or cancels a queued withdrawal at the service. `from` says
 * which of the two the person was asked about: if the withdrawal is in another step by now, nothing is
 * done and the problem is `withdrawal_state`. Without it, the fitting one is done.
 */
export const deleteWithdrawalInput = s.strictObject<DeleteWithdrawalInput>({
  from: s.optional(s.oneOf(['unsent', 'queued'])),
});

/** What a person found out. */
export interface SettleWithdrawalInput {
  readonly outcome: 'created' | 'not_created';
  readonly reason: string;
}

/**
 * `POST withdrawals/{id}/outcome`: what a person found at the service about a withdrawal with an unknown
 * outcome. It is never sent again. `not_created` lets the person draft another one, and is refused in the
 * first minute (`settle_too_early`), in which a slow service may still create it.
 */
export const settleWithdrawalInput = s.strictObject<SettleWithdrawalInput>({
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
export interface WithdrawalStepView {
  readonly at: string;
  /**
   * `drafted` | `approved` | `sent` | `refused` | `lost` | `read_back` | `settled` | `deleted` |
   * `discarded` | `started` (the service has made a transfer) | `completed` | `failed` | `confirmed` (a
   * signed event of the service); open.
   */
  readonly kind: string;
  /** Who did it; null for the store itself and for the service. */
  readonly who: string | null;
  readonly reason: string | null;
  /** The delivery whose signed event says so; null if none does. */
  readonly webhook: number | null;
}

const withdrawalStepSchema = s.looseObject<WithdrawalStepView>({
  at: timestampField,
  kind: s.string(),
  who: s.nullable(s.string()),
  reason: s.nullable(s.string()),
  webhook: s.nullable(s.integer),
});

/** What proves how a withdrawal ended. */
export interface WithdrawalProofView {
  /** `webhook`: a signed event of the service; `lookup`: its answer when it was asked; open. */
  readonly kind: string;
  /** The delivery of that event; null for a lookup, and if the event is no longer kept. */
  readonly webhook: number | null;
  /** When the store had it: RFC 3339, UTC. */
  readonly at: string;
}

const withdrawalProofSchema = s.looseObject<WithdrawalProofView>({
  kind: s.string(),
  webhook: s.nullable(s.integer),
  at: timestampField,
});

/** A withdrawal. */
export interface WithdrawalView {
  readonly id: string;
  /** The id under which the service knows it, made by the store. */
  readonly requestId: string;
  /** The service's own id; null before it is sent, and if the answer was lost. */
  readonly serviceId: string | null;
  /** The step that it is in, which decides what can be done: one of {@link WITHDRAWAL_STATES}; open. */
  readonly state: string;
  /** What a person reads of it: one of `WITHDRAWAL_STATUSES`; open. */
  readonly status: string;
  /** Since when it waits at the service, queued or in progress; null if it does not. */
  readonly waitingSince: string | null;
  /** What proves the end; null before one, and for an end of the store's own. */
  readonly proof: WithdrawalProofView | null;
  readonly currencyId: string;
  readonly code: string;
  readonly blockchain: string;
  readonly networkName: string;
  /** Coins. */
  readonly amount: DecimalString;
  /** US dollars as the service computed them; null before a transfer exists. */
  readonly amountUsd: DecimalString | null;
  readonly addressTo: string;
  readonly addressFrom: string | null;
  readonly txHash: string | null;
  readonly explorerUrl: string | null;
  /** What the service says about the transfer, unchanged; null while there is none. */
  readonly transfer: {
    /** When the service said so: RFC 3339, UTC. */
    readonly at: string;
    readonly kind: string | null;
    readonly stage: string | null;
    readonly status: string | null;
    /** The service's own error text. */
    readonly message: string | null;
  } | null;
  /** One of {@link WITHDRAWAL_REFUSALS}; null unless it was refused. */
  readonly refusal: string | null;
  readonly warnings: readonly string[];
  readonly note: string | null;
  readonly refundOf: NamedOrder | null;
  /**
   * Set if the customer confirmed the address through a refund link; `draftedBy` made that link.
   */
  readonly claim: RefundClaimView | null;
  readonly draftedBy: string;
  readonly approvedBy: string | null;
  readonly sentBy: string | null;
  /** What the signed-in person may do now: `approve` | `send` | `delete` | `settle`; open. */
  readonly actions: readonly string[];
  readonly history: readonly WithdrawalStepView[];
  /** When the service last answered about it; null if never. */
  readonly checkedAt: string | null;
  /** Why what is shown may be old: `service_unavailable`, …; null if it is fresh. */
  readonly staleBecause: string | null;
}

/** `GET withdrawals/{id}` and every change of one. */
export const withdrawalSchema = s.looseObject<WithdrawalView>({
  id: withdrawalIdField,
  requestId: s.string(),
  serviceId: s.nullable(s.string()),
  state: s.string(),
  status: s.string(),
  waitingSince: s.nullable(timestampField),
  proof: s.nullable(withdrawalProofSchema),
  currencyId: currencyIdField,
  code: s.string(),
  blockchain: s.string(),
  networkName: s.string(),
  amount: decimalField,
  amountUsd: s.nullable(decimalField),
  addressTo: s.string(),
  addressFrom: s.nullable(s.string()),
  txHash: s.nullable(s.string()),
  explorerUrl: s.nullable(s.string()),
  transfer: s.nullable(
    s.looseObject({
      kind: s.nullable(s.string()),
      stage: s.nullable(s.string()),
      status: s.nullable(s.string()),
      message: s.nullable(s.string()),
      at: timestampField,
    }),
  ),
  refusal: s.nullable(s.string()),
  warnings: s.array(s.string()),
  note: s.nullable(s.string()),
  refundOf: s.nullable(namedOrderSchema),
  claim: s.nullable(refundClaimSchema),
  draftedBy: s.string(),
  approvedBy: s.nullable(s.string()),
  sentBy: s.nullable(s.string()),
  actions: s.array(s.string()),
  history: s.array(withdrawalStepSchema),
  checkedAt: s.nullable(timestampField),
  staleBecause: s.nullable(s.string()),
});

/** A withdrawal that cannot be read, by its id. */
export interface UnreadableWithdrawal {
  readonly id: string;
}

/**
 * A withdrawal with an event that the store's version cannot read: nothing is known about it, not even
 * whether it was sent.
 */
export const unreadableWithdrawalSchema = s.looseObject<UnreadableWithdrawal>({
  id: s.string(),
});

/** How many withdrawals a view has. */
export interface WithdrawalCount {
  /** `all`, or one of `WITHDRAWAL_VIEWS`; open. */
  readonly view: string;
  readonly count: number;
}

const withdrawalCountSchema = s.looseObject<WithdrawalCount>({
  view: s.string(),
  count: s.integer,
});

/** A page of withdrawals. */
export interface WithdrawalList {
  readonly withdrawals: readonly WithdrawalView[];
  /** Those of this page that cannot be read. */
  readonly unreadable: readonly UnreadableWithdrawal[];
  /** `after` of the next page; null at the end. */
  readonly next: string | null;
  /** How many there are, by view. */
  readonly counts: readonly WithdrawalCount[];
  /** Those that are stuck, the longest waiting first, at most five of them. */
  readonly stuck: readonly WithdrawalView[];
  /** The server's clock: RFC 3339, UTC. */
  readonly serverTime: string;
}

/**
 * `GET withdrawals`: newest first. `view` is one of `WITHDRAWAL_VIEWS`. Those that cannot be read are in
 * every view.
 */
export const withdrawalListSchema = s.looseObject<WithdrawalList>({
  withdrawals: s.array(withdrawalSchema),
  unreadable: s.array(unreadableWithdrawalSchema),
  next: s.nullable(s.string()),
  counts: s.array(withdrawalCountSchema),
  stuck: s.array(withdrawalSchema),
  serverTime: timestampField,
});

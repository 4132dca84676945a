/** Withdrawals as the back office sees them: a draft first, sent at most once, then followed. */
import * as s from '../schema.js';
import type { DecimalString } from '../../money/decimalString.js';
import { currencyIdField, decimalField, timestampField, singleLineField } from '../fieldSchemas.js';

/**
 * Names one intended withdrawal: a random UUID that the page makes when its form is opened. The same
 * id again is the same withdrawal, so a double click, a reload or a second tab cannot make two.
 */
export const withdrawalIdField = s.string(
  /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
);

/** Names an order or a customer of the store. */
export interface OrderReferenceView {
  readonly kind: 'payment' | 'top_up';
  readonly reference: string;
}

/** Its shape. */
const orderReferenceSchema = s.strictObject<OrderReferenceView>({
  kind: s.oneOf(['payment', 'top_up']),
  reference: singleLineField,
});

/** Names an order or a customer in an answer of the store. */
export interface NamedOrder {
  /** `payment` | `top_up`; open. */
  readonly kind: string;
  readonly reference: string;
}

/** Its shape. */
export const namedOrderSchema = s.looseObject<NamedOrder>({
  kind: s.string(),
  reference: s.string(),
});

/** What a person says to draft a withdrawal. */
export interface DraftWithdrawalInput {
  readonly id: string;
  readonly currencyId: string;
  /** Coins, above zero. */
  readonly amount: DecimalString;
  readonly addressTo: string;
  /** Why, for the record. */
  readonly note?: string | undefined;
  /** The order whose money goes back. */
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

/** `POST withdrawals/{id}/approval`: the body says nothing. */
export const confirmWithdrawalInput = s.strictObject({});

/** What a person says to send a withdrawal: the warnings that they have seen. */
export interface SendWithdrawalInput {
  readonly seen?: readonly string[] | undefined;
}

/**
 * `POST withdrawals/{id}/sending`. `seen` are the warnings that the person has seen: where the same money
 * may have gone out since (`looks_repeated`, `refund_repeated`), nothing is sent and the problem is
 * `warnings_new`; where another page sends it in the same moment, the second is `discarded`. Without it
 * nothing of that kind is asked.
 */
export const sendWithdrawalInput = s.strictObject<SendWithdrawalInput>({
  seen: s.optional(s.array(s.string())),
});

/** What a person says to delete a withdrawal: the step in which they saw it. */
export interface DeleteWithdrawalInput {
  readonly from?: 'unsent' | 'queued' | undefined;
}

/**
 * `DELETE withdrawals/{id}`: discards a draft, or takes a queued withdrawal back at the service. Which
 * of the two the person was asked about is `from`: where the withdrawal has gone on meanwhile, nothing
 * is done and the problem is `withdrawal_state`. Without it, whichever fits.
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
 * `POST withdrawals/{id}/outcome`: what a person found at the service about one whose outcome is not
 * known. It is never sent again: `not_created` frees the person to draft another, and is refused in the
 * first minute (`settle_too_early`), in which a slow service may still write it down.
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

/** What speaks against sending it, found by the store. A warning never forbids. Open. */
export const WITHDRAWAL_WARNINGS = [
  /** More than the balance that the service showed. */
  'balance_low',
  /** The balance could not be read. */
  'balance_unknown',
  /** Nothing at hand to pay the network with. */
  'fees_low',
  /** An address of a network that Tillkit does not know. */
  'address_unchecked',
  /** Written in a form that is Bitcoin's as well: it may have been copied for the wrong coin. */
  'address_bitcoin_form',
  /** An address to which this store has paid nothing before. */
  'address_new',
  /**
   * The same amount went to the same address within a day, or may have gone or still go. Withdrawals with an
   * unknown outcome, those that wait at the service and those that cannot be read count at any age.
   */
  'looks_repeated',
  /**
   * Another refund of the same order or customer has been paid, or may have been, or may be about to:
   * drafts count, and so does what cannot be read.
   */
  'refund_repeated',
] as const;

/** One thing that was done to a withdrawal. */
export interface WithdrawalStepView {
  readonly at: string;
  /**
   * `drafted` | `approved` | `sent` | `refused` | `lost` | `read_back` | `settled` | `deleted` |
   * `discarded` | `completed` | `failed` | `confirmed` (a signed event of the service); open.
   */
  readonly kind: string;
  /** Who did it; null for the store itself and for the service. */
  readonly who: string | null;
  readonly reason: string | null;
}

/** Its shape. */
const withdrawalStepSchema = s.looseObject<WithdrawalStepView>({
  at: timestampField,
  kind: s.string(),
  who: s.nullable(s.string()),
  reason: s.nullable(s.string()),
});

/** A withdrawal. */
export interface WithdrawalView {
  readonly id: string;
  /** The name under which the service knows it, minted by the store. */
  readonly requestId: string;
  /** The service's own id; null before it is sent, and where its answer was lost. */
  readonly serviceId: string | null;
  /** One of {@link WITHDRAWAL_STATES}; open. */
  readonly state: string;
  readonly currencyId: string;
  readonly code: string;
  readonly blockchain: string;
  readonly networkName: string;
  /** Coins. */
  readonly amount: DecimalString;
  /** US dollars as the service reckoned them; null before a transfer exists. */
  readonly amountUsd: DecimalString | null;
  readonly addressTo: string;
  readonly addressFrom: string | null;
  readonly txHash: string | null;
  readonly explorerUrl: string | null;
  /** The service's words about the transfer, as they are; null while there is none. */
  readonly transfer: {
    /** When the service said so: RFC 3339, UTC. Left out by an older handler. */
    readonly at?: string | undefined;
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
  readonly draftedBy: string;
  readonly approvedBy: string | null;
  readonly sentBy: string | null;
  /** What the person who asks may do now: `approve` | `send` | `delete` | `settle`; open. */
  readonly actions: readonly string[];
  readonly history: readonly WithdrawalStepView[];
  /** When the service last answered about it; null where it never did. */
  readonly checkedAt: string | null;
  /** Why what is shown may be old: `service_unavailable`, …; null where it is fresh. */
  readonly staleBecause: string | null;
}

/** `GET withdrawals/{id}` and every change of one. */
export const withdrawalSchema = s.looseObject<WithdrawalView>({
  id: withdrawalIdField,
  requestId: s.string(),
  serviceId: s.nullable(s.string()),
  state: s.string(),
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
      at: s.optional(timestampField),
    }),
  ),
  refusal: s.nullable(s.string()),
  warnings: s.array(s.string()),
  note: s.nullable(s.string()),
  refundOf: s.nullable(namedOrderSchema),
  draftedBy: s.string(),
  approvedBy: s.nullable(s.string()),
  sentBy: s.nullable(s.string()),
  actions: s.array(s.string()),
  history: s.array(withdrawalStepSchema),
  checkedAt: s.nullable(timestampField),
  staleBecause: s.nullable(s.string()),
});

/** An answer with one withdrawal. */
export interface WithdrawalAnswer {
  readonly wire: number;
  readonly withdrawal: WithdrawalView;
}

/** Its shape. */
export const withdrawalAnswer = s.looseObject<WithdrawalAnswer>({
  wire: s.integer,
  withdrawal: withdrawalSchema,
});

/** A withdrawal that is only named. */
export interface UnreadableWithdrawal {
  readonly id: string;
}

/**
 * A withdrawal of which the store's version cannot read an event: nothing can be said of it, neither that
 * it was sent nor that it was not.
 */
export const unreadableWithdrawalSchema = s.looseObject<UnreadableWithdrawal>({
  id: s.string(),
});

/** A page of withdrawals. */
export interface WithdrawalList {
  readonly wire: number;
  readonly withdrawals: readonly WithdrawalView[];
  /** Those of this page that cannot be read. Absent from stores that fail instead. */
  readonly unreadable?: readonly UnreadableWithdrawal[] | undefined;
  /** `after` of the next page; null at the end. */
  readonly next: string | null;
}

/** `GET withdrawals`: newest first. */
export const withdrawalListSchema = s.looseObject<WithdrawalList>({
  wire: s.integer,
  withdrawals: s.array(withdrawalSchema),
  unreadable: s.optional(s.array(unreadableWithdrawalSchema)),
  next: s.nullable(s.string()),
});

/** Webhooks: the events that the service has sent to the store, and the callbacks that the store's code got. */
import { singleLineField, timestampField } from '../../contract/fieldSchemas.js';
import * as s from '../../contract/schema.js';
import { namedOrderSchema, type NamedOrder } from './withdrawals.js';

/** What became of an event of the service. */
export const WEBHOOK_RESULTS = ['accepted', 'unmatched', 'conflict'] as const;

/** A result of {@link WEBHOOK_RESULTS}. */
export type WebhookResult = (typeof WEBHOOK_RESULTS)[number];

/** One event of the service. */
export interface WebhookView {
  /** Its sequence in the ledger: a later one is higher. */
  readonly id: number;
  /** When it arrived first. */
  readonly at: string;
  /** One of {@link WEBHOOK_RESULTS}; open. */
  readonly result: string;
  /** As the service names it: `PaymentReceived`, … */
  readonly type: string;
  /** Sent by hand from the dashboard of the service. */
  readonly isTest: boolean;
  /** The order or customer that it is about. */
  readonly order: NamedOrder | null;
  /** The service's id for the wallet's owner, shortened; only of an unmatched event. */
  readonly externalId: string | null;
  /** The service's own id of a withdrawal. */
  readonly withdrawalId: string | null;
  /** Id of the draft that became this withdrawal, if it was sent here. */
  readonly draftId: string | null;
  readonly currencyId: string | null;
  readonly blockchain: string | null;
  /** As the service wrote it: usually a decimal string, coins. */
  readonly amount: string | null;
  /** US dollars as the service computed them. */
  readonly amountUsd: string | null;
  readonly txHash: string | null;
}

export const webhookSchema = s.looseObject<WebhookView>({
  id: s.integer,
  at: timestampField,
  result: s.string(),
  type: s.string(),
  isTest: s.boolean,
  order: s.nullable(namedOrderSchema),
  externalId: s.nullable(s.string()),
  withdrawalId: s.nullable(s.string()),
  draftId: s.nullable(s.string()),
  currencyId: s.nullable(s.string()),
  blockchain: s.nullable(s.string()),
  amount: s.nullable(s.string()),
  amountUsd: s.nullable(s.string()),
  txHash: s.nullable(s.string()),
});

/** How many events have a result. */
export interface WebhookCount {
  /** `all`, or one of {@link WEBHOOK_RESULTS}; open. */
  readonly result: string;
  readonly count: number;
}

/** A page of events. */
export interface WebhookList {
  readonly wire: number;
  readonly webhooks: readonly WebhookView[];
  /** `after` of the next page; null at the end. */
  readonly next: number | null;
  /** How many events of the period have each result; null with a `q`. */
  readonly counts: readonly WebhookCount[] | null;
  /**
   * With a `q`: time of the oldest event that was read, if older ones were not. The next page reads on.
   * Null if everything was read that had to be.
   */
  readonly searchedTo: string | null;
}

/** `GET webhooks`: newest first. */
export const webhookListSchema = s.looseObject<WebhookList>({
  wire: s.integer,
  webhooks: s.array(webhookSchema),
  next: s.nullable(s.integer),
  counts: s.nullable(
    s.array(s.looseObject<WebhookCount>({ result: s.string(), count: s.integer })),
  ),
  searchedTo: s.nullable(timestampField),
});

/** How far a callback has come. */
export const CALLBACK_STATES = ['delivered', 'kept', 'retrying', 'waiting', 'outdated'] as const;

/** A state of {@link CALLBACK_STATES}. */
export type CallbackState = (typeof CALLBACK_STATES)[number];

/** One thing that the store's code was told, or is to be told. */
export interface CallbackView {
  readonly id: number;
  /** The same in every attempt: `claimId` of a callback, `webhook-id` of a notification. */
  readonly claimId: string;
  /** `callback`: a function of the store. `notification`: a request of `tillkit serve`. Open. */
  readonly channel: string;
  /** `onPaid`, `onDeposit`, `onStatusChange`, or the type of a notification: `order.paid`; open. */
  readonly name: string;
  /** The status that `onStatusChange` told: progress, exceptions and `paid`, joined by `+`. */
  readonly status: string | null;
  readonly order: NamedOrder | null;
  /**
   * One of {@link CALLBACK_STATES}; open. `kept`: for a shop that reads its notifications itself, so it is not
   * sent. `waiting`: not tried yet. `outdated`: it never succeeded, and is
   * not tried again, because a later status was told.
   */
  readonly state: string;
  /** When it was delivered, or failed last, or was kept to be sent. */
  readonly at: string;
  /** Failed attempts that are recorded. From the eighth on only some are, so it may be more. */
  readonly failures: number;
  /** Why the last attempt failed: `failed`, `timed_out`, or how the shop's server answered. */
  readonly failure: string | null;
  /** When it is tried again; null if that is not known, or never. */
  readonly nextAt: string | null;
}

export const callbackSchema = s.looseObject<CallbackView>({
  id: s.integer,
  claimId: s.string(),
  channel: s.string(),
  name: s.string(),
  status: s.nullable(s.string()),
  order: s.nullable(namedOrderSchema),
  state: s.string(),
  at: timestampField,
  failures: s.integer,
  failure: s.nullable(s.string()),
  nextAt: s.nullable(timestampField),
});

/** A page of callbacks. */
export interface CallbackList {
  readonly wire: number;
  readonly callbacks: readonly CallbackView[];
  /** `after` of the next page; null at the end. */
  readonly next: number | null;
  /** See {@link WebhookList.searchedTo}. */
  readonly searchedTo: string | null;
  /** The store's clock, against which `nextAt` is in the past or not. */
  readonly serverTime: string;
}

/** `GET callbacks`: newest first. */
export const callbackListSchema = s.looseObject<CallbackList>({
  wire: s.integer,
  callbacks: s.array(callbackSchema),
  next: s.nullable(s.integer),
  searchedTo: s.nullable(timestampField),
  serverTime: timestampField,
});

/** One event of the service with what came of it, as far as the ledger tells. */
export interface WebhookDetail {
  readonly wire: number;
  readonly webhook: WebhookView;
  /**
   * What it did: `seen`, `confirmed`, `held`, `contradicts`, `counted` (one of several that paid the order),
   * `paid`, `released` (the store has released it since), `noted`, `nothing`; open. Null if this version cannot
   * read the order.
   */
  readonly effects: readonly string[] | null;
  /** The payment of no order that it confirms or holds, and how a person settled that; absent if there is none. */
  readonly payment?:
    | {
        /** Where the money went, if it is known. */
        readonly address: string | null;
        readonly settled: {
          readonly at: string;
          readonly by: string;
          readonly reason: string;
        } | null;
      }
    | undefined;
  /** Every field that was kept, as JSON. Nothing else of the body is stored. */
  readonly payload: string;
  /** What the store's code was told because of it. Null if this version cannot read the order. */
  readonly told: readonly CallbackView[] | null;
}

/** `GET webhooks/{id}`. */
export const webhookDetailSchema = s.looseObject<WebhookDetail>({
  wire: s.integer,
  webhook: webhookSchema,
  effects: s.nullable(s.array(s.string())),
  payment: s.optional(
    s.looseObject({
      address: s.nullable(s.string()),
      settled: s.nullable(
        s.looseObject({ at: timestampField, by: s.string(), reason: s.string() }),
      ),
    }),
  ),
  payload: s.string(),
  told: s.nullable(s.array(callbackSchema)),
});

/** Why a person has a callback repeated, or a payment of no order settled. */
export interface RepeatCallbackInput {
  readonly reason: string;
}

/** `POST callbacks/{id}/repeat`, `POST webhooks/{id}/settlement`. The reason is stored. */
export const repeatCallbackInput = s.strictObject<RepeatCallbackInput>({ reason: singleLineField });

/** What came of a repeat. */
export interface RepeatedCallback {
  readonly wire: number;
  /**
   * `delivered`; `failed`; `running`: it has not ended yet; `queued`: `tillkit serve` sends it within ten
   * seconds. Open.
   */
  readonly outcome: string;
}

/** The answer to a repeat. */
export const repeatedCallbackSchema = s.looseObject<RepeatedCallback>({
  wire: s.integer,
  outcome: s.string(),
});

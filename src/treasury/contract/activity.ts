/** Activity: what the service has sent, what the shop was told, and what staff did, in one list. */
import { singleLineField, timestampField } from '../../contract/fieldSchemas.js';
import * as s from '../../contract/schema.js';
import { actSchema } from './audit.js';
import { namedOrderSchema } from './withdrawals.js';

/** Kinds of entries: an event of the service, one thing that the shop is told, an attempt of a person. */
export const ACTIVITY_KINDS = ['webhook', 'notification', 'act'] as const;

/** A kind of {@link ACTIVITY_KINDS}. */
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** One event of the service. */
export type WebhookView = s.Infer<typeof webhookSchema>;

const webhookSchema = s.looseObject({
  /** `accepted`, `unmatched`, `conflict`, or `test`: sent by hand from the dashboard of the service. Open. */
  result: s.string(),
  /** As the service names it: `PaymentReceived`, … */
  type: s.string(),
  /** The order or customer that it is about. */
  order: s.nullable(namedOrderSchema),
  /** The service's id for the wallet's owner, shortened; only of an unmatched event. */
  externalId: s.nullable(s.string()),
  /** The service's own id of a withdrawal. */
  withdrawalId: s.nullable(s.string()),
  /** Id of the draft that became this withdrawal, if it was sent here. */
  draftId: s.nullable(s.string()),
  currencyId: s.nullable(s.string()),
  blockchain: s.nullable(s.string()),
  /** As the service wrote it: usually a decimal string, coins. */
  amount: s.nullable(s.string()),
  /** US dollars as the service computed them. */
  amountUsd: s.nullable(s.string()),
  txHash: s.nullable(s.string()),
});

/** One thing that the shop was told, or is to be told. */
export type NotificationView = s.Infer<typeof notificationSchema>;

const notificationSchema = s.looseObject({
  id: s.integer,
  /** The same in every attempt: `claimId` of a callback, `webhook-id` of a notification. */
  claimId: s.string(),
  /** `callback`: a function of the store. `notification`: a request of `tillkit serve`. Open. */
  channel: s.string(),
  /** `onPaid`, `onDeposit`, `onStatusChange`, or the type of a notification: `order.paid`; open. */
  name: s.string(),
  /** The status that `onStatusChange` told: progress, exceptions and `paid`, joined by `+`. */
  status: s.nullable(s.string()),
  order: s.nullable(namedOrderSchema),
  /**
   * `delivered`, `kept`: for a shop that reads its notifications itself, so it is not sent. `retrying`,
   * `waiting`: not tried yet. `outdated`: it never succeeded, and is not tried again, because it is not true
   * any more. Open.
   */
  state: s.string(),
  /** When it was delivered, or failed last, or was kept to be sent. */
  at: timestampField,
  /** Failed attempts that are recorded. From the eighth on only some are, so it may be more. */
  failures: s.integer,
  /** Why the last attempt failed: `failed`, `timed_out`, or how the shop's server answered. */
  failure: s.nullable(s.string()),
  /** When it is tried again; null if that is not known, or never. */
  nextAt: s.nullable(timestampField),
});

/** One entry. It has the part of its kind, or none of them if the store cannot read what it holds. @interface */
export type ActivityEntry = s.Infer<typeof entrySchema>;

const entrySchema = s.looseObject({
  /** Stays the same while the entry moves on, for one ledger. */
  id: s.integer,
  at: timestampField,
  /** One of {@link ACTIVITY_KINDS}; open. */
  kind: s.string(),
  webhook: s.optional(webhookSchema),
  notification: s.optional(notificationSchema),
  act: s.optional(actSchema),
});

/** How many entries fit period and text: of every kind, of each, and those that failed, were refused or fit nothing. */
export type ActivityCounts = Readonly<Record<ActivityKind | 'all' | 'failed', number>>;

/** A page of the list. */
export type ActivityList = s.Infer<typeof activityListSchema>;

/** `GET activity`: newest first. */
export const activityListSchema = s.looseObject({
  entries: s.array(entrySchema),
  /** `after` of the next page; null at the end. */
  next: s.nullable(s.integer),
  /** How many entries fit all that the list is narrowed by. */
  total: s.integer,
  counts: s.looseObject<ActivityCounts>({
    all: s.integer,
    webhook: s.integer,
    notification: s.integer,
    act: s.integer,
    failed: s.integer,
  }),
  /** Everybody who has tried something, sorted; at most 500. */
  people: s.array(s.string()),
  /** Every action that was tried, sorted. */
  actions: s.array(s.string()),
});

/** What came of an event of the service, as far as the ledger tells. */
export type WebhookOutcome = s.Infer<typeof outcomeSchema>;

const outcomeSchema = s.looseObject({
  /**
   * What it did: `seen`, `confirmed`, `held`, `contradicts`, `counted` (one of several that paid the order),
   * `paid`, `released` (the store has released it since), `noted`, `nothing`; open. Null if this version cannot
   * read the order.
   */
  effects: s.nullable(s.array(s.string())),
  /** The payment of no order that it confirms or holds, and how a person settled that; absent if there is none. */
  payment: s.optional(
    s.looseObject({
      /** Where the money went, if it is known. */
      address: s.nullable(s.string()),
      settled: s.nullable(
        s.looseObject({ at: timestampField, by: s.string(), reason: s.string() }),
      ),
    }),
  ),
  /** Every field that was kept, as JSON. Nothing else of the body is stored. */
  payload: s.string(),
  /** What the shop was told because of it. Null if this version cannot read the order. */
  told: s.nullable(s.array(notificationSchema)),
});

/** One entry and its outcome. @interface */
export type ActivityDetail = s.Infer<typeof activityDetailSchema>;

/** `GET activity/{id}`. */
export const activityDetailSchema = s.looseObject({
  entry: entrySchema,
  /** Of an event of the service. */
  outcome: s.optional(outcomeSchema),
  /** The store's clock, against which `nextAt` is in the past or not. */
  serverTime: timestampField,
});

/** Why a person has a notification repeated, or a payment of no order settled. */
export type ActivityReasonInput = s.Infer<typeof activityReasonInput>;

/** `POST activity/{id}/repeat`, `POST activity/{id}/settlement`. The reason is stored. */
export const activityReasonInput = s.strictObject({ reason: singleLineField });

/** The answer to a repeat: its outcome. */
export const repeatedNotificationSchema = s.looseObject({
  /**
   * `delivered`; `failed`; `running`: it has not ended yet; `queued`: `tillkit serve` sends it within ten
   * seconds. Open.
   */
  outcome: s.string(),
});

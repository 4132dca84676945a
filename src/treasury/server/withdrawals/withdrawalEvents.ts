/** The events of one withdrawal's stream, typed: what the ledger holds and the fold reads. */
import * as z from 'zod';
import { REFUND_KINDS } from '../../contract/refundLinks.js';
import { assertReadable, decimalField } from '../../../ledger/eventBodies.js';
import type { LedgerEvent } from '../../../ledger/ledger.js';

const text = z.string();

/** First event: fixes what is to be paid, and makes the id under which the service knows it. */
const draftedBody = z.object({
  requestId: text,
  currencyId: text,
  code: text,
  blockchain: text,
  networkName: text,
  amount: decimalField,
  /** In the canonical spelling of its network. */
  addressTo: text,
  /** As the person typed it. Older drafts do not have it. */
  addressGiven: text.nullable().default(null),
  note: text.nullable(),
  refundOf: z.object({ kind: text, reference: text }).nullable(),
  /** The refund link through which the customer confirmed the address; `draftedBy` made it. */
  claim: z
    .object({ linkId: text, kind: z.enum(REFUND_KINDS), claimedAt: z.iso.datetime() })
    .nullable()
    .default(null),
  draftedBy: text,
  /** Fixed here: later changes of the drafter's permissions do not change it. */
  needsApproval: z.boolean(),
});

const glimpse = text.nullable().catch(null);

/** The parts of a draft that can be read even if the rest cannot; unreadable parts are null. */
export const partialDraftBody = z.object({
  currencyId: glimpse,
  blockchain: glimpse,
  amount: decimalField.nullable().catch(null),
  addressTo: glimpse,
  refundOf: draftedBody.shape.refundOf.catch(null),
});

/** How the transfer ended, as the service said it. */
const endedBody = z.object({
  transfer: z.object({
    kind: text.nullable(),
    stage: text.nullable(),
    status: text.nullable(),
    message: text.nullable(),
  }),
  amountUsd: decimalField.nullable(),
  addressFrom: text.nullable(),
  txHash: text.nullable(),
});

/** The body of each kind. */
const BODIES = {
  withdrawal_drafted: draftedBody,
  /** Another person approved it. */
  withdrawal_approved: z.object({ who: text }),
  /** A person pressed send. Shares its key with `discarded`, so that only one of the two can happen. */
  withdrawal_sending: z.object({
    who: text,
    /** Tells two requests apart: the one whose body is in the ledger goes on. */
    attemptId: text,
    /** After this time no process begins the call; without an outcome, the outcome is unknown. */
    until: z.iso.datetime(),
  }),
  /** The service accepted it and repeated the request. */
  withdrawal_sent: z.object({ serviceId: text, addressFrom: text.nullable() }),
  /** The service refused it: nothing was created. */
  withdrawal_refused: z.object({ code: text }),
  /** The service was asked, and the outcome is unknown. */
  withdrawal_lost: z.object({
    /** `timeout`, `network`, `unreadable`, `failure`, `duplicate`, `answer_differs`, … */
    why: text,
    /** The id in an answer that does not match the request. */
    serviceId: text.nullable(),
  }),
  /** It was found at the service after its answer had been lost. */
  withdrawal_read_back: z.object({ addressFrom: text.nullable() }),
  /** The service has made a transfer. Says nothing about its state. */
  withdrawal_started: z.object({}),
  withdrawal_completed: endedBody,
  withdrawal_failed: endedBody,
  /** The hash of a transfer whose end was recorded before it. */
  withdrawal_hashed: z.object({ txHash: text }),
  /** A signed event of the service says that the chain confirmed it. */
  withdrawal_confirmed: z.object({
    txHash: text.nullable(),
    amountUsd: decimalField.nullable(),
    /** Key of the event in the stream `withdrawals`. */
    event: text,
  }),
  /** A person asked the service to delete it; another event records the outcome. */
  withdrawal_deleting: z.object({ who: text }),
  /** The service refused to delete it, so that this request cannot be why it is gone. */
  withdrawal_undeleted: z.object({
    /** Key of the `withdrawal_deleting` that was refused. */
    deleting: text,
    /**
     * Whether the service says that it cannot be deleted at all: then no earlier request deleted it
     * either.
     */
    forGood: z.boolean(),
  }),
  /**
   * Whether the service says that it has it, after a deletion whose answer was lost. "Not found" does not
   * prove the deletion: the key may belong to another store now, and the withdrawal may still exist.
   */
  withdrawal_presence: z.object({ present: z.boolean() }),
  /** It is gone from the service, because a person here asked for that. */
  withdrawal_deleted: z.object({ who: text }),
  /** Discarded before the service was asked. */
  withdrawal_discarded: z.object({ who: text.nullable(), reason: text.nullable() }),
  /** What a person found out at the service. */
  withdrawal_settled: z.object({
    who: text,
    outcome: z.enum(['created', 'not_created']),
    reason: text,
  }),
} as const;

/** Kinds of event that the fold reads. */
export type WithdrawalEventKind = keyof typeof BODIES;

/** All of them. */
export const WITHDRAWAL_EVENT_KINDS = Object.keys(BODIES) as readonly WithdrawalEventKind[];

/** What an event of a kind says. */
export type WithdrawalEventBody<K extends WithdrawalEventKind> = z.infer<(typeof BODIES)[K]>;

/** What an event says, and when: RFC 3339, UTC, milliseconds. */
export type Stated<K extends WithdrawalEventKind> = WithdrawalEventBody<K> & {
  readonly at: string;
};

/** An event of one kind. */
export interface EventOfKind<K extends WithdrawalEventKind> {
  readonly kind: K;
  readonly key: string;
  readonly sequence: number;
  readonly body: Stated<K>;
}

/** An event that the fold reads. */
export type WithdrawalEvent = {
  [K in WithdrawalEventKind]: EventOfKind<K>;
}[WithdrawalEventKind];

/** Key of the first event of a stream. */
export const DRAFT_KEY = 'drafted';
/** Key of the one decision about a draft: to send it, or to discard it. */
export const DECISION_KEY = 'decided';
/** Key of the outcome of the one call that creates it. */
export const OUTCOME_KEY = 'outcome';
/** Key of a refusal that was proved by a later read, after the outcome had counted as lost. */
export const REFUSAL_KEY = 'refused';

/** The stream of a withdrawal. */
export const withdrawalStream = (id: string): string => `withdrawal:${id}`;

/** The id in a stream's name; null if the stream is not a withdrawal's. */
export function withdrawalIdOf(stream: string): string | null {
  return stream.startsWith('withdrawal:') ? stream.slice('withdrawal:'.length) : null;
}

/**
 * Reads ledger events as events of a withdrawal. A kind that the fold does not know is ignored; a known
 * kind with an unreadable body is an error, because it must not drop news about money.
 *
 * @throws a `ZodError` that names the fields, if a stored body does not fit its kind.
 */
export function readWithdrawalEvents(events: readonly LedgerEvent[]): WithdrawalEvent[] {
  return events.flatMap(({ kind, key, at, sequence, body }) => {
    if (!Object.hasOwn(BODIES, kind)) return [];
    const parsed = BODIES[kind as WithdrawalEventKind].parse(body);
    return [{ kind, key, sequence, body: { ...parsed, at } } as WithdrawalEvent];
  });
}

/** @throws TypeError for a body that could not be read back as this kind. */
export function assertReadableBody(kind: string, body: unknown): void {
  if (Object.hasOwn(BODIES, kind)) assertReadable(BODIES[kind as WithdrawalEventKind], kind, body);
}

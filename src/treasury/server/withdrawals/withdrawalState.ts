/** The state of a withdrawal, what proves it, and what a person can do with it, from its facts and the time. */
import type { WithdrawalState } from '../../contract/withdrawals.js';
import {
  actsOffered,
  isOver as hasEnded,
  WITHDRAWAL_TABLE,
  type ActedOn,
  type ActingPerson,
  type WithdrawalAction,
} from '../../contract/withdrawalStatus.js';
import type { Confirmation } from './confirmations.js';
import type { WithdrawalFacts } from './foldWithdrawal.js';

/** Whether the service itself has said that it has it. */
export const isAtService = ({ sent, readBack }: Pick<WithdrawalFacts, 'sent' | 'readBack'>) =>
  (sent ?? readBack) !== null;

/** Whether the lease of the one call has expired without an outcome: its process has ended. */
export function isAbandoned(facts: WithdrawalFacts, now: number): boolean {
  const { sending, sent, refused, lost, discarded } = facts;
  if (sending === null || (sent ?? refused ?? lost ?? discarded) !== null) return false;
  return now >= Date.parse(sending.until);
}

/**
 * Decides the state. What the service and the chain say outranks what a person said, and proof that money
 * was paid outranks the opposite: a state that looks final must not hide a payment.
 *
 * @param now milliseconds since the epoch.
 */
export function stateOf(facts: WithdrawalFacts, now: number): WithdrawalState {
  if (facts.completed ?? facts.confirmed) return 'completed';
  if (facts.failed) return 'failed';
  if (facts.deleted) return 'deleted';
  if (isAtService(facts)) {
    if (facts.started) return 'in_progress';
    if (!facts.presence.isMissing) return 'queued';
  }
  // A person's statement that it exists says no more than this; the service has its present state.
  if (facts.settled) return facts.settled.outcome === 'created' ? 'queued' : 'discarded';
  if (facts.presence.isMissing) return 'unknown';
  if (facts.refused) return 'refused';
  if (facts.lost) return 'unknown';
  if (facts.discarded) return 'discarded';
  if (facts.sending) return isAbandoned(facts, now) ? 'unknown' : 'sending';
  return facts.drafted.needsApproval && !facts.approved ? 'awaiting_approval' : 'draft';
}

/** How long a person's "it does not exist" is checked, and a missing hash is waited for. */
const AFTERMATH_MS = 86_400_000;

/** Whether something happened within the last day. */
export const isFresh = (at: string | undefined, now: number): boolean =>
  at !== undefined && now - Date.parse(at) < AFTERMATH_MS;

/** Whether a person has said within the last day that it was never created, and may be wrong. */
export const isSettledLately = (facts: WithdrawalFacts, now: number): boolean =>
  stateOf(facts, now) === 'discarded' && isFresh(facts.settled?.at, now);

/**
 * Whether nothing more can come of it. A person who has found no withdrawal at the service may be wrong, so
 * for a day that is no end.
 */
export const isOver = (facts: WithdrawalFacts, now: number): boolean =>
  hasEnded({ state: stateOf(facts, now) }) && !isSettledLately(facts, now);

/** For how many minutes a withdrawal may wait before it counts as stuck. */
export const STUCK_AFTER_MINUTES = 30;

/**
 * What it waits for, and since when: `queued` if the service has made no transfer yet, `in_progress` if it has,
 * and its end is not known.
 *
 * @param now milliseconds since the epoch.
 * @returns null if it does not wait at the service.
 */
export function waitingOf(facts: WithdrawalFacts, now: number) {
  const state = stateOf(facts, now);
  if (state !== 'queued' && state !== 'in_progress') return null;
  const { sent, readBack, settled, started, drafted } = facts;
  const queued = sent ?? readBack ?? settled ?? drafted;
  return { state, since: (state === 'in_progress' ? (started ?? queued) : queued).at };
}

/**
 * The same, once it has waited too long: nothing is wrong with it by itself, but somebody should look.
 *
 * @param now milliseconds since the epoch.
 * @param afterMinutes how long it may wait. @default {@link STUCK_AFTER_MINUTES}
 * @returns null while it may still wait, or does not.
 */
export function stuckOf(facts: WithdrawalFacts, now: number, afterMinutes = STUCK_AFTER_MINUTES) {
  const waiting = waitingOf(facts, now);
  if (waiting === null) return null;
  return now - Date.parse(waiting.since) >= afterMinutes * 60_000 ? waiting : null;
}

/**
 * The status that list, page, audit and order show. What the service signed wins over what it answered
 * before, because `stateOf` takes a signed event as proof of the end.
 *
 * @param now milliseconds since the epoch.
 * @param stuckAfterMinutes how long one may wait in the service's queue.
 */
export function statusOf(facts: WithdrawalFacts, now: number, stuckAfterMinutes: number) {
  const stuck = stuckOf(facts, now, stuckAfterMinutes);
  // A transfer under way may wait long for its network; only the queue is called stuck.
  return stuck?.state === 'queued' ? 'stuck' : WITHDRAWAL_TABLE[stateOf(facts, now)].status;
}

/**
 * What proves the end. A signed event comes before an answer to a look-up.
 *
 * @param signed the event that `confirmed` names; null if there is none, or it is no longer kept.
 */
export function proofOf(facts: WithdrawalFacts, now: number, signed: Confirmation | null) {
  const { confirmed, completed, failed } = facts;
  const state = stateOf(facts, now);
  if (state !== 'completed' && state !== 'failed') return null;
  if (confirmed) {
    return { kind: 'webhook', webhook: signed?.delivery ?? null, at: signed?.at ?? confirmed.at };
  }
  const ended = completed ?? failed;
  return ended && { kind: 'lookup', webhook: null, at: ended.at };
}

/** What of it decides what may be done. */
export const actedOn = (facts: WithdrawalFacts, now: number): ActedOn => ({
  state: stateOf(facts, now),
  draftedBy: facts.drafted.draftedBy,
  approvedBy: facts.approved?.who ?? null,
  hasServiceId: facts.sent !== null,
  isMissing: facts.presence.isMissing,
});

/** Everything that this person may do with it now, in the order in which it is offered. */
export const actionsOf = (
  person: ActingPerson,
  facts: WithdrawalFacts,
  now: number,
): WithdrawalAction[] => actsOffered(actedOn(facts, now), person);

/** The hash of the transaction, from whichever event has it; signed events first. */
export function hashOf({ completed, hashed, confirmed, failed }: WithdrawalFacts): string | null {
  return (
    confirmed?.txHash ?? completed?.txHash ?? hashed?.txHash ?? (failed ? failed.txHash : null)
  );
}

/**
 * Its name in signed events: the service's id, or else the hash, which a look-up by its request id has told for
 * this address and amount. Null while neither is known.
 */
export const signedName = (facts: WithdrawalFacts): string | null =>
  facts.sent?.serviceId ?? hashOf(facts);

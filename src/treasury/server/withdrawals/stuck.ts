/** Since when a withdrawal waits at the service, and whether that is too long. Pure. */
import { stateOf, type StateFacts } from './withdrawalState.js';

/** A withdrawal that the service has and has not finished. */
export interface Waiting {
  /** `queued`: the service has made no transfer yet; `in_progress`: it has, and its end is not known. */
  readonly state: 'queued' | 'in_progress';
  /** RFC 3339, UTC, by the ledger's events. */
  readonly since: string;
}

/** For how many minutes a withdrawal may wait before it counts as stuck. */
export const STUCK_AFTER_MINUTES = 30;

/**
 * What it waits for, and since when.
 *
 * @param now milliseconds since the epoch.
 * @returns null if it does not wait at the service.
 */
export function waitingOf(facts: StateFacts, now: number): Waiting | null {
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
export function stuckOf(
  facts: StateFacts,
  now: number,
  afterMinutes = STUCK_AFTER_MINUTES,
): Waiting | null {
  const waiting = waitingOf(facts, now);
  if (waiting === null) return null;
  return now - Date.parse(waiting.since) >= afterMinutes * 60_000 ? waiting : null;
}

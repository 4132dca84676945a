/**
 * Folds the events of a withdrawal into its facts: the one place that decides them.
 *
 * The result depends only on the set of events, so instances that have seen the same events agree, and
 * repeated or reordered events do no harm.
 */
import type { Stated, WithdrawalEvent, WithdrawalEventKind } from './withdrawalEvents.js';

/** What the events of a withdrawal say; null where no event says it. */
export type WithdrawalFacts = NonNullable<ReturnType<typeof foldWithdrawal>>;

/** Sorts events by sequence, each once. */
export function inOrder(events: readonly WithdrawalEvent[]): WithdrawalEvent[] {
  const bySequence = new Map(events.map((event) => [event.sequence, event]));
  return [...bySequence.values()].sort((a, b) => a.sequence - b.sequence);
}

/** The requests to delete it after which it may be gone. */
function openDeletions(ordered: readonly WithdrawalEvent[]): Stated<'withdrawal_deleting'>[] {
  const refusals = ordered.filter((event) => event.kind === 'withdrawal_undeleted');
  if (refusals.some(({ body }) => body.forGood)) return [];
  const refused = new Set(refusals.map(({ body }) => body.deleting));
  return ordered
    .filter((event) => event.kind === 'withdrawal_deleting')
    .filter(({ key }) => !refused.has(key))
    .map(({ body }) => body);
}

/** Computes the facts; of each kind the first event counts. Pure: no clock. @returns null without a draft. */
export function foldWithdrawal(events: readonly WithdrawalEvent[]) {
  const ordered = inOrder(events);
  const first = <K extends WithdrawalEventKind>(kind: K): Stated<K> | null => {
    const found = ordered.find((event) => event.kind === kind);
    return (found?.body as Stated<K> | undefined) ?? null;
  };
  const drafted = first('withdrawal_drafted');
  if (!drafted) return null;
  const presences = ordered.filter((event) => event.kind === 'withdrawal_presence');
  return {
    drafted,
    approved: first('withdrawal_approved'),
    sending: first('withdrawal_sending'),
    sent: first('withdrawal_sent'),
    refused: first('withdrawal_refused'),
    lost: first('withdrawal_lost'),
    readBack: first('withdrawal_read_back'),
    started: first('withdrawal_started'),
    completed: first('withdrawal_completed'),
    failed: first('withdrawal_failed'),
    hashed: first('withdrawal_hashed'),
    confirmed: first('withdrawal_confirmed'),
    deleted: first('withdrawal_deleted'),
    discarded: first('withdrawal_discarded'),
    settled: first('withdrawal_settled'),
    /** Whether the service last said that it is not there, and how often it has said either. */
    presence: { isMissing: presences.at(-1)?.body.present === false, changes: presences.length },
    /** The last request to delete it that is not known to have been refused. */
    deleting: openDeletions(ordered).at(-1) ?? null,
  };
}

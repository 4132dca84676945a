/**
 * Folds the events of a withdrawal into its facts: the one place that decides them.
 *
 * The result depends only on the set of events, so instances that have seen the same events agree, and
 * repeated or reordered events do no harm.
 */
import type {
  EventOfKind,
  Stated,
  WithdrawalEvent,
  WithdrawalEventKind,
} from './withdrawalEvents.js';

/** What the events of a withdrawal say. Null if no event says it. */
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

/** Computes the facts. Pure: no clock. @returns null without a draft. */
export function foldWithdrawal(events: readonly WithdrawalEvent[]) {
  const ordered = inOrder(events);
  function all<K extends WithdrawalEventKind>(kind: K): Stated<K>[] {
    return ordered
      .filter((event): event is WithdrawalEvent & EventOfKind<K> => event.kind === kind)
      .map(({ body }) => body);
  }
  const first = <K extends WithdrawalEventKind>(kind: K): Stated<K> | null => all(kind)[0] ?? null;
  const drafted = first('withdrawal_drafted');
  if (drafted === null) return null;
  const presences = all('withdrawal_presence');
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
    /** The last request to delete it that is not known to have been refused. */
    deleting: openDeletions(ordered).at(-1) ?? null,
    /** Whether the service last said that it has it, and how often that has changed. */
    presence: {
      isMissing: presences.at(-1)?.present === false,
      changes: presences.length,
    },
    deleted: first('withdrawal_deleted'),
    discarded: first('withdrawal_discarded'),
    settled: first('withdrawal_settled'),
  };
}

/**
 * Folds the events of a withdrawal into what is known of it: the one place where that is decided.
 *
 * It depends on the set of events alone, so instances that have seen the same events agree, and an
 * event that is read twice or out of order does no harm.
 */
import type {
  EventOfKind,
  Stated,
  WithdrawalEvent,
  WithdrawalEventKind,
} from './withdrawalEvents.js';

/** What the events of a withdrawal say. Null: no event says so. */
export type WithdrawalFacts = NonNullable<ReturnType<typeof foldWithdrawal>>;

/** Puts events in the order in which the ledger took them, each once. */
export function inOrder(events: readonly WithdrawalEvent[]): WithdrawalEvent[] {
  const bySequence = new Map(events.map((event) => [event.sequence, event]));
  return [...bySequence.values()].sort((a, b) => a.sequence - b.sequence);
}

/** The askings to delete it after which it may be gone. */
function openDeletions(ordered: readonly WithdrawalEvent[]): Stated<'withdrawal_deleting'>[] {
  const refusals = ordered.filter((event) => event.kind === 'withdrawal_undeleted');
  if (refusals.some(({ body }) => body.forGood)) return [];
  const refused = new Set(refusals.map(({ body }) => body.deleting));
  return ordered
    .filter((event) => event.kind === 'withdrawal_deleting')
    .filter(({ key }) => !refused.has(key))
    .map(({ body }) => body);
}

/** Derives what is known. Pure: no clock. @returns null for a set without a draft. */
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
    /** The last time that somebody asked the service to delete it and was not refused, as far as is known. */
    deleting: openDeletions(ordered).at(-1) ?? null,
    /** What the service last said of its presence, and how often that has changed. */
    presence: {
      isMissing: presences.at(-1)?.present === false,
      changes: presences.length,
    },
    deleted: first('withdrawal_deleted'),
    discarded: first('withdrawal_discarded'),
    settled: first('withdrawal_settled'),
  };
}

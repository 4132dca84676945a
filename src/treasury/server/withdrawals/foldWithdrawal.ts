/**
 * Folds the events of a withdrawal into its facts: the one place that decides them.
 *
 * The result depends only on the set of events, so instances that have seen the same events agree, and
 * repeated or reordered events do no harm.
 */
import type { Stated, WithdrawalEvent, WithdrawalEventKind } from './withdrawalEvents.js';

/** Which fact an event of a kind states. Of each kind the first event counts. */
const FACT_OF = {
  withdrawal_drafted: 'drafted',
  withdrawal_approved: 'approved',
  withdrawal_sending: 'sending',
  withdrawal_sent: 'sent',
  withdrawal_refused: 'refused',
  withdrawal_lost: 'lost',
  withdrawal_read_back: 'readBack',
  withdrawal_started: 'started',
  withdrawal_completed: 'completed',
  withdrawal_failed: 'failed',
  withdrawal_hashed: 'hashed',
  withdrawal_confirmed: 'confirmed',
  withdrawal_deleted: 'deleted',
  withdrawal_discarded: 'discarded',
  withdrawal_settled: 'settled',
} as const satisfies Partial<Record<WithdrawalEventKind, string>>;

type FactKind = keyof typeof FACT_OF;
type FactName = (typeof FACT_OF)[FactKind];
type Facts = { readonly [K in FactKind as (typeof FACT_OF)[K]]: Stated<K> | null };

/** Whether the service last said that it has it, and how often that has changed. */
interface Presence {
  readonly isMissing: boolean;
  readonly changes: number;
}

/** What the events of a withdrawal say. Null if no event says it. */
export type WithdrawalFacts = Omit<Facts, 'drafted'> & {
  readonly drafted: Stated<'withdrawal_drafted'>;
  readonly presence: Presence;
  /** The last request to delete it that is not known to have been refused. */
  readonly deleting: Stated<'withdrawal_deleting'> | null;
};

/** Facts that are noted event by event, with what was kept of each event. */
export type NotedFacts<Kept> = Record<FactName, Kept | null> & { presence: Presence };

/** The facts before any event. */
export function noFacts<Kept>(): NotedFacts<Kept> {
  const none = Object.fromEntries(Object.values(FACT_OF).map((name) => [name, null]));
  return { ...(none as Record<FactName, null>), presence: { isMissing: false, changes: 0 } };
}

/** Notes an event. Those of one kind have to come in the ledger's order, the kinds in any order. */
export function noteFact<Kept>(facts: NotedFacts<Kept>, event: WithdrawalEvent, kept: Kept): void {
  if (event.kind === 'withdrawal_presence') {
    facts.presence = { isMissing: !event.body.present, changes: facts.presence.changes + 1 };
    return;
  }
  const names: Partial<Record<WithdrawalEventKind, FactName>> = FACT_OF;
  const name = names[event.kind];
  if (name) facts[name] ??= kept;
}

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
export function foldWithdrawal(events: readonly WithdrawalEvent[]): WithdrawalFacts | null {
  const ordered = inOrder(events);
  const noted = noFacts<WithdrawalEvent['body']>();
  for (const event of ordered) noteFact(noted, event, event.body);
  const facts = { ...noted, deleting: openDeletions(ordered).at(-1) ?? null };
  return facts.drafted && (facts as WithdrawalFacts);
}

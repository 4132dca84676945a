/** The state of every withdrawal in the ledger, for the filters and numbers of the list. */
import * as z from 'zod';
import {
  VIEW_OF_STATUS,
  WITHDRAWAL_VIEWS,
  type WithdrawalViewName,
} from '../../contract/withdrawalStatus.js';
import type { WithdrawalCount } from '../../contract/withdrawals.js';
import { createEventKindReader, countBefore } from '../../../ledger/eventReaders.js';
import type { Ledger, LedgerEvent } from '../../../ledger/ledger.js';
import { pageOf, type Page } from '../pages.js';
import type { Confirmation } from './confirmations.js';
import { noFacts, noteFact, type NotedFacts } from './foldWithdrawal.js';
import { stuckOf, isOver, type Happened, type StateFacts, statusOf } from './withdrawalState.js';
import {
  readWithdrawalEvents,
  withdrawalIdOf,
  WITHDRAWAL_EVENT_KINDS,
  type WithdrawalEvent,
} from './withdrawalEvents.js';

/** Which withdrawals, newest first. */
export interface StatusQuery {
  /** @default all */
  readonly view?: WithdrawalViewName | undefined;
  /** Those whose draft has a lower sequence. @default all */
  readonly after?: number | undefined;
  readonly limit: number;
}

/** A withdrawal by its place in the list. */
export interface ListedWithdrawal {
  readonly id: string;
  /** Sequence of its draft. */
  readonly sequence: number;
}

/** Finds withdrawals by their status. Every method but {@link StatusIndex.catchUp} uses what was read last. */
export interface StatusIndex {
  /** Reads what is new in the ledger. */
  catchUp(): Promise<void>;
  /** Those that cannot be read are in every view. */
  find(query: StatusQuery): Page<ListedWithdrawal>;
  counts(): WithdrawalCount[];
  /** The view of one; null if it is unknown or cannot be read. */
  viewOf(id: string): WithdrawalViewName | null;
  /** Those that have waited in the queue for too long, the longest first. */
  stuckInQueue(): readonly string[];
  /** Those that are not over, and those that cannot be read, oldest first. */
  unfinished(): readonly string[];
  /** The withdrawal that a signed event is about, by the service's id or by its hash; null if none is known. */
  idOfSigned(event: Pick<Confirmation, 'withdrawalId' | 'txHash'>): string | null;
}

/** What is kept of an event: only what decides the state, because there may be very many withdrawals. */
interface Kept extends Happened {
  readonly needsApproval?: boolean;
  readonly until?: string;
  readonly outcome?: string;
}

function keptOf({ kind, body }: WithdrawalEvent): Kept {
  const { at } = body;
  if (kind === 'withdrawal_drafted') return { at, needsApproval: body.needsApproval };
  if (kind === 'withdrawal_sending') return { at, until: body.until };
  return kind === 'withdrawal_settled' ? { at, outcome: body.outcome } : { at };
}

interface Entry extends ListedWithdrawal {
  /** 0 until its draft was read. */
  sequence: number;
  readonly facts: NotedFacts<Kept>;
  /** An event that this version cannot read: nothing is said of it. */
  isUnreadable: boolean;
}

/** What a signed event may name of the withdrawal. */
function nameIn({ kind, body }: WithdrawalEvent): string | null {
  if (kind === 'withdrawal_sent') return body.serviceId;
  return kind === 'withdrawal_completed' || kind === 'withdrawal_hashed' ? body.txHash : null;
}

/** Reads each event once, by the ledger's own index of kinds. */
function createStateReader(ledger: Pick<Ledger, 'list'>) {
  const entries = new Map<string, Entry>();
  /** By the sequence of their drafts. */
  const drafted: Entry[] = [];
  /** Ids by what a signed event may name: the service's id, or the hash that a look-up told. */
  const byName = new Map<string, string>();

  function entryOf(id: string): Entry {
    const known = entries.get(id);
    if (known) return known;
    const entry = { id, sequence: 0, facts: noFacts<Kept>(), isUnreadable: false };
    entries.set(id, entry);
    return entry;
  }

  function take(event: LedgerEvent): void {
    const id = withdrawalIdOf(event.stream);
    if (id === null) return;
    const entry = entryOf(id);
    if (event.kind === 'withdrawal_drafted' && entry.sequence === 0) {
      entry.sequence = event.sequence;
      drafted.push(entry);
    }
    try {
      for (const read of readWithdrawalEvents([event])) {
        noteFact(entry.facts, read, keptOf(read));
        const name = nameIn(read);
        if (name) byName.set(name, id);
      }
    } catch (error) {
      if (!(error instanceof z.ZodError)) throw error;
      entry.isUnreadable = true;
    }
  }
  const readers = WITHDRAWAL_EVENT_KINDS.map((kind) => createEventKindReader(ledger, kind, take));
  return { entries, drafted, byName, readers };
}

/** Null for one that cannot be read. */
function factsOf({ facts, isUnreadable }: Entry): StateFacts | null {
  return isUnreadable || facts.drafted === null ? null : (facts as StateFacts);
}

/** Makes the index. */
export function createStatusIndex(options: {
  readonly ledger: Pick<Ledger, 'list'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly stuckAfterMinutes: number;
}): StatusIndex {
  const { now, stuckAfterMinutes } = options;
  const { entries, drafted, byName, readers } = createStateReader(options.ledger);

  function viewOf(entry: Entry): WithdrawalViewName | null {
    const facts = factsOf(entry);
    return facts && VIEW_OF_STATUS[statusOf(facts, now(), stuckAfterMinutes)];
  }

  return {
    async catchUp() {
      await Promise.all(readers.map((readOn) => readOn()));
    },
    find({ view, after = Number.MAX_SAFE_INTEGER, limit }) {
      const found: Entry[] = [];
      let at = countBefore(drafted, after, ({ sequence }) => sequence) - 1;
      for (; at >= 0 && found.length <= limit; at -= 1) {
        const entry = drafted[at] as Entry;
        const own = view === undefined ? null : viewOf(entry);
        if (own === null || own === view) found.push(entry);
      }
      return pageOf(found, limit, ({ sequence }) => sequence);
    },
    counts() {
      const counts = new Map<string, number>(WITHDRAWAL_VIEWS.map((view) => [view, 0]));
      for (const entry of drafted) {
        const view = viewOf(entry);
        if (view !== null) counts.set(view, (counts.get(view) ?? 0) + 1);
      }
      return [
        { view: 'all', count: drafted.length },
        ...[...counts].map(([view, count]) => ({ view, count })),
      ];
    },
    viewOf(id) {
      const entry = entries.get(id);
      return entry ? viewOf(entry) : null;
    },
    stuckInQueue() {
      const stuck: { readonly id: string; readonly since: string }[] = [];
      for (const entry of drafted) {
        const facts = factsOf(entry);
        const waiting = facts && stuckOf(facts, now(), stuckAfterMinutes);
        if (waiting?.state === 'queued') stuck.push({ id: entry.id, since: waiting.since });
      }
      return stuck.sort((a, b) => (a.since < b.since ? -1 : 1)).map(({ id }) => id);
    },
    unfinished() {
      const open = drafted.filter((entry) => {
        const facts = factsOf(entry);
        return facts === null || !isOver(facts, now());
      });
      return open.map(({ id }) => id);
    },
    idOfSigned: ({ withdrawalId, txHash }) =>
      byName.get(withdrawalId) ?? byName.get(txHash ?? '') ?? null,
  };
}

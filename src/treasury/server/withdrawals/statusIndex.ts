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
import { pageOf, type PageQuery } from '../pages.js';
import { foldWithdrawal, type WithdrawalFacts } from './foldWithdrawal.js';
import { isOver, signedName, statusOf, stuckOf } from './withdrawalState.js';
import {
  readWithdrawalEvents,
  withdrawalIdOf,
  WITHDRAWAL_EVENT_KINDS,
  type WithdrawalEvent,
} from './withdrawalEvents.js';

/** Which withdrawals, newest first. */
export interface StatusQuery extends PageQuery {
  /** @default all */
  readonly view?: WithdrawalViewName | undefined;
}

/** Finds withdrawals by their status. */
export type StatusIndex = ReturnType<typeof createStatusIndex>;

interface Entry {
  readonly id: string;
  /** That of its draft, its place in the list; 0 until that was read. */
  sequence: number;
  readonly events: WithdrawalEvent[];
  /** Null without a draft, and with an event that this version cannot read: nothing is said of it. */
  facts: WithdrawalFacts | null;
  isUnreadable: boolean;
}

/** Reads each event once, by the ledger's own index of kinds. */
function createStateReader(ledger: Pick<Ledger, 'list'>) {
  const entries = new Map<string, Entry>();
  /** By the sequence of their drafts. */
  const drafted: Entry[] = [];

  function entryOf(id: string): Entry {
    const known = entries.get(id);
    if (known) return known;
    const entry = { id, sequence: 0, events: [], facts: null, isUnreadable: false };
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
      entry.events.push(...readWithdrawalEvents([event]));
    } catch (error) {
      if (!(error instanceof z.ZodError)) throw error;
      entry.isUnreadable = true;
    }
    entry.facts = entry.isUnreadable ? null : foldWithdrawal(entry.events);
  }
  const readers = WITHDRAWAL_EVENT_KINDS.map((kind) => createEventKindReader(ledger, kind, take));
  return { entries, drafted, readers };
}

/** Makes the index. Everything but `catchUp` uses what was read last. */
export function createStatusIndex(options: {
  readonly ledger: Pick<Ledger, 'list'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly stuckAfterMinutes: number;
}) {
  const { now, stuckAfterMinutes } = options;
  const { entries, drafted, readers } = createStateReader(options.ledger);

  const viewOf = ({ facts }: Entry): WithdrawalViewName | null =>
    facts && VIEW_OF_STATUS[statusOf(facts, now(), stuckAfterMinutes)];
  const idsOf = (fits: (facts: WithdrawalFacts | null) => boolean): string[] =>
    drafted.filter(({ facts }) => fits(facts)).map(({ id }) => id);

  return {
    /** Reads what is new in the ledger. */
    async catchUp(): Promise<void> {
      await Promise.all(readers.map((readOn) => readOn()));
    },
    /** Those that cannot be read are in every view. */
    find({ view, after = Number.MAX_SAFE_INTEGER, limit }: StatusQuery) {
      const found: Entry[] = [];
      let at = countBefore(drafted, after, ({ sequence }) => sequence) - 1;
      for (; at >= 0 && found.length <= limit; at -= 1) {
        const entry = drafted[at] as Entry;
        const own = view === undefined ? null : viewOf(entry);
        if (own === null || own === view) found.push(entry);
      }
      return pageOf(found, limit, ({ sequence }) => sequence);
    },
    counts(): WithdrawalCount[] {
      const views = drafted.map(viewOf);
      const countOf = (view: string) => views.filter((one) => one === view).length;
      return [
        { view: 'all', count: drafted.length },
        ...WITHDRAWAL_VIEWS.map((view) => ({ view, count: countOf(view) })),
      ];
    },
    /** The view of one; null if it is unknown or cannot be read. */
    viewOf(id: string): WithdrawalViewName | null {
      const entry = entries.get(id);
      return entry ? viewOf(entry) : null;
    },
    /** Those that have waited in the queue for too long, the longest first. */
    stuckInQueue(): readonly string[] {
      const stuck = drafted.flatMap(({ id, facts }) => {
        const waiting = facts && stuckOf(facts, now(), stuckAfterMinutes);
        return waiting?.state === 'queued' ? [{ id, since: waiting.since }] : [];
      });
      return stuck.sort((a, b) => (a.since < b.since ? -1 : 1)).map(({ id }) => id);
    },
    /** Those that are not over, and those that cannot be read, oldest first. */
    unfinished: () => idsOf((facts) => facts === null || !isOver(facts, now())),
    /** Those of these names in signed events that no such event has confirmed yet, with what names how many of them. */
    unconfirmed: (signed: ReadonlyMap<string, readonly unknown[]>) =>
      drafted.flatMap(({ id, facts }) => {
        const name = facts && !facts.confirmed ? signedName(facts) : null;
        const said = name === null ? undefined : signed.get(name);
        return said ? [{ id, said: `${String(name)} ${String(said.length)}` }] : [];
      }),
  };
}

/**
 * Searches events of some kinds newest first: by label and time in memory, by what they say in the ledger, a
 * limited number for each request.
 */
import { runWithConcurrency } from '../../async/runWithConcurrency.js';
import { countBefore, createEventKindReader } from '../../ledger/eventReaders.js';
import type { Ledger, LedgerEvent } from '../../ledger/ledger.js';

/** Which events are searched. */
export interface EventSearchOptions {
  readonly ledger: Pick<Ledger, 'list'>;
  readonly kinds: readonly string[];
  /**
   * Called once with each event of these kinds, in the ledger's order within a kind. Labels are what lists
   * filter and count by; there may be thousands, not millions. Null for an event that is never shown.
   */
  readonly labelOf: (event: LedgerEvent) => string | null;
  /** Sequence of an earlier event of the same kind that this one replaces. @default none */
  readonly replaces?: (event: LedgerEvent) => number | undefined;
}

/** What narrows a search without reading an event. */
export interface EventFilter {
  /** @default every label */
  readonly isWanted?: ((label: string) => boolean) | undefined;
  /** Events of this time or later: milliseconds since the epoch. @default from the beginning */
  readonly from?: number | undefined;
  /** Events before this time. @default to the end */
  readonly to?: number | undefined;
}

/** Which page. */
export interface EventSearchQuery extends EventFilter {
  /** Events older than this sequence. @default the newest */
  readonly before?: number | undefined;
  /** At most so many are found. */
  readonly limit: number;
  /** At most so many are read. */
  readonly most: number;
  /** Whether an event is one of those that are searched for. @default all are */
  readonly fits?: ((event: LedgerEvent) => boolean | Promise<boolean>) | undefined;
}

/** A page of events. */
export interface FoundEvents {
  /** Newest first. */
  readonly events: readonly LedgerEvent[];
  /** `before` of the next page; null at the end. */
  readonly next: number | null;
  /**
   * Time of the oldest event that was read, if the search has read `most` events and found less than
   * `limit`: older ones may fit. Null otherwise.
   */
  readonly searchedTo: string | null;
}

/** Searches events. Both methods first read what is new. */
export interface EventSearch {
  find(query: EventSearchQuery): Promise<FoundEvents>;
  /** How many events each label has, without reading them. */
  count(filter: Pick<EventFilter, 'from' | 'to'>): Promise<ReadonlyMap<string, number>>;
}

/** Events that are read together. */
const BATCH = 500;
/** Two wanted events of a kind with at most so many between them are read with one query. */
const NEAR = 16;
const QUERIES_AT_ONCE = 4;
const LONGEST_QUERY = 1_000;

/** The shown events of one kind in the ledger's order: sequence, time and label of each. */
interface Column {
  readonly kind: string;
  readonly sequences: number[];
  readonly times: number[];
  readonly labels: number[];
}

/** The place of an event. */
interface Place {
  readonly column: Column;
  readonly index: number;
  readonly sequence: number;
}

const itself = (sequence: number): number => sequence;

/** The places before a sequence, newest first, of all kinds. */
function* newestFirst(columns: readonly Column[], before: number | undefined): Generator<Place> {
  const heads = columns.map(
    ({ sequences }) =>
      (before === undefined ? sequences.length : countBefore(sequences, before, itself)) - 1,
  );
  for (;;) {
    let newest: Place | null = null;
    let at = -1;
    for (const [number, column] of columns.entries()) {
      const index = heads[number] ?? -1;
      const sequence = column.sequences[index];
      if (sequence === undefined || (newest && sequence < newest.sequence)) continue;
      newest = { column, index, sequence };
      at = number;
    }
    if (!newest) return;
    heads[at] = newest.index - 1;
    yield newest;
  }
}

/** Places of one kind that are read with one query, oldest first. */
function runsOf(places: readonly Place[]): Place[][] {
  const byColumn = new Map<Column, Place[][]>();
  for (const place of places.toReversed()) {
    const runs = byColumn.get(place.column) ?? [];
    byColumn.set(place.column, runs);
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && place.index - last.index <= NEAR) run.push(place);
    else runs.push([place]);
  }
  return [...byColumn.values()].flat();
}

/** Makes the search. It keeps three numbers for each event in memory, and reads each event once for that. */
export function createEventSearch(options: EventSearchOptions): EventSearch {
  const { ledger, kinds, labelOf, replaces = () => undefined } = options;
  const names: string[] = [];
  const numbers = new Map<string, number>();
  const columns = kinds.map((kind): Column => ({ kind, sequences: [], times: [], labels: [] }));

  function numberOf(label: string): number {
    const known = numbers.get(label);
    if (known !== undefined) return known;
    numbers.set(label, names.length);
    return names.push(label) - 1;
  }

  function forget({ sequences, times, labels }: Column, sequence: number): void {
    const at = countBefore(sequences, sequence, itself);
    if (sequences[at] !== sequence) return;
    for (const list of [sequences, times, labels]) list.splice(at, 1);
  }

  const tails = columns.map((column) =>
    createEventKindReader(ledger, column.kind, (event) => {
      const label = labelOf(event);
      if (label === null) return;
      column.sequences.push(event.sequence);
      column.times.push(Date.parse(event.at));
      column.labels.push(numberOf(label));
      const before = replaces(event);
      if (before !== undefined) forget(column, before);
    }),
  );

  const catchUp = async (): Promise<void> => {
    await Promise.all(tails.map((readOn) => readOn()));
  };

  /** Decides by label and time. */
  function filterOf(filter: EventFilter): (place: Omit<Place, 'sequence'>) => boolean {
    const { isWanted, from, to } = filter;
    const wanted = isWanted && names.map(isWanted);
    return ({ column, index }) => {
      const time = column.times[index] ?? 0;
      if (from !== undefined && time < from) return false;
      if (to !== undefined && time >= to) return false;
      return wanted?.[column.labels[index] ?? 0] ?? true;
    };
  }

  async function readRun(run: readonly Place[]): Promise<LedgerEvent[]> {
    const [first, last] = [run[0], run.at(-1)];
    if (!first || !last) return [];
    const wanted = new Set(run.map(({ sequence }) => sequence));
    const found: LedgerEvent[] = [];
    const limit = Math.min(LONGEST_QUERY, last.index - first.index + 1);
    for (let after = first.sequence - 1; after < last.sequence;) {
      const page = await ledger.list({ after, limit, kind: first.column.kind });
      found.push(...page.filter(({ sequence }) => wanted.has(sequence)));
      after = page.at(-1)?.sequence ?? last.sequence;
    }
    return found;
  }

  /** The events at some places. Some may have been purged since. */
  async function eventsAt(places: readonly Place[]): Promise<Map<number, LedgerEvent>> {
    const found = new Map<number, LedgerEvent>();
    await runWithConcurrency(QUERIES_AT_ONCE, runsOf(places), async (run) => {
      for (const event of await readRun(run)) found.set(event.sequence, event);
    });
    const gone = places.filter(({ sequence }) => !found.has(sequence));
    for (const { column, sequence } of gone) forget(column, sequence);
    return found;
  }

  return {
    async find({ before, limit, most, fits, ...filter }) {
      await catchUp();
      const passes = filterOf(filter);
      const events: LedgerEvent[] = [];
      let read = 0;
      let cursor = before;
      let oldest: LedgerEvent | undefined;
      for (;;) {
        const size = Math.min(BATCH, fits ? most - read : limit - events.length);
        const batch: Place[] = [];
        let isEnd = true;
        // A new walk for each batch, because reading takes time and places may be forgotten meanwhile.
        for (const place of newestFirst(columns, cursor)) {
          if (!passes(place)) continue;
          if (batch.length === size) {
            isEnd = false;
            break;
          }
          batch.push(place);
        }
        const found = await eventsAt(batch);
        for (const [at, { sequence }] of batch.entries()) {
          cursor = sequence;
          const event = found.get(sequence);
          if (!event) continue;
          read += 1;
          oldest = event;
          if (fits && !(await fits(event))) continue;
          events.push(event);
          const isLast = isEnd && at === batch.length - 1;
          if (events.length === limit) {
            return { events, next: isLast ? null : sequence, searchedTo: null };
          }
        }
        if (isEnd) return { events, next: null, searchedTo: null };
        if (read >= most) {
          return { events, next: cursor ?? null, searchedTo: oldest?.at ?? null };
        }
      }
    },

    async count(filter) {
      await catchUp();
      const passes = filterOf(filter);
      const totals = names.map(() => 0);
      for (const column of columns) {
        for (const [index, label] of column.labels.entries()) {
          if (passes({ column, index })) totals[label] = (totals[label] ?? 0) + 1;
        }
      }
      return new Map(names.map((name, number) => [name, totals[number] ?? 0]));
    },
  };
}

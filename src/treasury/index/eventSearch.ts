/**
 * Searches events of some kinds newest first: by label and time in memory, by what they say in the ledger, a
 * limited number for each request.
 */
import type { Ledger, LedgerEvent } from '../../ledger/ledger.js';
import { createEventPlaces, firstOf, type EventPlaces } from '../../ledger/newestFirst.js';

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

/** What a filter needs of an event. */
interface Note {
  /** Milliseconds since the epoch. */
  readonly time: number;
  readonly label: string;
}

/** Decides by label and time. */
function filterOf({ isWanted, from, to }: EventFilter): (note: Note) => boolean {
  const known = new Map<string, boolean>();
  const isWantedLabel = (label: string): boolean => {
    const wanted = known.get(label) ?? isWanted?.(label) ?? true;
    known.set(label, wanted);
    return wanted;
  };
  return ({ time, label }) =>
    (from === undefined || time >= from) && (to === undefined || time < to) && isWantedLabel(label);
}

/** Makes the search. It keeps time and label of each event in memory, and reads each event once for that. */
export function createEventSearch(options: EventSearchOptions): EventSearch {
  const { ledger, kinds, labelOf, replaces } = options;
  // Many events have one label: its text is kept once.
  const labels = new Map<string, string>();
  const places = createEventPlaces<Note>({
    ledger,
    kinds,
    replaces,
    noteOf(event) {
      const label = labelOf(event);
      if (label === null) return null;
      const kept = labels.get(label) ?? label;
      labels.set(kept, kept);
      return { time: Date.parse(event.at), label: kept };
    },
  });
  return {
    async find(query) {
      await places.catchUp();
      return findIn(places, query);
    },
    async count(filter) {
      await places.catchUp();
      const passes = filterOf(filter);
      const counts = new Map<string, number>();
      for (const note of places.notes()) {
        if (passes(note)) counts.set(note.label, (counts.get(note.label) ?? 0) + 1);
      }
      return counts;
    },
  };
}

async function findIn(
  places: EventPlaces<Note>,
  { before, limit, most, fits, ...filter }: EventSearchQuery,
): Promise<FoundEvents> {
  const passes = filterOf(filter);
  const events: LedgerEvent[] = [];
  let read = 0;
  let cursor = before;
  let oldest: LedgerEvent | undefined;
  for (;;) {
    const size = Math.min(BATCH, fits ? most - read : limit - events.length);
    // One more says whether older ones follow.
    const ahead = firstOf(places.newestFirst(cursor), size + 1, passes);
    const batch = ahead.slice(0, size);
    const isEnd = ahead.length === batch.length;
    const found = await places.read(batch);
    for (const { sequence } of batch) {
      cursor = sequence;
      const event = found.get(sequence);
      if (!event) continue;
      read += 1;
      oldest = event;
      if (fits && !(await fits(event))) continue;
      events.push(event);
      if (events.length < limit) continue;
      const isLast = isEnd && sequence === batch.at(-1)?.sequence;
      return { events, next: isLast ? null : sequence, searchedTo: null };
    }
    if (isEnd) return { events, next: null, searchedTo: null };
    if (read >= most) return { events, next: cursor ?? null, searchedTo: oldest?.at ?? null };
  }
}

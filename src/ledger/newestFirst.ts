/** Reads events of some kinds newest first. Their places are kept in memory; an event is read when it is shown. */
import { runWithConcurrency } from '../async/runWithConcurrency.js';
import { countBefore, createEventKindReader } from './eventReaders.js';
import type { Ledger, LedgerEvent } from './ledger.js';

/** Which events have a place. */
export interface EventPlacesOptions<T> {
  readonly ledger: Pick<Ledger, 'list'>;
  readonly kinds: readonly string[];
  /**
   * Called once with each event of these kinds, in the ledger's order within a kind.
   *
   * @returns what is kept of the event in memory; null for one that is never shown.
   */
  readonly noteOf: (event: LedgerEvent) => T | null;
  /** Sequence of an earlier event of the same kind that this one replaces. @default none */
  readonly replaces?: ((event: LedgerEvent) => number | undefined) | undefined;
}

/** The place of an event. */
export interface EventPlace<T> {
  readonly kind: string;
  /** Among those of its kind. */
  readonly index: number;
  readonly sequence: number;
  readonly note: T;
}

/** The places of events. */
export interface EventPlaces<T> {
  /** Reads what is new. */
  catchUp(): Promise<void>;
  /** What is kept of each event, in no order between kinds. */
  notes(): Iterable<T>;
  /** Places before a sequence, or all of them. Begin again after an `await`: places come and go. */
  newestFirst(before: number | undefined): Iterable<EventPlace<T>>;
  /** The events at some places, by sequence. Those that were purged are missing, and forgotten. */
  read(places: readonly EventPlace<T>[]): Promise<ReadonlyMap<number, LedgerEvent>>;
}

/** Two wanted events of a kind with at most so many between them are read with one query. */
const NEAR = 16;
const QUERIES_AT_ONCE = 4;
const LONGEST_QUERY = 1_000;

/** The shown events of one kind in the ledger's order. */
interface Column<T> {
  readonly kind: string;
  readonly sequences: number[];
  readonly notes: T[];
}

const itself = (sequence: number): number => sequence;

function forget<T>({ sequences, notes }: Column<T>, sequence: number): void {
  const at = countBefore(sequences, sequence, itself);
  if (sequences[at] !== sequence) return;
  sequences.splice(at, 1);
  notes.splice(at, 1);
}

function* merged<T>(
  columns: readonly Column<T>[],
  before: number | undefined,
): Generator<EventPlace<T>> {
  const heads = columns.map((column) => ({
    column,
    left:
      before === undefined ? column.notes.length : countBefore(column.sequences, before, itself),
  }));
  const sequenceOf = ({ column, left }: (typeof heads)[number]): number =>
    column.sequences[left - 1] ?? 0;
  for (;;) {
    const newest = heads.reduce((best, head) =>
      sequenceOf(head) > sequenceOf(best) ? head : best,
    );
    if (newest.left === 0) return;
    const sequence = sequenceOf(newest);
    newest.left -= 1;
    const { column, left: index } = newest;
    yield { kind: column.kind, index, sequence, note: column.notes[index] as T };
  }
}

/** Places of one kind that are read with one query, oldest first. */
function runsOf<T>(places: readonly EventPlace<T>[]): EventPlace<T>[][] {
  const byKind = new Map<string, EventPlace<T>[][]>();
  for (const place of places.toReversed()) {
    const runs = byKind.get(place.kind) ?? [];
    byKind.set(place.kind, runs);
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && place.index - last.index <= NEAR) run.push(place);
    else runs.push([place]);
  }
  return [...byKind.values()].flat();
}

async function readRun(
  ledger: Pick<Ledger, 'list'>,
  run: readonly EventPlace<unknown>[],
  found: Map<number, LedgerEvent>,
): Promise<void> {
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last) return;
  const wanted = new Set(run.map(({ sequence }) => sequence));
  let limit = last.index - first.index + 1;
  for (let after = first.sequence - 1; after < last.sequence;) {
    limit = Math.min(LONGEST_QUERY, limit);
    const page = await ledger.list({ after, limit, kind: first.kind });
    for (const event of page) if (wanted.has(event.sequence)) found.set(event.sequence, event);
    after = page.at(-1)?.sequence ?? last.sequence;
    // Events that are never shown lie between.
    limit *= 2;
  }
}

/** Makes the places. Each event is read once for them. */
export function createEventPlaces<T>(options: EventPlacesOptions<T>): EventPlaces<T> {
  const { ledger, kinds, noteOf, replaces } = options;
  const columns = kinds.map((kind): Column<T> => ({ kind, sequences: [], notes: [] }));
  const tails = columns.map((column) =>
    createEventKindReader(ledger, column.kind, (event) => {
      const note = noteOf(event);
      if (note === null) return;
      column.sequences.push(event.sequence);
      column.notes.push(note);
      const before = replaces?.(event);
      if (before !== undefined) forget(column, before);
    }),
  );
  return {
    async catchUp() {
      await Promise.all(tails.map((readOn) => readOn()));
    },
    *notes() {
      for (const { notes } of columns) yield* notes;
    },
    newestFirst: (before) => merged(columns, before),
    async read(places) {
      const found = new Map<number, LedgerEvent>();
      await runWithConcurrency(QUERIES_AT_ONCE, runsOf(places), (run) =>
        readRun(ledger, run, found),
      );
      for (const { kind, sequence } of places) {
        const column = columns.find((one) => one.kind === kind);
        if (column && !found.has(sequence)) forget(column, sequence);
      }
      return found;
    },
  };
}

/** The first places of a walk that fit: at most this many. */
export function firstOf<T>(
  places: Iterable<EventPlace<T>>,
  most: number,
  fits: (note: T) => boolean,
): EventPlace<T>[] {
  const first: EventPlace<T>[] = [];
  for (const place of places) {
    if (first.length === most) break;
    if (fits(place.note)) first.push(place);
  }
  return first;
}

/** A page of events. */
export interface NewestFirstPage {
  readonly events: readonly LedgerEvent[];
  /** `before` of the next page; null at the end. */
  readonly next: number | null;
}

/**
 * Makes a reader of pages.
 *
 * @returns reads a page: events older than `before`, or the newest.
 */
export function createNewestFirst(options: {
  readonly ledger: Pick<Ledger, 'list'>;
  readonly kinds: readonly string[];
  readonly isShown: (event: LedgerEvent) => boolean;
}): (page: {
  readonly before: number | undefined;
  readonly limit: number;
}) => Promise<NewestFirstPage> {
  const { isShown, ...rest } = options;
  const places = createEventPlaces({ ...rest, noteOf: (event) => isShown(event) || null });
  return async ({ before, limit }) => {
    await places.catchUp();
    for (;;) {
      const found = firstOf(places.newestFirst(before), limit + 1, () => true);
      const page = found.slice(0, limit);
      const read = await places.read(page);
      // Some may have been purged since; older ones take their place.
      if (read.size < page.length) continue;
      const events = [...read.values()].sort((a, b) => b.sequence - a.sequence);
      return { events, next: found.length > limit ? (page.at(-1)?.sequence ?? null) : null };
    }
  };
}

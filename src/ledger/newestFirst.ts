/** Reads the events of one kind newest first. Their sequences are kept in memory; an event is read when it is shown. */
import { countBefore, createEventKindReader } from './eventReaders.js';
import type { Ledger, LedgerEvent } from './ledger.js';

/** A page of events. */
export interface NewestFirstPage {
  readonly events: readonly LedgerEvent[];
  /** `before` of the next page; null at the end. */
  readonly next: number | null;
}

/** Reads a page: events older than `before`, or the newest. */
export type ReadNewestFirst = (page: {
  readonly before: number | undefined;
  readonly limit: number;
}) => Promise<NewestFirstPage>;

/** Makes a reader of pages. */
export function createNewestFirst(ledger: Pick<Ledger, 'list'>, kind: string): ReadNewestFirst {
  const sequences: number[] = [];
  const catchUp = createEventKindReader(ledger, kind, ({ sequence }) => sequences.push(sequence));
  const indexOf = (sequence: number): number => countBefore(sequences, sequence, (one) => one);

  function forget(sequence: number): void {
    const at = indexOf(sequence);
    if (sequences[at] === sequence) sequences.splice(at, 1);
  }

  return async ({ before, limit }) => {
    await catchUp();
    for (;;) {
      const end = before === undefined ? sequences.length : indexOf(before);
      const start = Math.max(0, end - limit);
      const wanted = sequences.slice(start, end);
      const [first] = wanted;
      if (first === undefined) return { events: [], next: null };
      const read = await ledger.list({ after: first - 1, limit: wanted.length, kind });
      const found = new Map(read.map((event) => [event.sequence, event]));
      const events = wanted.flatMap((sequence) => found.get(sequence) ?? []);
      if (events.length === wanted.length) {
        return { events: events.toReversed(), next: start > 0 ? first : null };
      }
      // Some have been purged since; older ones take their place.
      for (const sequence of wanted) if (!found.has(sequence)) forget(sequence);
    }
  };
}

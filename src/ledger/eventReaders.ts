/** Readers of events by kind: all of them once, or newest first in pages. */
import { createCoalescedRead } from '../async/coalescedRead.js';
import type { Ledger, LedgerEvent } from './ledger.js';

const PAGE = 1000;

/**
 * Makes a reader that passes every event of a kind to `take`, once and in the ledger's order. It finds
 * them by the ledger's index, so other events cost nothing.
 *
 * @param from events after this sequence.
 * @returns catches up; when it resolves, everything that was written before the call has been taken.
 */
export function createEventKindReader(
  ledger: Pick<Ledger, 'list'>,
  kind: string,
  take: (event: LedgerEvent) => void,
  from = 0,
): () => Promise<void> {
  let after = from;

  return createCoalescedRead(async (mayGoOn) => {
    for (;;) {
      const page = await ledger.list({ after, limit: PAGE, kind });
      if (!mayGoOn()) return;
      for (const event of page) {
        take(event);
        after = event.sequence;
      }
      if (page.length < PAGE) return;
    }
  });
}

/**
 * How many items of a sorted list come before a sequence.
 *
 * @param sequenceOf the sequence of an item; never falls from one item to the next.
 */
export function countBefore<T>(
  sorted: readonly T[],
  sequence: number,
  sequenceOf: (item: T) => number,
): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (sequenceOf(sorted[middle] as T) < sequence) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Which events are shown. */
export interface NewestFirstOptions {
  readonly ledger: Pick<Ledger, 'list'>;
  readonly kinds: readonly string[];
  /** Called once with each event of these kinds, in the ledger's order within a kind. */
  readonly isShown: (event: LedgerEvent) => boolean;
  /** Sequence of an earlier event of the same kind that this one replaces in the list. @default none */
  readonly replaces?: (event: LedgerEvent) => number | undefined;
}

/** A page of events. */
export interface NewestFirstPage {
  readonly events: readonly LedgerEvent[];
  /** `before` of the next page; null at the end. */
  readonly next: number | null;
}

/** An event's place. */
interface EventPosition {
  readonly kind: string;
  readonly sequence: number;
}

const itself = (sequence: number): number => sequence;

/**
 * Makes the reader. It keeps one number per event in memory, so that a process reads each event once and
 * not for every page.
 *
 * @returns reads a page: events older than `before`, or the newest.
 */
export function createNewestFirst(
  options: NewestFirstOptions,
): (page: {
  readonly before: number | undefined;
  readonly limit: number;
}) => Promise<NewestFirstPage> {
  const { ledger, kinds, isShown, replaces = () => undefined } = options;
  /** Sequences of the shown events, by kind, in the ledger's order. */
  const shown = new Map<string, number[]>(kinds.map((kind) => [kind, []]));

  function forget({ kind, sequence }: EventPosition): void {
    const sequences = shown.get(kind) ?? [];
    const at = countBefore(sequences, sequence, itself);
    if (sequences[at] === sequence) sequences.splice(at, 1);
  }

  const tails = kinds.map((kind) =>
    createEventKindReader(ledger, kind, (event) => {
      if (!isShown(event)) return;
      shown.get(kind)?.push(event.sequence);
      const before = replaces(event);
      if (before !== undefined) forget({ kind, sequence: before });
    }),
  );

  /** The newest positions before one, and one more if there is one. */
  function newest(before: number | undefined, limit: number): EventPosition[] {
    const places = [...shown].flatMap(([kind, sequences]) => {
      const end = before === undefined ? sequences.length : countBefore(sequences, before, itself);
      return sequences
        .slice(Math.max(0, end - limit - 1), end)
        .map((sequence) => ({ kind, sequence }));
    });
    return places.sort((a, b) => b.sequence - a.sequence).slice(0, limit + 1);
  }

  /** The events at some positions of one kind, which are close together. */
  async function eventsOf(kind: string, sequences: readonly number[]): Promise<LedgerEvent[]> {
    const wanted = new Set(sequences);
    // Most events between them are wanted too.
    const limit = Math.min(PAGE, 2 * sequences.length);
    const found: LedgerEvent[] = [];
    const [last = 0] = sequences;
    for (let after = (sequences.at(-1) ?? 1) - 1; after < last;) {
      const page = await ledger.list({ after, limit, kind });
      found.push(...page.filter(({ sequence }) => wanted.has(sequence)));
      after = page.at(-1)?.sequence ?? last;
    }
    return found;
  }

  async function eventsAt(places: readonly EventPosition[]): Promise<LedgerEvent[]> {
    const found = await Promise.all(
      kinds.map((kind) => {
        const ofKind = places.filter((place) => place.kind === kind);
        return eventsOf(
          kind,
          ofKind.map(({ sequence }) => sequence),
        );
      }),
    );
    return found.flat().sort((a, b) => b.sequence - a.sequence);
  }

  return async ({ before, limit }) => {
    await Promise.all(tails.map((readOn) => readOn()));
    for (;;) {
      const places = newest(before, limit);
      const page = places.slice(0, limit);
      const events = await eventsAt(page);
      if (events.length === page.length) {
        return { events, next: places.length > limit ? (page.at(-1)?.sequence ?? null) : null };
      }
      // Some may have been purged since; older ones take their place.
      const there = new Set(events.map(({ sequence }) => sequence));
      page.filter(({ sequence }) => !there.has(sequence)).forEach(forget);
    }
  };
}

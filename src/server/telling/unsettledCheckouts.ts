/**
 * Which checkouts still need something. A start reads the ledger from the newest mark, not from its
 * beginning.
 */
import type { Ledger, LedgerEvent } from '../../ledger/ledger.js';
import { EFFECT_FAILED } from './runCallback.js';
import { EFFECT_BEGUN } from '../checkouts/callbackEvents.js';
import { TURN_ENDED } from './turns.js';
import { readMark, type SettledMark, type SettledMarks } from './settledMarks.js';
import { CUSTOMER_KIND } from '../checkouts/customerEmail.js';
import type { CheckoutRecord } from '../checkouts/checkoutRecords.js';
import { createCoalescedRead } from '../../async/coalescedRead.js';
import { orderOfStream } from '../checkouts/resolvedOrder.js';

/** The checkouts of one ledger that are not settled. */
export type UnsettledCheckouts = ReturnType<typeof createUnsettledCheckouts>;

const PAGE = 1000;

/**
 * The least number of events between two marks: a start reads about that many. A mark may name thousands
 * of checkouts, and each name counts as an event.
 */
const MARK_EVERY = 1000;

/** A start reads each checkout that a mark names, which costs as much as skipping this many events. */
const NAME_COSTS = 10;

/** Characters of names in one mark. D1 limits rows to 2 MB, and a character has at most 3 bytes. */
const LONGEST_MARK = 256 * 1024;

/** How long after its newest event an order without money stays unsettled. */
export const OPEN_MS = 24 * 60 * 60_000;

/** A shopper's events, which say nothing about money. */
const SHOPPERS = new Set(['opened', 'wallet', 'quoted', CUSTOMER_KIND]);

/** Events after which nothing is due. Unknown kinds are not listed, so they count. */
const SILENT = new Set(['displayed', 'effect_done', EFFECT_FAILED, EFFECT_BEGUN, TURN_ENDED]);

interface Unsettled {
  /** Sequence of the event that made it unsettled; everything before is settled. */
  readonly first: number;
  /** Sequence of the newest event that may call for a callback; 0 if all were called. */
  readonly untold: number;
  /** Whether it holds money that waits for a decision of the store. */
  readonly isKept: boolean;
  /** Time of its newest event: RFC 3339, UTC, milliseconds. */
  readonly at: string;
}

/** Drops checkouts in which nothing has arrived for a day. */
function dropQuiet(unsettled: Map<string, Unsettled>, isQuiet: (at: string) => boolean): void {
  for (const [stream, { untold, isKept, at }] of unsettled) {
    if (untold === 0 && !isKept && isQuiet(at)) unsettled.delete(stream);
  }
}

/**
 * If not all names fit, the mark ends before the first checkout that is left out, so that a start finds it
 * again.
 */
function newMark(unsettled: ReadonlyMap<string, Unsettled>, end: number): SettledMark {
  const named: string[] = [];
  const open: (readonly [string, string])[] = [];
  let length = 0;
  for (const [stream, { first, untold, isKept, at }] of unsettled) {
    length += stream.length;
    if (length > LONGEST_MARK) return { upTo: first - 1, unsettled: named, open };
    if (untold > 0 || isKept) named.push(stream);
    else open.push([stream, at]);
  }
  return { upTo: end, unsettled: named, open };
}

/** The checkouts that a mark names. */
function namedIn(mark: SettledMark, at: string): (readonly [string, Unsettled])[] {
  return [
    ...mark.unsettled.map(
      (stream) => [stream, { first: 0, untold: mark.upTo, isKept: true, at }] as const,
    ),
    ...mark.open.map(
      ([stream, openAt]) => [stream, { first: 0, untold: 0, isKept: false, at: openAt }] as const,
    ),
  ];
}

/** The entry of a checkout after one more event. @param isDone whether its callbacks were called. */
function afterEvent(
  before: Unsettled | undefined,
  { kind, at, sequence }: LedgerEvent,
  isDone: boolean,
): Unsettled {
  const isShopper = SHOPPERS.has(kind);
  return {
    first: before?.first ?? sequence,
    untold: isShopper || isDone ? (before?.untold ?? 0) : sequence,
    isKept: !isShopper || before?.isKept === true,
    at: before && before.at > at ? before.at : at,
  };
}

/**
 * Makes the list from the newest mark on, so that a start costs only what is unsettled. The list and the
 * cursor form a true mark at any moment, because a process may end at any time.
 *
 * @param isFinished whether a checkout whose callbacks are all done needs nothing more.
 */
export function createUnsettledCheckouts(options: {
  readonly ledger: Pick<Ledger, 'list'>;
  readonly marks: SettledMarks;
  readonly now: () => number;
  readonly isFinished: (record: CheckoutRecord) => boolean;
  /** @default 1000 */
  readonly markEvery?: number;
}) {
  const { ledger, marks, now, isFinished, markEvery = MARK_EVERY } = options;
  /** In the order of `first`. */
  const unsettled = new Map<string, Unsettled>();
  /** Checkouts that were found done beyond the cursor, and whether they are over. */
  const ahead = new Map<string, { readonly upTo: number; readonly isFinished: boolean }>();
  let cursor: number | null = null;
  /** The newest mark: its place, and how many checkouts it names. */
  let marked = { upTo: 0, names: 0 };

  const isQuiet = (at: string): boolean => Date.parse(at) < now() - OPEN_MS;

  function noteMark({ upTo, unsettled: streams, open }: SettledMark): void {
    if (upTo >= marked.upTo) marked = { upTo, names: streams.length + open.length };
  }

  function note(event: LedgerEvent): void {
    const { stream, kind, at, sequence, body } = event;
    const mark = kind === marks.kind ? readMark(body) : null;
    if (mark) noteMark(mark);
    if (orderOfStream(stream) === null) return;
    const before = unsettled.get(stream);
    const look = ahead.get(stream);
    const isDone = look !== undefined && sequence <= look.upTo;
    if (SILENT.has(kind) || (isDone && look.isFinished)) return;
    if (!before && SHOPPERS.has(kind) && isQuiet(at)) return;
    unsettled.set(stream, afterEvent(before, event, isDone));
  }

  const catchUp = createCoalescedRead(async (mayGoOn) => {
    if (cursor === null) {
      const mark = await marks.newest();
      if (!mayGoOn()) return;
      if (mark) {
        const at = new Date(now()).toISOString();
        for (const [stream, entry] of namedIn(mark, at)) unsettled.set(stream, entry);
        cursor = mark.upTo;
        noteMark(mark);
      }
    }
    for (let after: number = cursor ?? 0; ;) {
      const page = await ledger.list({ after, limit: PAGE });
      if (!mayGoOn()) return;
      page.forEach(note);
      cursor = after = page.at(-1)?.sequence ?? after;
      for (const [stream, { upTo }] of ahead) if (upTo <= cursor) ahead.delete(stream);
      if (page.length === 0) return;
    }
  });

  return {
    /** Reads the events that are new since the last time. */
    catchUp,
    /** Streams with events after which a callback may be due, oldest first. */
    untold: (): string[] =>
      [...unsettled].flatMap(([stream, { untold }]) => (untold > 0 ? [stream] : [])),
    /** Those of `untold`, and the streams that wait for money or for a decision of the store. */
    all(): string[] {
      dropQuiet(unsettled, isQuiet);
      return [...unsettled.keys()];
    },
    /**
     * Records that everything was done that was due for a checkout when it was read. It stays unsettled if
     * it has newer events.
     */
    done(record: CheckoutRecord): void {
      const { stream, events, state } = record;
      const upTo = events.at(-1)?.sequence ?? 0;
      const before = unsettled.get(stream);
      if (before && before.untold > upTo) return;
      const over = state.opened === null || isFinished(record);
      if (upTo > (cursor ?? 0)) ahead.set(stream, { upTo, isFinished: over });
      if (over) unsettled.delete(stream);
      else if (before) {
        unsettled.set(stream, { ...before, untold: 0, isKept: state.transfers.length > 0 });
      }
    },
    /** Writes a mark, if enough has happened since the last one. */
    async mark(): Promise<void> {
      if (cursor === null) return;
      dropQuiet(unsettled, isQuiet);
      const mark = newMark(unsettled, cursor);
      const names = mark.unsettled.length + mark.open.length;
      const settled = Math.max(0, marked.names - names);
      if (mark.upTo - marked.upTo + settled * NAME_COSTS < markEvery + names) return;
      await marks.write(mark);
      noteMark(mark);
    },
  };
}

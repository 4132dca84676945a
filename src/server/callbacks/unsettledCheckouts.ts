/** Which checkouts still need something. A start reads the ledger from the newest mark on, not from its beginning. */
import * as z from 'zod';
import type { DecimalString } from '../../money/decimal.js';
import type { Ledger, LedgerEvent } from '../../ledger/ledger.js';
import { findLedgerEnd } from '../../ledger/ledgerTail.js';
import type { StoreCallbacks } from './storeCallbacks.js';
import type { CheckoutRecord } from '../checkouts/checkoutRecords.js';
import { createCoalescedRead } from '../../async/coalescedRead.js';
import { orderOfStream } from '../checkouts/resolvedOrder.js';

/** Stream of all marks. Nothing folds it, and a purge keeps only the newest of each kind. */
export const MARKS_STREAM = 'settled';

/** What the kind of every mark begins with. */
export const MARK_KIND = 'settled:';

/** Raise it when a release judges old events in a new way: all checkouts are then read once more. */
const RULES = 1;

const markBody = z.object({
  upTo: z.int().nonnegative(),
  unsettled: z.array(z.string()),
  open: z.array(z.tuple([z.string(), z.iso.datetime()])),
});

/** Every checkout that is not named here is settled as far as its events go up to `upTo`. */
export interface SettledMark {
  readonly upTo: number;
  /** Streams whose callbacks are owed, or that hold money which waits for a decision of the store. */
  readonly unsettled: readonly string[];
  /** Streams that still wait for money, each with the time of its newest event. */
  readonly open: readonly (readonly [stream: string, at: string])[];
}

/** The marks of handlers with the same callbacks and the same tolerance. */
export interface SettledMarks {
  /** Their kind in the ledger. */
  readonly kind: string;
  newest(): Promise<SettledMark | null>;
  write(mark: SettledMark): Promise<void>;
}

/** Reads the body of a mark; null if it has another form. */
export function readMark(body: unknown): SettledMark | null {
  return markBody.safeParse(body).data ?? null;
}

/**
 * Makes the reader and writer of marks. A mark says that callbacks came to their end, so it holds only
 * for handlers that have the same ones: another handler may never have called what this one owes.
 */
export function createSettledMarks(options: {
  readonly ledger: Pick<Ledger, 'append' | 'list'>;
  readonly callbacks: StoreCallbacks;
  readonly tolerance: DecimalString;
  readonly now: () => number;
}): SettledMarks {
  const { ledger, callbacks, tolerance, now } = options;
  const named = (['onPaid', 'onDeposit', 'onStatusChange'] as const).filter(
    (name) => callbacks[name],
  );
  const kind = `${MARK_KIND}${String(RULES)}:${named.join('+')}:${tolerance}`;
  return {
    kind,
    async newest() {
      const sequence = await findLedgerEnd(ledger, 0, kind);
      if (sequence === 0) return null;
      const [event] = await ledger.list({ after: sequence - 1, limit: 1, kind });
      return readMark(event?.body);
    },
    async write({ upTo, unsettled, open }) {
      // Another instance may have written one for the same place. Both are true.
      await ledger.append({
        stream: MARKS_STREAM,
        key: `${kind}:${String(upTo)}:${String(unsettled.length + open.length)}`,
        kind,
        at: new Date(now()).toISOString(),
        body: { upTo, unsettled, open },
      });
    },
  };
}

/** The checkouts of one ledger that are not settled. */
export interface UnsettledCheckouts {
  /** Reads what was appended since the last time. */
  catchUp(): Promise<void>;
  /** Streams with events after which a callback may be due, oldest first. */
  untold(): string[];
  /** These, and the streams that wait for money or for a decision of the store. */
  all(): string[];
  /**
   * Notes that everything due for a checkout was done when it was read. What has been appended since
   * stays unsettled.
   */
  done(record: CheckoutRecord): void;
  /** Writes down how far the checkouts are settled, if enough has happened since the last mark. */
  mark(): Promise<void>;
}

const PAGE = 1000;

/**
 * How many events lie between two marks at least. A start reads about as many again; a mark may name
 * thousands of checkouts, so each name counts as an event.
 */
const MARK_EVERY = 1000;

/** To read a checkout that a mark names costs a start as much as so many events that it passes by. */
const NAME_COSTS = 10;

/** Characters of names in one mark. D1 keeps rows of 2 MB, and a character has at most 3 bytes. */
const LONGEST_MARK = 256 * 1024;

/** How long an order is unsettled in which nothing has arrived, counted from its newest event. */
export const OPEN_MS = 24 * 60 * 60_000;

/** Events of a shopper's activity that say nothing about money. */
const SHOPPERS = new Set(['opened', 'wallet', 'quoted']);

/** Events after which nothing is due. Unknown kinds are not among them. */
const SILENT = new Set(['displayed', 'closed', 'effect_done']);

interface Unsettled {
  /** Sequence of the event that made it unsettled; everything before was settled. */
  readonly first: number;
  /** Sequence of the newest event that may call for a callback; 0 if all were called. */
  readonly untold: number;
  /** Whether money is in it that waits for a decision of the store. */
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

/** Of more names than fit, the later ones are found again by reading on from before the first of them. */
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

/** What is known of a checkout after one more event. @param isDone whether its callbacks were called. */
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
 * Makes the list. It begins at the newest mark, so a start costs what is unsettled. At any moment the
 * list and the place that was read up to are a true mark: a process may end at any time.
 *
 * @param isOver whether a checkout whose callbacks are all done is over.
 */
export function createUnsettledCheckouts(options: {
  readonly ledger: Pick<Ledger, 'list'>;
  readonly marks: SettledMarks;
  readonly now: () => number;
  readonly isOver: (record: CheckoutRecord) => boolean;
  /** @default 1000 */
  readonly markEvery?: number;
}): UnsettledCheckouts {
  const { ledger, marks, now, isOver, markEvery = MARK_EVERY } = options;
  /** In the order of `first`. */
  const unsettled = new Map<string, Unsettled>();
  /** Checkouts that were found done beyond what was read here, and whether they are over. */
  const ahead = new Map<string, { readonly upTo: number; readonly isOver: boolean }>();
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
    if (SILENT.has(kind) || (isDone && look.isOver)) return;
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
    catchUp,
    untold: () => [...unsettled].flatMap(([stream, { untold }]) => (untold > 0 ? [stream] : [])),
    all() {
      dropQuiet(unsettled, isQuiet);
      return [...unsettled.keys()];
    },
    done(record) {
      const { stream, events, state } = record;
      const upTo = events.at(-1)?.sequence ?? 0;
      const before = unsettled.get(stream);
      if (before && before.untold > upTo) return;
      const over = state.opened === null || isOver(record);
      if (upTo > (cursor ?? 0)) ahead.set(stream, { upTo, isOver: over });
      if (over) unsettled.delete(stream);
      else if (before) {
        unsettled.set(stream, { ...before, untold: 0, isKept: state.transfers.length > 0 });
      }
    },
    async mark() {
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

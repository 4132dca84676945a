/** Where everything stands that the list of activity shows: in memory, by its place in the ledger. */
import { createCoalescedRead } from '../../../async/coalescedRead.js';
import { runWithConcurrency } from '../../../async/runWithConcurrency.js';
import { countBefore } from '../../../ledger/eventReaders.js';
import type { Ledger, LedgerEvent } from '../../../ledger/ledger.js';
import { NOTIFICATION } from '../../../server/telling/keptNotifications.js';
import {
  arrivedEvent,
  type ActivityLabel,
  type ActivityNote,
  type ArrivedEvent,
} from './activityNotes.js';

/** The places of entries. */
export type ActivityIndex = ReturnType<typeof createActivityIndex>;

const PAGE = 1_000;
/** Two wanted events with at most so many between them are read with one query. */
const NEAR = 50;
const QUERIES_AT_ONCE = 4;

const sequenceOf = ({ sequence }: ActivityNote): number => sequence;

/** Entries that are read with one query, oldest first. */
function runsOf(notes: readonly ActivityNote[]): ActivityNote[][] {
  const runs: ActivityNote[][] = [];
  for (const note of notes.toSorted((a, b) => a.sequence - b.sequence)) {
    const run = runs.at(-1);
    const [first, last] = [run?.[0], run?.at(-1)];
    const isNear =
      first &&
      last &&
      note.sequence - last.sequence <= NEAR &&
      note.sequence - first.sequence < PAGE;
    if (run && isNear) run.push(note);
    else runs.push([note]);
  }
  return runs;
}

/** The notes, with what is needed to put a later event in the place of an earlier one. */
function createNotes() {
  const notes: ActivityNote[] = [];
  const labels = new Map<string, ActivityLabel>();
  /** Entries for which a later event may stand, by name. */
  const open = new Map<string, ActivityNote>();

  /** Many entries have one label: it is kept once. */
  function shared(label: ActivityLabel): ActivityLabel {
    const key = JSON.stringify(label);
    const kept = labels.get(key) ?? label;
    labels.set(key, kept);
    return kept;
  }

  /** Takes an entry out whose event is gone, or stands for nothing any more. */
  function forget({ sequence }: ActivityNote): void {
    const at = countBefore(notes, sequence, sequenceOf);
    if (notes[at]?.sequence === sequence) notes.splice(at, 1);
  }

  function take({ note: arrived, name, isOpen }: ArrivedEvent): void {
    const before = name === null ? undefined : open.get(name);
    const note = { ...arrived, label: shared(arrived.label), id: before?.id ?? arrived.id };
    // The first event of a notification alone names its order.
    const isAbout = before && before.text.length > note.text.length;
    const kept = isAbout ? { ...note, text: before.text } : note;
    if (before) forget(before);
    if (name !== null && isOpen) open.set(name, kept);
    else if (name !== null) open.delete(name);
    notes.splice(countBefore(notes, kept.sequence, sequenceOf), 0, kept);
  }

  return { notes, labels, forget, take };
}

/** Makes the index. @param kinds of events that it holds */
export function createActivityIndex(ledger: Pick<Ledger, 'list'>, kinds: readonly string[]) {
  const { notes, labels, forget, take } = createNotes();
  const cursors = new Map<string, number>();
  let hasNotifications = false;

  const catchUp = createCoalescedRead(async (mayGoOn) => {
    const arrived: ArrivedEvent[] = [];
    const ends = new Map(cursors);
    async function readKind(kind: string): Promise<void> {
      for (;;) {
        const page = await ledger.list({ after: ends.get(kind) ?? 0, limit: PAGE, kind });
        if (!mayGoOn()) return;
        arrived.push(...page.flatMap((event) => arrivedEvent(event) ?? []));
        ends.set(kind, page.at(-1)?.sequence ?? ends.get(kind) ?? 0);
        if (page.length < PAGE) return;
      }
    }
    await Promise.all(kinds.map(readKind));
    if (!mayGoOn()) return;
    for (const [kind, end] of ends) cursors.set(kind, end);
    // Kinds are read one beside the other, and entries are made of events in their order.
    arrived.sort((a, b) => a.note.sequence - b.note.sequence);
    for (const one of arrived) {
      hasNotifications ||= one.note.kind === NOTIFICATION;
      take(one);
    }
  });

  return {
    /** Reads what is new. Each event is read once. */
    catchUp,
    /** All entries in the ledger's order. They come and go with each `await`. */
    notes: notes as readonly ActivityNote[],
    /** The labels that entries have, or had. */
    labels: () => labels.values(),
    /** Whether callbacks only keep notifications here. */
    hasNotifications: () => hasNotifications,
    forget,
    /** The events that stand for some entries, by sequence. Those that were purged are missing. */
    async read(wanted: readonly ActivityNote[]): Promise<ReadonlyMap<number, LedgerEvent>> {
      const found = new Map<number, LedgerEvent>();
      await runWithConcurrency(QUERIES_AT_ONCE, runsOf(wanted), async (run) => {
        const [first, last] = [run[0], run.at(-1)];
        if (!first || !last) return;
        const limit = last.sequence - first.sequence + 1;
        for (const event of await ledger.list({ after: first.sequence - 1, limit })) {
          found.set(event.sequence, event);
        }
      });
      return found;
    },
  };
}

/** The list of activity: found by view, period, people and text, and each entry as it is shown. */
import { runWithConcurrency } from '../../../async/runWithConcurrency.js';
import type { ActivityEntry } from '../../contract/activity.js';
import type { ActivityQuery } from '../../contract/queries.js';
import { searchTerm } from '../../index/orderIndex.js';
import { searchText } from '../../index/searchText.js';
import type { Ledger, LedgerEvent } from '../../../ledger/ledger.js';
import type { AddressBook } from '../../../server/checkouts/addressBook.js';
import type { PageQuery } from '../pages.js';
import type { ActivityIndex } from './activityIndex.js';
import { createDraftIndex, type DraftIndex } from '../withdrawals/draftIndex.js';
import { actBody, plainWords, type ActivityNote } from './activityNotes.js';
import { createEntryViews, type RecordedNotification } from './entryViews.js';

/** Which entries. */
export interface ActivityFilter extends Omit<ActivityQuery, 'from' | 'to'> {
  /** Milliseconds since the epoch; `to` is excluded. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** Reads what happened. */
export type ActivityLog = ReturnType<typeof createActivityLog>;

const MOST_PEOPLE = 500;
const READ_AT_ONCE = 8;
/** The shortest address of a network is longer: nothing else is looked up as one. */
const SHORTEST_ADDRESS = 20;

const ORDER_KINDS = ['payment', 'top_up'] as const;

type Fits = (note: ActivityNote) => boolean;

const everything: Fits = () => true;

/** What narrows a list beside period and text. */
function isChosenBy({ kind, only, who, action, outcome }: ActivityFilter): Fits {
  return ({ label }) =>
    (kind === undefined || label.kind === kind) &&
    (only === undefined || label.isProblem) &&
    (who === undefined || label.who === who) &&
    (action === undefined || label.action === action) &&
    (outcome === undefined || label.outcome === outcome);
}

/** Whether a word of an entry begins and ends so. */
const hasName = (text: string, [begin, end]: readonly [string, string]): boolean =>
  text.includes(begin) &&
  text.split('\n').some((word) => `\n${word}`.startsWith(begin) && word.endsWith(end));

/** Whether an entry is about what was typed. */
async function matcher(addresses: AddressBook, drafts: DraftIndex, q = ''): Promise<Fits> {
  const [term, words] = [searchTerm(q), plainWords(q.trim())];
  if (term === '') return everything;
  const name = searchText(q);
  const named = [`\n${name.term}`, name.termEnd ?? ''] as const;
  const isAddress = q.trim().length >= SHORTEST_ADDRESS;
  if (isAddress) await addresses.catchUp();
  const owner = isAddress ? addresses.ownerOf(q.trim()) : undefined;
  const [begins, owned] = [`\n${term}`, `${owner ?? ''}\n`];
  // Acts on a refund name its withdrawal alone.
  const refunds = await Promise.all(
    ORDER_KINDS.flatMap((kind) =>
      [...new Set([q.trim(), name.term])].map((reference) => drafts.ofOrder({ kind, reference })),
    ),
  );
  const targets = refunds.flat().map((id) => `\n${plainWords(id)}`);
  return ({ label, text }) =>
    label.kind === 'act'
      ? text.slice(text.indexOf('\n')).includes(words) ||
        hasName(text, named) ||
        targets.some((target) => text.includes(target))
      : text.includes(begins) ||
        hasName(text, named) ||
        (owner !== undefined && text.startsWith(owned));
}

/** One walk to older entries finds the page, one entry more, and the numbers. */
function walk(
  notes: readonly ActivityNote[],
  fits: Fits,
  { from = -Infinity, to = Infinity, ...filter }: ActivityFilter,
  { after = Infinity, limit }: PageQuery,
) {
  const isChosen = isChosenBy(filter);
  const found: ActivityNote[] = [];
  const counts = { all: 0, webhook: 0, notification: 0, act: 0, failed: 0 };
  let total = 0;
  for (let at = notes.length - 1; at >= 0; at -= 1) {
    const note = notes[at] as ActivityNote;
    const isIn = note.time >= from && note.time < to;
    if (!isIn || !fits(note)) continue;
    counts.all += 1;
    counts[note.label.kind] += 1;
    if (note.label.isProblem) counts.failed += 1;
    if (!isChosen(note)) continue;
    total += 1;
    if (note.sequence < after && found.length <= limit) found.push(note);
  }
  return { found, counts, total };
}

/** Makes the list of one handler. */
export function createActivityLog(
  ledger: Pick<Ledger, 'list'>,
  index: ActivityIndex,
  addresses: AddressBook,
) {
  const drafts = createDraftIndex(ledger);
  const views = createEntryViews(ledger, drafts);

  /** In a ledger of `tillkit serve` a callback is shown by its notification alone. */
  const isShown: Fits = ({ label }) => !label.isCallback || !index.hasNotifications();

  async function entryOf(note: ActivityNote, event: LedgerEvent | undefined) {
    const entry = event ? await views.entryOf(note, event) : null;
    if (!entry) index.forget(note);
    return entry;
  }

  /** The entries. @returns null if one was gone, so that another one takes its place. */
  async function readPage(page: readonly ActivityNote[]): Promise<ActivityEntry[] | null> {
    const events = await index.read(page);
    const entries = new Map<ActivityNote, ActivityEntry | null>();
    await runWithConcurrency(READ_AT_ONCE, page, async (note) =>
      entries.set(note, await entryOf(note, events.get(note.sequence))),
    );
    const rows = page.flatMap((note) => entries.get(note) ?? []);
    return rows.length === page.length ? rows : null;
  }

  /** The event of an id; undefined if there is none. */
  async function eventAt(id: number): Promise<LedgerEvent | undefined> {
    const [first] = id < 1 ? [] : await ledger.list({ after: id - 1, limit: 1 });
    return first?.sequence === id ? first : undefined;
  }

  return {
    /**
     * Entries older than `after`, or the newest: with `total`, how many fit everything, and `counts` of those that fit
     * period and text.
     */
    async find(filter: ActivityFilter, page: PageQuery) {
      for (;;) {
        await index.catchUp();
        const fitsText = await matcher(addresses, drafts, filter.q);
        const fits: Fits = (note) => isShown(note) && fitsText(note);
        const { found, ...numbers } = walk(index.notes, fits, filter, page);
        const shown = found.slice(0, page.limit);
        const rows = await readPage(shown);
        const last = found.length > page.limit ? shown.at(-1) : undefined;
        if (rows) return { rows, next: last?.sequence ?? null, ...numbers };
      }
    },

    /** Everybody who has tried something, and every action that was tried, sorted. */
    known() {
      const labels = [...index.labels()];
      const people = new Set(labels.flatMap(({ who }) => who ?? []));
      const actions = new Set(labels.flatMap(({ action }) => action ?? []));
      return { people: [...people].sort().slice(0, MOST_PEOPLE), actions: [...actions].sort() };
    },

    /** One entry, with the event that stands for it; null if none has that id. */
    async get(id: number): Promise<{ entry: ActivityEntry; event: LedgerEvent } | null> {
      const first = await eventAt(id);
      if (!first) return null;
      if (!actBody(first)) {
        const entry = await views.ofFirst(first);
        return entry && { entry, event: first };
      }
      await index.catchUp();
      const note = index.notes.find((one) => one.id === id);
      const event = note && (await index.read([note])).get(note.sequence);
      const entry = note && event ? await views.entryOf(note, event) : null;
      return entry && event ? { entry, event } : null;
    },

    /** What the shop was told under an id; null if that is something else. */
    async getNotification(id: number): Promise<RecordedNotification | null> {
      const first = await eventAt(id);
      return first ? views.recordedAt(first) : null;
    },

    /** Events of the service that contradict an earlier one: how many since a time, and the newest of them. */
    async conflictsSince(from: number) {
      await index.catchUp();
      const conflicts = index.notes.filter(({ label, time }) => label.isConflict && time >= from);
      return { count: conflicts.length, newest: conflicts.at(-1) };
    },
  };
}

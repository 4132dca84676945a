/** Reads the audit newest first: found by person, action, outcome, time, and what an entry says. */
import { textOrNull } from '../../ledger/eventBodies.js';
import { LRUCache } from 'lru-cache';
import { mostEntries } from '../../async/mostEntries.js';
import { WIRE_VERSION } from '../../contract/checkout.js';
import {
  auditOutcomeOf,
  type AuditEntryView,
  type AuditList,
  type AuditOutcome,
  type AuditWithdrawal,
} from '../contract/audit.js';
import { withdrawalIdField } from '../contract/withdrawals.js';
import { createEventSearch } from '../index/eventSearch.js';
import type { Ledger, LedgerEvent } from '../../ledger/ledger.js';
import { AUDIT_KIND, AUDIT_STREAM } from '../refunds/refundAudit.js';
import type { LogPage, Page } from './pages.js';
import { readOrderName } from './orders/orderService.js';
import { DRAFT_KEY, partialDraftBody, withdrawalStream } from './withdrawals/withdrawalEvents.js';

/** Which entries. */
export interface AuditFilter extends Pick<LogPage, 'from' | 'to'> {
  readonly who?: string | undefined;
  readonly action?: string | undefined;
  readonly outcome?: AuditOutcome | undefined;
  /** Part of a person's name, of an order's number, of a withdrawal's id, or of a reason. */
  readonly q?: string | undefined;
}

/** Reads the audit. */
export interface AuditReader {
  /** Entries older than `after`, or the newest. */
  read(page: AuditFilter & LogPage): Promise<AuditList>;
  /** The same entries alone. */
  find(
    filter: AuditFilter,
    page: Pick<LogPage, 'after' | 'limit'>,
  ): Promise<Page<AuditEntryView> & Pick<AuditList, 'searchedTo'>>;
}

type Entry = Omit<AuditEntryView, 'withdrawal'>;

function entryOf({ sequence, at, body }: LedgerEvent): Entry {
  const target = textOrNull(body['target']);
  return {
    id: sequence,
    at,
    who: textOrNull(body['who']),
    action: textOrNull(body['action']) ?? 'unknown',
    target,
    order: target === null ? null : readOrderName(target),
    outcome: textOrNull(body['outcome']) ?? 'unknown',
    reason: textOrNull(body['reason']),
  };
}

/** How many attempts without an outcome are remembered; older ones count as ended. */
const MOST_AWAITED = 10_000;
/** Entries that one search reads from the ledger. */
const MOST_READ = 5_000;
const MOST_PEOPLE = 500;
/** Drafts that are remembered for their amounts, which never change. */
const MOST_DRAFTS = 2_000;

/** One spelling of a text that is searched. */
const plain = (words: string): string => words.normalize('NFC').toLowerCase();

/** Whether an entry says what a person typed. */
function matcher(q = ''): ((event: LedgerEvent) => boolean) | undefined {
  const term = plain(q.trim());
  if (term === '') return undefined;
  return (event) => {
    const { who, target, order, reason } = entryOf(event);
    const said = [who, order ? order.reference : target, reason];
    return said.some((one) => one !== null && plain(one).includes(term));
  };
}

/** Person, action and outcome as one label. */
const labelOf = ({ who, action, outcome }: Entry): string => JSON.stringify([who, action, outcome]);

const readLabel = (label: string) => {
  const [who, action, outcome] = JSON.parse(label) as [string | null, string, string];
  return { who, action, group: auditOutcomeOf(outcome) };
};

/**
 * Remembers attempts whose outcome is not recorded yet.
 *
 * @returns the sequence of the attempt that an event is the outcome of.
 */
function createBeginnings(): (event: LedgerEvent) => number | undefined {
  const begun = new LRUCache<string, number>(mostEntries(MOST_AWAITED));
  return ({ key, body, sequence }) => {
    const attempt = textOrNull(body['attempt']);
    if (attempt === null) return undefined;
    if (key === `${attempt}:begun`) {
      begun.set(attempt, sequence);
      return undefined;
    }
    const beginning = begun.get(attempt);
    begun.delete(attempt);
    return beginning;
  };
}

/** Makes a reader of what an entry's withdrawal was drafted with; null for another target. */
function createDraftedAmounts(
  ledger: Pick<Ledger, 'list'>,
): (target: string | null) => Promise<AuditWithdrawal | null> {
  const known = new LRUCache<string, AuditWithdrawal>(mostEntries(MOST_DRAFTS));
  return async (target) => {
    const parsed = withdrawalIdField.safeParse(target);
    if (!parsed.success) return null;
    const id = parsed.data;
    const before = known.get(id);
    if (before) return before;
    const events = await ledger.list({ stream: withdrawalStream(id) });
    const draft = events.find(({ key }) => key === DRAFT_KEY);
    if (!draft) return { id, amount: null, currencyId: null };
    const { amount, currencyId } = partialDraftBody.parse(draft.body);
    const withdrawal = { id, amount, currencyId };
    known.set(id, withdrawal);
    return withdrawal;
  };
}

const isWantedBy =
  ({ who, action, outcome }: AuditFilter) =>
  (label: string): boolean => {
    const one = readLabel(label);
    return (
      (who === undefined || one.who === who) &&
      (action === undefined || one.action === action) &&
      (outcome === undefined || one.group === outcome)
    );
  };

/**
 * Makes the reader.
 *
 * An attempt that was recorded before it was made is shown as `unfinished` until its outcome is recorded.
 * After a crash in between it stays so.
 */
export function createAuditReader(ledger: Pick<Ledger, 'list'>): AuditReader {
  const search = createEventSearch({
    ledger,
    kinds: [AUDIT_KIND],
    labelOf: (event) => (event.stream === AUDIT_STREAM ? labelOf(entryOf(event)) : null),
    replaces: createBeginnings(),
  });
  const withdrawalOf = createDraftedAmounts(ledger);

  const viewOf = async (event: LedgerEvent): Promise<AuditEntryView> => {
    const entry = entryOf(event);
    return { ...entry, withdrawal: entry.order ? null : await withdrawalOf(entry.target) };
  };

  const find: AuditReader['find'] = async (filter, { after, limit }) => {
    const { from, to, q } = filter;
    const { events, ...place } = await search.find({
      ...{ from, to, limit, before: after, most: MOST_READ },
      isWanted: isWantedBy(filter),
      fits: matcher(q),
    });
    const rows: AuditEntryView[] = [];
    for (const event of events) rows.push(await viewOf(event));
    return { ...place, rows };
  };

  return {
    find,
    async read({ after, limit, ...filter }) {
      const { rows: entries, ...place } = await find(filter, { after, limit });
      const { from, to, q } = filter;
      const labels = [...(await search.count({})).keys()].map(readLabel);
      const people = new Set(labels.flatMap(({ who }) => who ?? []));
      const isWanted = isWantedBy(filter);
      const counted = [...(await search.count({ from, to })).entries()];
      const total = counted.reduce((sum, [label, n]) => (isWanted(label) ? sum + n : sum), 0);
      return {
        wire: WIRE_VERSION,
        entries,
        ...place,
        people: [...people].sort().slice(0, MOST_PEOPLE),
        actions: [...new Set(labels.map(({ action }) => action))].sort(),
        total: matcher(q) ? null : total,
      };
    },
  };
}

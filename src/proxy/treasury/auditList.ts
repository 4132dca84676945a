/** Reads the audit newest first, although a ledger is read from its beginning. */
import { LRUCache } from 'lru-cache';
import { WIRE_VERSION } from '../../contract/checkout.js';
import type { AuditList } from '../../contract/treasury/orders.js';
import { countBefore } from '../ledger/bySequence.js';
import { createKindTail } from '../ledger/kindTail.js';
import type { JsonValue, Ledger, LedgerEvent } from '../ledger/ledger.js';
import { AUDIT_KIND, AUDIT_STREAM } from './audit.js';

/** Reads pages of the audit. */
export interface AuditReader {
  /** Entries older than `after`, or the newest. */
  read(page: { readonly after: number | undefined; readonly limit: number }): Promise<AuditList>;
}

type Entry = AuditList['entries'][number];

const PAGE = 1_000;

const text = (value: JsonValue | undefined): string | null =>
  typeof value === 'string' ? value : null;

function entryOf({ sequence, at, body }: LedgerEvent): Entry {
  return {
    id: sequence,
    at,
    who: text(body['who']),
    action: text(body['action']) ?? 'unknown',
    target: text(body['target']),
    outcome: text(body['outcome']) ?? 'unknown',
    reason: text(body['reason']),
  };
}

/** Attempts whose end is awaited at one time; an older one is taken to have ended without a word. */
const MOST_AWAITED = 10_000;

const itself = (sequence: number): number => sequence;

/**
 * Makes the reader. It keeps a number for each entry in memory, so that the whole audit is read once in
 * the life of a process and not at every page.
 *
 * An attempt that was noted before it was made is shown, as `unfinished`, until what came of it is
 * noted, too. Where a crash came between, it stays so: no outcome was ever recorded.
 */
export function createAuditReader(ledger: Pick<Ledger, 'list'>): AuditReader {
  /** Sequences of what is shown, in the ledger's order. */
  const shown: number[] = [];
  /** Sequences of attempts whose end is not noted, by attempt. */
  const begun = new LRUCache<string, number>({ max: MOST_AWAITED });

  function hide(sequence: number): void {
    const at = countBefore(shown, sequence, itself);
    if (shown[at] === sequence) shown.splice(at, 1);
  }

  function take({ stream, key, body, sequence }: LedgerEvent): void {
    if (stream !== AUDIT_STREAM) return;
    shown.push(sequence);
    const attempt = text(body['attempt']);
    if (attempt === null) return;
    if (key === `${attempt}:begun`) {
      begun.set(attempt, sequence);
      return;
    }
    const beginning = begun.get(attempt);
    begun.delete(attempt);
    if (beginning !== undefined) hide(beginning);
  }

  const catchUp = createKindTail(ledger, AUDIT_KIND, take);

  /** The events of some sequences, which lie close together. */
  async function eventsOf(sequences: readonly number[]): Promise<LedgerEvent[]> {
    const wanted = new Set(sequences);
    const found: LedgerEvent[] = [];
    const [last = 0] = sequences;
    for (let after = (sequences.at(-1) ?? 1) - 1; after < last;) {
      const page = await ledger.list({ after, limit: PAGE, kind: AUDIT_KIND });
      found.push(...page.filter(({ sequence }) => wanted.has(sequence)));
      after = page.at(-1)?.sequence ?? last;
    }
    return found.sort((a, b) => b.sequence - a.sequence);
  }

  return {
    async read({ after, limit }) {
      await catchUp();
      const end = after === undefined ? shown.length : countBefore(shown, after, itself);
      const from = Math.max(0, end - limit);
      const sequences = shown.slice(from, end).reverse();
      const entries = (await eventsOf(sequences)).map(entryOf);
      return {
        wire: WIRE_VERSION,
        entries,
        next: from > 0 ? (sequences.at(-1) ?? null) : null,
      };
    },
  };
}

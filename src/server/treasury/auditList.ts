/** Reads the audit newest first. */
import { LRUCache } from 'lru-cache';
import { WIRE_VERSION } from '../../contract/checkout.js';
import type { AuditList } from '../../contract/treasury/orders.js';
import type { JsonValue, Ledger, LedgerEvent } from '../../ledger/ledger.js';
import { createNewestFirst } from '../../ledger/eventReaders.js';
import { AUDIT_KIND, AUDIT_STREAM } from '../refunds/refundAudit.js';

/** Reads pages of the audit. */
export interface AuditReader {
  /** Entries older than `after`, or the newest. */
  read(page: { readonly after: number | undefined; readonly limit: number }): Promise<AuditList>;
}

type Entry = AuditList['entries'][number];

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

/** How many attempts without an outcome are remembered; older ones count as ended. */
const MOST_AWAITED = 10_000;

/**
 * Makes the reader.
 *
 * An attempt that was recorded before it was made is shown as `unfinished` until its outcome is recorded.
 * After a crash in between it stays so.
 */
export function createAuditReader(ledger: Pick<Ledger, 'list'>): AuditReader {
  /** Sequences of attempts without a recorded outcome, by attempt. */
  const begun = new LRUCache<string, number>({ max: MOST_AWAITED });

  /** The sequence of the attempt that an event is the outcome of. */
  function beginningOf({ key, body, sequence }: LedgerEvent): number | undefined {
    const attempt = text(body['attempt']);
    if (attempt === null) return undefined;
    if (key === `${attempt}:begun`) {
      begun.set(attempt, sequence);
      return undefined;
    }
    const beginning = begun.get(attempt);
    begun.delete(attempt);
    return beginning;
  }

  const read = createNewestFirst({
    ledger,
    kinds: [AUDIT_KIND],
    isShown: ({ stream }) => stream === AUDIT_STREAM,
    replaces: beginningOf,
  });

  return {
    async read({ after, limit }) {
      const { events, next } = await read({ before: after, limit });
      return { wire: WIRE_VERSION, entries: events.map(entryOf), next };
    },
  };
}

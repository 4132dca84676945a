/** Reads the audit newest first, although a ledger is read from its beginning. */
import { WIRE_VERSION } from '../../contract/checkout.js';
import type { AuditList } from '../../contract/treasury/orders.js';
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

/** Where the first number is that is not below a limit, in a sorted list. */
function positionOf(sorted: readonly number[], limit: number): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((sorted[middle] ?? 0) < limit) from = middle + 1;
    else to = middle;
  }
  return from;
}

/**
 * Makes the reader. It keeps a number for each entry in memory, so that the whole audit is read once in
 * the life of a process and not at every page.
 *
 * An attempt that was noted before it was made is shown until what came of it is noted, too.
 */
export function createAuditReader(ledger: Pick<Ledger, 'list'>): AuditReader {
  const ended: number[] = [];
  /** Sequences of attempts whose end is not noted, by attempt. */
  const begun = new Map<string, number>();
  let cursor = 0;
  let reading: Promise<void> | undefined;

  function take({ stream, key, body, sequence }: LedgerEvent): void {
    if (stream !== AUDIT_STREAM) return;
    const attempt = text(body['attempt']);
    if (attempt !== null && key === `${attempt}:begun`) {
      begun.set(attempt, sequence);
      return;
    }
    if (attempt !== null) begun.delete(attempt);
    ended.push(sequence);
  }

  async function readOn(): Promise<void> {
    for (;;) {
      const page = await ledger.list({ after: cursor, limit: PAGE, kind: AUDIT_KIND });
      page.forEach(take);
      const last = page.at(-1);
      if (!last) return;
      cursor = last.sequence;
    }
  }

  async function catchUp(): Promise<void> {
    // A look that began earlier may have passed by what its second caller has just written.
    await reading?.catch(() => undefined);
    reading ??= readOn().finally(() => {
      reading = undefined;
    });
    await reading;
  }

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
      const shown = begun.size === 0 ? ended : [...ended, ...begun.values()].sort((a, b) => a - b);
      const end = after === undefined ? shown.length : positionOf(shown, after);
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

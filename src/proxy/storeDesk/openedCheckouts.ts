/** Which checkouts a ledger holds, learnt by reading on from where the last look ended. */
import { createJointReading } from '../ledger/jointReading.js';
import type { Ledger, LedgerEvent } from '../ledger/ledger.js';

/** A checkout that was opened. */
export interface OpenedStream {
  readonly stream: string;
  /** Time of its newest event: RFC 3339, UTC, milliseconds. */
  readonly lastAt: string;
  /** Sequence of the newest event that may call for a callback; 0 if there is none. */
  readonly moved: number;
}

/** The checkouts of one ledger. */
export interface OpenedCheckouts {
  /** Reads what was appended since the last time; answers all checkouts, oldest first. */
  catchUp(): Promise<readonly OpenedStream[]>;
  /** Signed events so far that name no order of this store. */
  orphans(): number;
}

const PAGE = 1000;

/** Events after which no callback is due that was not due before. Kinds not known here may be news. */
const SILENT = new Set(['opened', 'displayed', 'wallet', 'quoted', 'closed', 'effect_done']);

/**
 * Makes the list. It keeps a name and two figures per checkout in memory, so that the whole ledger is
 * read once in the life of a process and not at every listing.
 */
export function createOpenedCheckouts(ledger: Pick<Ledger, 'list'>): OpenedCheckouts {
  const known = new Map<string, OpenedStream>();
  let after = 0;
  let orphans = 0;

  function take({ stream, kind, at, sequence }: LedgerEvent): void {
    if (kind === 'orphan') orphans += 1;
    const before = known.get(stream);
    if (!before && kind !== 'opened') return;
    const lastAt = before && before.lastAt > at ? before.lastAt : at;
    known.set(stream, {
      stream,
      lastAt,
      moved: SILENT.has(kind) ? (before?.moved ?? 0) : sequence,
    });
  }

  const readOn = createJointReading(async (mayGoOn) => {
    for (;;) {
      const page = await ledger.list({ after, limit: PAGE });
      if (!mayGoOn()) return;
      page.forEach(take);
      const last = page.at(-1);
      if (!last) return;
      after = last.sequence;
    }
  });

  return {
    async catchUp() {
      await readOn();
      return [...known.values()];
    },
    orphans: () => orphans,
  };
}

/** Follows the end of a shared ledger, so that a process sees what other processes write. */
import type { Ledger, LedgerEvent } from './ledger.js';

const PAGE = 1000;

/**
 * The highest sequence of a ledger, in about 2 log₂ n small queries, because the ledger has no method for
 * it.
 *
 * @param from a sequence that is known to exist, or 0: the search begins there.
 * @param kind only events of this kind.
 * @returns 0 if there is none.
 */
export async function findLedgerEnd(
  ledger: Pick<Ledger, 'list'>,
  from: number,
  kind?: string,
): Promise<number> {
  const wanted = { limit: 1, ...(kind === undefined ? {} : { kind }) };
  const next = async (after: number): Promise<number | null> =>
    (await ledger.list({ after, ...wanted }))[0]?.sequence ?? null;
  let last = from;
  let step = 1;
  for (let found = await next(last + step); found !== null; found = await next(last + step)) {
    last = found;
    step *= 2;
  }
  // Nothing comes after `beyond`, something may come after `last`.
  let beyond = last + step;
  while (last < beyond) {
    const middle: number = last + Math.floor((beyond - last) / 2);
    const found = await next(middle);
    if (found === null) beyond = middle;
    else last = found;
  }
  return last;
}

/**
 * Makes the tail of a ledger. Sequences must become visible in order, as the ledgers of this package
 * promise: otherwise the cursor would skip an event that is committed late.
 *
 * @param onEvent called for each event that was appended since the step before.
 */
export function createLedgerTail(
  ledger: Pick<Ledger, 'list'>,
  onEvent: (event: LedgerEvent) => void,
) {
  let cursor: number | null = null;
  let known = 0;

  async function readOn(from: number): Promise<void> {
    for (let after = from; ;) {
      const page = await ledger.list({ after, limit: PAGE });
      for (const event of page) onEvent(event);
      after = page.at(-1)?.sequence ?? after;
      // `forget` may have been called in the meantime.
      if (cursor === null) return;
      cursor = known = after;
      if (page.length < PAGE) return;
    }
  }

  return {
    /**
     * Reads what is new. The first call only finds the end of the ledger.
     *
     * @returns false if this call found the end: events before it were not passed on.
     */
    async step(from: number): Promise<boolean> {
      if (cursor !== null) {
        await readOn(cursor);
        return true;
      }
      cursor = known = await findLedgerEnd(ledger, Math.max(from, known));
      return false;
    },
    /** Forgets the position: the next step finds the end again, instead of reading what was missed. */
    forget(): void {
      cursor = null;
    },
  };
}

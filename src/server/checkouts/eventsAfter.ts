/** Goes through the ledger page by page, for what looks at each event once and keeps no place of its own. */
import type { Ledger, LedgerEvent } from '../../ledger/ledger.js';

const PAGE = 1000;

/** The events after a place, in the ledger's order. @param kind @default every kind */
export async function* eventsAfter(
  ledger: Pick<Ledger, 'list'>,
  place: number,
  kind?: string,
): AsyncGenerator<LedgerEvent> {
  const wanted = { limit: PAGE, ...(kind === undefined ? {} : { kind }) };
  for (let after = place; ;) {
    const page = await ledger.list({ after, ...wanted });
    yield* page;
    const last = page.at(-1);
    if (!last) return;
    after = last.sequence;
  }
}

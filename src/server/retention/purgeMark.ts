/** The ledger's note of which orders were deleted, so that no figure is taken for whole that is not. */
import type { Ledger } from '../../ledger/ledger.js';

const STREAM = 'retention';
const KIND = 'purged';

/** Records that orders from before a time were deleted, or will be in a moment. */
export async function markPurge(
  ledger: Pick<Ledger, 'append'>,
  before: string,
  now: number,
): Promise<void> {
  await ledger.append({
    ...{ stream: STREAM, key: before, kind: KIND, at: new Date(now).toISOString() },
    body: { before },
  });
}

/** Before this time orders may be missing; an empty text if none was ever deleted. */
export async function purgedBefore(ledger: Pick<Ledger, 'list'>): Promise<string> {
  const marks = await ledger.list({ stream: STREAM });
  return marks.reduce((latest, { key }) => (key > latest ? key : latest), '');
}

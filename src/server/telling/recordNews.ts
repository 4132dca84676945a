/** Writes news of a checkout into the ledger when it becomes true, before anybody is told. */
import type { Ledger } from '../../ledger/ledger.js';
import type { CheckoutRecord, Records } from '../checkouts/checkoutRecords.js';
import { EFFECT_BEGUN } from '../checkouts/callbackEvents.js';
import { nextStatusNews } from './news.js';

/**
 * Records all news of status that a checkout has, one after the other. Of two instances that find different news at
 * the same moment one wins, and the other looks again at what is left to tell.
 *
 * @returns the checkout with its news.
 */
export async function recordNews(
  record: CheckoutRecord,
  parts: {
    readonly ledger: Pick<Ledger, 'append'>;
    readonly records: Pick<Records, 'readAndRecordPaid'>;
    /** Milliseconds since the epoch. */
    readonly now: () => number;
  },
): Promise<CheckoutRecord> {
  const { stream } = record;
  const news = await nextStatusNews(record);
  if (!news) return record;
  await parts.ledger.append({
    stream,
    key: `news:${news.effect}`,
    kind: EFFECT_BEGUN,
    at: new Date(parts.now()).toISOString(),
    body: { ...news, evidence: [...news.evidence] },
  });
  return recordNews(await parts.records.readAndRecordPaid(stream), parts);
}

/** What of a checkout was told, found by the id under which it was told. */
import type { JsonValue } from '../../ledger/ledger.js';
import type { CheckoutRecord } from '../checkouts/checkoutRecords.js';
import { statusCalls } from '../checkouts/callbackEvents.js';
import { isTrue, newsOf, olderNews, wasUntrueAfter, type News, type NewsType } from './news.js';
import { EFFECT_FAILED } from './runCallback.js';
import type { ToldNews } from './storeCallbacks.js';

const text = (value: JsonValue | undefined): string | null =>
  typeof value === 'string' ? value : null;

/** The effect that got a claim id, if the ledger tells. */
function effectOf({ events }: Pick<CheckoutRecord, 'events'>, claimId: string): string | null {
  const call = events.find(
    ({ kind, body }) =>
      (kind === 'effect_done' || kind === EFFECT_FAILED) && body['claimId'] === claimId,
  );
  return call ? text(call.body['effect']) : null;
}

/**
 * The news that was told under a claim id; null if the ledger does not tell.
 *
 * @param type what an older release told it as, which kept no more than the status.
 */
export async function newsUnder(
  record: CheckoutRecord,
  claimId: string,
  type: NewsType | null = null,
): Promise<News | null> {
  const effect = effectOf(record, claimId);
  if (effect === null) return null;
  const known = (await newsOf(record)).find((news) => news.effect === effect);
  if (known) return known;
  const word = statusCalls(record).find((call) => call.effect === effect)?.word;
  return word === undefined && type === null ? null : olderNews(effect, type, word ?? null);
}

/** All news of a checkout that came to its end. */
export async function toldNews(record: CheckoutRecord): Promise<ToldNews[]> {
  const all = new Map((await newsOf(record)).map((news) => [news.effect, news]));
  return record.events.flatMap(({ kind, body }) => {
    const news = kind === 'effect_done' ? all.get(text(body['effect']) ?? '') : undefined;
    const claimId = text(body['claimId']);
    if (!news || claimId === null) return [];
    return {
      claimId,
      isTrue: isTrue(news, record),
      wasUntrueAfter: (sequence) => wasUntrueAfter(news, record, sequence),
    };
  });
}

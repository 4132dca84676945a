/** What of a checkout was told, found by the id under which it was told. */
import { textOrNull } from '../../ledger/eventBodies.js';
import type { CheckoutRecord } from '../checkouts/checkoutRecords.js';
import { statusCalls } from '../checkouts/callbackEvents.js';
import { earlierStates, isTrue, newsOf, olderNews, type News, type NewsType } from './news.js';
import { EFFECT_FAILED } from './runCallback.js';
import type { ToldNews } from './storeCallbacks.js';

/** The effect that got a claim id, if the ledger tells. */
function effectOf({ events }: Pick<CheckoutRecord, 'events'>, claimId: string): string | null {
  const call = events.find(
    ({ kind, body }) =>
      (kind === 'effect_done' || kind === EFFECT_FAILED) && body['claimId'] === claimId,
  );
  return call ? textOrNull(call.body['effect']) : null;
}

/** What is known of news beside its checkout. */
export interface NewsName {
  /** The id under which it is told. */
  readonly claimId: string;
  /** What the ledger calls the telling of it, if that was kept. */
  readonly effect?: string | undefined;
  /** What it was told as, if that was kept: an older release kept nothing else. */
  readonly type?: NewsType | undefined;
}

/** The news that has a name; null if the ledger does not tell. */
export async function newsNamed(
  record: CheckoutRecord,
  { claimId, effect = effectOf(record, claimId) ?? '', type }: NewsName,
): Promise<News | null> {
  const known = (await newsOf(record)).find((news) => news.effect === effect);
  if (known) return known;
  const word = statusCalls(record).find((call) => call.effect === effect)?.word;
  return word === undefined && !type ? null : olderNews(effect, type ?? null, word ?? null);
}

/** All news of a checkout that came to its end. */
export async function toldNews(record: CheckoutRecord): Promise<ToldNews[]> {
  const all = new Map((await newsOf(record)).map((news) => [news.effect, news]));
  const earlier = earlierStates(record);
  return record.events.flatMap(({ kind, body, sequence: toldAt }) => {
    const news = kind === 'effect_done' ? all.get(textOrNull(body['effect']) ?? '') : undefined;
    const claimId = textOrNull(body['claimId']);
    if (!news || claimId === null) return [];
    return {
      ...{ claimId, toldAt },
      isTrue: isTrue(news, record),
      wasUntrueAfter: (place) =>
        earlier.some(({ sequence, read }) => sequence > place && !isTrue(news, read())),
    };
  });
}

/** Whether a kept notification is true now, for those who read a ledger without a handler. */
import type { Ledger, LedgerEvent } from '../../ledger/ledger.js';
import { parseDecimal, type DecimalString } from '../../money/decimal.js';
import { readCheckoutEvents } from '../../payments/checkoutEvents.js';
import { foldCheckout } from '../../payments/foldCheckout.js';
import { subjectStream, type StoredBody } from './keptNotifications.js';
import { isTrue, newsTypeOf } from './news.js';
import { newsNamed, type NewsName } from './toldNews.js';

/**
 * Reads whether news of a stream is true; null if the ledger does not tell, or a newer version wrote the checkout.
 *
 * @param tolerance of orders from before it was part of a quote.
 */
export async function isNewsTrue(
  stream: string,
  events: readonly LedgerEvent[],
  name: NewsName,
  tolerance: DecimalString = parseDecimal('0'),
): Promise<boolean | null> {
  const state = foldCheckout(readCheckoutEvents(events), { tolerance });
  const record = { stream, events, state };
  const news = state.opened && (await newsNamed(record, name));
  return news && isTrue(news, record);
}

/**
 * Reads whether a notification may be told. One that is not true waits: it is neither owed nor late.
 *
 * @throws a `ZodError` if this version cannot read an event of the checkout
 */
export async function isKeptTrue(
  ledger: Pick<Ledger, 'list'>,
  { id, body }: { readonly id: string; readonly body: StoredBody },
  tolerance?: DecimalString,
): Promise<boolean> {
  const stream = subjectStream(body);
  const type = newsTypeOf(body.type);
  // A newer version wrote it, so only that one can tell.
  if (stream === null || !type) return true;
  const name = { claimId: id, effect: body.effect, type };
  return (await isNewsTrue(stream, await ledger.list({ stream }), name, tolerance)) === true;
}

/** Whether a kept notification is true now, for those who read a ledger without a handler. */
import type { Ledger } from '../../ledger/ledger.js';
import { parseDecimal, type DecimalString } from '../../money/decimal.js';
import { readCheckoutEvents } from '../../payments/checkoutEvents.js';
import { foldCheckout } from '../../payments/foldCheckout.js';
import { subjectStream, type StoredBody } from './keptNotifications.js';
import { isTrue, newsTypeOf } from './news.js';
import { newsNamed } from './toldNews.js';

/**
 * Reads whether a notification may be told. One that is not true waits: it is neither owed nor late.
 *
 * @param tolerance of orders from before it was part of a quote. @default "0"
 * @throws a `ZodError` if this version cannot read an event of the checkout
 */
export async function isKeptTrue(
  ledger: Pick<Ledger, 'list'>,
  { id, body }: { readonly id: string; readonly body: StoredBody },
  tolerance: DecimalString = parseDecimal('0'),
): Promise<boolean> {
  const stream = subjectStream(body);
  const type = newsTypeOf(body.type);
  // A newer version wrote it, so only that one can tell.
  if (stream === null || !type) return true;
  const events = await ledger.list({ stream });
  const state = foldCheckout(readCheckoutEvents(events), { tolerance });
  const record = { stream, events, state };
  const news = await newsNamed(record, { claimId: id, effect: body.effect, type });
  return news !== null && state.opened !== null && isTrue(news, record);
}

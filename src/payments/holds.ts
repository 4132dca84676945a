/** Which statements hold a transfer back until the store itself lets go. */
import { eventsOfKind } from './distinctEvents.js';
import type { CheckoutEvent } from './checkoutEvents.js';
import type { Statement } from './statements.js';

/** Keys of the statements that the store has released, by name. A later hold is a new one. */
export function readReleases(events: readonly CheckoutEvent[]): ReadonlySet<string> {
  return new Set(eventsOfKind(events, 'released').flatMap(({ body }) => body.evidence));
}

/**
 * The statements about one transfer that hold it: blocks, and settling statements that disagree about
 * amount or currency. Rows of the list and the look-up neither hold nor contradict.
 *
 * @param settling the transfer's signed and trusted statements.
 */
export function findHolds(
  settling: readonly Statement[],
  released: ReadonlySet<string>,
): readonly Statement[] {
  const stories = new Set(
    settling.map(({ body }) => JSON.stringify([body.currencyId, body.amount])),
  );
  const holding = stories.size > 1 ? settling : settling.filter(({ proves }) => proves === 'held');
  return holding.filter(({ key }) => !released.has(key));
}

/**
 * Whether the service has said that a transfer is confirmed on its chain. It sends a block *instead of*
 * `PaymentReceived`, for a deposit that is confirmed, and nothing follows it. So a block that the store
 * has released counts as a confirmation; one that it has not released proves that money was sent.
 */
export function isConfirmation(statement: Statement, released: ReadonlySet<string>): boolean {
  if (statement.proves === 'held') return released.has(statement.key);
  return statement.proves === 'confirmed';
}

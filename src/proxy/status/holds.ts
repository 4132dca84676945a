/** Which statements hold a transfer back until the store itself lets go. */
import { eventsOfKind } from './distinctEvents.js';
import type { CheckoutEvent } from './events.js';
import type { Evidence } from './evidence.js';

/** Keys of the statements that the store has released, by name. A later hold is a new one. */
export function readReleases(events: readonly CheckoutEvent[]): ReadonlySet<string> {
  return new Set(eventsOfKind(events, 'released').flatMap(({ body }) => body.evidence));
}

/**
 * The statements about one transfer that hold it: events of a block, and signed events that
 * contradict one another about amount or currency. The list of transfers can neither hold nor
 * contradict.
 */
export function findHolds(
  evidence: readonly Evidence[],
  released: ReadonlySet<string>,
): readonly Evidence[] {
  const signed = evidence.filter((statement) => statement.signed);
  const stories = new Set(signed.map(({ body }) => JSON.stringify([body.currencyId, body.amount])));
  const holding = stories.size > 1 ? signed : signed.filter(({ proves }) => proves === 'held');
  return holding.filter(({ key }) => !released.has(key));
}

/**
 * Tells whether the service has said that a transfer is confirmed on its chain.
 *
 * A block is sent *instead of* `PaymentReceived`, for a deposit that is confirmed
 * (`service-notes` §6.1); nothing else will follow it. So a block that the store has released
 * counts as a confirmation, and one that it has not released proves that money was sent and no more.
 */
export function isConfirmation(statement: Evidence, released: ReadonlySet<string>): boolean {
  if (statement.proves === 'held') return released.has(statement.key);
  return statement.proves === 'confirmed';
}

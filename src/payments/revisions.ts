/** What an order costs now. */
import type { DecimalString } from '../money/decimal.js';
import { eventsOfKind } from './distinctEvents.js';
import type { CheckoutEvent, CheckoutEventBody } from './checkoutEvents.js';

/** The order's terms as they stand. */
export interface OrderTerms {
  readonly opened: CheckoutEventBody<'opened'> | null;
  /** 0 as opened, then the highest revision of an amendment. */
  readonly revision: number;
  /** Decimal string, US dollars; null for a top-up, and while nothing says the amount. */
  readonly amountUsd: DecimalString | null;
  /** The order's price in the store's own currency, if it has one. */
  readonly display: CheckoutEventBody<'amended'>['display'];
  /** How often that price changed within the present revision. */
  readonly displayNumber: number;
}

/** Of bodies with a rank, the highest; of equals the first, and events stand in a fixed order. */
function highestOf<T>(bodies: readonly T[], rank: (body: T) => number): T | null {
  return bodies.reduce<T | null>(
    (best, body) => (best === null || rank(body) > rank(best) ? body : best),
    null,
  );
}

/** Reads the terms from the events: `opened` is revision 0, the highest amendment wins. */
export function readTerms(events: readonly CheckoutEvent[]): OrderTerms {
  const opened = eventsOfKind(events, 'opened')[0]?.body ?? null;
  const amendments = eventsOfKind(events, 'amended').map(({ body }) => body);
  const highest = highestOf(amendments, (body) => body.revision);
  const revision = highest?.revision ?? 0;
  const shown = highestOf(
    eventsOfKind(events, 'displayed')
      .map(({ body }) => body)
      .filter((body) => body.revision === revision),
    (body) => body.number,
  );
  const priced = highest ?? (opened?.type === 'payment' ? opened : null);
  const isTopUp = opened?.type === 'top_up';
  return {
    opened,
    revision,
    amountUsd: isTopUp ? null : (priced?.amountUsd ?? null),
    display: isTopUp ? null : ((shown ?? priced)?.display ?? null),
    displayNumber: shown?.number ?? 0,
  };
}

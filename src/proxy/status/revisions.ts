/** What an order costs now, and when an earlier price of it stopped being asked. */
import type { DecimalString } from '../../money/decimal.js';
import { eventsOfKind } from './distinctEvents.js';
import type { CheckoutEvent, CheckoutEventBody } from './events.js';
import { instantMs } from './instants.js';

/** The order's terms as they stand. */
export interface OrderTerms {
  readonly opened: CheckoutEventBody<'opened'> | null;
  /** 0 as opened, then the highest revision of an amendment. */
  readonly revision: number;
  /** Decimal string, US dollars; null for a top-up, and while nothing says the amount. */
  readonly amountUsd: DecimalString | null;
  /** The order's price in the store's own currency, if it has one. */
  readonly display: CheckoutEventBody<'amended'>['display'];
  /** When quotes of a revision stopped counting: milliseconds, `Infinity` while they do. */
  readonly endOfRevision: (revision: number) => number;
}

/** Reads the terms from the events: `opened` is revision 0, the highest amendment wins. */
export function readTerms(events: readonly CheckoutEvent[]): OrderTerms {
  const opened = eventsOfKind(events, 'opened')[0]?.body ?? null;
  const amendments = eventsOfKind(events, 'amended').map(({ body }) => body);
  const highest = amendments.reduce<CheckoutEventBody<'amended'> | null>(
    (best, body) => (best === null || body.revision > best.revision ? body : best),
    null,
  );
  const priced = highest ?? (opened?.type === 'payment' ? opened : null);
  const isTopUp = opened?.type === 'top_up';
  return {
    opened,
    revision: highest?.revision ?? 0,
    amountUsd: isTopUp ? null : (priced?.amountUsd ?? null),
    display: isTopUp ? null : (priced?.display ?? null),
    endOfRevision: (revision) =>
      amendments
        .filter((body) => body.revision > revision)
        .reduce((end, body) => Math.min(end, instantMs(body.amendedAt)), Infinity),
  };
}

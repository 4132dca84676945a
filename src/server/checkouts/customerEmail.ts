/** The customer's e-mail in the ledger, with their language, for stores that want it in their back office. */
import type { Ledger, LedgerEvent } from '../../ledger/ledger.js';
import type { CheckoutRecord } from './checkoutRecords.js';

/**
 * Kind of the event. The fold does not read it, so that no snapshot, no callback and no shopper's page can
 * contain it, and `purgeLedger` can delete it alone.
 */
export const CUSTOMER_KIND = 'customer';

/** The newest e-mail among the events of a checkout; null if none is kept. */
export function customerEmail(events: readonly LedgerEvent[]): string | null {
  const email = events.findLast(({ kind }) => kind === CUSTOMER_KIND)?.body['email'];
  return typeof email === 'string' ? email : null;
}

/** The customer's language as the store named it, kept beside the e-mail; null if it is not known. */
export function customerLocale(events: readonly LedgerEvent[]): string | null {
  const locale = events.findLast(({ kind }) => kind === CUSTOMER_KIND)?.body['locale'];
  return typeof locale === 'string' ? locale : null;
}

/** Keeps the e-mail of an order, if it is not the one that is kept already, and the language beside it. */
export type KeepEmail = (
  record: CheckoutRecord,
  details: { readonly email?: string | undefined; readonly locale?: string | undefined },
) => Promise<void>;

/** Makes the writer. */
export function createKeepEmail(ledger: Pick<Ledger, 'append'>, now: () => number): KeepEmail {
  return async ({ stream, events }, { email, locale }) => {
    if (email === undefined || customerEmail(events) === email) return;
    // The last sequence makes the key new; of two instances at the same time the first wins.
    const key = `customer:${String(events.at(-1)?.sequence ?? 0)}`;
    const at = new Date(now()).toISOString();
    await ledger.append({
      stream,
      key,
      kind: CUSTOMER_KIND,
      at,
      body: { email, ...(locale === undefined ? {} : { locale }) },
    });
  };
}

/** What the ledger keeps of a deleted order's wallet, so that money which comes to it later can be named. */
import type { Ledger } from '../../ledger/ledger.js';
import type { CheckoutRecord } from './checkoutRecords.js';

/** A wallet whose order was deleted. */
export interface PurgedWallet {
  /** Addresses that the customer was shown, by currency id: the newest of each. */
  readonly addresses: Readonly<Record<string, string>>;
  /** Keys of the signed events that confirmed or held its payments. */
  readonly events: readonly string[];
}

const streamOf = (externalId: string): string => `purged:${externalId}`;

/** Keeps what is needed of an order's wallet. Call it before the order is deleted. */
export async function keepPurgedWallet(
  ledger: Pick<Ledger, 'append'>,
  { events, state }: Pick<CheckoutRecord, 'events' | 'state'>,
  now: number,
): Promise<void> {
  // Without a price no address was shown.
  if (!state.opened || (state.quotes.length === 0 && state.transfers.length === 0)) return;
  const addresses = Object.fromEntries(state.quotes.map((one) => [one.currencyId, one.address]));
  const signed = events.filter(
    ({ kind, body }) => kind !== 'seen' && body['source'] === 'service_event',
  );
  await ledger.append({
    stream: streamOf(state.opened.externalId),
    // A purge that was cut off leaves an older one.
    key: `wallet:${String(state.version)}`,
    kind: 'purged_wallet',
    at: new Date(now).toISOString(),
    body: { addresses, events: signed.map(({ key }) => key) },
  });
}

/** Reads what was kept; null for a wallet of no deleted order. */
export async function findPurgedWallet(
  ledger: Pick<Ledger, 'list'>,
  externalId: string,
): Promise<PurgedWallet | null> {
  const kept = (await ledger.list({ stream: streamOf(externalId) })).at(-1);
  return kept ? (kept.body as unknown as PurgedWallet) : null;
}

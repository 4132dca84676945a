/** What happened between two snapshots, as events for the host page. Pure, so nothing fires twice. */
import type { CheckoutSnapshot } from '../contract/checkout.js';
import { screenOf, type Screen } from './screen.js';

/** What every event says. */
interface EventOf<Type extends string> {
  /** The same for the same transition, also where another tab has seen it, or after a reload. */
  readonly id: string;
  readonly type: Type;
  readonly checkout: CheckoutSnapshot;
}

/** The first answer of the store is there. */
export interface ReadyEvent extends EventOf<'ready'> {
  readonly status: Screen;
}

/** The shopper chose a currency, here or in another tab. */
export interface ChangeEvent extends EventOf<'change'> {
  readonly currencyId: string;
}

/** The status of the payment changed. */
export interface StatusChangeEvent extends EventOf<'status_change'> {
  readonly status: Screen;
  readonly previous: Screen;
}

/** The store says that the order is paid. For the page only: no proof for the store's server. */
export type CompleteEvent = EventOf<'complete'>;

/** A wallet of the browser says that it has sent the payment. No proof: the store decides as ever. */
export interface WalletSentEvent extends EventOf<'wallet_sent'> {
  /** As the wallet wrote it. */
  readonly txHash: string;
  readonly currencyId: string;
}

/** Every event of a checkout that a host page can handle. */
export type CheckoutEvent =
  ReadyEvent | ChangeEvent | StatusChangeEvent | CompleteEvent | WalletSentEvent;

/** The screen of a store's answer. */
export const statusOf = (snapshot: CheckoutSnapshot | undefined): Screen =>
  screenOf({ snapshot, failed: false, choosing: false });

/**
 * Events between two snapshots of one order, in order. Ids are stable: the same transition seen
 * by another tab or after a reload carries the same id.
 *
 * @param previous null for the first snapshot: then `ready`, and `complete` if it is paid already.
 */
export function changesBetween(
  previous: CheckoutSnapshot | null,
  checkout: CheckoutSnapshot,
): CheckoutEvent[] {
  if (previous === checkout) return [];
  const status = statusOf(checkout);
  const events: CheckoutEvent[] = [];
  const head = <Type extends string>(type: Type, what: string | number = checkout.version) => ({
    ...{ type, checkout },
    id: `${type}:${checkout.order.reference}:${String(what)}`,
  });
  if (previous === null) {
    events.push({ ...head('ready'), status });
  } else {
    const currencyId = checkout.quote?.currencyId;
    if (currencyId !== undefined && currencyId !== previous.quote?.currencyId) {
      events.push({ ...head('change'), currencyId });
    }
    const before = statusOf(previous);
    if (before !== status) events.push({ ...head('status_change'), status, previous: before });
  }
  if (checkout.paid && !previous?.paid) events.push(head('complete', 'paid'));
  return events;
}

/** Removes repeated events and sorts the rest, so that the fold does not depend on the order of arrival. */
import { canonicalJson } from '../ledger/canonicalJson.js';
import type { CheckoutLedgerEvent, CheckoutEventKind } from './checkoutEvents.js';
import { instantMs } from './timestamps.js';

/** The events of one kind. */
export type EventOfKind<K extends CheckoutEventKind> = Extract<
  CheckoutLedgerEvent,
  { readonly kind: K }
>;

/** Picks the events of one kind, in their order. */
export function eventsOfKind<K extends CheckoutEventKind>(
  events: readonly CheckoutLedgerEvent[],
  kind: K,
): EventOfKind<K>[] {
  return events.filter((event): event is EventOfKind<K> => event.kind === kind);
}

/** Compares two texts by code unit: a fixed order on every machine, unlike a locale's. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * Removes repetitions and sorts by time, then key, then content.
 *
 * Two events are the same if kind, key and body agree; the earliest `at` and sequence count. One ledger
 * never has two bodies under one key, but if they occur both are kept: dropping one would mean to choose
 * between two statements about money.
 */
export function distinctEvents(events: readonly CheckoutLedgerEvent[]): CheckoutLedgerEvent[] {
  const named = new Map<string, CheckoutLedgerEvent[]>();
  for (const event of events) {
    const name = JSON.stringify([event.kind, event.key]);
    const sharers = named.get(name);
    if (sharers === undefined) named.set(name, [event]);
    else sharers.push(event);
  }
  return [...named]
    .flatMap(([name, sharers]) => distinctBodies(name, sharers))
    .map((each) => ({ ...each, ms: instantMs(each.event.at) }))
    .sort(
      (a, b) =>
        a.ms - b.ms || compareText(a.event.key, b.event.key) || compareText(a.identity, b.identity),
    )
    .map(({ event }) => event);
}

/** A single event is compared with none, so its body need not be serialized. */
function distinctBodies(
  name: string,
  sharers: readonly CheckoutLedgerEvent[],
): { readonly identity: string; readonly event: CheckoutLedgerEvent }[] {
  const [only, ...others] = sharers;
  if (only !== undefined && others.length === 0) return [{ identity: name, event: only }];
  const known = new Map<string, CheckoutLedgerEvent>();
  for (const event of sharers) {
    const identity = name + canonicalJson(event.body);
    const other = known.get(identity);
    known.set(identity, other === undefined ? event : earlier(other, event));
  }
  return [...known].map(([identity, event]) => ({ identity, event }));
}

function earlier(a: CheckoutLedgerEvent, b: CheckoutLedgerEvent): CheckoutLedgerEvent {
  const order =
    instantMs(a.at) - instantMs(b.at) || compareText(a.at, b.at) || a.sequence - b.sequence;
  return order <= 0 ? a : b;
}

/** Whether a store's changes are hinted at live, for the intervals of its queries. By client. */
import { useSyncExternalStore } from 'react';
import type { TreasuryClient } from '../client.js';
import { WAITING_MS } from '../pollIntervals.js';

/** What the ledger knows is asked for this seldom while its changes are hinted at. Milliseconds. */
const LIVE_MS = 60_000;

/** Clients with a stream that works, with the number of providers that keep one. */
const live = new WeakMap<TreasuryClient, number>();
const listeners = new Set<() => void>();

/** Whether hints arrive. */
export const isLive = (client: TreasuryClient): boolean => (live.get(client) ?? 0) > 0;

/** Notes that a stream works, or no longer does. */
export function noteLive(client: TreasuryClient, change: 1 | -1): void {
  live.set(client, Math.max(0, (live.get(client) ?? 0) + change));
  for (const tell of listeners) tell();
}

/** Interval of what only the ledger decides, so that each change of it is hinted at. */
export const ledgerIntervalMs = (client: TreasuryClient): number =>
  isLive(client) ? LIVE_MS : WAITING_MS;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether hints arrive, as a value that a component can show. */
export const useIsLive = (client: TreasuryClient): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isLive(client),
    () => false,
  );

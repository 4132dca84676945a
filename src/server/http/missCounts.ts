/** Counts how often clients were wrong, so that guesses can be told from the questions of everybody else. */
import { LRUCache } from 'lru-cache';
import { mostEntries } from '../../async/mostEntries.js';

/** What one client asked in vain since the first time, and its questions without an answer. */
export interface Misses {
  count: number;
  asking: number;
  /** Milliseconds since the epoch. */
  since: number;
}

/** More clients push out those that asked the longest time ago. */
const MAX_CLIENTS = 100_000;

/**
 * Makes the counts.
 *
 * @param windowMs how long a miss is remembered, from the client's first one on.
 * @returns the count of a client; the caller changes it.
 */
export function createMissCounts(now: () => number, windowMs: number): (client: string) => Misses {
  const counts = new LRUCache<string, Misses>(mostEntries(MAX_CLIENTS));
  const isCurrent = ({ since }: Misses): boolean => now() >= since && now() - since < windowMs;
  return (client) => {
    const known = counts.get(client);
    if (known && isCurrent(known)) return known;
    const fresh = { count: 0, asking: 0, since: now() };
    counts.set(client, fresh);
    return fresh;
  };
}

/** What caches keep: how many entries, and how long. */

/**
 * Options of an `LRUCache` that keeps so many entries and takes memory for those it holds: with `max` it takes
 * the memory of all of them when it is made.
 *
 * @param count The most entries.
 */
export const mostEntries = (count: number) => ({ maxSize: count, sizeCalculation: () => 1 });

/** The same of one whose entries end, by a clock. @param now one that never goes back, see `createSteadyClock` */
export const endIn = (ttl: number, now: () => number) => ({ ttl, perf: { now }, ttlResolution: 0 });

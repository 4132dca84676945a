/** The limit of a cache that counts entries. */

/**
 * Options of an `LRUCache` that keeps so many entries and takes memory for those it holds: with `max` it takes
 * the memory of all of them when it is made.
 *
 * @param count The most entries.
 */
export const mostEntries = (count: number) => ({ maxSize: count, sizeCalculation: () => 1 });

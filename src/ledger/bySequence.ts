/** Lists in the ledger's order: where a sequence has its place in them. */

/**
 * How many items of a sorted list lie before a sequence: the place of the first that does not.
 *
 * @param sequenceOf the sequence of an item; never falls from one item to the next.
 */
export function countBefore<T>(
  sorted: readonly T[],
  sequence: number,
  sequenceOf: (item: T) => number,
): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (sequenceOf(sorted[middle] as T) < sequence) from = middle + 1;
    else to = middle;
  }
  return from;
}

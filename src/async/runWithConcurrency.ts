/** Works through a list with a limited number of items at a time. */

/**
 * Runs `work` for every item, at most `limit` at a time.
 *
 * @throws the first rejection; work in progress still ends, and no further item is started.
 */
export async function runWithConcurrency<T>(
  limit: number,
  items: Iterable<T>,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const queue = items[Symbol.iterator]();
  let failed = false;
  const worker = async (): Promise<void> => {
    try {
      for (let next = queue.next(); next.done !== true && !failed; next = queue.next()) {
        await work(next.value);
      }
    } catch (error) {
      failed = true;
      throw error;
    }
  };
  await Promise.all(Array.from({ length: limit }, worker));
}

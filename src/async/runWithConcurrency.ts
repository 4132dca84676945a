/** Does the same with many things, a few at a time. */

/**
 * Works through a list with at most so many under way at once.
 *
 * @throws the first rejection; what is under way then still ends, and nothing new begins.
 */
export async function atMost<T>(
  limit: number,
  items: Iterable<T>,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const rest = items[Symbol.iterator]();
  let failed = false;
  const worker = async (): Promise<void> => {
    for (let next = rest.next(); next.done !== true && !failed; next = rest.next()) {
      await work(next.value);
    }
  };
  const guarded = (): Promise<void> =>
    worker().catch((error: unknown) => {
      failed = true;
      throw error;
    });
  await Promise.all(Array.from({ length: limit }, guarded));
}

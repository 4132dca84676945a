/** Waits for what real processes, servers and browsers do at their own pace. */

/** Less than a test may take, so that a failure says what never came; nothing that comes late fails by it. */
const PATIENCE_MS = 100_000;

/** Waits until something is so; a check that fails has not found it yet. @returns what the check found */
export async function until<T>(what: string, check: () => T | Promise<T>): Promise<NonNullable<T>> {
  for (const end = performance.now() + PATIENCE_MS; ;) {
    let cause: unknown;
    try {
      const found = await check();
      if (found) return found;
    } catch (error) {
      cause = error;
    }
    if (performance.now() > end) throw new Error(`It never came to it: ${what}.`, { cause });
    await new Promise((later) => setTimeout(later, 20));
  }
}

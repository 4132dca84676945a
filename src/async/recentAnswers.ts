/** Answers that are shared for a moment: one question at a time, and none again too soon. */
import { LRUCache } from 'lru-cache';

/** Shares answers by name. */
export interface Recently<T> {
  /** The answer of the last `forMs`, or the one under way, or a new one. A rejection is not kept. */
  ask(name: string, make: () => Promise<T>): Promise<T>;
  /** The next question is asked anew. */
  forget(name: string): void;
}

/** Names remembered at once; what is forgotten is only asked again. */
const REMEMBERED = 2_000;

/**
 * Makes the memory.
 *
 * @param forMs milliseconds from the question on.
 * @param now milliseconds since the epoch.
 */
export function createRecently<T>(forMs: number, now: () => number): Recently<T> {
  const asked = new LRUCache<string, { readonly at: number; readonly answer: Promise<T> }>({
    max: REMEMBERED,
  });
  return {
    ask(name, make) {
      const known = asked.get(name);
      if (known && now() - known.at < forMs) return known.answer;
      const answer = make();
      const entry = { at: now(), answer };
      asked.set(name, entry);
      answer.catch(() => {
        if (asked.get(name) === entry) asked.delete(name);
      });
      return answer;
    },
    forget(name) {
      asked.delete(name);
    },
  };
}

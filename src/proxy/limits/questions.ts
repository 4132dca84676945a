/** Questions to the store's books by clients that nobody knows: a few at a time, the others wait. */
import { setAlarm } from '../alarm.js';

/** Questions at the same time: more than a store's database answers at once. */
export const AT_ONCE = 50;
/** Clients that wait for their turn; there is no use in holding more. */
export const MAX_WAITING = 200;
/** How long one waits: a browser gives up after ten seconds. And how often it looks for its turn. */
const PATIENCE_MS = 5_000;
const LOOK_MS = 100;
/** A question that has no answer by then holds up nobody. On Workers it may never end. */
const STUCK_MS = 10_000;

interface Question {
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** Asks a question when its turn has come. @throws what `refuse` makes, where it does not come soon. */
export type Questions = <T>(question: () => Promise<T>) => Promise<T>;

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setAlarm(LOOK_MS, resolve);
  });

/**
 * Makes the line. It counts nobody: where addresses are not known, a count would be spent by whoever
 * guesses most, for everybody else. A line is only as long as the store is slow.
 *
 * @param refuse makes the refusal.
 */
export function createQuestions(now: () => number, refuse: () => Error): Questions {
  const asked = new Set<Question>();
  let waiting = 0;

  function enter(): Question | null {
    if (asked.size >= AT_ONCE) {
      for (const one of asked) if (now() - one.at >= STUCK_MS) asked.delete(one);
    }
    if (asked.size >= AT_ONCE) return null;
    const mine = { at: now() };
    asked.add(mine);
    return mine;
  }

  async function waitInLine(): Promise<Question> {
    if (waiting >= MAX_WAITING) throw refuse();
    waiting += 1;
    try {
      for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_MS) {
        await pause();
        const mine = enter();
        if (mine) return mine;
      }
    } finally {
      waiting -= 1;
    }
    throw refuse();
  }

  return async (question) => {
    const mine = enter() ?? (await waitInLine());
    try {
      return await question();
    } finally {
      asked.delete(mine);
    }
  };
}

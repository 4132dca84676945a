/** One run of checks: each is run once, and one that builds on a failed one is not run. */
import type { Conversation } from './conversation.js';
import { REASONS, type CheckName } from './reasons.js';

/** Result of one check. */
export interface WireResult {
  /** What was checked: `endpoint`, `order 1`, `top-up 1`, `all answers`. Never a handle. */
  readonly subject: string;
  readonly name: CheckName;
  readonly result: 'passed' | 'failed' | 'not_run';
  /** What was expected and what came, or why it was not run; null if it passed. */
  readonly detail: string | null;
  /** What goes wrong in a shop whose endpoint fails it. */
  readonly why: string;
}

/** What a list of checks works with. */
export interface CheckRun extends Conversation {
  /** Runs one check. Later ones build on what it returns: undefined if it failed or was not run. */
  check<T>(name: CheckName, run: () => Promise<T> | T): Promise<T | undefined>;
}

/** Thrown by a check whose condition is not met, so that one mistake fails one check. */
export class NotRun extends Error {
  override readonly name = 'NotRun';
}

/** What an earlier check has returned. @throws {@link NotRun} if it has failed. */
export function needed<T>(value: T | undefined): T {
  if (value === undefined) throw new NotRun('a step that it builds on has failed');
  return value;
}

/** Begins the checks of one subject, whose results are added to a list. */
export function createCheckRun(
  conversation: Conversation,
  subject: string,
  results: WireResult[],
): CheckRun {
  return {
    ...conversation,
    async check(name, run) {
      const checked = { subject, name, why: REASONS[name] };
      try {
        const value = await run();
        results.push({ ...checked, result: 'passed', detail: null });
        return value;
      } catch (error) {
        const result = error instanceof NotRun ? 'not_run' : 'failed';
        const detail = error instanceof Error ? error.message : String(error);
        results.push({ ...checked, result, detail });
        return undefined;
      }
    },
  };
}

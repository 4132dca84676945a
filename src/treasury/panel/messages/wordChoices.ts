/** What sentences choose their words by, where a number or a text alone does not say it. */
import type { TreasurySession } from '../../contract/session.js';

/** What a person may do beside looking; `read` for one who may do nothing else. */
export type HeldRight = 'both' | 'withdraw' | 'approve' | 'read';

/** The rights that a person has. */
export function heldRight({ withdraw, approve }: TreasurySession['may']): HeldRight {
  if (withdraw) return approve ? 'both' : 'withdraw';
  return approve ? 'approve' : 'read';
}

/** Of a count that comes as text: Hebrew has words for two. */
export function howMany(count: string): 'one' | 'two' | 'many' {
  if (count === '1') return 'one';
  return count === '2' ? 'two' : 'many';
}

/** From so many on, the server stops counting attempts. */
const MOST_FAILURES = 7;
/** Whether there may have been more attempts than are counted. */
export const orMoreFailures = (failures: number): boolean => failures >= MOST_FAILURES;

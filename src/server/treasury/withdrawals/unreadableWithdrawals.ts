/** Withdrawals that this version cannot read: they keep nobody from the others, and are named. */
import { LRUCache } from 'lru-cache';
import type { ZodError } from 'zod';
import type { DiagnosticListener } from '../../configuration/diagnostic.js';

const REMEMBERED = 5_000;

/** Tells the owner why a withdrawal cannot be read: once, however many pages look every few seconds. */
export function createUnreadableTeller(
  report: DiagnosticListener,
): (id: string, error: ZodError) => void {
  const told = new LRUCache<string, true>({ max: REMEMBERED });
  return (id, error) => {
    if (told.get(id)) return;
    told.set(id, true);
    report({
      code: 'withdrawal_unreadable',
      reference: id,
      message:
        'An event of this withdrawal has a form that this version cannot read, so nothing can be said ' +
        'of it, neither that it was sent nor that it was not, and it is not sent. A newer version may ' +
        'have written it: run that everywhere. See the error for the fields.',
      error,
    });
  };
}

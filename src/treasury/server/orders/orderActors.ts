/** Which person of the back office changed an order: the ledger's event has the reason, the audit the person. */
import * as z from 'zod';
import { createEventKindReader } from '../../../ledger/eventReaders.js';
import type { Ledger, LedgerEvent } from '../../../ledger/ledger.js';
import { AUDIT_KIND, AUDIT_STREAM } from '../../refunds/refundAudit.js';

/** A change of an order. */
export type OrderChange = Pick<z.infer<typeof attemptBody>, 'target' | 'action' | 'reason'> & {
  /** When the event was written: RFC 3339, UTC. */
  readonly at: string;
};

/** Finds persons. */
export type OrderActors = ReturnType<typeof createOrderActors>;

/** What the audit's entry of such a change says. */
const attemptBody = z.object({
  attempt: z.string(),
  action: z.enum(['markPaid', 'releaseHold']),
  /** As `payment:1042`. */
  target: z.string(),
  who: z.string(),
  reason: z.string(),
});

/** How long a change may take from its entry in the audit to its event. */
const LONGEST_MS = 60_000;

/** Makes the reader. It keeps the few entries about such changes in memory and reads each once. */
export function createOrderActors(ledger: Pick<Ledger, 'list'>) {
  const attempts: (z.infer<typeof attemptBody> & { readonly begunAt: number })[] = [];

  function take({ stream, key, at, body }: LedgerEvent): void {
    const { data } = attemptBody.safeParse(body);
    if (!data || stream !== AUDIT_STREAM || key !== `${data.attempt}:begun`) return;
    attempts.push({ ...data, begunAt: Date.parse(at) });
  }

  return {
    /** Reads what is new in the audit. */
    catchUp: createEventKindReader(ledger, AUDIT_KIND, take),
    /** Null if no entry of the audit fits, as for the store's own program. Call `catchUp` before. */
    whoMade({ target, action, reason, at }: OrderChange): string | null {
      const made = Date.parse(at);
      const fitting = attempts.filter(
        (one) =>
          one.target === target &&
          one.action === action &&
          one.reason === reason &&
          one.begunAt <= made &&
          made - one.begunAt <= LONGEST_MS,
      );
      // Two people with the same words within a minute: nobody can say which one it was.
      const people = new Set(fitting.map(({ who }) => who));
      return people.size === 1 ? (fitting[0]?.who ?? null) : null;
    },
  };
}

/** Marks in the ledger: up to where all checkouts are settled, and the names of those that are not. */
import * as z from 'zod';
import type { DecimalString } from '../../money/decimal.js';
import type { Ledger } from '../../ledger/ledger.js';
import { findLedgerEnd } from '../../ledger/ledgerTail.js';
import { callbacksOf, type NewsTarget } from './storeCallbacks.js';

/** Stream of all marks. A purge keeps only the newest of each kind. */
export const MARKS_STREAM = 'settled';

/** What the kind of every mark begins with. */
export const MARK_KIND = 'settled:';

/** Increase it when a release judges old events differently: all checkouts are then read again. */
const RULES = 1;

const markBody = z.object({
  upTo: z.int().nonnegative(),
  unsettled: z.array(z.string()),
  open: z.array(z.tuple([z.string(), z.iso.datetime()])),
});

/** Every checkout that is not named here is settled, as far as its events go up to `upTo`. */
export interface SettledMark {
  readonly upTo: number;
  /** Streams with callbacks that are due, or with money that waits for a decision of the store. */
  readonly unsettled: readonly string[];
  /** Streams that still wait for money, each with the time of its newest event. */
  readonly open: readonly (readonly [stream: string, at: string])[];
}

/** The marks of handlers with the same callbacks and the same tolerance. */
export type SettledMarks = ReturnType<typeof createSettledMarks>;

/** Reads the body of a mark; null if it is unreadable. */
export function readMark(body: unknown): SettledMark | null {
  return markBody.safeParse(body).data ?? null;
}

/**
 * Makes the reader and writer of marks. A mark says that callbacks were called, so it holds only for
 * handlers with the same callbacks: another handler may still have to call its own.
 */
export function createSettledMarks(options: {
  readonly ledger: Pick<Ledger, 'append' | 'list'>;
  readonly target: NewsTarget;
  readonly tolerance: DecimalString;
  readonly now: () => number;
}) {
  const { ledger, target, tolerance, now } = options;
  const kind = `${MARK_KIND}${String(RULES)}:${callbacksOf(target).join('+')}:${tolerance}`;
  return {
    /** Their kind in the ledger. */
    kind,
    async newest(): Promise<SettledMark | null> {
      const sequence = await findLedgerEnd(ledger, 0, kind);
      if (sequence === 0) return null;
      const [event] = await ledger.list({ after: sequence - 1, limit: 1, kind });
      return readMark(event?.body);
    },
    async write({ upTo, unsettled, open }: SettledMark): Promise<void> {
      // If another instance has written a mark for the same place, both are true.
      await ledger.append({
        stream: MARKS_STREAM,
        key: `${kind}:${String(upTo)}:${String(unsettled.length + open.length)}`,
        kind,
        at: new Date(now()).toISOString(),
        body: { upTo, unsettled, open },
      });
    },
  };
}

/** One telling at a time for each checkout, whichever process tells: so that the versions told never fall. */
import * as z from 'zod';
import type { Ledger } from '../../ledger/ledger.js';
import { TURN } from '../checkouts/callbackEvents.js';
import type { CheckoutRecord } from '../checkouts/checkoutRecords.js';
import { claimAfter, type ClaimParts } from './retrySchedule.js';

/** Kind of the event that ends a turn before its lease does. */
export const TURN_ENDED = 'turn_ended';

const endedBody = z.object({ turn: z.int().positive(), leaseUntil: z.number() });

/** A turn, as the ledger has it. */
export type Turn = z.infer<typeof endedBody>;

/**
 * Makes the turns.
 *
 * @param lengthMs how long a turn lasts at most: a process that ends in it has the next one wait for so long.
 */
export function createTurns(
  parts: ClaimParts & {
    readonly ledger: Pick<Ledger, 'append' | 'claim'>;
    readonly newId: () => string;
  },
  lengthMs: number,
) {
  const { ledger, now, newId } = parts;
  return {
    /** Takes the next turn. @returns the turn, or until when another process has it: milliseconds since the epoch */
    async take({
      stream,
      events,
    }: CheckoutRecord): Promise<Turn | { readonly takenUntil: number }> {
      const last = events.findLast(({ kind }) => kind === TURN_ENDED)?.body;
      const { data } = endedBody.safeParse(last);
      const before = data && { attempt: data.turn, leaseUntil: data.leaseUntil };
      const lease = { lengthMs, claimId: newId() };
      const claim = await claimAfter(parts, TURN + stream, before, lease);
      if ('takenUntil' in claim) return claim;
      return { turn: claim.attempt, leaseUntil: claim.leaseUntil };
    },
    /** Ends it. */
    async end(stream: string, turn: Turn): Promise<void> {
      const at = new Date(now()).toISOString();
      const key = `turn:${String(turn.turn)}`;
      await ledger.append({ stream, key, kind: TURN_ENDED, at, body: turn });
    },
  };
}

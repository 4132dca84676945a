/** Retention of the back office's audit: finds old entries, except those about money under way. */
import * as z from 'zod';
import { withdrawalIdField } from '../contract/withdrawals.js';
import { createEventKindReader } from '../../ledger/eventReaders.js';
import type { Ledger, LedgerEvent } from '../../ledger/ledger.js';
import { AUDIT_KIND, AUDIT_STREAM } from '../refunds/refundAudit.js';
import { readWithdrawalEvents, withdrawalStream } from './withdrawals/withdrawalEvents.js';
import { foldWithdrawal } from './withdrawals/foldWithdrawal.js';
import { isOver } from '../contract/withdrawalStatus.js';
import { stateOf } from './withdrawals/withdrawalState.js';

/** Entries that are deleted together or not at all. */
interface Trail {
  /** The withdrawal that they are about, if they are about one. */
  readonly withdrawalId: string | null;
  readonly sequences: number[];
  newestAt: string;
}

/** What an entry belongs to: its withdrawal, or for anything else its attempt. */
function trailOf({ sequence, body }: LedgerEvent): { name: string; withdrawalId: string | null } {
  const { target, attempt } = body;
  const named = withdrawalIdField.safeParse(target);
  if (named.success) return { name: withdrawalStream(named.data), withdrawalId: named.data };
  const name = typeof attempt === 'string' ? `attempt:${attempt}` : `entry:${String(sequence)}`;
  return { name, withdrawalId: null };
}

async function readTrails(ledger: Pick<Ledger, 'list'>): Promise<Trail[]> {
  const trails = new Map<string, Trail>();
  const readAll = createEventKindReader(ledger, AUDIT_KIND, (event) => {
    if (event.stream !== AUDIT_STREAM) return;
    const { name, withdrawalId } = trailOf(event);
    const trail = trails.get(name) ?? { withdrawalId, sequences: [], newestAt: event.at };
    trail.sequences.push(event.sequence);
    if (event.at > trail.newestAt) trail.newestAt = event.at;
    trails.set(name, trail);
  });
  await readAll();
  return [...trails.values()];
}

/** Whether a withdrawal ended before a time; one that was never drafted counts as ended. */
async function isLongOver(ledger: Pick<Ledger, 'list'>, id: string, before: string) {
  const events = await ledger.list({ stream: withdrawalStream(id) });
  if (events.some(({ at }) => at >= before)) return false;
  try {
    const facts = foldWithdrawal(readWithdrawalEvents(events));
    if (facts) return isOver({ state: stateOf(facts, Date.parse(before)) });
    return events.length === 0;
  } catch (error) {
    // A later version may have written it, so its outcome is unknown here.
    if (error instanceof z.ZodError) return false;
    throw error;
  }
}

/**
 * Finds the entries that may be deleted, by their sequences.
 *
 * @param before only those whose whole group is older: RFC 3339, UTC, milliseconds.
 */
export async function findOldAudit(ledger: Pick<Ledger, 'list'>, before: string) {
  const old = (await readTrails(ledger)).filter(({ newestAt }) => newestAt < before);
  const sequences: number[] = [];
  for (const { withdrawalId, sequences: own } of old) {
    if (withdrawalId === null || (await isLongOver(ledger, withdrawalId, before))) {
      sequences.push(...own);
    }
  }
  return sequences;
}

/** Discards a draft, or cancels a queued withdrawal at the service. */
import type { DeleteWithdrawalInput, WithdrawalState } from '../../contract/withdrawals.js';
import type { Person } from '../permissions.js';
import { respondAfterChange, toTreasuryProblem } from '../treasuryProblem.js';
import { judgeFailedDeletion } from './callOutcome.js';
import type { WithdrawalServiceOptions } from './withdrawalServiceOptions.js';
import { DECISION_KEY } from './withdrawalEvents.js';
import { isOffered, refusedAct } from './offeredActs.js';
import type { ReadBack } from './readBack.js';
import type { WithdrawalRecord, WithdrawalRecords } from './withdrawalRecords.js';
import { stateOf } from './withdrawalState.js';

type RemovalDependencies = Pick<WithdrawalServiceOptions, 'service' | 'now' | 'newId'> & {
  readonly records: WithdrawalRecords;
  readonly reads: ReadBack;
};

type Step = NonNullable<DeleteWithdrawalInput['from']>;

/** The states that an earlier deletion may have led to from each step, for a repeat. */
const STEPS: Readonly<Record<Step, readonly WithdrawalState[]>> = {
  unsent: ['awaiting_approval', 'draft', 'discarded'],
  queued: ['queued', 'unknown', 'in_progress', 'completed', 'failed', 'deleted'],
};

/**
 * Removes. Both ways are safe to repeat.
 *
 * `from` is compared with what is read here. A faster request cannot interfere: discarding shares the key
 * of sending, and deleting is decided by the service.
 *
 * @throws TreasuryProblem what the table of states says, `withdrawal_state` in another step than `from`, or
 *   that of the service's failure if it is unknown whether the withdrawal is gone.
 */
export async function removeWithdrawal(
  parts: RemovalDependencies,
  record: WithdrawalRecord,
  person: Person,
  { from }: DeleteWithdrawalInput,
): Promise<void> {
  const { facts } = record;
  const state = stateOf(facts, parts.now());
  if (from !== undefined && !STEPS[from].includes(state)) throw refusedAct('withdrawal_state');
  if (!isOffered('delete', record, person, parts.now())) return;
  if (!facts.sent) return discard(parts, record, person.who);
  return deleteAtService(parts, record, facts.sent.serviceId, person.who);
}

/** Uses the same key as sending: of the two, the first one counts. */
async function discard({ records }: RemovalDependencies, { id }: WithdrawalRecord, who: string) {
  const body = { who, reason: null };
  if ((await records.append(id, 'withdrawal_discarded', DECISION_KEY, body)) === 'new') return;
  const present = await records.read(id);
  if (!present?.facts.discarded) throw refusedAct('withdrawal_state');
}

async function deleteAtService(
  parts: RemovalDependencies,
  record: WithdrawalRecord,
  serviceId: string,
  who: string,
): Promise<void> {
  const { records, service, newId } = parts;
  const { id } = record;
  const key = `deleting:${newId()}`;
  // Written first: if the answer is lost, this explains why the withdrawal may be gone.
  await records.append(id, 'withdrawal_deleting', key, { who });
  try {
    await service.deleteWithdrawal(serviceId);
  } catch (error) {
    return noteFailedDeletion(parts, record, key, error);
  }
  await records.appendDurably(id, 'withdrawal_deleted', 'deleted', { who });
}

/** After a failed deletion, the service's present record decides. */
async function noteFailedDeletion(
  { records, reads, now }: RemovalDependencies,
  record: WithdrawalRecord,
  deleting: string,
  error: unknown,
): Promise<void> {
  const refused = judgeFailedDeletion(error);
  if (refused) {
    // Written first: otherwise "not found" could count as the end of a deletion that was refused.
    const body = { deleting, forGood: refused.forGood };
    await records.appendDurably(record.id, 'withdrawal_undeleted', `un${deleting}`, body);
  }
  const look = async (): Promise<WithdrawalState> => {
    const present = await records.read(record.id);
    return stateOf((await reads.readNow(present ?? record)).record.facts, now());
  };
  // Unless it was refused, it may have been carried out, even if this read fails.
  const state = await (refused ? look() : respondAfterChange('unknown', look));
  if (state === 'deleted' || state === 'unknown') return;
  if (refused?.forGood || state !== 'queued') throw refusedAct('delete_too_late', error);
  if (refused) throw toTreasuryProblem(error);
  return respondAfterChange('unknown', () => Promise.reject(toTreasuryProblem(error)));
}

/** Approval: another person has to approve a withdrawal before it can be sent. */
import { isSamePerson } from '../../contract/session.js';
import { TreasuryProblem } from '../treasuryProblem.js';
import { requireApprove, type Person } from '../permissions.js';
import type { WithdrawalRecord, WithdrawalRecords } from './withdrawalRecords.js';
import { stateOf } from './withdrawalState.js';

/**
 * Approves. A second approval changes nothing.
 *
 * @param now milliseconds since the epoch.
 * @throws TreasuryProblem `forbidden`, `approval_own`, or `withdrawal_state` if no approval is needed.
 */
export async function approveWithdrawal(
  records: WithdrawalRecords,
  record: WithdrawalRecord,
  person: Person,
  now: number,
): Promise<void> {
  requireApprove(person);
  const { drafted, approved } = record.facts;
  if (isSamePerson(person.who, drafted.draftedBy)) {
    throw new TreasuryProblem(
      'approval_own',
      'Somebody tried to approve what they drafted themselves; it still waits. Another person with ' +
        'the right to approve has to look at it.',
    );
  }
  if (approved && isSamePerson(approved.who, person.who)) return;
  if (stateOf(record.facts, now) !== 'awaiting_approval') {
    throw new TreasuryProblem(
      'withdrawal_state',
      'A withdrawal was to be approved that does not wait for an approval. Its page shows what can be ' +
        'done.',
    );
  }
  await records.append(record.id, 'withdrawal_approved', 'approved', { who: person.who });
}

/** Refuses what the table of states does not offer, and says why. */
import {
  answerTo,
  type ActAnswer,
  type WithdrawalAction,
} from '../../contract/withdrawalStatus.js';
import type { Person } from '../permissions.js';
import { TreasuryProblem } from '../treasuryProblem.js';
import type { WithdrawalRecord } from './withdrawalRecords.js';
import { actedOn } from './withdrawalState.js';

const WHY: Readonly<Record<Exclude<ActAnswer, 'offered' | 'nothing'>, string>> = {
  forbidden:
    'Somebody without the right to it asked for a change of a withdrawal; nothing was changed. Let ' +
    '`authorize` answer `may: { withdraw: true }`, or `approve`, if they should have it.',
  approval_missing:
    'A withdrawal was to be sent that another person has to approve first; nothing was sent.',
  approval_own:
    'Somebody tried to approve what they drafted themselves; it still waits. Another person with ' +
    'the right to approve has to look at it.',
  cancel_at_service:
    'A queued withdrawal was to be deleted whose answer from the service was lost: only its request id ' +
    'is known, and the service deletes by its own id alone. Nothing was changed. Cancel it in ' +
    "the service's dashboard, where it can be found by that id, which is on its page.",
  delete_too_late:
    'The service has begun the transfer, so the withdrawal cannot be cancelled. Its page shows how ' +
    'it goes on.',
  withdrawal_state:
    'Something was to be done with a withdrawal that is past that step, perhaps by another person. Nothing ' +
    'was changed; its page shows what can be done.',
};

/** The problem that an act is refused with. */
export const refusedAct = (code: keyof typeof WHY, cause?: unknown): TreasuryProblem =>
  new TreasuryProblem(code, WHY[code], { cause });

/**
 * Whether the act is to be carried out; false if it has no effect any more, as a second press.
 *
 * @param now milliseconds since the epoch.
 * @throws TreasuryProblem if the table does not offer it to this person.
 */
export function isOffered(
  act: WithdrawalAction,
  { facts }: Pick<WithdrawalRecord, 'facts'>,
  person: Person,
  now: number,
): boolean {
  const answer = answerTo(act, actedOn(facts, now), person);
  if (answer === 'offered' || answer === 'nothing') return answer === 'offered';
  throw refusedAct(answer);
}

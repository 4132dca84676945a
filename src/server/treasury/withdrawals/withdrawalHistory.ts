/** What was done to a withdrawal, step by step, for its timeline. */
import type { WithdrawalStepView } from '../../../contract/treasury/withdrawals.js';
import type { WithdrawalEvent } from './withdrawalEvents.js';
import type { WithdrawalRecord } from './withdrawalRecords.js';
import { isAbandoned } from './withdrawalState.js';

/** One step. */
export type WithdrawalStep = WithdrawalStepView;

/** The step that an event stands for; null for what a person need not see apart. */
function stepOf(event: WithdrawalEvent): WithdrawalStep | null {
  const { at } = event.body;
  const step = (
    kind: string,
    who: string | null = null,
    reason: string | null = null,
  ): WithdrawalStep => ({ at, kind, who, reason });
  switch (event.kind) {
    case 'withdrawal_drafted':
      return step('drafted', event.body.draftedBy, event.body.note);
    case 'withdrawal_approved':
      return step('approved', event.body.who);
    case 'withdrawal_sending':
      return step('sent', event.body.who);
    case 'withdrawal_refused':
      return step('refused', null, event.body.code);
    case 'withdrawal_lost':
      return step('lost', null, event.body.why);
    case 'withdrawal_read_back':
      return step('read_back');
    case 'withdrawal_completed':
      return step('completed');
    case 'withdrawal_failed':
      return step('failed', null, event.body.transfer.message);
    case 'withdrawal_confirmed':
      return step('confirmed');
    case 'withdrawal_presence':
      return event.body.present ? step('read_back') : step('lost', null, 'delete_unanswered');
    case 'withdrawal_deleted':
      return step('deleted', event.body.who);
    case 'withdrawal_discarded':
      return step('discarded', event.body.who, event.body.reason);
    case 'withdrawal_settled':
      return step('settled', event.body.who, event.body.reason);
    case 'withdrawal_sent':
    case 'withdrawal_started':
    case 'withdrawal_hashed':
    case 'withdrawal_deleting':
    case 'withdrawal_undeleted':
      return null;
  }
}

/** Oldest first. A press whose outcome never came stands as lost, though nobody was left to say so. */
export function historyOf(
  { events, facts }: Pick<WithdrawalRecord, 'events' | 'facts'>,
  now: number,
): WithdrawalStep[] {
  const steps = events.map(stepOf).filter((step) => step !== null);
  if (!facts.sending || !isAbandoned(facts, now)) return steps;
  const lost = { at: facts.sending.until, kind: 'lost', who: null, reason: 'crash' };
  const after = steps.findIndex(({ kind }) => kind === 'sent') + 1;
  return [...steps.slice(0, after), lost, ...steps.slice(after)];
}

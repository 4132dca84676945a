/** The withdrawal routes. */
import { settlementReason } from '../../contract/audit.js';
import { withdrawalIdField } from '../../contract/withdrawals.js';
import type { WithdrawalService } from './withdrawalService.js';
import type { AuthorizedRequest } from '../authorization.js';
import type { Handlers } from '../handlers.js';
import { TreasuryProblem } from '../treasuryProblem.js';

/** A path that names no withdrawal is answered like an unknown one. */
function idOf({ param }: AuthorizedRequest): string {
  const id = param('id');
  if (withdrawalIdField.safeParse(id).success) return id;
  throw new TreasuryProblem('not_found', 'No withdrawal has that id.');
}

/** States after which a sending did not do what was asked, although nothing was thrown. */
const NOT_SENT = new Set(['refused', 'unknown', 'discarded', 'sending']);

/** The handlers of one service. */
export function withdrawalHandlers(
  service: WithdrawalService,
): Handlers<
  | ('listWithdrawals' | 'getWithdrawal' | 'draftWithdrawal' | 'approveWithdrawal')
  | ('sendWithdrawal' | 'settleWithdrawal' | 'deleteWithdrawal')
> {
  return {
    async listWithdrawals({ person, query: { after, ...query } }) {
      const place = after === undefined ? undefined : Number.parseInt(after, 10);
      return service.list(person, { ...query, after: place });
    },
    getWithdrawal: (asked) => service.get(asked.person, idOf(asked)),
    draftWithdrawal: {
      target: (_asked, { id }) => id,
      reason: ({ note }) => note ?? null,
      perform: ({ person }, input) => service.draft(person, input),
    },
    approveWithdrawal: {
      target: idOf,
      perform: (asked) => service.approve(asked.person, idOf(asked)),
    },
    sendWithdrawal: {
      target: idOf,
      perform: (asked, input) => service.send(asked.person, idOf(asked), input),
      outcome: ({ state }) => (NOT_SENT.has(state) ? state : 'done'),
    },
    settleWithdrawal: {
      target: idOf,
      reason: settlementReason,
      perform: (asked, input) => service.resolveUnknown(asked.person, idOf(asked), input),
    },
    deleteWithdrawal: {
      target: idOf,
      perform: (asked, input) => service.remove(asked.person, idOf(asked), input),
    },
  };
}

/** The withdrawal routes: what each asks of the withdrawal desk. */
import { WIRE_VERSION } from '../../contract/checkout.js';
import type { Infer } from '../../contract/schema.js';
import {
  confirmWithdrawalInput,
  deleteWithdrawalInput,
  draftWithdrawalInput,
  sendWithdrawalInput,
  settleWithdrawalInput,
  withdrawalIdField,
  type DeleteWithdrawalInput,
  type DraftWithdrawalInput,
  type SendWithdrawalInput,
  type SettleWithdrawalInput,
  type WithdrawalView,
} from '../../contract/treasury/withdrawals.js';
import type { WithdrawalDesk } from './withdrawals/withdrawalService.js';
import type { Change, ChangeRoute, Visit } from './authorization.js';
import { TreasuryProblem } from './treasuryProblem.js';
import { readQuery, single, whole } from './treasuryQuery.js';

type Confirmation = Infer<typeof confirmWithdrawalInput>;

/** A path that names no withdrawal is answered like one that names none of ours. */
function idOf({ param }: Visit): string {
  const id = param('id');
  if (withdrawalIdField.safeParse(id).success) return id;
  throw notFound();
}

const notFound = (): TreasuryProblem =>
  new TreasuryProblem('not_found', 'No withdrawal has that id.');

const answer = (withdrawal: WithdrawalView): Response =>
  Response.json({ wire: WIRE_VERSION, withdrawal });

/** States after which a sending did not do what was asked, although nothing was thrown. */
const NOT_SENT = new Set(['refused', 'unknown', 'discarded', 'sending']);

const done = (withdrawal: WithdrawalView): Change => ({
  response: answer(withdrawal),
  outcome: 'done',
});

/** `GET withdrawals`. */
export async function listWithdrawals(desk: WithdrawalDesk, visit: Visit): Promise<Response> {
  const query = readQuery(visit.request, ['after', 'limit']);
  // What a page may be is the desk's affair alone.
  const after = single(query, 'after', /^/);
  const page = await desk.list(visit.grantee, { after, limit: whole(query, 'limit') });
  return Response.json({ wire: WIRE_VERSION, ...page });
}

/** `GET withdrawals/{id}`. */
export async function getWithdrawal(desk: WithdrawalDesk, visit: Visit): Promise<Response> {
  readQuery(visit.request, []);
  const withdrawal = await desk.get(visit.grantee, idOf(visit));
  if (!withdrawal) throw notFound();
  return answer(withdrawal);
}

/** `POST withdrawals`. */
export const draftRoute = (desk: WithdrawalDesk): ChangeRoute<DraftWithdrawalInput> => ({
  input: draftWithdrawalInput,
  target: (_visit, { id }) => id,
  reason: ({ note }) => note ?? null,
  perform: async ({ grantee }, input) => done(await desk.draft(grantee, input)),
});

/** `POST withdrawals/{id}/approval`. */
export const approveRoute = (desk: WithdrawalDesk): ChangeRoute<Confirmation> => ({
  input: confirmWithdrawalInput,
  target: idOf,
  reason: () => null,
  perform: async (visit) => done(await desk.approve(visit.grantee, idOf(visit))),
});

/** `POST withdrawals/{id}/sending`. */
export const sendRoute = (desk: WithdrawalDesk): ChangeRoute<SendWithdrawalInput> => ({
  input: sendWithdrawalInput,
  target: idOf,
  reason: () => null,
  perform: async (visit, input) => {
    const withdrawal = await desk.send(visit.grantee, idOf(visit), input);
    const { state } = withdrawal;
    return { response: answer(withdrawal), outcome: NOT_SENT.has(state) ? state : 'done' };
  },
});

/** `DELETE withdrawals/{id}`. */
export const deleteRoute = (desk: WithdrawalDesk): ChangeRoute<DeleteWithdrawalInput> => ({
  input: deleteWithdrawalInput,
  target: idOf,
  reason: () => null,
  perform: async (visit, input) => done(await desk.remove(visit.grantee, idOf(visit), input)),
});

/** `POST withdrawals/{id}/outcome`. */
export const settleRoute = (desk: WithdrawalDesk): ChangeRoute<SettleWithdrawalInput> => ({
  input: settleWithdrawalInput,
  target: idOf,
  reason: ({ outcome, reason }) => `${outcome}: ${reason}`,
  perform: async (visit, input) => done(await desk.settle(visit.grantee, idOf(visit), input)),
});

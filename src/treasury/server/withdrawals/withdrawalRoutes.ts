/** The withdrawal routes. */
import { WIRE_VERSION } from '../../../contract/checkout.js';
import type { Infer } from '../../../contract/schema.js';
import { TREASURY_ROUTES } from '../../contract/routes.js';
import { settlementReason } from '../../contract/audit.js';
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
} from '../../contract/withdrawals.js';
import { WITHDRAWAL_VIEWS, type WithdrawalViewName } from '../../contract/withdrawalStatus.js';
import type { WithdrawalService } from './withdrawalService.js';
import type { ChangeResult, ChangeRoute, AuthorizedRequest } from '../authorization.js';
import { TreasuryProblem } from '../treasuryProblem.js';
import { pageIn } from '../pages.js';
import { readQuery, single } from '../treasuryQuery.js';

type Confirmation = Infer<typeof confirmWithdrawalInput>;

/** A path that names no withdrawal is answered like an unknown one. */
function idOf({ param }: AuthorizedRequest): string {
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

const done = (withdrawal: WithdrawalView): ChangeResult => ({
  response: answer(withdrawal),
  outcome: 'done',
});

const VIEW = new RegExp(`^(?:${WITHDRAWAL_VIEWS.join('|')})$`);

/** The view of a query; undefined for all. @throws TreasuryProblem `bad_request` */
export function viewIn(query: URLSearchParams): WithdrawalViewName | undefined {
  const word = single(query, 'view', VIEW);
  return WITHDRAWAL_VIEWS.find((view) => view === word);
}

/** `GET withdrawals`. */
export async function listWithdrawals(
  service: WithdrawalService,
  authorized: AuthorizedRequest,
): Promise<Response> {
  const query = readQuery(authorized.request, TREASURY_ROUTES.listWithdrawals.query);
  const page = await service.list(authorized.person, {
    view: viewIn(query),
    ...pageIn(query, 100),
  });
  return Response.json({ wire: WIRE_VERSION, ...page });
}

/** `GET withdrawals/{id}`. */
export async function getWithdrawal(
  service: WithdrawalService,
  authorized: AuthorizedRequest,
): Promise<Response> {
  readQuery(authorized.request, []);
  const withdrawal = await service.get(authorized.person, idOf(authorized));
  if (!withdrawal) throw notFound();
  return answer(withdrawal);
}

/** `POST withdrawals`. */
export const draftRoute = (service: WithdrawalService): ChangeRoute<DraftWithdrawalInput> => ({
  input: draftWithdrawalInput,
  target: (_request, { id }) => id,
  reason: ({ note }) => note ?? null,
  perform: async ({ person }, input) => done(await service.draft(person, input)),
});

/** `POST withdrawals/{id}/approval`. */
export const approveRoute = (service: WithdrawalService): ChangeRoute<Confirmation> => ({
  input: confirmWithdrawalInput,
  target: idOf,
  reason: () => null,
  perform: async (authorized) => done(await service.approve(authorized.person, idOf(authorized))),
});

/** `POST withdrawals/{id}/sending`. */
export const sendRoute = (service: WithdrawalService): ChangeRoute<SendWithdrawalInput> => ({
  input: sendWithdrawalInput,
  target: idOf,
  reason: () => null,
  perform: async (authorized, input) => {
    const withdrawal = await service.send(authorized.person, idOf(authorized), input);
    const { state } = withdrawal;
    return { response: answer(withdrawal), outcome: NOT_SENT.has(state) ? state : 'done' };
  },
});

/** `DELETE withdrawals/{id}`. */
export const deleteRoute = (service: WithdrawalService): ChangeRoute<DeleteWithdrawalInput> => ({
  input: deleteWithdrawalInput,
  target: idOf,
  reason: () => null,
  perform: async (authorized, input) =>
    done(await service.remove(authorized.person, idOf(authorized), input)),
});

/** `POST withdrawals/{id}/outcome`. */
export const resolveUnknownRoute = (
  service: WithdrawalService,
): ChangeRoute<SettleWithdrawalInput> => ({
  input: settleWithdrawalInput,
  target: idOf,
  reason: settlementReason,
  perform: async (authorized, input) =>
    done(await service.resolveUnknown(authorized.person, idOf(authorized), input)),
});

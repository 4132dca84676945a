/** Hooks that change a withdrawal: draft, approve, send, settle, delete. */
import type {
  DeleteWithdrawalInput,
  DraftWithdrawalInput,
  SendWithdrawalInput,
  SettleWithdrawalInput,
  WithdrawalView,
} from '../../contract/withdrawals.js';
import type { TreasuryClient } from '../client.js';
import { subjectKey, readOptions } from '../queries.js';
import { mutationHook, useSingleAction } from '../useTreasuryMutation.js';

type WithId<Input = unknown> = { readonly id: string } & Input;

const withdrawalHook = <Input extends WithId>(
  name: string,
  run: (client: TreasuryClient, input: Input) => Promise<WithdrawalView>,
) =>
  mutationHook<Input, WithdrawalView>(name, {
    run,
    recordKey: (client, { id }) => readOptions(client, 'getWithdrawal', id).queryKey,
    listKey: (client) => subjectKey(client, 'withdrawals'),
    relatedKey: (client, { refundOf }) =>
      refundOf ? readOptions(client, 'getOrder', refundOf).queryKey : undefined,
  });

/**
 * Approves a withdrawal that another person drafted.
 *
 * @throws Error outside a `TreasuryProvider`, as every hook of this file.
 */
export const useApproveWithdrawal = withdrawalHook(
  'useApproveWithdrawal',
  (client, { id }: WithId) => client.approveWithdrawal(id),
);

/**
 * Drafts a withdrawal; nothing is sent to the service. The page makes the id when it opens its form: the
 * same id again is the same withdrawal.
 */
export const useCreateWithdrawal = withdrawalHook(
  'useCreateWithdrawal',
  (client, input: DraftWithdrawalInput) => client.draftWithdrawal(input),
);

/**
 * Discards a draft, or takes a queued withdrawal back at the service. `from: 'unsent'` only discards a draft,
 * `from: 'queued'` only takes back what was sent. If the withdrawal has gone on meanwhile, it fails with
 * `withdrawal_state` and changes nothing.
 */
export const useDeleteWithdrawal = withdrawalHook(
  'useDeleteWithdrawal',
  (client, { id, ...input }: WithId<DeleteWithdrawalInput>) => client.deleteWithdrawal(id, input),
);

/**
 * Sends a draft to the service, at most once. If the store has warnings that are not in `seen`, it fails with
 * `warnings_new` and sends nothing. After a failure the withdrawal is read again, which shows its outcome; it
 * is not sent again.
 */
export const useSendWithdrawal = withdrawalHook(
  'useSendWithdrawal',
  (client, { id, ...input }: WithId<SendWithdrawalInput>) => client.sendWithdrawal(id, input),
);

/**
 * Settles a withdrawal of unknown outcome: what a person found at the service. It is not sent again;
 * `not_created` allows another draft.
 */
export const useSettleWithdrawal = withdrawalHook(
  'useSettleWithdrawal',
  (client, { id, ...input }: WithId<SettleWithdrawalInput>) => client.settleWithdrawal(id, input),
);

/** The step that each way of deleting was offered for: another person may act first. */
const FROM = { discard: 'unsent', remove: 'queued' } as const;

/** `discard` and `remove` are one request: before and after the withdrawal was sent. */
export type ActionName = 'approve' | 'send' | 'discard' | 'remove' | 'settle';

/** What {@link useWithdrawalActions} returns. */
export type WithdrawalActions = ReturnType<typeof useWithdrawalActions>;

/** Changes one withdrawal, one action at a time. */
export function useWithdrawalActions(id: string) {
  const approval = useApproveWithdrawal();
  const sending = useSendWithdrawal();
  const removal = useDeleteWithdrawal();
  const settlement = useSettleWithdrawal();
  const { pending, problem, run } = useSingleAction<ActionName>();
  return {
    pending,
    problem,
    approve: () => run('approve', () => approval.mutateAsync({ id })),
    /** @param seen the warnings on screen. */
    send: (seen: readonly string[]) => run('send', () => sending.mutateAsync({ id, seen })),
    remove: (action: 'discard' | 'remove') =>
      run(action, () => removal.mutateAsync({ id, from: FROM[action] })),
    /** @returns whether it was settled. */
    settle: (input: SettleWithdrawalInput) =>
      run('settle', () => settlement.mutateAsync({ id, ...input })),
  };
}

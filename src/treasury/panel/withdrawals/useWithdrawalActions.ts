/** What a person can do to one withdrawal, one action at a time. */
import type { SettleWithdrawalInput } from '../../contract/withdrawals.js';
import { useSingleAction, type SingleAction } from '../useTreasuryMutation.js';
import {
  useApproveWithdrawal,
  useDeleteWithdrawal,
  useSendWithdrawal,
  useSettleWithdrawal,
} from './useWithdrawalMutations.js';

/** The step that each way of deleting was offered for: another person may act first. */
const FROM = { discard: 'unsent', remove: 'queued' } as const;

/** `discard` and `remove` are one request: before and after the withdrawal was sent. */
export type ActionName = 'approve' | 'send' | 'discard' | 'remove' | 'settle';

/** What {@link useWithdrawalActions} returns. */
export interface WithdrawalActions extends Pick<SingleAction<ActionName>, 'pending' | 'problem'> {
  readonly approve: () => void;
  /** @param seen the warnings on screen. */
  readonly send: (seen: readonly string[]) => void;
  readonly remove: (action: 'discard' | 'remove') => void;
  /** @returns whether it was settled. */
  readonly settle: (input: SettleWithdrawalInput) => Promise<boolean>;
}

/** @param id of the withdrawal. */
export function useWithdrawalActions(id: string): WithdrawalActions {
  const approval = useApproveWithdrawal();
  const sending = useSendWithdrawal();
  const removal = useDeleteWithdrawal();
  const settlement = useSettleWithdrawal();
  const { pending, problem, run } = useSingleAction<ActionName>();
  return {
    pending,
    problem,
    approve: () => void run('approve', () => approval.mutateAsync(id)),
    send: (seen) => void run('send', () => sending.mutateAsync({ id, seen: [...seen] })),
    remove: (action) => void run(action, () => removal.mutateAsync({ id, from: FROM[action] })),
    settle: (input) => run('settle', () => settlement.mutateAsync({ id, ...input })),
  };
}

/** What a person does to a withdrawal: one thing at a time, and what came of the last. */
import { useRef, useState } from 'react';
import type { SettleWithdrawalInput, WithdrawalView } from '../../contract/treasury/withdrawals.js';
import { isTreasuryError, type TreasuryError } from '../treasuryError.js';
import { useApproveWithdrawal } from '../withdrawals/useApproveWithdrawal.js';
import { useDeleteWithdrawal } from '../withdrawals/useDeleteWithdrawal.js';
import { useSendWithdrawal } from '../withdrawals/useSendWithdrawal.js';
import { useSettleWithdrawal } from '../withdrawals/useSettleWithdrawal.js';

/** Which step each way of giving up was offered for: another person may be faster than the press. */
const FROM = { discard: 'unsent', remove: 'queued' } as const;

/** What can be done. `discard` and `remove` are one request: before and after it was sent. */
export type ActionName = 'approve' | 'send' | 'discard' | 'remove' | 'settle';

/** What {@link useWithdrawalActions} returns. */
export interface WithdrawalActions {
  /** What is under way, or null. */
  readonly pending: ActionName | null;
  /** Why the last thing did not happen; stays until the next one, also when the state has changed. */
  readonly problem: { readonly action: ActionName; readonly error: TreasuryError } | null;
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
  const [pending, setPending] = useState<ActionName | null>(null);
  const [problem, setProblem] = useState<WithdrawalActions['problem']>(null);
  // Two clicks can come before the first is drawn.
  const busy = useRef(false);

  async function act(action: ActionName, run: () => Promise<WithdrawalView>): Promise<boolean> {
    if (busy.current) return false;
    busy.current = true;
    setPending(action);
    setProblem(null);
    try {
      await run();
      return true;
    } catch (error) {
      if (!isTreasuryError(error)) throw error;
      setProblem({ action, error });
      return false;
    } finally {
      busy.current = false;
      setPending(null);
    }
  }

  return {
    pending,
    problem,
    approve: () => void act('approve', () => approval.mutateAsync(id)),
    send: (seen) => void act('send', () => sending.mutateAsync({ id, seen: [...seen] })),
    remove: (action) => void act(action, () => removal.mutateAsync({ id, from: FROM[action] })),
    settle: (input) => act('settle', () => settlement.mutateAsync({ id, ...input })),
  };
}

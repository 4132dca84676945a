/** Hooks that change a withdrawal: draft, approve, send, settle, delete. */
import type { UseMutationResult } from '@tanstack/react-query';
import type {
  DeleteWithdrawalInput,
  DraftWithdrawalInput,
  SendWithdrawalInput,
  SettleWithdrawalInput,
  WithdrawalView,
} from '../../contract/treasury/withdrawals.js';
import type { TreasuryClient } from '../client.js';
import { orderQueryOptions, withdrawalQueryOptions, withdrawalsQueryOptions } from '../queries.js';
import type { TreasuryError } from '../treasuryError.js';
import { useTreasuryMutation, type TreasuryMutation } from '../useTreasuryMutation.js';

type MutationOf<Input> = UseMutationResult<WithdrawalView, TreasuryError, Input>;
type WithId<Input = unknown> = { readonly id: string } & Input;

function withdrawalMutation<Input extends string | WithId>(
  run: (client: TreasuryClient, input: Input) => Promise<WithdrawalView>,
): TreasuryMutation<Input, WithdrawalView> {
  return {
    run,
    recordKey: (client, input) =>
      withdrawalQueryOptions(client, typeof input === 'string' ? input : input.id).queryKey,
    listKey: (client) => withdrawalsQueryOptions(client).queryKey,
    relatedKey: (client, { refundOf }) =>
      refundOf ? orderQueryOptions(client, refundOf).queryKey : undefined,
  };
}

const approve = withdrawalMutation<string>((client, id) => client.approveWithdrawal(id));
const create = withdrawalMutation<DraftWithdrawalInput>((client, input) =>
  client.draftWithdrawal(input),
);
const remove = withdrawalMutation<string | WithId<DeleteWithdrawalInput>>((client, input) => {
  if (typeof input === 'string') return client.deleteWithdrawal(input);
  const { id, ...rest } = input;
  return client.deleteWithdrawal(id, rest);
});
const send = withdrawalMutation<string | WithId<SendWithdrawalInput>>((client, input) => {
  if (typeof input === 'string') return client.sendWithdrawal(input);
  const { id, ...rest } = input;
  return client.sendWithdrawal(id, rest);
});
const settle = withdrawalMutation<WithdrawalSettlement>((client, { id, ...input }) =>
  client.settleWithdrawal(id, input),
);

/**
 * Approves a withdrawal that another person drafted. Takes its id.
 *
 * @returns the mutation as React Query gives it.
 * @throws Error outside a `TreasuryProvider`.
 */
export function useApproveWithdrawal(): MutationOf<string> {
  return useTreasuryMutation('useApproveWithdrawal', approve);
}

/**
 * Drafts a withdrawal; nothing is sent to the service. The page makes the id when it opens its form: the
 * same id again is the same withdrawal.
 *
 * @returns the mutation as React Query gives it.
 * @throws Error outside a `TreasuryProvider`.
 */
export function useCreateWithdrawal(): MutationOf<DraftWithdrawalInput> {
  return useTreasuryMutation('useCreateWithdrawal', create);
}

/**
 * Discards a draft, or takes a queued withdrawal back at the service. Takes the id, or `{ id, from }`:
 * `from: 'unsent'` only discards a draft, `from: 'queued'` only takes back what was sent. If the
 * withdrawal has gone on meanwhile, it fails with `withdrawal_state` and changes nothing.
 *
 * @returns the mutation as React Query gives it.
 * @throws Error outside a `TreasuryProvider`.
 */
export function useDeleteWithdrawal(): MutationOf<string | WithId<DeleteWithdrawalInput>> {
  return useTreasuryMutation('useDeleteWithdrawal', remove);
}

/**
 * Sends a draft to the service, at most once. Takes the id, or `{ id, seen }`: if the store has warnings
 * that are not in `seen`, it fails with `warnings_new` and sends nothing. After a failure the withdrawal
 * is read again, which shows its outcome; it is not sent again.
 *
 * @returns the mutation as React Query gives it.
 * @throws Error outside a `TreasuryProvider`.
 */
export function useSendWithdrawal(): MutationOf<string | WithId<SendWithdrawalInput>> {
  return useTreasuryMutation('useSendWithdrawal', send);
}

/** Which withdrawal, its outcome, and how that is known. */
export type WithdrawalSettlement = SettleWithdrawalInput & { readonly id: string };

/**
 * Settles a withdrawal of unknown outcome: what a person found at the service. It is not sent again;
 * `not_created` allows another draft.
 *
 * @returns the mutation as React Query gives it.
 * @throws Error outside a `TreasuryProvider`.
 */
export function useSettleWithdrawal(): MutationOf<WithdrawalSettlement> {
  return useTreasuryMutation('useSettleWithdrawal', settle);
}

/** What every change of a withdrawal does to the cache. */
import type { WithdrawalView } from '../../contract/treasury/withdrawals.js';
import type { TreasuryClient } from '../client.js';
import { treasuryQueryKey, withdrawalQueryOptions, withdrawalsQueryOptions } from '../queries.js';
import type { Change, ChangeParts } from '../useTreasuryChange.js';

function readAgain({ client, queryClient }: ChangeParts, id: string): void {
  const { queryKey } = withdrawalQueryOptions(client, id);
  void queryClient.invalidateQueries({ queryKey });
  void queryClient.invalidateQueries({ queryKey: withdrawalsQueryOptions(client).queryKey });
}

async function keep({ client, queryClient }: ChangeParts, withdrawal: WithdrawalView) {
  const { queryKey } = withdrawalQueryOptions(client, withdrawal.id);
  // One that was begun meanwhile may have been answered before the change was made.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, withdrawal);
  void queryClient.invalidateQueries({ queryKey: withdrawalsQueryOptions(client).queryKey });
  const { refundOf } = withdrawal;
  if (!refundOf) return;
  const order = [...treasuryQueryKey(client), 'order', refundOf.kind, refundOf.reference];
  void queryClient.invalidateQueries({ queryKey: order });
}

/**
 * A change that answers the withdrawal as it stands. Where the answer was lost, the withdrawal is read
 * again: what became of it is in the store's ledger, never in this page.
 *
 * @param idOf the withdrawal that an input is about.
 */
export function withdrawalChange<Input>(
  run: (client: TreasuryClient, input: Input) => Promise<WithdrawalView>,
  idOf: (input: Input) => string,
): Change<Input, WithdrawalView> {
  return {
    async run({ client, queryClient }, input) {
      // A reading under way would put the state of before over the one that is coming.
      const { queryKey } = withdrawalQueryOptions(client, idOf(input));
      await queryClient.cancelQueries({ queryKey });
      return run(client, input);
    },
    done: keep,
    failed: (parts, input) => readAgain(parts, idOf(input)),
  };
}

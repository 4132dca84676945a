/** Whether the wallets that pay stuck withdrawals hold enough, as far as the service says. */
import type { StuckWithdrawal, WithdrawalView } from '../../contract/withdrawals.js';
import { withTimeout } from '../../../async/withTimeout.js';
import { compareDecimal } from '../../../money/decimal.js';
import type { WithdrawableBalances, WithdrawalServiceOptions } from './withdrawalServiceOptions.js';

/** A list does not wait longer for balances. */
const TIMEOUT_MS = 2_500;

const UNKNOWN: WithdrawableBalances = () => null;

async function balancesFor(
  balancesOf: WithdrawalServiceOptions['balancesOf'],
  stuck: readonly WithdrawalView[],
): Promise<WithdrawableBalances> {
  const blockchains = [...new Set(stuck.map(({ blockchain }) => blockchain))].sort();
  try {
    const waited = await withTimeout(balancesOf(blockchains), TIMEOUT_MS);
    return waited.done ? waited.value : UNKNOWN;
  } catch {
    // The reader of balances reports the cause; here nothing is said of the wallet.
    return UNKNOWN;
  }
}

/** Adds to each what its wallet holds. The service is not asked if there are none. */
export async function readWallets(
  balancesOf: WithdrawalServiceOptions['balancesOf'],
  stuck: readonly WithdrawalView[],
): Promise<StuckWithdrawal[]> {
  if (stuck.length === 0) return [];
  const balances = await balancesFor(balancesOf, stuck);
  return stuck.map((withdrawal) => {
    const { currencyId, blockchain, amount } = withdrawal;
    const held = balances(currencyId, blockchain);
    const wallet = held && {
      holds: held.amount,
      tooLittle: compareDecimal(amount, held.amount) > 0,
      feesLow: held.feesLow,
    };
    return { withdrawal, wallet };
  });
}

/** What the processing wallets hold of what withdrawals need, as far as the service says. */
import type { StuckWithdrawal } from '../../contract/withdrawals.js';
import { withTimeout } from '../../../async/withTimeout.js';
import { compareDecimal, type DecimalString } from '../../../money/decimal.js';
import type { WithdrawableBalances, WithdrawalServiceOptions } from './withdrawalServiceOptions.js';

/** What a withdrawal needs. */
interface Needed {
  readonly currencyId: string;
  readonly blockchain: string;
  readonly amount: DecimalString;
}

const UNKNOWN: WithdrawableBalances = () => null;

/**
 * Reads the balances that some withdrawals need, in one call; the service is not asked if there are none.
 *
 * @param timeoutMs how long to wait: milliseconds of real time.
 * @returns what the wallet of one holds; null if unknown, also for a network that the answer leaves out.
 */
export async function readHeld(
  balancesOf: WithdrawalServiceOptions['balancesOf'],
  withdrawals: readonly Needed[],
  timeoutMs: number,
): Promise<(one: Needed) => StuckWithdrawal['wallet']> {
  const blockchains = [...new Set(withdrawals.map(({ blockchain }) => blockchain))].sort();
  let balances = UNKNOWN;
  try {
    if (blockchains.length > 0) {
      const waited = await withTimeout(balancesOf(blockchains), timeoutMs);
      if (waited.done) balances = waited.value;
    }
  } catch {
    // The reader of balances reports the cause; here nothing is known of the wallet.
  }
  return ({ currencyId, blockchain, amount }) => {
    const held = balances(currencyId, blockchain);
    return (
      held && {
        holds: held.amount,
        tooLittle: compareDecimal(amount, held.amount) > 0,
        feesLow: held.feesLow,
      }
    );
  };
}

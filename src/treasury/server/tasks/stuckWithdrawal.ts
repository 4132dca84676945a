/** Withdrawals that have been at the service for too long, and why. Pure. */
import type { ProcessingBalancesView } from '../../contract/balances.js';
import type { CoinAmount } from '../../contract/orderList.js';
import type { TaskView } from '../../contract/tasks.js';
import { compareDecimal, parseDecimal } from '../../../money/decimal.js';
import type { ReadWithdrawal } from '../withdrawals/readBack.js';
import type { WithdrawalFacts } from '../withdrawals/foldWithdrawal.js';
import { stuckOf, stateOf } from '../withdrawals/withdrawalState.js';
import { gasOf, nativeHolding } from './walletWarnings.js';

/** When a withdrawal counts as stuck. */
export interface StuckOptions {
  readonly now: () => number;
  readonly stuckAfterMinutes: number;
}

/** Whether the service has to be asked before a withdrawal is called stuck or unknown. */
export const needsService =
  ({ now, stuckAfterMinutes }: StuckOptions) =>
  (facts: WithdrawalFacts): boolean =>
    stateOf(facts, now()) === 'unknown' ||
    stateOf(facts, now()) === 'discarded' ||
    stuckOf(facts, now(), stuckAfterMinutes) !== null;

const ANY_LEFT = parseDecimal('0');

/** Why a withdrawal that the service has not begun is stuck, as far as the balances say. */
export function stuckReason(
  { record: { facts }, lastReading }: ReadWithdrawal,
  balances: ProcessingBalancesView | null,
  now: number,
): Pick<TaskView, 'reason' | 'holds'> {
  const unknown = {
    reason: lastReading.staleBecause === null ? null : 'service_silent',
    holds: null,
  };
  if (stateOf(facts, now) !== 'queued' || balances === null) return unknown;
  const { blockchain, currencyId, amount } = facts.drafted;
  const isHere = (one: { readonly blockchain: string }): boolean =>
    one.blockchain.toLowerCase() === blockchain.toLowerCase();
  const wallet = balances.wallets.find(isHere);
  if (!wallet)
    return balances.missing.some(isHere) ? { reason: 'network_silent', holds: null } : unknown;
  const holding = wallet.holdings.find((one) => one.currencyId === currencyId);
  const native = nativeHolding(wallet);
  if (holding && !holding.isNative && gasOf(wallet, ANY_LEFT) === 'gas_empty') {
    return { reason: 'gas_empty', holds: native ? coinOf(native) : null };
  }
  if (holding && compareDecimal(amount, holding.amount) > 0) {
    return { reason: 'balance_low', holds: coinOf(holding) };
  }
  return unknown;
}

/** The amount of a holding. */
export const coinOf = ({ currencyId, code, amount }: CoinAmount): CoinAmount => ({
  currencyId,
  code,
  amount,
});

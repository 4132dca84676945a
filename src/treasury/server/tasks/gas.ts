/** Whether a processing wallet can pay for its token transfers. Pure. */
import type { Holding, ProcessingWalletView } from '../../contract/balances.js';
import {
  compareDecimal,
  isZero,
  parseDecimal,
  type DecimalString,
} from '../../../money/decimal.js';

const ONE = parseDecimal('1');

/** The network's own coin, if the service says what the wallet holds of it. */
export const nativeHolding = ({ holdings }: ProcessingWalletView): Holding | undefined =>
  holdings.find(({ isNative }) => isNative);

/**
 * Judges the gas of a wallet that holds tokens. The service's estimate counts where there is one: on Tron,
 * energy pays for transfers without any TRX.
 *
 * @param fewTransfers up to this many token transfers are few.
 * @returns null if there is enough, if nothing is known, or without tokens.
 */
export function gasOf(
  wallet: ProcessingWalletView,
  fewTransfers: DecimalString,
): 'gas_empty' | 'gas_low' | null {
  const { holdings, costs } = wallet;
  if (!holdings.some(({ isNative, amount }) => !isNative && !isZero(amount))) return null;
  const left = costs?.tokenTransfersLeft ?? null;
  if (left !== null) {
    if (compareDecimal(left, ONE) < 0) return 'gas_empty';
    return compareDecimal(left, fewTransfers) <= 0 ? 'gas_low' : null;
  }
  const native = nativeHolding(wallet);
  return native && isZero(native.amount) ? 'gas_empty' : null;
}

/** What is shown of the balances. Pure. */
import type { Holding, ProcessingWalletView } from '../../contract/balances.js';
import { isZero } from '../../../money/decimal.js';

/** Whether the balance is not zero. */
export const hasFunds = ({ amount }: Pick<Holding, 'amount'>): boolean => !isZero(amount);

/** Whether a wallet holds something of unknown value. */
export const hasUnknownValue = ({ holdings }: Pick<ProcessingWalletView, 'holdings'>): boolean =>
  holdings.some((one) => one.amountUsd === null && hasFunds(one));

/** Amounts of coins as text, and values in dollars. Pure. */
import type { CoinAmount } from '../../contract/orderList.js';
import type { DecimalString } from '../../../money/decimalString.js';
import { formatCrypto, formatMoney } from '../../../money/format.js';

/** "12.25 USDT". */
export const coinText = (amount: DecimalString, code: string, locale: string): string =>
  `${formatCrypto(amount, locale)} ${code}`;

/** "12.25 USDT + 300.00 TRX"; empty for none. */
export const coinsText = (coins: readonly CoinAmount[], locale: string): string =>
  coins.map(({ amount, code }) => coinText(amount, code, locale)).join(' + ');

/** "$12.25"; null for a value that is not known. */
export const usdText = (usd: DecimalString | null, locale: string): string | null =>
  usd === null ? null : formatMoney(usd, 'USD', locale);

/** Amounts of coins, values in dollars, and ids of currencies as text. Pure. */
import type { CoinAmount } from '../contract/orderList.js';
import type { DecimalString } from '../../money/decimalString.js';
import { formatCrypto, formatMoney } from '../../money/format.js';
import { isolate } from '../../ui/messages/messageFormat.js';
import { NETWORKS } from '../../chains/networks.js';

/** "12.25 USDT". */
export const coinText = (amount: DecimalString, code: string, locale: string): string =>
  `${formatCrypto(amount, locale)} ${code}`;

/** "12.25 USDT + 300.00 TRX"; empty for none. */
export const coinsText = (coins: readonly CoinAmount[], locale: string): string =>
  coins.map(({ amount, code }) => coinText(amount, code, locale)).join(' + ');

/** "$12.25", which keeps its own order in a right-to-left page. */
export function moneyText(amount: DecimalString, currency: string, locale: string): string {
  const text = formatMoney(amount, currency, locale);
  return text.includes('\u200f') ? isolate(text) : text;
}

/** "$12.25"; null for a value that is not known. */
export const usdText = (usd: DecimalString | null, locale: string): string | null =>
  usd === null ? null : moneyText(usd, 'USD', locale);

/** An address or a hash by its ends: "TPb1…HwKF". */
export const shortened = (text: string): string =>
  text.length > 16 ? `${text.slice(0, 6)}…${text.slice(-4)}` : text;

/** The ticker. */
export const codeOf = (currencyId: string): string => currencyId.split('.')[0] ?? currencyId;

const plain = (name: string): string => name.replaceAll(' ', '').toLowerCase();

/** Name of the network, as people write it: "BNB Smart Chain" of `USDT.BNBSmartChain`. Empty without one. */
export function networkOf(currencyId: string): string {
  const name = currencyId.split('.')[1] ?? '';
  return NETWORKS.find((network) => plain(network.name) === plain(name))?.name ?? name;
}

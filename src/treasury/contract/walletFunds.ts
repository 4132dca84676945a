/** What a processing wallet lacks: for its transfers' fees, or for one withdrawal. Server and panel judge alike. */
import {
  compareDecimal,
  divideDecimal,
  isZero,
  multiplyDecimal,
  parseDecimal,
  subtractToZero,
  type DecimalString,
} from '../../money/decimal.js';
import type { Holding, ProcessingBalancesView, ProcessingWalletView } from './balances.js';
import type { CoinAmount } from './orderList.js';

const NONE = parseDecimal('0');
const ONE = parseDecimal('1');

/** The network's own coin, if the service says what the wallet holds of it. */
export const nativeHolding = ({ holdings }: ProcessingWalletView): Holding | undefined =>
  holdings.find(({ isNative }) => isNative);

/**
 * Judges the gas for transfers of tokens, whether the wallet holds any at the moment or not. The service's
 * estimate counts where there is one: on Tron, energy pays for transfers without any TRX.
 *
 * @param fewTransfers up to this many token transfers are few.
 * @returns null if there is enough, if nothing is known, or on a network without tokens.
 */
export function gasOf({ holdings, costs }: ProcessingWalletView, fewTransfers: DecimalString) {
  const left = costs?.tokenTransfersLeft ?? null;
  if (left !== null) {
    if (compareDecimal(left, ONE) < 0) return 'gas_empty';
    return compareDecimal(left, fewTransfers) <= 0 ? 'gas_low' : null;
  }
  const isEmpty = holdings.some(({ isNative, amount }) => isNative && isZero(amount));
  return isEmpty && holdings.some(({ isNative }) => !isNative) ? 'gas_empty' : null;
}

/** What is to be paid, and from the wallet of which network. */
export interface NeededFunds {
  readonly blockchain: string;
  readonly currencyId: string;
  readonly amount: DecimalString;
}

/** One thing that keeps a withdrawal from being paid. */
export interface Lack {
  /**
   * `gas_empty`: the wallet cannot pay the network's fee; `balance_low`: it holds less than the amount;
   * `network_silent`: the service gives no balances of the network.
   */
  readonly reason: 'gas_empty' | 'balance_low' | 'network_silent';
  /** What the wallet holds of the coin that is short; null if that is not known. */
  readonly holds: CoinAmount | null;
  /** The least that has to arrive; null if the service gives no figures for that. */
  readonly missing: DecimalString | null;
}

const isOf = (blockchain: string) => (one: { readonly blockchain: string }) =>
  one.blockchain.toLowerCase() === blockchain.toLowerCase();

const shortBy = (needed: DecimalString, held: DecimalString): DecimalString | null =>
  compareDecimal(needed, held) > 0 ? subtractToZero(needed, held) : null;

function gasLack(wallet: ProcessingWalletView, { isNative }: Holding): Lack[] {
  const { costs } = wallet;
  const left = costs?.nativeTransfersLeft ?? null;
  const isEmpty = isNative
    ? left !== null && compareDecimal(left, ONE) < 0
    : gasOf(wallet, NONE) === 'gas_empty';
  if (!isEmpty) return [];
  const native = nativeHolding(wallet) ?? null;
  const cost = (isNative ? costs?.nativeTransferCost : costs?.tokenTransferCost) ?? null;
  const missing = native && cost !== null ? shortBy(cost, native.amount) : null;
  return [{ reason: 'gas_empty', holds: native && coinOf(native), missing }];
}

/**
 * Finds the wallet that pays a withdrawal, and judges it.
 *
 * @param balances null or undefined if they are not known
 * @returns the wallet, null if the service does not tell of it; what it holds of the currency, null if that is
 *   not known; what keeps it from paying, as far as the figures say.
 */
export function payingWallet(
  { blockchain, currencyId, amount }: NeededFunds,
  balances: Pick<ProcessingBalancesView, 'wallets' | 'missing'> | null | undefined,
) {
  const wallet = balances?.wallets.find(isOf(blockchain)) ?? null;
  const holding = wallet?.holdings.find((one) => one.currencyId === currencyId) ?? null;
  if (!wallet || !holding) {
    const isSilent = !wallet && balances?.missing.some(isOf(blockchain)) === true;
    const silent: Lack = { reason: 'network_silent', holds: null, missing: null };
    return { wallet, holding, lacks: isSilent ? [silent] : [] };
  }
  const missing = shortBy(amount, holding.amount);
  const low = { reason: 'balance_low', holds: coinOf(holding), missing } as const;
  return { wallet, holding, lacks: [...gasLack(wallet, holding), ...(missing ? [low] : [])] };
}

/** US dollars, in more places than are shown, at the rate by which the service values a holding; null if that is too little to tell one from. */
export function worthOf(amount: DecimalString, holding: Pick<Holding, 'amount' | 'amountUsd'>) {
  const { amountUsd } = holding;
  if (amountUsd === null || compareDecimal(amountUsd, ONE) < 0 || isZero(holding.amount))
    return null;
  return divideDecimal(multiplyDecimal(amount, amountUsd), holding.amount, 6, 'down');
}

/** The amount of a holding. */
export const coinOf = ({ currencyId, code, amount }: CoinAmount): CoinAmount => ({
  currencyId,
  code,
  amount,
});

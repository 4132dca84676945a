/** The `tronWeb` of a wallet (TIP-1193): what reads, signs and sends on Tron. What it answers may be anything. */
import type { TronTransaction } from '../../chains/tronTransaction.js';
import { inTime, problemOf, property, until } from './ask.js';
import { WalletError, type Provider, type WalletProblem } from './wallet.js';

/** Reads again for two seconds: TronLink sets `tronWeb` a moment after it has answered. */
export const soon = (what: () => unknown, problem: WalletProblem) => until(what, problem, 10, 200);
/** TronLink ("Confirmation declined by user", on iOS "cancel") and OneKey refuse in words, without a code. */
const SAYS_NO = /declined by user|user (?:reject|denied|cancel)|^cancel/i;

export const isHex = (value: unknown, digits: number): value is string =>
  typeof value === 'string' && value.length === digits && /^[0-9a-f]+$/i.test(value);

export const isWhole = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0;

/** What an error, or an answer that states one, means. */
export function failure(error: unknown, otherwise: WalletProblem): WalletError {
  const problem = problemOf(error, otherwise);
  const words = typeof error === 'string' ? error : property(error, 'message');
  const saysNo = problem === otherwise && typeof words === 'string' && SAYS_NO.test(words);
  return new WalletError(saysNo ? 'refused' : problem);
}

/** Waits for an answer. @throws WalletError what its error means, as {@link failure} says. */
export async function orFail<T>(answer: Promise<T>, otherwise: WalletProblem): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw failure(error, otherwise);
  }
}

/** What a wallet offers once the shopper has connected. Each of these may throw anything. */
export function tronWebOf(provider: Provider) {
  /** It is false while the wallet is locked. Read each time: another network brings another one. */
  const tronWeb = () => soon(() => property(provider, 'tronWeb'), 'locked');

  async function run(part: string, method: string, args: readonly unknown[]): Promise<unknown> {
    const target = property(await tronWeb(), part) as Record<
      string,
      (...all: unknown[]) => unknown
    >;
    return await target[method]?.(...args);
  }

  return {
    currentAccount: async () => property(await tronWeb(), 'defaultAddress', 'base58'),
    sign: (transaction: TronTransaction) => run('trx', 'sign', [transaction]),

    /** Asks the wallet's node. Throws also where the answer is an error or nothing. */
    async query(method: string, ...args: unknown[]): Promise<object> {
      const answer = await inTime(run('trx', method, args));
      if (typeof answer === 'object' && answer && !property(answer, 'Error')) return answer;
      throw new WalletError('failed');
    },

    /** What a method of a contract answers: hex digits, if it answers. Its values are addresses. */
    async constant(contract: unknown, method: string, account: string, values: readonly unknown[]) {
      const parameters = values.map((value) => ({ type: 'address', value }));
      const args = [contract, method, {}, parameters, account];
      const answer = await inTime(run('transactionBuilder', 'triggerConstantContract', args));
      return property(answer, 'constant_result', '0');
    },
  };
}

/** Made by {@link tronWebOf}. */
export type TronWeb = ReturnType<typeof tronWebOf>;

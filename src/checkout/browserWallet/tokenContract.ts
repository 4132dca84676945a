/** Checks a token's contract before a wallet is asked to send the token. */
import { abiWord, type TransferRequest } from '../../chains/transferRequest.js';
import { problemOf, property } from './ask.js';
import { WalletError } from './wallet.js';

const hexOf = (sign: string): string => sign.charCodeAt(0).toString(16);

/**
 * Whether a contract's answer to `symbol()` is this code, in whatever letter case: a string of the Contract ABI
 * Specification, or 32 bytes as in tokens that are older than EIP-20's final form.
 *
 * @param answer hex digits, with or without `0x`; anything else is not the code.
 */
export function isSymbol(answer: unknown, code: string): boolean {
  const signs = [...code].map(
    (sign) => `(?:${hexOf(sign.toLowerCase())}|${hexOf(sign.toUpperCase())})`,
  );
  const length = abiWord(code.length.toString(16));
  const form = new RegExp(`^(?:0x)?(?:.{64}${length})?${signs.join('')}(?:00)*$`, 'i');
  return typeof answer === 'string' && form.test(answer);
}

/** Asks the contract of a request's token. Each of these may throw anything. */
export interface TokenContract {
  readonly decimals: () => Promise<bigint | null>;
  /** Hex digits, if it answers. */
  readonly symbol: () => Promise<unknown>;
  /** What the account has of the token, in its smallest unit; null if it is not told. */
  readonly balance: () => Promise<bigint | null>;
}

/**
 * Checks that the contract's own decimals and symbol are the listing's, because otherwise something else would be
 * sent, and that the account has enough. @throws WalletError
 */
export async function checkToken(
  { token, units }: TransferRequest,
  contract: TokenContract,
): Promise<void> {
  if (!token) return;
  const { decimals, symbol } = token;
  try {
    const isListed =
      (await contract.decimals()) === BigInt(decimals) &&
      (symbol === undefined || isSymbol(await contract.symbol(), symbol));
    if (!isListed) throw new WalletError('wrong_token');
  } catch (error) {
    throw tokenFailure(error);
  }
  const balance = await contract.balance().catch(() => null);
  if (balance !== null && balance < BigInt(units)) throw new WalletError('not_enough');
}

/**
 * What a failed question to a token's contract means. A contract that reverts does not answer later either; a
 * node that fails may.
 */
function tokenFailure(error: unknown): WalletError {
  const words = typeof error === 'string' ? error : property(error, 'message');
  // 3 is Geth's code of a revert.
  const isRevert =
    property(error, 'code') === 3 || (typeof words === 'string' && /revert/i.test(words));
  return new WalletError(problemOf(error, isRevert ? 'wrong_token' : 'failed'));
}

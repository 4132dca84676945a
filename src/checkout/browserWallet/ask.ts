/** Asks a wallet, and reads its errors. What it throws may be anything. */
import { WalletError, type Provider, type WalletProblem } from './wallet.js';

type Fields = Readonly<Record<string, unknown>> | null | undefined;

/** A wallet answers from its own memory or node, so what takes longer is not going to be answered. */
const READ_LIMIT_MS = 10_000;

/**
 * Codes that come before anything is sent: EIP-1193 (4001, 4100, 4200), EIP-1474 (-32601, -32602), and what
 * wallets answer while the same request is open already (-32002; TronLink 4000). Any other may come from a
 * node that has passed the transaction on.
 */
const PROBLEM_OF_CODE: ReadonlyMap<unknown, WalletProblem> = new Map<unknown, WalletProblem>([
  [4001, 'refused'],
  [4100, 'locked'],
  [4000, 'busy'],
  [-32002, 'busy'],
  [4200, 'failed'],
  [-32601, 'failed'],
  [-32602, 'failed'],
]);

/** A property of a property of a value that a wallet gave: anything, a getter that throws included. */
export function property(value: unknown, ...names: readonly string[]): unknown {
  try {
    return names.reduce((part, name) => (part as Fields)?.[name], value);
  } catch {
    return undefined;
  }
}

/** The code of an error: its own, or that of the error which a mobile wallet has wrapped. */
function codeOf(error: unknown): unknown {
  return property(error, 'data', 'originalError', 'code') ?? property(error, 'code');
}

/** Whether it is ours. A proxy may throw at the mere question. */
function isWalletError(error: unknown): error is WalletError {
  try {
    return error instanceof WalletError;
  } catch {
    return false;
  }
}

/** What an error means. @param otherwise what it means if it says nothing that we know. */
export function problemOf(error: unknown, otherwise: WalletProblem): WalletProblem {
  if (isWalletError(error)) return error.problem;
  const problem = PROBLEM_OF_CODE.get(codeOf(error));
  if (problem) return problem;
  // Nodes say it in words, with no code of its own.
  const message = property(error, 'message');
  const isPoor = typeof message === 'string' && /insufficient funds/i.test(message);
  return isPoor ? 'not_enough' : otherwise;
}

/** Waits for an answer. @throws WalletError what its error means, as {@link problemOf} says. */
export async function orStop<T>(answer: Promise<T>, otherwise: WalletProblem): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw new WalletError(problemOf(error, otherwise));
  }
}

/** @throws WalletError `no_answer` if nothing comes in time. */
export async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(reject, READ_LIMIT_MS, new WalletError('no_answer'));
  });
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** Asks for what only the shopper can decide, however long it takes. */
export async function ask(
  provider: Provider,
  method: string,
  params: readonly unknown[] = [],
): Promise<unknown> {
  return await provider.request({ method, params });
}

/** Asks for what the wallet knows without the shopper. @throws WalletError `no_answer`. */
export const read = (
  provider: Provider,
  method: string,
  params?: readonly unknown[],
): Promise<unknown> => inTime(ask(provider, method, params));

/**
 * Reads until there is something, as often as `reads` says.
 *
 * @throws WalletError `problem` if there is never anything.
 */
export async function until(
  what: () => unknown,
  problem: WalletProblem,
  reads: number,
  pauseMs: number,
): Promise<unknown> {
  for (let read = 0; read < reads; read++) {
    const value = await what();
    if (value) return value;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  throw new WalletError(problem);
}

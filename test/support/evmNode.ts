/** A real EVM node of this machine: Foundry's Anvil, whose program comes with its npm package. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { tokenCode } from './testToken.js';

/** What a node answers a call with that it refuses (JSON-RPC 2.0). */
export class RpcError extends Error {
  readonly code: number;
  readonly data: unknown;
  constructor(code: number, message: string, data?: unknown) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

/** One log of a receipt, as JSON-RPC writes it. */
export interface EvmLog {
  readonly address: string;
  readonly topics: readonly string[];
  readonly data: string;
}

/** Of a receipt, what tests compare. */
export interface EvmReceipt {
  readonly status: '0x0' | '0x1';
  readonly from: string;
  readonly to: string;
  readonly logs: readonly EvmLog[];
}

/** Of a transaction, what tests compare. */
export interface EvmTransactionView {
  readonly hash: string;
  readonly from: string;
  readonly to: string;
  readonly value: string;
  readonly input: string;
  readonly chainId: string;
  readonly nonce: string;
}

/** A running chain. */
export interface EvmNode {
  readonly chainId: number;
  readonly url: string;
  /** Accounts with 10,000 coins each, for which the node signs. In lower case, as nodes write them. */
  readonly accounts: readonly string[];
  /** @throws {@link RpcError} */
  call(method: string, params?: readonly unknown[]): Promise<unknown>;
  /** Sets how much of the coin an account has. */
  setCoins(account: string, wei: bigint): Promise<void>;
  /** Sets the code at an address; `0x` takes it away. */
  setCode(address: string, code: string): Promise<void>;
  /** Puts a token at this address. */
  placeToken(contract: string, decimals: number): Promise<void>;
  /** Sets how much of a placed token an account has. */
  setTokens(contract: string, account: string, units: bigint): Promise<void>;
  coinsOf(account: string): Promise<bigint>;
  tokensOf(contract: string, account: string): Promise<bigint>;
  /** Whether each transaction gets its block at once. @default true */
  setMining(isOn: boolean): Promise<void>;
  /** Makes a block of what waits. */
  mine(): Promise<void>;
  transaction(hash: string): Promise<EvmTransactionView | null>;
  receipt(hash: string): Promise<EvmReceipt | null>;
  /** Waits for the block of a transaction: the node makes it after it has answered. */
  mined(hash: string): Promise<EvmReceipt>;
  stop(): Promise<void>;
}

/** How often {@link EvmNode.mined} asks: one answer takes about a millisecond. */
const QUESTIONS = 5_000;

const word = (value: string | bigint): string =>
  (typeof value === 'bigint'
    ? value.toString(16)
    : value.replace(/^0x/, '').toLowerCase()
  ).padStart(64, '0');
const quantity = (value: bigint): string => `0x${value.toString(16)}`;

/** The program of this platform, which npm has put beside the package that names it. */
function programPath(): string {
  const anvil = createRequire(import.meta.url).resolve('@foundry-rs/anvil/package.json');
  const { platform, arch } = process;
  const machine = arch === 'x64' ? 'amd64' : arch;
  const [name, file] = platform === 'win32' ? ['win32', 'anvil.exe'] : [platform, 'anvil'];
  return createRequire(anvil).resolve(`@foundry-rs/anvil-${name}-${machine}/bin/${file}`);
}

/** Waits until the program names the port that it listens on. */
async function portOf(child: ChildProcess): Promise<string> {
  let output = '';
  child.stderr?.on('data', (text: Buffer) => (output += text.toString()));
  for await (const text of child.stdout ?? []) {
    output += String(text);
    const port = /Listening on 127\.0\.0\.1:(\d+)/.exec(output)?.[1];
    if (port !== undefined) return port;
  }
  throw new Error(`The node ended before it listened:\n${output}`);
}

/**
 * Starts a chain of its own, with no block but the first.
 *
 * @param chainId EIP-155.
 */
export async function startEvmNode(chainId: number): Promise<EvmNode> {
  const child = spawn(programPath(), ['--port', '0', '--chain-id', String(chainId)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const endWithTests = () => child.kill('SIGKILL');
  process.once('exit', endWithTests);
  const url = `http://127.0.0.1:${await portOf(child)}`;
  // A pipe that nobody reads fills up and stops the program.
  child.stdout.resume();

  const call = async (method: string, params: readonly unknown[] = []): Promise<unknown> => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    });
    const { result, error } = (await response.json()) as {
      result?: unknown;
      error?: { code: number; message: string; data?: unknown };
    };
    if (error) throw new RpcError(error.code, error.message, error.data);
    return result;
  };
  const set = async (method: string, ...params: readonly unknown[]): Promise<void> => {
    await call(method, params);
  };
  const receipt = async (hash: string): Promise<EvmReceipt | null> =>
    (await call('eth_getTransactionReceipt', [hash])) as EvmReceipt | null;
  const accounts = (await call('eth_accounts')) as string[];

  return {
    chainId,
    url,
    accounts: accounts.map((account) => account.toLowerCase()),
    call,
    setCoins: (account, wei) => set('anvil_setBalance', account, quantity(wei)),
    setCode: (address, code) => set('anvil_setCode', address, code),
    placeToken: (contract, decimals) => set('anvil_setCode', contract, tokenCode(decimals)),
    setTokens: (contract, account, units) =>
      set('anvil_setStorageAt', contract, `0x${word(account)}`, `0x${word(units)}`),
    coinsOf: async (account) =>
      BigInt((await call('eth_getBalance', [account, 'latest'])) as string),
    tokensOf: async (contract, account) => {
      const data = `0x70a08231${word(account)}`;
      return BigInt((await call('eth_call', [{ to: contract, data }, 'latest'])) as string);
    },
    setMining: (isOn) => set('evm_setAutomine', isOn),
    mine: () => set('evm_mine'),
    transaction: async (hash) =>
      (await call('eth_getTransactionByHash', [hash])) as EvmTransactionView | null,
    receipt,
    async mined(hash) {
      for (let question = 0; question < QUESTIONS; question += 1) {
        const found = await receipt(hash);
        if (found) return found;
      }
      throw new Error(`No block holds ${hash}.`);
    },
    async stop() {
      process.off('exit', endWithTests);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

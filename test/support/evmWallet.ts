/** A wallet of a browser (EIP-1193) over real chains of this machine, which can be told to misbehave. */
import type { EvmNode } from './evmNode.js';

/** What a page asks a wallet (EIP-1193). */
export interface WalletCall {
  readonly method: string;
  readonly params?: unknown;
}

/** The error of EIP-1193 and of JSON-RPC. */
export class ProviderRpcError extends Error {
  readonly code: number;
  readonly data: unknown;
  constructor(code: number, message: string, data?: unknown) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

/** Answers one method. `honest` is what the wallet does otherwise. It may throw anything. */
export type Answer = (honest: () => Promise<unknown>, call: WalletCall) => unknown;

/** Methods that are answered otherwise than honestly. */
export type Behaviour = Readonly<Record<string, Answer>>;

/** Events of EIP-1193 that a page may listen to. */
export type WalletListener = (event: string, value: unknown) => void;

export interface EvmWalletOptions {
  /** Chains that the wallet can reach; the first is where it stands at the start. */
  readonly nodes: readonly EvmNode[];
  /** Those of them that it does not know until it is asked to add them (EIP-3085). @default none */
  readonly unknown?: readonly number[];
}

/** A wallet with the first account of its nodes. */
export interface EvmWallet {
  /** Everything that it was asked, in order. */
  readonly requests: readonly WalletCall[];
  /** Hashes of what it sent, in order. */
  readonly sent: readonly string[];
  /** The account in use, in lower case. */
  readonly account: string;
  readonly chainId: number;
  request(call: WalletCall): Promise<unknown>;
  /** Answers these methods so from now on; the others stay as they are. */
  behave(behaviour: Behaviour): void;
  /** Answers all methods honestly again. */
  behaveHonestly(): void;
  /** The person chooses another account in the wallet. */
  chooseAccount(account: string): void;
  /** The person chooses another network in the wallet. */
  chooseChain(chainId: number): void;
  /** Hears the events of EIP-1193. @returns a function that ends it. */
  listen(listener: WalletListener): () => void;
}

/** What a wallet passes on to its node as it is. */
const READS: ReadonlySet<string> = new Set([
  'eth_blockNumber',
  'eth_call',
  'eth_estimateGas',
  'eth_gasPrice',
  'eth_getBalance',
  'eth_getCode',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_maxPriorityFeePerGas',
]);

const hex = (chainId: number): string => `0x${chainId.toString(16)}`;
const firstOf = (params: unknown): Readonly<Record<string, unknown>> => {
  const [first] = Array.isArray(params) ? (params as unknown[]) : [];
  return typeof first === 'object' && first !== null ? { ...first } : {};
};
const refuse = (code: number, message: string): never => {
  throw new ProviderRpcError(code, message);
};

/** Makes a wallet. It asks nobody: whatever is not told otherwise, its person agrees to. */
export function createEvmWallet({ nodes, unknown = [] }: EvmWalletOptions): EvmWallet {
  const requests: WalletCall[] = [];
  const sent: string[] = [];
  const listeners = new Set<WalletListener>();
  const known = new Set(nodes.map(({ chainId }) => chainId).filter((id) => !unknown.includes(id)));
  let answers = new Map<string, Answer>();
  let account = nodes[0]?.accounts[0] ?? '';
  let chainId = nodes[0]?.chainId ?? 0;
  let isConnected = false;

  const emit = (event: string, value: unknown): void => {
    for (const listener of listeners) listener(event, value);
  };
  const node = (): EvmNode => {
    const found = nodes.find((one) => one.chainId === chainId);
    return found ?? refuse(4901, 'The chain is not connected.');
  };
  const chooseChain = (wanted: number): void => {
    if (wanted === chainId) return;
    chainId = wanted;
    emit('chainChanged', hex(chainId));
  };
  const chooseAccount = (wanted: string): void => {
    account = wanted.toLowerCase();
    if (isConnected) emit('accountsChanged', [account]);
  };

  const send = async (params: unknown): Promise<string> => {
    const transaction = firstOf(params);
    const { from, chainId: wanted } = transaction;
    if (!isConnected || typeof from !== 'string' || from.toLowerCase() !== account) {
      return refuse(4100, 'The account is not authorized for this page.');
    }
    if (wanted !== undefined && Number(wanted) !== chainId) {
      return refuse(-32602, 'The wallet is on another chain.');
    }
    const hash = (await node().call('eth_sendTransaction', [{ ...transaction, from }])) as string;
    sent.push(hash);
    return hash;
  };

  const honest: Readonly<Record<string, (params: unknown) => unknown>> = {
    eth_requestAccounts: () => {
      isConnected = true;
      return [account];
    },
    eth_accounts: () => (isConnected ? [account] : []),
    eth_chainId: () => hex(chainId),
    net_version: () => String(chainId),
    wallet_switchEthereumChain: (params) => {
      const wanted = Number(firstOf(params)['chainId']);
      if (!known.has(wanted)) return refuse(4902, 'Unrecognized chain ID. Try adding it first.');
      chooseChain(wanted);
      return null;
    },
    wallet_addEthereumChain: (params) => {
      const wanted = Number(firstOf(params)['chainId']);
      if (!nodes.some((one) => one.chainId === wanted)) return refuse(-32602, 'Not reachable.');
      known.add(wanted);
      chooseChain(wanted);
      return null;
    },
    eth_sendTransaction: send,
  };
  const answerHonestly = async ({ method, params }: WalletCall): Promise<unknown> => {
    if (Object.hasOwn(honest, method)) return honest[method]?.(params);
    if (READS.has(method)) return node().call(method, (params ?? []) as unknown[]);
    return refuse(4200, `The method ${method} is not supported.`);
  };

  return {
    requests,
    sent,
    get account() {
      return account;
    },
    get chainId() {
      return chainId;
    },
    async request(call) {
      requests.push(call);
      const answer = answers.get(call.method);
      return answer ? answer(() => answerHonestly(call), call) : answerHonestly(call);
    },
    behave: (behaviour) => {
      answers = new Map([...answers, ...Object.entries(behaviour)]);
    },
    behaveHonestly: () => {
      answers = new Map();
    },
    chooseAccount,
    chooseChain,
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

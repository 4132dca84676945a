/** How wallets misbehave: by accident, by their person's choice, and on purpose. */
import {
  ProviderRpcError,
  type Answer,
  type Behaviour,
  type EvmWallet,
  type WalletCall,
} from './evmWallet.js';
import type { EvmNode } from './evmNode.js';

/** Answers with this, whatever it is. */
export const answers =
  (value: unknown): Answer =>
  () =>
    value;

/** Throws this, whatever it is. */
export const throws =
  (value: unknown): Answer =>
  () => {
    throw value;
  };

/** Never answers. */
export const silent: Answer = () => new Promise<never>(() => {});

const refused = throws(new ProviderRpcError(4001, 'User rejected the request.'));
const busy = throws(new ProviderRpcError(-32002, 'Request already pending. Please wait.'));

/** It shows no account until somebody unlocks it. */
export const locked: Behaviour = { eth_requestAccounts: answers([]), eth_accounts: answers([]) };

/** Its person says no (EIP-1193, 4001). */
export const refuses = {
  connect: { eth_requestAccounts: refused },
  switch: { wallet_switchEthereumChain: refused },
  add: { wallet_addEthereumChain: refused },
  send: { eth_sendTransaction: refused },
} as const satisfies Readonly<Record<string, Behaviour>>;

/** It has another window open (-32002). */
export const isBusy = {
  connect: { eth_requestAccounts: busy },
  switch: { wallet_switchEthereumChain: busy },
  send: { eth_sendTransaction: busy },
} as const satisfies Readonly<Record<string, Behaviour>>;

/** It says that it changed to the network, and did not. */
export const ignoresSwitch: Behaviour = { wallet_switchEthereumChain: answers(null) };

/** It answers that it does not know the network as MetaMask on phones did: 4902 inside another error. */
export const hidesUnknownChain: Behaviour = {
  wallet_switchEthereumChain: async (honest) => {
    try {
      return await honest();
    } catch {
      throw new ProviderRpcError(-32603, 'Unrecognized chain ID.', {
        originalError: { code: 4902 },
      });
    }
  },
};

/** It says it in words of its language, without a code, as Trust Wallet does (trustwallet/wallet-core#4464). */
export const translatesUnknownChain: Behaviour = {
  wallet_switchEthereumChain: async (honest) => {
    try {
      return await honest();
    } catch {
      throw 'Unbekannte Chain-ID';
    }
  },
};

/** It changes to the network, adding it where needed, and then answers with an error all the same. */
export const switchesAndThrows = (wallet: EvmWallet): Behaviour => ({
  wallet_switchEthereumChain: () => {
    wallet.chooseChain(56);
    throw new ProviderRpcError(-32603, 'Internal error.');
  },
});

/** It adds a network without changing to it, which EIP-3085 allows. */
export const addsWithoutSwitch = (wallet: EvmWallet): Behaviour => ({
  wallet_addEthereumChain: async (honest) => {
    const before = wallet.chainId;
    const answer = await honest();
    wallet.chooseChain(before);
    return answer;
  },
});

/** Another account is chosen in it just before or just after it answers `method`. */
export const changesAccount = (
  wallet: EvmWallet,
  method: string,
  account: string,
  when: 'before' | 'after' = 'after',
): Behaviour => ({
  [method]: async (honest) => {
    if (when === 'before') wallet.chooseAccount(account);
    const answer = await honest();
    if (when === 'after') wallet.chooseAccount(account);
    return answer;
  },
});

/** It goes to another network just before or just after it answers `method`. */
export const changesChain = (
  wallet: EvmWallet,
  method: string,
  chainId: number,
  when: 'before' | 'after' = 'after',
): Behaviour => ({
  [method]: async (honest) => {
    if (when === 'before') wallet.chooseChain(chainId);
    const answer = await honest();
    if (when === 'after') wallet.chooseChain(chainId);
    return answer;
  },
});

/** It sends, and then answers with an error all the same. */
export const sendsAndThrows = (error: unknown): Behaviour => ({
  eth_sendTransaction: async (honest) => {
    await honest();
    throw error;
  },
});

/** Names of values that cannot be written as JSON; see {@link makeExotic}. */
export const EXOTIC = [
  'function',
  'symbol',
  'bigint',
  'cycle',
  'throwing getter',
  'throwing proxy',
  'array of getters',
  'thenable that never ends',
] as const;
/** Stands for a value that only the page can make. */
export interface Exotic {
  readonly exotic: (typeof EXOTIC)[number];
}

/** Makes such a value. Self-contained, as it also runs in a page. */
export function makeExotic({ exotic }: Exotic): unknown {
  const fail = () => {
    throw new Error('A wallet must not be looked at so.');
  };
  switch (exotic) {
    case 'function':
      return fail;
    case 'symbol':
      return Symbol('0x38');
    case 'bigint':
      return 56n;
    case 'cycle': {
      const cycle: Record<string, unknown> = { code: 4001 };
      cycle['data'] = cycle;
      return cycle;
    }
    case 'throwing getter':
      return Object.defineProperties(
        {},
        {
          code: { get: fail },
          message: { get: fail },
          data: { get: fail },
          toString: { get: fail },
        },
      );
    case 'throwing proxy':
      // A promise is asked for `then` before it is passed on.
      return new Proxy({}, { get: (_, key) => (key === 'then' ? undefined : fail()), has: fail });
    case 'array of getters':
      return Object.defineProperty([], '0', { get: fail, enumerable: true });
    case 'thenable that never ends':
      return { then: () => {} };
  }
}

const real = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'exotic' in value
    ? makeExotic(value as Exotic)
    : value;

/** The wallet as a provider of this process, for tests without a page. */
export function providerOf(wallet: EvmWallet): {
  readonly request: (call: WalletCall) => Promise<unknown>;
  readonly on: (event: string, listener: (value: unknown) => void) => void;
  readonly removeListener: (event: string, listener: (value: unknown) => void) => void;
} {
  const ends = new Map<(value: unknown) => void, () => void>();
  return {
    async request(call) {
      try {
        return real(await wallet.request(call));
      } catch (thrown) {
        throw real(thrown);
      }
    },
    on: (event, listener) => {
      const end = wallet.listen((happened, value) => {
        if (happened === event) listener(value);
      });
      ends.set(listener, end);
    },
    removeListener: (_, listener) => ends.get(listener)?.(),
  };
}

/** What no wallet should throw, by name. */
export const THROWN: Readonly<Record<string, unknown>> = {
  'a text': 'User rejected',
  'an empty text': '',
  null: null,
  undefined: undefined,
  'a number': 4001,
  'an error without code': new Error('Something went wrong.'),
  'a code as text': { code: '4001', message: 'User rejected the request.' },
  'HTML and a script': new ProviderRpcError(-32000, '<img src=x onerror="hearScript()">'),
  'a message of ten million letters': new ProviderRpcError(-32603, 'A'.repeat(10_000_000)),
  'a deep error': { data: { originalError: { data: { originalError: { code: 4001 } } } } },
  ...Object.fromEntries(EXOTIC.map((exotic) => [`a value: ${exotic}`, { exotic }])),
};

/** What no wallet should answer to `eth_chainId`, while it stands on 56. */
export const WRONG_CHAIN_IDS: readonly unknown[] = [
  null,
  undefined,
  '',
  '0x',
  '0x1',
  '0x0',
  '-0x38',
  '0x38 ',
  '0x38\n0x1',
  '0x38.5',
  '0x1000000000000000000000000000000000038',
  '3.8e1',
  {},
  [],
  ['0x1'],
  { toString: '0x38' },
  ...EXOTIC.filter((exotic) => exotic !== 'thenable that never ends').map((exotic) => ({ exotic })),
];

/** What no wallet should answer to `eth_requestAccounts` and `eth_accounts`. */
export const WRONG_ACCOUNTS: readonly unknown[] = [
  null,
  undefined,
  '',
  '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266',
  {},
  { 0: '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266', length: 1 },
  [null],
  [''],
  ['0x'],
  [['0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266']],
  ['0xF39fd6e51aad88f6f4ce6ab8827279cfffb92266'],
  ['0xf39fd6e51aad88f6f4ce6ab8827279cfffb9226'],
  ['0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266‮'],
  ['javascript:alert(1)'],
  [42],
  ...EXOTIC.filter((exotic) => exotic !== 'thenable that never ends').map((exotic) => ({ exotic })),
];

/** What no wallet should answer to `eth_sendTransaction`: no hash of 32 bytes. */
export const WRONG_HASHES: readonly unknown[] = [
  null,
  undefined,
  '',
  '0x',
  42,
  {},
  [],
  [`0x${'ab'.repeat(32)}`],
  `0x${'ab'.repeat(31)}`,
  `0x${'ab'.repeat(33)}`,
  `0x${'zz'.repeat(32)}`,
  `0x${'ab'.repeat(32)}"><script>hearScript()</script>`,
  `0x${'ab'.repeat(32)}/../../evil`,
  'javascript:alert(1)',
  ...EXOTIC.filter((exotic) => exotic !== 'thenable that never ends').map((exotic) => ({ exotic })),
];

/** Fates of a transaction that waits for its block. Mining is off while they are brought about. */
async function replace(
  node: EvmNode,
  hash: string,
  change: (transaction: Record<string, unknown>) => Record<string, unknown>,
): Promise<string> {
  const waiting = await node.transaction(hash);
  if (!waiting) throw new Error(`${hash} does not wait.`);
  const { from, to, value, input, nonce } = waiting;
  const higher = { maxFeePerGas: '0x2540be4000', maxPriorityFeePerGas: '0x2540be400' };
  const transaction = change({ from, to, value, data: input, nonce, ...higher });
  const next = (await node.call('eth_sendTransaction', [transaction])) as string;
  await node.mine();
  return next;
}

/** The same transfer with a higher fee. @returns the hash of the one that counts. */
export const speedUp = (node: EvmNode, hash: string): Promise<string> =>
  replace(node, hash, (same) => same);

/** Nothing, to oneself, in its place. @returns the hash of the one that counts. */
export const cancel = (node: EvmNode, hash: string): Promise<string> =>
  replace(node, hash, ({ from, nonce, maxFeePerGas, maxPriorityFeePerGas }) => ({
    ...{ from, to: from, value: '0x0', nonce, maxFeePerGas, maxPriorityFeePerGas },
  }));

/** The node forgets it. */
export async function drop(node: EvmNode, hash: string): Promise<void> {
  await node.call('anvil_dropTransaction', [hash]);
}

/** The account's tokens are gone when the transfer's turn comes, so that it fails in its block. */
export async function revert(node: EvmNode, contract: string, account: string): Promise<void> {
  await node.setTokens(contract, account, 0n);
  await node.mine();
}

/** Code of an account that lends itself the code of a contract (EIP-7702): still a person's account. */
export const DELEGATION = `0xef0100${'5a'.repeat(20)}`;

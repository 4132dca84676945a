/** Asks a wallet by EIP-1193 for one transfer on an EVM network, and for nothing else. */
import { canonicalAddress } from '../../chains/canonicalAddress.js';
import { abiWord, evmTransaction, type TransferRequest } from '../../chains/transferRequest.js';
import { ask, orStop, property, read, problemOf, until } from './ask.js';
import { checkToken } from './tokenContract.js';
import { WalletError, type Fate, type Provider, type WalletDriver } from './wallet.js';
import type { Network, NetworkSlug } from '../../chains/networks.js';

/** Some wallets say that they have changed the network a moment before it is true. */
const REREADS = 3;
const REREAD_AFTER_MS = 400;

/**
 * Public nodes; the wallet asks them, the page never does. `polygon-rpc.com` has wanted a key since February 2026:
 * a wallet that checks the node before it adds a network would refuse it.
 */
const NODES: Readonly<Partial<Record<NetworkSlug, string>>> = {
  bsc: 'https://bsc-dataseed.bnbchain.org',
  polygon: 'https://polygon.drpc.org',
  arbitrum: 'https://arb1.arbitrum.io/rpc',
};

/** Parameters of `wallet_addEthereumChain` (EIP-3085); null for Ethereum, which is in every wallet. */
function addChainParameters(network: Network, chainId: string) {
  const { name, nativeCode, nativeDecimals, slug } = network;
  const node = NODES[slug];
  const nativeCurrency = { name: nativeCode, symbol: nativeCode, decimals: nativeDecimals };
  return node ? { chainId, chainName: name, nativeCurrency, rpcUrls: [node] } : null;
}

/** A hex quantity, or null. No number of a chain has more than 256 bits. */
function quantity(value: unknown): bigint | null {
  return typeof value === 'string' && /^0x[0-9a-f]{1,64}$/i.test(value) ? BigInt(value) : null;
}

/** What of a driver is about the network, and the id of its chain: hex. */
function evmNetwork(
  provider: Provider,
  network: Network,
): Pick<WalletDriver, 'isOnNetwork' | 'switchNetwork'> & { readonly chainId: string } {
  const chainId = `0x${(network.evmChainId ?? 0).toString(16)}`;

  async function isOnNetwork(): Promise<boolean> {
    return quantity(await orStop(read(provider, 'eth_chainId'), 'failed')) === BigInt(chainId);
  }

  const askToSwitch = () => ask(provider, 'wallet_switchEthereumChain', [{ chainId }]);

  async function askForNetwork(): Promise<void> {
    try {
      await askToSwitch();
    } catch (error) {
      // EIP-3085 has a code for a network that is not in the wallet (4902), but not every wallet says it.
      const isClear = problemOf(error, 'wrong_network') !== 'wrong_network';
      const chain = addChainParameters(network, chainId);
      if (isClear || !chain) throw error;
      // It may have changed to it all the same.
      if (await isOnNetwork()) return;
      await ask(provider, 'wallet_addEthereumChain', [chain]);
      // A wallet may add the network and stay where it is.
      if (!(await isOnNetwork())) await askToSwitch();
    }
  }

  return {
    chainId,
    isOnNetwork,
    async switchNetwork() {
      await orStop(askForNetwork(), 'wrong_network');
      await until(isOnNetwork, 'wrong_network', REREADS, REREAD_AFTER_MS);
    },
  };
}

/** First four bytes of Keccak-256 of `decimals()`, `symbol()` and `balanceOf(address)` (EIP-20). */
const DECIMALS = '0x313ce567';
const SYMBOL = '0x95d89b41';
const BALANCE_OF = '0x70a08231';
/** An account of EIP-7702 signs as ever; the code behind this prefix only adds to what it can do. */
const DELEGATION = '0xef0100';
/** How often a transaction is looked for in vain before it counts as dropped. */
const LOOKS_IN_VAIN = 30;

/** The first account of the list that a wallet answers, in canonical form; null if it is empty or no list. */
async function firstAccount(network: string, answer: Promise<unknown>): Promise<string | null> {
  const accounts = await answer;
  const first = Array.isArray(accounts) ? (accounts[0] as unknown) : null;
  // In whatever letter case: the wallet signs for it.
  return typeof first === 'string' ? canonicalAddress(network, first.toLowerCase()) : null;
}

/** Makes the driver. Its calls carry only what `request` says. */
export function evmDriver(provider: Provider, request: TransferRequest): WalletDriver {
  const { network, token, units } = request;
  const { isOnNetwork, switchNetwork, chainId } = evmNetwork(provider, network);
  let nonce: bigint | null = null;
  let inVain = 0;

  /** Reads a number of the chain; null where the wallet does not let us. */
  async function number(method: string, params: readonly unknown[]): Promise<bigint | null> {
    return quantity(await read(provider, method, params).catch(() => null));
  }

  const call = (data: string) =>
    read(provider, 'eth_call', [{ to: token?.contract, data }, 'latest']);

  return {
    isOnNetwork,
    switchNetwork,

    async connect() {
      const answer = ask(provider, 'eth_requestAccounts');
      const account = await orStop(firstAccount(network.slug, answer), 'failed');
      if (account === null) throw new WalletError('locked');
      return account;
    },

    async checkAccount(account) {
      const code = await read(provider, 'eth_getCode', [account, 'latest']).catch(() => null);
      if (typeof code === 'string' && code.length > 2 && !code.startsWith(DELEGATION)) {
        throw new WalletError('contract_account');
      }
      await checkToken(request, {
        decimals: async () => quantity(await call(DECIMALS)),
        symbol: () => call(SYMBOL),
        balance: async () => quantity(await call(BALANCE_OF + abiWord(account.slice(2)))),
      });
      const coins = await number('eth_getBalance', [account, 'latest']);
      if (coins === null) return;
      if (token && coins === 0n) throw new WalletError('no_fee_coin');
      // The fee comes on top, so exactly the amount is too little as well.
      if (!token && coins <= BigInt(units)) throw new WalletError('not_enough');
    },

    async send(account, onAsk) {
      const accounts = read(provider, 'eth_accounts');
      const now = await firstAccount(network.slug, accounts).catch(() => null);
      if (now === null) throw new WalletError('locked');
      if (now !== account) throw new WalletError('account_changed');
      nonce = await number('eth_getTransactionCount', [account, 'pending']);
      if (!(await isOnNetwork())) throw new WalletError('wrong_network');
      const transaction = { from: account, ...evmTransaction(request), chainId };
      onAsk();
      const answer = await orStop(ask(provider, 'eth_sendTransaction', [transaction]), 'uncertain');
      if (typeof answer !== 'string' || !/^0x[0-9a-f]{64}$/i.test(answer)) {
        throw new WalletError('uncertain');
      }
      const txHash = answer.toLowerCase();
      // A wallet that went elsewhere meanwhile may have sent it there.
      const isThere = await isOnNetwork().catch(() => true);
      if (!isThere) throw new WalletError('uncertain', txHash);
      return txHash;
    },

    async look(txHash, account): Promise<Fate> {
      const find = (method: string) => read(provider, method, [txHash]).catch(() => undefined);
      const receipt = await find('eth_getTransactionReceipt');
      const status = quantity(property(receipt, 'status'));
      if (status !== null) return status === 0n ? 'failed' : 'included';
      const found = await find('eth_getTransactionByHash');
      if (found !== null) {
        inVain = 0;
        nonce = quantity(property(found, 'nonce')) ?? nonce;
        return 'pending';
      }
      const next = await number('eth_getTransactionCount', [account, 'latest']);
      inVain += 1;
      // Once may be a block that came between the questions, or a node that is behind another.
      if (inVain > 1 && nonce !== null && next !== null && next > nonce) return 'replaced';
      return inVain < LOOKS_IN_VAIN ? 'pending' : 'dropped';
    },
  };
}

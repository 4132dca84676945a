/** Asks a wallet by EIP-1193 for one transfer on an EVM network, and for nothing else. */
import { canonicalAddress } from '../../chains/canonicalAddress.js';
import { abiWord, evmTransaction, type TransferRequest } from '../../chains/transferRequest.js';
import { ask, orStop, problemOf, property, read } from './ask.js';
import { addChainParameters } from './evmChains.js';
import { isSymbol, tokenFailure } from './tokenSymbol.js';
import { WalletError, type Fate, type Provider, type WalletDriver } from './wallet.js';

/** First four bytes of Keccak-256 of `decimals()`, `symbol()` and `balanceOf(address)` (EIP-20). */
const DECIMALS = '0x313ce567';
const SYMBOL = '0x95d89b41';
const BALANCE_OF = '0x70a08231';
/** An account of EIP-7702 signs as ever; the code behind this prefix only adds to what it can do. */
const DELEGATION = '0xef0100';
/** Some wallets say that they have changed the network a moment before it is true. */
const REREADS = 3;
const REREAD_AFTER_MS = 400;
/** How often a transaction is looked for in vain before it counts as dropped. */
const LOOKS_IN_VAIN = 30;

/** A hex quantity, or null. No number of a chain has more than 256 bits. */
function quantity(value: unknown): bigint | null {
  return typeof value === 'string' && /^0x[0-9a-f]{1,64}$/i.test(value) ? BigInt(value) : null;
}

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
  const chainId = `0x${(network.evmChainId ?? 0).toString(16)}`;
  let nonce: bigint | null = null;
  let inVain = 0;

  /** Reads a number of the chain; null where the wallet does not let us. */
  async function number(method: string, params: readonly unknown[]): Promise<bigint | null> {
    return quantity(await read(provider, method, params).catch(() => null));
  }

  const call = (data: string) => [{ to: token?.contract, data }, 'latest'];

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

  async function askToken(data: string): Promise<unknown> {
    try {
      return await read(provider, 'eth_call', call(data));
    } catch (error) {
      throw tokenFailure(error);
    }
  }

  /** The contract's own decimals and symbol must be the listing's: otherwise something else would be sent. */
  async function checkToken(account: string): Promise<void> {
    if (!token) return;
    const { symbol } = token;
    const decimals = quantity(await askToken(DECIMALS));
    if (decimals !== BigInt(token.decimals)) throw new WalletError('wrong_token');
    if (symbol !== undefined && !isSymbol(await askToken(SYMBOL), symbol)) {
      throw new WalletError('wrong_token');
    }
    const tokens = await number('eth_call', call(BALANCE_OF + abiWord(account.slice(2))));
    if (tokens !== null && tokens < BigInt(units)) throw new WalletError('not_enough');
  }

  return {
    isOnNetwork,

    async connect() {
      const answer = ask(provider, 'eth_requestAccounts');
      const account = await orStop(firstAccount(network.slug, answer), 'failed');
      if (account === null) throw new WalletError('locked');
      return account;
    },

    async switchNetwork() {
      await orStop(askForNetwork(), 'wrong_network');
      for (let reads = 0; reads < REREADS; reads++) {
        if (await isOnNetwork()) return;
        await new Promise((resolve) => setTimeout(resolve, REREAD_AFTER_MS));
      }
      throw new WalletError('wrong_network');
    },

    async checkAccount(account) {
      const code = await read(provider, 'eth_getCode', [account, 'latest']).catch(() => null);
      if (typeof code === 'string' && code.length > 2 && !code.startsWith(DELEGATION)) {
        throw new WalletError('contract_account');
      }
      await checkToken(account);
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

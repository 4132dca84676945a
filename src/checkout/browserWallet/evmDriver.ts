/** Asks a wallet by EIP-1193 for one transfer on an EVM network, and for nothing else. */
import { canonicalAddress } from '../../chains/canonicalAddress.js';
import { abiWord, evmTransaction, type TransferRequest } from '../../chains/transferRequest.js';
import { ask, orStop, property, read } from './ask.js';
import { evmNetwork, quantity } from './evmNetwork.js';
import { checkToken } from './tokenContract.js';
import { WalletError, type Fate, type Provider, type WalletDriver } from './wallet.js';

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

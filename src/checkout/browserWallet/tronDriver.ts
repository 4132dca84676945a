/**
 * Asks a wallet by TIP-1193 for one transfer on Tron, and for nothing else.
 *
 * The transaction is built here and not by the wallet's `tronWeb`, which only reads, signs and sends it. In
 * TronLink and OneKey that `tronWeb` runs in the page and asks its node by XMLHttpRequest from there
 * (`ProxiedProvider` of TronLink's page script, `ProviderTron.ts` of OneKeyHQ/cross-inpage-provider). Where a
 * policy such as `connect-src 'self'` forbids that, the reference block cannot be read: that is `failed`
 * before the wallet has been asked to sign.
 */
import { canonicalAddress } from '../../chains/canonicalAddress.js';
import type { TransferRequest } from '../../chains/transferRequest.js';
import { tronTransaction, type ReferenceBlock } from '../../chains/tronTransaction.js';
import { ask, inTime, problemOf, property, read } from './ask.js';
import { isSymbol, tokenFailure } from './tokenSymbol.js';
import {
  WalletError,
  type Fate,
  type Provider,
  type WalletDriver,
  type WalletProblem,
} from './wallet.js';

/** The end of the first block's id, which is the chain's id (`eth_chainId` of java-tron). */
const MAIN_NETWORK = '2b6653dc';
/** TronLink sets `tronWeb` a moment after it has answered; its own adapter waits as long. */
const REREADS = 10;
const REREAD_AFTER_MS = 200;
/** TronLink ("Confirmation declined by user", on iOS "cancel") and OneKey refuse in words, without a code. */
const SAYS_NO = /declined by user|user (?:reject|denied|cancel)|^cancel/i;
/**
 * What a node answers about a transaction that it will not pass on (`broadcastTransaction` of java-tron).
 * `SERVER_BUSY`, `NO_CONNECTION` and the like may come from a gateway after one of its nodes has taken it.
 */
const NOT_SENT =
  /^(SIG|CONTRACT_VALIDATE_|CONTRACT_EXE_|BANDWITH_|TAPOS_|TOO_BIG_TRANSACTION_|TRANSACTION_EXPIRATION_)ERROR$/;
/** A transaction is void a minute after its block; another until every node would show it. */
const DROPPED_AFTER_MS = 120_000;

const isHex = (value: unknown, digits: number): value is string =>
  typeof value === 'string' && value.length === digits && /^[0-9a-f]+$/i.test(value);

/** A number of a contract's answer, or null. */
const number = (word: unknown): bigint | null => (isHex(word, 64) ? BigInt(`0x${word}`) : null);

const isWhole = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0;

/** Reads until there is something, for a while. @throws WalletError `problem` if there is never anything. */
async function until(what: () => unknown, problem: WalletProblem): Promise<unknown> {
  for (let reads = 0; reads < REREADS; reads++) {
    const value = await what();
    if (value) return value;
    await new Promise((resolve) => setTimeout(resolve, REREAD_AFTER_MS));
  }
  throw new WalletError(problem);
}

/** What an error, or an answer that states one, means. */
function failure(error: unknown, otherwise: WalletProblem): WalletError {
  const problem = problemOf(error, otherwise);
  const words = typeof error === 'string' ? error : property(error, 'message');
  const saysNo = problem === otherwise && typeof words === 'string' && SAYS_NO.test(words);
  return new WalletError(saysNo ? 'refused' : problem);
}

/** @throws WalletError `failed` if it is no block. */
function referenceOf(block: unknown): ReferenceBlock {
  const id = property(block, 'blockID');
  const timestamp = property(block, 'block_header', 'raw_data', 'timestamp');
  if (!isHex(id, 64) || !isWhole(timestamp)) throw new WalletError('failed');
  return { id: id.toLowerCase(), timestamp };
}

/** Makes the driver. It signs and sends only what `tronTransaction` makes of `request`. */
export function tronDriver(provider: Provider, request: TransferRequest): WalletDriver {
  const { token, units } = request;
  let firstLook: number | null = null;

  /** It is false while the wallet is locked. Read each time: another network brings another one. */
  const tronWeb = () => until(() => property(provider, 'tronWeb'), 'locked');

  async function run(part: string, method: string, args: readonly unknown[]): Promise<unknown> {
    const target = property(await tronWeb(), part) as Record<
      string,
      (...all: unknown[]) => unknown
    >;
    return await target[method]?.(...args);
  }

  /** Asks the wallet's node. @throws anything, also where the answer is an error or nothing. */
  async function query(method: string, ...args: unknown[]): Promise<object> {
    const answer = await inTime(run('trx', method, args));
    if (typeof answer === 'object' && answer && !property(answer, 'Error')) return answer;
    throw new WalletError('failed');
  }

  const currentAccount = async () => property(await tronWeb(), 'defaultAddress', 'base58');

  /** What a method of the token's contract answers: hex digits, if it answers. */
  async function constant(method: string, account: string, ...values: unknown[]) {
    const parameters = values.map((value) => ({ type: 'address', value }));
    const args = [token?.contract, method, {}, parameters, account];
    const answer = await inTime(run('transactionBuilder', 'triggerConstantContract', args));
    return property(answer, 'constant_result', '0');
  }

  async function isOnNetwork(): Promise<boolean> {
    const chainId = await read(provider, 'eth_chainId').catch(() => null);
    if (typeof chainId === 'string') return chainId.toLowerCase() === `0x${MAIN_NETWORK}`;
    // Wallets before TIP-1193 do not know the question.
    try {
      const id = property(await query('getBlockByNumber', 0), 'blockID');
      return isHex(id, 64) && id.toLowerCase().endsWith(MAIN_NETWORK);
    } catch (error) {
      throw failure(error, 'failed');
    }
  }

  async function askForAccount(): Promise<unknown> {
    try {
      return property(await ask(provider, 'eth_requestAccounts'), '0');
    } catch (error) {
      const stopped = failure(error, 'failed');
      if (stopped.problem !== 'failed') throw stopped;
    }
    // The older way answers `{ code, message }`, or nothing if the wallet is locked (docs.tronlink.org).
    const answer = await ask(provider, 'tron_requestAccounts');
    if (property(answer, 'code') !== 200) throw failure(answer, 'locked');
    return await currentAccount();
  }

  async function askToken(method: string, account: string): Promise<unknown> {
    try {
      return await constant(method, account);
    } catch (error) {
      throw tokenFailure(error);
    }
  }

  /** The contract's own decimals and symbol must be the listing's: otherwise something else would be sent. */
  async function checkToken(account: string): Promise<void> {
    if (!token) return;
    const { symbol } = token;
    const decimals = number(await askToken('decimals()', account));
    if (decimals !== BigInt(token.decimals)) throw new WalletError('wrong_token');
    if (symbol !== undefined && !isSymbol(await askToken('symbol()', account), symbol)) {
      throw new WalletError('wrong_token');
    }
    const balance = await constant('balanceOf(address)', account, account).catch(() => null);
    const tokens = number(balance);
    if (tokens !== null && tokens < BigInt(units)) throw new WalletError('not_enough');
  }

  /** Energy that was staked for or lent to an account pays the fee as well. */
  async function hasEnergy(account: string): Promise<boolean> {
    const resources = await query('getAccountResources', account).catch(() => null);
    const limit = property(resources, 'EnergyLimit');
    return !resources || (isWhole(limit) && limit > 0);
  }

  /** Signs. @returns the signature of exactly this transaction. */
  async function sign(transaction: ReturnType<typeof tronTransaction>): Promise<string> {
    const { txID, raw_data_hex: raw } = transaction;
    let signed: unknown;
    try {
      signed = await run('trx', 'sign', [transaction]);
    } catch (error) {
      // Assumption: a wallet may send what it signs and fail afterwards; TIP-1193 does not speak of signing.
      throw failure(error, 'uncertain');
    }
    const isSame = property(signed, 'raw_data_hex') === raw && property(signed, 'txID') === txID;
    const first = property(signed, 'signature', '0');
    const signature = typeof first === 'string' ? first.replace(/^0x/, '') : null;
    if (isSame && isHex(signature, 130)) return signature;
    throw new WalletError('uncertain');
  }

  return {
    isOnNetwork,

    async connect() {
      try {
        const account = canonicalAddress('tron', await askForAccount());
        if (account !== null) return account;
      } catch (error) {
        throw failure(error, 'failed');
      }
      throw new WalletError('locked');
    },

    async switchNetwork() {
      const chain = { chainId: `0x${MAIN_NETWORK}` };
      try {
        await ask(provider, 'wallet_switchEthereumChain', [chain]);
      } catch (error) {
        throw failure(error, 'wrong_network');
      }
      await until(isOnNetwork, 'wrong_network');
    },

    async checkAccount(account) {
      const found = await query('getUnconfirmedAccount', account).catch(() => null);
      if (property(found, 'type') === 'Contract') throw new WalletError('contract_account');
      await checkToken(account);
      // An account that nobody has ever sent anything is `{}`, an empty one has no balance.
      const coins = property(found, 'balance') ?? 0;
      if (!found || !isWhole(coins)) return;
      // A few transfers of TRX a day are free, so exactly the amount may be enough.
      if (!token && BigInt(coins) < BigInt(units)) throw new WalletError('not_enough');
      if (token && coins === 0 && !(await hasEnergy(account))) throw new WalletError('no_fee_coin');
    },

    async send(account, onAsk) {
      const now = await currentAccount();
      if (!now) throw new WalletError('locked');
      if (now !== account) throw new WalletError('account_changed');
      if (!(await isOnNetwork())) throw new WalletError('wrong_network');
      // A wallet may write into the object that it is given, so it gets one for each purpose.
      let build: () => ReturnType<typeof tronTransaction>;
      try {
        const block = referenceOf(await query('getCurrentBlock'));
        build = () => tronTransaction(request, account, block);
        build();
      } catch (error) {
        throw failure(error, 'failed');
      }
      onAsk();
      const { txID } = build();
      const signature = await sign(build());
      // The network is read before the sending, which is ours. A block that came from elsewhere would have
      // bound the transaction to another network.
      if (!(await isOnNetwork().catch(() => true))) throw new WalletError('wrong_network');
      // Until here nothing is sent, so the page may still have changed its mind.
      onAsk();
      const answer = await query('sendRawTransaction', {
        ...build(),
        signature: [signature],
      }).catch(() => null);
      const code = property(answer, 'code');
      // The node knows it already, so the wallet has sent it by itself.
      const isSent = property(answer, 'result') === true || code === 'DUP_TRANSACTION_ERROR';
      if (isSent) return txID;
      if (typeof code === 'string' && NOT_SENT.test(code)) throw new WalletError('failed');
      throw new WalletError('uncertain', txID);
    },

    async look(txHash): Promise<Fate> {
      firstLook ??= Date.now();
      const found = await query('getUnconfirmedTransactionInfo', txHash).catch(() => null);
      if (isWhole(property(found, 'blockNumber'))) {
        const result = property(found, 'receipt', 'result') ?? 'SUCCESS';
        return property(found, 'result') === 'FAILED' || result !== 'SUCCESS'
          ? 'failed'
          : 'included';
      }
      const isOver = Date.now() - firstLook > DROPPED_AFTER_MS;
      return found && isOver ? 'dropped' : 'pending';
    },
  };
}

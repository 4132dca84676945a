/** A Tron wallet as browsers inject it: Tron's own library with a key, and a node in memory. */
import { providers, TronWeb, utils } from 'tronweb';
import type { Provider } from '../../src/checkout/browserWallet/wallet.js';

/** Ids of the first blocks; their ends are the chain ids. */
export const MAIN_GENESIS = '00000000000000001ebf88508a03865c71d452e25f4d51194196a1d22b6653dc';
const NILE_GENESIS = '0000000000000000d698d4192c56cb6be724a558448e2684802de4d6cd8690dc';
/** A key for tests only. */
const KEY = 'a1'.repeat(32);

/** What a raw transaction asks for. A field that a transfer does not have makes the decoding fail. */
export interface DecodedTransfer {
  readonly owner: string;
  readonly recipient: string;
  readonly contract: string | null;
  readonly units: string;
  readonly feeLimit: number;
  readonly expiration: number;
  readonly timestamp: number;
  readonly refBlockBytes: string;
  readonly refBlockHash: string;
}

interface RawData {
  readonly contract: readonly {
    readonly parameter: { readonly value: Readonly<Record<string, string | number>> };
    readonly Permission_id: number;
  }[];
  readonly data: string;
  readonly fee_limit: number;
  readonly ref_block_bytes: string;
  readonly ref_block_hash: string;
  readonly expiration: number;
  readonly timestamp: number;
  readonly scripts: string;
  readonly auths: readonly unknown[];
}

const base58 = (hex: unknown): string => TronWeb.address.fromHex(String(hex));

/** Decodes by tronWeb. @throws if it is anything but one plain transfer. */
export function decodeTransfer(rawDataHex: string): DecodedTransfer {
  const isToken = rawDataHex.includes(Buffer.from('TriggerSmartContract').toString('hex'));
  const type = isToken ? 'TriggerSmartContract' : 'TransferContract';
  const raw = utils.deserializeTx.deserializeTransaction(type, rawDataHex) as RawData;
  const [contract, ...more] = raw.contract;
  const value = contract?.parameter.value;
  const { data: memo, scripts, auths } = raw;
  const foreign = [memo, scripts, auths.length, more.length, contract?.Permission_id];
  foreign.push(value?.['call_value'], value?.['call_token_value'], value?.['token_id']);
  if (!value || foreign.some(Boolean)) throw new Error('more than a transfer');
  const [, selector, pad, to, units] =
    /^(.{8})(.{24})(.{40})(.{64})$/.exec(String(value['data'] ?? '')) ?? [];
  if (isToken && (selector !== 'A9059CBB' || !/^0+$/.test(pad ?? '')))
    throw new Error('no transfer');
  return {
    owner: base58(value['owner_address']),
    recipient: base58(isToken ? `41${String(to)}` : value['to_address']),
    contract: isToken ? base58(value['contract_address']) : null,
    units: isToken ? BigInt(`0x${String(units)}`).toString() : String(value['amount']),
    feeLimit: raw.fee_limit,
    expiration: raw.expiration,
    timestamp: raw.timestamp,
    refBlockBytes: raw.ref_block_bytes.toLowerCase(),
    refBlockHash: raw.ref_block_hash.toLowerCase(),
  };
}

/** Raw data and hash of what `raw_data` says, by tronWeb. */
export function packTransaction(transaction: object): { raw: string; txID: string } {
  const packed = utils.transaction.txJsonToPb(transaction) as unknown;
  return {
    raw: utils.transaction.txPbToRawDataHex(packed).toLowerCase(),
    txID: utils.transaction.txPbToTxID(packed).replace(/^0x/, ''),
  };
}

/** What goes wrong, and what the wallet is like. All may be changed at any time. */
export interface TronWalletSettings {
  /** Chain of the wallet and of its node. */
  chain: 'main' | 'nile';
  /** `older`: before TIP-1193, as OneKey. `noChainId`: all but `eth_chainId`. */
  knows: 'tip1193' | 'older' | 'noChainId';
  locked: boolean;
  /** Reads after connecting until `tronWeb` is there. */
  lateTronWeb: number;
  /** Sun; null for an account that does not exist. */
  coins: number | null;
  isContract: boolean;
  energy: number;
  /** Units, and decimals of the token's contract; null where there is no such contract. */
  tokens: bigint;
  decimals: number | null;
  /** What its `symbol()` answers: hex digits. */
  symbol: string;
  /** By method of the provider, path of the node, or `sign`: what happens instead. May throw anything. */
  readonly instead: Map<string, (value: unknown) => unknown>;
}

/** The wallet. */
export interface TronWallet {
  readonly provider: Provider;
  readonly address: string;
  readonly settings: TronWalletSettings;
  /** Methods of the provider, paths of the node and `sign`, in the order of the calls. */
  readonly asked: string[];
  /** Raw data that the wallet has signed, and what the node has passed on, by hash. */
  readonly signed: string[];
  readonly sent: Map<string, string>;
  /** Puts a transaction into a block. */
  readonly include: (txID: string, result?: 'SUCCESS' | 'OUT_OF_ENERGY') => void;
  /** Shows another account from now on. */
  readonly changeAccount: () => void;
  /** Announces itself by TIP-6963. @returns stops. */
  readonly announce: (page: EventTarget) => () => void;
}

/** An error with a code, as EIP-1193 has it. */
export const rpcError = (code: number, message = 'error'): Error & { code: number } =>
  Object.assign(new Error(message), { code });

/** What never comes. */
export const never = (): Promise<never> => new Promise<never>(() => undefined);

type Reply = Readonly<Record<string, unknown>>;
interface SignedJson {
  readonly txID: string;
  readonly raw_data: RawData;
  readonly signature: readonly string[];
}

/** The node: one block, one account, one token. */
class MemoryNode extends providers.HttpProvider {
  readonly #wallet: Pick<TronWallet, 'settings' | 'asked' | 'sent'>;
  readonly infos: Map<string, Reply>;

  constructor(wallet: Pick<TronWallet, 'settings' | 'asked' | 'sent'>, infos: Map<string, Reply>) {
    super('http://node.invalid');
    this.#wallet = wallet;
    this.infos = infos;
  }

  override async request<T>(path: string, payload: Record<string, unknown> = {}): Promise<T> {
    this.#wallet.asked.push(path);
    const instead = this.#wallet.settings.instead.get(path);
    return (await (instead ? instead(payload) : this.#answer(path, payload))) as T;
  }

  #answer(path: string, payload: Record<string, unknown>): Reply {
    const { settings } = this.#wallet;
    switch (path) {
      case 'wallet/getnowblock':
        return {
          blockID: this.#blockId(),
          block_header: { raw_data: { number: 0x34a5b6c, timestamp: Date.now() } },
        };
      case 'wallet/getblockbynum':
        return { blockID: settings.chain === 'main' ? MAIN_GENESIS : NILE_GENESIS };
      case 'wallet/getaccount':
        if (settings.coins === null) return {};
        return {
          address: payload['address'],
          ...(settings.coins > 0 && { balance: settings.coins }),
          ...(settings.isContract && { type: 'Contract' }),
        };
      case 'wallet/getaccountresource':
        return { freeNetLimit: 600, ...(settings.energy > 0 && { EnergyLimit: settings.energy }) };
      case 'wallet/triggerconstantcontract':
        return this.#constant(String(payload['function_selector']));
      case 'wallet/broadcasttransaction':
        return this.#broadcast(payload as unknown as SignedJson);
      case 'wallet/gettransactioninfobyid':
        return this.infos.get(String(payload['value'])) ?? {};
      default:
        throw new Error(`unknown path ${path}`);
    }
  }

  #blockId(): string {
    const tail = this.#wallet.settings.chain === 'main' ? 'a' : 'b';
    return `000000000${(0x34a5b6c).toString(16)}`.padEnd(64, tail);
  }

  #constant(selector: string): Reply {
    const { decimals, tokens, symbol } = this.#wallet.settings;
    if (decimals === null) return { result: { code: 'CONTRACT_VALIDATE_ERROR', message: '6e6f' } };
    if (selector === 'symbol()') return { result: { result: true }, constant_result: [symbol] };
    const number = selector === 'decimals()' ? BigInt(decimals) : tokens;
    return { result: { result: true }, constant_result: [number.toString(16).padStart(64, '0')] };
  }

  /** As java-tron: it packs `raw_data` anew, whatever `raw_data_hex` says. */
  #broadcast(signed: SignedJson): Reply {
    const { raw, txID: txid } = packTransaction(signed);
    const refused = (code: string): Reply => ({ code, txid, message: '6e6f' });
    if (this.#wallet.sent.has(txid)) return refused('DUP_TRANSACTION_ERROR');
    const { ref_block_hash, expiration, contract } = signed.raw_data;
    if (ref_block_hash !== this.#blockId().slice(16, 32)) return refused('TAPOS_ERROR');
    if (expiration <= Date.now()) return refused('TRANSACTION_EXPIRATION_ERROR');
    const owner = String(contract[0]?.parameter.value['owner_address']);
    const signer = utils.crypto.ecRecover(txid, signed.signature[0] ?? '');
    if (signer.toLowerCase() !== owner.toLowerCase()) return refused('SIGERROR');
    this.#wallet.sent.set(txid, raw);
    return { result: true, txid };
  }
}

/** A wallet with 100 TRX and 1,000 USDT that does what it is asked. */
export function createTronWallet(): TronWallet {
  const settings: TronWalletSettings = {
    chain: 'main',
    knows: 'tip1193',
    locked: false,
    lateTronWeb: 0,
    coins: 100_000_000,
    isContract: false,
    energy: 0,
    tokens: 1_000_000_000n,
    decimals: 6,
    symbol: '',
    instead: new Map(),
  };
  const asked: string[] = [];
  const signed: string[] = [];
  const sent = new Map<string, string>();
  const infos = new Map<string, Reply>();
  const node = new MemoryNode({ settings, asked, sent }, infos);
  const tronWeb = new TronWeb({ fullNode: node, solidityNode: node, privateKey: KEY });
  const address = String(tronWeb.defaultAddress.base58);

  const signByLibrary = tronWeb.trx.sign.bind(tronWeb.trx);
  const sign = async (transaction: never) => {
    asked.push('sign');
    const instead = settings.instead.get('sign');
    if (instead) return await instead(transaction);
    const answer = await signByLibrary(transaction, KEY);
    signed.push((answer as unknown as { raw_data_hex: string }).raw_data_hex);
    return answer;
  };
  Object.assign(tronWeb.trx, { sign });

  function answer(method: string): unknown {
    if (
      settings.knows === 'older' ||
      (settings.knows === 'noChainId' && method === 'eth_chainId')
    ) {
      if (method !== 'tron_requestAccounts') throw rpcError(4200);
    }
    switch (method) {
      case 'eth_requestAccounts':
        settings.locked = false;
        return [address];
      case 'tron_requestAccounts':
        return settings.locked ? '' : { code: 200, message: 'ok' };
      case 'eth_chainId':
        return settings.chain === 'main' ? '0x2b6653dc' : '0xcd8690dc';
      case 'wallet_switchEthereumChain':
        settings.chain = 'main';
        return null;
      default:
        throw rpcError(4200);
    }
  }

  const provider: Provider = {
    async request({ method, params }) {
      asked.push(method);
      const instead = settings.instead.get(method);
      return await (instead ? instead(params) : answer(method));
    },
    get tronWeb() {
      if (settings.locked || settings.lateTronWeb-- > 0) return false;
      return tronWeb;
    },
  };

  return {
    provider,
    address,
    settings,
    asked,
    signed,
    sent,
    include(txID, result = 'SUCCESS') {
      const failed = result === 'SUCCESS' ? {} : { result: 'FAILED' };
      infos.set(txID, { id: txID, blockNumber: 1, receipt: { result }, ...failed });
    },
    changeAccount() {
      tronWeb.setPrivateKey('b2'.repeat(32));
    },
    announce(page) {
      const info = { uuid: 'tron-test', name: 'Tron test', icon: '', rdns: 'invalid.tron.test' };
      const announceIt = () =>
        page.dispatchEvent(
          new CustomEvent('TIP6963:announceProvider', {
            detail: Object.freeze({ info, provider }),
          }),
        );
      page.addEventListener('TIP6963:requestProvider', announceIt);
      announceIt();
      return () => page.removeEventListener('TIP6963:requestProvider', announceIt);
    },
  };
}

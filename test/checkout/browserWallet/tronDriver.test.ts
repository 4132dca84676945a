/** Paying from a Tron wallet: Tron's own library signs, and what it signed is decoded and compared. */
import type { TronWeb } from 'tronweb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { transferRequest, type TransferRequest } from '../../../src/chains/transferRequest.js';
import { watchWallets } from '../../../src/checkout/browserWallet/discovery.js';
import { tronDriver } from '../../../src/checkout/browserWallet/tronDriver.js';
import {
  WalletError,
  type BrowserWallet,
  type WalletDriver,
} from '../../../src/checkout/browserWallet/wallet.js';
import { parseDecimal } from '../../../src/money/decimalString.js';
import { symbolWords } from '../../support/testToken.js';
import {
  createTronWallet,
  decodeTransfer,
  never,
  packTransaction,
  rpcError,
  type TronWallet,
} from '../../support/tronWallet.js';

const RECIPIENT = 'TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HC';
const USDT = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

function requestFor(amount: string, contractAddress: string | null): TransferRequest {
  const made = transferRequest({
    blockchain: 'tron',
    address: RECIPIENT,
    contractAddress,
    isNative: contractAddress === null,
    amount: parseDecimal(amount),
    precision: 6,
  });
  if (!made) throw new Error('no request');
  return made;
}
const usdt = requestFor('12.34', USDT);
const trx = requestFor('5.5', null);

let wallet: TronWallet;
let driver: WalletDriver;
let onAsk: () => void;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') });
  wallet = createTronWallet();
  driver = tronDriver(wallet.provider, usdt);
  onAsk = vi.fn();
});

/** Lets time pass until the work has ended. */
async function settled<T>(work: Promise<T>): Promise<T> {
  let isOver = false;
  const end = () => void (isOver = true);
  work.then(end, end);
  for (let turns = 0; !isOver && turns < 200; turns++) await vi.advanceTimersByTimeAsync(500);
  if (!isOver) throw new Error('still not over');
  return await work;
}

/** The error of work that must fail, which is a WalletError whatever the wallet did. */
async function errorOf(work: Promise<unknown>): Promise<WalletError> {
  const error: unknown = await settled(work).then(
    () => new Error('it succeeded'),
    (reason: unknown) => reason,
  );
  expect(error instanceof WalletError).toBe(true);
  return error as WalletError;
}
const problemOf = async (work: Promise<unknown>) => (await errorOf(work)).problem;

const send = () => driver.send(wallet.address, onAsk);
const replace = (what: string, by: (value: unknown) => unknown) =>
  wallet.settings.instead.set(what, by);
function throwing(error: unknown): () => never {
  return () => {
    throw error;
  };
}
/** What the wallet signs once it has been changed by this. */
function signChanged(change: (transaction: Record<string, unknown>) => unknown): void {
  replace('sign', (transaction) => {
    wallet.settings.instead.delete('sign');
    const tronWeb = wallet.provider.tronWeb as TronWeb;
    const copy = structuredClone(transaction) as Record<string, unknown>;
    return tronWeb.trx.sign((change(copy) ?? copy) as never);
  });
}

/** Everything that a page can be thrown at. */
const trap = throwing(new Error('trap'));
const STRANGE: readonly (readonly [string, unknown])[] = [
  ['undefined', undefined],
  ['null', null],
  ['a number', 7],
  ['a text', 'something'],
  ['a symbol', Symbol('s')],
  ['a function', () => 4001],
  ['an object without a prototype', Object.create(null)],
  ['getters that throw', Object.defineProperty({}, 'code', { get: trap })],
  ['a message that is no text', { message: { toString: trap } }],
  ['a code that is no number', { code: { valueOf: trap } }],
  [
    'a proxy that always throws',
    new Proxy({}, { get: trap, has: trap, getPrototypeOf: trap, ownKeys: trap }),
  ],
];

describe('a transfer from a Tron wallet', () => {
  it.each([
    ['a token', usdt, { contract: USDT, units: '12340000', feeLimit: 60_000_000 }],
    ['TRX', trx, { contract: null, units: '5500000', feeLimit: 0 }],
  ])('of %s is signed and sent exactly as asked', async (_what, request, expected) => {
    driver = tronDriver(wallet.provider, request);
    const account = await settled(driver.connect());
    expect(account).toBe(wallet.address);
    expect(await settled(driver.isOnNetwork())).toBe(true);
    await settled(driver.checkAccount(account));
    const txID = await settled(driver.send(account, onAsk));
    expect([...wallet.sent.keys()]).toEqual([txID]);
    expect(wallet.signed).toEqual([wallet.sent.get(txID)]);
    const decoded = decodeTransfer(wallet.signed[0] ?? '');
    expect(decoded).toMatchObject({ ...expected, owner: wallet.address, recipient: RECIPIENT });
    expect(decoded.expiration - decoded.timestamp).toBe(60_000);
    expect(wallet.asked.filter((what) => what === 'sign')).toHaveLength(1);
    expect(wallet.asked.filter((what) => what.endsWith('broadcasttransaction'))).toHaveLength(1);
  });

  it('is made through a wallet that announced itself', async () => {
    const page = new EventTarget();
    for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) {
      vi.stubGlobal(name, page[name].bind(page));
    }
    const stop = wallet.announce(page);
    let found: readonly BrowserWallet[] = [];
    const unwatch = watchWallets('tron', (wallets) => (found = wallets));
    unwatch();
    stop();
    vi.unstubAllGlobals();
    const provider = found[0]?.provider;
    if (!provider) throw new Error('nothing found');
    expect(await settled(tronDriver(provider, usdt).send(wallet.address, onAsk))).toMatch(
      /^[0-9a-f]{64}$/,
    );
  });

  it('is announced to the page before the wallet is asked to sign, and again before it is sent', async () => {
    const asked: unknown[] = [];
    await settled(driver.send(wallet.address, () => asked.push(wallet.asked.at(-1))));
    expect(asked[0]).toBe('wallet/getnowblock');
    expect(wallet.asked.indexOf('sign')).toBeGreaterThan(
      wallet.asked.indexOf('wallet/getnowblock'),
    );
    expect(asked).toHaveLength(2);
  });

  it('is not sent if the page no longer wants it once it is signed', async () => {
    let calls = 0;
    const leave = () => {
      if (++calls === 2) throw new WalletError('refused');
    };
    expect(await problemOf(driver.send(wallet.address, leave))).toBe('refused');
    expect(wallet.signed).toHaveLength(1);
    expect(wallet.sent.size).toBe(0);
  });
});

describe('connecting a Tron wallet', () => {
  it('waits a moment for tronWeb', async () => {
    wallet.settings.knows = 'older';
    wallet.settings.lateTronWeb = 5;
    expect(await settled(driver.connect())).toBe(wallet.address);
  });

  it.each([
    ['refused', rpcError(4001)],
    ['refused', { message: 'User rejected the request' }],
    ['busy', rpcError(-32002)],
    ['locked', rpcError(4100)],
  ])('is %s', async (problem, error) => {
    replace('eth_requestAccounts', throwing(error));
    expect(await problemOf(driver.connect())).toBe(problem);
    expect(wallet.asked).toEqual(['eth_requestAccounts']);
  });

  it.each([
    ['refused', { code: 4001, message: 'User rejected the request' }],
    ['busy', { code: 4000, message: 'Authorization requests are being processed' }],
    ['locked', ''],
    ['locked', null],
  ])('of a wallet before TIP-1193 is %s', async (problem, answer) => {
    wallet.settings.knows = 'older';
    replace('tron_requestAccounts', () => answer);
    expect(await problemOf(driver.connect())).toBe(problem);
  });

  it('finds a wallet locked that shows no tronWeb', async () => {
    wallet.settings.locked = true;
    expect(await problemOf(send())).toBe('locked');
    expect(onAsk).not.toHaveBeenCalled();
  });

  it.each([[[]], [null], ['TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HC'], [['0xabc']], [[{}]], [{ 0: 5 }]])(
    'takes %j for no account',
    async (answer) => {
      replace('eth_requestAccounts', () => answer);
      expect(await problemOf(driver.connect())).toBe('locked');
    },
  );
});

describe('the network of a Tron wallet', () => {
  it.each(['tip1193', 'noChainId'] as const)('is read and changed (%s)', async (knows) => {
    wallet.settings.knows = knows;
    wallet.settings.chain = 'nile';
    expect(await settled(driver.isOnNetwork())).toBe(false);
    expect(await problemOf(send())).toBe('wrong_network');
    expect(onAsk).not.toHaveBeenCalled();
    await settled(driver.switchNetwork());
    expect(await settled(driver.isOnNetwork())).toBe(true);
  });

  it.each([
    ['refused', throwing(rpcError(4001))],
    ['wrong_network', throwing(rpcError(4902))],
    ['failed', throwing(rpcError(4200))],
    ['wrong_network', () => null],
  ])('that is not changed is %s', async (problem, by) => {
    wallet.settings.chain = 'nile';
    replace('wallet_switchEthereumChain', by);
    expect(await problemOf(driver.switchNetwork())).toBe(problem);
  });

  it('that changes while the wallet signs ends it before anything is sent', async () => {
    signChanged(() => void (wallet.settings.chain = 'nile'));
    expect(await problemOf(send())).toBe('wrong_network');
    expect(wallet.sent.size).toBe(0);
  });

  it('cannot be mistaken: the block of another network makes the transaction void there', async () => {
    replace('eth_chainId', () => '0x2b6653dc');
    wallet.settings.chain = 'nile';
    signChanged(() => void (wallet.settings.chain = 'main'));
    expect(await problemOf(send())).toBe('failed');
    expect(wallet.sent.size).toBe(0);
  });
});

describe('the account of a Tron wallet', () => {
  const check = () => driver.checkAccount(wallet.address);

  it.each([
    ['not_enough', usdt, { tokens: 12_339_999n }],
    ['not_enough', trx, { coins: 5_499_999 }],
    ['not_enough', trx, { coins: null }],
    ['no_fee_coin', usdt, { coins: 0 }],
    ['no_fee_coin', usdt, { coins: null }],
    ['wrong_token', usdt, { decimals: 18 }],
    ['failed', usdt, { decimals: null }],
    ['contract_account', trx, { isContract: true }],
  ])('has %s', async (problem, request, part) => {
    driver = tronDriver(wallet.provider, request);
    Object.assign(wallet.settings, part);
    expect(await problemOf(check())).toBe(problem);
  });

  it.each([
    ['exactly the tokens', usdt, { tokens: 12_340_000n }],
    ['exactly the TRX, as some transfers a day are free', trx, { coins: 5_500_000 }],
    ['no TRX but energy', usdt, { coins: 0, energy: 131_000 }],
    ['more than JSON counts', trx, { coins: 2 ** 60 }],
  ])('is good enough with %s', async (_what, request, part) => {
    driver = tronDriver(wallet.provider, request);
    Object.assign(wallet.settings, part);
    await expect(settled(check())).resolves.toBeUndefined();
  });

  it.each([
    ['fails', throwing(new Error('Network Error'))],
    ['never comes', never],
    ['is an error', () => ({ Error: 'this API is closed because this node is a lite fullnode' })],
    ['is no object', () => 'x'],
  ])('is no objection where the answer %s', async (_what, by) => {
    driver = tronDriver(wallet.provider, trx);
    replace('wallet/getaccount', by);
    await expect(settled(check())).resolves.toBeUndefined();
  });

  it('is one for a token whose decimals cannot be read: the amount could be another', async () => {
    replace('wallet/triggerconstantcontract', throwing(new Error('Network Error')));
    expect(await problemOf(check())).toBe('failed');
    replace('wallet/triggerconstantcontract', never);
    expect(await problemOf(check())).toBe('no_answer');
    replace('wallet/triggerconstantcontract', () => ({ constant_result: [''] }));
    expect(await problemOf(check())).toBe('wrong_token');
  });

  it.each<[string, string, string]>([
    ['fine', 'a string', symbolWords('JST', 'string').join('')],
    ['fine', '32 bytes', symbolWords('JST', 'bytes32').join('')],
    ['wrong_token', 'another name', symbolWords('SUN', 'string').join('')],
    ['wrong_token', 'nothing, as after a revert', ''],
  ])('is %s where an unknown token answers as its symbol %s', async (problem, _, symbol) => {
    const token = usdt.token && { ...usdt.token, symbol: 'JST' };
    driver = tronDriver(wallet.provider, { ...usdt, token });
    wallet.settings.symbol = symbol;
    const answer = check().then(
      () => 'fine',
      (error: unknown) => (error as WalletError).problem,
    );
    expect(await settled(answer)).toBe(problem);
  });

  it('that is another one now ends it before the wallet is asked', async () => {
    wallet.changeAccount();
    expect(await problemOf(send())).toBe('account_changed');
    expect(onAsk).not.toHaveBeenCalled();
  });
});

describe('what a Tron wallet signs', () => {
  it.each([
    ['refused', rpcError(4001)],
    ['refused', 'Confirmation declined by user'],
    ['refused', new Error('cancel')],
    ['busy', rpcError(-32002)],
    ['locked', rpcError(4100)],
    ['uncertain', new SyntaxError('Unexpected token')],
  ])('is %s', async (problem, error) => {
    replace('sign', throwing(error));
    expect(await problemOf(send())).toBe(problem);
    expect(onAsk).toHaveBeenCalledOnce();
    expect(wallet.sent.size).toBe(0);
  });

  const value = (transaction: Record<string, unknown>) =>
    (
      transaction['raw_data'] as {
        contract: { parameter: { value: Record<string, unknown> } }[];
        fee_limit: number;
      }
    ).contract[0]?.parameter.value ?? {};
  const packed = (transaction: Record<string, unknown>) => {
    const { raw, txID } = packTransaction(transaction);
    return { ...transaction, raw_data_hex: raw, txID };
  };
  it.each([
    [
      'another recipient',
      (transaction: Record<string, unknown>) => {
        const call = String(value(transaction)['data']);
        value(transaction)['data'] = `${call.slice(0, 32)}${'ee'.repeat(20)}${call.slice(72)}`;
      },
    ],
    [
      'a higher fee limit',
      (transaction: Record<string, unknown>) =>
        ((transaction['raw_data'] as { fee_limit: number }).fee_limit = 900_000_000),
    ],
  ])('is never sent with %s', async (_what, change) => {
    signChanged((transaction) => {
      change(transaction);
      return packed(transaction);
    });
    expect(await problemOf(send())).toBe('uncertain');
    expect(wallet.signed).toHaveLength(1);
    expect(wallet.sent.size).toBe(0);
  });

  it('is never sent changed, though the wallet says that it is the same', async () => {
    let asked: Record<string, unknown> = {};
    replace('sign', async (transaction) => {
      wallet.settings.instead.delete('sign');
      asked = structuredClone(transaction) as typeof asked;
      // Written into our object, and into the answer.
      const given = transaction as Record<string, unknown>;
      value(given)['data'] = `a9059cbb${'ee'.repeat(32)}${'00'.repeat(31)}01`;
      const { signature } = (await (wallet.provider.tronWeb as TronWeb).trx.sign(
        packed(given) as never,
      )) as unknown as { signature: string[] };
      return { ...given, raw_data_hex: asked['raw_data_hex'], txID: asked['txID'], signature };
    });
    // What is sent is ours, so the signature of something else does not fit.
    expect(await problemOf(send())).toBe('failed');
    expect(wallet.sent.size).toBe(0);
  });

  it.each([
    [undefined],
    [null],
    ['a'.repeat(64)],
    [{ result: true, txid: 'a'.repeat(64) }],
    [(transaction: object) => ({ ...transaction, signature: [] })],
    [(transaction: object) => ({ ...transaction, signature: ['ff'] })],
    [(transaction: object) => ({ ...transaction, signature: [{}] })],
    [(transaction: object) => ({ ...transaction, signature: 'f'.repeat(130) })],
  ])('is not sent if it is %j', async (answer) => {
    replace('sign', (transaction) =>
      typeof answer === 'function' ? answer(transaction as object) : answer,
    );
    expect(await problemOf(send())).toBe('uncertain');
    expect(wallet.sent.size).toBe(0);
  });

  it('too late is refused by the network, and nothing was sent', async () => {
    replace('sign', async (transaction) => {
      wallet.settings.instead.delete('sign');
      await vi.advanceTimersByTimeAsync(60_001);
      return (wallet.provider.tronWeb as TronWeb).trx.sign(transaction as never);
    });
    expect(await problemOf(send())).toBe('failed');
    expect(wallet.signed).toHaveLength(1);
  });
});

describe('sending from a Tron wallet', () => {
  const path = 'wallet/broadcasttransaction';

  it.each([
    ['SIGERROR'],
    ['CONTRACT_VALIDATE_ERROR'],
    ['CONTRACT_EXE_ERROR'],
    ['BANDWITH_ERROR'],
    ['TAPOS_ERROR'],
    ['TOO_BIG_TRANSACTION_ERROR'],
    ['TRANSACTION_EXPIRATION_ERROR'],
  ])('is failed where the node says %s', async (code) => {
    replace(path, () => ({ code, message: '6e6f' }));
    const error = await errorOf(send());
    expect(error).toMatchObject({ problem: 'failed', txHash: null });
  });

  it.each([
    ['is busy', () => ({ code: 'SERVER_BUSY' })],
    ['has another error', () => ({ code: 'OTHER_ERROR' })],
    ['answers a strange code', () => ({ code: ['SIGERROR'] })],
    ['answers nothing', () => undefined],
    ['answers a text', () => 'SIGERROR'],
    ['answers an error', () => ({ Error: 'class java.lang.NullPointerException' })],
    ['cannot be reached', throwing(new Error('Network Error'))],
    ['never answers', never],
  ])('is uncertain where the node %s, with the hash', async (_what, by) => {
    replace(path, by);
    const error = await errorOf(send());
    expect(error.problem).toBe('uncertain');
    expect(error.txHash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('is done where the wallet has sent it by itself', async () => {
    replace(path, () => ({ code: 'DUP_TRANSACTION_ERROR' }));
    expect(await settled(send())).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each([
    ['a policy of the page forbids it', throwing(new Error('Network Error')), 'failed'],
    ['it never answers', never, 'no_answer'],
    ['it has no block', () => ({}), 'failed'],
    ['its block has no number', () => ({ blockID: 'x'.repeat(64) }), 'failed'],
    [
      'its block has no time',
      () => ({ blockID: 'a'.repeat(64), block_header: { raw_data: { timestamp: '1' } } }),
      'failed',
    ],
    [
      'its time is none',
      () => ({ blockID: 'a'.repeat(64), block_header: { raw_data: { timestamp: -1 } } }),
      'failed',
    ],
  ])('does not begin where the node cannot be asked: %s', async (_what, by, problem) => {
    replace('wallet/getnowblock', by);
    expect(await problemOf(send())).toBe(problem);
    expect(onAsk).not.toHaveBeenCalled();
    expect(wallet.asked).not.toContain('sign');
  });
});

describe('whatever a Tron wallet throws or answers', () => {
  const places = ['eth_requestAccounts', 'eth_chainId', 'wallet_switchEthereumChain', 'sign'];
  const paths = ['getnowblock', 'getblockbynum', 'getaccount', 'triggerconstantcontract'];
  const all = [...places, ...paths.map((name) => `wallet/${name}`), 'wallet/broadcasttransaction'];

  /** Does everything, in the page's order. @returns what was sent, or the problem. */
  async function pay(): Promise<string> {
    try {
      const account = await settled(driver.connect());
      if (!(await settled(driver.isOnNetwork()))) await settled(driver.switchNetwork());
      await settled(driver.checkAccount(account));
      return await settled(driver.send(account, onAsk));
    } catch (error) {
      if (!(error instanceof WalletError)) throw error;
      return error.problem;
    }
  }

  describe.each(all)('at %s', (place) => {
    it.each(STRANGE)(
      'it is a WalletError, and at most one transfer: throws %s',
      async (_what, thrown) => {
        wallet.settings.chain = place === 'wallet_switchEthereumChain' ? 'nile' : 'main';
        replace(place, throwing(thrown));
        await pay();
        for (const raw of wallet.sent.values()) {
          expect(decodeTransfer(raw)).toMatchObject({ recipient: RECIPIENT, units: '12340000' });
        }
        expect(wallet.asked.filter((what) => what === 'sign').length).toBeLessThan(2);
        expect(wallet.sent.size).toBeLessThan(2);
      },
    );

    it.each(STRANGE)('it is a WalletError: answers %s', async (_what, answer) => {
      wallet.settings.chain = place === 'wallet_switchEthereumChain' ? 'nile' : 'main';
      replace(place, () => answer);
      await pay();
      expect(wallet.sent.size).toBeLessThan(2);
    });
  });

  it.each(STRANGE)('a tronWeb that is %s is an error like any other', async (_what, tronWeb) => {
    const provider = { request: wallet.provider.request, tronWeb };
    driver = tronDriver(provider, usdt);
    expect(await pay()).toMatch(/^(?:locked|failed|wrong_token)$/);
    expect(await settled(driver.look('a'.repeat(64), wallet.address))).toBe('pending');
  });
});

describe('what became of a transaction on Tron', () => {
  const look = (txID: string) => settled(driver.look(txID, wallet.address));

  it.each([
    ['included', 'SUCCESS'],
    ['failed', 'OUT_OF_ENERGY'],
  ] as const)('is %s', async (fate, result) => {
    const txID = await settled(send());
    expect(await look(txID)).toBe('pending');
    wallet.include(txID, result);
    expect(await look(txID)).toBe(fate);
  });

  it('of TRX has no receipt of a contract', async () => {
    replace('wallet/gettransactioninfobyid', () => ({ blockNumber: 5, receipt: { net_usage: 1 } }));
    expect(await look('a'.repeat(64))).toBe('included');
  });

  it('is dropped once it can no longer get into a block', async () => {
    const txID = await settled(send());
    expect(await look(txID)).toBe('pending');
    await vi.advanceTimersByTimeAsync(119_000);
    expect(await look(txID)).toBe('pending');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await look(txID)).toBe('dropped');
  });

  it.each([
    ['fails', throwing(new Error('Network Error'))],
    ['never comes', never],
    ['is an error', () => ({ Error: 'x' })],
    ['is nothing', () => undefined],
  ])('stays pending where the answer %s', async (_what, by) => {
    replace('wallet/gettransactioninfobyid', by);
    expect(await look('a'.repeat(64))).toBe('pending');
    await vi.advanceTimersByTimeAsync(1_000_000);
    expect(await look('a'.repeat(64))).toBe('pending');
  });
});

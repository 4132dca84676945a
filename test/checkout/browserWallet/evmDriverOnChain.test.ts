/** The EVM driver against a wallet over real chains: what it sends, and that it believes no answer too much. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { transferRequest, type TransferRequest } from '../../../src/chains/transferRequest.js';
import { evmDriver } from '../../../src/checkout/browserWallet/evmDriver.js';
import {
  WalletError,
  type Fate,
  type WalletDriver,
  type WalletProblem,
} from '../../../src/checkout/browserWallet/wallet.js';
import { parseDecimal } from '../../../src/money/decimalString.js';
import { startEvmNode, type EvmNode } from '../../support/evmNode.js';
import { symbolWords, tokenCode } from '../../support/testToken.js';
import {
  createEvmWallet,
  ProviderRpcError,
  type Answer,
  type EvmWallet,
  type WalletCall,
} from '../../support/evmWallet.js';
import {
  addsWithoutSwitch,
  answers,
  cancel,
  changesAccount,
  changesChain,
  DELEGATION,
  drop,
  hidesUnknownChain,
  ignoresSwitch,
  isBusy,
  locked,
  providerOf,
  refuses,
  revert,
  sendsAndThrows,
  silent,
  speedUp,
  switchesAndThrows,
  throws,
  THROWN,
  translatesUnknownChain,
  WRONG_ACCOUNTS,
  WRONG_CHAIN_IDS,
  WRONG_HASHES,
} from '../../support/walletBehaviours.js';

const RECIPIENT = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const TETHER = '0x55d398326f99059ff775485246999027b3197955';
const UNITS = 20_500_000_000_000_000_000n;
const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const RICH = 10_000n * 10n ** 18n;

function requestOf(isNative: boolean): TransferRequest {
  const request = transferRequest({
    blockchain: 'bsc',
    address: RECIPIENT,
    isNative,
    contractAddress: isNative ? 'bnb' : TETHER,
    precision: isNative ? 8 : 18,
    amount: parseDecimal('20.5'),
  });
  if (!request) throw new Error('expected a transfer');
  return request;
}
const TOKEN = requestOf(false);
const COIN = requestOf(true);

let bsc: EvmNode;
let ethereum: EvmNode;
let wallet: EvmWallet;

beforeAll(async () => {
  [bsc, ethereum] = await Promise.all([startEvmNode(56), startEvmNode(1)]);
});
afterAll(async () => {
  await Promise.all([bsc.stop(), ethereum.stop()]);
});
beforeEach(async () => {
  [open, unanswered] = [0, 0];
  wallet = createEvmWallet({ nodes: [bsc, ethereum] });
  // What the test before has sent must not be mined after the balances are set.
  await bsc.setMining(true);
  const sentBy = (block: string) => bsc.call('eth_getTransactionCount', [ACCOUNT, block]);
  while ((await sentBy('pending')) !== (await sentBy('latest'))) await bsc.mine();
  await bsc.placeToken(TETHER, 18);
  await bsc.setTokens(TETHER, ACCOUNT, UNITS);
  await bsc.setTokens(TETHER, RECIPIENT, 0n);
  await bsc.setCoins(ACCOUNT, RICH);
  await bsc.setCode(ACCOUNT, '0x');
  // What waits for time waits for this one; chains answer in their own.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

/** Requests that are not answered yet, and those of them that never will be. */
let open = 0;
let unanswered = 0;
const mute: Answer = () => {
  unanswered += 1;
  return silent(() => Promise.resolve(), { method: '' });
};

function driverOf(request = TOKEN): WalletDriver {
  const provider = providerOf(wallet);
  const counted = async (call: WalletCall): Promise<unknown> => {
    open += 1;
    try {
      return await provider.request(call);
    } finally {
      open -= 1;
    }
  };
  return evmDriver({ ...provider, request: counted }, request);
}
const sends = () => wallet.requests.filter(({ method }) => method === 'eth_sendTransaction');

/** Moves the clock on while something waits, but not while a chain is about to answer. */
async function inFakeTime<T>(work: Promise<T>): Promise<T> {
  let isDone = false;
  const watched = work.finally(() => (isDone = true));
  watched.catch(() => undefined);
  while (!isDone) {
    await new Promise((resolve) => setImmediate(resolve));
    if (open === unanswered) await vi.advanceTimersByTimeAsync(100);
  }
  return watched;
}

/** All steps, in the order of the page. @returns the hash, or what stopped it. */
async function pay(request = TOKEN, driver = driverOf(request)): Promise<string> {
  return inFakeTime(
    (async () => {
      const account = await driver.connect();
      if (!(await driver.isOnNetwork())) await driver.switchNetwork();
      await driver.checkAccount(account);
      return driver.send(account, () => {});
    })(),
  );
}

async function problemOf(work: Promise<unknown>): Promise<WalletProblem | 'none' | 'stray'> {
  try {
    await work;
    return 'none';
  } catch (error) {
    return error instanceof WalletError ? error.problem : 'stray';
  }
}
const named = (values: readonly unknown[]) =>
  values.map((value, at) => [`${String(at)}: ${String(JSON.stringify(value))}`, value] as const);

describe('an honest wallet', () => {
  it('sends the token to the last digit', async () => {
    const hash = await pay();
    expect(await bsc.mined(hash)).toMatchObject({ status: '0x1', to: TETHER });
    expect(await bsc.tokensOf(TETHER, RECIPIENT)).toBe(UNITS);
    expect(sends()).toEqual([
      {
        method: 'eth_sendTransaction',
        params: [
          {
            from: ACCOUNT,
            to: TOKEN.token?.contract,
            value: '0x0',
            data: `0xa9059cbb${RECIPIENT.slice(2).toLowerCase().padStart(64, '0')}${UNITS.toString(16).padStart(64, '0')}`,
            chainId: '0x38',
          },
        ],
      },
    ]);
  });

  it('sends the coin to the last wei', async () => {
    const before = await bsc.coinsOf(RECIPIENT);
    await bsc.mined(await pay(COIN));
    expect((await bsc.coinsOf(RECIPIENT)) - before).toBe(UNITS);
  });

  it('changes its network first, and adds it where it does not know it', async () => {
    wallet = createEvmWallet({ nodes: [ethereum, bsc], unknown: [56] });
    const hash = await pay();
    expect(await bsc.mined(hash)).toMatchObject({ status: '0x1' });
    const added = wallet.requests.filter(({ method }) => method === 'wallet_addEthereumChain');
    expect(added).toEqual([
      {
        method: 'wallet_addEthereumChain',
        params: [
          {
            chainId: '0x38',
            chainName: 'BNB Smart Chain',
            nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
            rpcUrls: [expect.stringMatching(/^https:\/\//)],
          },
        ],
      },
    ]);
  });

  it.each([
    ['hides that it does not know the network', () => hidesUnknownChain],
    ['adds the network and stays where it is', () => addsWithoutSwitch(wallet)],
    ['says in words of its own that it does not know the network', () => translatesUnknownChain],
    ['changes the network and throws all the same', () => switchesAndThrows(wallet)],
  ])('%s', async (_, behaviour) => {
    wallet = createEvmWallet({ nodes: [ethereum, bsc], unknown: [56] });
    wallet.behave(behaviour());
    expect(await bsc.mined(await pay())).toMatchObject({ status: '0x1' });
  });
});

describe('nothing is asked to be sent', () => {
  it.each<[string, WalletProblem, () => void | Promise<void>]>([
    ['it is locked', 'locked', () => wallet.behave(locked)],
    ['its person does not connect', 'refused', () => wallet.behave(refuses.connect)],
    ['it is busy with connecting', 'busy', () => wallet.behave(isBusy.connect)],
    [
      'there is too little of the token',
      'not_enough',
      () => bsc.setTokens(TETHER, ACCOUNT, UNITS - 1n),
    ],
    ['there is no coin for the fee', 'no_fee_coin', () => bsc.setCoins(ACCOUNT, 0n)],
    ['the account is a contract', 'contract_account', () => bsc.setCode(ACCOUNT, '0x6000')],
    [
      'the account is a contract that only begins as a delegation does',
      'contract_account',
      () => bsc.setCode(ACCOUNT, '0xef0200'),
    ],
    ['the contract counts in other decimals', 'wrong_token', () => bsc.placeToken(TETHER, 6)],
    ['there is no contract', 'wrong_token', () => bsc.setCode(TETHER, '0x')],
    [
      'another account is chosen meanwhile',
      'account_changed',
      () => wallet.behave(changesAccount(wallet, 'eth_getBalance', bsc.accounts[1] ?? '')),
    ],
    [
      'another network is chosen meanwhile',
      'wrong_network',
      () => wallet.behave(changesChain(wallet, 'eth_getBalance', 1)),
    ],
    ['it is locked meanwhile', 'locked', () => wallet.behave({ eth_accounts: answers([]) })],
  ])('if %s', async (_, problem, prepare) => {
    await prepare();
    expect(await problemOf(pay())).toBe(problem);
    expect(sends()).toEqual([]);
  });

  it('if there is too little of the coin, or nothing left for the fee', async () => {
    for (const coins of [0n, UNITS - 1n, UNITS]) {
      await bsc.setCoins(ACCOUNT, coins);
      expect(await problemOf(pay(COIN))).toBe('not_enough');
    }
    expect(sends()).toEqual([]);
  });

  it.each<[string, WalletProblem, Parameters<EvmWallet['behave']>[0]]>([
    ['its person does not change the network', 'refused', refuses.switch],
    ['it is busy with the network', 'busy', isBusy.switch],
    ['it only says that it has changed the network', 'wrong_network', ignoresSwitch],
  ])('if %s', async (_, problem, behaviour) => {
    wallet = createEvmWallet({ nodes: [ethereum, bsc] });
    wallet.behave(behaviour);
    expect(await problemOf(pay())).toBe(problem);
    expect(sends()).toEqual([]);
  });

  it('if its person does not add the network', async () => {
    wallet = createEvmWallet({ nodes: [ethereum, bsc], unknown: [56] });
    wallet.behave(refuses.add);
    expect(await problemOf(pay())).toBe('refused');
    expect(sends()).toEqual([]);
  });

  it.each(named(WRONG_ACCOUNTS))('if it shows as its accounts %s', async (_, value) => {
    // In another letter case it is still this account: the wallet signs for it, whatever its checksum.
    const isAccount = Array.isArray(value) && String(value[0]).toLowerCase() === wallet.account;
    for (const method of ['eth_requestAccounts', 'eth_accounts']) {
      wallet.behaveHonestly();
      wallet.behave({ [method]: answers(value) });
      expect(['locked', 'failed', ...(isAccount ? ['none'] : [])]).toContain(
        await problemOf(pay()),
      );
    }
    if (!isAccount) expect(sends()).toEqual([]);
  });

  it.each(named(WRONG_CHAIN_IDS))('if it says that it is on %s', async (_, value) => {
    wallet.behave({ eth_chainId: answers(value), wallet_switchEthereumChain: answers(null) });
    expect(['wrong_network', 'failed']).toContain(await problemOf(pay()));
    expect(sends()).toEqual([]);
  });

  it.each(['eth_chainId', 'eth_accounts'])(
    'if it never answers to %s, and that is said after ten seconds',
    async (method) => {
      wallet.behave({ [method]: mute });
      expect(['no_answer', 'locked']).toContain(await problemOf(pay()));
      expect(sends()).toEqual([]);
    },
  );

  it.each<[string, WalletProblem, Answer]>([
    ['its node fails', 'failed', throws(new ProviderRpcError(-32603, 'Internal error.'))],
    ['its node never answers', 'no_answer', mute],
  ])(
    'if the decimals cannot be read because %s, which another try may change',
    async (_, problem, answer) => {
      wallet.behave({ eth_call: answer });
      expect(await problemOf(pay())).toBe(problem);
      expect(sends()).toEqual([]);
    },
  );

  it.each(Object.entries(THROWN))('if connecting throws %s', async (_, value) => {
    wallet.behave({ eth_requestAccounts: throws(value) });
    expect(['failed', 'refused']).toContain(await problemOf(pay()));
    expect(sends()).toEqual([]);
  });
});

describe('a token whose contract the store does not know', () => {
  const place = (symbol: readonly string[]) => bsc.setCode(TETHER, tokenCode(18, symbol));
  const unknown: TransferRequest = {
    ...TOKEN,
    token: TOKEN.token && { ...TOKEN.token, symbol: 'MKR' },
  };
  const check = () => problemOf(inFakeTime(driverOf(unknown).checkAccount(ACCOUNT)));

  it.each(['string', 'bytes32'] as const)('is paid if it calls itself so, by %s', async (form) => {
    await place(symbolWords('MKR', form));
    expect(await check()).toBe('none');
    await place(symbolWords('mkr', form));
    expect(await check()).toBe('none');
  });

  it.each<[string, readonly string[]]>([
    ['by another name', symbolWords('WBTC', 'string')],
    ['by another name in 32 bytes', symbolWords('WBTC', 'bytes32')],
    ['by a name that only begins so', symbolWords('MKR2', 'string')],
    ['by letters that look so', symbolWords('МKR', 'string')],
    ['by an empty name', symbolWords('', 'string')],
    ['by nothing: it reverts', []],
  ])('is not sent if it calls itself %s', async (_, symbol) => {
    await place(symbol);
    expect(await check()).toBe('wrong_token');
    expect(sends()).toEqual([]);
  });

  it('may be tried again if only its node failed', async () => {
    await place(symbolWords('MKR', 'string'));
    wallet.behave({
      eth_call: (honest, call) =>
        JSON.stringify(call).includes('95d89b41')
          ? Promise.reject(new ProviderRpcError(-32603, 'Internal error.'))
          : honest(),
    });
    expect(await check()).toBe('failed');
  });
});

describe('an account of a person', () => {
  it('that lends itself code (EIP-7702) may pay', async () => {
    await bsc.setCode(ACCOUNT, DELEGATION);
    expect(await problemOf(inFakeTime(driverOf().checkAccount(ACCOUNT)))).toBe('none');
  });

  it.each(['eth_getCode', 'eth_getBalance', 'eth_getTransactionCount'])(
    'may pay where the wallet does not let us read %s',
    async (method) => {
      wallet.behave({ [method]: throws(new ProviderRpcError(4200, 'Not supported.')) });
      expect(await bsc.mined(await pay())).toMatchObject({ status: '0x1' });
    },
  );
});

describe('it is not claimed that nothing was sent', () => {
  it.each(named(WRONG_HASHES))('if the answer is %s', async (_, value) => {
    wallet.behave({
      eth_sendTransaction: async (honest) => {
        await honest();
        return value;
      },
    });
    expect(await problemOf(pay())).toBe('uncertain');
  });

  it.each(
    Object.entries(THROWN).filter(
      // A wallet that says 4001 has not asked its node.
      ([name]) => !name.includes('cycle'),
    ),
  )('if sending throws %s', async (_, value) => {
    wallet.behave(sendsAndThrows(value));
    expect(await problemOf(pay())).toBe('uncertain');
    expect(wallet.sent).toHaveLength(1);
  });

  it('if the wallet went to another network while it was asked', async () => {
    wallet.behave(changesChain(wallet, 'eth_sendTransaction', 1));
    expect(await problemOf(pay())).toBe('uncertain');
  });

  it('but it is where the person declines', async () => {
    wallet.behave(refuses.send);
    expect(await problemOf(pay())).toBe('refused');
    wallet.behave(isBusy.send);
    expect(await problemOf(pay())).toBe('busy');
    expect(wallet.sent).toEqual([]);
  });
});

describe('a transaction that waits', () => {
  /** Sends without a block, then does something to it, and looks. */
  async function fateAfter(change: (hash: string) => Promise<unknown>, looks = 1): Promise<Fate> {
    await bsc.setMining(false);
    const driver = driverOf();
    const hash = await pay(TOKEN, driver);
    expect(await inFakeTime(driver.look(hash, ACCOUNT))).toBe('pending');
    await change(hash);
    let fate: Fate = 'pending';
    for (let at = 0; at < looks; at += 1) fate = await inFakeTime(driver.look(hash, ACCOUNT));
    return fate;
  }

  it.each<[string, Fate, (hash: string) => Promise<unknown>]>([
    ['is included', 'included', () => bsc.mine()],
    ['is sped up', 'replaced', (hash) => speedUp(bsc, hash)],
    ['is cancelled', 'replaced', (hash) => cancel(bsc, hash)],
    ['fails on the chain', 'failed', () => revert(bsc, TETHER, ACCOUNT)],
  ])('%s', async (_, fate, change) => {
    expect(await fateAfter(change, 2)).toBe(fate);
  });

  it('is not replaced because one node is behind another', async () => {
    await bsc.setMining(false);
    const driver = driverOf();
    const hash = await pay(TOKEN, driver);
    await bsc.mine();
    const behind = answers(null);
    wallet.behave({ eth_getTransactionReceipt: behind, eth_getTransactionByHash: behind });
    expect(await inFakeTime(driver.look(hash, ACCOUNT))).toBe('pending');
    wallet.behaveHonestly();
    expect(await inFakeTime(driver.look(hash, ACCOUNT))).toBe('included');
  });

  it('is dropped only after many looks in vain', async () => {
    expect(await fateAfter((hash) => drop(bsc, hash), 2)).toBe('pending');
    expect(await fateAfter((hash) => drop(bsc, hash), 30)).toBe('dropped');
  });

  it.each([
    ...named(WRONG_HASHES).map(([name, value]) => [`answers ${name}`, answers(value)] as const),
    ['never answers', mute] as const,
    ['throws', throws({ exotic: 'throwing getter' })] as const,
  ])('stays pending while the wallet %s', async (_, answer) => {
    const driver = driverOf();
    const hash = await pay(TOKEN, driver);
    wallet.behave({
      eth_getTransactionReceipt: answer,
      eth_getTransactionByHash: answer,
      eth_getTransactionCount: answer,
    });
    expect(await inFakeTime(driver.look(hash, ACCOUNT))).toBe('pending');
  });
});

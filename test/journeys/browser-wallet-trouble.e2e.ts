/** Whatever a wallet or its person does: the page says what happened, and never asks twice without a question. */
import { expect, type Page } from '@playwright/test';
import { en } from '../../src/ui/messages/en.js';
import { enWallet } from '../../src/ui/messages/enWallet.js';
import type { EvmNode } from '../support/evmNode.js';
import { ProviderRpcError, type EvmWallet } from '../support/evmWallet.js';
import {
  cancel,
  changesAccount,
  changesChain,
  drop,
  ignoresSwitch,
  isBusy,
  locked,
  refuses,
  revert,
  sendsAndThrows,
  silent,
  speedUp,
  throws,
  THROWN,
  waits,
} from '../support/walletBehaviours.js';
import { TEST_WALLET } from '../support/walletInPage.js';
import {
  ETH,
  expectAllowed,
  openCheckout,
  payButton,
  saidByWallet,
  sendsOf,
  snapshotOf,
  test,
  TETHER,
  USDT,
  walletPart,
} from './walletShopping.js';

const { walletProblems, walletFates } = enWallet;
const { name } = TEST_WALLET;
const button = (page: Page, text: string) =>
  walletPart(page).getByRole('button', { name: text, exact: true });

interface Trouble {
  readonly title: string;
  readonly says: string;
  readonly prepare: (wallet: EvmWallet, bsc: EvmNode) => unknown;
  readonly currency?: string;
}

/** What stops a payment before the wallet is asked to send. */
const STOPPED: readonly Trouble[] = [
  {
    title: 'a wallet that is locked',
    says: walletProblems.locked,
    prepare: (wallet) => wallet.behave(locked),
  },
  {
    title: 'a person who does not connect',
    says: walletProblems.refused,
    prepare: (wallet) => wallet.behave(refuses.connect),
  },
  {
    title: 'a wallet with another window open',
    says: walletProblems.busy,
    prepare: (wallet) => wallet.behave(isBusy.connect),
  },
  {
    title: 'a person who does not change the network',
    says: walletProblems.refused,
    prepare: (wallet) => wallet.behave(refuses.switch),
    currency: ETH,
  },
  {
    title: 'a wallet that only says that it changed the network',
    says: enWallet.walletWrongNetwork('Ethereum'),
    prepare: (wallet) => wallet.behave(ignoresSwitch),
    currency: ETH,
  },
  {
    title: 'too little of the token',
    says: enWallet.walletNotEnough('USDT'),
    prepare: (wallet, bsc) => bsc.setTokens(TETHER, wallet.account, 1n),
  },
  {
    title: 'no coin for the fee',
    says: enWallet.walletNoFee('BNB'),
    prepare: (wallet, bsc) => bsc.setCoins(wallet.account, 0n),
  },
  {
    title: 'the account of a contract',
    says: walletProblems.contract_account,
    prepare: (wallet, bsc) => bsc.setCode(wallet.account, '0x6000'),
  },
  {
    title: 'a token that counts otherwise',
    says: walletProblems.wrong_token,
    prepare: (_, bsc) => bsc.placeToken(TETHER, 6),
  },
  {
    title: 'another account meanwhile',
    says: walletProblems.account_changed,
    prepare: (wallet, bsc) =>
      wallet.behave(changesAccount(wallet, 'eth_getBalance', bsc.accounts[1] ?? '')),
  },
  {
    title: 'another network meanwhile',
    says: enWallet.walletWrongNetwork('BNB Smart Chain'),
    prepare: (wallet) => wallet.behave(changesChain(wallet, 'eth_getBalance', 1)),
  },
  // The others are tried on the driver alone: test/checkout/browserWallet/evmDriverOnChain.test.ts.
  ...Object.entries(THROWN)
    .filter(([thrown]) => /null|HTML|million|getter|proxy/.test(thrown))
    .map(([thrown, value]) => ({
      title: `a wallet that throws ${thrown}`,
      says: walletProblems.failed,
      prepare: (wallet: EvmWallet) => wallet.behave({ eth_requestAccounts: throws(value) }),
    })),
];

for (const { title, says, prepare, currency = USDT } of STOPPED) {
  test(`stopped by ${title}: it is said, and another press tries again`, async ({
    page,
    host,
    bsc,
    wallet,
    installed: _,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await prepare(wallet, bsc);
    await openCheckout(page, host, currency);
    await payButton(page).click();
    await expect(saidByWallet(page)).toContainText(says);
    expect(sendsOf(wallet)).toEqual([]);
    // The other ways to pay are still there.
    await expect(page.getByRole('button', { name: en.moreWays })).toBeVisible();

    if (says !== walletProblems.wrong_token) {
      wallet.behaveHonestly();
      wallet.chooseAccount(bsc.accounts[0] ?? '');
      wallet.chooseChain(56);
      await bsc.setCode(wallet.account, '0x');
      await bsc.setCoins(wallet.account, 10n ** 20n);
      await bsc.setTokens(TETHER, wallet.account, 10n ** 24n);
      await button(page, en.tryAgain).click();
      await expect(saidByWallet(page)).toHaveText(walletFates.included);
      expect(sendsOf(wallet)).toHaveLength(1);
    }
    expectAllowed(wallet);
    expect(errors).toEqual([]);
  });
}

test('a person who declines is told that nothing was sent, and may try again', async ({
  page,
  host,
  wallet,
  installed: _,
}) => {
  wallet.behave(refuses.send);
  await openCheckout(page, host, USDT);
  await payButton(page).click();
  await expect(saidByWallet(page)).toHaveText(walletProblems.refused);
  expect(wallet.sent).toEqual([]);
  wallet.behaveHonestly();
  await button(page, en.tryAgain).click();
  await expect(saidByWallet(page)).toHaveText(walletFates.included);
  expect(wallet.sent).toHaveLength(1);
});

for (const [title, error] of [
  ['an error of its node', new ProviderRpcError(-32603, 'Internal JSON-RPC error.')],
  ['a text', 'timeout'],
  ['null', null],
] as const) {
  test(`a wallet that sends and then throws ${title}: the next press is a question`, async ({
    page,
    host,
    wallet,
    installed: _,
  }) => {
    wallet.behave(sendsAndThrows(error));
    await openCheckout(page, host, USDT);
    await payButton(page).click();
    await expect(saidByWallet(page)).toHaveText(walletProblems.uncertain);
    await button(page, enWallet.walletPayAgain).click();
    await expect(saidByWallet(page)).toContainText(enWallet.walletQuestion);
    await expect(saidByWallet(page)).toContainText(enWallet.walletAsked);
    expect(sendsOf(wallet)).toHaveLength(1);
    await button(page, enWallet.walletBack).click();
    await payButton(page).click();
    await expect(saidByWallet(page)).toContainText(enWallet.walletQuestion);
    expect(sendsOf(wallet)).toHaveLength(1);
  });
}

test('a wallet that goes to another network while it is asked: its transaction is a question', async ({
  page,
  host,
  wallet,
  installed: _,
}) => {
  wallet.behave(changesChain(wallet, 'eth_sendTransaction', 1));
  await openCheckout(page, host, USDT);
  await payButton(page).click();
  await expect(saidByWallet(page)).toHaveText(walletProblems.uncertain);
  await button(page, enWallet.walletPayAgain).click();
  await expect(saidByWallet(page)).toContainText(enWallet.walletWasSent);
  expect(sendsOf(wallet)).toHaveLength(1);
});

test('pressing as fast as one can asks once', async ({ page, host, wallet, installed: _ }) => {
  const asking = waits('eth_sendTransaction');
  wallet.behave(asking.behaviour);
  await openCheckout(page, host, USDT);
  await payButton(page).evaluate((element) => {
    for (let press = 0; press < 20; press += 1) (element as HTMLElement).click();
  });
  await expect(saidByWallet(page)).toContainText(
    enWallet.walletConfirm(name, '20.00 USDT', 'BNB Smart Chain'),
  );
  await expect.poll(() => sendsOf(wallet).length).toBe(1);
  asking.release();
  await expect(saidByWallet(page)).toHaveText(walletFates.included);
  expect(sendsOf(wallet)).toHaveLength(1);
});

test('a second tab asks the question while the first one’s wallet asks, and shows what it sent', async ({
  page,
  context,
  host,
  wallet,
  installed: _,
}) => {
  const asking = waits('eth_sendTransaction');
  wallet.behave(asking.behaviour);
  await openCheckout(page, host, USDT);
  const second = await context.newPage();
  await openCheckout(second, host, USDT);
  await payButton(page).click();
  await expect.poll(() => sendsOf(wallet).length).toBe(1);
  await payButton(second).click();
  await expect(saidByWallet(second)).toContainText(enWallet.walletQuestion);
  expect(sendsOf(wallet)).toHaveLength(1);
  asking.release();
  await expect(saidByWallet(page)).toHaveText(walletFates.included);
  // The other tab hears of it by itself.
  await expect(saidByWallet(second)).toHaveText(walletFates.pending);
  await expect(walletPart(second)).toContainText(wallet.sent[0]?.slice(0, 8) ?? '-');
  expect(sendsOf(wallet)).toHaveLength(1);
});

test('two tabs that are pressed at once ask once', async ({
  page,
  context,
  host,
  wallet,
  installed: _,
}) => {
  const asking = waits('eth_sendTransaction');
  wallet.behave(asking.behaviour);
  const second = await context.newPage();
  await openCheckout(page, host, USDT);
  await openCheckout(second, host, USDT);
  await expect(payButton(page)).toBeVisible();
  await expect(payButton(second)).toBeVisible();
  const press = (tab: Page) =>
    payButton(tab).evaluate((element) => (element as HTMLElement).click());
  await Promise.all([press(page), press(second)]);
  const questions = async () =>
    (await Promise.all([page, second].map((tab) => saidByWallet(tab).innerText()))).filter((text) =>
      text.includes(enWallet.walletQuestion),
    ).length;
  await expect.poll(questions).toBe(1);
  await expect.poll(() => sendsOf(wallet).length).toBe(1);
  asking.release();
  await expect.poll(() => wallet.sent.length).toBe(1);
  expect(sendsOf(wallet)).toHaveLength(1);
});

test('a reload while the wallet asks: the next press is a question, and paying again is one more press', async ({
  page,
  host,
  wallet,
  installed: _,
}) => {
  const asking = waits('eth_sendTransaction');
  wallet.behave(asking.behaviour);
  await openCheckout(page, host, USDT);
  await payButton(page).click();
  await expect.poll(() => sendsOf(wallet).length).toBe(1);
  await page.reload();
  await payButton(page).click();
  await expect(saidByWallet(page)).toContainText(enWallet.walletAsked);
  expect(sendsOf(wallet)).toHaveLength(1);
  // The person says yes in the wallet's own window, which the reload has not closed.
  asking.release();
  await expect.poll(() => wallet.sent.length).toBe(1);
  wallet.behaveHonestly();
  await button(page, enWallet.walletPayAgain).click();
  await expect(saidByWallet(page)).toHaveText(walletFates.included);
  expect(sendsOf(wallet)).toHaveLength(2);
});

test('what was sent is still there after a reload, until the store has detected it', async ({
  page,
  host,
  wallet,
  installed: _,
}) => {
  await openCheckout(page, host, USDT);
  await payButton(page).click();
  await expect(saidByWallet(page)).toHaveText(walletFates.included);
  const [hash = ''] = wallet.sent;
  await page.reload();
  await expect(walletPart(page)).toContainText(hash.slice(0, 8));
  await expect(payButton(page)).toHaveCount(0);
  const { address, quote } = await snapshotOf(host);
  // A half of it, so that the pay screen stays: the rest is a payment of its own.
  host.store.sandbox.pay({
    address: address?.address ?? '',
    currencyId: USDT,
    amount: '10',
    txHash: hash,
  });
  host.store.sandbox.confirm(hash);
  await host.store.settle();
  expect(quote?.payable).toBe('20');
  await expect(payButton(page)).toBeVisible();
  await payButton(page).click();
  await expect.poll(() => wallet.sent.length).toBe(2);
  const [, second] = sendsOf(wallet) as readonly [unknown, readonly [{ readonly data: string }]];
  expect(BigInt(`0x${second[0].data.slice(-64)}`)).toBe(10n * 10n ** 18n);
});

test('a wallet that never answers: after a while one may stop waiting, and what it sends later is shown', async ({
  page,
  host,
  wallet,
  installed: _,
}) => {
  const asking = waits('eth_sendTransaction');
  wallet.behave(asking.behaviour);
  await page.clock.install();
  await openCheckout(page, host, USDT);
  await payButton(page).click();
  await expect.poll(() => sendsOf(wallet).length).toBe(1);
  await expect(button(page, enWallet.walletStop)).toHaveCount(0);
  await page.clock.fastForward(16_000);
  await expect(saidByWallet(page)).toContainText(enWallet.walletSlow(name));
  await button(page, enWallet.walletStop).click();
  await payButton(page).click();
  await expect(saidByWallet(page)).toContainText(enWallet.walletQuestion);
  asking.release();
  await expect(walletPart(page)).toContainText(/0x[0-9a-f]{6}/);
  expect(sendsOf(wallet)).toHaveLength(1);
});

test('a wallet that never answers what it should know by itself is given up after ten seconds', async ({
  page,
  host,
  wallet,
  installed: _,
}) => {
  wallet.behave({ eth_chainId: silent });
  await page.clock.install();
  await openCheckout(page, host, USDT);
  await payButton(page).click();
  await expect.poll(() => wallet.requests.length).toBe(2);
  await page.clock.fastForward(11_000);
  await expect(saidByWallet(page)).toHaveText(walletProblems.no_answer);
  expect(sendsOf(wallet)).toEqual([]);
});

for (const [title, fate, change] of [
  ['sped up in the wallet', 'replaced', (bsc, hash) => speedUp(bsc, hash)],
  ['cancelled in the wallet', 'replaced', (bsc, hash) => cancel(bsc, hash)],
  ['dropped by the network', 'dropped', (bsc, hash) => drop(bsc, hash)],
] as const satisfies readonly (readonly [
  string,
  keyof typeof walletFates,
  (bsc: EvmNode, hash: string) => Promise<unknown>,
])[]) {
  test(`a payment that is ${title}: it is said, and another press is a question`, async ({
    page,
    host,
    bsc,
    wallet,
    installed: _,
  }) => {
    await page.clock.install();
    await bsc.setMining(false);
    await openCheckout(page, host, USDT);
    await payButton(page).click();
    await expect(saidByWallet(page)).toHaveText(walletFates.pending);
    await change(bsc, wallet.sent[0] ?? '');
    await expect(async () => {
      await page.clock.fastForward(4_000);
      await expect(saidByWallet(page)).toHaveText(walletFates[fate], { timeout: 100 });
    }).toPass();
    await payButton(page).click();
    await expect(saidByWallet(page)).toContainText(enWallet.walletWasSent);
    expect(sendsOf(wallet)).toHaveLength(1);
  });
}

test('a payment that fails on the chain: it is said, and the next press pays', async ({
  page,
  host,
  bsc,
  wallet,
  installed: _,
}) => {
  await page.clock.install();
  await bsc.setMining(false);
  await openCheckout(page, host, USDT);
  await payButton(page).click();
  await expect(saidByWallet(page)).toHaveText(walletFates.pending);
  await revert(bsc, TETHER, wallet.account);
  await expect(async () => {
    await page.clock.fastForward(4_000);
    await expect(saidByWallet(page)).toHaveText(walletFates.failed, { timeout: 100 });
  }).toPass();
  await bsc.setTokens(TETHER, wallet.account, 10n ** 24n);
  await bsc.setMining(true);
  await payButton(page).click();
  await expect.poll(() => wallet.sent.length).toBe(2);
  expect(await bsc.mined(wallet.sent[1] ?? '')).toMatchObject({ status: '0x1' });
});

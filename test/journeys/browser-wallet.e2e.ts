/** A shopper pays from a wallet of the browser with one press: what arrives on the chain is the quote. */
import { expect } from '@playwright/test';
import { en } from '../../src/ui/messages/en.js';
import { enWallet } from '../../src/ui/messages/enWallet.js';
import { listenForTrouble } from '../embed/hostPage.js';
import { TRANSFER_TOPIC } from '../support/testToken.js';
import {
  elsewhere,
  expectAllowed,
  listenForRequests,
  openCheckout,
  payButton,
  saidByWallet,
  sendsOf,
  snapshotOf,
  test,
  TETHER,
  USDT,
  walletPart,
  wantedOf,
} from './walletShopping.js';

const title = (text: string) => ({ name: text, exact: true });

test('USDT on BNB Smart Chain by the script tag, under a strict policy, until it is paid', async ({
  page,
  host,
  bsc,
  wallet,
  installed,
}) => {
  const trouble = await listenForTrouble(page);
  const urls = listenForRequests(page);
  await openCheckout(page, host, USDT);
  await expect(payButton(page)).toBeVisible();
  expect(installed.discoveries()).toBe(1);
  // Finding a wallet asks nothing of it.
  expect(wallet.requests).toEqual([]);

  const heard = page.evaluate(
    () =>
      new Promise((resolve) =>
        addEventListener('till-walletsent', (event) => resolve((event as CustomEvent).detail)),
      ),
  );
  await payButton(page).click();
  await expect(saidByWallet(page)).toHaveText(enWallet.walletFates.included);
  expect(await heard).toMatchObject({ type: 'wallet_sent', txHash: wallet.sent[0] });
  const snapshot = await snapshotOf(host);
  const { request, transaction } = wantedOf(snapshot, '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266');
  expect(sendsOf(wallet)).toEqual([[transaction]]);
  expectAllowed(wallet);

  const [hash = ''] = wallet.sent;
  const recipient = snapshot.address?.address.toLowerCase() ?? '';
  const receipt = await bsc.mined(hash);
  expect(receipt).toMatchObject({ status: '0x1', from: wallet.account, to: TETHER });
  expect(receipt.logs).toHaveLength(1);
  const [log] = receipt.logs;
  expect(log?.address).toBe(snapshot.quote?.contractAddress);
  expect(log?.topics).toEqual([
    TRANSFER_TOPIC,
    `0x${'0'.repeat(24)}${wallet.account.slice(2)}`,
    `0x${'0'.repeat(24)}${recipient.slice(2)}`,
  ]);
  expect(BigInt(log?.data ?? '0')).toBe(BigInt(request.units));
  expect(await bsc.tokensOf(TETHER, recipient)).toBe(BigInt(request.units));
  expect((await bsc.transaction(hash))?.chainId).toBe('0x38');

  // Sent is not paid: the store has heard of nothing.
  await expect(page.getByRole('heading', title(en.statusTitle.paid))).toHaveCount(0);
  expect((await snapshotOf(host)).progress).toBe('awaiting');
  await expect(walletPart(page).getByText(hash.slice(0, 8))).toBeVisible();

  host.store.sandbox.pay({
    address: snapshot.address?.address ?? '',
    currencyId: USDT,
    amount: snapshot.quote?.payable ?? '',
    txHash: hash,
  });
  await host.store.settle();
  await expect(page.getByRole('heading', title(en.statusTitle.detected))).toBeVisible();
  await expect(walletPart(page)).toHaveCount(0);
  host.store.sandbox.confirm(hash);
  await host.store.settle();
  await expect(page.getByText(en.statusTitle.paid, { exact: true }).first()).toBeVisible();
  expect(sendsOf(wallet)).toHaveLength(1);
  expect(elsewhere(urls, host.url)).toEqual([]);
  // This policy lets no picture of a wallet show, so ours stands in its place; nothing else is refused.
  expect(trouble.filter((line) => !/img-src|Loading the image 'data:/.test(line))).toEqual([]);
});

for (const [what, attributes] of [
  ['with the option off', 'data-browser-wallets="false"'],
  ['with the sandbox, where real coins would be lost,', ''],
])
  test(`${what} no wallet is asked to announce itself, and nothing is drawn`, async ({
    page,
    host,
    wallet,
    installed,
  }) => {
    await openCheckout(page, host, USDT, { attributes });
    await page.getByRole('button', { name: new RegExp(en.enlarge) }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(installed.discoveries()).toBe(0);
    expect(wallet.requests).toEqual([]);
    expect(host.requests.filter((path) => /wallet\.mjs/.test(path))).toEqual([]);
    await expect(walletPart(page)).toHaveCount(0);
  });

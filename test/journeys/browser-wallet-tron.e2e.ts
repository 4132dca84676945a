/** A shopper pays USDT on Tron from a wallet of the browser that is Tron's own library with a key. */
import { expect, type BrowserContext } from '@playwright/test';
import { en } from '../../src/ui/messages/en.js';
import { enWallet } from '../../src/ui/messages/enWallet.js';
import { createTronWallet, decodeTransfer, type TronWallet } from '../support/tronWallet.js';
import {
  elsewhere,
  listenForRequests,
  openCheckout,
  payButton,
  saidByWallet,
  snapshotOf,
  test,
  walletPart,
} from './walletShopping.js';

const NAME = 'Tron Wallet';
const USDT_TRON = 'USDT.Tron';

type Library = Readonly<Record<string, Record<string, (...args: unknown[]) => unknown>>>;

/** The wallet's part of the page: it hands each question to the wallet, as extensions do. Self-contained. */
function provide([name, address]: readonly [string, string]): void {
  const scope = globalThis as unknown as Record<string, (...words: unknown[]) => Promise<unknown>>;
  const forward = (part: string) =>
    new Proxy(
      {},
      {
        get:
          (_, method) =>
          (...args: unknown[]) =>
            scope['tronAsk']?.(part, method, args),
      },
    );
  const provider = {
    request: (call: unknown) => scope['tronRequest']?.(call),
    tronWeb: {
      trx: forward('trx'),
      transactionBuilder: forward('transactionBuilder'),
      defaultAddress: { base58: address },
    },
  };
  const info = { uuid: 'tron-test', name, icon: '', rdns: 'invalid.tron.test' };
  globalThis.addEventListener('TIP6963:requestProvider', () => {
    const detail = Object.freeze({ info, provider });
    globalThis.dispatchEvent(new CustomEvent('TIP6963:announceProvider', { detail }));
  });
}

async function install(context: BrowserContext, wallet: TronWallet): Promise<void> {
  const { provider } = wallet;
  await context.exposeFunction('tronRequest', provider.request);
  await context.exposeFunction('tronAsk', (part: string, method: string, args: unknown[]) =>
    (provider.tronWeb as Library)[part]?.[method]?.(...args),
  );
  await context.addInitScript(provide, [NAME, wallet.address] as const);
}

test('USDT on Tron, under a strict policy: what is signed is the quote, and the store says paid', async ({
  page,
  context,
  host,
}) => {
  const wallet = createTronWallet();
  await install(context, wallet);
  const urls = listenForRequests(page);
  await page.clock.install();
  await openCheckout(page, host, USDT_TRON);
  await expect(payButton(page, NAME)).toBeVisible();
  expect(wallet.asked).toEqual([]);
  await payButton(page, NAME).click();
  await expect(saidByWallet(page)).toHaveText(enWallet.walletFates.pending);

  const { quote, address } = await snapshotOf(host);
  expect(wallet.signed).toHaveLength(1);
  const signed = decodeTransfer(wallet.signed[0] ?? '');
  expect(signed).toMatchObject({
    owner: wallet.address,
    recipient: address?.address,
    contract: quote?.contractAddress,
    units: `${quote?.payable ?? ''}000000`,
  });
  expect([...wallet.sent.values()]).toEqual(wallet.signed);
  const [hash = ''] = wallet.sent.keys();
  await expect(walletPart(page)).toContainText(hash.slice(0, 8));
  expect(wallet.asked.filter((what) => what === 'sign')).toHaveLength(1);

  wallet.include(hash);
  await expect(async () => {
    await page.clock.fastForward(4_000);
    await expect(saidByWallet(page)).toHaveText(enWallet.walletFates.included, { timeout: 100 });
  }).toPass();
  host.store.sandbox.pay({
    address: address?.address ?? '',
    currencyId: USDT_TRON,
    amount: quote?.payable ?? '',
    txHash: hash,
  });
  host.store.sandbox.confirm(hash);
  await host.store.settle();
  await expect(async () => {
    await page.clock.fastForward(4_000);
    await expect(page.getByText(en.statusTitle.paid, { exact: true }).first()).toBeVisible({
      timeout: 100,
    });
  }).toPass();
  expect(wallet.signed).toHaveLength(1);
  expect(elsewhere(urls, host.url)).toEqual([]);
});

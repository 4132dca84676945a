/** What journeys that pay from a wallet of the browser share: chains, a wallet, a store, and what is compared. */
import { expect, test as base, type Page } from '@playwright/test';
import { evmTransaction, transferRequest } from '../../src/chains/transferRequest.js';
import type { CheckoutSnapshot } from '../../src/contract/checkout.js';
import { findCurrency } from '../../src/sandbox/currencies.js';
import { enWallet } from '../../src/ui/messages/enWallet.js';
import { startHost, type Host } from '../embed/hostServer.js';
import { startEvmNode, type EvmNode } from '../support/evmNode.js';
import { createEvmWallet, type EvmWallet } from '../support/evmWallet.js';
import { installWallet, TEST_WALLET, type InstalledWallet } from '../support/walletInPage.js';

export const USDT = 'USDT.BNBSmartChain';
export const TETHER = findCurrency(USDT)?.contract ?? '';
/** More than any order of these journeys costs. */
const TOKENS = 10n ** 24n;

/** All that a wallet may ever be asked: to connect, to change the network, to read, and to send. */
export const ALLOWED_METHODS: ReadonlySet<string> = new Set([
  'eth_requestAccounts',
  'eth_accounts',
  'eth_chainId',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'eth_getCode',
  'eth_call',
  'eth_getBalance',
  'eth_getTransactionCount',
  'eth_sendTransaction',
  'eth_getTransactionReceipt',
  'eth_getTransactionByHash',
]);

interface Fixtures {
  readonly bsc: EvmNode;
  readonly ethereum: EvmNode;
  /** Has USDT and BNB on BNB Smart Chain, where it stands, and ETH. */
  readonly wallet: EvmWallet;
  readonly installed: InstalledWallet;
  readonly host: Host;
}

/** A test with fresh chains, a wallet in its browser and a store of its own. */
export const test = base.extend<Fixtures>({
  bsc: async ({ browserName: _ }, use) => {
    const node = await startEvmNode(56);
    const [account = ''] = node.accounts;
    await node.placeToken(TETHER, 18);
    await node.setTokens(TETHER, account, TOKENS);
    await use(node);
    await node.stop();
  },
  ethereum: async ({ browserName: _ }, use) => {
    const node = await startEvmNode(1);
    await use(node);
    await node.stop();
  },
  wallet: async ({ bsc, ethereum }, use) => {
    await use(createEvmWallet({ nodes: [bsc, ethereum] }));
  },
  installed: async ({ context, wallet }, use) => {
    await use(await installWallet(context, wallet));
  },
  host: async ({ browserName: _ }, use) => {
    const host = await startHost();
    await use(host);
    await host.close();
  },
});

export const walletPart = (page: Page) => page.locator('.till-wallet-pay');
export const payButton = (page: Page, name = TEST_WALLET.name) =>
  walletPart(page).getByRole('button', { name: enWallet.walletPayWith(name), exact: true });
/** What the wallet's part says, and nothing else of the page. */
export const saidByWallet = (page: Page) => page.locator('.till-wallet-pay > [role=status]');

/**
 * Opens the script tag's checkout on its pay screen, with wallets of test chains allowed. A page named `strict…` has
 * the strictest policy.
 */
export async function openCheckout(
  page: Page,
  host: Host,
  currency: string,
  { attributes = 'data-browser-wallets', file = 'strict-wallet.html' } = {},
): Promise<void> {
  const tag = `<script src="./tillkit.js" data-endpoint="/api/till" data-order="order-1" data-currency="${currency}" ${attributes}></script>`;
  host.setPage(
    `/${file}`,
    `<!doctype html><html lang="en"><head><title>t</title></head><body>${tag}</body></html>`,
  );
  await page.goto(`${host.url}/${file}`);
}

/** The checkout of the store's only order, with its quote and address. */
export async function snapshotOf(host: Host): Promise<CheckoutSnapshot> {
  const snapshot = await host.store.getCheckout('order-1');
  if (!snapshot?.quote || !snapshot.address) throw new Error('nothing was quoted');
  return snapshot;
}

/** The transaction that this quote is paid with, and no other. */
export function wantedOf({ quote, address }: CheckoutSnapshot, from: string) {
  if (!quote || !address) throw new Error('nothing was quoted');
  const { blockchain, isNative, contractAddress, precision, payable } = quote;
  const input = { blockchain, isNative, contractAddress, precision, amount: payable };
  const request = transferRequest({ ...input, address: address.address });
  if (!request) throw new Error('no transfer pays this quote');
  const chainId = `0x${(request.network.evmChainId ?? 0).toString(16)}`;
  return { request, transaction: { from, ...evmTransaction(request), chainId } };
}

/** What the wallet was asked to send, in order. */
export const sendsOf = ({ requests }: EvmWallet): readonly unknown[] =>
  requests.filter(({ method }) => method === 'eth_sendTransaction').map(({ params }) => params);

/** The wallet was asked for nothing but what a payment needs. */
export function expectAllowed({ requests }: EvmWallet): void {
  expect(requests.map(({ method }) => method).filter((name) => !ALLOWED_METHODS.has(name))).toEqual(
    [],
  );
}

/** All places that a page asks. */
export function listenForRequests(page: Page): readonly string[] {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return urls;
}

/** Those of them that are not the store. */
export const elsewhere = (urls: readonly string[], host: string): readonly string[] =>
  urls.filter((url) => !url.startsWith(`${host}/`) && !url.startsWith('data:'));

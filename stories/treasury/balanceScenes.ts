/** Scenes of what is held: wallets, exchange, transfers on their way, and everything that can be missing. */
import { NETWORKS } from '../../src/chains/networks.js';
import { createCheckoutClient } from '../../src/checkout/client.js';
import { CURRENCIES } from '../../src/sandbox/currencies.js';
import type { BackOffice } from './backOffice.js';
import type { OfficeScene } from './officeScene.js';
import {
  withNewNetwork,
  withoutHashOf,
  withoutWorthOf,
  withWrongAddress,
} from './serviceAnswers.js';

const RICH: Readonly<Record<string, string>> = {
  'TRX.Tron': '1820.5',
  'USDT.Tron': '48210.75',
  'ETH.Ethereum': '3.18402',
  'USDT.Ethereum': '12100',
  'USDC.Ethereum': '7420.1',
  'DAI.Ethereum': '300.5',
  'BNB.BNBSmartChain': '6.2',
  'USDT.BNBSmartChain': '940.01',
  'POL.Polygon': '410',
  'USDC.Polygon': '1999.99',
  'BTC.Bitcoin': '0.41215003',
  'LTC.Litecoin': '31.5',
  'BCH.Bitcoincash': '2.25',
  'DOGE.Dogecoin': '5400',
  'ETH.Arbitrum': '0.75',
  'USDC.Arbitrum': '512.4',
};

const nothing = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, '0']));
const EVERY_ID = CURRENCIES.filter(({ blockchain }) => blockchain !== null).map(({ id }) => id);

/** Amounts that differ and add up to nothing in particular. */
const MANY = Object.fromEntries(
  EVERY_ID.map((id, index) => [id, `${String((index * 37) % 90)}.${String(index + 1)}`]),
);

const ORDERS = Object.fromEntries(
  Array.from({ length: 12 }, (_, index) => [
    `order-${String(index + 1)}`,
    { orderId: String(1042 + index), amountUsd: `${String(20 + index * 13)}.5` },
  ]),
);

const PAID_IN = ['USDT.Tron', 'BTC.Bitcoin', 'ETH.Ethereum', 'USDC.Polygon', 'LTC.Litecoin'];

async function deposit({ store }: BackOffice, handle: string, currencyId: string) {
  const client = createCheckoutClient(store);
  const { token } = await client.openCheckout({ order: handle });
  const { address } = await client.selectCurrency(token, currencyId);
  await store.pay(handle);
  return address?.address ?? '';
}

/** Shoppers pay, and nothing is confirmed yet. A deployed service lists the sweeps that follow. */
const unconfirmed = (count: number) => async (office: BackOffice) => {
  for (let index = 0; index < count; index += 1) {
    const currencyId = PAID_IN[index % PAID_IN.length] ?? 'USDT.Tron';
    const address = await deposit(office, `order-${String(index + 1)}`, currencyId);
    office.store.sandbox.sweep({ address });
    await office.store.sandbox.advance(17_000);
  }
};

const held =
  (balances: Readonly<Record<string, string>>) =>
  ({ store }: BackOffice) =>
    store.sandbox.setBalances(balances);

const withFault =
  (kind: 'status_503' | 'key_revoked' | 'html_page' | 'hang') =>
  ({ store }: BackOffice) =>
    store.sandbox.fail({ kind });

/** Every scene by name. */
export const BALANCE_SCENES = {
  rich: { before: held(RICH) },
  holdings_empty: { before: held(nothing(EVERY_ID)) },
  network_missing: {
    before: ({ store }) => {
      store.sandbox.setBalances(RICH);
      store.sandbox.configure({ networksWithoutWallet: ['bsc', 'litecoin'] });
    },
  },
  wallets_unlisted: {
    before: ({ store }) => {
      store.sandbox.setBalances(RICH);
      store.sandbox.configure({ networksWithoutWallet: NETWORKS.map(({ slug }) => slug) });
    },
  },
  many_tokens: { store: { currencies: EVERY_ID }, before: held(MANY) },
  unknown_network: { before: held(RICH), service: withNewNetwork },
  address_refused: { before: held(RICH), service: withWrongAddress },
  worth_unknown: { before: held(RICH), service: withoutWorthOf('LTC.Litecoin') },
  no_exchange: { before: ({ store }) => store.sandbox.setExchange(null) },
  exchange_empty: { before: ({ store }) => store.sandbox.setExchange({}) },
  exchange_unknown_ticker: {
    before: ({ store }) =>
      store.sandbox.setExchange({ 'USDT.Tron': '812.4', XMR: '3.5', 'BTC.Bitcoin': '0.2' }),
  },
  service_away: { before: withFault('status_503') },
  service_confused: { before: withFault('html_page') },
  service_silent: { before: withFault('hang') },
  key_refused: { before: withFault('key_revoked') },
  processing_not_ready: {
    before: ({ store }) => store.sandbox.configure({ processingReady: false }),
  },
  nobody_signed_in: { person: null },
  unconfirmed_none: {},
  unconfirmed_one: { store: { orders: ORDERS }, before: unconfirmed(1) },
  unconfirmed_many: { dialect: 'deployed', store: { orders: ORDERS }, before: unconfirmed(12) },
  unconfirmed_unreadable: {
    dialect: 'deployed',
    store: { orders: ORDERS },
    before: unconfirmed(4),
    service: withoutHashOf('BTC.Bitcoin'),
  },
} satisfies Readonly<Record<string, OfficeScene>>;

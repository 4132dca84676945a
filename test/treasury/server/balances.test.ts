/** What the service holds: summed, checked, and what it left out without a word is named. */
import { describe, expect, it } from 'vitest';
import {
  exchangeBalancesSchema,
  processingBalancesSchema,
  type ProcessingBalancesView,
} from '../../../src/treasury/contract/balances.js';
import { currencyListingSchema } from '../../../src/contract/currencies.js';
import { codeOf } from '../../server/openStore.js';
import { openTreasury, type OpenTreasuryOptions } from './openTreasury.js';

const DIALECTS = ['documented', 'deployed'] as const;

const open = (dialect: (typeof DIALECTS)[number], more: OpenTreasuryOptions = {}) =>
  openTreasury({ ...more, store: { sandbox: { dialect } } });

const walletOf = (view: ProcessingBalancesView, blockchain: string) => {
  const wallet = view.wallets.find((one) => one.blockchain === blockchain);
  if (!wallet) throw new Error(`no wallet on ${blockchain}`);
  return wallet;
};

async function processing(treasury: ReturnType<typeof openTreasury>, query = '') {
  const answer = await treasury.ask('GET', `/balances/processing${query}`);
  expect(answer.status).toBe(200);
  return processingBalancesSchema.parse(answer.json);
}

/** One row of operation 7, as far as these tests bend it. */
interface Row {
  address: string;
  blockchain: string;
  balance?: { native_token: string; native_token_usd?: string } | undefined;
  assets: { currency_id: string; identity?: string; amount: string; amount_usd?: string }[];
  currency?: { id: string } | undefined;
  additional_data?: unknown;
}

it('a silent network keeps since when and what it held, is never zero, and is forgotten once it answers', async () => {
  const treasury = open('documented');
  const { sandbox } = treasury;
  const held = walletOf(await processing(treasury), 'polygon').totalUsd;
  await sandbox.advance(600_000);
  sandbox.configure({ networksWithoutWallet: ['polygon'] });
  await processing(treasury, '?currencyIds=USDT.Tron');
  await processing(treasury);
  await sandbox.advance(3_600_000);
  const { missing, wallets } = await processing(treasury);
  expect(wallets.map(({ blockchain }) => blockchain)).not.toContain('polygon');
  expect(missing).toEqual([
    {
      ...{ blockchain: 'polygon', networkName: 'Polygon', since: '2026-03-01T12:10:00.000Z' },
      lastKnown: { amountUsd: held, at: '2026-03-01T12:00:00.000Z' },
    },
  ]);
  sandbox.configure({ networksWithoutWallet: [] });
  await sandbox.advance(600_000);
  expect((await processing(treasury)).missing).toEqual([]);
  sandbox.configure({ networksWithoutWallet: ['polygon'] });
  await sandbox.advance(600_000);
  expect((await processing(treasury)).missing[0]?.since).toBe('2026-03-01T13:30:00.000Z');
});

it('of a network that has not answered since the start nothing is said', async () => {
  const treasury = open('documented');
  treasury.sandbox.configure({ networksWithoutWallet: ['polygon'] });
  const { missing } = await processing(treasury);
  expect(missing).toMatchObject([{ blockchain: 'polygon', since: null, lastKnown: null }]);
});

describe.each(DIALECTS)('processing wallets, %s', (dialect) => {
  it('come with every network, checked addresses, sums, and the cost of moving funds', async () => {
    const treasury = open(dialect);
    treasury.sandbox.setRate('TRX', '0.32');
    const view = await processing(treasury);

    expect(view.wallets.map(({ blockchain }) => blockchain)).toEqual([
      ...['tron', 'ethereum', 'bsc', 'polygon', 'bitcoin'],
      ...['litecoin', 'bitcoincash', 'dogecoin', 'arbitrum'],
    ]);
    expect(view.missing).toEqual([]);
    expect(view.isPartial).toBe(false);
    expect(view.at).toBe('2026-03-01T12:00:00.000Z');

    const tron = walletOf(view, 'tron');
    expect(tron).toMatchObject({ networkName: 'Tron', addressCheck: 'checked' });
    expect(tron.holdings).toContainEqual({
      currencyId: 'TRX.Tron',
      code: 'TRX',
      amount: '120.5',
      amountUsd: '38.56',
      isNative: true,
    });
    expect(tron.holdings.filter(({ isNative }) => isNative)).toHaveLength(1);
    expect(tron.totalUsd).toBe('578.56');
    expect(tron.costs).toEqual({
      kind: 'tron',
      nativeTransfersLeft: '346',
      tokenTransfersLeft: '4',
      nativeTransferCost: null,
      tokenTransferCost: null,
    });
    expect(walletOf(view, 'ethereum').costs).toMatchObject({
      kind: 'evm',
      nativeTransfersLeft: '15873',
      tokenTransferCost: '0.0000975',
    });
    expect(walletOf(view, 'bitcoin').costs).toBeNull();
  });

  it('say which networks the service left out, asked for or not, and that the total is not the whole, and that the total is not the whole', async () => {
    const treasury = open(dialect);
    treasury.sandbox.configure({ networksWithoutWallet: ['tron', 'dogecoin'] });
    const view = await processing(treasury);
    expect(view.missing).toMatchObject([
      { blockchain: 'tron', networkName: 'Tron' },
      { blockchain: 'dogecoin', networkName: 'Dogecoin' },
    ]);
    expect(view.isPartial).toBe(true);
    const narrow = await processing(
      treasury,
      '?blockchains=tron&blockchains=bitcoin&blockchains=newchain',
    );
    expect(narrow.wallets.map(({ blockchain }) => blockchain)).toEqual(['bitcoin']);
    expect(narrow.missing).toMatchObject([
      { blockchain: 'tron', networkName: 'Tron' },
      { blockchain: 'newchain', networkName: 'newchain' },
    ]);
  });

  it('are narrowed to currencies, whose networks are the only ones that can be missing', async () => {
    const treasury = open(dialect);
    treasury.sandbox.configure({ networksWithoutWallet: ['ethereum', 'bsc'] });
    const view = await processing(treasury, '?currencyIds=USDT.Tron&currencyIds=USDT.Ethereum');
    expect(view.wallets.map(({ blockchain }) => blockchain)).toEqual(['tron']);
    expect(view.missing).toMatchObject([{ blockchain: 'ethereum', networkName: 'Ethereum' }]);
    expect(view.wallets[0]?.holdings.map(({ currencyId }) => currencyId)).toContain('USDT.Tron');

    const both = await processing(treasury, '?blockchains=tron&currencyIds=USDT.Ethereum');
    expect(both).toMatchObject({ wallets: [], missing: [], isPartial: false });
  });

  it('refuse a currency that is not listed, without asking the service for it', async () => {
    const treasury = open(dialect);
    await treasury.ask('GET', '/currencies');
    const answer = await treasury.ask('GET', '/balances/processing?currencyIds=NOPE.Nowhere');
    expect([answer.status, codeOf(answer)]).toEqual([409, 'currency_unavailable']);
    expect(treasury.count('listProcessingWalletBalances')).toBe(0);
  });

  it('are asked for once, however many pages look within a few seconds', async () => {
    const treasury = open(dialect);
    await Promise.all([processing(treasury), processing(treasury), processing(treasury)]);
    await processing(treasury);
    expect(treasury.count('listProcessingWalletBalances')).toBe(1);
    // The order of a filter makes no other question of it.
    await processing(treasury, '?blockchains=tron&blockchains=bsc');
    await processing(treasury, '?blockchains=bsc&blockchains=tron&blockchains=bsc');
    expect(treasury.count('listProcessingWalletBalances')).toBe(2);
    await treasury.sandbox.advance(6_000);
    await processing(treasury);
    expect(treasury.count('listProcessingWalletBalances')).toBe(3);
  });

  it('that are not set up are a problem of their own, and a failure is not kept', async () => {
    const treasury = open(dialect);
    treasury.sandbox.configure({ processingReady: false });
    const answer = await treasury.ask('GET', '/balances/processing');
    expect([answer.status, codeOf(answer)]).toEqual([409, 'processing_not_ready']);
    treasury.sandbox.configure({ processingReady: true });
    expect((await processing(treasury)).wallets).not.toEqual([]);
  });

  it('never show an address that is none on its network', async () => {
    const treasury = open(dialect);
    treasury.edits.set('listProcessingWalletBalances', (rows: Row[]) =>
      rows.map((row) => ({ ...row, address: `${row.address.slice(0, -1)}!` })),
    );
    const view = await processing(treasury, '?blockchains=tron');
    expect(view.wallets[0]).toMatchObject({ address: null, addressCheck: 'refused' });
    expect(treasury.codes()).toContain('address_refused');
  });

  it('on an unknown network are shown as unchecked text', async () => {
    const treasury = open(dialect);
    treasury.edits.set('listProcessingWalletBalances', (rows: Row[]) =>
      rows.map((row) => ({ ...row, blockchain: 'newchain', currency: undefined })),
    );
    const view = await processing(treasury, '?blockchains=tron');
    expect(view.wallets[0]).toMatchObject({
      blockchain: 'newchain',
      networkName: 'newchain',
      addressCheck: 'unchecked',
    });
  });
});

describe('the worth of a wallet', () => {
  const withAssets = (assets: Row['assets'], more: Partial<Row> = {}) => {
    const treasury = openTreasury();
    treasury.edits.set('listProcessingWalletBalances', (rows: Row[]) =>
      rows.slice(0, 1).map((row) => ({ ...row, assets, ...more })),
    );
    return treasury;
  };

  const trx = { currency_id: 'TRX.Tron', amount: '10', amount_usd: '3.2' };
  const usdt = { currency_id: 'USDT.Tron', amount: '5' };

  it.each<[string, Row['assets'], object]>([
    ['is not whole where one of its prices is unknown', [trx, usdt], { totalUsd: '0' }],
    [
      'does not hide that a currency with an impossible id was left out',
      [trx, { ...usdt, currency_id: '../x', amount_usd: '7' }],
      { totalUsd: '3.2' },
    ],
  ])('%s', async (_, assets, expected) => {
    const view = await processing(withAssets(assets), '?blockchains=tron');
    expect(view).toMatchObject({ ...expected, isPartial: true });
    // Of the one wallet itself nothing is said where a price is missing.
    if (assets[1] === usdt) expect(view.wallets[0]?.totalUsd).toBeNull();
  });

  it.each<[string, Row['assets'], string]>([
    ['known where only nothing has no price', [trx, { ...usdt, amount: '0' }], '3.2'],
    [
      'exact, however long the figures are',
      [
        { ...trx, amount_usd: '0.1000000000000000000001' },
        { ...usdt, amount_usd: '99999999999999999.2' },
      ],
      '99999999999999999.3000000000000000000001',
    ],
  ])('is %s', async (_, assets, totalUsd) => {
    const view = await processing(withAssets(assets), '?blockchains=tron');
    expect(view).toMatchObject({ totalUsd, isPartial: false });
  });

  it('counts the own coin where the service tells it beside the assets only', async () => {
    const balance = { native_token: '10', native_token_usd: '3.2' };
    const treasury = withAssets([{ ...usdt, amount_usd: '5' }], { balance });
    const view = await processing(treasury, '?blockchains=tron');
    expect(view.totalUsd).toBe('8.2');
    expect(view.wallets[0]?.holdings[0]).toEqual({
      ...{ currencyId: 'TRX.Tron', code: 'TRX', amount: '10', amountUsd: '3.2', isNative: true },
    });
  });

  it('is told in words without control or direction characters', async () => {
    const treasury = withAssets([{ ...trx, identity: 'T\u202eR\u0007X' }]);
    const view = await processing(treasury, '?blockchains=tron');
    expect(view.wallets[0]?.holdings[0]?.code).toBe('TRX');
  });
});

describe('a query of the balances', () => {
  it.each([
    '?blockchains=../x',
    '?blockchains=a%20b',
    '?currencyIds=',
    '?chain=tron',
    `?${Array.from({ length: 65 }, () => 'blockchains=tron').join('&')}`,
  ])('%s is refused before the service is asked', async (query) => {
    const treasury = openTreasury();
    const answer = await treasury.ask('GET', `/balances/processing${query}`);
    expect([answer.status, codeOf(answer)]).toEqual([400, 'bad_request']);
    expect(treasury.calls).toEqual([]);
  });
});

describe.each(DIALECTS)('the exchange account, %s', (dialect) => {
  const exchange = async (treasury: ReturnType<typeof openTreasury>) => {
    const answer = await treasury.ask('GET', '/balances/exchange');
    expect(answer.status).toBe(200);
    return exchangeBalancesSchema.parse(answer.json);
  };

  it('comes with names, worth and a total', async () => {
    const treasury = open(dialect);
    const view = await exchange(treasury);
    expect(view.connected).toBe(true);
    expect(view.totalUsd).not.toBeNull();
    expect(view.balances).toContainEqual({
      currency: 'USDT.Tron',
      code: 'USDT',
      networkName: 'Tron',
      amount: '1250.33',
      amountUsd: '1250.33',
    });
  });

  it('that is not connected is a calm state, and one that holds nothing is connected', async () => {
    const treasury = open(dialect);
    treasury.sandbox.setExchange(null);
    expect(await exchange(treasury)).toEqual({
      wire: 1,
      connected: false,
      balances: [],
      totalUsd: null,
      at: '2026-03-01T12:00:00.000Z',
    });
    expect(treasury.codes()).toEqual([]);
    treasury.sandbox.setExchange({});
    await treasury.sandbox.advance(6_000);
    expect(await exchange(treasury)).toMatchObject({
      connected: true,
      balances: [],
      totalUsd: '0',
    });
  });

  it('keeps a ticker that is no currency of the store as it is', async () => {
    const treasury = open(dialect);
    treasury.edits.set('getExchangeBalances', (data: { balances: object[] }) => ({
      ...data,
      balances: [{ currency: 'DOT', amount: '3' }],
    }));
    expect((await exchange(treasury)).balances).toEqual([
      { currency: 'DOT', code: 'DOT', networkName: null, amount: '3', amountUsd: null },
    ]);
  });
});

describe.each(DIALECTS)('the currencies, %s', (dialect) => {
  it('are the listing with precision, as the checkout has it', async () => {
    // The back office draws no icons.
    const treasury = openTreasury({ store: { sandbox: { dialect }, handler: { icons: false } } });
    const { json } = await treasury.ask('GET', '/currencies');
    const listing = currencyListingSchema.parse(json);
    const shoppers = await treasury.store.ask('GET', '/currencies');
    expect(listing).toEqual(shoppers.json);
    expect(listing.currencies.find(({ id }) => id === 'USDT.Tron')?.precision).toBe(6);
  });
});

describe('a service that fails', () => {
  it.each([
    ['status_500', 503, 'service_unavailable', true],
    ['html_page', 503, 'service_unavailable', true],
    ['key_revoked', 502, 'key_refused', true],
    ['wrong_types', 502, 'service_invalid', true],
  ] as const)('%s is said in our own words', async (kind, status, code, retryable) => {
    const treasury = openTreasury();
    treasury.sandbox.fail({ kind });
    for (const path of ['/balances/processing', '/balances/exchange', '/transfers/unconfirmed']) {
      const answer = await treasury.ask('GET', path);
      expect([path, answer.status, answer.json]).toEqual([
        path,
        status,
        expect.objectContaining({ code, retryable, status }),
      ]);
    }
    expect(treasury.codes()).toContain('request_failed');
  });

  it('refuses with other texts of its own, of which nothing crosses', async () => {
    const treasury = openTreasury();
    const text = 'something else: SECRET of the exchange';
    treasury.failures.set('getExchangeBalances', () =>
      Promise.resolve(Response.json({ errors: [{ message: text }], code: 400 }, { status: 400 })),
    );
    const answer = await treasury.ask('GET', '/balances/exchange');
    expect([answer.status, codeOf(answer)]).toEqual([502, 'service_rejected']);
    expect(answer.text).not.toContain('SECRET');
    expect(JSON.stringify(treasury.diagnostics)).not.toContain('SECRET');
  });
});

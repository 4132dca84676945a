/** The processing wallets on screen, over the real handler: what is there, what is missing, what is old. */
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { formatMoney } from '../../../src/money/format.js';
import { ProcessingBalances } from '../../../src/treasury/panel/balances/ProcessingBalances.js';
import type { Dialect } from '../../../src/sandbox/responses.js';
import type { OfficeSceneName } from '../../../stories/treasury/officeScenes.js';
import type { BackOffice } from '../../../stories/treasury/backOffice.js';
import { pass } from '../../support/renderTreasury.js';
import { button, onFrozenPages, press, showScene } from './frozenPage.js';

onFrozenPages();

const show = (name: OfficeSceneName, dialect?: Dialect) =>
  showScene(<ProcessingBalances />, name, dialect);

const panel = () => screen.getByRole('region', { name: 'Balances' });
const wallets = () => screen.getByRole('table', { name: 'Wallets and gas' });
/** The row of a network among the wallets. */
const walletOn = (network: string) => {
  const row = within(wallets()).getByRole('rowheader', { name: network }).closest('tr');
  if (!row) throw new Error(`There is no wallet on ${network}.`);
  return row;
};
const textsOf = (network: string) =>
  within(walletOn(network))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
const readings = (office: BackOffice) =>
  office.store.sandbox
    .recordedCalls()
    .filter(({ operation }) => operation === 'listProcessingWalletBalances').length;

describe('the wallets', () => {
  it.each(['documented', 'deployed'] as const)('are listed by network (%s)', async (dialect) => {
    await show('rich', dialect);
    expect(panel()).toHaveAttribute('data-status', 'ready');
    const [, available, value] = textsOf('Tron');
    expect(available).toBe('1,820.50 TRX48,210.75 USDT');
    expect(value).toMatch(/^\$48,\d\d\d\.\d\d$/);
    expect(textsOf('Bitcoin')[1]).toBe('0.41215003 BTC');
  });

  it('tell how many transfers they can still pay for', async () => {
    await show('rich', 'deployed');
    expect(textsOf('Tron')[3]).toBe('About 4 token transfers');
    expect(textsOf('Ethereum')[3]).toMatch(/^About [\d,]+ token transfers$/);
    expect(textsOf('Bitcoin')[3]).toBe('Fees are paid in BTC');
  });

  it('have an address to copy and a code, whole and checked', async () => {
    const { user, office } = await show('rich');
    const { wallets: given } = await office.client.getProcessingBalances();
    const address = given.find(({ blockchain }) => blockchain === 'tron')?.address ?? '';
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    const tron = within(walletOn('Tron'));
    await user.click(tron.getByText(`${address.slice(0, 4)}…${address.slice(-6)}`));
    expect(tron.getByRole('group', { name: 'Address of the wallet on Tron' })).toHaveTextContent(
      address,
    );
    await user.click(tron.getByRole('button', { name: 'Copy address' }));
    expect(write).toHaveBeenCalledWith(address);
    expect(await tron.findByText('Copied')).toBeVisible();
    expect(
      tron.getByRole('img', { name: 'QR code of the wallet’s address on Tron' }),
    ).toBeVisible();
  });

  it('whose address fails its check show none, and no code', async () => {
    await show('address_refused');
    const tron = within(walletOn('Tron'));
    expect(tron.getByText(/fails the check of its network/)).toBeVisible();
    expect(tron.queryByRole('group', { name: /^Address/ })).toBeNull();
    expect(tron.queryByRole('img')).toBeNull();
    expect(tron.queryByRole('button', { name: 'Copy address' })).toBeNull();
  });

  it('of an unknown network show a text without a code', async () => {
    await show('unknown_network');
    const unknown = within(walletOn('newchain'));
    expect(unknown.getByText(/don’t know this network/)).toBeInTheDocument();
    expect(unknown.queryByRole('img')).toBeNull();
  });
});

describe('what is missing', () => {
  it('is everything where the service lists no wallet: not taken for a store without money', async () => {
    await show('wallets_unlisted');
    expect(panel()).toHaveAttribute('data-status', 'ready');
    expect(panel()).toHaveTextContent('The payment service listed no wallets.');
    expect(panel()).toHaveTextContent('they may still hold funds');
    expect(panel()).not.toHaveTextContent(/\$0\.00|No funds|empty/);
  });

  it('is named: networks that do not answer, above the total and among the networks, until Retry', async () => {
    const { office } = await show('network_missing');
    expect(screen.getByText(/^BNB Smart Chain and Litecoin didn’t answer\.$/)).toBeVisible();
    expect(screen.getByText('Known total, without BNB Smart Chain and Litecoin')).toBeVisible();
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows.slice(-2)).toEqual([
      expect.stringMatching(/^BNB Smart ChainNo answer( since .+)?\. Not in the total\.$/),
      expect.stringMatching(/^LitecoinNo answer( since .+)?\. Not in the total\.$/),
    ]);
    const { totalUsd } = await office.client.getProcessingBalances();
    expect(document.querySelector('.till-total-figure')).toHaveTextContent(formatMoney(totalUsd));
    office.store.sandbox.configure({ networksWithoutWallet: [] });
    await pass(6_000);
    await press(button('Retry'));
    expect(screen.queryByText(/didn’t answer/)).toBeNull();
  });

  it('has its last value beside it, which is in no total', async () => {
    await show('figures_silent');
    expect(screen.getByText(/^Last known: \$2,[0-9]{3}\.[0-9]{2} at /)).toBeVisible();
    expect(screen.getByText('Known total, without Polygon')).toBeVisible();
  });

  it('is shown for an unknown value; the rest is summed', async () => {
    await show('worth_unknown');
    expect(screen.getByText('Known total')).toBeVisible();
    expect(screen.getByText(/value of some funds isn’t known/)).toBeVisible();
    expect(textsOf('Litecoin').slice(1, 3)).toEqual(['31.50 LTC', 'Value unknown']);
  });
});

it('the currencies are counted over all networks, the largest value first', async () => {
  await show('rich');
  const table = screen.getByRole('table', { name: 'Balances by currency' });
  for (const cell of document.querySelectorAll('.till-currency-table *, .till-wallet-table *')) {
    if (/^(?:THEAD|TBODY|TR|TH|TD)$/.test(cell.tagName)) expect(cell).toHaveAttribute('role');
  }
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows[0]).toHaveTextContent(/^USDT61,250\.76\$61,\d\d\d\.\d\d\d\d\.\d%$/);
  expect(rows.filter((row) => row.textContent.startsWith('USDT'))).toHaveLength(1);
});

describe('a failure', () => {
  it.each([
    ['service_away', /isn’t answering right now/],
    ['key_refused', /doesn’t accept the server’s API key/],
    ['processing_not_ready', /Finish the setup/],
    ['nobody_signed_in', /Sign in again/],
  ] as const)('in the scene %s is said with what to do', async (name, words) => {
    await show(name);
    await pass(30_000);
    expect(panel()).toHaveAttribute('data-status', 'error');
    expect(within(panel()).getByText(words)).toBeVisible();
    expect(within(panel()).getByText(/^Reference: /)).toBeVisible();
    expect(screen.queryByText('Total')).toBeNull();
  });
});

describe('the age of the figures', () => {
  it('ticks, and the store is asked again every 30 seconds', async () => {
    const { office } = await show('rich');
    const before = readings(office);
    await pass(10_000);
    expect(screen.getByText(/^As of 10 seconds ago|^As of 9 seconds ago/)).toBeVisible();
    expect(readings(office)).toBe(before);
    await pass(21_000);
    expect(readings(office)).toBe(before + 1);
  });

  it('stops while the page is hidden', async () => {
    const { office } = await show('rich');
    const before = readings(office);
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(120_000);
    expect(readings(office)).toBe(before);
    hidden.mockRestore();
  });
});

/** The processing wallets on screen, over the real handler: what is there, what is missing, what is old. */
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseDecimal } from '../../src/money/decimal.js';
import { formatMoney } from '../../src/money/format.js';
import { ProcessingBalances } from '../../src/treasury/balances/ProcessingBalances.js';
import type { OfficeSceneName } from '../../stories/treasury/officeScenes.js';
import { useFrozenTime } from '../support/renderCheckout.js';
import { openFrozenOffice, pass, renderTreasury, settle } from '../support/renderTreasury.js';
import { connectTo } from '../support/storeConnection.js';

beforeEach(() => useFrozenTime());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function show(name: OfficeSceneName, dialect?: 'documented' | 'deployed') {
  const office = await openFrozenOffice(name, dialect);
  return renderTreasury(<ProcessingBalances />, { office });
}

const panel = () => screen.getByRole('region', { name: 'Processing wallets' });
const card = (network: string) => screen.getByRole('article', { name: network });
const readings = (office: Awaited<ReturnType<typeof openFrozenOffice>>) =>
  office.store.sandbox
    .recordedCalls()
    .filter(({ operation }) => operation === 'listProcessingWalletBalances').length;

describe('the wallets', () => {
  it.each(['documented', 'deployed'] as const)('are shown by network (%s)', async (dialect) => {
    await show('rich', dialect);
    expect(panel()).toHaveAttribute('data-status', 'ready');
    const tron = card('Tron');
    const [, trx, usdt] = within(tron).getAllByRole('row');
    expect(trx).toHaveTextContent(/^TRXpays fees1,820\.50\$/);
    expect(usdt).toHaveTextContent(/^USDT48,210\.75\$48,2\d\d\.\d\d$/);
    expect(within(card('Bitcoin')).getByText('0.41215003')).toBeVisible();
  });

  it('that hold something come first, both kinds in the order that the store gives', async () => {
    const { office } = await show('rich');
    office.store.sandbox.setBalances({ 'TRX.Tron': '0', 'USDT.Tron': '0', 'BTC.Bitcoin': '0' });
    await pass(31_000);
    const names = screen
      .getAllByRole('article')
      .map((one) => within(one).getByRole('heading', { level: 3 }).textContent);
    const { wallets } = await office.client.getProcessingBalances();
    const empty = ['Tron', 'Bitcoin'];
    const given = wallets.map(({ networkName }) => networkName);
    expect(given.slice(-2)).not.toEqual(empty);
    expect(names).toEqual([...given.filter((name) => !empty.includes(name)), ...empty]);
  });

  it('tell how many transfers they can still pay for, and what one takes', async () => {
    const { user } = await show('rich', 'deployed');
    const tron = within(card('Tron'));
    expect(tron.getByText('Transfers of TRX').nextSibling).toHaveTextContent(/^346$/);
    expect(tron.getByText('Transfers of tokens').nextSibling).toHaveTextContent(/^4$/);
    await user.click(tron.getByText('What a transfer takes'));
    expect(tron.getByText('Bandwidth at hand').nextSibling).toHaveTextContent(/^600 of 600$/);
    const ethereum = within(card('Ethereum'));
    expect(ethereum.getByText('One transfer of a token').nextSibling).toHaveTextContent(
      '0.0000975 ETH',
    );
    // A network without such figures shows none, not zeros.
    expect(within(card('Bitcoin')).queryByText('Can still pay for')).toBeNull();
  });

  it('have an address to copy and a code, whole and checked', async () => {
    const { user, office } = await show('rich');
    const { wallets } = await office.client.getProcessingBalances();
    const address = wallets.find(({ blockchain }) => blockchain === 'tron')?.address ?? '';
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    const tron = within(card('Tron'));
    expect(tron.getByRole('group', { name: 'Address of the wallet on Tron' })).toHaveTextContent(
      address,
    );
    await user.click(tron.getByRole('button', { name: 'Copy address' }));
    expect(write).toHaveBeenCalledWith(address);
    expect(await tron.findByText('Copied')).toBeVisible();
    await user.click(tron.getByText('Show QR code'));
    expect(
      tron.getByRole('img', { name: "QR code of the wallet's address on Tron" }),
    ).toBeVisible();
  });

  it('whose address fails its check show none, and no code', async () => {
    await show('address_refused');
    const tron = within(card('Tron'));
    expect(tron.getByText(/does not pass the check of its network/)).toBeVisible();
    expect(tron.queryByRole('group', { name: /^Address/ })).toBeNull();
    expect(tron.queryByRole('img')).toBeNull();
    expect(tron.queryByRole('button', { name: 'Copy address' })).toBeNull();
  });

  it('of an unknown network show a text without a code', async () => {
    await show('unknown_network');
    const unknown = within(card('newchain'));
    expect(unknown.getByText(/does not know this network/)).toBeVisible();
    expect(unknown.getByRole('group', { name: /^Address/ })).toBeVisible();
    expect(unknown.queryByText('Show QR code')).toBeNull();
  });

  it('without funds are calm, and say how many currencies are empty', async () => {
    const { user } = await show('holdings_empty');
    expect(within(panel()).getByText('$0.00', { selector: '.till-total-figure *' })).toBeVisible();
    expect(within(card('Tron')).getByText('2 currencies without funds')).toBeVisible();
    expect(screen.queryByText('Where the money is')).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Show empty balances' }));
    expect(within(card('Tron')).getAllByRole('row')).toHaveLength(3);
  });
});

it('the worth of a wallet is that of what is shown of it', async () => {
  const { user, office } = await show('rich');
  const { wallets } = await office.client.getProcessingBalances();
  const tron = wallets.find(({ blockchain }) => blockchain === 'tron');
  const usdt = tron?.holdings.find(({ code }) => code === 'USDT')?.amountUsd ?? null;
  const head = () => card('Tron').querySelector('.till-wallet-head .till-money');
  expect(head()).toHaveTextContent(formatMoney(tron?.totalUsd ?? parseDecimal('0')));
  await user.selectOptions(screen.getByLabelText('Currency', { selector: 'select' }), 'USDT');
  expect(head()).toHaveTextContent(formatMoney(usdt ?? parseDecimal('0')));
});

describe('what is missing', () => {
  it('is everything where the service lists no wallet: not taken for a store without money', async () => {
    await show('wallets_unlisted');
    expect(panel()).toHaveAttribute('data-status', 'ready');
    expect(panel()).toHaveTextContent('The service listed no wallets.');
    expect(panel()).toHaveTextContent('funds may lie there all the same');
    expect(panel()).not.toHaveTextContent(/\$0\.00|Nothing here|empty/);
  });

  it('is named: networks that the service left out, in the total and among the wallets', async () => {
    await show('network_missing');
    expect(screen.getByText('Known total')).toBeVisible();
    expect(screen.getByText(/left out BNB Smart Chain and Litecoin/)).toBeVisible();
    for (const network of ['BNB Smart Chain', 'Litecoin']) {
      expect(card(network)).toHaveTextContent('No answer');
      expect(within(card(network)).queryByText('$0.00')).toBeNull();
    }
  });

  it('is shown for an unknown value; the rest is summed', async () => {
    await show('worth_unknown');
    expect(screen.getByText('Known total')).toBeVisible();
    expect(screen.getByText(/worth of some funds is not known/)).toBeVisible();
    expect(card('Litecoin')).toHaveTextContent('Worth unknown');
    expect(card('Litecoin')).toHaveTextContent('31.5');
  });

  it('is nothing where all is known', async () => {
    await show('rich');
    expect(screen.getByText('Total')).toBeVisible();
    expect(screen.queryByText('This is not everything.')).toBeNull();
  });
});

describe('the chart', () => {
  const table = () => screen.getByRole('table', { name: 'Where the money is' });
  const rows = () => within(table()).getAllByRole('row').slice(1);

  it('has a table with every row, and is hidden from screen readers', async () => {
    await show('rich');
    expect(rows()).toHaveLength(9);
    const bars = document.querySelector('.till-bars');
    expect(bars).toHaveAttribute('aria-hidden', 'true');
    expect(bars?.querySelectorAll('.till-bar')).toHaveLength(9);
  });

  it('shows name and value as text on every bar', async () => {
    await show('rich');
    const bars = [...document.querySelectorAll('.till-bar')];
    expect(bars).toHaveLength(9);
    for (const bar of bars) expect(bar.textContent).toMatch(/^[A-Z].+\$[\d,]+\.\d\d.*%$/);
  });

  it('becomes the table by a switch that the keyboard reaches', async () => {
    const { user } = await show('rich');
    screen.getByRole('radio', { name: 'Chart' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: 'Table' })).toBeChecked();
    expect(document.querySelector('.till-bars')).toBeNull();
    expect(rows()).toHaveLength(9);
  });

  it('counts by currency over all networks', async () => {
    const { user } = await show('rich');
    await user.click(screen.getByRole('radio', { name: 'Currency' }));
    expect(rows().filter((row) => row.textContent.startsWith('USDT'))).toHaveLength(1);
    expect(within(table()).getByRole('columnheader', { name: 'Currency' })).toBeVisible();
  });

  it('draws at most nine bars; the table keeps them all', async () => {
    const { user } = await show('many_tokens');
    await user.click(screen.getByRole('radio', { name: 'Currency' }));
    const bars = [...document.querySelectorAll('.till-bar')];
    expect(bars).toHaveLength(9);
    expect(bars.at(-1)).toHaveTextContent(/^\d+ others/);
    expect(rows().length).toBeGreaterThan(20);
  });
});

describe('the filters', () => {
  it('narrow wallets, chart and total together', async () => {
    const { user } = await show('rich');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'USDT');
    expect(screen.getByText('Total of what is shown')).toBeVisible();
    const names = screen.getAllByRole('article').map((one) => one.getAttribute('aria-labelledby'));
    expect(names.length).toBeGreaterThan(2);
    expect(screen.queryByRole('article', { name: 'Bitcoin' })).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Network' }), 'Tron');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(document.querySelector('.till-total-figure')).toHaveTextContent(/^\$48,2\d\d\.\d\d$/);
  });

  it('say that nothing fits, and let themselves be cleared', async () => {
    const { user } = await show('rich');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'BTC');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Network' }), 'Tron');
    expect(screen.getByText('Nothing matches these filters.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear the filters' }));
    expect(screen.getAllByRole('article')).toHaveLength(9);
  });

  it('can be cleared while something fits, and the focus stays among them', async () => {
    const { user } = await show('rich');
    expect(screen.queryByRole('button', { name: 'Clear the filters' })).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Network' }), 'Tron');
    await user.click(screen.getByRole('button', { name: 'Clear the filters' }));
    expect(screen.getByRole('combobox', { name: 'Network' })).toHaveFocus();
    expect(screen.getByRole('combobox', { name: 'Network' })).toHaveValue('');
    expect(screen.getByText('Total')).toBeVisible();
  });

  it('keep what was chosen in their list when the service leaves it out later', async () => {
    const { user, office } = await show('rich');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'LTC');
    office.store.sandbox.configure({ networksWithoutWallet: ['litecoin'] });
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await settle();
    expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveValue('LTC');
  });

  it('show the empty balances of a chosen currency, and say so in the box', async () => {
    const { user } = await show('rich');
    const box = () => screen.getByRole('checkbox', { name: 'Show empty balances' });
    expect(box()).not.toBeChecked();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'USDT');
    expect(box()).toBeChecked();
    expect(box()).toBeDisabled();
  });

  it('never call a part whose worth is not all known a total', async () => {
    const { user } = await show('worth_unknown');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'LTC');
    expect(screen.getByText('Known total of what is shown')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'BTC');
    expect(screen.getByText('Total of what is shown')).toBeVisible();
  });

  it('keep a missing network in sight', async () => {
    const { user } = await show('network_missing');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Network' }), 'Litecoin');
    expect(card('Litecoin')).toHaveTextContent('No answer');
    expect(screen.queryByText('Nothing matches these filters.')).toBeNull();
  });
});

describe('a failure', () => {
  it.each([
    ['service_away', /does not answer right now/],
    ['key_refused', /does not accept the API key/],
    ['processing_not_ready', /Finish the set-up/],
    ['nobody_signed_in', /Sign in again/],
  ] as const)('in the scene %s is said with what to do', async (name, words) => {
    await show(name);
    await pass(30_000);
    expect(panel()).toHaveAttribute('data-status', 'error');
    expect(within(panel()).getByText(words)).toBeVisible();
    expect(within(panel()).getByText(/^Reference: /)).toBeVisible();
    expect(screen.queryByText('Total')).toBeNull();
  });

  it('after an answer keeps the data and marks it as old; trying again helps', async () => {
    const office = await openFrozenOffice('rich');
    const line = connectTo(office);
    const { user } = await renderTreasury(<ProcessingBalances />, { office, client: line.client });
    line.state = 'cut';
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    // As long as it is tried again.
    await pass(5_000);
    expect(panel()).toHaveAttribute('data-status', 'stale');
    expect(screen.getByText('These figures are old')).toBeVisible();
    expect(card('Tron')).toHaveTextContent('48,210.75');
    line.state = 'open';
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await settle();
    expect(panel()).toHaveAttribute('data-status', 'ready');
    expect(screen.queryByText('These figures are old')).toBeNull();
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

  it('is not asked for any more after a refusal', async () => {
    const { office } = await show('nobody_signed_in');
    const before = office.store.sandbox.recordedCalls().length;
    await pass(120_000);
    expect(office.store.sandbox.recordedCalls()).toHaveLength(before);
  });
});

/** The exchange account on screen, over the real handler. */
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ExchangeBalances } from '../../src/treasury/ExchangeBalances/ExchangeBalances.js';
import type { OfficeSceneName } from '../../stories/treasury/officeScenes.js';
import { useFrozenTime } from '../support/renderCheckout.js';
import { openFrozenOffice, pass, renderTreasury } from '../support/renderTreasury.js';

beforeEach(() => useFrozenTime());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function show(name: OfficeSceneName, dialect?: 'documented' | 'deployed') {
  const office = await openFrozenOffice(name, dialect);
  return renderTreasury(<ExchangeBalances />, { office });
}

const panel = () => screen.getByRole('region', { name: 'Exchange account' });
const balances = () => within(panel()).getByRole('table', { name: 'Exchange account' });

it.each(['documented', 'deployed'] as const)(
  'shows what is held and the total (%s)',
  async (dialect) => {
    await show('rich', dialect);
    const rows = within(balances()).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent.replace(/\$.*/, ''))).toEqual([
      'USDTTron1,250.33',
      'BTCBitcoin0.01204',
      'ETHEthereum0.83',
    ]);
    expect(within(panel()).getByText('Total')).toBeVisible();
    expect(document.querySelectorAll('.till-bar')).toHaveLength(3);
  },
);

it('tolerates a ticker that only the exchange knows', async () => {
  await show('exchange_unknown_ticker');
  const row = within(balances()).getByRole('rowheader', { name: 'XMR' }).closest('tr');
  expect(row).toHaveTextContent('3.5');
});

it('is calm where no exchange is connected: no failure, no zero', async () => {
  await show('no_exchange');
  expect(panel()).toHaveAttribute('data-status', 'ready');
  expect(within(panel()).getByText('No exchange is connected.')).toBeVisible();
  expect(panel().querySelector('.till-notice')).toBeNull();
  expect(panel()).not.toHaveTextContent('$');
});

it('says that a connected account is empty', async () => {
  await show('exchange_empty');
  expect(within(panel()).getByText('The exchange account is empty.')).toBeVisible();
});

it('says that the service gave an unusable answer', async () => {
  await show('service_confused');
  await pass(30_000);
  expect(panel()).toHaveAttribute('data-status', 'error');
  expect(panel()).toHaveTextContent('could not be read');
});

/** The exchange account on screen, over the real handler. */
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  exchangeBalancesSchema,
  type ExchangeBalancesView,
} from '../../../src/treasury/contract/balances.js';
import { addDecimal, parseDecimal } from '../../../src/money/decimal.js';
import { formatMoney } from '../../../src/money/format.js';
import { ExchangeBalances } from '../../../src/treasury/panel/balances/ExchangeBalances.js';
import type { Dialect } from '../../../src/sandbox/responses.js';
import type { OfficeSceneName } from '../../../stories/treasury/officeScenes.js';
import { openFrozenOffice, renderTreasury } from '../../support/renderTreasury.js';
import { connectTo } from '../../support/storeConnection.js';
import { button, onFrozenPages, press, showScene } from './frozenPage.js';

onFrozenPages();

const show = (name: OfficeSceneName, dialect?: Dialect) =>
  showScene(<ExchangeBalances />, name, dialect);

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
    expect(panel()).toHaveTextContent('Not part of the wallets’ total.');
  },
);

it('tolerates a ticker that only the exchange knows', async () => {
  await show('exchange_unknown_ticker');
  const row = within(balances()).getByRole('rowheader', { name: 'XMR' }).closest('tr');
  expect(row).toHaveTextContent('3.5');
});

describe('an account with unusual data', () => {
  /** The store passes on what the service says. */
  async function showAs(change: (view: ExchangeBalancesView) => Partial<ExchangeBalancesView>) {
    const office = await openFrozenOffice('rich');
    const { client } = connectTo(office, (text, path) => {
      if (path !== '/balances/exchange') return text;
      const view = exchangeBalancesSchema.parse(JSON.parse(text));
      return JSON.stringify({ ...view, ...change(view) });
    });
    return renderTreasury(<ExchangeBalances />, { office, client });
  }
  const zero = parseDecimal('0');

  it('a total without a list is shown, and not called empty', async () => {
    await showAs(() => ({ balances: [], totalUsd: parseDecimal('812.5') }));
    expect(panel()).toHaveTextContent('$812.50');
    expect(panel()).toHaveTextContent('gives only this total');
    expect(panel()).not.toHaveTextContent('is empty');
  });

  it('no total and no list is not called empty; a total of nothing is', async () => {
    const { unmount } = await showAs(() => ({ balances: [], totalUsd: null }));
    expect(panel()).toHaveTextContent(
      'The payment service listed no funds for this account, and no total.',
    );
    expect(panel()).not.toHaveTextContent('is empty');
    unmount();
    await showAs(() => ({ balances: [], totalUsd: zero }));
    expect(panel()).toHaveTextContent('The exchange account is empty.');
  });

  it('whose worth is not all known has a known total, which is not called the total', async () => {
    const isKnown = ({ code }: { readonly code: string }) => code !== 'ETH';
    const { office } = await showAs(({ balances }) => ({
      balances: balances.map((row) => (isKnown(row) ? row : { ...row, amountUsd: null })),
      totalUsd: null,
    }));
    const { balances } = await office.client.getExchangeBalances();
    const known = addDecimal(
      ...balances.flatMap((row) => (isKnown(row) ? (row.amountUsd ?? []) : [])),
    );
    expect(within(panel()).getByText('Known total')).toBeVisible();
    const figure = panel().querySelector('.till-total-figure');
    expect(figure).toHaveTextContent(formatMoney(known, 'USD', 'en'));
    expect(panel()).toHaveTextContent('Some values are missing.');
  });

  it('zero of every currency has a value of zero at any price', async () => {
    await showAs(({ balances }) => ({
      balances: balances.map((row) => ({ ...row, amount: zero, amountUsd: null })),
      totalUsd: null,
    }));
    expect(panel().querySelector('.till-total')).toHaveTextContent('Total$0.00');
    expect(panel()).not.toHaveTextContent('Some values are missing');
  });

  it('a currency that is named twice has two rows, and its own after a newer answer', async () => {
    let isLater = false;
    const errors = vi.spyOn(console, 'error');
    await showAs(({ balances }) => {
      const [first] = balances;
      const usdt = (amount: string) => first && { ...first, amount: parseDecimal(amount) };
      const rows = isLater ? ['3'] : ['1', '2'];
      return { balances: rows.flatMap((amount) => usdt(amount) ?? []) };
    });
    const amounts = () =>
      [...balances().querySelectorAll('.till-amount')].map(({ textContent }) => textContent);
    expect(amounts()).toEqual(['1.00', '2.00']);
    isLater = true;
    await press(button('Refresh'));
    expect(amounts()).toEqual(['3.00']);
    expect(errors).not.toHaveBeenCalled();
    errors.mockRestore();
  });
});

it('is calm where no exchange is connected: no failure, no zero', async () => {
  await show('no_exchange');
  expect(panel()).toHaveAttribute('data-status', 'ready');
  expect(within(panel()).getByText('No exchange is connected.')).toBeVisible();
  expect(panel().querySelector('.till-notice')).toBeNull();
  expect(panel()).not.toHaveTextContent('$');
});

/** The provider: one store, one language, one look, and a cache of its own. */
import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ExchangeBalances } from '../../src/treasury/ExchangeBalances/ExchangeBalances.js';
import { treasuryQueryKey } from '../../src/treasury/queries.js';
import { TreasuryProvider } from '../../src/treasury/TreasuryProvider.js';
import { useSendWithdrawal } from '../../src/treasury/withdrawals/useSendWithdrawal.js';
import { useFrozenTime } from '../support/renderCheckout.js';
import { openFrozenOffice, renderTreasury } from '../support/renderTreasury.js';

beforeEach(() => useFrozenTime());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const panel = () => document.querySelector('.till');

function Lost() {
  useSendWithdrawal();
  return null;
}

describe('what is missing is said', () => {
  const quietly = (draw: () => void) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(draw).toThrow();
  };

  it('where there is neither client nor endpoint', () => {
    quietly(() => render(<TreasuryProvider />));
    expect(() => render(<TreasuryProvider />)).toThrow(
      /neither `client` nor `endpoint`.*cannot reach the store.*endpoint="\/api\/treasury"/,
    );
  });

  it('where a hook or a part stands outside, by its name', () => {
    quietly(() => render(<Lost />));
    expect(() => render(<Lost />)).toThrow(/useSendWithdrawal is used outside a TreasuryProvider/);
    expect(() => render(<ExchangeBalances />)).toThrow(/outside a TreasuryProvider/);
  });
});

describe('language and look', () => {
  it('are English and those of the device', async () => {
    const office = await openFrozenOffice('no_exchange');
    await renderTreasury(<ExchangeBalances id="here" className="mine" />, { office });
    expect(panel()).toHaveAttribute('data-theme', 'auto');
    expect(panel()).toHaveAttribute('lang', 'en');
    expect(panel()).toHaveAttribute('id', 'here');
    expect(panel()).toHaveClass('till', 'till-treasury', 'till-exchange-balances', 'mine');
  });

  it('follow what is given: figures, sentences, theme and variables', async () => {
    const office = await openFrozenOffice('rich');
    await renderTreasury(<ExchangeBalances />, {
      office,
      locale: 'de',
      messages: { exchangeTitle: 'Börsenkonto', sandbox: 'Kein echtes Geld.' },
      appearance: { theme: 'dark', variables: { colorAccent: '#123456' } },
    });
    expect(screen.getByRole('region', { name: 'Börsenkonto' })).toHaveAttribute('lang', 'de');
    expect(screen.getByText('Kein echtes Geld.')).toBeVisible();
    expect(panel()).toHaveAttribute('data-theme', 'dark');
    expect(panel()?.getAttribute('style')).toMatch(/--till-color-accent:\s*#123456/);
    expect(panel()).toHaveTextContent('1.250,33');
  });

  it('keep English sentences English for a screen reader, whatever the figures', async () => {
    const office = await openFrozenOffice('rich');
    await renderTreasury(<ExchangeBalances />, { office, locale: 'de' });
    expect(panel()).toHaveAttribute('lang', 'en');
  });
});

describe('the cache', () => {
  it('is private unless one is given; then all is under one key', async () => {
    const office = await openFrozenOffice('rich');
    const queryClient = new QueryClient();
    await renderTreasury(<ExchangeBalances />, { office, queryClient });
    const kept = queryClient.getQueryCache().findAll({ queryKey: treasuryQueryKey(office.client) });
    expect(kept.map(({ queryKey }) => queryKey[2]).sort()).toEqual(['exchange', 'session']);
    expect(queryClient.getQueryCache().getAll()).toHaveLength(kept.length);
  });

  it('asks once for what two parts show', async () => {
    const office = await openFrozenOffice('rich');
    render(
      <StrictMode>
        <TreasuryProvider client={office.client}>
          <ExchangeBalances />
          <ExchangeBalances />
        </TreasuryProvider>
      </StrictMode>,
    );
    await vi.waitFor(() => expect(document.querySelectorAll('.till-bars')).toHaveLength(2), {
      timeout: 15_000,
    });
    const calls = office.store.sandbox.recordedCalls();
    expect(calls.filter(({ operation }) => operation === 'getExchangeBalances')).toHaveLength(1);
  });
});

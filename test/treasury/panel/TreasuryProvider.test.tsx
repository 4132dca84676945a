/** The provider: one store, one language, one look, and a cache of its own. */
import { keepPreviousData, QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ExchangeBalances } from '../../../src/treasury/panel/balances/ExchangeBalances.js';
import { en, type TreasuryMessages } from '../../../src/treasury/panel/messages/en.js';
import { treasuryLanguages } from '../../../src/treasury/panel/messages/treasuryLanguages.js';
import { OrderDetail } from '../../../src/treasury/panel/orders/OrderDetail.js';
import { Orders } from '../../../src/treasury/panel/orders/Orders.js';
import { treasuryQueryKey } from '../../../src/treasury/panel/queries.js';
import { TreasuryProvider } from '../../../src/treasury/panel/TreasuryProvider.js';
import { WithdrawalStatus } from '../../../src/treasury/panel/withdrawals/WithdrawalStatus.js';
import { useSendWithdrawal } from '../../../src/treasury/panel/withdrawals/useWithdrawalMutations.js';
import { SHOWN_ORDER } from '../../../stories/treasury/orderScenes.js';
import { WITHDRAWAL } from '../../../stories/treasury/withdrawalScenes.js';
import { openFrozenOffice, pass, renderTreasury, settle } from '../../support/renderTreasury.js';
import { connectTo } from '../../support/storeConnection.js';
import { button, onFrozenPages, press, withLateParts } from './frozenPage.js';

withLateParts();
onFrozenPages();

const panel = () => document.querySelector('.till');

function Lost() {
  useSendWithdrawal();
  return null;
}

describe('an error names what is missing', () => {
  const quietly = (draw: () => void) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(draw).toThrow();
  };

  it('where there is neither client nor endpoint', () => {
    // @ts-expect-error does not compile either
    const provider = <TreasuryProvider />;
    quietly(() => render(provider));
    expect(() => render(provider)).toThrow(
      /neither `client` nor `endpoint`.*cannot reach the store.*endpoint="\/api\/treasury"/,
    );
  });

  it('for a hook or component outside of a provider, by its name', () => {
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
    await treasuryLanguages.load('de');
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

  it('mark English messages as English for a screen reader, where there are no others', async () => {
    const office = await openFrozenOffice('rich');
    await renderTreasury(<ExchangeBalances />, { office, locale: 'sv' });
    expect(panel()).toHaveAttribute('lang', 'en');
    expect(panel()).not.toHaveAttribute('dir');
    expect(panel()).toHaveTextContent('1 250,33');
  });

  it.each([
    ['de-AT', 'de', 'ltr'],
    ['ar', 'ar', 'rtl'],
  ] as const)('speak the language of %s', async (locale, language, dir) => {
    await treasuryLanguages.load(language);
    const office = await openFrozenOffice('rich');
    await renderTreasury(<ExchangeBalances />, { office, locale });
    const name = treasuryLanguages.find(language)?.exchangeTitle ?? '';
    const region = screen.getByRole('region', { name });
    expect(region).toHaveAttribute('lang', language);
    expect(region).toHaveAttribute('dir', dir);
  });
});

describe('what a store gives that cannot be used', () => {
  /** What the page's author is told. */
  function hear() {
    const told: string[] = [];
    vi.stubGlobal('reportError', (error: Error) => told.push(error.message));
    return told;
  }

  it.each(['de_DE', 'C.UTF-8', ''])(
    'a locale "%s" takes no figure off the page',
    async (locale) => {
      const office = await openFrozenOffice('rich');
      await renderTreasury(<ExchangeBalances />, { office, locale });
      expect(panel()).toHaveTextContent(locale === 'de_DE' ? '1.250,33' : '1,250.33');
    },
  );

  it('a sentence that fails, or is none, leaves ours in its place', async () => {
    const told = hear();
    const office = await openFrozenOffice('rich');
    const messages = {
      asOf: () => {
        throw new Error('A mistake of the store.');
      },
      refresh: undefined,
      total: 7,
      exchangeTitle: 'Börsenkonto',
    } as unknown as Partial<TreasuryMessages>;
    await renderTreasury(<ExchangeBalances />, { office, messages });
    expect(screen.getByRole('region', { name: 'Börsenkonto' })).toHaveTextContent(/As of now/);
    expect(button('Refresh')).toBeVisible();
    expect(screen.getByText('Total')).toBeVisible();
    expect(told.sort()).toEqual([
      'messages.asOf must return text.',
      'messages.total must be a string.',
    ]);
  });

  it('a list of its own is taken whole', async () => {
    const office = await openFrozenOffice('order_held');
    const messages = { releaseConsequences: ['Eines nur.'] };
    const { user } = await renderTreasury(<OrderDetail order={SHOWN_ORDER} />, {
      office,
      messages,
    });
    await settle();
    await user.click(button('Release hold…'));
    for (let left = 100; left > 0 && !screen.queryByRole('dialog'); left -= 1) await settle();
    const question = screen.getByRole('dialog', { name: 'Release hold' });
    expect(question.querySelectorAll('li')).toHaveLength(1);
    expect(question).toHaveTextContent('Eines nur.');
  });
});

describe('a shared cache with habits of its own', () => {
  const shared = () =>
    new QueryClient({
      defaultOptions: {
        queries: { placeholderData: keepPreviousData, throwOnError: true },
        mutations: { throwOnError: true },
      },
    });

  it('shows no rows of another question', async () => {
    const office = await openFrozenOffice('orders_mixed');
    const line = connectTo(office);
    await renderTreasury(<Orders />, { office, client: line.client, queryClient: shared() });
    expect(screen.getByText('Order 1042')).toBeVisible();
    line.state = 'silent';
    await press(button(/^Paid/));
    expect(screen.queryByText('Order 1042')).toBeNull();
  });

  it('leaves failures to the parts, also of a change', async () => {
    const office = await openFrozenOffice('withdrawal_draft');
    const part = <WithdrawalStatus id={WITHDRAWAL} />;
    const { user } = await renderTreasury(part, { office, queryClient: shared() });
    await settle();
    await user.click(screen.getByRole('checkbox'));
    office.cutLine();
    await user.click(button(/^Send/));
    await pass(20_000);
    expect(screen.getByRole('alert')).toHaveTextContent(en.pressLost);
    expect(screen.getByText('These figures are old')).toBeVisible();
  });
});

describe('the cache', () => {
  it('is private unless one is given; then all is under one key', async () => {
    const office = await openFrozenOffice('rich');
    const queryClient = new QueryClient();
    await renderTreasury(<ExchangeBalances />, { office, queryClient });
    const kept = queryClient.getQueryCache().findAll({ queryKey: treasuryQueryKey(office.client) });
    expect(kept.map(({ queryKey }) => queryKey[2]).sort()).toEqual(['balances', 'session']);
    expect(queryClient.getQueryCache().getAll()).toHaveLength(kept.length);
  });
});

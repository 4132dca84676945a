/** The picker by keyboard, by search and in each of its states. */
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeStore, CURRENCIES } from '../support/fakeStore.js';
import { renderCheckout, settle, useFrozenTime } from '../support/renderCheckout.js';

beforeEach(useFrozenTime);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const list = () => screen.getByRole('listbox', { name: 'Currencies' });
const search = () => screen.getByRole('searchbox', { name: 'Search currency or network' });
const options = () => screen.getAllByRole('option');
const active = () => document.getElementById(list().getAttribute('aria-activedescendant') ?? '');

describe('the list', () => {
  it('shows each currency with its network and the figure of the pay screen', async () => {
    const { user } = await renderCheckout();
    const usdt = screen.getByRole('option', { name: 'USDT Tron (TRC-20) 20.012 USDT' });
    await user.click(usdt);
    await settle();
    expect(screen.getByText('20.012')).toBeVisible();
  });

  it('is walked by keys and chosen from by Enter', async () => {
    const { user, store } = await renderCheckout();
    await user.tab();
    expect(search()).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(list()).toHaveFocus();
    expect(active()).toHaveTextContent('Tron (TRC-20)');
    await user.keyboard('{End}');
    expect(active()).toHaveTextContent('newchain');
    await user.keyboard('{Home}{ArrowDown}');
    expect(active()).toHaveTextContent('Ethereum (ERC-20)');
    await user.keyboard('b');
    expect(active()).toHaveTextContent('Bitcoin');
    await user.keyboard('{Enter}');
    await settle();
    expect(store.snapshot('1001').quote?.currencyId).toBe('BTC.Bitcoin');
  });

  it('is chosen from by Space, too', async () => {
    const { user, store } = await renderCheckout();
    list().focus();
    await user.keyboard(' ');
    await settle();
    expect(store.snapshot('1001').quote?.currencyId).toBe('USDT.Tron');
  });

  it('says why a currency cannot be chosen, and does not choose it', async () => {
    const store = createFakeStore();
    const choices = store
      .snapshot('1001')
      .choices.map((choice) => ({ ...choice, payable: null, unavailable: 'no_rate' }));
    store.update('1001', { choices });
    const { user } = await renderCheckout({ store });
    const option = screen.getByRole('option', { name: /BTC Bitcoin No price right now/ });
    expect(option).toHaveAttribute('aria-disabled', 'true');
    await user.click(option);
    await settle();
    expect(store.count('/checkout/currency')).toBe(0);
  });

  it('draws fifty rows at most and says how many more there are', async () => {
    const [base] = CURRENCIES;
    if (!base) throw new Error('The listing is empty.');
    const many = Array.from({ length: 62 }, (_, index) => ({
      ...base,
      id: `C${String(index)}.Tron`,
      code: `C${String(index)}`,
    }));
    const { user } = await renderCheckout({ store: createFakeStore({ currencies: many }) });
    expect(options()).toHaveLength(50);
    expect(screen.getByText('12 more, keep typing to narrow it down')).toBeVisible();
    expect(search()).toHaveAccessibleDescription('12 more, keep typing to narrow it down');
    await user.type(search(), 'c61');
    expect(options()).toHaveLength(1);
  });
});

describe('search', () => {
  it.each(['trc20', 'TRC-20', 'TR7NHqjeKQ'])('finds by "%s" and says how many', async (text) => {
    const { user } = await renderCheckout();
    await user.type(search(), text);
    expect(options()).toHaveLength(1);
    expect(screen.getByText('1 currency found')).toHaveAttribute('role', 'status');
  });

  it('offers to be cleared when nothing fits', async () => {
    const { user } = await renderCheckout();
    await user.type(search(), 'peseta');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.getByText('Nothing matches “peseta”.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(options()).toHaveLength(5);
  });
});

describe('other states', () => {
  it('says that the store offers nothing', async () => {
    await renderCheckout({ store: createFakeStore({ currencies: [] }) });
    expect(screen.getByText(/offers no currency/)).toBeVisible();
  });

  it('says that the listing failed and tries again', async () => {
    const store = createFakeStore();
    // More than once: StrictMode and each part that needs the listing ask again.
    store.failNext('/currencies', 'forbidden_origin', 9);
    const { user } = await renderCheckout({ store });
    expect(screen.getByText('The currencies could not be loaded.')).toBeVisible();
    store.recover();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await settle();
    expect(options()).toHaveLength(5);
  });

  it('says at once that a choice failed, tells the page, and keeps the list', async () => {
    const onError = vi.fn();
    const { user, store } = await renderCheckout({ onError });
    store.failNext('/checkout/currency', 'currency_unavailable');
    await user.click(screen.getByRole('option', { name: /BTC/ }));
    await settle();
    expect(screen.getByRole('alert')).toHaveTextContent(/cannot be used right now/);
    expect(options()).toHaveLength(5);
    expect(onError).toHaveBeenCalledTimes(1);
    expect(onError.mock.calls[0]?.[0]).toMatchObject({ code: 'currency_unavailable' });
  });

  it('marks the chosen currency when the shopper comes back, and goes back without change', async () => {
    const store = createFakeStore({ chosen: 'BTC.Bitcoin' });
    const { user } = await renderCheckout({ store });
    await user.click(screen.getByRole('button', { name: 'Change currency' }));
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('BTC');
    await user.click(screen.getByRole('button', { name: 'Back to the payment' }));
    expect(screen.getByText('Send only BTC on Bitcoin')).toBeVisible();
    expect(store.count('/checkout/currency')).toBe(0);
  });
});

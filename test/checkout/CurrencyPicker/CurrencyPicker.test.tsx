/** The picker by hand, by search and in each of its states. */
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ADDRESSES, createFakeStore, CURRENCIES, PICTURED } from '../../support/fakeStore.js';
import { writeStorage } from '../../../src/ui/storage.js';
import { advance, renderCheckout, settle, useFrozenTime } from '../../support/renderCheckout.js';

beforeEach(useFrozenTime);

const list = () => screen.getByRole('listbox');
const search = () => screen.getByRole('searchbox', { name: 'Search currency or network' });
const options = () => screen.getAllByRole('option');
const option = (name: RegExp | string) => screen.getByRole('option', { name });
const WAITING = 'Getting the address…';
const changeButton = () => screen.getByRole('button', { name: /Change$/ });
const markedIn = (rows: readonly Element[]) =>
  rows.flatMap((row) => [...row.querySelectorAll('mark')].map(({ textContent }) => textContent));
const button = (name: string) => screen.getByRole('button', { name });
const byNetwork = () => screen.getByRole('button', { name: 'By network' });

describe('token first, network second', () => {
  it('opens the networks of a token, and chooses no currency until one is pressed', async () => {
    const { user, store } = await renderCheckout();
    await user.click(option('USDT Tether 2 networks 20.012'));
    await settle();
    expect(store.count('/checkout/currency')).toBe(0);
    expect(list()).toHaveAccessibleName('Choose a network');
    expect(list()).toHaveFocus();
    expect(options().map(({ textContent }) => textContent)).toEqual([
      'TUSDT Tron TRC-20  ',
      'EUSDT Ethereum ERC-20  ',
    ]);
    // Once, above them all, because it is the same for each.
    expect(document.querySelector('.till-picked')).toHaveTextContent('USDT Tether20.012');
    expect(screen.queryByRole('option', { selected: true })).toBeNull();
    await user.click(option('USDT Ethereum ERC-20'));
    await settle();
    expect(store.snapshot('1001').quote?.currencyId).toBe('USDT.Ethereum');
  });

  it.each<[string, (user: Awaited<ReturnType<typeof renderCheckout>>['user']) => Promise<void>]>([
    ['to go back to', (user) => user.click(option(/^USDT/))],
    ['to clear', (user) => user.type(search(), 'btc')],
  ])('keeps Escape from a dialog around it only while there is something %s', async (_, act) => {
    const onPageKey = vi.fn();
    document.addEventListener('keydown', onPageKey);
    const { user } = await renderCheckout();
    await act(user);
    onPageKey.mockClear();
    await user.keyboard('{Escape}');
    expect(onPageKey).not.toHaveBeenCalled();
    expect(list()).toHaveAccessibleName('Currencies');
    expect(search()).toHaveValue('');
    await user.keyboard('{Escape}');
    expect(onPageKey).toHaveBeenCalledTimes(1);
    document.removeEventListener('keydown', onPageKey);
  });

  it('shows the smallest figure, marked as such, where networks differ', async () => {
    const store = createFakeStore();
    const choices = store
      .snapshot('1001')
      .choices.map((choice) =>
        choice.currencyId === 'USDT.Ethereum' ? { ...choice, payable: '20.0119' } : choice,
      );
    store.update('1001', { choices } as never);
    const { user } = await renderCheckout({ store });
    expect(option('USDT Tether 2 networks from 20.0119')).toBeVisible();
    await user.click(option(/^USDT/));
    expect(option('USDT Tron TRC-20 20.012')).toBeVisible();
    expect(option('USDT Ethereum ERC-20 20.0119')).toBeVisible();
    expect(document.querySelector('.till-picked')).not.toHaveTextContent('20.01');
  });

  it('marks the row under a finger that has not moved', async () => {
    await renderCheckout();
    fireEvent.pointerDown(option(/^BTC/));
    expect(list()).toHaveAttribute('aria-activedescendant', option(/^BTC/).id);
  });
});

describe('the second step', () => {
  it('asks its own question, says how to answer it, and offers no search of what is all there', async () => {
    const { user } = await renderCheckout();
    await user.click(option(/^USDT/));
    expect(list()).toHaveAccessibleName('Choose a network');
    expect(
      screen.getByText(/^Choose the network that your wallet or exchange shows/),
    ).toBeVisible();
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'By network' })).toBeNull();
    await user.click(button('All currencies'));
    expect(search()).toBeVisible();
    expect(byNetwork()).toHaveAttribute('aria-pressed', 'false');
  });

  it('keeps the search where there is more than can be shown', async () => {
    const [first] = CURRENCIES;
    if (!first) throw new Error('There is a currency.');
    const many = Array.from({ length: 80 }, (_, index) => ({
      ...first,
      id: `C${String(index)}.Tron`,
      code: `C${String(index)}`,
    }));
    const { user } = await renderCheckout({
      store: createFakeStore({ currencies: [...CURRENCIES, ...many] }),
    });
    await user.click(byNetwork());
    await user.click(option(/8\d currencies/));
    expect(search()).toBeVisible();
    await user.type(search(), 'C79');
    expect(options()).toHaveLength(1);
  });
});

describe('a longer list', () => {
  const [base] = CURRENCIES;
  if (!base) throw new Error('There is a currency.');
  const codes = ['AAVE', 'CAKE', 'LTC', 'PEPE', 'SHIB', 'TRX'];
  const longer = [
    ...CURRENCIES,
    ...codes.map((code) => ({ ...base, code, name: code, id: `${code}.Tron` })),
  ];

  it('has the last used currency above the popular ones', async () => {
    localStorage.setItem('till-last-currency', 'PEPE.Tron');
    await renderCheckout({ store: createFakeStore({ currencies: longer }) });
    const names = screen.getAllByRole('group').map((one) => one.getAttribute('aria-label'));
    expect(names).toEqual(['Last used', 'Popular', 'All currencies']);
    expect(options()[0]).toHaveAccessibleName('PEPE Tron (TRC-20) 1.00');
  });

  it('has no parts in a search, in a step, or by network', async () => {
    const { user } = await renderCheckout({ store: createFakeStore({ currencies: longer }) });
    await user.type(search(), 'tron');
    expect(screen.queryByRole('group')).toBeNull();
    expect(options()).toHaveLength(7);
    await user.clear(search());
    await user.click(byNetwork());
    expect(screen.queryByRole('group')).toBeNull();
    await user.click(option(/^Tron/i));
    expect(screen.queryByRole('group')).toBeNull();
  });
});

describe('by network', () => {
  it('switches the order of the list, and keeps it during the checkout', async () => {
    const { user, store } = await renderCheckout();
    expect(byNetwork()).toHaveAttribute('aria-pressed', 'false');
    await user.click(byNetwork());
    expect(list()).toHaveAccessibleName('Networks');
    expect(options().map(({ textContent }) => textContent)).toContain('Eethereum  2 currencies ');
    await user.click(option(/^ethereum 2 currencies/));
    expect(list()).toHaveAccessibleName('Choose a currency on ethereum');
    await user.click(option('ETH Ether 0.00640001'));
    await settle();
    expect(store.snapshot('1001').quote?.currencyId).toBe('ETH.Ethereum');
    await user.click(changeButton());
    expect(byNetwork()).toHaveAttribute('aria-pressed', 'true');
    expect(list()).toHaveAccessibleName('Networks');
  });

  it('is not offered where there is one network only', async () => {
    const currencies = CURRENCIES.filter(({ blockchain }) => blockchain === 'ethereum');
    await renderCheckout({ store: createFakeStore({ currencies }) });
    expect(screen.queryByRole('button', { name: 'By network' })).toBeNull();
  });
});

describe('search', () => {
  it('that finds nothing says what was searched and what can be, and offers to be cleared', async () => {
    const { user } = await renderCheckout();
    await user.type(search(), 'peseta');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.getByText('No results for “peseta”')).toBeVisible();
    expect(screen.getByText(/Try a code, a name or a network/)).toBeVisible();
    await user.click(button('Clear search'));
    expect(options()).toHaveLength(4);
    expect(search()).toHaveFocus();
  });

  it('repeats a pasted page only in part', async () => {
    const { user } = await renderCheckout();
    await user.click(search());
    await user.paste('x'.repeat(5_000));
    expect(screen.getByText(/^No results for/).textContent).toHaveLength(
      'No results for “”'.length + 61,
    );
  });

  it('tells of a network where the store takes no payment', async () => {
    const { user } = await renderCheckout();
    await user.click(search());
    await user.paste('DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L');
    expect(
      screen.getByText(/an address on Dogecoin. The store doesn’t accept payments there./),
    ).toBeVisible();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('sends an address nowhere and keeps it nowhere', async () => {
    const { user, store } = await renderCheckout();
    await user.click(search());
    await user.paste(ADDRESSES.ethereum);
    await settle();
    expect(screen.getByText(/on your device only/)).toBeVisible();
    expect(JSON.stringify(store.requests)).not.toContain(ADDRESSES.ethereum);
    expect(JSON.stringify({ ...localStorage })).not.toContain(ADDRESSES.ethereum);
    expect(location.href).not.toContain(ADDRESSES.ethereum);
  });

  it('marks what was found, and nothing after an address', async () => {
    const { user } = await renderCheckout();
    await user.type(search(), 'eth usd');
    expect(markedIn(options())).toEqual(['USD', 'Eth']);
    await user.clear(search());
    await user.paste(ADDRESSES.ethereum);
    expect(options()).toHaveLength(2);
    expect(markedIn(options())).toEqual([]);
  });
});

describe('the last used currency', () => {
  const use = async (text: string) => {
    const { user, unmount, store } = await renderCheckout();
    await user.type(search(), text);
    await user.click(options()[0] as HTMLElement);
    await settle();
    expect(store.snapshot('1001').quote).not.toBeNull();
    unmount();
  };

  it('comes first next time, and is not chosen automatically', async () => {
    await use('usdt tron');
    const { store } = await renderCheckout();
    const group = screen.getByRole('group', { name: 'Last used' });
    expect(within(group).getByRole('option', { name: /USDT Tether Tron/ })).toBe(options()[0]);
    expect(screen.queryByRole('option', { selected: true })).toBeNull();
    expect(store.snapshot('1001').quote).toBeNull();
    expect({ ...localStorage }).toEqual({ 'till-last-currency': 'USDT.Tron' });
  });

  it('is not remembered where choosing failed', async () => {
    const { user, store } = await renderCheckout();
    store.failNext('/checkout/currency', 'currency_unavailable');
    await user.click(option(/^BTC/));
    await settle();
    expect(localStorage).toHaveLength(0);
  });

  it('is simply not there where the browser denies its storage', async () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(denied);
    const { user, store } = await renderCheckout();
    expect(screen.queryByRole('group', { name: 'Last used' })).toBeNull();
    await user.click(option(/^BTC/));
    await settle();
    expect(store.snapshot('1001').quote?.currencyId).toBe('BTC.Bitcoin');
    writeStorage('localStorage', 'till-last-currency', null);
  });
});

describe('icons', () => {
  const withIcons = () => createFakeStore({ currencies: PICTURED });
  const imageOf = (name: RegExp) =>
    option(name).querySelector(':is(.till-option, .till-mark) > .till-letter:first-child img');

  it('come from the store and nowhere else, and say nothing', async () => {
    await renderCheckout({ store: withIcons() });
    const image = imageOf(/^BTC/);
    expect(image).toHaveAttribute('src', 'https://store.test/till/icons/currency/BTC.Bitcoin');
    expect(image).toHaveAttribute('alt', '');
    expect(image).toHaveAttribute('referrerpolicy', 'no-referrer');
    expect(option(/^BTC/)).toHaveAccessibleName('BTC Bitcoin 0.00021053');
  });
});

describe('other states', () => {
  it('says why a currency cannot be chosen, and does not choose it', async () => {
    const store = createFakeStore();
    const choices = store
      .snapshot('1001')
      .choices.map((choice) => ({ ...choice, payable: null, unavailable: 'no_rate' }));
    store.update('1001', { choices });
    const { user } = await renderCheckout({ store });
    expect(option('BTC Bitcoin No price right now')).toHaveAttribute('aria-disabled', 'true');
    await user.click(option(/^BTC/));
    // A token can still be opened, to show which network is meant.
    await user.click(option('USDT Tether 2 networks No price right now'));
    await user.click(option(/USDT Tron/));
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
    expect(screen.getByText('12 more. Keep typing.')).toBeVisible();
    expect(search()).toHaveAccessibleDescription('12 more. Keep typing.');
    await user.type(search(), 'c61');
    expect(options()).toHaveLength(1);
  });

  it('says that the listing failed and tries again', async () => {
    const store = createFakeStore();
    // More than once: StrictMode and each part that needs the listing ask again.
    store.failNext('/currencies', 'bad_request', 9);
    const { user } = await renderCheckout({ store });
    expect(screen.getByText('We couldn’t load the currencies.')).toBeVisible();
    store.recover();
    await user.click(button('Try again'));
    await settle();
    expect(options()).toHaveLength(4);
  });

  it('asks for the listing at once when the network is back', async () => {
    const store = createFakeStore();
    store.failNext('/currencies', { network: true }, 99);
    await renderCheckout({ store });
    await advance(20_000);
    store.recover();
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(options()).toHaveLength(4);
  });

  it('says that a choice is tried again, and the shopper need not wait for that', async () => {
    const { user, store } = await renderCheckout();
    store.failNext('/checkout/currency', { network: true }, 99);
    await user.click(option(/BTC/));
    await settle();
    expect(screen.getByRole('alert')).toHaveTextContent('We’ll keep trying');
    await advance(60_000);
    expect(screen.getByRole('option', { selected: true })).toBe(option(/BTC/));
    expect(store.snapshot('1001').quote).toBeNull();
    store.recover();
    await user.click(button('Try again'));
    await settle();
    expect(store.snapshot('1001').quote?.currencyId).toBe('BTC.Bitcoin');
    expect(screen.getByRole('heading', { name: /^Pay/ })).toHaveFocus();
  });

  it('says on its row, and once aloud, that a choice takes a while', async () => {
    const { user, store } = await renderCheckout();
    store.failNext('/checkout/currency', { hang: true });
    await user.click(option(/BTC/));
    await advance(500);
    const row = option(/BTC/);
    const said = () => screen.getAllByRole('status').filter((at) => at.textContent === WAITING);
    expect(row).toHaveAttribute('aria-busy', 'true');
    expect(row).not.toHaveTextContent(WAITING);
    expect(said()).toHaveLength(0);
    await advance(1_000);
    expect(row).toHaveTextContent(WAITING);
    expect(said()).toHaveLength(1);
    for (const other of options().filter((at) => at !== row)) {
      expect(other).not.toHaveTextContent(WAITING);
    }
    await advance(10_000);
    expect(screen.getByRole('alert')).toHaveTextContent('The store is having a problem right now');
    expect(option(/BTC/)).not.toHaveTextContent(WAITING);
    expect(said()).toHaveLength(0);
  });

  it('takes no second choice while one is under way, by hand or by keys, and says so', async () => {
    const { user, store } = await renderCheckout();
    store.failNext('/checkout/currency', { hang: true });
    await user.click(option(/BTC/));
    const row = option(/BTC/);
    const active = () => list().getAttribute('aria-activedescendant');
    expect(row).not.toHaveAttribute('aria-disabled');
    const others = options().filter((one) => one !== row);
    for (const other of others) {
      expect(other).toHaveAttribute('aria-disabled', 'true');
      await user.click(other);
      expect(active()).toBe(row.id);
    }
    list().focus();
    await user.keyboard('{ArrowDown}{End}e{Enter}');
    expect(active()).toBe(row.id);
    expect(store.count('/checkout/currency')).toBe(1);
    await advance(12_000);
    for (const other of options()) expect(other).not.toHaveAttribute('aria-disabled');
    await user.keyboard('{End}');
    expect(active()).toBe(options().at(-1)?.id);
  });

  it('marks the chosen currency when the shopper comes back, and goes back without change', async () => {
    const store = createFakeStore({ chosen: 'BTC.Bitcoin' });
    const { user } = await renderCheckout({ store });
    await user.click(changeButton());
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('BTC');
    await user.click(button('Back to payment'));
    expect(screen.getByText('Only BTC on Bitcoin, or it may be lost.')).toBeVisible();
    expect(store.count('/checkout/currency')).toBe(0);
  });
});

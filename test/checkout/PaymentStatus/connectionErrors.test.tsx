/** Connection errors: each has its own sentence, nothing is lost, and tracking goes on. */
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { connectionErrorOf } from '../../../src/checkout/connectionError.js';
import { CheckoutError, PROBLEM_CODES } from '../../../src/contract/checkoutError.js';
import { parseDecimal } from '../../../src/money/decimal.js';
import { createFakeStore, type FakeStore } from '../../support/fakeStore.js';
import { advance, renderCheckout, settle, useFrozenTime } from '../../support/renderCheckout.js';
import { recordAnnouncements } from './transcript.js';

beforeEach(useFrozenTime);

const paying = () => createFakeStore({ chosen: 'USDT.Tron' });
const notice = () => document.querySelector('.till-trouble > :is(.till-notice, .till-answer)');

describe('a store that is slow', () => {
  it('to open: a sentence is shown and announced after five seconds, and the page goes on', async () => {
    const store = paying();
    store.failNext('/checkouts', { hang: true });
    const { container } = await renderCheckout({ store });
    const announced = recordAnnouncements(container);
    await advance(4_000);
    expect(await announced()).toEqual([]);
    await advance(1_000);
    expect(await announced()).toEqual(['Taking longer than usual. We’ll keep trying.']);
    expect(screen.getAllByText(/longer than usual/)).toHaveLength(2);
    await advance(20_000);
    expect(screen.getByRole('heading', { name: 'Pay $20.00' })).toBeVisible();
    expect(screen.queryByText(/longer than usual/)).toBeNull();
  });

  it('to answer later on: the state stays, and the connection is not blamed', async () => {
    const store = paying();
    await renderCheckout({ store });
    store.failNext('/checkout', { hang: true });
    await advance(13_500);
    expect(notice()).toHaveTextContent('This may be out of date');
    expect(notice()).toHaveTextContent('We’ll keep trying');
    expect(notice()).not.toHaveTextContent('Connection lost');
    store.detect('1001');
    await advance(10_000);
    expect(screen.getByRole('heading', { name: 'Payment detected' })).toBeVisible();
  });
});

describe('a request that is blocked', () => {
  it('at the first opening stays said while it is tried again, and the button keeps the focus', async () => {
    const store = paying();
    store.failNext('/checkouts', { network: true }, 2);
    store.failNext('/checkouts', { hang: true });
    const { user } = await renderCheckout({ store });
    const again = screen.getByRole('button', { name: 'Try again' });
    await user.click(again);
    await settle();
    expect(again).toHaveFocus();
    await user.click(again);
    await advance(5_000);
    expect(again).toBeVisible();
    expect(again).toHaveFocus();
    await advance(30_000);
    expect(screen.getByRole('heading', { name: 'Pay $20.00' })).toHaveFocus();
  });
});

describe('a page without a connection', () => {
  const UPDATES = /updates automatically|You’ll hear a sound|Checking automatically|\bLive\b/;
  const check = () => screen.getByRole('button', { name: 'Check now' });
  const losing = async (failure: Parameters<FakeStore['failNext']>[1], online = true) => {
    const store = paying();
    const view = await renderCheckout({ store });
    await view.user.click(screen.getByText('Waiting for payment'));
    await view.user.click(await screen.findByRole('switch', { name: 'Notify me' }));
    expect(document.body).toHaveTextContent(/updates automatically.*You’ll hear a sound/);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    store.failNext('/checkout', failure, 99);
    check().focus();
    await advance(14_000);
    return { ...view, store };
  };

  it('without a network offers no check: the button keeps the focus and says why', async () => {
    const { user, store } = await losing({ network: true }, false);
    expect(check()).toHaveFocus();
    expect(check()).toHaveAttribute('aria-disabled', 'true');
    expect(check()).toHaveAccessibleDescription(/^No connection · Last checked/);
    const before = store.count('/checkout');
    await user.click(check());
    await user.keyboard('{Enter}');
    expect(store.count('/checkout')).toBe(before);
    expect(screen.queryByText('Checking…')).toBeNull();
  });

  it('offers it again as soon as the network is back', async () => {
    const { user, store } = await losing({ network: true }, false);
    store.recover();
    // Without an event: the device knows it before the page has its next answer.
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    await advance(1_000);
    expect(notice()).toBeVisible();
    expect(check()).toHaveFocus();
    expect(check()).not.toHaveAttribute('aria-disabled');
    expect(check()).not.toHaveAccessibleDescription();
    const before = store.count('/checkout');
    await user.click(check());
    await settle();
    expect(store.count('/checkout')).toBe(before + 1);
    expect(notice()).toBeNull();
  });

  it.each<[string, Parameters<FakeStore['failNext']>[1], boolean]>([
    ['because the device has no network', { network: true }, false],
    ['because requests are lost', { network: true }, true],
    ['because the store does not answer', { hang: true }, true],
    ['because the store refuses', 'store_unavailable', true],
  ])('%s nowhere says that it does, also not to a screen reader', async (_, failure, online) => {
    const { container } = await losing(failure, online);
    expect(notice()).toBeVisible();
    expect(container).not.toHaveTextContent(UPDATES);
    expect(container).toHaveTextContent(/Last checked/);
  });
});

describe('a press without a network', () => {
  const network = (isThere: boolean) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
    window.dispatchEvent(new Event(isThere ? 'online' : 'offline'));
  };
  const drawn = () =>
    screen.queryAllByText(/^You’re offline/, { selector: ':not(.till-visually-hidden)' });
  const PRESSED: readonly [string, () => Promise<FakeStore>, () => HTMLElement, string][] = [
    [
      'on a currency',
      async () => {
        const store = createFakeStore();
        await renderCheckout({ store });
        return store;
      },
      () => screen.getByRole('option', { name: /^BTC/ }),
      '/checkout/currency',
    ],
    [
      'on the new price',
      async () => {
        const store = createFakeStore({ chosen: 'BTC.Bitcoin', quoteMs: 60_000 });
        await renderCheckout({ store });
        await advance(75_000);
        return store;
      },
      () => screen.getByRole('button', { name: 'Get a new price' }),
      '/checkout/quote',
    ],
  ];

  it.each(PRESSED)('%s is said once, and only until it is back', async (_, show, button, path) => {
    const store = await show();
    const press = async () => {
      fireEvent.click(button());
      await settle();
    };
    network(false);
    store.failNext(path, { network: true }, 9);
    store.failNext('/checkout', { network: true }, 99);
    await press();
    expect(drawn()).toHaveLength(1);
    await advance(30_000);
    expect(notice()).toHaveTextContent('You’re offline');
    expect(drawn()).toHaveLength(1);
    await press();
    expect(drawn()).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent('You’re offline.');
    store.recover();
    network(true);
    await settle();
    expect(document.body).not.toHaveTextContent('You’re offline');
    // The press itself is done again.
    expect(screen.getByRole('heading', { name: 'Pay $20.00' })).toBeVisible();
  });
});

describe('a page on which nothing more is awaited', () => {
  const comeBack = async () => {
    window.dispatchEvent(new Event('visibilitychange'));
    await settle();
  };
  const ended = async (end: (store: FakeStore) => void) => {
    const store = paying();
    store.choose('1001', 'USDT.Tron');
    end(store);
    const view = await renderCheckout({ store });
    const announced = recordAnnouncements(view.container);
    const before = store.count('/checkout');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    store.failNext('/checkout', { network: true }, 9);
    await comeBack();
    expect(store.count('/checkout')).toBeGreaterThan(before);
    return announced();
  };
  const confirmTwice = (store: FakeStore) => {
    store.confirm('1001');
    const [first] = store.snapshot('1001').transfers;
    const transfers = [first, store.transfer('1001')].flatMap((one) => one ?? []);
    store.update('1001', { transfers });
  };

  it.each([
    ['paid', (store: FakeStore) => store.confirm('1001')],
    ['closed', (store: FakeStore) => store.update('1001', { closed: true })],
  ])('has lost nothing with the connection: %s', async (_, end) => {
    expect(await ended(end)).toEqual([]);
    expect(notice()).toBeNull();
    expect(document.body).not.toHaveTextContent(/offline|Connection lost/);
  });

  it('is not one where a second transfer is still under way', async () => {
    expect(await ended(confirmTwice)).not.toEqual([]);
    expect(notice()).toHaveTextContent('Connection lost');
  });
});

describe('a page that the store no longer knows', () => {
  async function expire() {
    const store = paying();
    const view = await renderCheckout({ store, returnUrl: '/orders' });
    const announced = recordAnnouncements(view.container);
    store.expireTokens();
    store.failNext('/checkouts', 'forbidden', 99);
    await advance(3_000);
    return { ...view, store, announced };
  }

  it('says so, what is safe, and what to do: once aloud', async () => {
    const { announced } = await expire();
    expect(notice()).toHaveTextContent('Your session expired');
    expect(notice()).toHaveTextContent(
      /Reload to see the current address.*you’ve sent aren’t affected/,
    );
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the store' })).toBeVisible();
    await advance(60_000);
    expect(await announced()).toEqual(['Your session expired']);
  });

  it('offers nothing to pay with until it may follow again', async () => {
    const { store } = await expire();
    const payable = () => [
      ...screen.queryAllByRole('img'),
      ...screen.queryAllByRole('button', { name: /^Copy (amount|address)/ }),
      ...screen.queryAllByText(/^Price locked/),
      ...screen.queryAllByRole('group', { name: /^Address/ }),
    ];
    expect(payable()).toEqual([]);
    store.recover();
    await advance(40_000);
    expect(payable()).toHaveLength(6);
  });
});

describe('an order that the store has changed', () => {
  const changeTo = (amountUsd: string) => ({
    order: { reference: '1001', amountUsd: parseDecimal(amountUsd), display: null },
    quote: null,
    address: null,
  });

  it('is not said of an order that is paid, or that was opened like this', async () => {
    const store = paying();
    store.update('1001', changeTo('24.5'));
    store.choose('1001', 'USDT.Tron');
    await renderCheckout({ store });
    expect(screen.queryByText(/price changed/)).toBeNull();
    store.update('1001', changeTo('20'));
    store.confirm('1001');
    await advance(3_000);
    expect(screen.getByRole('heading', { name: 'Paid' })).toBeVisible();
    expect(screen.queryByText(/price changed/, { selector: '.till-notice *' })).toBeNull();
  });
});

describe('the name of a connection error', () => {
  const named = (code: CheckoutError['code'], failures = 1) =>
    connectionErrorOf(new CheckoutError({ code, message: '', retryable: true }), failures);

  it('is one for every code, and only silence is ever suspected', () => {
    for (const code of PROBLEM_CODES) expect(['expired', 'refused']).toContain(named(code, 9));
    expect([named('offline', 9), named('timeout', 9), named('unreadable', 9)]).toEqual([
      'offline',
      'slow',
      'refused',
    ]);
    expect([named('unreachable', 1), named('unreachable', 2)]).toEqual(['lost', 'blocked']);
  });
});

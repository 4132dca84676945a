/** The way back to the store: safe, never taken without a press, and shown when it is needed. */
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { safeReturnUrl } from '../../../src/checkout/PaymentStatus/StoreLinks.js';
import { createFakeStore } from '../../support/fakeStore.js';
import { advance, renderCheckout, useFrozenTime } from '../../support/renderCheckout.js';

beforeEach(useFrozenTime);

const paying = () => createFakeStore({ chosen: 'USDT.Tron' });
const link = (name = 'Back to the store') => screen.queryByRole('link', { name });

describe('the way back', () => {
  it('is not drawn while money is asked for, and is there afterwards', async () => {
    const { store } = await renderCheckout({ store: paying(), returnUrl: '/orders/1001' });
    expect(link()).toBeNull();
    store.detect('1001');
    await advance(3_000);
    expect(link()).toHaveAttribute('href', '/orders/1001');
    store.confirm('1001');
    await advance(3_000);
    expect(link()).toHaveAttribute('data-kind', 'primary');
  });

  it('is drawn only where the store has named one', async () => {
    const { store } = await renderCheckout({ store: paying() });
    store.confirm('1001');
    await advance(3_000);
    expect(screen.queryByText(/Back to/)).toBeNull();
  });

  it.each([
    ['an unknown order', 'forbidden', 'We couldn’t find this order'],
    ['a used link', 'link_used', 'This link was already used'],
    ['a link that has expired', 'link_expired', 'This link has expired'],
    ['a closed order', 'checkout_closed', 'Order closed'],
  ] as const)('is the one way on from %s', async (_, code, title) => {
    const store = paying();
    store.failNext('/checkouts', code, 1);
    await renderCheckout({ store, returnUrl: '/orders', storeName: 'Rosa’s Records' });
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(link('Back to Rosa’s Records')).toHaveAttribute('data-kind', 'primary');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is never taken without a press', async () => {
    const onReturn = vi.fn();
    const { store } = await renderCheckout({ store: paying(), returnUrl: '#back', onReturn });
    store.confirm('1001');
    await advance(10 * 60_000);
    expect(onReturn).not.toHaveBeenCalled();
    expect(location.hash).toBe('');
  });

  it('can be handled by the page', async () => {
    const onReturn = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const { store } = await renderCheckout({ store: paying(), returnUrl: '/orders', onReturn });
    store.confirm('1001');
    await advance(3_000);
    const taken = fireEvent.click(screen.getByRole('link', { name: 'Back to the store' }));
    expect(onReturn).toHaveBeenCalledTimes(1);
    expect(taken).toBe(false);
  });

  it('is a button where only the page knows it', async () => {
    const onReturn = vi.fn();
    const { store, user } = await renderCheckout({ store: paying(), onReturn });
    store.confirm('1001');
    await advance(3_000);
    await user.click(screen.getByRole('button', { name: 'Back to the store' }));
    expect(onReturn).toHaveBeenCalledTimes(1);
  });
});

describe('an address to go back to', () => {
  it.each([
    'https://store.example/thanks?order=1&to=ada@store.example',
    'http://127.0.0.1:3000/orders/1',
    'http://localhost/',
    '/orders',
    '/',
  ])('is believed: %s', (url) => {
    expect(safeReturnUrl(url)).toBe(url);
  });

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'http://store.example/',
    'http://localhost.example/',
    'http://localhost:80@elsewhere.example/',
    'http://127.0.0.1@elsewhere.example/',
    '//elsewhere.example/',
    '/\\elsewhere.example/',
    '/\t/elsewhere.example/',
    '/\n\\elsewhere.example/',
    '\t//elsewhere.example/',
    '///elsewhere.example/',
    'orders',
    '',
    undefined,
  ])('is not: %s', (url) => {
    expect(safeReturnUrl(url)).toBeUndefined();
  });
});

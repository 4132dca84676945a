/** The way to the store's support: within reach on every screen, safe, and never in the place of the payment. */
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { safeSupportUrl } from '../../../src/checkout/PaymentStatus/StoreLinks.js';
import { createFakeStore } from '../../support/fakeStore.js';
import { advance, renderCheckout, useFrozenTime } from '../../support/renderCheckout.js';

beforeEach(useFrozenTime);

const paying = () => createFakeStore({ chosen: 'USDT.Tron' });
const link = (name = 'Contact the store') => screen.queryByRole('link', { name });

describe('the way to the store’s support', () => {
  it('is there while money is asked for, while it is on its way, and when it has come', async () => {
    const { store, user } = await renderCheckout({ store: paying(), supportUrl: '/help' });
    await user.click(screen.getByText('Waiting for payment'));
    expect(link()).toBeVisible();
    expect(link()).toHaveAttribute('href', '/help');
    store.detect('1001');
    await advance(3_000);
    // Among the details while all is as it should be.
    expect(link()).not.toBeVisible();
    await user.click(screen.getByText('Details'));
    expect(link()).toBeVisible();
    store.confirm('1001');
    await advance(3_000);
    expect(link()).toBeVisible();
  });

  it('is in sight once a payment is long on its way, or something came that does not count', async () => {
    const { store } = await renderCheckout({ store: paying(), supportUrl: '/help' });
    const firstSeenAt = new Date(Date.now() - 61 * 60_000).toISOString();
    store.detect('1001');
    store.update('1001', { transfers: [store.transfer('1001', { firstSeenAt })] });
    await advance(3_000);
    expect(screen.getAllByRole('link', { name: 'Contact the store' })[0]).toBeVisible();
    store.confirm('1001');
    store.update('1001', { exceptions: ['late'] });
    await advance(20_000);
    expect(link()).toBeVisible();
  });

  it('is there where the order cannot be opened', async () => {
    await renderCheckout({ store: paying(), order: 'unknown', supportUrl: '/help' });
    expect(link()).toBeVisible();
  });

  it('names the store, and leaves the payment where it is', async () => {
    await renderCheckout({
      store: paying(),
      supportUrl: 'mailto:help@rosas.example',
      storeName: 'Rosa’s Records',
    });
    const contact = link('Contact Rosa’s Records');
    expect(contact).toHaveAttribute('href', 'mailto:help@rosas.example');
    expect(contact).toHaveAttribute('target', '_blank');
    expect(contact).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('is drawn only where the store has named one that is safe', async () => {
    await renderCheckout({ store: paying() });
    expect(link()).toBeNull();
    await renderCheckout({ store: paying(), supportUrl: 'javascript:alert(1)' });
    expect(link()).toBeNull();
  });
});

describe('an address of support', () => {
  it.each(['https://store.example/help', '/help', 'mailto:help@store.example'])(
    'is believed: %s',
    (url) => {
      expect(safeSupportUrl(url)).toBe(url);
    },
  );

  it.each([
    'javascript:alert(1)',
    'MAILTO:x',
    'http://store.example/',
    '//elsewhere',
    '',
    undefined,
  ])('is not: %s', (url) => {
    expect(safeSupportUrl(url)).toBeUndefined();
  });
});

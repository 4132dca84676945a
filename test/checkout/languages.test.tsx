/** The whole checkout in another language: words, figures, direction, overrides, and a server's page. */
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { preloadCheckout } from '../../src/exports/index.js';
import { checkoutLanguages } from '../../src/ui/messages/checkoutLanguages.js';
import { en } from '../../src/ui/messages/en.js';
import { messages as ar } from '../../src/ui/messages/languages/ar.js';
import { messages as de } from '../../src/ui/messages/languages/de.js';
import { createFakeStore } from '../support/fakeStore.js';
import { renderCheckout, useFrozenTime } from '../support/renderCheckout.js';

beforeEach(async () => {
  await Promise.all([checkoutLanguages.load('de'), checkoutLanguages.load('ar')]);
  await preloadCheckout();
  useFrozenTime();
});
afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute('lang');
});

const paying = () => createFakeStore({ chosen: 'USDT.Tron' });
const region = (name: string) => screen.getByRole('region', { name });

describe('German', () => {
  it('is used for texts, announcements and numbers', async () => {
    await renderCheckout({ store: paying(), locale: 'de' });
    const checkout = region(de.checkout);
    expect(checkout).toHaveAttribute('lang', 'de');
    expect(checkout).toHaveAttribute('dir', 'ltr');
    expect(screen.getByRole('heading', { name: de.payTitle('20,00\u00a0$') })).toBeVisible();
    expect(screen.getByRole('button', { name: de.copyAddress })).toBeVisible();
    expect(checkout.querySelector('.till-amount-figures')).toHaveTextContent('20,012');
    expect(checkout.textContent).not.toContain(en.payTitle('$20.00'));
  });

  it('has the store’s own sentences in it, of this checkout alone', async () => {
    const own = { payTitle: () => 'Fast geschafft' };
    await renderCheckout({ store: paying(), locale: 'de', messages: own });
    await renderCheckout({ store: paying(), locale: 'de' });
    const titles = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    expect(titles).toEqual(['Fast geschafft', de.payTitle('20,00\u00a0$')]);
    expect(screen.getAllByRole('button', { name: de.copyAddress })).toHaveLength(2);
  });
});

describe('Arabic', () => {
  it('runs from right to left, and addresses and amounts do not', async () => {
    await renderCheckout({ store: paying(), locale: 'ar' });
    const checkout = region(ar.checkout);
    expect(checkout).toHaveAttribute('lang', 'ar');
    expect(checkout).toHaveAttribute('dir', 'rtl');
    const address = screen.getByRole('group', {
      name: ar.addressLabel('USDT', 'Tron'),
    });
    expect(address).toHaveAttribute('dir', 'ltr');
    expect(screen.getByRole('heading').textContent).toMatch(/\u2068[^\u2069]*20[^\u2069]*\u2069/);
    expect(ar.minimum('\u200f20.00 US$')).toContain('\u206820.00 US$\u2069');
    const amounts = [...checkout.querySelectorAll('.till-amount')];
    expect(amounts.length).toBeGreaterThan(0);
    expect(amounts.map((one) => one.getAttribute('dir'))).toEqual(amounts.map(() => 'ltr'));
  });

  it('keeps the direction that the store sets', async () => {
    await renderCheckout({ store: paying(), locale: 'ar', dir: 'ltr' });
    expect(region(ar.checkout)).toHaveAttribute('dir', 'ltr');
  });
});

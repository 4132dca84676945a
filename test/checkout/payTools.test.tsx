/** What helps with paying: against swapped addresses, with a wallet that does not read the code or does not open. */
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CheckoutSnapshot } from '../../src/contract/checkout.js';
import { parseDecimal } from '../../src/money/decimal.js';
import { coinsFor, dollarsFor } from '../../src/money/conversion.js';
import { checkoutLanguages } from '../../src/ui/messages/checkoutLanguages.js';
import { messages as de } from '../../src/ui/messages/languages/de.js';
import { ADDRESSES, createFakeStore, type FakeStore } from '../support/fakeStore.js';
import { advance, renderCheckout, settle, useFrozenTime } from '../support/renderCheckout.js';

beforeEach(useFrozenTime);

function paying(currencyId: string, change: Partial<CheckoutSnapshot> = {}): FakeStore {
  const store = createFakeStore();
  store.choose('1001', currencyId);
  store.update('1001', change);
  return store;
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const dialog = () => screen.queryByRole('dialog', { name: /^QR code to send/ });
/** Opens what the code leads to, and one line of it. */
const open = async (user: UserEvent, title?: string) => {
  await user.click(button(/Enlarge/));
  if (title !== undefined) await user.click(screen.getByText(title));
  await settle();
};
/** What is folded below a title. */
const help = (title: string): HTMLElement => {
  const found = screen.getByText(title).closest('details');
  if (!found) throw new Error(`${title} is no help.`);
  return found;
};
const HAND_OFF = 'Continue on your phone';
const form = () => document.querySelector('.till-code')?.getAttribute('data-form');

describe('what few want', () => {
  const titles = () =>
    [...document.querySelectorAll('.till-tools :is(summary, button.till-line)')].map(
      ({ textContent }) => textContent,
    );

  it('is behind the code, below it', async () => {
    const { user } = await renderCheckout({ store: paying('BTC.Bitcoin', { canHandOff: true }) });
    expect(dialog()).toBeNull();
    expect(titles()).toEqual([]);
    await open(user);
    expect(dialog()).toBeVisible();
    expect(titles()).toEqual([
      'Verify the address',
      'Simpler QR code',
      'Continue on your phone',
      'Save image',
    ]);
    await user.click(within(dialog() as HTMLElement).getByRole('button', { name: 'Close' }));
    await settle();
    expect(dialog()).toBeNull();
    expect(button(/Enlarge/)).toHaveFocus();
  });

  it('stays open when the dialog inside it is closed', async () => {
    const { user } = await renderCheckout({ store: paying('BTC.Bitcoin', { canHandOff: true }) });
    await open(user);
    const line = within(dialog() as HTMLElement).getByRole('button', { name: HAND_OFF });
    await user.click(line);
    await settle();
    const inner = within(screen.getByRole('dialog', { name: HAND_OFF }));
    await user.click(inner.getByRole('button', { name: 'Close' }));
    await settle();
    expect(dialog()).toBeVisible();
    expect(line).toHaveFocus();
  });

  it('says which coin pays the fee of the network, where it is another one', async () => {
    const { user, unmount } = await renderCheckout({ store: paying('USDT.Tron') });
    await open(user);
    expect(dialog()).toHaveTextContent('Your wallet needs a little TRX for the network fee.');
    unmount();
    const coin = await renderCheckout({ store: paying('BTC.Bitcoin') });
    await open(coin.user);
    expect(dialog()).not.toHaveTextContent('network fee');
  });

  it('has a line of its own where there is no code: no picture of one, and no other form', async () => {
    const { user } = await renderCheckout({
      store: paying('ZZZ.Newchain', { canHandOff: true }),
    });
    expect(screen.queryByRole('button', { name: /Enlarge/ })).toBeNull();
    await user.click(button('More ways to pay'));
    await settle();
    expect(screen.getByRole('dialog', { name: 'More ways to pay' })).toBeVisible();
    expect(titles()).toEqual(['Verify the address', 'Continue on your phone']);
  });
});

describe('the code', () => {
  it('is enlarged by a press, with all that a payer compares, and closed again', async () => {
    const { user } = await renderCheckout({ store: paying('USDT.Tron') });
    const code = button(/^QR code to send USDT on Tron.*Enlarge/);
    expect(dialog()).toBeNull();
    await user.click(code);
    await settle();
    const shown = dialog() as HTMLElement;
    expect(shown).toBeVisible();
    expect(within(shown).getByRole('img')).toBeVisible();
    expect(shown).toHaveTextContent('20.012 USDT');
    expect(shown).toHaveTextContent('Only USDT on Tron, or it may be lost.');
    expect(shown).toHaveTextContent(ADDRESSES.tron);
    await user.click(within(shown).getByRole('button', { name: 'Close' }));
    await settle();
    expect(dialog()).toBeNull();
    expect(code).toHaveFocus();
  });
});

describe('a simpler form of the code', () => {
  const choose = async (currencyId: string, name: RegExp) => {
    const { user, unmount } = await renderCheckout({ store: paying(currencyId) });
    await open(user, 'Simpler QR code');
    await user.click(screen.getByRole('radio', { name }));
    await settle();
    const chosen = form();
    unmount();
    return chosen;
  };
  const next = async (currencyId: string) => {
    const { unmount } = await renderCheckout({ store: paying(currencyId) });
    const shown = form();
    unmount();
    return shown;
  };

  it('is shown at once the next time on that network, and on no other', async () => {
    expect(await choose('BTC.Bitcoin', /Only the address/)).toBe('address');
    expect(await next('BTC.Bitcoin')).toBe('address');
    expect(await next('ETH.Ethereum')).toBe('eip681_amount');
  });

  it('is never a token link, which would lose money in some wallets', async () => {
    expect(await choose('USDT.Ethereum', /with token and amount/)).toBe('eip681_token');
    expect(await next('USDT.Ethereum')).toBe('address');
  });

  it('that is unreadable, or cannot be stored, leaves the first', async () => {
    localStorage.setItem('till-code:bitcoin', '__proto__');
    expect(await next('BTC.Bitcoin')).toBe('bip21_amount');
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(await next('BTC.Bitcoin')).toBe('bip21_amount');
  });
});

describe('checking the address in the wallet', () => {
  const check = async (text: string, store = paying('USDT.Tron')) => {
    const { user } = await renderCheckout({ store });
    await open(user, 'Verify the address');
    const guide = help('Verify the address');
    await user.click(screen.getByRole('textbox', { name: 'Recipient in your wallet' }));
    await user.paste(text);
    return within(guide).getByRole('status');
  };

  it('says that a swapped one is another, from which character on', async () => {
    const answer = await check('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t');
    expect(answer).toHaveTextContent(
      'Don’t send. This isn’t the address to pay. From character 2, it’s “R7NHqj”, not “JRabPr”.',
    );
    expect(answer).toHaveAttribute('data-outcome', 'differs');
  });

  it('tells the store nothing of what was pasted', async () => {
    const store = paying('USDT.Tron');
    const pasted = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
    await check(pasted, store);
    await advance(30_000);
    expect(store.requests.length).toBeGreaterThan(1);
    expect(JSON.stringify(store.requests)).not.toContain(pasted);
  });
});

describe('a wallet on this device', () => {
  const hint = /Nothing opened\?/;
  async function tap() {
    const { user } = await renderCheckout({ store: paying('BTC.Bitcoin') });
    const link = screen.getByRole('link', { name: 'Open in wallet' });
    // jsdom opens no wallets and says so.
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
  }
  function show(state: DocumentVisibilityState): void {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  }

  it('that does not open is noticed, and said by a live region', async () => {
    await tap();
    expect(screen.queryByText(hint)).toBeNull();
    await advance(2_600);
    expect(screen.getByText(hint).closest('[role=status]')).not.toBeNull();
  });

  it('that opens is not talked over; the way on is there on return', async () => {
    await tap();
    show('hidden');
    await advance(60_000);
    expect(screen.queryByText(hint)).toBeNull();
    show('visible');
    await settle();
    expect(screen.getByText(hint)).toBeVisible();
  });

  it('is never opened by the page itself', async () => {
    const { user } = await renderCheckout({ store: paying('BTC.Bitcoin') });
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click');
    await advance(10_000);
    await open(user);
    expect(clicked).not.toHaveBeenCalled();
  });
});

describe('what a top-up is worth', () => {
  async function guide(store = createFakeStore({ kind: 'top_up', chosen: 'USDT.Tron' })) {
    const { user } = await renderCheckout({ store });
    await open(user, 'Convert');
    const found = help('Convert');
    const field = (name: string) => within(found).getByRole('textbox', { name });
    return { user, field, answer: within(found).getByRole('status'), found };
  }

  it('is shown both ways, as approximate, with the price, its source and time', async () => {
    const { user, field, answer, found } = await guide();
    await user.type(field('Amount in USDT'), '25');
    expect(field('Amount in US dollars')).toHaveValue('24.98');
    expect(answer).toHaveTextContent('25.00 USDT is worth about $24.98.');
    await user.clear(field('Amount in US dollars'));
    await user.type(field('Amount in US dollars'), '25');
    expect(field('Amount in USDT')).toHaveValue('25.01501');
    expect(found).toHaveTextContent('1 USDT = $0.9994 (Binance, ');
    expect(found).toHaveTextContent('can change before your payment');
  });

  it('says "about" whenever anything was rounded', async () => {
    const { user, field, answer } = await guide();
    const rate = parseDecimal('0.9994');
    const typed = fc.sample(
      fc
        .bigInt(0n, 9_999_999n)
        .map((units) => `${String(units / 1000n)}.${String(units % 1000n).padEnd(4, '0')}`),
      { numRuns: 12, seed: 6 },
    );
    for (const text of typed) {
      for (const unit of ['Amount in USDT', 'Amount in US dollars']) {
        await user.clear(field(unit));
        await user.paste(text);
        const amount = parseDecimal(text.replace(/^0+(?=\d)/, ''));
        const { exact } =
          unit === 'Amount in USDT' ? dollarsFor(amount, rate) : coinsFor(amount, rate, 6);
        expect(/ about /.test(answer.textContent)).toBe(!exact);
      }
    }
  });

  it.each(['2,500', '2.500'])('is not guessed at: %s', async (text) => {
    const { user, field, answer } = await guide();
    await user.type(field('Amount in USDT'), text);
    expect(answer).toHaveTextContent('Enter a number, like 2500 or 2.5.');
    expect(field('Amount in US dollars')).toHaveValue('');
  });

  it('is asked for, filled in and read as a German page prints it', async () => {
    await checkoutLanguages.load('de');
    const store = createFakeStore({ kind: 'top_up', chosen: 'USDT.Tron' });
    const { user } = await renderCheckout({ store, locale: 'de' });
    await user.click(button(new RegExp(de.enlarge)));
    await user.click(screen.getByText(de.worthTitle));
    const coins = screen.getByRole('textbox', { name: 'Betrag in USDT' });
    const answer = within(help(de.worthTitle)).getByRole('status');
    await user.type(coins, '2.500');
    expect(answer).toHaveTextContent('etwa 2500 oder 2,5.');
    await user.type(coins, 'x');
    expect(answer).toHaveTextContent('etwa 1000 oder 1000,50.');
    await user.clear(coins);
    await user.type(coins, '1.000,50');
    expect(answer).toHaveTextContent('1.000,50 USDT sind etwa 999,89 $ wert.');
    expect(screen.getByRole('textbox', { name: 'Betrag in US-Dollar' })).toHaveValue('999,89');
  });

  it('is not reckoned without a price', async () => {
    const store = createFakeStore({ kind: 'top_up', chosen: 'USDT.Tron' });
    store.failNext('/rates/USDT.Tron', 'not_found', 99);
    const { answer } = await guide(store);
    expect(answer).toHaveTextContent('No price right now.');
  });

  it('is not asked of an order, which has its price', async () => {
    const store = paying('USDT.Tron');
    const { user } = await renderCheckout({ store });
    await open(user);
    expect(screen.queryByText('Convert')).toBeNull();
    expect(store.requests.some(({ path }) => path.startsWith('/rates/'))).toBe(false);
  });
});

it('goes away with the price, so that nothing old is sent or saved', async () => {
  const store = createFakeStore({ chosen: 'USDT.Tron', quoteMs: 60_000 });
  const { user } = await renderCheckout({ store });
  await open(user);
  expect(button('Save image')).toBeVisible();
  await advance(61_000);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save image' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Enlarge/ })).toBeNull();
});

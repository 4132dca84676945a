/** What helps with paying: from an exchange, against swapped addresses, with a wallet that does not open. */
import { screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CheckoutSnapshot } from '../../src/contract/checkout.js';
import { parseDecimal } from '../../src/money/decimal.js';
import { coinsFor, dollarsFor } from '../../src/money/conversion.js';
import { checkoutLanguages } from '../../src/ui/messages/checkoutLanguages.js';
import { ADDRESSES, createFakeStore, type FakeStore } from '../support/fakeStore.js';
import { advance, renderCheckout, settle, useFrozenTime } from '../support/renderCheckout.js';

beforeEach(useFrozenTime);
afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function paying(currencyId: string, change: Partial<CheckoutSnapshot> = {}): FakeStore {
  const store = createFakeStore();
  store.choose('1001', currencyId);
  store.update('1001', change);
  return store;
}
/** The one place for what few want. */
const HELP = 'Help with the transfer';
const button = (name: string) => screen.getByRole('button', { name });
/** What is folded below a title. */
const help = (title: string): HTMLElement => {
  const found = screen.getByText(title).closest('details');
  if (!found) throw new Error(`${title} is no help.`);
  return found;
};
const form = () => document.querySelector('.till-wallet-code')?.getAttribute('data-form');

describe('paying from an exchange', () => {
  const open = async (store: FakeStore) => {
    const { user } = await renderCheckout({ store });
    await user.click(screen.getByText('Paying from an exchange? Mind its fee'));
    await settle();
    return { user, guide: help('Paying from an exchange? Mind its fee') };
  };

  it('says what to type: network with its other names, amount that must arrive, no memo', async () => {
    const { guide } = await open(paying('USDT.Tron'));
    expect(guide).toHaveTextContent('Tron (TRC-20), perhaps listed as TRC20, TRX');
    expect(guide).toHaveTextContent('Amount that must arrive20.012 USDT');
    expect(guide).toHaveTextContent('type the amount plus the fee');
    expect(guide).toHaveTextContent('Memo or tagLeave it empty');
  });

  it('shows the bare address in the code while it is open, and no link', async () => {
    const { user } = await open(paying('BTC.Bitcoin'));
    expect(form()).toBe('address');
    expect(screen.getByText(/holds the address only/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Open in wallet' })).toBeNull();
    expect(screen.queryByText('Wallet does not read the code?')).toBeNull();
    await user.click(screen.getByText('Paying from an exchange? Mind its fee'));
    await settle();
    expect(form()).toBe('bip21_amount');
    expect(screen.getByRole('link', { name: 'Open in wallet' })).toBeVisible();
  });

  it('asks for what is missing of a part payment, not for the price again', async () => {
    const due = { due: parseDecimal('5.012'), received: parseDecimal('15') };
    const part = { progress: 'confirmed', exceptions: ['partial'] } as const;
    const { guide } = await open(paying('USDT.Tron', { ...part, exceptions: ['partial'], ...due }));
    expect(guide).toHaveTextContent('Amount that must arrive5.012 USDT');
  });

  it('names no amount where any will do', async () => {
    const { guide } = await open(createFakeStore({ kind: 'top_up', chosen: 'USDT.Tron' }));
    expect(guide).not.toHaveTextContent('must arrive');
    expect(guide).toHaveTextContent('Leave it empty');
  });

  it('invents no other name for a network that it does not know', async () => {
    const { guide } = await open(paying('ZZZ.Newchain'));
    expect(guide).toHaveTextContent('newchain');
    expect(guide).not.toHaveTextContent('perhaps');
  });
});

describe('what few want', () => {
  const titles = () =>
    [...document.querySelectorAll('.till-pay-tools > details')].map(
      (details) => details.querySelector('summary')?.textContent,
    );

  it('is one closed group; the note on an exchange’s fee is outside it', async () => {
    const { user } = await renderCheckout({ store: paying('BTC.Bitcoin', { canHandOff: true }) });
    expect(titles()).toEqual(['Paying from an exchange? Mind its fee', HELP]);
    const rare = [
      button('Larger code'),
      button('Save as a picture'),
      button('Continue on your phone'),
      screen.getByText('Wallet does not read the code?'),
      screen.getByText('Check the address in your wallet'),
    ];
    for (const each of rare) expect(each).not.toBeVisible();
    await user.click(screen.getByText(HELP));
    for (const each of rare) expect(each).toBeVisible();
  });

  it('is not what a top-up is worth, which has no price on the screen', async () => {
    await renderCheckout({ store: createFakeStore({ kind: 'top_up', chosen: 'USDT.Tron' }) });
    expect(titles()).toEqual(['What is it worth?', 'Paying from an exchange? Mind its fee', HELP]);
  });
});

describe('a simpler form of the code', () => {
  const choose = async (currencyId: string, name: RegExp) => {
    const { user, unmount } = await renderCheckout({ store: paying(currencyId) });
    await user.click(screen.getByText(HELP));
    await user.click(screen.getByText('Wallet does not read the code?'));
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
    expect(await choose('BTC.Bitcoin', /Plain address/)).toBe('address');
    expect(await next('BTC.Bitcoin')).toBe('address');
    expect(await next('ETH.Ethereum')).toBe('eip681_amount');
  });

  it('is never a token link, which would lose money in some wallets', async () => {
    expect(await choose('USDT.Ethereum', /Token link/)).toBe('eip681_token');
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
    const guide = help('Check the address in your wallet');
    await user.click(screen.getByText(HELP));
    await user.click(within(guide).getByText('Check the address in your wallet'));
    await user.click(screen.getByRole('textbox', { name: 'Paste what your wallet shows' }));
    await user.paste(text);
    return within(guide).getByRole('status');
  };

  it('says that it is the same', async () => {
    expect(await check(ADDRESSES.tron)).toHaveTextContent(/^It is the same address\.$/);
  });

  it('says that a swapped one is another, from which character on', async () => {
    const answer = await check('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t');
    expect(answer).toHaveTextContent(
      'Do not send: it is another address. From character 2 on it reads “R7NHqj” instead of “JRabPr”.',
    );
    expect(answer).toHaveAttribute('data-outcome', 'differs');
  });

  it('reads a pasted link', async () => {
    const link = `bitcoin:${ADDRESSES.bitcoin}?amount=0.00021053`;
    expect(await check(link, paying('BTC.Bitcoin'))).toHaveTextContent('the same');
  });

  it('says that a part is no whole address', async () => {
    const answer = await check(ADDRESSES.tron.slice(0, 10));
    expect(answer).toHaveTextContent('Do not send: this is no whole address on Tron (TRC-20).');
  });

  it('says nothing of nothing', async () => {
    expect(await check('   ')).toBeEmptyDOMElement();
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
    await user.click(screen.getByText('Paying from an exchange? Mind its fee'));
    await settle();
    expect(clicked).not.toHaveBeenCalled();
  });
});

describe('the payment card', () => {
  it('is not offered where there is no code', async () => {
    await renderCheckout({ store: paying('ZZZ.Newchain') });
    expect(screen.queryByRole('button', { name: 'Save as a picture' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Larger code' })).toBeNull();
  });
});

describe('what a top-up is worth', () => {
  async function guide(store = createFakeStore({ kind: 'top_up', chosen: 'USDT.Tron' })) {
    const { user } = await renderCheckout({ store });
    await user.click(screen.getByText('What is it worth?'));
    const found = help('What is it worth?');
    const field = (name: string) => within(found).getByRole('textbox', { name });
    return { user, field, answer: within(found).getByRole('status'), found };
  }

  it('is shown both ways, as approximate, with the price, its source and time', async () => {
    const { user, field, answer, found } = await guide();
    await user.type(field('Amount in USDT'), '25');
    expect(field('Amount in US dollars')).toHaveValue('24.98');
    expect(answer).toHaveTextContent('25 USDT is worth about $24.98.');
    await user.clear(field('Amount in US dollars'));
    await user.type(field('Amount in US dollars'), '25');
    expect(field('Amount in USDT')).toHaveValue('25.01501');
    expect(found).toHaveTextContent('1 USDT = 0.9994 USD from Binance at');
    expect(found).toHaveTextContent('A guide');
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
    expect(answer).toHaveTextContent('Write the amount in digits, such as 2500 or 2.5.');
    expect(field('Amount in US dollars')).toHaveValue('');
  });

  it('is asked for, filled in and read as a German page prints it', async () => {
    await checkoutLanguages.load('de');
    const store = createFakeStore({ kind: 'top_up', chosen: 'USDT.Tron' });
    const { user } = await renderCheckout({ store, locale: 'de' });
    await user.click(await screen.findByText('Was ist das wert?'));
    const coins = screen.getByRole('textbox', { name: 'Betrag in USDT' });
    const answer = within(help('Was ist das wert?')).getByRole('status');
    await user.type(coins, '2.500');
    expect(answer).toHaveTextContent('etwa 2500 oder 2,5.');
    await user.type(coins, 'x');
    expect(answer).toHaveTextContent('etwa 1000 oder 1000,50.');
    await user.clear(coins);
    await user.type(coins, '1.000,50');
    expect(answer).toHaveTextContent('1.000,5 USDT sind ungefähr 999,89 $ wert.');
    expect(screen.getByRole('textbox', { name: 'Betrag in US-Dollar' })).toHaveValue('999,89');
  });

  it('is not reckoned without a price', async () => {
    const store = createFakeStore({ kind: 'top_up', chosen: 'USDT.Tron' });
    store.failNext('/rates/USDT.Tron', 'not_found', 99);
    const { answer } = await guide(store);
    expect(answer).toHaveTextContent('There is no price right now.');
  });

  it('is not asked of an order, which has its price', async () => {
    const store = paying('USDT.Tron');
    await renderCheckout({ store });
    expect(screen.queryByText('What is it worth?')).toBeNull();
    expect(store.requests.some(({ path }) => path.startsWith('/rates/'))).toBe(false);
  });
});

it('goes away with the price, so that nothing old is sent or saved', async () => {
  const store = createFakeStore({ chosen: 'USDT.Tron', quoteMs: 60_000 });
  const { user } = await renderCheckout({ store });
  await user.click(screen.getByText(HELP));
  expect(button('Larger code')).toBeVisible();
  await advance(61_000);
  expect(screen.queryByRole('button', { name: 'Larger code' })).toBeNull();
  expect(screen.queryByText('Paying from an exchange? Mind its fee')).toBeNull();
});

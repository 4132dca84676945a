/** All announcements of a checkout: each step once, nothing on load, one live region. */
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { parseDecimal } from '../../../src/money/decimal.js';
import { en } from '../../../src/ui/messages/en.js';
import { createFakeStore, type FakeStore } from '../../support/fakeStore.js';
import { advance, renderCheckout, settle, useFrozenTime } from '../../support/renderCheckout.js';
import { recordAnnouncements } from './transcript.js';

beforeEach(useFrozenTime);

const ORDER = '1001';
const EXPIRED = `${en.expiredTitle}. ${en.expiredLead}`;
const confirmedInPart = (store: FakeStore) => {
  const part = store.transfer(ORDER, { status: 'confirmed', amount: parseDecimal('15') });
  const rest = store.transfer(ORDER, { txHash: 'cd'.repeat(32), amount: parseDecimal('5.012') });
  store.update(ORDER, { progress: 'confirmed', exceptions: [], transfers: [part, rest] });
};
const partial = (store: FakeStore) =>
  store.update(ORDER, {
    progress: 'confirmed',
    exceptions: ['partial'],
    due: parseDecimal('5.012'),
    received: parseDecimal('15'),
    transfers: [store.transfer(ORDER, { status: 'confirmed', amount: parseDecimal('15') })],
  });

async function journey(...steps: readonly ((store: FakeStore) => void)[]) {
  const store = createFakeStore({ chosen: 'USDT.Tron' });
  const { container } = await renderCheckout({ store });
  const announced = recordAnnouncements(container);
  for (const step of steps) {
    step(store);
    // Twice, to show that nothing is announced twice.
    await advance(3_000);
    await advance(3_000);
  }
  return announced();
}

describe('what is announced', () => {
  it('from the first transfer to the end', async () => {
    expect(
      await journey(
        (store) => store.detect(ORDER),
        confirmedInPart,
        (store) => store.confirm(ORDER),
      ),
    ).toEqual(['Payment detected', 'Confirming your payment', 'Paid']);
  });

  it('of each part of several, first seen and then confirmed, with what is still missing', async () => {
    const parts = (due: string, ...statuses: readonly ('seen' | 'confirmed')[]) => {
      return (store: FakeStore) =>
        store.update(ORDER, {
          progress: 'detected',
          exceptions: ['partial'],
          due: parseDecimal(due),
          transfers: statuses.map((status, number) =>
            store.transfer(ORDER, { status, txHash: `${String(number)}a`.repeat(32) }),
          ),
        });
    };
    expect(
      await journey(
        parts('15', 'seen'),
        parts('15', 'confirmed'),
        parts('9', 'confirmed', 'confirmed'),
        parts('4', 'confirmed', 'confirmed', 'seen'),
      ),
    ).toEqual([
      'Payment detected',
      'Left to pay: 15.00 USDT',
      'Partly paid. Left to pay: 15.00 USDT',
      'Partly paid. Left to pay: 9.00 USDT',
      'Payment detected. Left to pay: 4.00 USDT',
    ]);
  });

  it('of a part that arrives while another currency is being chosen', async () => {
    const store = createFakeStore({ chosen: 'USDT.Tron' });
    const { container, user } = await renderCheckout({ store });
    await user.click(screen.getByRole('button', { name: /Change$/ }));
    await settle();
    const announced = recordAnnouncements(container);
    partial(store);
    await advance(6_000);
    expect(await announced()).toEqual(['Partly paid. Left to pay: 5.012 USDT']);
  });

  it('and is removed after it was announced, so that a user who reads on meets the status once', async () => {
    const store = createFakeStore({ chosen: 'USDT.Tron' });
    const { container } = await renderCheckout({ store });
    const region = container.querySelector('[aria-live="polite"]');
    // A shopper who uses another part of the page stays there, and gets the announcement.
    const elsewhere = document.body.appendChild(document.createElement('button'));
    elsewhere.focus();
    store.detect(ORDER);
    await advance(3_000);
    expect(region?.textContent).toBe('Payment detected');
    await advance(5_000);
    expect(region?.textContent).toBe('Payment detected');
    await advance(3_000);
    expect(region?.textContent).toBe('');
    expect(region?.isConnected).toBe(true);
    expect(elsewhere).toHaveFocus();
    elsewhere.remove();
  });

  it('of a transfer that is held and let go', async () => {
    expect(
      await journey(
        (store) => store.detect(ORDER),
        (store) => store.update(ORDER, { exceptions: ['held'] }),
        (store) => store.confirm(ORDER),
        (store) => store.update(ORDER, { exceptions: [] }),
      ),
    ).toEqual(['Payment detected', 'Payment on hold', 'Paid']);
  });

  it('straight to the end, if nothing was seen before', async () => {
    expect(await journey((store) => store.confirm(ORDER))).toEqual(['Paid']);
  });

  it('of a price that runs out', async () => {
    const { container } = await renderCheckout({ store: createFakeStore({ chosen: 'USDT.Tron' }) });
    const announced = recordAnnouncements(container);
    await advance(16 * 60_000);
    expect(await announced()).toEqual(['One minute left at this price.', EXPIRED]);
  });

  it('of an order that cannot be opened, and of the one that can', async () => {
    const store = createFakeStore({ chosen: 'USDT.Tron' });
    store.failNext('/checkouts', { hang: true });
    const { container } = await renderCheckout({ store });
    const announced = recordAnnouncements(container);
    await advance(6_000);
    await advance(6_000);
    expect(await announced()).toEqual([
      'Taking longer than usual. We’ll keep trying.',
      'We couldn’t open this checkout',
    ]);
    await advance(6_000);
    expect(screen.getByRole('heading', { name: 'Pay $20.00' })).toBeVisible();
    expect((await announced()).slice(2)).toEqual(['Pay $20.00']);
  });

  it('of an address that was replaced, and of no other one', async () => {
    const store = createFakeStore({ chosen: 'USDT.Tron' });
    const { container } = await renderCheckout({ store });
    const announced = recordAnnouncements(container);
    const address = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
    store.update(ORDER, {
      address: { address, blockchain: 'tron', check: 'valid', replaced: true },
    });
    await advance(3_000);
    expect(await announced()).toEqual([en.addressReplaced]);
    store.choose(ORDER, 'BTC.Bitcoin');
    await advance(3_000);
    const [, heading, change, ...more] = await announced();
    expect(heading).toBe('Pay $20.00');
    expect(change).toMatch(/^You changed this in another tab .* Send \S+ BTC/);
    expect(change).not.toContain('This is a new address');
    expect(more).toEqual([]);
  });

  it('of a price that the store has changed, with both amounts', async () => {
    const store = createFakeStore({ chosen: 'USDT.Tron' });
    const { container } = await renderCheckout({ store });
    const announced = recordAnnouncements(container);
    const order = { reference: ORDER, amountUsd: parseDecimal('24.5'), display: null };
    store.update(ORDER, { order, quote: null, address: null });
    await advance(3_000);
    expect(await announced()).toEqual(['Pay $24.50', 'The price changed from $20.00 to $24.50.']);
  });

  it.each([
    ['EUR', '18.5', '22.6', 'The price changed from €18.50 to €22.60.'],
    ['JPY', '3000', '6000', 'The price changed from ¥3,000 to ¥6,000.'],
    ['EUR', '18.5', '18.5', 'The price changed from $20.00 to $24.50.'],
  ])('of a price in %s that was %s and is %s', async (currency, before, now, sentence) => {
    const store = createFakeStore({ chosen: 'USDT.Tron' });
    const priced = (amountUsd: string, amount: string) => ({
      order: {
        ...{ reference: ORDER, amountUsd: parseDecimal(amountUsd) },
        display: { amount: parseDecimal(amount), currency },
      },
    });
    store.update(ORDER, priced('20', before));
    const { container } = await renderCheckout({ store });
    const announced = recordAnnouncements(container);
    store.update(ORDER, { ...priced('24.5', now), quote: null, address: null });
    await advance(3_000);
    expect((await announced()).at(-1)).toBe(sentence);
  });

  it('of deposits, each once, though a top-up has only one screen', async () => {
    const store = createFakeStore({ kind: 'top_up', chosen: 'USDT.Tron' });
    const { container } = await renderCheckout({ store });
    const announced = recordAnnouncements(container);
    store.update(ORDER, { transfers: [store.transfer(ORDER, { counts: 'deposit' })] });
    await advance(20_000);
    expect(await announced()).toEqual(['Payment detected']);
  });
});

describe('what is not said', () => {
  it('anything on load, in any state', async () => {
    const store = createFakeStore({ chosen: 'USDT.Tron' });
    store.choose(ORDER, 'USDT.Tron');
    store.confirm(ORDER);
    const { container } = await renderCheckout({ store });
    await settle();
    await advance(30_000);
    expect(container.querySelector('[aria-live="polite"]')).toHaveTextContent('');
    expect(screen.getByRole('heading', { name: 'Paid' })).toBeVisible();
  });

  it('anything of the next order because of the last one', async () => {
    const store = createFakeStore({ chosen: 'USDT.Tron' });
    store.choose('2002', 'USDT.Tron');
    store.confirm('2002');
    const { container, again } = await renderCheckout({ store });
    const announced = recordAnnouncements(container);
    again({ order: '2002' });
    await settle();
    await advance(6_000);
    expect(screen.getByRole('heading', { name: 'Paid' })).toBeVisible();
    expect(await announced()).toEqual([]);
  });
});

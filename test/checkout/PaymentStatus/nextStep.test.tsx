/** Each screen says once who acts next: the shopper, the store, or no one. */
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { PaymentStatus } from '../../../src/exports/index.js';
import { lazyParts } from '../../../src/checkout/lazyParts.js';
import type { CheckoutSnapshot } from '../../../src/contract/checkout.js';
import { parseDecimal } from '../../../src/money/decimal.js';
import { createFakeStore } from '../../support/fakeStore.js';
import { advance, renderCheckout, useFrozenTime } from '../../support/renderCheckout.js';
import { recordAnnouncements } from './transcript.js';

beforeEach(() => lazyParts.receipt.preload());
beforeEach(useFrozenTime);

/** A checkout as the store tells it, with its ways to the store. */
async function showing(change: (store: ReturnType<typeof createFakeStore>) => void) {
  const store = createFakeStore({ chosen: 'USDT.Tron' });
  const rendered = await renderCheckout({ store, returnUrl: '/orders', supportUrl: '/help' });
  change(store);
  await advance(3_000);
  return rendered;
}

const links = () => screen.getAllByRole('link', { name: /the store$/ });
/** What is not folded away. */
const inSight = (text: RegExp) =>
  screen.queryAllByText(text).filter((one) => !one.closest('details:not([open])'));
const names = () => links().map(({ textContent }) => textContent);

describe('the next step', () => {
  it.each(['late', 'wrong_currency'] as const)(
    'of a transfer that came %s is the store’s, which reviews it: the way back comes first, and the reason is said once',
    async (counts) => {
      await showing((store) => {
        const transfers = [store.transfer('1001', { status: 'confirmed', counts })];
        store.update('1001', { transfers, exceptions: [counts], progress: 'confirmed' });
      });
      expect(names()).toEqual(['Back to the store', 'Contact the store']);
      expect(links()[0]).toHaveClass('till-button');
      expect(inSight(/Arrived too late|Different currency/)).toHaveLength(1);
      expect(screen.queryByText(/The store will decide whether to accept it/)).toBeNull();
    },
  );

  it('after an excess is to claim it: no sentence says that the page can be closed', async () => {
    await showing((store) => {
      store.confirm('1001');
      store.update('1001', { exceptions: ['over'], excess: parseDecimal('5') });
    });
    expect(names()).toEqual(['Contact the store', 'Back to the store']);
    expect(screen.getByText(/for a refund/)).toBeVisible();
    expect(screen.queryByText(/You can close this page/)).toBeNull();
  });

  it.each(['late', 'wrong_currency'] as const)(
    'of a transfer that came %s and was only seen is not yet said to be looked at, and the reason is said once',
    async (counts) => {
      const { container, store } = await showing((one) => {
        const transfers = [one.transfer('1001', { counts })];
        one.update('1001', { transfers, exceptions: [counts], progress: 'detected' });
      });
      expect(screen.getByRole('heading', { name: 'Payment detected' })).toBeVisible();
      expect(screen.getByText(/The store will decide whether to accept it/)).toBeVisible();
      expect(container).not.toHaveTextContent(/under review|Detected after|Different currency/);
      const announced = recordAnnouncements(container);
      const transfers = [store.transfer('1001', { status: 'confirmed', counts })];
      store.update('1001', { transfers, progress: 'confirmed' });
      await advance(6_000);
      expect(await announced()).toEqual(['Payment under review']);
    },
  );

  const UNDECIDED = /The store decides if|Detected after|Different currency/;

  it.each(['late', 'wrong_currency'] as const)(
    'of a transfer that came %s is nobody’s once the store has said that the order is paid',
    async (counts) => {
      await showing((store) => {
        const transfers = [store.transfer('1001', { status: 'confirmed', counts })];
        const said = {
          id: '9',
          at: new Date().toISOString(),
          source: 'store',
          kind: 'marked_paid',
        };
        store.update('1001', {
          transfers,
          exceptions: [counts],
          progress: 'confirmed',
          paid: true,
          evidence: [{ ...said, currencyId: null, amount: null, txHash: null }],
        });
      });
      expect(screen.getByRole('heading', { name: 'Paid' })).toBeVisible();
      expect(screen.getByText('You can close this page.')).toBeVisible();
      expect(document.querySelector('.till-transfer')).toHaveTextContent('20.012 USDT');
      fireEvent.click(screen.getByRole('button', { name: 'Receipt' }));
      expect(screen.getByText(/This receipt isn’t an invoice/)).toBeVisible();
      expect(document.body).not.toHaveTextContent(UNDECIDED);
    },
  );

  it('after a late transfer to an order marked as paid is in its note, and no sentence says that the page can be closed', async () => {
    await showing((store) => {
      const transfer = store.transfer('1001', { status: 'confirmed', counts: 'late' });
      const at = new Date(Date.parse(transfer.firstSeenAt) - 60_000).toISOString();
      const said = { id: '9', at, source: 'store', kind: 'marked_paid' };
      store.update('1001', {
        transfers: [transfer],
        exceptions: ['late'],
        progress: 'confirmed',
        paid: true,
        evidence: [{ ...said, currencyId: null, amount: null, txHash: null }],
      });
    });
    expect(screen.getByRole('heading', { name: 'Paid' })).toBeVisible();
    expect(document.body).not.toHaveTextContent('You can close this page');
    expect(document.querySelector('.till-transfer')).toHaveTextContent('Arrived too late');
  });

  it('after a late transfer beside the payment is in its note, and no sentence says that the page can be closed', async () => {
    await showing((store) => {
      store.confirm('1001');
      const [first] = store.snapshot('1001').transfers;
      const late = { status: 'confirmed', counts: 'late', txHash: 'cd'.repeat(32) };
      const transfers = [first, store.transfer('1001', late)].flatMap((one) => one ?? []);
      store.update('1001', { transfers, exceptions: ['late'] });
    });
    expect(inSight(/^Arrived too late$/)).toHaveLength(1);
    expect(screen.queryByText(/The store decides if/)).toBeNull();
    expect(screen.queryByText(/You can close this page/)).toBeNull();
  });

  it('of who has paid is the way back', async () => {
    await showing((store) => store.confirm('1001'));
    expect(names()).toEqual(['Back to the store', 'Contact the store']);
    expect(screen.getByText(/You can close this page/)).toBeVisible();
  });
});

describe('a part payment', () => {
  const partial = (change: Partial<CheckoutSnapshot>) =>
    showing((store) => {
      const transfers = [store.transfer('1001', { status: 'confirmed' })];
      store.update('1001', {
        transfers,
        exceptions: ['partial'],
        progress: 'confirmed',
        ...change,
      });
    });

  it('says first what has come of how much', async () => {
    await partial({ received: parseDecimal('12'), due: parseDecimal('8.012') });
    expect(screen.getByText('12.00 of 20.012 USDT received')).toBeVisible();
  });

  it('says of what was only seen how much it is of how much, not that it has arrived or is safe', async () => {
    await partial({
      received: parseDecimal('12'),
      due: parseDecimal('8.012'),
      transfers: [createFakeStore({ chosen: 'USDT.Tron' }).transfer('1001')],
    });
    expect(screen.getByText('12.00 of 20.012 USDT detected')).toBeVisible();
    expect(screen.queryByText(/received/i)).toBeNull();
  });

  const SURE = /Partly paid|received|safe/i;
  const seenOnly = () => {
    const seen = createFakeStore({ chosen: 'USDT.Tron' }).transfer('1001');
    return { received: parseDecimal('12'), due: parseDecimal('8.012'), transfers: [seen] };
  };

  it.each([['seen alone'], ['seen beside a confirmed one']])(
    'that was only %s is called so: nothing says that it has arrived, counts or is safe',
    async (which) => {
      const { transfers, ...figures } = seenOnly();
      const first = { ...transfers[0], status: 'confirmed', txHash: 'cd'.repeat(32) } as const;
      const beside = which === 'seen alone' ? [] : [first as (typeof transfers)[number]];
      await partial({ ...figures, progress: 'detected', transfers: [...transfers, ...beside] });
      expect(screen.getByRole('heading', { name: 'Payment detected' })).toBeVisible();
      expect(inSight(/^Left to pay$/)).toHaveLength(1);
      const line = document.querySelector('.till-waiting-fold > summary .till-awaited');
      expect(line).toHaveTextContent(/^Waiting for payment$/);
      expect(document.body).not.toHaveTextContent(SURE);
      const named = [...document.querySelectorAll('[aria-label]')];
      for (const part of named) expect(part.getAttribute('aria-label')).not.toMatch(SURE);
    },
  );

  it('is called arrived as soon as it is confirmed, aloud as well', async () => {
    const { container, store } = await partial({ ...seenOnly(), progress: 'detected' });
    const announced = recordAnnouncements(container);
    const transfers = [store.transfer('1001', { status: 'confirmed' })];
    store.update('1001', { transfers, progress: 'confirmed' });
    await advance(6_000);
    expect(await announced()).toEqual(['Partly paid. Left to pay: 8.012 USDT']);
    expect(screen.getByRole('heading', { name: 'Partly paid' })).toBeVisible();
    expect(screen.getByText('12.00 of 20.012 USDT received')).toBeVisible();
  });

  it.each([
    ['closed', 'seen', false],
    ['closed', 'confirmed', true],
    ['held', 'seen', false],
  ] as const)(
    'of an order that is %s, %s: "less than the price has arrived": %s',
    async (...of) => {
      const [screenName, status, isSaid] = of;
      const transfers = [createFakeStore({ chosen: 'USDT.Tron' }).transfer('1001', { status })];
      const change = screenName === 'held' ? { exceptions: ['partial', 'held'] } : { closed: true };
      await partial({ ...seenOnly(), transfers, ...change });
      expect(screen.queryAllByText(/^We received less than the price/)).toHaveLength(
        isSaid ? 1 : 0,
      );
    },
  );

  it.each(['late', 'wrong_currency', 'something_new'])(
    'does not say that what has arrived counts, where some of it does not: %s',
    async (counts) => {
      const some = createFakeStore({ chosen: 'USDT.Tron' });
      const transfers = [
        some.transfer('1001', { status: 'confirmed' }),
        some.transfer('1001', { status: 'confirmed', counts, txHash: 'cd'.repeat(32) }),
      ];
      await partial({ transfers, exceptions: ['partial', counts] });
      expect(screen.getByRole('heading', { name: 'Partly paid' })).toBeVisible();
      expect(document.body).not.toHaveTextContent(/received/i);
      const notes = document.querySelectorAll('.till-transfer-note');
      expect(notes).toHaveLength(counts === 'something_new' ? 0 : 1);
    },
  );

  it('says no figure of one currency where more came in another', async () => {
    const beside = [{ currencyId: 'BTC.Bitcoin', amount: parseDecimal('0.00012') }];
    await partial({ receivedBeside: beside });
    expect(inSight(/^Left to pay$/)).toHaveLength(1);
    expect(inSight(/received/i)).toEqual([]);
  });
});

describe('a part payment in the panel alone', () => {
  it.each([
    ['confirmed', 'Partly paid'],
    ['seen', 'Payment detected'],
  ])('that is %s is called so in its line: no heading above says it', async (status, said) => {
    const store = createFakeStore({ chosen: 'USDT.Tron' });
    store.choose('1001', 'USDT.Tron');
    store.update('1001', {
      transfers: [store.transfer('1001', { status })],
      exceptions: ['partial'],
      progress: 'confirmed',
    });
    await renderCheckout({ store, children: <PaymentStatus /> });
    expect(document.querySelector('.till-waiting')).toHaveTextContent(said);
  });
});

describe('a checkout that cannot be opened', () => {
  it.each([
    ['service_unavailable', true],
    ['not_found', false],
  ] as const)('with %s tells who has sent already: %s', async (code, isSaid) => {
    const store = createFakeStore({ chosen: 'USDT.Tron' });
    store.failNext('/checkouts', code, 99);
    await renderCheckout({ store });
    const said = screen.queryByText(/Don’t pay again/);
    if (isSaid) expect(said).toBeVisible();
    else expect(said).toBeNull();
  });
});

/** What a shopper who waits wants to know: how long it usually takes, and how much has been seen. */
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createFakeStore } from '../../support/fakeStore.js';
import { advance, renderCheckout, useFrozenTime } from '../../support/renderCheckout.js';

beforeEach(useFrozenTime);

/** A checkout whose store states how long a payment usually takes, or does not. */
async function paying(typicalMinutes?: number) {
  const rendered = await renderCheckout({ store: createFakeStore({ chosen: 'USDT.Tron' }) });
  const { quote } = rendered.store.snapshot('1001');
  if (!quote) throw new Error('A currency was chosen.');
  rendered.store.update('1001', { quote: { ...quote, typicalMinutes } });
  await advance(3_000);
  return rendered;
}

describe('the usual time', () => {
  it.each([
    [1, 'Usually takes 1 minute on Tron. Don’t pay again.'],
    [20, 'Usually takes 20 minutes on Tron. Don’t pay again.'],
  ])('of %d minutes is said while the transfer is on its way', async (minutes, sentence) => {
    const { store } = await paying(minutes);
    expect(screen.queryByText(/^Usually /)).toBeNull();
    store.detect('1001');
    await advance(3_000);
    expect(screen.getByText(sentence)).toBeVisible();
    store.confirm('1001');
    await advance(3_000);
    expect(screen.queryByText(/^Usually /)).toBeNull();
  });

  it('is not made up where the store has not stated it', async () => {
    const { store } = await paying();
    store.detect('1001');
    await advance(3_000);
    expect(screen.getByRole('heading', { name: 'Payment detected' })).toBeVisible();
    expect(screen.getByText('Don’t pay again.')).toBeVisible();
    expect(screen.queryByText(/^Usually /)).toBeNull();
  });
});

describe('what has been seen', () => {
  it('is not called received before it is confirmed', async () => {
    const { store, user } = await paying();
    store.detect('1001');
    store.update('1001', { received: store.snapshot('1001').due });
    await advance(3_000);
    await user.click(screen.getByText('Details'));
    expect(screen.getByText('Detected', { selector: 'dt' })).toBeVisible();
    expect(screen.queryByText('Received')).toBeNull();
    store.confirm('1001');
    await advance(3_000);
    expect(screen.getByText('Received')).toBeVisible();
    expect(screen.queryByText('Detected', { selector: 'dt' })).toBeNull();
  });
});

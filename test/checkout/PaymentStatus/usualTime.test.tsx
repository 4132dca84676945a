/** What a shopper who waits wants to know: how long it usually takes, and how much has been seen. */
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeStore } from '../../support/fakeStore.js';
import { advance, renderCheckout, useFrozenTime } from '../../support/renderCheckout.js';

beforeEach(useFrozenTime);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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
    [1, 'This usually takes 1 minute\\.'],
    [20, 'This usually takes 20 minutes\\.'],
  ])('of %d minutes is said while the transfer is on its way', async (minutes, sentence) => {
    const { store } = await paying(minutes);
    expect(screen.queryByText(/usually takes/)).toBeNull();
    store.detect('1001');
    await advance(3_000);
    expect(screen.getByText(new RegExp(sentence))).toHaveTextContent('You may leave it');
    store.confirm('1001');
    await advance(3_000);
    expect(screen.queryByText(/usually takes/)).toBeNull();
  });

  it('is not made up where the store has not stated it', async () => {
    const { store } = await paying();
    store.detect('1001');
    await advance(3_000);
    expect(screen.getByRole('heading', { name: 'Your transfer has been seen' })).toBeVisible();
    expect(screen.getByText(/You may leave it/)).toBeVisible();
    expect(screen.queryByText(/usually takes/)).toBeNull();
  });
});

describe('what has been seen', () => {
  it('is not called received before it is confirmed', async () => {
    const { store } = await paying();
    store.detect('1001');
    store.update('1001', { received: store.snapshot('1001').due });
    await advance(3_000);
    expect(screen.getByText('Seen so far')).toBeVisible();
    expect(screen.queryByText('Received')).toBeNull();
    store.confirm('1001');
    await advance(3_000);
    expect(screen.getByText('Received')).toBeVisible();
    expect(screen.queryByText('Seen so far')).toBeNull();
  });
});

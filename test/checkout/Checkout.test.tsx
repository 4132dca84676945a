/** The composed checkout, from the first screen to the last, as a shopper meets it. */
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeStore } from '../support/fakeStore.js';
import { renderCheckout, useFrozenTime } from '../support/renderCheckout.js';

beforeEach(useFrozenTime);

describe('the composed checkout', () => {
  it('stays on the screen where a sentence of the store fails', async () => {
    const reported: string[] = [];
    vi.stubGlobal('reportError', ({ message }: Error) => reported.push(message));
    const fails = () => {
      throw new TypeError('Cannot read properties of undefined');
    };
    const messages = { priceLocked: fails, lastChecked: fails };
    const store = createFakeStore();
    store.choose('1001', 'USDT.Tron');
    store.update('1001', { lastCheckedAt: new Date().toISOString() });
    await renderCheckout({ store, messages });
    expect(screen.getAllByText(/^Price locked for 1/)[0]).toBeVisible();
    screen.getByText('Waiting for payment').click();
    expect(screen.getByText(/^Last checked/)).toBeVisible();
    expect(reported).toEqual([
      'messages.priceLocked must return text.',
      'messages.lastChecked must return text.',
    ]);
  });

  it('opens the order once, under StrictMode too', async () => {
    const store = createFakeStore();
    await renderCheckout({ store });
    expect(store.count('/checkouts')).toBe(1);
  });
});

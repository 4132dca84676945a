/** Where the code of the status panel does not come. In a file of its own: modules are loaded once. */
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PaymentStatus } from '../../../src/exports/index.js';
import { createFakeStore } from '../../support/fakeStore.js';
import { renderCheckout, settle, useFrozenTime } from '../../support/renderCheckout.js';

const code = vi.hoisted(() => ({ broken: true }));
vi.mock('../../../src/checkout/PaymentStatus/statusPart.js', async () => {
  const { lazyPart } = await import('../../../src/checkout/lazyPart.js');
  const load = async () => {
    if (code.broken) throw new TypeError('Failed to fetch dynamically imported module.');
    return (await import('../../../src/checkout/PaymentStatus/StatusPanel.js')).StatusPanel;
  };
  return { statusPart: lazyPart(load) };
});

afterEach(() => {
  vi.useRealTimers();
});

it('says so, and asks for it again', async () => {
  useFrozenTime();
  const store = createFakeStore();
  store.choose('1001', 'USDT.Tron');
  await renderCheckout({ store, children: <PaymentStatus /> });
  await settle();
  const again = screen.getByRole('button', { name: 'Try again' });
  expect(screen.queryByText('History')).toBeNull();
  code.broken = false;
  vi.useRealTimers();
  again.click();
  expect(await screen.findByText('History')).toBeVisible();
});

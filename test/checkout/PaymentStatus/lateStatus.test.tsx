/** The panel's code comes later than the panel: what must be there from the first moment is. */
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFakeStore } from '../../support/fakeStore.js';

const PANEL = '../../../src/checkout/PaymentStatus/StatusPanel.js';

beforeEach(() => {
  // The code of a page that has just been opened: nothing of it has been loaded yet.
  vi.resetModules();
});
afterEach(() => {
  vi.doUnmock(PANEL);
});

async function openPanel() {
  const { PaymentStatus } = await import('../../../src/exports/index.js');
  const { renderCheckout, useFrozenTime } = await import('../../support/renderCheckout.js');
  useFrozenTime();
  const store = createFakeStore({ now: () => Date.now() });
  store.choose('1001', 'USDT.Tron');
  await renderCheckout({ store, children: <PaymentStatus /> });
  // The answer of the store is drawn before anything else may move.
  await vi.waitFor(() => screen.getByRole('region', { name: 'Waiting for payment' }), {
    timeout: 15_000,
  });
}

it('has its live region and its name before its code is loaded, and keeps the region', async () => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  vi.doMock(PANEL, async (original) => {
    await arrived;
    return original();
  });
  await openPanel();
  const liveRegion = screen.getByRole('status');
  expect(liveRegion).toHaveTextContent('');
  expect(screen.getByRole('region', { name: 'Waiting for payment' })).toContainElement(liveRegion);
  expect(screen.queryByText('History')).toBeNull();
  arrive();
  vi.useRealTimers();
  (await screen.findByText('Waiting for payment', { selector: 'summary *' })).click();
  expect(await screen.findByText('History')).toBeVisible();
  expect(liveRegion).toBeVisible();
});

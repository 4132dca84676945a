/** A status panel whose code does not load. In a file of its own, because modules are loaded once. */
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type * as LazyPartModule from '../../../src/ui/lazyPart.js';

const code = { broken: true };
// The setup of DOM tests has loaded the panel already.
vi.resetModules();
vi.doMock('../../../src/ui/lazyPart.js', async (original) => {
  const { lazyPart } = await original<typeof LazyPartModule>();
  const breaking: typeof lazyPart = (load) =>
    lazyPart(async () => {
      if (code.broken) throw new TypeError('Failed to fetch dynamically imported module.');
      return load();
    });
  return { lazyPart: breaking };
});
const { PaymentStatus } = await import('../../../src/exports/index.js');
const { renderCheckout, settle, useFrozenTime } = await import('../../support/renderCheckout.js');
const { createFakeStore } = await import('../../support/fakeStore.js');

it('says so, and loads it when asked again', async () => {
  useFrozenTime();
  const store = createFakeStore({ chosen: 'USDT.Tron' });
  await renderCheckout({ store, children: <PaymentStatus /> });
  await settle();
  const again = screen.getByRole('button', { name: 'Try again' });
  expect(screen.queryByText('History')).toBeNull();
  code.broken = false;
  vi.useRealTimers();
  again.click();
  (await screen.findByText('Waiting for payment', { selector: 'summary *' })).click();
  expect(await screen.findByText('History')).toBeVisible();
});

/** "Check now" speaks of the payment service, not of the store that answers for it. */
import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createCheckoutClient } from '../../../src/checkout/client.js';
import { Checkout, CheckoutProvider } from '../../../src/exports/index.js';
import { createSandboxStore } from '../../../src/sandbox/createSandboxStore.js';
import type { FaultKind } from '../../../src/sandbox/faults.js';
import { advance, settle, START, useFrozenTime } from '../../support/renderCheckout.js';

beforeEach(useFrozenTime);

/** Time passes on the page, in the store and at the service, second by second. */
type Store = ReturnType<typeof createSandboxStore>;
async function pass(store: Store, seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 1) {
    await store.sandbox.advance(1_000);
    await advance(1_000);
  }
}

/** Waits for answers that come soon; what is said is then compared by the test. */
async function until(isThere: () => boolean): Promise<void> {
  for (let turn = 0; turn < 400 && !isThere(); turn += 1) await advance(20);
}

/** A checkout that has waited for ten seconds over the real handler. */
async function begin(order: string) {
  const store = createSandboxStore({ now: () => START, handler: { live: false, lookup: false } });
  const client = createCheckoutClient({ endpoint: store.endpoint, fetch: store.fetch });
  const { token } = await client.openCheckout({ order });
  await client.selectCurrency(token, 'USDT.Tron');
  const view = render(
    <CheckoutProvider client={client} order={order}>
      <Checkout />
    </CheckoutProvider>,
  );
  await settle();
  await pass(store, 10);
  for (let turn = 0; turn < 60 && !line()?.includes('Last checked'); turn += 1)
    await pass(store, 1);
  return {
    store,
    async press() {
      await store.sandbox.advance(500);
      screen.getByText('Check now').click();
      await until(() => region() !== '');
    },
    end: view.unmount,
  };
}

const line = () => document.querySelector('.till-freshness')?.firstElementChild?.textContent;
const region = () => document.querySelector('[aria-live="polite"]')?.textContent;

describe.each(['order-1', 'customer-1'])('"check now" for %s', (order) => {
  it('says "nothing new" while the service answers', async () => {
    const { press, end } = await begin(order);
    await press();
    expect(region()).toBe('Nothing new');
    end();
  });

  it.each<FaultKind>(['status_500', 'database_down', 'html_page'])(
    'says that nothing could be checked, and when it last was, under %s',
    async (kind) => {
      const { store, press, end } = await begin(order);
      store.sandbox.fail({ kind });
      await pass(store, 45);
      await press();
      expect(region()).toContain('Couldn’t check');
      expect(line()).toMatch(/^Couldn’t check · Last checked (4|5)\d seconds ago$/);
      store.sandbox.heal();
      await pass(store, 70);
      await press();
      expect(region()).toBe('Nothing new');
      end();
    },
  );

  it.each([3_600_000, -3_600_000])(
    'says so too on a device whose clock moved by %d',
    async (ms) => {
      const { store, end } = await begin(order);
      store.sandbox.fail({ kind: 'status_500' });
      await pass(store, 45);
      vi.setSystemTime(Date.now() + ms);
      screen.getByText('Check now').click();
      await until(() => /^(?:Couldn’t check|Nothing new)/.test(line() ?? ''));
      expect(line()).toMatch(/^Couldn’t check/);
      end();
    },
  );

  it('says so too while the service hangs, within seconds', async () => {
    const { store, press, end } = await begin(order);
    store.sandbox.fail({ kind: 'hang' });
    await pass(store, 45);
    await press();
    await pass(store, 3);
    await until(() => region() !== '');
    expect(region()).toContain('Couldn’t check');
    end();
  });
});

it('a page that slept until its price expired says when it last checked once it has checked on waking', async () => {
  const { store, end } = await begin('order-1');
  const slept = 20 * 60_000;
  await store.sandbox.advance(slept);
  // Timers wait on a device that sleeps, and its clock goes on.
  vi.setSystemTime(Date.now() + slept);
  await until(() => screen.queryByText('Get a new price') !== null);
  expect(screen.getByText('Get a new price')).toBeVisible();
  expect(document.body).not.toHaveTextContent(/Last checked \d+ minutes ago/);
  expect(line()).toMatch(/Last checked (?:now|\d seconds? ago)$/);
  end();
});

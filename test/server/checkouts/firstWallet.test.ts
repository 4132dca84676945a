/** However many instances open one new order, one of them asks the service for its wallet at a time. */
import { describe, expect, it, vi } from 'vitest';
import { LEASE_MS } from '../../../src/server/checkouts/firstWallet.js';
import type { CheckoutHandlerOptions } from '../../../src/server/handler/options.js';
import { quiet, useFakeTimers } from '../telling/passTime.js';
import { askHandler, BASE, openStore, type OpenStoreOptions } from '../openStore.js';

interface Other extends Partial<CheckoutHandlerOptions> {
  /** How far the clock of the second instance is ahead of the first one's. */
  readonly aheadMs?: number;
}

function twoInstances(options: OpenStoreOptions = {}, { aheadMs = 0, ...other }: Other = {}) {
  const store = openStore(options);
  const now = () => store.sandbox.now() + aheadMs;
  const instances = [store.handler, store.makeHandler({ now, ...other })] as const;
  const openAt = (instance: 0 | 1, order = 'one') =>
    askHandler(instances[instance], 'POST', `${BASE}/checkouts`, { body: { order } });
  const wallets = () => store.sandbox.state().wallets.length;
  return { store, openAt, wallets };
}

/** Lets time pass that only the waiting between two looks at the ledger takes. */
async function wait(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 250) {
    await vi.advanceTimersByTimeAsync(250);
    await quiet();
  }
}

const tabs = [0, 1, 0, 1, 0, 1, 0, 1, 0, 1] as const;

describe('the first wallet call of an order', () => {
  it.each(['payment', 'top-up'])(
    'is made once for ten tabs on two instances (%s)',
    async (kind) => {
      const { store, openAt, wallets } = twoInstances({ sandbox: { dialect: 'deployed' } });
      store.sandbox.fail({ kind: 'race' });
      const order = kind === 'payment' ? 'one' : 'customer';
      const answers = await Promise.all(tabs.map((at) => openAt(at, order)));
      expect(answers.map(({ status }) => status)).toEqual(tabs.map(() => 200));
      expect(store.count('createWallet')).toBe(1);
      expect(wallets()).toBe(1);
      const choices = answers.map(
        ({ json }) => (json as { checkout: { choices: unknown[] } }).checkout.choices,
      );
      for (const list of choices) expect(list).toEqual(choices[0]);
    },
  );

  it.each([-70_000, 0, 70_000])(
    'is taken over when its lease has run out, and not before, clocks %d ms apart',
    async (aheadMs) => {
      useFakeTimers();
      // Longer than the lease: nobody is left to give up the call.
      const { store, openAt, wallets } = twoInstances({ timeoutMs: 600_000 }, { aheadMs });
      let answer = (): void => undefined;
      store.gates.set('createWallet', new Promise((resolve) => (answer = resolve)));
      // This one never comes back, as after a crash.
      void openAt(0);
      await quiet();
      const second = openAt(1);
      await wait(LEASE_MS - 1_000);
      expect((await second).status).toBe(503);
      expect(store.count('createWallet')).toBe(1);
      await wait(2_500);
      expect(store.count('createWallet')).toBe(2);
      answer();
      await quiet();
      expect((await openAt(1)).status).toBe(200);
      expect(wallets()).toBe(1);
    },
  );

  it.each([-70_000, 70_000])(
    'that is refused is made again at once, by the next caller, clocks %d ms apart',
    async (aheadMs) => {
      const { store, openAt, wallets } = twoInstances({}, { aheadMs });
      for (const at of [0, 1, 1, 0] as const) {
        store.sandbox.fail({ kind: 'status_500', operation: 'createWallet', times: 1 });
        expect((await openAt(at)).status).toBe(503);
      }
      expect((await openAt(1)).status).toBe(200);
      expect((await openAt(0)).status).toBe(200);
      expect(wallets()).toBe(1);
    },
  );
});

describe('a later wallet call', () => {
  it('waits for no other: the wallet exists', async () => {
    const { store, openAt } = twoInstances();
    await openAt(0);
    await store.sandbox.advance(10_000);
    let answer = (): void => undefined;
    store.gates.set('createWallet', new Promise((resolve) => (answer = resolve)));
    const both = [openAt(0), openAt(1)];
    await expect.poll(() => store.count('createWallet')).toBe(3);
    answer();
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
  });
});

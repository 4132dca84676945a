/** Two instances that open one order at once make one wallet call, and neither ever waits in vain. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Coordination } from '../../src/proxy/coordination/coordination.js';
import { localCoordination } from '../../src/proxy/coordination/localCoordination.js';
import { quiet, useFakeTimers } from './callbacks/passTime.js';
import { askHandler, BASE, openStore } from './openStore.js';

afterEach(() => vi.useRealTimers());

/** Leases that two instances share, as Redis would keep them. */
function sharedLeases(): (who: string) => Coordination {
  const holders = new Map<string, string>();
  return (who) => ({
    ...localCoordination(),
    lease: (name) => {
      const holder = holders.get(name) ?? who;
      holders.set(name, holder);
      return Promise.resolve(holder === who ? 'held' : 'taken');
    },
  });
}

function twoInstances() {
  const coordinationOf = sharedLeases();
  const store = openStore({ handler: { coordination: coordinationOf('a') } });
  const other = store.makeHandler({ coordination: coordinationOf('b') });
  const openAt = (handler: typeof other) =>
    askHandler(handler, 'POST', `${BASE}/checkouts`, { body: { order: 'one' } });
  return { store, other, openAt };
}

describe('the first wallet call of an order', () => {
  it('is made once although two instances open it at the same time', async () => {
    const { store, other, openAt } = twoInstances();
    const answers = await Promise.all([store.handler, other].map(openAt));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(store.count('createWallet')).toBe(1);
    const choices = answers.map(
      ({ json }) => (json as { checkout: { choices: unknown[] } }).checkout.choices.length,
    );
    expect(choices).toEqual([22, 22]);
  });

  it('is made by the second after two seconds if the first gets no answer', async () => {
    useFakeTimers();
    const { store, other, openAt } = twoInstances();
    let open = (): void => undefined;
    store.gates.set('createWallet', new Promise((resolve) => (open = resolve)));
    const first = openAt(store.handler);
    await quiet();
    const second = openAt(other);
    await quiet();
    expect(store.count('createWallet')).toBe(1);
    for (let look = 0; look < 25; look += 1) {
      await vi.advanceTimersByTimeAsync(100);
      await quiet();
    }
    expect(store.count('createWallet')).toBe(2);
    open();
    expect((await Promise.all([first, second])).map(({ status }) => status)).toEqual([200, 200]);
  });
});

/** A callback that never ends holds up neither the order's others, nor other orders, nor the handler. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallbackEvent, DepositEvent } from '../../../src/server/telling/storeCallbacks.js';
import { MINUTE, openStore } from '../openStore.js';
import { never, pass, payFully, quiet, settled, useFakeTimers } from './passTime.js';

beforeEach(useFakeTimers);

const stateOf = ({ checkout: { progress, paid } }: CallbackEvent): string =>
  `${progress}${paid ? ' paid' : ''}`;

describe('a callback that never ends', () => {
  it('does not hold up the other callbacks of its order', async () => {
    const paid: string[] = [];
    const store = openStore({
      handler: { onStatusChange: never, onPaid: ({ claimId }) => void paid.push(claimId) },
    });
    await payFully(store);
    expect(paid).toHaveLength(1);
  });

  it('does not hold up the deposits that come after it', async () => {
    const deposits: string[] = [];
    const store = openStore({
      handler: {
        onDeposit: ({ transfer }: DepositEvent) => {
          deposits.push(transfer.amount);
          return transfer.amount === '5' ? never() : undefined;
        },
      },
    });
    const { checkout } = await store.open('customer', 'USDT.Tron');
    for (const amount of ['5', '7']) store.sandbox.confirm(store.pay(checkout, amount));
    await settled(store);
    expect(deposits.sort()).toEqual(['5', '7']);
  });

  it('is no longer waited for after a minute, is told, and is called again with the same claim', async () => {
    const claims: string[] = [];
    const store = openStore({
      handler: { onPaid: ({ claimId }) => (claims.push(claimId), never()) },
    });
    await payFully(store);
    await pass(store, MINUTE - 1);
    expect(store.codes()).not.toContain('callback_timed_out');
    await pass(store, 1);
    expect(store.codes()).toContain('callback_timed_out');
    await pass(store, 1_000);
    expect(claims).toHaveLength(2);
    expect(new Set(claims).size).toBe(1);
  });

  it('cannot keep reconcile() from its end, nor from the other orders', async () => {
    const paid: string[] = [];
    const onPaid = ({ reference }: CallbackEvent): Promise<void> | undefined => {
      paid.push(reference);
      return reference === '1001' ? never() : undefined;
    };
    // The first process has no callback: as if it had died before it could call one.
    const store = openStore();
    await payFully(store, 'one');
    await payFully(store, 'two');
    const second = store.makeHandler({ onPaid });
    const report = second.reconcile();
    await quiet();
    expect(paid.sort()).toEqual(['1001', '1002']);
    await pass(store, MINUTE);
    expect(await report).toEqual({ checkouts: 2, owed: 1, orphans: 0 });
  });

  it('lets close() end when its time is up, and says so', async () => {
    const store = openStore({ handler: { onPaid: never } });
    await payFully(store);
    let closed = false;
    const closing = store.handler.close({ timeoutMs: 2_000 }).then(() => (closed = true));
    await pass(store, 1_999);
    expect(closed).toBe(false);
    await pass(store, 1);
    await closing;
    expect(store.codes()).toContain('close_timed_out');
  });

  it('is waited for by close() also where the store’s own word has called it', async () => {
    let finish = (): void => undefined;
    const onPaid = (): Promise<void> => new Promise<void>((end) => (finish = end));
    const store = openStore({ handler: { onPaid } });
    await store.open('one');
    const saying = store.handler.markPaid('1001', { reason: 'by transfer' });
    await pass(store, 3_000);
    await saying;
    let closed = false;
    const closing = store.handler.close().then(() => (closed = true));
    await quiet();
    expect(closed).toBe(false);
    finish();
    await closing;
    expect(store.codes()).not.toContain('close_timed_out');
  });

  it('is not called by a handler that was closed, unless a request comes', async () => {
    const claims: string[] = [];
    const store = openStore({
      handler: { onPaid: ({ claimId }) => (claims.push(claimId), Promise.reject(new Error('no'))) },
    });
    await payFully(store);
    await store.handler.close();
    await pass(store, 10 * MINUTE);
    expect(claims).toHaveLength(1);
    await store.ask('GET', '/health');
    await quiet();
    expect(claims).toHaveLength(2);
  });
});

describe('a callback that ends too late', () => {
  it('but before a second try is not repeated', async () => {
    const ends: (() => void)[] = [];
    let runs = 0;
    const onPaid = (): Promise<void> => {
      runs += 1;
      return new Promise<void>((end) => ends.push(end));
    };
    const store = openStore({ handler: { onPaid } });
    await payFully(store);
    // The timer is ahead of the clock, so the lease still lives when the try is given up.
    await vi.advanceTimersByTimeAsync(MINUTE);
    await quiet();
    expect(store.codes()).toContain('callback_timed_out');
    ends.forEach((end) => end());
    await quiet();
    await pass(store, 3 * 60 * MINUTE);
    expect(runs).toBe(1);
    expect(store.codes()).toContain('callback_outran_lease');
  });
});

describe('changes of status', () => {
  it('are told one after the other, also when one of them takes long', async () => {
    const log: string[] = [];
    let finish = (): void => undefined;
    const store = openStore({
      handler: {
        onStatusChange: async (event) => {
          log.push(`begin ${stateOf(event)}`);
          if (!event.checkout.paid) await new Promise<void>((end) => (finish = end));
          log.push(`end ${stateOf(event)}`);
        },
      },
    });
    const { checkout } = await store.open('one', 'USDT.Tron');
    const hash = store.pay(checkout);
    await settled(store);
    store.sandbox.confirm(hash);
    await settled(store);
    expect(log).toEqual(['begin detected']);
    finish();
    await quiet();
    expect(log).toEqual([
      'begin detected',
      'end detected',
      'begin confirmed paid',
      'end confirmed paid',
    ]);
  });

  it('are told once each, also where another look comes while two of them wait', async () => {
    const told: string[] = [];
    const ends: (() => void)[] = [];
    const onStatusChange = (event: CallbackEvent): Promise<void> => {
      told.push(stateOf(event));
      return new Promise<void>((end) => ends.push(end));
    };
    const store = openStore({ handler: { onStatusChange } });
    const { checkout } = await store.open('one', 'USDT.Tron');
    const hash = store.pay(checkout);
    await settled(store);
    store.sandbox.confirm(hash);
    await settled(store);
    // The second call was named before the first had come to its end; this look names it again.
    ends[0]?.();
    await quiet();
    const looking = store.handler.reconcile();
    await quiet();
    ends[1]?.();
    await quiet();
    ends[2]?.();
    await looking;
    expect(told).toEqual(['detected', 'confirmed paid']);
  });

  it('never go back: a state whose call failed is left out when the next is reached', async () => {
    const told: string[] = [];
    const store = openStore({
      handler: {
        onStatusChange: (event) => {
          if (!event.checkout.paid) throw new Error('not now');
          told.push(stateOf(event));
        },
      },
    });
    const { checkout } = await store.open('one', 'USDT.Tron');
    const hash = store.pay(checkout);
    await settled(store);
    store.sandbox.confirm(hash);
    await settled(store);
    await pass(store, 60 * MINUTE);
    expect(told).toEqual(['confirmed paid']);
  });

  it('are told again where a checkout comes to one state twice', async () => {
    const told: string[] = [];
    const store = openStore({
      handler: {
        onStatusChange: ({ checkout: { exceptions, paid }, news: { type, added } }) =>
          void told.push([type, added, ...exceptions, paid ? 'paid' : 'unpaid'].join(' ')),
      },
    });
    const { checkout } = await store.open('one', 'USDT.Tron');
    store.sandbox.confirm(store.pay(checkout));
    await settled(store);
    for (const more of [store.pay(checkout, '1'), store.pay(checkout, '1')]) {
      store.sandbox.block(more);
      await settled(store);
      await store.handler.releaseHold('1001', { reason: 'looked at' });
      await quiet();
    }
    expect(told.slice(-6)).toEqual([
      'order.held  held paid',
      'order.released  over paid',
      'order.overpaid 1 over paid',
      'order.held  over held paid',
      'order.released  over paid',
      'order.overpaid 1 over paid',
    ]);
  });
});

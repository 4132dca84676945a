/** What is owed stays owed until somebody who looked at least as far has found everything done. */
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDueList } from '../../src/async/dueList.js';
import { MINUTE, openStore } from '../server/openStore.js';
import { pass, quiet, settled, useFakeTimers } from '../server/telling/passTime.js';

beforeEach(useFakeTimers);

type Note = readonly ['owe' | 'clear', stream: string, upTo: number];

const notes = fc.array(
  fc.tuple(
    fc.constantFrom('owe' as const, 'clear' as const),
    fc.constantFrom('a', 'b'),
    fc.integer({ min: 0, max: 6 }),
  ),
  { maxLength: 12 },
);

/** Owed, and not found done afterwards by a look that went at least as far. */
const isOwed = (all: readonly Note[], stream: string): boolean =>
  all.some(
    ([what, whose, upTo], at) =>
      what === 'owe' &&
      whose === stream &&
      !all
        .slice(at + 1)
        .some(([after, other, seen]) => after === 'clear' && other === stream && seen >= upTo),
  );

describe('what is owed', () => {
  it('goes only by a look that went as far, in whatever order looks come to their end', () => {
    fc.assert(
      fc.property(notes, (all) => {
        let now = 0;
        const owed = createDueList(
          () => now,
          () => undefined,
        );
        for (const [what, stream, upTo] of all) {
          if (what === 'owe') owed.schedule(stream, 10 + upTo, upTo);
          else owed.clear(stream, upTo);
        }
        now = 1_000;
        expect([...owed.takeDue()].sort()).toEqual(['a', 'b'].filter((one) => isOwed(all, one)));
        expect(owed.takeDue()).toEqual([]);
        owed.stop();
      }),
    );
  });

  it('is due at the earliest of its times, also where nobody could look', () => {
    let now = 0;
    const owed = createDueList(
      () => now,
      () => undefined,
    );
    owed.schedule('a', 50, 3);
    owed.schedule('a', 20, Number.POSITIVE_INFINITY);
    owed.schedule('a', 80, 4);
    owed.clear('a', 1_000);
    now = 19;
    expect(owed.takeDue()).toEqual([]);
    now = 20;
    expect(owed.takeDue()).toEqual(['a']);
    owed.stop();
  });
});

describe('a clock that is set', () => {
  const DAY = 24 * 60 * MINUTE;

  it.each([
    ['back a day', -DAY, 10 * MINUTE],
    ['back ten minutes', -10 * MINUTE, MINUTE],
    ['forward a day', DAY, 10 * MINUTE],
    ['back a year, for a wait of two months', -365 * DAY, 60 * DAY],
  ])('%s delays nothing, with and without requests', async (_, jump, wait) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    for (const asks of [false, true]) {
      let set = 0;
      const now = (): number => Date.now() + set;
      const taken: string[] = [];
      const list = createDueList(now, () => taken.push(...list.takeDue()));
      const pass = async (ms: number): Promise<void> => {
        for (let step = 0; step < 100; step += 1) {
          await vi.advanceTimersByTimeAsync(ms / 100);
          if (asks) taken.push(...list.takeDue());
        }
      };
      list.schedule('a', now() + wait, 1);
      list.schedule('b', now() + 2 * wait, 1);
      await pass(wait / 2);
      set = jump;
      await pass(wait / 2 - 2_000);
      if (jump < 0) expect(taken).toEqual([]);
      await pass(4_000 + wait / 100);
      expect(taken.slice(0, 1)).toEqual(['a']);
      await pass(wait - 6_000 - wait / 100);
      if (jump < 0) expect(taken).toEqual(['a']);
      await pass(8_000 + wait / 50);
      expect(taken).toEqual(['a', 'b']);
      list.stop();
    }
  });
});

describe('a slow callback of an older state', () => {
  it('does not make the store forget that a newer one is owed', async () => {
    let finish = (): void => undefined;
    const told: number[] = [];
    const store = openStore({
      handler: {
        onPaid: () => new Promise<void>((end) => (finish = end)),
        onStatusChange: ({ checkout }) => {
          if (!checkout.exceptions.includes('held')) return;
          told.push(store.sandbox.now());
          if (told.length === 1) throw new Error('not now');
        },
      },
    });
    const { checkout } = await store.open('one', 'USDT.Tron');
    store.sandbox.confirm(store.pay(checkout));
    await settled(store);
    store.sandbox.block(store.pay(checkout, '1'));
    await settled(store);
    expect(told).toHaveLength(1);
    await pass(store, MINUTE / 2);
    finish();
    await quiet();
    await pass(store, MINUTE / 2 + 1_000);
    // Without any request, and long before the sweep that would find it at last.
    expect(told).toHaveLength(2);
    await store.handler.close();
  });
});

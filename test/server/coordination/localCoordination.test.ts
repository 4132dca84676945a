/** One instance alone: its limits in bounded memory, and coordination without others. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createLocalLimiters,
  localCoordination,
  MAX_COUNTED_KEYS,
} from '../../../src/server/coordination/coordination.js';

function openClock(start = 1_000_000) {
  let at = start;
  return { now: () => at, move: (milliseconds: number) => (at += milliseconds) };
}

const RULE = { name: 'opens', points: 3, windowMs: 10_000 };

describe('a local limiter', () => {
  it('counts one name together and other names apart, also where key and name run together', async () => {
    const make = createLocalLimiters(openClock().now);
    const once = { points: 1, windowMs: 10_000 };
    expect((await make({ name: 'a', ...once }).consume('bc')).waitMs).toBe(0);
    expect((await make({ name: 'a', ...once }).consume('bc')).waitMs).toBeGreaterThan(0);
    expect((await make({ name: 'ab', ...once }).consume('c')).waitMs).toBe(0);
  });

  it('keeps no client waiting longer than a window where the clock was set back', async () => {
    const clock = openClock();
    const limiter = createLocalLimiters(clock.now)(RULE);
    for (let turn = 0; turn < 3; turn += 1) await limiter.consume('key');
    clock.move(-3_600_000);
    expect((await limiter.consume('key')).waitMs).toBe(0);
  });

  it('forgets the quietest key when there are too many, and no other', async () => {
    const limiter = createLocalLimiters(openClock().now)({ ...RULE, points: 1 });
    for (let index = 0; index < MAX_COUNTED_KEYS; index += 1) {
      await limiter.consume(String(index));
    }
    expect((await limiter.consume('1')).waitMs).toBeGreaterThan(0);
    expect((await limiter.consume('one more')).waitMs).toBe(0);
    expect((await limiter.consume('1')).waitMs).toBeGreaterThan(0);
    // Key 0 was the quietest, so it starts again.
    expect((await limiter.consume('0')).waitMs).toBe(0);
  });

  it('never lets more through than it may, in any window, whatever the pace', async () => {
    const steps = fc.array(fc.record({ key: fc.constantFrom('a', 'b'), gap: fc.nat(4_000) }), {
      maxLength: 60,
    });
    await fc.assert(
      fc.asyncProperty(steps, async (asked) => {
        const clock = openClock();
        const limiter = createLocalLimiters(clock.now)(RULE);
        const windows = new Map<string, { endsAt: number; passed: number }>();
        for (const { key, gap } of asked) {
          clock.move(gap);
          const known = windows.get(key);
          const window =
            known && clock.now() < known.endsAt
              ? known
              : { endsAt: clock.now() + RULE.windowMs, passed: 0 };
          const { waitMs } = await limiter.consume(key);
          // A model of a fixed window: it passes exactly while there are points.
          expect(waitMs === 0).toBe(window.passed < RULE.points);
          if (waitMs === 0) window.passed += 1;
          else expect(clock.now() + waitMs).toBe(window.endsAt);
          windows.set(key, window);
        }
      }),
    );
  });
});

describe('coordination without others', () => {
  it('holds every lease, hears nothing, and keeps texts for their time', async () => {
    const clock = openClock();
    const alone = localCoordination(clock.now);
    const heard: string[] = [];
    const leave = alone.subscribe('changes', (text) => heard.push(text));
    alone.publish('changes', 'order:1');
    leave();
    expect(heard).toEqual([]);
    expect([await alone.lease('poll', 10), await alone.lease('poll', 10)]).toEqual([
      'held',
      'held',
    ]);
    await alone.put('name', 'text', 1_000);
    expect(await alone.get('name')).toBe('text');
    clock.move(1_001);
    expect(await alone.get('name')).toBeNull();
    await alone.close();
  });
});

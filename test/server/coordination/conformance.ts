/** What every coordination of several instances does; run on one in memory here, on a real Redis in `test/servers`. */
import { describe, expect, it } from 'vitest';
import type { Coordination } from '../../../src/exports/redis.js';

/** Two instances of one store. */
export interface Pair {
  readonly a: Coordination;
  readonly b: Coordination;
  /** Lets time pass, at least so many milliseconds. */
  pass(milliseconds: number): Promise<void>;
  /** Waits until something is so. */
  until(check: () => boolean): Promise<unknown>;
  end(): Promise<void>;
}

/** Far longer than a test: nothing ends on a real server but by `pass`. */
const LEASE_MS = 600_000;
const RULE = { name: 'opens', points: 5, windowMs: 600_000 };

/** Declares the tests. Names differ from test to test, so that a server need not be emptied. */
export function describeCoordination(open: () => Promise<Pair>): void {
  const withPair = (test: (pair: Pair) => Promise<void>) => async () => {
    const pair = await open();
    try {
      await test(pair);
    } finally {
      await pair.end();
    }
  };

  describe('a topic', () => {
    it(
      'reaches the other instance and not the one that speaks, until it is left',
      withPair(async ({ a, b, until }) => {
        const heardByA: string[] = [];
        const heardByB: string[] = [];
        const elsewhere: string[] = [];
        a.subscribe('changes', (text) => heardByA.push(text));
        const leave = b.subscribe('changes', (text) => heardByB.push(text));
        b.subscribe('other', (text) => elsewhere.push(text));
        // The connection that listens may not be there yet.
        await until(() => {
          if (heardByB.length === 0) a.publish('changes', 'order:1');
          return heardByB.length > 0;
        });
        expect(new Set(heardByB)).toEqual(new Set(['order:1']));
        const count = heardByB.length;
        leave();
        b.publish('changes', 'order:2');
        await until(() => heardByA.length > 0);
        expect(heardByA).toEqual(['order:2']);
        a.publish('changes', 'order:3');
        a.publish('other', 'last');
        await until(() => elsewhere.length > 0);
        expect(heardByB).toHaveLength(count);
        expect(elsewhere).toEqual(['last']);
      }),
    );
  });

  describe('a lease', () => {
    it(
      'is held by one instance, kept by it, and free when it ends',
      withPair(async ({ a, b, pass }) => {
        expect(await a.lease('poll', LEASE_MS)).toBe('held');
        expect(await b.lease('poll', LEASE_MS)).toBe('taken');
        expect(await b.lease('another', LEASE_MS)).toBe('held');
        await pass(0.6 * LEASE_MS);
        // Whoever holds it keeps it by asking again.
        expect(await a.lease('poll', LEASE_MS)).toBe('held');
        await pass(0.6 * LEASE_MS);
        expect(await b.lease('poll', LEASE_MS)).toBe('taken');
        await pass(LEASE_MS);
        expect(await b.lease('poll', LEASE_MS)).toBe('held');
        expect(await a.lease('poll', LEASE_MS)).toBe('taken');
      }),
    );

    it(
      'goes to exactly one of many that ask at once',
      withPair(async ({ a, b }) => {
        const asked = Array.from({ length: 40 }, (_, index) =>
          (index % 2 === 0 ? a : b).lease(`race`, LEASE_MS),
        );
        const answers = await Promise.all(asked);
        const heldBy = (parity: number): boolean =>
          answers.some((answer, index) => answer === 'held' && index % 2 === parity);
        expect([heldBy(0), heldBy(1)].filter(Boolean)).toHaveLength(1);
      }),
    );
  });

  describe('a text', () => {
    it(
      'is read by the other instance until it ends, and is the last that was put',
      withPair(async ({ a, b, pass }) => {
        expect(await b.get('checked')).toBeNull();
        await a.put('checked', 'first', 2 * LEASE_MS);
        await b.put('checked', 'second · ünï', LEASE_MS);
        expect(await a.get('checked')).toBe('second · ünï');
        await pass(LEASE_MS + 100);
        expect(await a.get('checked')).toBeNull();
      }),
    );
  });

  describe('a limiter', () => {
    it(
      'counts what both use, refuses the rest with the time to wait, and starts again',
      withPair(async ({ a, b, pass }) => {
        const limiters = [a.limiter(RULE), b.limiter(RULE)];
        const consume = (index: number): Promise<{ waitMs: number }> =>
          (limiters[index % 2] ?? a.limiter(RULE)).consume('key');
        const answers = [];
        for (let index = 0; index < 8; index += 1) answers.push(await consume(index));
        expect(answers.map(({ waitMs }) => waitMs === 0)).toEqual([
          ...[true, true, true, true, true],
          ...[false, false, false],
        ]);
        for (const { waitMs } of answers.slice(5)) {
          expect(waitMs).toBeGreaterThan(0);
          expect(waitMs).toBeLessThanOrEqual(RULE.windowMs);
        }
        // Another key, and another limit of the same key, are not touched by it.
        expect((await a.limiter(RULE).consume('other')).waitMs).toBe(0);
        expect((await b.limiter({ ...RULE, name: 'quotes' }).consume('key')).waitMs).toBe(0);
        await pass(RULE.windowMs + 100);
        // A new one: what an instance itself remembers of a refusal goes by its own clock.
        expect((await b.limiter(RULE).consume('key')).waitMs).toBe(0);
      }),
    );

    it(
      'lets through exactly as many as it may of a crowd at two instances',
      withPair(async ({ a, b }) => {
        const rule = { name: 'crowd', points: 50, windowMs: RULE.windowMs };
        const limiters = [a.limiter(rule), b.limiter(rule)] as const;
        const crowd = Array.from({ length: 200 }, (_, index) =>
          limiters[index % 2 === 0 ? 0 : 1].consume('all'),
        );
        const passed = (await Promise.all(crowd)).filter(({ waitMs }) => waitMs === 0);
        expect(passed).toHaveLength(50);
      }),
    );
  });
}

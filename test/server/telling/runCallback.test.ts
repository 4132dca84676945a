/** A callback runs at least once, one attempt at a time, under one claim id. */
import { createStoredTimes, type StoredTimes } from '../../../src/async/storedTimes.js';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../../src/server/configuration/diagnostic.js';
import { MAX_LEASE_MS, TRY_MS } from '../../../src/server/telling/retrySchedule.js';
import { runCallback, type CallbackOptions } from '../../../src/server/telling/runCallback.js';
import type { Ledger } from '../../../src/ledger/ledger.js';
import { memoryLedger } from '../../../src/ledger/memoryLedger.js';
import { startRunner, type Death } from './crashingRunner.js';
import { runs } from '../../support/runs.js';

const LEASE = TRY_MS;

/** The same ledger, but one method is another. */
const withMethods = (ledger: Ledger, methods: Partial<Ledger>): Ledger => ({
  ...ledger,
  ...methods,
});

describe('runCallback', () => {
  let ledger: Ledger;
  let time: number;
  let ids: number;
  let runs: string[];
  let heard: Diagnostic[];
  let times: StoredTimes;
  beforeEach(() => {
    ledger = memoryLedger();
    time = Date.UTC(2026, 2, 1);
    ids = 0;
    runs = [];
    heard = [];
    times = createStoredTimes(() => time);
  });

  const result = (parts: Partial<CallbackOptions> = {}) =>
    runCallback({
      ledger,
      stream: 'order:1',
      effect: 'onPaid:order:1',
      now: () => time,
      times,
      newId: () => `claim:${(ids += 1)}`,
      run: async (claimId) => void runs.push(claimId),
      stillDue: () => Promise.resolve(true),
      report: (diagnostic) => heard.push(diagnostic),
      ...parts,
    });
  const call = async (parts: Partial<CallbackOptions> = {}) => (await result(parts)).outcome;
  const failing = {
    run: (id: string) => (runs.push(id), Promise.reject(new Error('shop is down'))),
  };

  it('runs the callback once and notes that it is done', async () => {
    expect(await call()).toBe('done_now');
    expect(runs).toEqual(['claim:1']);
    expect(await ledger.list({ stream: 'order:1' })).toMatchObject([
      {
        key: 'done:onPaid:order:1',
        kind: 'effect_done',
        at: '2026-03-01T00:00:00.000Z',
        body: { effect: 'onPaid:order:1', claimId: 'claim:1' },
      },
    ]);
    expect(heard).toEqual([]);
  });

  it('repeats a failed callback after the lease, not before, with the same claim id', async () => {
    expect(await call(failing)).toBe('failed');
    time += LEASE - 1;
    expect(await call()).toBe('taken');
    time += 1;
    expect(await call()).toBe('done_now');
    expect(runs).toEqual(['claim:1', 'claim:1']);
    expect(await call()).toBe('already_done');
  });

  it('waits no longer than a lease for one that a clock of another day wrote', async () => {
    time += 86_400_000;
    await call(failing);
    time -= 86_400_000;
    expect(await call()).toBe('taken');
    time += LEASE;
    expect(await call()).toBe('done_now');
    expect(runs).toEqual(['claim:1', 'claim:1']);
  });

  it('waits when the clock was set back, and runs when time has caught up', async () => {
    await call(failing);
    time -= 3_600_000;
    expect(await call()).toBe('taken');
    time += 3_600_000 + LEASE;
    expect(await call()).toBe('done_now');
  });

  it('does not run again if the last holder finished just before the claim was granted', async () => {
    await call(failing);
    time += LEASE;
    const late = withMethods(ledger, {
      claim: async (request) => {
        const body = { effect: 'onPaid:order:1', claimId: 'claim:1' };
        const at = new Date(time).toISOString();
        const key = 'done:onPaid:order:1';
        await ledger.append({ stream: 'order:1', key, kind: 'effect_done', at, body });
        return ledger.claim(request);
      },
    });
    expect(await call({ ledger: late })).toBe('already_done');
    expect(runs).toHaveLength(1);
  });

  it('tries a thousandth time without asking for all attempts before', async () => {
    for (let attempt = 1; attempt <= 1000; attempt += 1) {
      const request = { effect: 'onPaid:order:1', attempt, now: time, claimId: 'the first' };
      await ledger.claim({ ...request, leaseUntil: time + 1 });
      time += 1;
    }
    let claims = 0;
    const claim: Ledger['claim'] = (request) => ((claims += 1), ledger.claim(request));
    expect(await call({ ledger: withMethods(ledger, { claim }) })).toBe('done_now');
    expect(runs).toEqual(['the first']);
    expect(claims).toBeLessThan(25);
  });

  it('asks for one claim only while the first lease lives', async () => {
    await call(failing);
    let claims = 0;
    const claim: Ledger['claim'] = (request) => ((claims += 1), ledger.claim(request));
    expect(await call({ ledger: withMethods(ledger, { claim }) })).toBe('taken');
    expect(claims).toBe(1);
  });

  it('tells the owner of a failure with its error, and does not throw', async () => {
    await call(failing);
    expect(heard).toMatchObject([{ code: 'callback_failed', error: { message: 'shop is down' } }]);
    expect(heard[0]?.message).not.toContain('shop is down');
  });

  it('answers failed, and runs nothing, if the ledger cannot be read or claimed from', async () => {
    const broken = () => Promise.reject(new Error('disk full'));
    for (const methods of [{ list: broken }, { claim: broken }]) {
      expect(await call({ ledger: withMethods(ledger, methods) })).toBe('failed');
    }
    expect(runs).toEqual([]);
    expect(heard.map(({ code }) => code)).toEqual(['callback_failed', 'callback_failed']);
    expect(await call()).toBe('done_now');
  });

  it('says so when a callback outlived its lease, and still counts it as done', async () => {
    let finish = () => {};
    const slow = call({
      run: (id) => (runs.push(id), new Promise<void>((resolve) => (finish = resolve))),
    });
    await expect.poll(() => runs.length).toBe(1);
    time += LEASE;
    expect(await call()).toBe('done_now');
    finish();
    expect(await slow).toBe('done_now');
    expect(heard.map(({ code }) => code)).toEqual(['callback_outran_lease']);
    expect(await ledger.list({ stream: 'order:1' })).toHaveLength(1);
    expect(new Set(runs).size).toBe(1);
  });
});

describe('any interleaving of runners that may die', () => {
  const death: fc.Arbitrary<Death> = fc.record({
    step: fc.integer({ min: 1, max: 7 }),
    moment: fc.constantFrom('before', 'after'),
  });
  const wave = fc.record({
    deaths: fc.array(fc.option(death), { minLength: 1, maxLength: 4 }),
    wait: fc.integer({ min: 0, max: 2 * LEASE }),
  });

  /** Runs waves of runners, then one that survives; answers when and under what id each ran. */
  const live = async (
    scheduler: fc.Scheduler,
    waves: readonly { deaths: readonly (Death | null)[]; wait: number }[],
    passTime: (advance: () => void, wait: number) => Promise<void>,
  ) => {
    const ledger = memoryLedger();
    let time = 0;
    let runners = 0;
    const runs: { claimId: string; time: number; afterDone: boolean }[] = [];
    const isDone = async () => (await ledger.list({ stream: 'order:1' })).length > 0;
    const start = (death: Death | null) =>
      startRunner({
        ledger,
        now: () => time,
        id: `claim:${(runners += 1)}`,
        turn: () => scheduler.schedule(Promise.resolve()),
        death,
        onRun: (claimId) => {
          const run = { claimId, time, afterDone: false };
          runs.push(run);
          void isDone().then((done) => (run.afterDone = done));
        },
      });
    for (const { deaths, wait } of waves) {
      deaths.forEach((death) => void start(death));
      await passTime(() => (time += wait), wait);
    }
    await scheduler.waitIdle();
    time += MAX_LEASE_MS;
    const survivor = start(null);
    await scheduler.waitIdle();
    return { runs, survivor: await survivor, done: await isDone() };
  };

  it('runs the effect at least once, under one claim id, and ends with done', async () => {
    const property = fc.asyncProperty(
      fc.scheduler(),
      fc.array(wave, { maxLength: 5 }),
      async (scheduler, waves) => {
        // Time passes in the middle of steps, so that leases run out under their holders as well.
        const result = await live(scheduler, waves, async (advance) => {
          void scheduler.schedule(Promise.resolve()).then(advance);
          await scheduler.waitFor(Promise.resolve());
        });
        expect(result.runs.length).toBeGreaterThan(0);
        expect(new Set(result.runs.map(({ claimId }) => claimId)).size).toBe(1);
        expect(result.survivor).toBeOneOf(['done_now', 'already_done']);
        expect(result.done).toBe(true);
      },
    );
    await fc.assert(property, { numRuns: runs(300) });
  });

  it('never starts two tries within one lease, nor one after done, if steps are quick', async () => {
    const property = fc.asyncProperty(
      fc.scheduler(),
      fc.array(wave, { maxLength: 6 }),
      async (scheduler, waves) => {
        const result = await live(scheduler, waves, async (advance) => {
          await scheduler.waitIdle();
          advance();
        });
        result.runs.slice(1).forEach(({ time }, index) => {
          expect(time - (result.runs[index]?.time ?? 0)).toBeGreaterThanOrEqual(LEASE);
        });
        expect(result.runs.filter(({ afterDone }) => afterDone)).toEqual([]);
        expect(result.done).toBe(true);
      },
    );
    await fc.assert(property, { numRuns: runs(300) });
  });
});

/** What every ledger must do with claims: one holder at a time, one claim id for ever. */
import type { Ledger } from '../../ledger/ledger.js';
import type { TestKit } from './testKit.js';

/** Claims with a lease of 100 ms from now = 1000, but for what a test says. */
export function claim(ledger: Ledger, parts: Partial<Parameters<Ledger['claim']>[0]> = {}) {
  const now = parts.now ?? 1000;
  const whole = { effect: 'onPaid:1', attempt: 1, now, leaseUntil: now + 100, claimId: 'first' };
  return ledger.claim({ ...whole, ...parts });
}

/** Describes the claims of a ledger; part of `ledgerConformance`. */
export function describeClaims({ it, expect }: TestKit, ledger: () => Ledger): void {
  const granted = { outcome: 'granted', claimId: 'first' };
  const refused = { outcome: 'refused' };

  it('grants the first attempt once and tells others whose it is', async () => {
    expect(await claim(ledger())).toEqual(granted);
    const taken = { outcome: 'taken', claimId: 'first', leaseUntil: 1100 };
    expect(await claim(ledger(), { claimId: 'second' })).toEqual(taken);
    expect(await claim(ledger(), { claimId: 'second', now: 5000 })).toEqual(taken);
  });

  it('grants one of fifty parallel claims', async () => {
    const ids = Array.from({ length: 50 }, (_, n) => `claim:${String(n)}`);
    const results = await Promise.all(ids.map((claimId) => claim(ledger(), { claimId })));
    expect(results.filter(({ outcome }) => outcome === 'granted')).toHaveLength(1);
    expect(results.filter(({ outcome }) => outcome === 'taken')).toHaveLength(49);
    expect(new Set(results.map((r) => ('claimId' in r ? r.claimId : 'none'))).size).toBe(1);
    const again = ids.map((claimId) => claim(ledger(), { claimId, attempt: 2, now: 1100 }));
    const repeats = await Promise.all(again);
    expect(repeats.filter(({ outcome }) => outcome === 'granted')).toHaveLength(1);
  });

  it('grants the next attempt from the very end of the lease on, not before', async () => {
    await claim(ledger());
    expect(await claim(ledger(), { attempt: 2, now: 1099 })).toEqual(refused);
    expect(await claim(ledger(), { attempt: 2, now: 1100, claimId: 'second' })).toEqual(granted);
  });

  it('keeps the first claim id through every repeat', async () => {
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      const claimId = attempt === 1 ? 'first' : `other:${String(attempt)}`;
      expect(await claim(ledger(), { attempt, now: attempt * 1000, claimId })).toEqual(granted);
    }
  });

  it('refuses an attempt whose predecessor does not exist', async () => {
    expect(await claim(ledger(), { attempt: 2 })).toEqual(refused);
    await claim(ledger());
    expect(await claim(ledger(), { attempt: 3, now: 9000 })).toEqual(refused);
    expect(await claim(ledger(), { attempt: 2, now: 9000 })).toEqual(granted);
  });

  it('goes by the clock of who asks, so a clock set back only makes them wait', async () => {
    await claim(ledger(), { now: 5000 });
    expect(await claim(ledger(), { attempt: 2, now: 1000 })).toEqual(refused);
    expect(await claim(ledger(), { attempt: 2, now: 5100 })).toEqual(granted);
    expect(await claim(ledger(), { attempt: 3, now: 5150 })).toEqual(refused);
    // A lease granted by a slow clock has run out for a right one; the claim id still is the same.
    await claim(ledger(), { effect: 'slow', now: 10 });
    expect(await claim(ledger(), { effect: 'slow', attempt: 2, now: 9000 })).toEqual(granted);
  });

  it('keeps times as large as a clock can give', async () => {
    const leaseUntil = Number.MAX_SAFE_INTEGER;
    await claim(ledger(), { now: 1_900_000_000_000, leaseUntil });
    expect(await claim(ledger())).toEqual({ outcome: 'taken', claimId: 'first', leaseUntil });
  });

  it('keeps effects apart from one another and from events', async () => {
    const at = '2026-03-01T12:00:00.000Z';
    await ledger().append({ stream: 'onPaid:1', key: 'k', kind: 'seen', at, body: {} });
    expect(await claim(ledger())).toEqual(granted);
    expect(await claim(ledger(), { effect: 'onPaid:10', claimId: 'x' })).toMatchObject({
      outcome: 'granted',
      claimId: 'x',
    });
    expect(await ledger().list({ after: 0 })).toHaveLength(1);
  });

  it('refuses a claim that could not hold', async () => {
    const faults = [{ attempt: 0 }, { attempt: 1.5 }, { leaseUntil: 1000 }, { now: NaN }];
    for (const fault of [...faults, { claimId: '' }, { effect: '' }]) {
      await expect(claim(ledger(), fault)).rejects.toThrow(RangeError);
    }
    expect(await claim(ledger())).toEqual(granted);
  });
}

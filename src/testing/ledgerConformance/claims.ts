/** Tests of claims: one holder at a time, and one claim id for all attempts. */
import type { Ledger } from '../../ledger/ledger.js';
import type { TestKit } from './testKit.js';

/** A claim with a lease of 100 ms from now = 1000 by default. */
export function claim(ledger: Ledger, parts: Partial<Parameters<Ledger['claim']>[0]> = {}) {
  const now = parts.now ?? 1000;
  const whole = { effect: 'onPaid:1', attempt: 1, now, leaseUntil: now + 100, claimId: 'first' };
  return ledger.claim({ ...whole, ...parts });
}

/** Tests of claims; part of `ledgerConformance`. */
export function describeClaims({ it, expect }: TestKit, ledger: () => Ledger): void {
  const granted = { outcome: 'granted', claimId: 'first' };
  const refused = { outcome: 'refused' };

  it('grants the first attempt once and returns its holder to others', async () => {
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

  it('grants the next attempt at the end of the lease, not before', async () => {
    await claim(ledger());
    expect(await claim(ledger(), { attempt: 2, now: 1099 })).toEqual(refused);
    expect(await claim(ledger(), { attempt: 2, now: 1100, claimId: 'second' })).toEqual(granted);
  });

  it('keeps the first claim id for every attempt', async () => {
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      const claimId = attempt === 1 ? 'first' : `other:${String(attempt)}`;
      expect(await claim(ledger(), { attempt, now: attempt * 1000, claimId })).toEqual(granted);
    }
  });

  it('refuses an attempt without a previous one', async () => {
    expect(await claim(ledger(), { attempt: 2 })).toEqual(refused);
    await claim(ledger());
    expect(await claim(ledger(), { attempt: 3, now: 9000 })).toEqual(refused);
    expect(await claim(ledger(), { attempt: 2, now: 9000 })).toEqual(granted);
  });

  it('uses the clock of the caller, so that a slow clock only waits', async () => {
    await claim(ledger(), { now: 5000 });
    expect(await claim(ledger(), { attempt: 2, now: 1000 })).toEqual(refused);
    expect(await claim(ledger(), { attempt: 2, now: 5100 })).toEqual(granted);
    expect(await claim(ledger(), { attempt: 3, now: 5150 })).toEqual(refused);
    // For a correct clock, the lease of a slow one has ended; the claim id stays the same.
    await claim(ledger(), { effect: 'slow', now: 10 });
    expect(await claim(ledger(), { effect: 'slow', attempt: 2, now: 9000 })).toEqual(granted);
  });

  it('keeps the largest possible times', async () => {
    const leaseUntil = Number.MAX_SAFE_INTEGER;
    await claim(ledger(), { now: 1_900_000_000_000, leaseUntil });
    expect(await claim(ledger())).toEqual({ outcome: 'taken', claimId: 'first', leaseUntil });
  });

  it('distinguishes effects from one another and from events', async () => {
    const at = '2026-03-01T12:00:00.000Z';
    await ledger().append({ stream: 'onPaid:1', key: 'k', kind: 'seen', at, body: {} });
    expect(await claim(ledger())).toEqual(granted);
    expect(await claim(ledger(), { effect: 'onPaid:10', claimId: 'x' })).toMatchObject({
      outcome: 'granted',
      claimId: 'x',
    });
    expect(await ledger().list({ after: 0 })).toHaveLength(1);
  });

  it('refuses an invalid claim', async () => {
    const faults = [{ attempt: 0 }, { attempt: 1.5 }, { leaseUntil: 1000 }, { now: NaN }];
    for (const fault of [...faults, { claimId: '' }, { effect: '' }]) {
      await expect(claim(ledger(), fault)).rejects.toThrow(RangeError);
    }
    expect(await claim(ledger())).toEqual(granted);
  });
}

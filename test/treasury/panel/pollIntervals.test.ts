/** Poll intervals: by state, and none after an error that is not retryable. */
import { describe, expect, it } from 'vitest';
import { WITHDRAWAL_STATES } from '../../../src/treasury/contract/withdrawals.js';
import {
  MOVING_MS,
  intervalAfter,
  WAITING_MS,
  withdrawalIntervalMs,
  withdrawalsIntervalMs,
} from '../../../src/treasury/panel/pollIntervals.js';
import { TreasuryError } from '../../../src/treasury/panel/treasuryError.js';
import { isOver } from '../../../src/treasury/contract/withdrawalStatus.js';

describe('a withdrawal', () => {
  it.each([
    ['awaiting_approval', WAITING_MS],
    ['draft', WAITING_MS],
    ['sending', MOVING_MS],
    ['unknown', WAITING_MS],
    ['refused', false],
    ['queued', MOVING_MS],
    ['in_progress', MOVING_MS],
    ['completed', false],
    ['failed', false],
    ['deleted', false],
    ['discarded', false],
  ] as const)('that is %s is looked at every %s ms', (state, pace) => {
    expect(withdrawalIntervalMs({ state })).toBe(pace);
  });

  it('that is over is looked at on while the service may say more', () => {
    const step = {
      at: '2026-03-01T00:00:00Z',
      kind: 'settled',
      who: 'Ada',
      reason: 'Dashboard',
      webhook: null,
    };
    expect(withdrawalIntervalMs({ state: 'discarded', history: [step] })).toBe(WAITING_MS);
    expect(withdrawalIntervalMs({ state: 'discarded', history: [] })).toBe(false);
    expect(withdrawalIntervalMs({ state: 'completed', txHash: null })).toBe(WAITING_MS);
    expect(withdrawalIntervalMs({ state: 'completed', txHash: 'a1' })).toBe(false);
    expect(withdrawalIntervalMs({ state: 'refused', txHash: null, history: [step] })).toBe(false);
  });

  it('of every state has a pace, and the list above is complete', () => {
    const over = WITHDRAWAL_STATES.filter((state) => isOver({ state }));
    expect(over).toEqual(['refused', 'completed', 'failed', 'deleted', 'discarded']);
  });

  it('in a state of a newer store is watched on', () => {
    expect(withdrawalIntervalMs({ state: 'paused_by_law' })).toBe(WAITING_MS);
  });

  it('that could not be read yet is asked for again', () => {
    expect(withdrawalIntervalMs(undefined)).toBe(WAITING_MS);
  });
});

it('a list of withdrawals goes at the pace of its liveliest', () => {
  expect(withdrawalsIntervalMs([])).toBe(WAITING_MS);
  expect(withdrawalsIntervalMs([{ state: 'completed' }])).toBe(WAITING_MS);
  expect(withdrawalsIntervalMs([{ state: 'completed' }, { state: 'queued' }])).toBe(MOVING_MS);
});

describe('after a failure', () => {
  const failure = (retryable: boolean, retryAfterMs?: number) =>
    new TreasuryError({ code: 'internal', message: '', retryable, retryAfterMs });

  it('that may pass, the pace stays, or is what the store asked for', () => {
    expect(intervalAfter(failure(true), 5_000)).toBe(5_000);
    expect(intervalAfter(failure(true, 60_000), 5_000)).toBe(60_000);
    expect(intervalAfter(failure(true, 1_000), 5_000)).toBe(5_000);
  });

  it('that is not retryable stops polling', () => {
    expect(intervalAfter(failure(false), 5_000)).toBe(false);
  });

  it('what is over stays over', () => {
    expect(intervalAfter(failure(true, 60_000), false)).toBe(false);
    expect(intervalAfter(null, 5_000)).toBe(5_000);
  });
});

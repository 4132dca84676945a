/** Withdrawals that are not over, while the service does not answer. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createUnfinishedWithdrawals } from '../../../../src/treasury/server/withdrawals/withdrawalList.js';
import type { WithdrawalRecord } from '../../../../src/treasury/server/withdrawals/withdrawalRecords.js';

const NOW = Date.parse('2026-03-01T12:00:00.000Z');

const queued = (id: string): WithdrawalRecord =>
  ({
    id,
    events: [],
    facts: {
      drafted: { at: '2026-03-01T10:00:00.000Z', needsApproval: false },
      sent: { at: '2026-03-01T10:01:00.000Z', serviceId: id },
      presence: { isMissing: false, changes: 0 },
    },
  }) as unknown as WithdrawalRecord;

describe('the withdrawals that are not over', () => {
  beforeEach(() => void vi.useFakeTimers({ now: NOW }));
  afterEach(() => void vi.useRealTimers());

  it('wait for a service that hangs once, and not once for every few of them', async () => {
    const ids = Array.from({ length: 40 }, (_, n) => `w${String(n)}`);
    const readUnfinished = createUnfinishedWithdrawals({
      statuses: { unfinished: () => ids },
      records: { read: (id) => Promise.resolve(queued(id)) },
      reads: {
        read: async (record, timeoutMs = 0) => {
          await new Promise((resolve) => setTimeout(resolve, timeoutMs));
          const lastReading = { reading: null, checkedAt: null, staleBecause: 'down' };
          return { record, lastReading };
        },
      },
      now: () => Date.now(),
    });
    const reading = readUnfinished(() => true);
    let isRead = false;
    void reading.then(() => (isRead = true));
    await vi.advanceTimersByTimeAsync(2_600);
    expect(isRead).toBe(true);
    expect((await reading).looks).toHaveLength(40);
  });
});

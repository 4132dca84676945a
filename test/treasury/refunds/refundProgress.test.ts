/** What a customer is told of a refund never differs from what the back office knows of its withdrawal. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { LedgerEvent } from '../../../src/ledger/ledger.js';
import { progressFrom, type RefundState } from '../../../src/treasury/refunds/refundProgress.js';
import { foldWithdrawal } from '../../../src/treasury/server/withdrawals/foldWithdrawal.js';
import { readWithdrawalEvents } from '../../../src/treasury/server/withdrawals/withdrawalEvents.js';
import { hashOf, stateOf } from '../../../src/treasury/server/withdrawals/withdrawalState.js';
import type { WithdrawalState } from '../../../src/treasury/contract/withdrawals.js';
import { draftBody, endBody, STEP_BODIES } from '../server/withdrawals/withdrawalBodies.js';

const AT = '2026-03-01T12:00:00.000Z';
const DRAFT = { kind: 'withdrawal_drafted', body: draftBody({ needsApproval: true }) };

const hash = fc.constantFrom('a1', 'b2', null);
const event = fc.oneof(
  fc.constantFrom(
    ...Object.entries(STEP_BODIES).map(([name, body]) => ({ kind: `withdrawal_${name}`, body })),
    { kind: 'withdrawal_sending', body: { who: 'bo', attemptId: 'x', until: AT } },
    { kind: 'withdrawal_presence', body: { present: true } },
    { kind: 'withdrawal_presence', body: { present: false } },
    { kind: 'withdrawal_settled', body: { who: 'bo', outcome: 'not_created', reason: 'r' } },
  ),
  hash.map((txHash) => ({ kind: 'withdrawal_completed', body: endBody(txHash) })),
  hash.map((txHash) => ({ kind: 'withdrawal_failed', body: endBody(txHash) })),
  hash.map((txHash) => ({
    kind: 'withdrawal_confirmed',
    body: { txHash, amountUsd: null, event: 'e' },
  })),
);

const TOLD: Readonly<Record<WithdrawalState, RefundState>> = {
  draft: 'review',
  awaiting_approval: 'review',
  sending: 'sending',
  unknown: 'sending',
  queued: 'sending',
  in_progress: 'sending',
  completed: 'sent',
  refused: 'stopped',
  failed: 'stopped',
  deleted: 'stopped',
  discarded: 'stopped',
};

it('is told as the back office has it, whatever has happened, and before and after the lease', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 6 }), fc.boolean(), (all, isLate) => {
      const events = [DRAFT, ...all].map((one, at): LedgerEvent => ({
        ...one,
        stream: 'withdrawal:w',
        key: String(at),
        sequence: at + 1,
        at: AT,
      }));
      const facts = foldWithdrawal(readWithdrawalEvents(events));
      if (!facts) throw new Error('There is a draft.');
      const state = stateOf(facts, Date.parse(AT) + (isLate ? 1 : -1));
      const told = progressFrom(events);
      expect(told.state).toBe(TOLD[state]);
      // The hash of a transfer that failed proves no payment.
      const paid = hashOf({ ...facts, failed: null });
      expect(told.txHash).toBe(state === 'completed' ? paid : null);
    }),
    { numRuns: 3_000 },
  );
});

it('is a review before there is a draft', () => {
  expect(progressFrom([])).toEqual({ state: 'review', txHash: null });
});

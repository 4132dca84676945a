/** Events of a withdrawal as the ledger holds them: its draft, and one body of each kind that may follow. */
import type { LedgerEvent } from '../../../../src/ledger/ledger.js';
import {
  foldWithdrawal,
  type WithdrawalFacts,
} from '../../../../src/treasury/server/withdrawals/foldWithdrawal.js';
import { readWithdrawalEvents } from '../../../../src/treasury/server/withdrawals/withdrawalEvents.js';
import { START, TRON_ADDRESS } from './backOffice.js';

/** How long a press of send may be on its way. */
export const LEASE = 60_000;

/** A draft of 15.5 USDT on Tron, with what is named changed. */
export const draftBody = (parts: LedgerEvent['body'] = {}) => ({
  ...{ requestId: 'r', currencyId: 'USDT.Tron', code: 'USDT', blockchain: 'tron' },
  ...{ networkName: 'Tron', amount: '15.5', addressTo: TRON_ADDRESS, note: null },
  ...{ refundOf: null, draftedBy: 'ada', needsApproval: false },
  ...parts,
});

/** How a transfer ended. */
export const endBody = (txHash: string | null = null) => ({
  transfer: { kind: null, stage: null, status: null, message: null },
  ...{ amountUsd: null, addressFrom: null, txHash },
});

/** What may follow a draft, by its kind without the prefix. */
export const STEP_BODIES: Readonly<Record<string, LedgerEvent['body']>> = {
  approved: { who: 'cyd' },
  sending: { who: 'ada', attemptId: 'a', until: new Date(START + LEASE).toISOString() },
  sent: { serviceId: 's', addressFrom: null },
  refused: { code: 'other' },
  lost: { why: 'timeout', serviceId: null },
  read_back: { addressFrom: null },
  started: {},
  completed: endBody(),
  failed: endBody(),
  hashed: { txHash: 'h' },
  confirmed: { txHash: 'h', amountUsd: null, event: 'e' },
  deleting: { who: 'ada' },
  undeleted: { deleting: 'deleting', forGood: false },
  deleted: { who: 'ada' },
  discarded: { who: 'ada', reason: null },
  settled: { who: 'ada', outcome: 'created', reason: 'seen' },
};

/** What is known after a draft and then these steps, each at its time. */
export function factsAfter(
  steps: readonly (readonly [name: string, at: string])[],
  draft: { readonly at: string; readonly body?: LedgerEvent['body'] },
): WithdrawalFacts {
  const first = ['drafted', draft.at, draftBody(draft.body)] as const;
  const rest = steps.map(([name, at]) => [name, at, STEP_BODIES[name] ?? {}] as const);
  const events = [first, ...rest].map(([key, at, body], sequence): LedgerEvent => ({
    ...{ stream: 'withdrawal:1', key, kind: `withdrawal_${key}`, at, sequence, body },
  }));
  const facts = foldWithdrawal(readWithdrawalEvents(events));
  if (!facts) throw new Error('A draft folds.');
  return facts;
}

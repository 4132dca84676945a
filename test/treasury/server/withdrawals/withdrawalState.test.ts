/** When a withdrawal has waited too long. */
import { expect, it } from 'vitest';
import {
  stuckOf,
  waitingOf,
  type StateFacts,
} from '../../../../src/treasury/server/withdrawals/withdrawalState.js';

const START = Date.parse('2026-07-31T09:00:00.000Z');
const minute = (n: number) => START + n * 60_000;
const at = (n: number) => ({ at: new Date(minute(n)).toISOString() });

const NONE: StateFacts = {
  drafted: { ...at(0), needsApproval: false },
  ...{ approved: null, sending: null, sent: null, refused: null, lost: null, readBack: null },
  ...{ started: null, completed: null, failed: null, confirmed: null, deleted: null },
  ...{ discarded: null, settled: null, presence: { isMissing: false } },
};
const QUEUED: StateFacts = { ...NONE, sending: { ...at(1), until: at(2).at }, sent: at(1) };

it('counts from when the service took it, and only once it has waited so long', () => {
  expect(waitingOf(QUEUED, minute(2))).toEqual({ state: 'queued', since: at(1).at });
  expect(stuckOf(QUEUED, minute(31) - 1)).toBeNull();
  expect(stuckOf(QUEUED, minute(31))).toEqual({ state: 'queued', since: at(1).at });
  expect(stuckOf(QUEUED, minute(31), 31)).toBeNull();
});

it('counts anew from the transfer', () => {
  const moving = { ...QUEUED, started: at(20) };
  expect(stuckOf(moving, minute(45))).toBeNull();
  expect(stuckOf(moving, minute(50))).toEqual({ state: 'in_progress', since: at(20).at });
});

it.each([
  ['a draft', NONE],
  ['one that is over', { ...QUEUED, completed: at(3) }],
  ['one that was deleted', { ...QUEUED, deleted: at(3) }],
  ['one of unknown outcome', { ...NONE, sending: { ...at(1), until: at(2).at }, lost: at(2) }],
])('never counts %s', (_, facts) => {
  expect(stuckOf(facts, minute(10_000))).toBeNull();
});

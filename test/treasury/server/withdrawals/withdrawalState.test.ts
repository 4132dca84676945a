/** When a withdrawal has waited too long. */
import { expect, it } from 'vitest';
import { stuckOf, waitingOf } from '../../../../src/treasury/server/withdrawals/withdrawalState.js';
import { factsAfter } from './withdrawalBodies.js';

const START = Date.parse('2026-07-31T09:00:00.000Z');
const minute = (n: number) => START + n * 60_000;
const at = (n: number) => new Date(minute(n)).toISOString();

type Step = readonly [name: string, minute: number];

/** A draft and then these steps. */
const after = (...steps: readonly Step[]) =>
  factsAfter(
    steps.map(([name, n]) => [name, at(n)] as const),
    { at: at(0) },
  );

const SENT: readonly Step[] = [['sending', 1], ['sent', 1]]; // prettier-ignore
const QUEUED = after(...SENT);

it('counts from when the service took it, and only once it has waited so long', () => {
  expect(waitingOf(QUEUED, minute(2))).toEqual({ state: 'queued', since: at(1) });
  expect(stuckOf(QUEUED, minute(31) - 1)).toBeNull();
  expect(stuckOf(QUEUED, minute(31))).toEqual({ state: 'queued', since: at(1) });
  expect(stuckOf(QUEUED, minute(31), 31)).toBeNull();
});

it('counts anew from the transfer', () => {
  const moving = after(...SENT, ['started', 20]);
  expect(stuckOf(moving, minute(45))).toBeNull();
  expect(stuckOf(moving, minute(50))).toEqual({ state: 'in_progress', since: at(20) });
});

it.each([
  ['a draft', after()],
  ['one that is over', after(...SENT, ['completed', 3])],
  ['one that was deleted', after(...SENT, ['deleted', 3])],
  ['one of unknown outcome', after(['sending', 1], ['lost', 2])],
])('never counts %s', (_, facts) => {
  expect(stuckOf(facts, minute(10_000))).toBeNull();
});

/** Laws of the list of tasks: one order, nothing finished, no right that a person lacks, no silence. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OrderRowView } from '../../../src/treasury/contract/orderList.js';
import { TASK_KINDS, taskListSchema } from '../../../src/treasury/contract/tasks.js';
import { parseDecimal } from '../../../src/money/decimal.js';
import type { Person } from '../../../src/treasury/server/permissions.js';
import type { TaskFacts } from '../../../src/treasury/server/tasks/taskFacts.js';
import { taskListOf } from '../../../src/treasury/server/tasks/taskList.js';
import { stateOf } from '../../../src/treasury/server/withdrawals/withdrawalState.js';
import { factsAfter, STEP_BODIES } from './withdrawals/withdrawalBodies.js';

const NOW = Date.parse('2026-11-23T14:32:00.000Z');
const ago = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString();

const person = fc.record<Person>({
  who: fc.constantFrom('ada', 'ben', 'cyd'),
  may: fc.record({ read: fc.constant(true), withdraw: fc.boolean(), approve: fc.boolean() }),
  needsApproval: fc.boolean(),
});

/** What may follow a draft, in any number. */
const withdrawal = fc
  .record({
    draftedBy: fc.constantFrom('ada', 'ben'),
    needsApproval: fc.boolean(),
    amount: fc.integer({ min: 1, max: 9_999 }).map(String),
    minutes: fc.integer({ min: 0, max: 300 }),
    steps: fc.subarray(Object.keys(STEP_BODIES)),
  })
  .map(({ minutes, steps, ...body }) => {
    const at = ago(minutes);
    return factsAfter(
      steps.map((step) => [step, at] as const),
      { at, body },
    );
  });

const STATUSES = ['held', 'late', 'wrong_currency', 'over', 'partial', 'pending', 'unreadable'];
const coin = (amount: string) => ({
  currencyId: 'USDT.Tron',
  code: 'USDT',
  amount: parseDecimal(amount),
});
const row = (reference: string, status: string, minutes: number): OrderRowView => ({
  ...{ kind: 'payment', reference, status, attention: true, exceptions: [], paid: false },
  ...{ closed: false, refunded: false, amountUsd: parseDecimal('49'), display: null },
  currency: { id: 'USDT.Tron', code: 'USDT', blockchain: 'tron', networkName: 'Tron' },
  ...{ payable: parseDecimal('49'), due: parseDecimal('19.6'), excess: parseDecimal('1') },
  ...{ surplus: null, late: null, refund: null },
  ...{ arrived: [coin('29.4')], arrivedUsd: parseDecimal('29.4'), openedAt: ago(minutes + 1) },
  ...{ changedAt: ago(0), arrivedAt: ago(minutes), expiresAt: null, email: null },
});

const facts = fc
  .record({
    withdrawals: fc.option(fc.array(withdrawal, { maxLength: 40 })),
    rows: fc.option(
      fc.uniqueArray(
        fc
          .tuple(fc.constantFrom(...STATUSES), fc.nat(500), fc.nat(900))
          .map(([status, minutes, n]) => row(String(n), status, minutes)),
        { maxLength: 60, selector: ({ reference }) => reference },
      ),
    ),
    more: fc.option(fc.nat(1_000)),
    webhooks: fc.option(
      fc.uniqueArray(
        fc.record({
          result: fc.constantFrom('conflict' as const, 'unmatched' as const),
          count: fc.integer({ min: 1, max: 900 }),
          newest: fc.record({ id: fc.nat().map(String), at: fc.nat(1_000).map(ago) }),
          payment: fc.constant(null),
        }),
        { selector: ({ result }) => result },
      ),
    ),
  })
  .map(({ withdrawals, rows, more, webhooks }): TaskFacts => ({
    now: NOW,
    withdrawals: withdrawals && {
      unreadable: [],
      looks: withdrawals.map((own, index) => ({
        record: { id: `w${String(index)}`, events: [], facts: own },
        lastReading: { reading: null, checkedAt: null, staleBecause: null },
      })),
    },
    ...{ balances: null, gas: [], silent: [], webhooks, callbacks: [] },
    openLinks: [],
    orders: rows && { rows, total: more === null ? null : rows.length + more },
  }));

const OVER = ['completed', 'failed', 'deleted', 'discarded', 'refused', 'sending'];

const listOf = (read: TaskFacts, one: Person) => taskListOf(read, one, { stuckAfterMinutes: 30 });

describe('the list of tasks', () => {
  it('has one order, whatever the order of what was read', () => {
    fc.assert(
      fc.property(facts, person, (read, one) => {
        const { tasks, total } = listOf(read, one);
        const ranks = tasks.map(({ kind }) => (TASK_KINDS as readonly string[]).indexOf(kind));
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
        expect(tasks.length).toBeLessThanOrEqual(50);
        expect(total).toBeGreaterThanOrEqual(tasks.length);
        const turned: TaskFacts = {
          ...read,
          orders: read.orders && { ...read.orders, rows: read.orders.rows.toReversed() },
          withdrawals: read.withdrawals && {
            ...read.withdrawals,
            looks: read.withdrawals.looks.toReversed(),
          },
        };
        expect(listOf(turned, one)).toEqual(listOf(read, one));
      }),
    );
  });

  it('has no task of a withdrawal that is over, and each that is not at most once', () => {
    fc.assert(
      fc.property(facts, person, (read, one) => {
        const states = new Map(
          read.withdrawals?.looks.map(({ record }) => [record.id, stateOf(record.facts, NOW)]),
        );
        const about = listOf(read, one).tasks.flatMap((task) => task.withdrawal?.id ?? []);
        expect(new Set(about).size).toBe(about.length);
        for (const id of about) {
          expect(OVER).not.toContain(states.get(id));
        }
      }),
    );
  });

  it('offers nobody what they may not do, and nobody their own draft to approve', () => {
    fc.assert(
      fc.property(facts, person, (read, one) => {
        for (const { actions, withdrawal: about, kind } of listOf(read, one).tasks) {
          if (!one.may.withdraw)
            expect(actions.filter((action) => action !== 'approve')).toEqual([]);
          if (!one.may.approve) expect(actions).not.toContain('approve');
          if (kind === 'withdrawal_approve') expect(about?.draftedBy).not.toBe(one.who);
          if (kind === 'withdrawal_ready') expect(one.may.withdraw).toBe(true);
        }
      }),
    );
  });

  it('names every source that was not read', () => {
    fc.assert(
      fc.property(facts, person, (read, one) => {
        const { unread } = listOf(read, one);
        expect(unread.includes('withdrawals')).toBe(read.withdrawals === null);
        expect(unread.includes('balances')).toBe(true);
        expect(unread.includes('orders')).toBe(read.orders === null);
        expect(unread.includes('older_orders')).toBe(read.orders?.total === null);
        expect(unread.includes('webhooks')).toBe(read.webhooks === null);
      }),
    );
  });

  it('is what the wire says, with every amount a decimal string', () => {
    fc.assert(
      fc.property(facts, person, (read, one) => {
        const list = listOf(read, one);
        expect(taskListSchema.safeParse(JSON.parse(JSON.stringify(list)))).toMatchObject({
          success: true,
        });
      }),
    );
  });
});

/** Which queries a hint makes old: by their real keys, so that a renamed query is not forgotten. */
import { describe, expect, it } from 'vitest';
import { HINT_KINDS } from '../../../src/treasury/contract/liveHints.js';
import { createTreasuryClient } from '../../../src/treasury/panel/client.js';
import { isTouched, TOUCHED } from '../../../src/treasury/panel/live/followStore.js';
import * as queries from '../../../src/treasury/panel/queries.js';

const client = createTreasuryClient({ endpoint: '/api/treasury' });
const rest = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  queryKey.slice(queries.treasuryQueryKey(client).length);
const ID = '5b6f6f0e-6d0b-4c62-9d5f-000000000001';

const keys = {
  session: rest(queries.treasurySessionQueryOptions(client)),
  currencies: rest(queries.treasuryCurrenciesQueryOptions(client)),
  tasks: rest(queries.tasksQueryOptions(client)),
  newest: rest(queries.newestOrdersQueryOptions(client, { limit: 5 })),
  search: rest(queries.orderSearchQueryOptions(client, { view: 'late' })),
  counts: rest(queries.orderCountsQueryOptions(client)),
  order: rest(queries.orderQueryOptions(client, { kind: 'payment', reference: '1042' })),
  otherOrder: rest(queries.orderQueryOptions(client, { kind: 'payment', reference: '1043' })),
  withdrawals: rest(queries.withdrawalsQueryOptions(client)),
  withdrawal: rest(queries.withdrawalQueryOptions(client, ID)),
  webhooks: rest(queries.webhooksQueryOptions(client)),
  webhook: rest(queries.webhookQueryOptions(client, 7)),
  callbacks: rest(queries.callbacksQueryOptions(client)),
  processing: rest(queries.processingBalancesQueryOptions(client)),
  exchange: rest(queries.exchangeBalancesQueryOptions(client)),
  unconfirmed: rest(queries.unconfirmedTransfersQueryOptions(client)),
  audit: rest(queries.auditQueryOptions(client)),
};

const touched = (...hints: Parameters<typeof isTouched>[1] & object) =>
  Object.entries(keys)
    .filter(([, key]) => isTouched(key, hints))
    .map(([name]) => name);

describe('a hint', () => {
  it('at an order makes that order, all lists of orders and the tasks old', () => {
    const about = 'payment:1042';
    expect(touched({ kind: 'orders', about })).toEqual([
      ...['tasks', 'newest', 'search', 'counts', 'order'],
    ]);
    expect(touched({ kind: 'orders' })).toContain('otherOrder');
  });

  it('at a withdrawal makes orders old too, because it may be a refund', () => {
    expect(touched({ kind: 'withdrawals', about: ID })).toEqual([
      ...['tasks', 'newest', 'search', 'counts', 'order', 'otherOrder'],
      ...['withdrawals', 'withdrawal'],
    ]);
    const others = touched({ kind: 'withdrawals', about: ID.replace(/1$/, '2') });
    expect(others).not.toContain('withdrawal');
  });

  it('at webhooks, balances and the audit makes theirs old', () => {
    expect(touched({ kind: 'webhooks' })).toEqual(['tasks', 'webhooks', 'webhook', 'callbacks']);
    expect(touched({ kind: 'balances' })).toEqual([
      ...['tasks', 'processing', 'exchange', 'unconfirmed'],
    ]);
    expect(touched({ kind: 'audit' })).toEqual(['audit']);
  });

  it('never makes the session old: who is signed in is asked for by itself', () => {
    expect(isTouched(keys.session, null)).toBe(false);
    expect(touched(...HINT_KINDS.map((kind) => ({ kind })))).not.toContain('session');
  });

  it('of a newer store, and a gap, make everything else old', () => {
    const all = Object.keys(keys).filter((name) => name !== 'session' && name !== 'currencies');
    expect(touched({ kind: 'later' })).toEqual(all);
    expect(Object.keys(keys).filter((name) => isTouched(keys[name as 'tasks'], null))).toEqual(all);
  });

  it('names only queries that there are, for each kind that the store sends', () => {
    const names = new Set(Object.values(keys).map(([first]) => first));
    expect(Object.keys(TOUCHED)).toEqual(HINT_KINDS);
    for (const name of Object.values(TOUCHED).flat()) expect(names).toContain(name);
  });
});

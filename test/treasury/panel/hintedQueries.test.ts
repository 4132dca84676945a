/** Which queries a hint makes old: by their real keys, so that a renamed query is not forgotten. */
import { describe, expect, it } from 'vitest';
import { HINT_KINDS } from '../../../src/treasury/contract/liveHints.js';
import { createTreasuryClient } from '../../../src/treasury/panel/client.js';
import { isTouched, TOUCHED } from '../../../src/treasury/panel/live/followStore.js';
import type { ArgumentsOf, PagedName, ReadName } from '../../../src/treasury/contract/routes.js';
import {
  pagesOptions,
  readOptions,
  treasuryQueryKey,
} from '../../../src/treasury/panel/queries.js';

const client = createTreasuryClient({ endpoint: '/api/treasury' });
const rest = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  queryKey.slice(treasuryQueryKey(client).length);
const ID = '5b6f6f0e-6d0b-4c62-9d5f-000000000001';

const read = <Name extends ReadName>(name: Name, ...args: ArgumentsOf<Name>) =>
  rest(readOptions(client, name, ...args));
const pages = (name: PagedName) => rest(pagesOptions(client, name));

const keys = {
  session: read('getSession'),
  currencies: read('listCurrencies'),
  tasks: read('listTasks'),
  search: pages('searchOrders'),
  counts: read('countOrders'),
  order: read('getOrder', { kind: 'payment', reference: '1042' }),
  otherOrder: read('getOrder', { kind: 'payment', reference: '1043' }),
  withdrawals: pages('listWithdrawals'),
  withdrawal: read('getWithdrawal', ID),
  activity: pages('listActivity'),
  entry: read('getActivity', 7),
  processing: read('getProcessingBalances'),
  exchange: read('getExchangeBalances'),
  unconfirmed: read('listUnconfirmedTransfers'),
};

const touched = (...hints: Parameters<typeof isTouched>[1] & object) =>
  Object.entries(keys)
    .filter(([, key]) => isTouched(key, hints))
    .map(([name]) => name);

describe('a hint', () => {
  it('at an order makes that order, all lists of orders and the tasks old', () => {
    const about = 'payment:1042';
    expect(touched({ kind: 'orders', about })).toEqual([...['tasks', 'search', 'counts', 'order']]);
    expect(touched({ kind: 'orders' })).toContain('otherOrder');
  });

  it('at a withdrawal makes orders old too, because it may be a refund', () => {
    expect(touched({ kind: 'withdrawals', about: ID })).toEqual([
      ...['tasks', 'search', 'counts', 'order', 'otherOrder'],
      ...['withdrawals', 'withdrawal'],
    ]);
    const others = touched({ kind: 'withdrawals', about: ID.replace(/1$/, '2') });
    expect(others).not.toContain('withdrawal');
  });

  it('at what happened and at balances makes theirs old', () => {
    expect(touched({ kind: 'activity' })).toEqual(['tasks', 'activity', 'entry']);
    expect(touched({ kind: 'balances' })).toEqual([
      ...['tasks', 'processing', 'exchange', 'unconfirmed'],
    ]);
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

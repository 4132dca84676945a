/** The list of withdrawals over the wire: views, numbers, those that are stuck, and the file. */
import { describe, expect, it } from 'vitest';
import type { WithdrawalList } from '../../../../src/treasury/contract/withdrawals.js';
import { openTreasury } from '../openTreasury.js';
import { readCsv } from '../readCsv.js';
import { idOf, input, spoil } from './backOffice.js';

async function openOffice() {
  const treasury = openTreasury();
  const { ask } = treasury;
  const draft = (n: number, parts: object = {}, as = 'owner') =>
    ask('POST', '/withdrawals', { body: { ...input(), id: idOf(n), ...parts }, as });
  await draft(1, { note: '=HYPERLINK("http://evil","x")' });
  await draft(2, { refundOf: { kind: 'payment', reference: '1001' } }, 'treasurer');
  await draft(3);
  await ask('DELETE', `/withdrawals/${idOf(3)}`, { body: {} });
  const list = async (search = '') =>
    (await ask('GET', `/withdrawals${search}`)).json as WithdrawalList;
  return { ...treasury, draft, list };
}

const idsOf = ({ withdrawals }: WithdrawalList) => withdrawals.map(({ id }) => id);

describe('the list', () => {
  it('narrows to a view and counts all of them', async () => {
    const { list, ask } = await openOffice();
    const all = await list();
    expect(idsOf(all)).toEqual([idOf(3), idOf(2), idOf(1)]);
    expect(all.counts).toEqual([
      { view: 'all', count: 3 },
      { view: 'needs_approval', count: 1 },
      { view: 'ready', count: 1 },
      { view: 'in_progress', count: 0 },
      { view: 'completed', count: 0 },
      { view: 'failed', count: 0 },
      { view: 'cancelled', count: 1 },
    ]);
    expect(idsOf(await list('?view=needs_approval'))).toEqual([idOf(2)]);
    expect(idsOf(await list('?view=cancelled'))).toEqual([idOf(3)]);
    expect(await list('?view=completed')).toMatchObject({ withdrawals: [], next: null });
    expect((await ask('GET', '/withdrawals?view=everything')).status).toBe(400);
    expect((await ask('GET', '/withdrawals?view=ready&view=failed')).status).toBe(400);
  });

  it('tells of one that has waited too long, from every view', async () => {
    const { list, ask, sandbox } = await openOffice();
    sandbox.holdWithdrawals(true);
    await ask('POST', `/withdrawals/${idOf(1)}/sending`, { body: {} });
    await sandbox.advance(29 * 60_000);
    expect((await list()).stuck).toEqual([]);
    expect((await list('?view=in_progress')).withdrawals[0]?.status).toBe('queued');
    await sandbox.advance(60_000);
    const { stuck, withdrawals } = await list('?view=in_progress');
    expect(withdrawals[0]).toMatchObject({ status: 'stuck', state: 'queued' });
    expect(stuck).toMatchObject([{ id: idOf(1) }]);
    expect((await list('?view=cancelled')).stuck).toMatchObject([{ id: idOf(1) }]);
  });
});

describe('the file', () => {
  it('has the view, each text as text, and is in the audit', async () => {
    const { ask, audit, ledger } = await openOffice();
    await spoil(ledger, idOf(3));
    const answer = await ask('GET', '/withdrawals.csv', { as: 'clerk' });
    expect(answer.headers.get('content-type')).toMatch(/^text\/csv/);
    expect(answer.headers.get('content-disposition')).toMatch(/"withdrawals-\d{4}-\d\d-\d\d\.csv"/);
    const [head = [], ...rows] = readCsv(answer.text);
    const cell = (row: readonly string[] | undefined, name: string) => row?.[head.indexOf(name)];
    expect(rows.map((row) => cell(row, 'id'))).toEqual([idOf(3), idOf(2), idOf(1)]);
    expect(rows.map((row) => cell(row, 'status'))).toEqual([
      ...['unreadable', 'needs_approval', 'ready'],
    ]);
    expect(rows.every((row) => row.length === head.length)).toBe(true);
    expect(cell(rows[2], 'note')).toBe(`'=HYPERLINK("http://evil","x")`);
    expect(cell(rows[1], 'refund_of')).toBe('1001');
    expect(cell(rows[1], 'drafted_by')).toBe('treasurer');
    const entries = (await audit()).map(({ body }) => body);
    expect(entries.at(-1)).toMatchObject({ who: 'clerk', action: 'exportWithdrawals' });
    const one = readCsv((await ask('GET', '/withdrawals.csv?view=ready')).text);
    expect(one.slice(1).map((row) => row[0])).toEqual([idOf(3), idOf(1)]);
    expect((await ask('GET', '/withdrawals.csv?view=nothing')).status).toBe(400);
    expect((await ask('GET', '/withdrawals.csv', { as: '' })).status).toBe(401);
  });

  it('asks the service nothing', async () => {
    const { ask, count } = await openOffice();
    await ask('POST', `/withdrawals/${idOf(1)}/sending`, { body: {} });
    const before = count('getWithdrawal');
    await ask('GET', '/withdrawals.csv');
    expect(count('getWithdrawal')).toBe(before);
  });
});

/** Taking back: a draft at any time, a queued withdrawal while the service allows it. */
import { describe, expect, it } from 'vitest';
import type { Ledger } from '../../../../src/ledger/ledger.js';
import { memoryLedger } from '../../../../src/ledger/memoryLedger.js';
import {
  ada,
  type BackOfficeOptions,
  ben,
  clientOf,
  DIALECTS,
  expectRefused,
  idOf,
  input,
  openBackOffice,
  withDraft,
} from './backOffice.js';

/** A store with one withdrawal that waits in the service's queue. */
async function queued(options: BackOfficeOptions = {}) {
  const office = openBackOffice(options);
  office.sandbox.holdWithdrawals(true);
  await office.desk.draft(ada, input());
  await office.desk.send(ada, idOf(1));
  return office;
}
const gone = { state: 'deleted', actions: [] };

const NOT_FOUND = {
  kind: 'answer',
  status: 404,
  body: JSON.stringify({ errors: [{ message: 'withdrawal not found' }], code: 404 }),
} as const;

it('a draft is given up without a word to the service, and stays so', async () => {
  const { desk, sandbox } = openBackOffice();
  await desk.draft(ben, input());
  const view = await desk.remove(ada, idOf(1));
  expect(view).toMatchObject({ state: 'discarded', actions: [], staleBecause: null });
  expect(view.history.at(-1)).toMatchObject({ kind: 'discarded', who: 'ada', reason: null });
  expect((await desk.remove(ben, idOf(1))).history).toHaveLength(2);
  await expectRefused(desk.approve(ada, idOf(1)), 'withdrawal_state');
  const operations = sandbox.recordedCalls().map(({ operation }) => operation);
  expect(operations).not.toContain('deleteWithdrawal');
  expect(operations).not.toContain('getWithdrawal');
});

describe.each(DIALECTS)('the step that was meant (%s)', (dialect) => {
  const unsent = { from: 'unsent' } as const;

  it('is held to: a draft that was sent meanwhile stays with the service', async () => {
    const { desk, sandbox, calls, pass } = await queued({ dialect });
    const meant = () => desk.remove(ada, idOf(1), unsent);
    await expectRefused(meant(), 'withdrawal_state');
    sandbox.holdWithdrawals(false);
    await pass(60_000);
    await desk.get(ada, idOf(1));
    await expectRefused(meant(), 'withdrawal_state');
    expect(calls('deleteWithdrawal')).toBe(0);
    expect(sandbox.withdrawals()).toHaveLength(1);
  });

  it('is the other one, too: what was never sent is not given up for a queued one', async () => {
    const { desk } = await withDraft({ dialect });
    await expectRefused(desk.remove(ada, idOf(1), { from: 'queued' }), 'withdrawal_state');
    expect(await desk.get(ada, idOf(1))).toMatchObject({ state: 'draft' });
  });

  it('asked again is what it has come to', async () => {
    const { desk } = await withDraft({ dialect });
    await desk.remove(ada, idOf(1), unsent);
    expect(await desk.remove(ben, idOf(1), unsent)).toMatchObject({ state: 'discarded' });
    const sent = await queued({ dialect });
    await sent.desk.remove(ada, idOf(1), { from: 'queued' });
    expect(await sent.desk.remove(ada, idOf(1), { from: 'queued' })).toMatchObject(gone);
    await expectRefused(sent.desk.remove(ada, idOf(1), unsent), 'withdrawal_state');
  });

  it('holds where another instance sends between the look and the giving up', async () => {
    const ledger = memoryLedger();
    const sender = openBackOffice({ dialect, ledger });
    sender.sandbox.holdWithdrawals(true);
    await sender.desk.draft(ada, input());
    const late: Ledger = {
      ...ledger,
      async append(event) {
        if (event.kind === 'withdrawal_discarded') await sender.desk.send(ada, idOf(1));
        return ledger.append(event);
      },
    };
    const { sandbox } = sender;
    const other = openBackOffice({ dialect, ledger: late, sandbox, instance: 1 });
    await expectRefused(other.desk.remove(ben, idOf(1), unsent), 'withdrawal_state');
    expect(await other.desk.get(ada, idOf(1))).toMatchObject({ state: 'queued' });
    expect(sender.calls('deleteWithdrawal')).toBe(0);
  });
});

describe.each(DIALECTS)('a withdrawal in the queue of the %s service', (dialect) => {
  it('is deleted by its own id; asked again, it is deleted', async () => {
    const { desk, sandbox, calls } = await queued({ dialect });
    const view = await desk.remove(ada, idOf(1));
    expect(view).toMatchObject(gone);
    expect(view.history.at(-1)).toMatchObject({ kind: 'deleted', who: 'ada' });
    expect(sandbox.withdrawals()).toEqual([]);
    expect(await desk.remove(ada, idOf(1))).toMatchObject(gone);
    expect(calls('deleteWithdrawal')).toBe(1);
  });

  it('is unknown when the answer to the deletion is lost, until a person says', async () => {
    const { desk, sandbox, deleting, pass } = await queued({ dialect });
    deleting.fail({ kind: 'answer_lost' }, 1);
    const view = await desk.remove(ada, idOf(1));
    expect(view).toMatchObject({ state: 'unknown', actions: ['settle'] });
    expect(view.history.at(-1)).toMatchObject({ kind: 'lost', reason: 'delete_unanswered' });
    expect(await desk.remove(ada, idOf(1), { from: 'queued' })).toMatchObject({ state: 'unknown' });
    await pass(60_000);
    const word = { outcome: 'not_created', reason: 'not in the dashboard' } as const;
    expect(await desk.resolveUnknown(ben, idOf(1), word)).toMatchObject({ state: 'discarded' });
    expect(sandbox.withdrawals()).toEqual([]);
  });

  it('is never said to be deleted while it lives, whatever the service does not find', async () => {
    const { desk, sandbox, deleting, reading, pass, ledger } = await queued({ dialect });
    // It has been read with the right key before.
    expect(await desk.get(ada, idOf(1))).toMatchObject({ state: 'queued', staleBecause: null });
    deleting.fail({ kind: 'unreachable' }, 1);
    reading.fail(NOT_FOUND);
    expect(await desk.remove(ada, idOf(1))).toMatchObject({ state: 'unknown' });
    sandbox.holdWithdrawals(false);
    await pass(60_000);
    expect(await desk.get(ada, idOf(1))).toMatchObject({ state: 'unknown', actions: ['settle'] });
    reading.heal();
    await pass(2_000);
    expect(await desk.get(ada, idOf(1))).toMatchObject({ state: 'completed' });
    const kinds = (await ledger.list({ stream: `withdrawal:${idOf(1)}` })).map(({ kind }) => kind);
    expect(kinds).not.toContain('withdrawal_deleted');
  });

  it('is queued again when the service finds it again, and unknown when it does not once more', async () => {
    const { desk, deleting, reading, pass } = await queued({ dialect });
    deleting.fail({ kind: 'unreachable' }, 1);
    reading.fail(NOT_FOUND);
    const states = [(await desk.remove(ada, idOf(1))).state];
    for (const found of [true, false, true]) {
      if (found) reading.heal();
      else reading.fail(NOT_FOUND);
      await pass(2_000);
      states.push((await desk.get(ada, idOf(1)))?.state ?? '');
    }
    expect(states).toEqual(['unknown', 'queued', 'unknown', 'queued']);
    const word = { outcome: 'created', reason: 'seen in the dashboard' } as const;
    expect(await desk.remove(ada, idOf(1))).toMatchObject(gone);
    await expectRefused(desk.resolveUnknown(ada, idOf(1), word), 'withdrawal_state');
  });

  it('is under way where its transfer has begun, whatever became of the deletion', async () => {
    const { desk, sandbox, deleting, reading, pass } = await queued({ dialect });
    deleting.fail({ kind: 'unreachable' }, 1);
    await expectRefused(desk.remove(ada, idOf(1)), 'service_unavailable');
    sandbox.holdWithdrawals(false);
    await pass(2_000);
    expect(await desk.get(ada, idOf(1))).toMatchObject({ state: 'in_progress' });
    reading.fail(NOT_FOUND);
    await pass(2_000);
    expect(await desk.get(ada, idOf(1))).toMatchObject({
      state: 'in_progress',
      actions: [],
      staleBecause: 'not_found',
    });
  });
});

describe.each(DIALECTS)('after a deletion that the %s service refused', (dialect) => {
  it.each([
    [400, 'withdrawal cannot be deleted', 'delete_too_late'],
    [401, 'Unauthorized', 'key_refused'],
    [403, 'Forbidden', 'service_rejected'],
    [404, 'withdrawal not found', 'service_rejected'],
    [429, 'Too Many Requests', 'service_unavailable'],
  ])('"not found" is not its end (%i %s)', async (status, message, code) => {
    const { desk, deleting, reading, pass, ledger } = await queued({ dialect });
    const body = JSON.stringify({ errors: [{ message }], code: status });
    deleting.fail({ kind: 'answer', status, body }, 1);
    // As after a change of the key: the service has it still, and does not show it to this store.
    reading.fail(NOT_FOUND);
    await expectRefused(desk.remove(ada, idOf(1)), code);
    await pass(2_000);
    expect(await desk.get(ada, idOf(1))).toMatchObject({
      state: 'queued',
      staleBecause: 'not_found',
    });
    const kinds = (await ledger.list({ stream: `withdrawal:${idOf(1)}` })).map(({ kind }) => kind);
    expect(kinds).not.toContain('withdrawal_deleted');
    // Found again, it can still be taken back.
    reading.heal();
    await pass(2_000);
    expect(await desk.remove(ada, idOf(1))).toMatchObject(gone);
  });

  it('what only one instance does not find is unknown until the other finds it', async () => {
    const ledger = memoryLedger();
    const before = await queued({ dialect, ledger });
    const { sandbox } = before;
    const after = openBackOffice({ dialect, ledger, sandbox, instance: 1 });
    after.deleting.fail({ kind: 'unreachable' }, 1);
    after.reading.fail(NOT_FOUND);
    expect(await after.desk.remove(ada, idOf(1))).toMatchObject({
      state: 'unknown',
      actions: ['settle'],
      staleBecause: 'not_found',
    });
    await sandbox.advance(2_000);
    // Whoever holds the right key still follows it, and takes it back.
    expect(await before.desk.get(ada, idOf(1))).toMatchObject({
      state: 'queued',
      staleBecause: null,
    });
    expect(await before.desk.remove(ada, idOf(1))).toMatchObject(gone);
  });

  it('what was deleted elsewhere is neither gone by our doing nor said to be there', async () => {
    const { desk, sandbox, pass } = await queued({ dialect });
    const dashboard = clientOf(sandbox);
    await dashboard.deleteWithdrawal((await desk.get(ada, idOf(1)))?.serviceId ?? '');
    await expectRefused(desk.remove(ada, idOf(1)), 'service_rejected');
    await pass(2_000);
    const view = await desk.get(ada, idOf(1));
    expect(view).toMatchObject({ state: 'queued', staleBecause: 'not_found' });
    expect(view?.history.map(({ kind }) => kind)).not.toContain('deleted');
  });

  it('one before whose answer was lost may still have been carried out', async () => {
    const { desk, deleting, reading, sandbox, pass } = await queued({ dialect });
    deleting.fail({ kind: 'answer_lost' }, 1);
    reading.fail({ kind: 'unreachable' });
    await expectRefused(desk.remove(ada, idOf(1)), 'service_unavailable');
    deleting.fail({ kind: 'answer', status: 401, body: '{}' }, 1);
    await expectRefused(desk.remove(ben, idOf(1)), 'key_refused');
    reading.heal();
    await pass(2_000);
    expect(await desk.get(ada, idOf(1))).toMatchObject({ state: 'unknown' });
    expect(sandbox.withdrawals()).toEqual([]);
  });

  it('the refusal is kept where the ledger did not take it at first', async () => {
    const inner = memoryLedger();
    let away = false;
    const ledger: Ledger = {
      ...inner,
      append: (event) =>
        away && event.kind === 'withdrawal_undeleted'
          ? Promise.reject(new Error('full'))
          : inner.append(event),
    };
    const { desk, deleting, reading, heard, pass } = await queued({ dialect, ledger });
    deleting.fail({ kind: 'answer', status: 401, body: '{}' }, 1);
    reading.fail({ kind: 'unreachable' });
    away = true;
    await expectRefused(desk.remove(ada, idOf(1)), 'key_refused');
    expect(heard).toMatchObject([
      { code: 'withdrawal_outcome_unwritten', operation: 'deleteWithdrawal', reference: idOf(1) },
    ]);
    away = false;
    reading.fail(NOT_FOUND);
    await pass(2_000);
    expect((await desk.get(ada, idOf(1)))?.state).toBe('queued');
  });
});

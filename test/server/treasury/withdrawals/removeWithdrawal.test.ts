/** Taking back: a draft at any time, a queued withdrawal while the service allows it. */
import { describe, expect, it } from 'vitest';
import { createServiceClient } from '../../../../src/api/createServiceClient.js';
import type { Ledger } from '../../../../src/ledger/ledger.js';
import { memoryLedger } from '../../../../src/ledger/memoryLedger.js';
import {
  ada,
  ben,
  DIALECTS,
  idOf,
  input,
  openBackOffice,
  type BackOfficeOptions,
} from './backOffice.js';

/** A store with one withdrawal that waits in the service's queue. */
async function queued(options: BackOfficeOptions = {}) {
  const office = openBackOffice(options);
  office.sandbox.holdWithdrawals(true);
  await office.withdrawalService.draft(ada, input());
  await office.withdrawalService.send(ada, idOf(1));
  return office;
}
const gone = { state: 'deleted', actions: [] };

const NOT_FOUND = {
  kind: 'answer',
  status: 404,
  body: JSON.stringify({ errors: [{ message: 'withdrawal not found' }], code: 404 }),
} as const;

describe('a draft', () => {
  it('is given up without a word to the service, and stays so', async () => {
    const { withdrawalService, sandbox } = openBackOffice();
    await withdrawalService.draft(ben, input());
    const view = await withdrawalService.remove(ada, idOf(1));
    expect(view).toMatchObject({ state: 'discarded', actions: [], staleBecause: null });
    expect(view.history.at(-1)).toMatchObject({ kind: 'discarded', who: 'ada', reason: null });
    expect((await withdrawalService.remove(ben, idOf(1))).history).toHaveLength(2);
    await expect(withdrawalService.approve(ada, idOf(1))).rejects.toMatchObject({
      code: 'withdrawal_state',
    });
    const operations = sandbox.recordedCalls().map(({ operation }) => operation);
    expect(operations).not.toContain('deleteWithdrawal');
    expect(operations).not.toContain('getWithdrawal');
  });
});

describe.each(DIALECTS)('the step that was meant (%s)', (dialect) => {
  const unsent = { from: 'unsent' } as const;

  it('is held to: a draft that was sent meanwhile stays with the service', async () => {
    const { withdrawalService, sandbox, calls, pass } = await queued({ dialect });
    const meant = () => withdrawalService.remove(ada, idOf(1), unsent);
    await expect(meant()).rejects.toMatchObject({ code: 'withdrawal_state' });
    sandbox.holdWithdrawals(false);
    await pass(60_000);
    await withdrawalService.get(ada, idOf(1));
    await expect(meant()).rejects.toMatchObject({ code: 'withdrawal_state' });
    expect(calls('deleteWithdrawal')).toBe(0);
    expect(sandbox.withdrawals()).toHaveLength(1);
  });

  it('is the other one, too: what was never sent is not given up for a queued one', async () => {
    const { withdrawalService } = openBackOffice({ dialect });
    await withdrawalService.draft(ada, input());
    await expect(withdrawalService.remove(ada, idOf(1), { from: 'queued' })).rejects.toMatchObject({
      code: 'withdrawal_state',
    });
    expect(await withdrawalService.get(ada, idOf(1))).toMatchObject({ state: 'draft' });
  });

  it('asked again is what it has come to', async () => {
    const { withdrawalService } = openBackOffice({ dialect });
    await withdrawalService.draft(ada, input());
    await withdrawalService.remove(ada, idOf(1), unsent);
    expect(await withdrawalService.remove(ben, idOf(1), unsent)).toMatchObject({
      state: 'discarded',
    });
    const sent = await queued({ dialect });
    await sent.withdrawalService.remove(ada, idOf(1), { from: 'queued' });
    expect(await sent.withdrawalService.remove(ada, idOf(1), { from: 'queued' })).toMatchObject(
      gone,
    );
    await expect(sent.withdrawalService.remove(ada, idOf(1), unsent)).rejects.toMatchObject({
      code: 'withdrawal_state',
    });
  });

  it('holds where another instance sends between the look and the giving up', async () => {
    const ledger = memoryLedger();
    const sender = openBackOffice({ dialect, ledger });
    sender.sandbox.holdWithdrawals(true);
    await sender.withdrawalService.draft(ada, input());
    const late: Ledger = {
      ...ledger,
      async append(event) {
        if (event.kind === 'withdrawal_discarded')
          await sender.withdrawalService.send(ada, idOf(1));
        return ledger.append(event);
      },
    };
    const { sandbox } = sender;
    const other = openBackOffice({ dialect, ledger: late, sandbox, instance: 1 });
    await expect(other.withdrawalService.remove(ben, idOf(1), unsent)).rejects.toMatchObject({
      code: 'withdrawal_state',
    });
    expect(await other.withdrawalService.get(ada, idOf(1))).toMatchObject({ state: 'queued' });
    expect(sender.calls('deleteWithdrawal')).toBe(0);
  });
});

describe.each(DIALECTS)('a withdrawal in the queue of the %s service', (dialect) => {
  it('is deleted by its own id; asked again, it is deleted', async () => {
    const { withdrawalService, sandbox, calls } = await queued({ dialect });
    const view = await withdrawalService.remove(ada, idOf(1));
    expect(view).toMatchObject(gone);
    expect(view.history.at(-1)).toMatchObject({ kind: 'deleted', who: 'ada' });
    expect(sandbox.withdrawals()).toEqual([]);
    expect(await withdrawalService.remove(ada, idOf(1))).toMatchObject(gone);
    expect(calls('deleteWithdrawal')).toBe(1);
  });

  it('is past that when its transfer has begun, and the page shows it', async () => {
    const { withdrawalService, sandbox, pass } = await queued({ dialect });
    sandbox.holdWithdrawals(false);
    await pass(2_000);
    await expect(withdrawalService.remove(ada, idOf(1))).rejects.toMatchObject({
      code: 'delete_too_late',
    });
    expect(await withdrawalService.get(ada, idOf(1))).toMatchObject({
      state: 'in_progress',
      actions: [],
    });
    await expect(withdrawalService.remove(ada, idOf(1))).rejects.toMatchObject({
      code: 'delete_too_late',
    });
    await pass(60_000);
    await withdrawalService.get(ada, idOf(1));
    await expect(withdrawalService.remove(ada, idOf(1))).rejects.toMatchObject({
      code: 'delete_too_late',
    });
  });

  it('is unknown when the answer to the deletion is lost, until a person says', async () => {
    const { withdrawalService, sandbox, deleting, pass } = await queued({ dialect });
    deleting.fail({ kind: 'answer_lost' }, 1);
    const view = await withdrawalService.remove(ada, idOf(1));
    expect(view).toMatchObject({ state: 'unknown', actions: ['settle'] });
    expect(view.history.at(-1)).toMatchObject({ kind: 'lost', reason: 'delete_unanswered' });
    expect(await withdrawalService.remove(ada, idOf(1), { from: 'queued' })).toMatchObject({
      state: 'unknown',
    });
    await pass(60_000);
    const word = { outcome: 'not_created', reason: 'not in the dashboard' } as const;
    expect(await withdrawalService.resolveUnknown(ben, idOf(1), word)).toMatchObject({
      state: 'discarded',
    });
    expect(sandbox.withdrawals()).toEqual([]);
  });

  it('is never said to be deleted while it lives, whatever the service does not find', async () => {
    const { withdrawalService, sandbox, deleting, reading, pass, ledger } = await queued({
      dialect,
    });
    // It has been read with the right key before.
    expect(await withdrawalService.get(ada, idOf(1))).toMatchObject({
      state: 'queued',
      staleBecause: null,
    });
    deleting.fail({ kind: 'unreachable' }, 1);
    reading.fail(NOT_FOUND);
    expect(await withdrawalService.remove(ada, idOf(1))).toMatchObject({ state: 'unknown' });
    sandbox.holdWithdrawals(false);
    await pass(60_000);
    expect(await withdrawalService.get(ada, idOf(1))).toMatchObject({
      state: 'unknown',
      actions: ['settle'],
    });
    reading.heal();
    await pass(2_000);
    expect(await withdrawalService.get(ada, idOf(1))).toMatchObject({ state: 'completed' });
    const kinds = (await ledger.list({ stream: `withdrawal:${idOf(1)}` })).map(({ kind }) => kind);
    expect(kinds).not.toContain('withdrawal_deleted');
  });

  it('is queued again when the service finds it again, and unknown when it does not once more', async () => {
    const { withdrawalService, deleting, reading, pass } = await queued({ dialect });
    deleting.fail({ kind: 'unreachable' }, 1);
    reading.fail(NOT_FOUND);
    const states = [(await withdrawalService.remove(ada, idOf(1))).state];
    for (const found of [true, false, true]) {
      if (found) reading.heal();
      else reading.fail(NOT_FOUND);
      await pass(2_000);
      states.push((await withdrawalService.get(ada, idOf(1)))?.state ?? '');
    }
    expect(states).toEqual(['unknown', 'queued', 'unknown', 'queued']);
    const word = { outcome: 'created', reason: 'seen in the dashboard' } as const;
    expect(await withdrawalService.remove(ada, idOf(1))).toMatchObject(gone);
    await expect(withdrawalService.resolveUnknown(ada, idOf(1), word)).rejects.toMatchObject({
      code: 'withdrawal_state',
    });
  });

  it('is under way where its transfer has begun, whatever became of the deletion', async () => {
    const { withdrawalService, sandbox, deleting, reading, pass } = await queued({ dialect });
    deleting.fail({ kind: 'unreachable' }, 1);
    await expect(withdrawalService.remove(ada, idOf(1))).rejects.toMatchObject({
      code: 'service_unavailable',
    });
    sandbox.holdWithdrawals(false);
    await pass(2_000);
    expect(await withdrawalService.get(ada, idOf(1))).toMatchObject({ state: 'in_progress' });
    reading.fail(NOT_FOUND);
    await pass(2_000);
    expect(await withdrawalService.get(ada, idOf(1))).toMatchObject({
      state: 'in_progress',
      actions: [],
      staleBecause: 'not_found',
    });
  });

  it('is unknown when it is not found after the first answer was unknown', async () => {
    const { withdrawalService, deleting, reading, pass } = await queued({ dialect });
    deleting.fail({ kind: 'answer_lost' }, 1);
    reading.fail({ kind: 'unreachable' });
    await expect(withdrawalService.remove(ada, idOf(1))).rejects.toMatchObject({
      code: 'service_unavailable',
    });
    expect((await withdrawalService.get(ada, idOf(1)))?.state).toBe('queued');
    reading.heal();
    await pass(2_000);
    expect(await withdrawalService.get(ada, idOf(1))).toMatchObject({
      state: 'unknown',
      actions: ['settle'],
    });
  });

  it('stays, and says so, when the deletion never arrived', async () => {
    const { withdrawalService, deleting, sandbox } = await queued({ dialect });
    deleting.fail({ kind: 'unreachable' }, 1);
    await expect(withdrawalService.remove(ada, idOf(1))).rejects.toMatchObject({
      code: 'service_unavailable',
    });
    expect(await withdrawalService.get(ada, idOf(1))).toMatchObject({
      state: 'queued',
      actions: ['delete'],
    });
    expect(sandbox.withdrawals()).toHaveLength(1);
    expect(await withdrawalService.remove(ada, idOf(1))).toMatchObject(gone);
  });

  it.each([
    ['key_revoked', 'key_refused'],
    ['status_503', 'service_unavailable'],
    ['html_page', 'service_unavailable'],
  ] as const)('stays when the service is in trouble (%s)', async (kind, code) => {
    const { withdrawalService, sandbox } = await queued({ dialect });
    sandbox.fail({ kind, operation: 'deleteWithdrawal', times: 1 });
    await expect(withdrawalService.remove(ada, idOf(1))).rejects.toMatchObject({ code });
    expect((await withdrawalService.get(ada, idOf(1)))?.state).toBe('queued');
  });

  it('is gone for two who ask at one time', async () => {
    const ledger = memoryLedger();
    const one = await queued({ dialect, ledger });
    const two = openBackOffice({ dialect, ledger, sandbox: one.sandbox, instance: 1 });
    const views = await Promise.all([
      one.withdrawalService.remove(ada, idOf(1)),
      two.withdrawalService.remove(ben, idOf(1)),
      one.withdrawalService.remove(ada, idOf(1)),
    ]);
    for (const view of views) expect(view).toMatchObject(gone);
    expect(
      views.flatMap(({ history }) => history.filter(({ kind }) => kind === 'deleted')).length,
    ).toBe(3);
  });
});

/** Every refusal of operation 11 (`docs/service.md §5`). */
describe('a line of the service about operation 11', () => {
  const remove = async (status: number, message: string) => {
    const office = await queued();
    const body = JSON.stringify({ errors: [{ message }], code: status });
    office.deleting.fail({ kind: 'answer', status, body }, 1);
    const problem: unknown = await office.withdrawalService
      .remove(ada, idOf(1))
      .catch((error: unknown) => error);
    return { ...office, problem };
  };

  it.each([
    [400, 'withdrawal cannot be deleted', 'delete_too_late'],
    [400, 'invalid UUID length: 3', 'service_rejected'],
    [400, 'undelete withdrawal', 'service_unavailable'],
    [401, 'Unauthorized', 'key_refused'],
    [404, 'withdrawal not found', 'service_rejected'],
    [404, 'Not Found', 'service_rejected'],
    [500, 'Internal Server Error', 'service_unavailable'],
  ])('%i %s', async (status, message, code) => {
    const { withdrawalService, problem } = await remove(status, message);
    expect(problem).toMatchObject({ code });
    // The service has it still, so whatever was answered, it is not shown as gone.
    expect((await withdrawalService.get(ada, idOf(1)))?.state).toBe('queued');
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
    const { withdrawalService, deleting, reading, pass, ledger } = await queued({ dialect });
    const body = JSON.stringify({ errors: [{ message }], code: status });
    deleting.fail({ kind: 'answer', status, body }, 1);
    // As after a change of the key: the service has it still, and does not show it to this store.
    reading.fail(NOT_FOUND);
    await expect(withdrawalService.remove(ada, idOf(1))).rejects.toMatchObject({ code });
    await pass(2_000);
    expect(await withdrawalService.get(ada, idOf(1))).toMatchObject({
      state: 'queued',
      staleBecause: 'not_found',
    });
    const kinds = (await ledger.list({ stream: `withdrawal:${idOf(1)}` })).map(({ kind }) => kind);
    expect(kinds).not.toContain('withdrawal_deleted');
    // Found again, it can still be taken back.
    reading.heal();
    await pass(2_000);
    expect(await withdrawalService.remove(ada, idOf(1))).toMatchObject(gone);
  });

  it('what only one instance does not find is unknown until the other finds it', async () => {
    const ledger = memoryLedger();
    const before = await queued({ dialect, ledger });
    const { sandbox } = before;
    const after = openBackOffice({ dialect, ledger, sandbox, instance: 1 });
    after.deleting.fail({ kind: 'unreachable' }, 1);
    after.reading.fail(NOT_FOUND);
    expect(await after.withdrawalService.remove(ada, idOf(1))).toMatchObject({
      state: 'unknown',
      actions: ['settle'],
      staleBecause: 'not_found',
    });
    await sandbox.advance(2_000);
    // Whoever holds the right key still follows it, and takes it back.
    expect(await before.withdrawalService.get(ada, idOf(1))).toMatchObject({
      state: 'queued',
      staleBecause: null,
    });
    expect(await before.withdrawalService.remove(ada, idOf(1))).toMatchObject(gone);
  });

  it('what was deleted elsewhere is neither gone by our doing nor said to be there', async () => {
    const { withdrawalService, sandbox, pass } = await queued({ dialect });
    const dashboard = createServiceClient({
      baseUrl: 'https://service.test',
      apiKey: sandbox.apiKey,
      fetch: sandbox.fetch,
    });
    await dashboard.deleteWithdrawal((await withdrawalService.get(ada, idOf(1)))?.serviceId ?? '');
    await expect(withdrawalService.remove(ada, idOf(1))).rejects.toMatchObject({
      code: 'service_rejected',
    });
    await pass(2_000);
    const view = await withdrawalService.get(ada, idOf(1));
    expect(view).toMatchObject({ state: 'queued', staleBecause: 'not_found' });
    expect(view?.history.map(({ kind }) => kind)).not.toContain('deleted');
  });

  it('one before whose answer was lost may still have been carried out', async () => {
    const { withdrawalService, deleting, reading, sandbox, pass } = await queued({ dialect });
    deleting.fail({ kind: 'answer_lost' }, 1);
    reading.fail({ kind: 'unreachable' });
    await expect(withdrawalService.remove(ada, idOf(1))).rejects.toMatchObject({
      code: 'service_unavailable',
    });
    deleting.fail({ kind: 'answer', status: 401, body: '{}' }, 1);
    await expect(withdrawalService.remove(ben, idOf(1))).rejects.toMatchObject({
      code: 'key_refused',
    });
    reading.heal();
    await pass(2_000);
    expect(await withdrawalService.get(ada, idOf(1))).toMatchObject({ state: 'unknown' });
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
    const { withdrawalService, deleting, reading, heard, pass } = await queued({ dialect, ledger });
    deleting.fail({ kind: 'answer', status: 401, body: '{}' }, 1);
    reading.fail({ kind: 'unreachable' });
    away = true;
    await expect(withdrawalService.remove(ada, idOf(1))).rejects.toMatchObject({
      code: 'key_refused',
    });
    expect(heard).toMatchObject([
      { code: 'withdrawal_outcome_unwritten', operation: 'deleteWithdrawal', reference: idOf(1) },
    ]);
    away = false;
    reading.fail(NOT_FOUND);
    await pass(2_000);
    expect((await withdrawalService.get(ada, idOf(1)))?.state).toBe('queued');
  });
});

describe('what cannot be deleted', () => {
  it('is one that only the request id names', async () => {
    const { withdrawalService, creating, calls } = openBackOffice();
    await withdrawalService.draft(ada, input());
    creating.fail({ kind: 'answer_lost' }, 1);
    expect(await withdrawalService.send(ada, idOf(1))).toMatchObject({
      state: 'queued',
      actions: [],
    });
    await expect(withdrawalService.remove(ada, idOf(1))).rejects.toMatchObject({
      code: 'withdrawal_state',
    });
    expect(calls('deleteWithdrawal')).toBe(0);
  });

  it('is one whose outcome is unknown, or that was refused', async () => {
    const { withdrawalService, creating, sandbox } = openBackOffice();
    await withdrawalService.draft(ada, input());
    creating.fail({ kind: 'unreachable' }, 1);
    await withdrawalService.send(ada, idOf(1));
    await withdrawalService.draft(ada, input({ id: idOf(2) }));
    sandbox.configure({ storeOwned: false });
    await withdrawalService.send(ada, idOf(2));
    for (const id of [idOf(1), idOf(2)]) {
      await expect(withdrawalService.remove(ada, id)).rejects.toMatchObject({
        code: 'withdrawal_state',
      });
    }
  });
});

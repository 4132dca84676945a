/** The whole way of a signed event: the service's webhook, the store's endpoint, the ledger, the withdrawal service. */
import { describe, expect, it } from 'vitest';
import { openStore } from '../../../server/openStore.js';
import { createActivityIndex } from '../../../../src/treasury/server/activity/activityIndex.js';
import { createActivityLog } from '../../../../src/treasury/server/activity/activityLog.js';
import { ALL_KINDS } from '../../../../src/treasury/server/activity/activityNotes.js';
import { ada, DIALECTS, idOf, input, withDraft } from './backOffice.js';

describe.each(DIALECTS)('the webhook of the %s service', (dialect) => {
  it('completes a withdrawal whose service is otherwise away', async () => {
    const store = openStore({ sandbox: { dialect } });
    const { sandbox, ledger } = store;
    const { desk, reading } = await withDraft({ ledger, sandbox });
    const { serviceId } = await desk.send(ada, idOf(1));
    await sandbox.advance(2_000);
    expect((await desk.get(ada, idOf(1)))?.state).toBe('in_progress');
    reading.fail({ kind: 'unreachable' });
    await sandbox.advance(2_000);
    expect((await desk.get(ada, idOf(1)))?.staleBecause).toBe('service_unavailable');
    await sandbox.advance(60_000);
    await store.settle();
    const [row] = sandbox.withdrawals();
    const view = await desk.get(ada, idOf(1));
    expect(view).toMatchObject({
      state: 'completed',
      // The service is away still; what is over does not grow old by that.
      staleBecause: null,
      serviceId,
      txHash: row?.txHash,
      amountUsd: row?.amountUsd,
      actions: [],
    });
    expect(view?.history.map(({ kind }) => kind)).toEqual([
      ...['drafted', 'sent', 'started', 'confirmed'],
    ]);
    // The delivery of the event, and its own time, whenever it was read.
    const [event] = await ledger.list({ stream: 'withdrawals' });
    const signed = { webhook: event?.sequence, at: event?.at };
    expect(view?.proof).toEqual({ kind: 'webhook', ...signed });
    expect(view?.history.at(-1)).toMatchObject(signed);
  });

  it('finds a withdrawal of which only the request id is known', async () => {
    const store = openStore({ sandbox: { dialect } });
    const { sandbox, ledger } = store;
    const { desk, creating } = await withDraft({ ledger, sandbox });
    creating.fail({ kind: 'answer_lost' }, 1);
    const sent = await desk.send(ada, idOf(1));
    // The same money to the same address: its event is about another withdrawal.
    await desk.draft(ada, input({ id: idOf(2) }));
    await desk.send(ada, idOf(2));
    await sandbox.advance(60_000);
    await store.settle();
    const drafts = new Map(
      (await desk.list(ada, {})).withdrawals.map((one) => [one.requestId, one.id]),
    );
    const view = await desk.get(ada, idOf(1));
    const log = createActivityLog(ledger, createActivityIndex(ledger, ALL_KINDS), {
      catchUp: () => Promise.resolve(true),
      ownerOf: () => undefined,
    });
    const { rows: entries } = await log.find({ kind: 'webhook' }, { limit: 10 });
    const found = entries.map(({ webhook }) => [webhook?.withdrawalId, webhook?.draftId]);
    const rows = sandbox.withdrawals().map(({ id, requestId }) => [id, drafts.get(requestId)]);
    if (dialect === 'documented') {
      // Such a service cannot be asked for a request id, so a person looks there.
      expect(view).toMatchObject({ state: 'unknown', serviceId: null });
      expect(found).toContainEqual([rows[0]?.[0], null]);
      return;
    }
    expect(sent).toMatchObject({ state: 'queued', serviceId: null });
    const [serviceId] = rows[0] ?? [];
    expect(view).toMatchObject({ state: 'completed', serviceId, proof: { kind: 'webhook' } });
    expect(new Set(found.map(String))).toEqual(new Set(rows.map(String)));
  });

  it('completes nothing by a test send of the dashboard', async () => {
    const store = openStore({ sandbox: { dialect } });
    const { sandbox, ledger } = store;
    sandbox.holdWithdrawals(true);
    const { desk } = await withDraft({ ledger, sandbox });
    await desk.send(ada, idOf(1));
    await sandbox.sendTest('WithdrawalFromProcessingReceived');
    await store.settle();
    expect(await ledger.list({ stream: 'withdrawals' })).toHaveLength(1);
    expect((await desk.get(ada, idOf(1)))?.state).toBe('queued');
  });
});

/** The whole way of a signed event: the service's webhook, the store's endpoint, the ledger, the withdrawal service. */
import { describe, expect, it } from 'vitest';
import { openStore } from '../../openStore.js';
import { ada, DIALECTS, idOf, withDraft } from './backOffice.js';

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

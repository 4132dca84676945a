/** A withdrawal from its draft to its end, in both dialects of the service. */
import { describe, expect, it } from 'vitest';
import { withdrawalSchema } from '../../../src/contract/treasury/withdrawals.js';
import { memoryLedger } from '../../../src/proxy/ledger/memoryLedger.js';
import { parseDecimal } from '../../../src/money/decimal.js';
import {
  ada,
  ben,
  cyd,
  DIALECTS,
  dot,
  EVM_ADDRESS,
  idOf,
  input,
  openBackOffice,
  TRON_ADDRESS,
} from './backOffice.js';

describe.each(DIALECTS)('a withdrawal from the %s service', (dialect) => {
  it('is drafted, sent once, followed to its end, and then asked no more', async () => {
    const { desk, calls, pass } = openBackOffice({ dialect });
    const draft = await desk.draft(ada, input({ note: 'rent' }));
    expect(draft).toMatchObject({
      id: idOf(1),
      serviceId: null,
      state: 'draft',
      currencyId: 'USDT.Tron',
      code: 'USDT',
      blockchain: 'tron',
      amount: '15.5',
      amountUsd: null,
      addressTo: TRON_ADDRESS,
      transfer: null,
      refusal: null,
      note: 'rent',
      draftedBy: 'ada',
      approvedBy: null,
      sentBy: null,
      actions: ['send', 'delete'],
      warnings: ['address_new'],
      checkedAt: null,
      staleBecause: null,
    });
    expect(calls('createWithdrawal')).toBe(0);

    const sent = await desk.send(ada, idOf(1));
    expect(sent).toMatchObject({
      state: 'queued',
      requestId: draft.requestId,
      sentBy: 'ada',
      transfer: null,
      actions: ['delete'],
      warnings: [],
      checkedAt: '2026-07-31T09:12:44.123Z',
    });
    expect(sent.serviceId).not.toBeNull();

    const seen: unknown[] = [];
    for (let step = 0; step < 6; step += 1) {
      await pass(2_000);
      const view = await desk.get(ada, idOf(1));
      seen.push([view?.state, view?.transfer?.status, view?.actions]);
    }
    expect(seen).toEqual([
      ['in_progress', 'new', []],
      ['in_progress', 'pending', []],
      ['in_progress', 'processing', []],
      ['in_progress', 'in_mempool', []],
      ['in_progress', 'unconfirmed', []],
      ['completed', 'completed', []],
    ]);
    const asked = calls('getWithdrawal');
    await pass(86_400_000);
    const end = await desk.get(ada, idOf(1));
    expect(calls('getWithdrawal')).toBe(asked);
    expect(end).toMatchObject({ state: 'completed', amountUsd: '15.5', staleBecause: null });
    expect(end?.explorerUrl).toBe(`https://tronscan.org/#/transaction/${String(end?.txHash)}`);
    expect(end?.history.map(({ kind, who }) => [kind, who])).toEqual([
      ['drafted', 'ada'],
      ['sent', 'ada'],
      ['completed', null],
    ]);
    expect(calls('createWithdrawal')).toBe(1);
  });

  it('answers what the contract says, in every state on the way', async () => {
    const { desk, pass } = openBackOffice({ dialect });
    const views = [await desk.draft(ada, input()), await desk.send(ada, idOf(1))];
    await pass(2_000);
    views.push(...(await desk.list(ada, {})).withdrawals);
    for (const view of views) {
      expect(withdrawalSchema.safeParse(view)).toMatchObject({ success: true });
    }
  });

  it('fails with the words of the service, and says so for ever', async () => {
    const { desk, sandbox, calls, pass } = openBackOffice({ dialect });
    await desk.draft(ada, input());
    const { requestId } = await desk.send(ada, idOf(1));
    await pass(4_000);
    sandbox.failWithdrawal(requestId, 'out of energy');
    const failed = await desk.get(ada, idOf(1));
    expect(failed).toMatchObject({
      state: 'failed',
      transfer: {
        kind: 'from_processing',
        stage: 'failed',
        status: 'failed',
        message: 'out of energy',
      },
      actions: [],
    });
    expect(failed?.history.at(-1)).toMatchObject({ kind: 'failed', reason: 'out of energy' });
    const asked = calls('getWithdrawal');
    await pass(60_000);
    expect((await desk.get(ada, idOf(1)))?.state).toBe('failed');
    expect(calls('getWithdrawal')).toBe(asked);
  });

  it('stays under way while it is frozen, with the word as it is', async () => {
    const { desk, sandbox, pass } = openBackOffice({ dialect });
    await desk.draft(ada, input());
    const { requestId } = await desk.send(ada, idOf(1));
    await pass(4_000);
    sandbox.freezeWithdrawal(requestId);
    expect(await desk.get(ada, idOf(1))).toMatchObject({
      state: 'in_progress',
      transfer: { stage: 'in_progress', status: 'frozen' },
    });
  });

  it('waits in the queue without a transfer while funds are short', async () => {
    const { desk, pass } = openBackOffice({ dialect });
    const draft = await desk.draft(ada, input({ amount: parseDecimal('541') }));
    expect(draft.warnings).toEqual(['balance_low', 'address_new']);
    await desk.send(ada, idOf(1));
    await pass(3_600_000);
    expect(await desk.get(ada, idOf(1))).toMatchObject({
      state: 'queued',
      transfer: null,
      amountUsd: null,
      actions: ['delete'],
    });
  });
});

describe('who may do what', () => {
  it('offers each person what they may do, and refuses the rest', async () => {
    const { desk, calls } = openBackOffice();
    const draft = await desk.draft(ben, input());
    expect(draft).toMatchObject({ state: 'awaiting_approval', actions: ['delete'] });
    const offered = async (person: typeof ada) => (await desk.get(person, idOf(1)))?.actions;
    expect(await offered(ada)).toEqual(['approve', 'delete']);
    expect(await offered(cyd)).toEqual(['approve']);
    expect(await offered(dot)).toEqual([]);
    for (const person of [cyd, dot]) {
      const settle = { outcome: 'created', reason: 'seen' } as const;
      await expect(desk.draft(person, input())).rejects.toMatchObject({ code: 'forbidden' });
      await expect(desk.send(person, idOf(1))).rejects.toMatchObject({ code: 'forbidden' });
      await expect(desk.remove(person, idOf(1))).rejects.toMatchObject({ code: 'forbidden' });
      await expect(desk.settle(person, idOf(1), settle)).rejects.toMatchObject({
        code: 'forbidden',
      });
    }
    await expect(desk.approve(dot, idOf(1))).rejects.toMatchObject({ code: 'forbidden' });
    expect(calls('createWithdrawal')).toBe(0);
  });

  it('knows nothing of what was never drafted', async () => {
    const { desk } = openBackOffice();
    for (const id of [idOf(9), '', 'x', '../1', idOf(9).toUpperCase().replace('8000', 'A000')]) {
      expect(await desk.get(ada, id)).toBeNull();
      await expect(desk.send(ada, id)).rejects.toMatchObject({ code: 'not_found' });
      await expect(desk.remove(ada, id)).rejects.toMatchObject({ code: 'not_found' });
      await expect(desk.approve(ada, id)).rejects.toMatchObject({ code: 'not_found' });
    }
  });
});

describe('the list', () => {
  it('pages newest first, through what other instances drafted too', async () => {
    const ledger = memoryLedger();
    const one = openBackOffice({ ledger });
    const two = openBackOffice({ ledger, sandbox: one.sandbox, instance: 1 });
    for (let n = 1; n <= 7; n += 1) {
      await (n % 2 === 0 ? one : two).desk.draft(ada, input({ id: idOf(n) }));
    }
    const pages: string[][] = [];
    let after: string | undefined;
    do {
      const page = await one.desk.list(ada, {
        limit: 3,
        ...(after === undefined ? {} : { after }),
      });
      pages.push(page.withdrawals.map(({ id }) => id));
      after = page.next ?? undefined;
    } while (after !== undefined);
    expect(pages).toEqual([[idOf(7), idOf(6), idOf(5)], [idOf(4), idOf(3), idOf(2)], [idOf(1)]]);
    expect((await two.desk.list(ada, {})).withdrawals).toHaveLength(7);
  });

  it('ends a full last page without another', async () => {
    const { desk } = openBackOffice();
    await desk.draft(ada, input());
    expect(await desk.list(ada, { limit: 1 })).toMatchObject({ next: null });
    expect(await openBackOffice().desk.list(ada, {})).toEqual({ withdrawals: [], next: null });
  });

  it('refuses a page that cannot be', async () => {
    const { desk } = openBackOffice();
    for (const query of [{ limit: 0 }, { limit: 101 }, { limit: 1.5 }, { limit: Number.NaN }]) {
      await expect(desk.list(ada, query)).rejects.toMatchObject({
        code: 'bad_request',
        reason: 'limit',
      });
    }
    for (const after of ['', '0', '-1', 'x', '1.5', '1'.repeat(17)]) {
      await expect(desk.list(ada, { after })).rejects.toMatchObject({
        code: 'bad_request',
        reason: 'after',
      });
    }
  });

  it('finds the refunds of one order, oldest first, and of no other', async () => {
    const { desk } = openBackOffice();
    const order = { kind: 'payment', reference: '1:2' } as const;
    await desk.draft(ada, input({ id: idOf(3), refundOf: order }));
    await desk.draft(ada, input({ id: idOf(1), refundOf: order }));
    await desk.draft(ada, input({ id: idOf(2), refundOf: { ...order, reference: '1' } }));
    await desk.draft(ada, input({ id: idOf(4), refundOf: { ...order, kind: 'top_up' } }));
    await desk.draft(ada, input({ id: idOf(5) }));
    const refunds = await desk.refundsOf(ada, order);
    expect(refunds.map(({ id }) => id)).toEqual([idOf(3), idOf(1)]);
    expect(refunds[0]?.refundOf).toEqual(order);
    expect(await desk.refundsOf(ada, { kind: 'payment', reference: '3' })).toEqual([]);
  });

  it('does not wait for a service that is away', async () => {
    const { desk, reading, pass } = openBackOffice({ timeoutMs: 60_000 });
    await desk.draft(ada, input());
    await desk.send(ada, idOf(1));
    await pass(2_000);
    reading.fail({ kind: 'silent' });
    const { withdrawals } = await desk.list(ada, {});
    expect(withdrawals[0]).toMatchObject({ state: 'queued', staleBecause: 'service_unavailable' });
  });
});

describe('an address on an EVM network', () => {
  it('is kept and sent in its one spelling', async () => {
    const { desk, sandbox } = openBackOffice();
    const lower = EVM_ADDRESS.toLowerCase();
    const draft = await desk.draft(ada, input({ currencyId: 'USDT.Ethereum', addressTo: lower }));
    expect(draft.addressTo).toBe(EVM_ADDRESS);
    await desk.send(ada, idOf(1));
    expect(sandbox.withdrawals()[0]?.addressTo).toBe(EVM_ADDRESS);
  });
});

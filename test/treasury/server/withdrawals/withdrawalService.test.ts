/** A withdrawal from its draft to its end, in both dialects of the service. */
import { describe, expect, it } from 'vitest';
import { withdrawalSchema } from '../../../../src/treasury/contract/withdrawals.js';
import type { Ledger } from '../../../../src/ledger/ledger.js';
import { memoryLedger } from '../../../../src/ledger/memoryLedger.js';
import { parseDecimal } from '../../../../src/money/decimal.js';
import {
  ada,
  cyd,
  DIALECTS,
  dot,
  draftUnreadably,
  EVM_ADDRESS,
  expectRefused,
  idOf,
  input,
  openBackOffice,
  spoil,
  TRON_ADDRESS,
  withDraft,
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

    const views = [draft, sent];
    const seen: unknown[] = [];
    for (let step = 0; step < 6; step += 1) {
      await pass(2_000);
      const view = await desk.get(ada, idOf(1));
      if (view) views.push(view);
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
    for (const view of views) expect(withdrawalSchema.safeParse(view).success).toBe(true);
    const asked = calls('getWithdrawal');
    await pass(86_400_000);
    const end = await desk.get(ada, idOf(1));
    expect(calls('getWithdrawal')).toBe(asked);
    expect(end).toMatchObject({ state: 'completed', amountUsd: '15.5', staleBecause: null });
    expect(end?.explorerUrl).toBe(`https://tronscan.org/#/transaction/${String(end?.txHash)}`);
    expect(end?.history.map(({ kind, who }) => [kind, who])).toEqual([
      ['drafted', 'ada'],
      ['sent', 'ada'],
      ['started', null],
      ['completed', null],
    ]);
    expect(calls('createWithdrawal')).toBe(1);
  });

  it('fails with the words of the service, and says so for ever', async () => {
    const { desk, sandbox, calls, pass } = await withDraft({ dialect });
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
});

it('knows nothing of what was never drafted, and takes no draft of those who may not withdraw', async () => {
  const { desk } = openBackOffice();
  for (const person of [cyd, dot]) await expectRefused(desk.draft(person, input()), 'forbidden');
  for (const id of [idOf(9), '', 'x', '../1', idOf(9).toUpperCase().replace('8000', 'A000')]) {
    await expectRefused(desk.get(ada, id), 'not_found');
    await expectRefused(desk.send(ada, id), 'not_found');
    await expectRefused(desk.remove(ada, id), 'not_found');
    await expectRefused(desk.approve(ada, id), 'not_found');
  }
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
        ...(after === undefined ? {} : { after: Number(after) }),
      });
      pages.push(page.withdrawals.map(({ id }) => id));
      after = page.next ?? undefined;
    } while (after !== undefined);
    expect(pages).toEqual([[idOf(7), idOf(6), idOf(5)], [idOf(4), idOf(3), idOf(2)], [idOf(1)]]);
    expect((await two.desk.list(ada, {})).withdrawals).toHaveLength(7);
  });

  it('ends a full last page without another', async () => {
    const { desk } = await withDraft();
    expect(await desk.list(ada, { limit: 1 })).toMatchObject({ next: null });
    expect(await openBackOffice().desk.list(ada, {})).toMatchObject({
      withdrawals: [],
      unreadable: [],
      next: null,
      stuck: [],
    });
  });

  it('finds the refunds of one order, oldest first, and of no other', async () => {
    const { desk } = openBackOffice();
    const order = { kind: 'payment', reference: '1:2' } as const;
    await desk.draft(ada, input({ id: idOf(3), refundOf: order }));
    await desk.draft(ada, input({ id: idOf(1), refundOf: order }));
    await desk.draft(ada, input({ id: idOf(2), refundOf: { ...order, reference: '1' } }));
    await desk.draft(ada, input({ id: idOf(4), refundOf: { ...order, kind: 'top_up' } }));
    await desk.draft(ada, input({ id: idOf(5) }));
    const { withdrawals } = await desk.refundsOf(ada, order);
    expect(withdrawals.map(({ id }) => id)).toEqual([idOf(3), idOf(1)]);
    expect(withdrawals[0]?.refundOf).toEqual(order);
    const none = { withdrawals: [], unreadable: [] };
    expect(await desk.refundsOf(ada, { kind: 'payment', reference: '3' })).toEqual(none);
  });

  it('does not wait for a service that is away', async () => {
    const { desk, reading, pass } = await withDraft({ timeoutMs: 60_000 });
    await desk.send(ada, idOf(1));
    await pass(2_000);
    reading.fail({ kind: 'silent' });
    const { withdrawals } = await desk.list(ada, {});
    expect(withdrawals[0]).toMatchObject({ state: 'queued', staleBecause: 'service_unavailable' });
  });
});

describe('one that cannot be read', () => {
  const order = { kind: 'payment', reference: '1001' } as const;

  /** Three refunds of one order, the second as a later version has left it. */
  async function open() {
    const office = openBackOffice();
    for (const n of [1, 2, 3]) {
      const amount = parseDecimal(String(n));
      await office.desk.draft(ada, input({ id: idOf(n), amount, refundOf: order }));
    }
    await spoil(office.ledger, idOf(2));
    return office;
  }
  const ids = (withdrawals: readonly { readonly id: string }[]) => withdrawals.map(({ id }) => id);

  it('is named beside the others, counts for the page, and its owner is told why, once', async () => {
    const { desk, heard } = await open();
    const named = [{ id: idOf(2) }];
    const all = await desk.list(ada, {});
    expect([ids(all.withdrawals), all.unreadable]).toEqual([[idOf(3), idOf(1)], named]);
    const first = await desk.list(ada, { limit: 2 });
    expect([ids(first.withdrawals), first.unreadable]).toEqual([[idOf(3)], named]);
    const rest = await desk.list(ada, { limit: 2, after: Number(first.next) });
    expect([ids(rest.withdrawals), rest.unreadable, rest.next]).toEqual([[idOf(1)], [], null]);
    const refunds = await desk.refundsOf(ada, order);
    expect([ids(refunds.withdrawals), refunds.unreadable]).toEqual([[idOf(1), idOf(3)], named]);
    expect(heard).toMatchObject([{ code: 'withdrawal_unreadable', reference: idOf(2) }]);
  });

  it('leaves its trace also where its very draft cannot be read', async () => {
    const { desk, ledger } = await withDraft();
    await draftUnreadably(ledger, idOf(2), { form: 'new' });
    await draftUnreadably(ledger, idOf(3), { refundOf: order });
    const { withdrawals, unreadable } = await desk.list(ada, {});
    expect([ids(withdrawals), ids(unreadable)]).toEqual([[idOf(1)], [idOf(3), idOf(2)]]);
    expect(await desk.refundsOf(ada, order)).toEqual({
      withdrawals: [],
      unreadable: [{ id: idOf(3) }],
    });
  });

  it('is an error by itself, and can be neither sent nor drafted again', async () => {
    const { desk, calls, ledger } = await open();
    await draftUnreadably(ledger, idOf(4), { form: 'new' });
    const events = () => ledger.list({ after: 0, limit: 1_000 });
    const was = await events();
    for (const n of [2, 4]) {
      const again = input({ id: idOf(n), amount: parseDecimal(String(n)), refundOf: order });
      await expect(desk.get(ada, idOf(n))).rejects.toThrow();
      await expect(desk.send(ada, idOf(n))).rejects.toThrow();
      await expect(desk.approve(cyd, idOf(n))).rejects.toThrow();
      await expect(desk.remove(ada, idOf(n))).rejects.toThrow();
      await expect(desk.draft(ada, again)).rejects.toThrow();
      const word = { outcome: 'not_created', reason: 'looked' } as const;
      await expect(desk.resolveUnknown(ada, idOf(n), word)).rejects.toThrow();
    }
    expect(await events()).toEqual(was);
    expect(calls('createWithdrawal')).toBe(0);
  });

  it('is not what a ledger is that fails: then nothing is listed', async () => {
    const ledger = memoryLedger();
    let isDown = false;
    const list: Ledger['list'] = (query) =>
      isDown && 'stream' in query ? Promise.reject(new Error('down')) : ledger.list(query);
    const { desk } = await withDraft({ ledger: { ...ledger, list } });
    isDown = true;
    await expect(desk.list(ada, {})).rejects.toThrow();
  });
});

it('an address on an EVM network is kept and sent in its one spelling', async () => {
  const { desk, sandbox } = openBackOffice();
  const lower = EVM_ADDRESS.toLowerCase();
  const draft = await desk.draft(ada, input({ currencyId: 'USDT.Ethereum', addressTo: lower }));
  expect(draft.addressTo).toBe(EVM_ADDRESS);
  await desk.send(ada, idOf(1));
  expect(sandbox.withdrawals()[0]?.addressTo).toBe(EVM_ADDRESS);
});

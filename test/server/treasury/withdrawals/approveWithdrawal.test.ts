/** The second pair of eyes. */
import { describe, expect, it } from 'vitest';
import { memoryLedger } from '../../../../src/ledger/memoryLedger.js';
import { ada, ben, cyd, idOf, input, openBackOffice } from './backOffice.js';

describe('a draft that another has to approve', () => {
  it('cannot be sent before, by anybody', async () => {
    const { withdrawalService, calls, ledger } = openBackOffice();
    await withdrawalService.draft(ben, input());
    for (const person of [ada, ben]) {
      await expect(withdrawalService.send(person, idOf(1))).rejects.toMatchObject({
        code: 'approval_missing',
      });
    }
    expect(calls('createWithdrawal')).toBe(0);
    expect(await ledger.list({ stream: `withdrawal:${idOf(1)}` })).toHaveLength(1);
  });

  it('is approved by another, and then sent by a person who may', async () => {
    const { withdrawalService } = openBackOffice();
    await withdrawalService.draft(ben, input());
    const approved = await withdrawalService.approve(cyd, idOf(1));
    expect(approved).toMatchObject({ state: 'draft', approvedBy: 'cyd', actions: [] });
    expect(approved.history.at(-1)).toMatchObject({ kind: 'approved', who: 'cyd' });
    expect(await withdrawalService.get(ben, idOf(1))).toMatchObject({
      actions: ['send', 'delete'],
    });
    expect(await withdrawalService.send(ben, idOf(1))).toMatchObject({
      state: 'queued',
      sentBy: 'ben',
    });
  });

  it('is never approved by its drafter, whatever they may', async () => {
    const { withdrawalService } = openBackOffice();
    const both = { ...ben, mayApprove: true };
    expect((await withdrawalService.draft(both, input())).actions).toEqual(['delete']);
    await expect(withdrawalService.approve(both, idOf(1))).rejects.toMatchObject({
      code: 'approval_own',
    });
    expect((await withdrawalService.get(ada, idOf(1)))?.state).toBe('awaiting_approval');
  });

  it('is approved once: the same person again is no mistake, another is too late', async () => {
    const ledger = memoryLedger();
    const { withdrawalService, sandbox } = openBackOffice({ ledger });
    const other = openBackOffice({ ledger, sandbox, instance: 1 }).withdrawalService;
    await withdrawalService.draft(ben, input());
    await Promise.allSettled([
      withdrawalService.approve(cyd, idOf(1)),
      other.approve(ada, idOf(1)),
    ]);
    const view = await withdrawalService.get(ada, idOf(1));
    expect(view?.history.filter(({ kind }) => kind === 'approved')).toHaveLength(1);
    const [first, second] = view?.approvedBy === 'cyd' ? [cyd, ada] : [ada, cyd];
    expect((await withdrawalService.approve(first, idOf(1))).history).toHaveLength(2);
    await expect(withdrawalService.approve(second, idOf(1))).rejects.toMatchObject({
      code: 'withdrawal_state',
    });
  });
});

describe('a draft that needs no approval', () => {
  it('is not approved', async () => {
    const { withdrawalService } = openBackOffice();
    await withdrawalService.draft(ada, input());
    await expect(withdrawalService.approve(cyd, idOf(1))).rejects.toMatchObject({
      code: 'withdrawal_state',
    });
    await expect(withdrawalService.approve(cyd, idOf(2))).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

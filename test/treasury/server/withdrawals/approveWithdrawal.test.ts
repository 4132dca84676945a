/** The second pair of eyes. */
import { describe, expect, it } from 'vitest';
import { memoryLedger } from '../../../../src/ledger/memoryLedger.js';
import { ada, ben, cyd, expectRefused, idOf, input, openBackOffice } from './backOffice.js';

describe('a draft that another has to approve', () => {
  it.each([
    ['nina', 'NINA'],
    ['nina', '\uff2e\uff29\uff2e\uff21'],
    ['nina', ' nina\u00a0'],
    ['nina', 'ni\u200bna'],
    ['Ren\u00e9', 'RENE\u0301'],
    ['Groß', 'GROSS'],
  ])(
    'is never approved by its drafter under another spelling: %j, %j',
    async (drafter, spelling) => {
      const { desk } = openBackOffice();
      await desk.draft({ ...ben, who: drafter }, input());
      const again = { ...cyd, who: spelling };
      await expectRefused(desk.approve(again, idOf(1)), 'approval_own');
      expect((await desk.get(again, idOf(1)))?.actions).not.toContain('approve');
      // Not everybody: one letter more is another person.
      const other = await desk.approve({ ...cyd, who: `${drafter}a` }, idOf(1));
      expect(other.state).toBe('draft');
    },
  );

  it('is approved once: the same person again is no mistake, another is too late', async () => {
    const ledger = memoryLedger();
    const { desk, sandbox } = openBackOffice({ ledger });
    const other = openBackOffice({ ledger, sandbox, instance: 1 }).desk;
    await desk.draft(ben, input());
    await Promise.allSettled([desk.approve(cyd, idOf(1)), other.approve(ada, idOf(1))]);
    const view = await desk.get(ada, idOf(1));
    expect(view?.history.filter(({ kind }) => kind === 'approved')).toHaveLength(1);
    const [first, second] = view?.approvedBy === 'cyd' ? [cyd, ada] : [ada, cyd];
    expect((await desk.approve(first, idOf(1))).history).toHaveLength(2);
    await expectRefused(desk.approve(second, idOf(1)), 'withdrawal_state');
  });
});

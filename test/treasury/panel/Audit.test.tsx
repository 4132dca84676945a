/** The audit on screen, over the real handlers. */
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { TREASURY_PROBLEMS } from '../../../src/treasury/contract/treasuryProblems.js';
import { TREASURY_ROUTES } from '../../../src/treasury/contract/routes.js';
import { Audit, type AuditProps } from '../../../src/treasury/panel/audit/Audit.js';
import {
  outcomeLabel,
  outcomeTone,
  refusalLabel,
  targetLabel,
  triedLabel,
} from '../../../src/treasury/panel/audit/AuditRows.js';
import { en } from '../../../src/treasury/panel/messages/en.js';
import type { OfficeSceneName } from '../../../stories/treasury/officeScenes.js';
import { button, onFrozenPages, showScene } from './frozenPage.js';

onFrozenPages();

const part = () => screen.getByRole('region', { name: 'Audit' });
const rows = () => within(part()).queryAllByRole('listitem');

async function show(scene: OfficeSceneName, props: AuditProps = {}) {
  const rendered = await showScene(<Audit {...props} />, scene);
  await expect.poll(() => part()).not.toHaveAttribute('data-status', 'loading');
  return rendered;
}

const choose = async (
  user: Awaited<ReturnType<typeof show>>['user'],
  name: string,
  option: string,
) => user.selectOptions(screen.getByRole('combobox', { name }), option);

describe('the audit', () => {
  it('shows who did what, the outcome and the reason, newest first', async () => {
    await show('audit_worked');
    const [stranger, reader, ...rest] = rows();
    // Once: the column of people says it.
    expect(stranger).toHaveTextContent(/Nobody signed in.*Refused/);
    expect(stranger?.textContent.match(/signed in/g)).toHaveLength(1);
    expect(reader).toHaveTextContent(
      /Dan.*Tried to mark as paid.*Order 1042.*Not allowed.*Refused/,
    );
    expect(rest.at(-1)).toHaveTextContent(/Released a hold.*Order 1042.*Done/);
    expect(rest.at(-1)).toHaveTextContent('“Looked into by Ada, the sender is known.”');
    for (const row of rows()) expect(row.querySelector('time')).not.toBeNull();
    expect(part()).toHaveTextContent(`${String(rows().length)} of ${String(rows().length)}`);
  });

  it('names a withdrawal by its amount, and leads there and to orders', async () => {
    const onOpenOrder = vi.fn();
    const onOpenWithdrawal = vi.fn();
    const { user } = await show('audit_worked', { onOpenOrder, onOpenWithdrawal });
    const drafted = rows().find((row) => /Drafted a withdrawal/.test(row.textContent));
    expect(drafted).toHaveTextContent(/\d USDT/);
    await user.click(within(drafted as HTMLElement).getByRole('button', { name: /^Withdrawal/ }));
    expect(onOpenWithdrawal).toHaveBeenCalledOnce();
    const [order] = screen.getAllByRole('button', { name: 'Order 1042' });
    await user.click(order as HTMLElement);
    expect(onOpenOrder).toHaveBeenCalledWith({ kind: 'payment', reference: '1042' });
  });

  it('draws what a refund link gives back as money, and quotes the words alone', async () => {
    const { office } = await show('order_refund_link');
    const made = rows().find((row) => /Created a refund link/.test(row.textContent));
    expect(made).toHaveTextContent(
      /Overpayment 12\.125 USDT Tron “Customer paid two amounts at once”/,
    );
    const { entries } = await office.client.listAudit();
    expect(entries.find(({ action }) => action === 'makeRefundLink')?.reason).toBe(
      'excess 12.125 USDT.Tron: Customer paid two amounts at once',
    );
  });

  it('is narrowed by person, action and outcome, with the number of all', async () => {
    const { user } = await show('audit_worked');
    await choose(user, 'Person', 'Dan');
    await expect.poll(() => rows()).toHaveLength(1);
    expect(part()).toHaveTextContent('1 of 1');
    await choose(user, 'Outcome', 'Done');
    await expect.poll(() => part()).toHaveTextContent('No entries match.');
    await user.click(button('Clear filters'));
    await expect.poll(() => rows().length).toBeGreaterThan(3);
    await choose(user, 'Action', 'Released a hold');
    await expect.poll(() => rows()).toHaveLength(1);
    await choose(user, 'Outcome', 'Refused');
    await expect.poll(() => rows()).toHaveLength(0);
  });

  it('is exported as it is narrowed, which is an entry of its own', async () => {
    const saved: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => `blob:${String(saved.push(blob))}`,
        revokeObjectURL: () => undefined,
      }),
    );
    const { user, office } = await show('audit_worked');
    await choose(user, 'Person', 'Dan');
    await expect.poll(() => rows()).toHaveLength(1);
    await user.click(button('Export CSV'));
    await expect.poll(() => part()).toHaveTextContent('The audit was exported.');
    expect(saved).toHaveLength(1);
    const { entries } = await office.client.listAudit({ limit: 1 });
    expect(entries[0]).toMatchObject({ action: 'exportAudit', outcome: 'done' });
  });
});

describe('labels of the audit', () => {
  it.each(Object.keys(TREASURY_PROBLEMS).filter((code) => code !== 'method_not_allowed'))(
    'has its own for the outcome "%s"',
    (code) => {
      expect(en.auditRefusals[code]).toBeDefined();
      expect(outcomeTone(code)).toBe('danger');
    },
  );

  it.each(Object.keys(TREASURY_ROUTES))('has its own for the route "%s"', (route) => {
    expect(en.auditActions[route]).toBeDefined();
    expect(en.auditTries[route]).toMatch(/^Tried to /);
  });

  it('says of a refusal that it was tried alone', () => {
    expect(triedLabel({ action: 'markPaid', outcome: 'forbidden' }, en)).toBe(
      'Tried to mark as paid',
    );
    expect(triedLabel({ action: 'markPaid', outcome: 'done' }, en)).toBe('Marked as paid');
    expect(triedLabel({ action: 'teleport', outcome: 'forbidden' }, en)).toBe('teleport');
  });

  it('names what it does not know as it is', () => {
    expect(outcomeLabel('teleported', en)).toBe('Refused');
    expect(refusalLabel({ outcome: 'teleported', who: null }, en)).toBe('Refused: teleported');
    expect(['queued', 'refused', 'unknown'].map(outcomeTone)).toEqual([
      'success',
      'danger',
      'warning',
    ]);
    // A sending that ended there has sent nothing, or is not over.
    expect(['discarded', 'sending'].map(outcomeTone)).toEqual(['danger', 'warning']);
    const queued = { outcome: 'queued', who: 'Ada' };
    expect([outcomeLabel('queued', en), refusalLabel(queued, en)]).toEqual(['Done', null]);
    expect(targetLabel('something', en)).toBe('something');
  });
});

/** Activity on screen, over the real handlers: the list, one entry, keys, repeats, the file. */
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Activity, type ActivityProps } from '../../../src/treasury/panel/activity/Activity.js';
import type { OfficeSceneName } from '../../../stories/treasury/officeScenes.js';
import { button, onFrozenPages, showScene, withLateParts } from './frozenPage.js';

onFrozenPages();
withLateParts();

const part = () => screen.getByRole('region', { name: 'Activity' });
const rows = () => [...part().querySelectorAll<HTMLElement>('[data-row]')];
const states = () => new Set(rows().map(({ dataset }) => dataset['state']));
const pane = () => part().querySelector<HTMLElement>('.till-activity-pane');
const inPane = () => within(pane() as HTMLElement);
const chip = (name: RegExp) => within(part()).getByRole('button', { name });
const row = (words: RegExp) => {
  const found = rows().find(({ textContent }) => words.test(textContent));
  if (!found) throw new Error(`No row says ${String(words)}.`);
  return found;
};

async function show(scene: OfficeSceneName, props: ActivityProps = {}) {
  const rendered = await showScene(<Activity {...props} />, scene);
  await expect.poll(() => part()).not.toHaveAttribute('data-status', 'loading');
  const { user } = rendered;
  async function open(target: HTMLElement | undefined, until: string | RegExp) {
    if (!target) throw new Error('There is no such row.');
    await user.click(target);
    await expect.poll(() => pane()).toHaveTextContent(until);
  }
  const choose = async (name: string, option: string) =>
    user.selectOptions(screen.getByRole('combobox', { name }), option);
  return { ...rendered, open, choose };
}

describe('the list', () => {
  it('has webhooks, notifications and what staff did in plain words, newest first', async () => {
    await show('webhooks_told');
    expect(row(/Webhook Payment received/)).toHaveTextContent(/Order \d+ \d+\.50 USDT Accepted/);
    expect(row(/Notification Order paid Order 1042/)).toHaveTextContent(/Delivered/);
    for (const one of rows()) expect(one.querySelector('time')).not.toBeNull();
    const times = rows().map((one) => one.querySelector('time')?.dateTime ?? '');
    expect(times).toEqual(times.toSorted().reverse());
  });

  it('is narrowed to each kind and to what failed, with true numbers', async () => {
    const { user } = await show('webhooks_troubled');
    for (const name of [/^Webhooks/, /^Notifications/, /^Staff/, /^Failed or refused/]) {
      const count = Number(chip(name).querySelector('b')?.textContent);
      await user.click(chip(name));
      await expect.poll(() => rows()).toHaveLength(count);
    }
    expect(states()).toEqual(new Set(['unmatched', 'conflict']));
    expect(chip(/^Failed or refused/)).toHaveAttribute('aria-pressed', 'true');
  });

  it('is found by what was typed, after a pause, and cleared', async () => {
    const { user } = await show('webhooks_troubled');
    const before = rows().length;
    await user.type(screen.getByRole('searchbox', { name: 'Search activity' }), '1042{Enter}');
    await expect.poll(() => rows().length).toBeLessThan(before);
    for (const one of rows()) expect(one).toHaveTextContent('Order 1042');
    await user.type(screen.getByRole('searchbox'), 'nobody{Enter}');
    await expect.poll(() => part()).toHaveTextContent('No entries match.');
    await user.click(button('Clear filters'));
    await expect.poll(() => rows()).toHaveLength(before);
  });

  it('narrows what staff did by person, action and outcome', async () => {
    const { user, choose } = await show('audit_worked', { start: { view: 'act' } });
    expect(row(/Nobody signed in/).textContent.match(/signed in/g)).toHaveLength(1);
    expect(row(/Dan/)).toHaveTextContent(/Tried to mark as paid Order 1042 Dan Refused/);
    expect(rows().at(-1)).toHaveTextContent(/Released a hold Order 1042 .* Done/);
    await choose('Person', 'Dan');
    await expect.poll(() => rows()).toHaveLength(1);
    expect(part()).toHaveTextContent('1 of 1');
    await choose('Outcome', 'Done');
    await expect.poll(() => part()).toHaveTextContent('No entries match.');
    await user.click(button('Clear filters'));
    await user.click(chip(/^Staff/));
    await choose('Action', 'Released a hold');
    await expect.poll(() => rows()).toHaveLength(1);
  });

  it('is exported by kind, as it is narrowed', async () => {
    const saved: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => `blob:${String(saved.push(blob))}`,
        revokeObjectURL: () => undefined,
      }),
    );
    const { user, choose } = await show('audit_worked');
    await user.click(button('Export CSV'));
    await user.click(await screen.findByRole('menuitem', { name: /^Webhooks/ }));
    await expect.poll(() => part()).toHaveTextContent('The file was saved.');
    await user.click(chip(/^Staff/));
    await choose('Person', 'Dan');
    await expect.poll(() => rows()).toHaveLength(1);
    await user.click(button('Export CSV'));
    await expect.poll(() => saved).toHaveLength(2);
    const [webhooks, staff] = await Promise.all(saved.map((blob) => blob.text()));
    expect(webhooks).toMatch(/^.?"at","result","type"/u);
    expect(staff?.trim().split('\n')).toHaveLength(2);
  });
});

describe('one entry', () => {
  it('of the service tells its signature, what it changed, and the kept fields', async () => {
    const onOpenOrder = vi.fn();
    const { user, open } = await show('order_paid', { onOpenOrder });
    await open(row(/Payment received/), 'Signature');
    expect(pane()).toHaveTextContent('Webhook from the payment service');
    expect(pane()).toHaveTextContent(/Signature\s*Valid/);
    expect(pane()).toHaveTextContent(/What it changed.*Confirmed 48\.50 USDT.*Order paid/);
    expect(pane()?.querySelector('pre')).toHaveTextContent('"type": "PaymentReceived"');
    expect(pane()).toHaveTextContent('Only these fields are stored.');
    await user.click(inPane().getByRole('button', { name: 'Order 1042' }));
    expect(onOpenOrder).toHaveBeenCalledWith({ kind: 'payment', reference: '1042' });
  });

  it('explains a conflict', async () => {
    const { open } = await show('webhooks_troubled');
    await open(
      rows().find(({ dataset }) => dataset['state'] === 'conflict'),
      'the order is on hold until released',
    );
    expect(pane()).toHaveTextContent('Contradicts an earlier webhook');
  });

  it('settles a payment of no order, once a reason is given', async () => {
    const { user, open } = await show('webhooks_troubled');
    await open(
      rows().findLast(({ dataset }) => dataset['state'] === 'unmatched'),
      'Signature',
    );
    const press = async (where: HTMLElement) =>
      user.click(within(where).getByRole('button', { name: 'Settle this payment' }));
    await press(pane() as HTMLElement);
    const dialog = screen.getByRole('dialog');
    await press(dialog);
    expect(dialog).toHaveTextContent('Give a reason.');
    await user.type(within(dialog).getByRole('textbox'), 'Refunded by hand');
    await press(dialog);
    await expect.poll(() => pane()?.textContent).toMatch(/Settled by .+: Refunded by hand/u);
    expect(inPane().queryByRole('button', { name: /Settle/u })).toBeNull();
  });

  it('of staff names person, outcome and reason, and leads to a withdrawal by its amount', async () => {
    const onOpenWithdrawal = vi.fn();
    const { user, open } = await show('audit_worked', { onOpenWithdrawal });
    await open(row(/Released a hold/), /Reason.*“Looked into by Ada, the sender is known.”/);
    await open(row(/Dan/), /Person\s*Dan.*Outcome\s*Refused\s*Not allowed/);
    await open(row(/Drafted a withdrawal/), /Withdrawal\s*Order 1042: refund of [\d.]+ USDT/);
    await user.click(inPane().getByRole('button', { name: /USDT/ }));
    expect(onOpenWithdrawal).toHaveBeenCalledOnce();
  });

  it('draws what a refund link gives back as money, and quotes the words alone', async () => {
    const { open } = await show('order_refund_link');
    await open(
      row(/Created a refund link/),
      /Overpayment 12\.125 USDT Tron “Customer paid two amounts at once”/,
    );
  });

  it('is reached and left by keys, and gives the focus back', async () => {
    const { user } = await show('webhooks_troubled');
    rows()[0]?.focus();
    await user.keyboard('{End}{Home}{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
    await expect.poll(() => pane()).not.toBeNull();
    expect(rows()[1]).toHaveAttribute('aria-current', 'true');
    expect(inPane().getAllByRole('heading')[0]).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(pane()).toBeNull();
    expect(rows()[1]).toHaveFocus();
    await user.keyboard('/');
    expect(screen.getByRole('searchbox', { name: 'Search activity' })).toHaveFocus();
    await user.keyboard('/x');
    expect(screen.getByRole('searchbox')).toHaveValue('/x');
  });
});

describe('a notification', () => {
  it('is repeated with a reason, after a question', async () => {
    const { user, open, office } = await show('webhooks_told', { start: { view: 'notification' } });
    await open(row(/Order paid Order 1042/), 'Notification to your shop');
    await user.click(button('Notify your shop again…'));
    const dialog = screen.getByRole('dialog', { name: 'Notify your shop again?' });
    expect(dialog).toHaveTextContent('with the same id');
    await user.click(within(dialog).getByRole('button', { name: 'Notify again' }));
    expect(within(dialog).getByRole('textbox')).toHaveFocus();
    expect(dialog).toHaveTextContent('Give a reason.');
    await user.type(within(dialog).getByRole('textbox'), 'The shop lost it.');
    await user.click(within(dialog).getByRole('button', { name: 'Notify again' }));
    await expect.poll(() => pane()).toHaveTextContent('Your shop was notified again.');
    expect(screen.queryByRole('dialog')).toBeNull();
    const { entries } = await office.client.listActivity();
    expect(entries[0]?.act).toMatchObject({
      action: 'repeatCallback',
      outcome: 'done',
      reason: 'The shop lost it.',
      order: { reference: '1042' },
    });
  });

  it('is repeated by nobody who may only look', async () => {
    const { user, open } = await show('webhooks_told_reader', { start: { view: 'notification' } });
    await open(rows()[0], 'Notification to your shop');
    const again = button('Notify your shop again…');
    expect(again).toHaveAttribute('aria-disabled', 'true');
    await user.click(again);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

/** Refunds on the page of an order, over the real handlers: by link, in whole or in part, followed, cancelled. */
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { OrderRefundView } from '../../../src/treasury/contract/refundLinks.js';
import { OrderDetail } from '../../../src/treasury/panel/orders/OrderDetail.js';
import { APPROVER, READER, type BackOffice } from '../../../stories/treasury/backOffice.js';
import type { OfficeSceneName } from '../../../stories/treasury/officeScenes.js';
import { SHOWN_ORDER } from '../../../stories/treasury/orderScenes.js';
import { RECEIVERS } from '../../../stories/treasury/withdrawalScenes.js';
import { openFrozenOffice, pass, renderTreasury, settle } from '../../support/renderTreasury.js';
import { onFrozenPages, press, until, withLateParts } from './frozenPage.js';

withLateParts();
onFrozenPages();

async function show(scene: OfficeSceneName, prepare?: (office: BackOffice) => void) {
  const onOpenWithdrawal = vi.fn();
  const office = await openFrozenOffice(scene);
  prepare?.(office);
  const view = await renderTreasury(
    <OrderDetail order={SHOWN_ORDER} onOpenWithdrawal={onOpenWithdrawal} />,
    { office },
  );
  await settle();
  return { ...view, onOpenWithdrawal };
}

const page = () => within(screen.getByRole('region', { name: 'Order 1042' }));
const dialog = () => within(screen.getByRole('dialog'));
const stage = () => document.querySelector<HTMLElement>('[data-refund-stage]');
const steps = () =>
  [...document.querySelectorAll<HTMLElement>('[data-step-state]')].map(
    ({ dataset, textContent }) => `${dataset['stepState'] ?? ''}: ${textContent}`,
  );

type User = Awaited<ReturnType<typeof show>>['user'];

/** Opens the form by the button of what presses. */
async function begin(user: User): Promise<void> {
  await user.click(page().getByRole('button', { name: /^Refund 12\.\d+ USDT/ }));
  await until(() => screen.queryByRole('dialog'));
  await settle();
}

/** Presses, and waits until the server has answered. */
async function makeLink(press: (button: HTMLElement) => Promise<void>): Promise<void> {
  await press(dialog().getByRole('button', { name: /^Make a link/ }));
  await until(() => !screen.queryByText('Making the link…'));
}
const refunds = async (office: BackOffice): Promise<readonly OrderRefundView[]> =>
  (await office.client.getOrder(SHOWN_ORDER)).refunds;

describe('a refund by link', () => {
  it('needs a reason, is made once, shows its address once, and opens a mail with it', async () => {
    const { user, office } = await show('order_refund_offered');
    await begin(user);
    const choices = dialog().getAllByRole('radio', { name: /USDT$/ });
    expect(choices.map((one) => one.closest('label')?.textContent)).toEqual([
      expect.stringMatching(/^Overpayment12\.\d+ USDT$/),
      expect.stringMatching(/^Everything received6\d\.\d+ USDT$/),
    ]);
    expect(choices[0]).toBeChecked();
    // Why a surplus goes back is known, and is replaced by what a person types.
    expect(dialog().getByLabelText(/^Reason/)).toHaveValue('Overpayment');
    await user.clear(dialog().getByLabelText(/^Reason/));
    await user.click(dialog().getByRole('button', { name: 'Make a link for 12.125 USDT' }));
    expect(dialog().getByLabelText(/^Reason/)).toHaveFocus();
    expect(await refunds(office)).toEqual([]);
    await user.type(dialog().getByLabelText(/^Reason/), 'Paid twice');
    await user.selectOptions(dialog().getByLabelText('Link works for'), '3 days');
    await makeLink((press) => user.dblClick(press));
    const shown = dialog().getByText(/^https:\/\/store\.invalid\/refund\/[\w-]{64}$/);
    expect(dialog().getByRole('heading')).toHaveTextContent('Send this link to the customer');
    const mail = dialog().getByRole('link', { name: 'Send link by e-mail' }).getAttribute('href');
    expect(mail).toMatch(/^mailto:\?subject=Your%20refund%20for%20order%201042&body=/);
    expect(decodeURIComponent(mail ?? '')).toContain(`\r\n\r\n${shown.textContent}`);
    const [refund, ...others] = await refunds(office);
    expect(others).toEqual([]);
    const link = refund?.link;
    expect(refund).toMatchObject({ stage: 'customer', kind: 'excess' });
    const [made] = (await office.client.getOrder(SHOWN_ORDER)).timeline;
    expect(made).toMatchObject({ kind: 'link_made', reason: 'Paid twice' });
    expect(Date.parse(link?.expiresAt ?? '') - Date.parse(link?.madeAt ?? '')).toBe(3 * 86_400_000);
    expect((await office.refunds.fetch(new Request(shown.textContent))).status).toBe(200);
    await user.click(dialog().getByRole('button', { name: 'Done' }));
    await until(() => !screen.queryByRole('dialog'));
    expect(screen.queryByText(/\/refund\//)).toBeNull();
    // Its money is promised: it says where it stands, and asks nobody to pay it again.
    expect(page().getByText('Refund: Waiting for customer')).toBeVisible();
    expect(page().queryByRole('button', { name: /^Refund 12/ })).toBeNull();
    expect(page().queryByText('Overpaid')).toBeNull();
  });

  it('gives back a part, exactly as typed and no more than can go back', async () => {
    const { user, office } = await show('order_refund_offered');
    await begin(user);
    const amount = dialog().getByLabelText('Amount');
    // All that can go back, written as it is beside the field: what was filled in is known.
    expect(amount).toHaveValue('12.125');
    expect(dialog().getByRole('button', { name: 'Make a link for 12.125 USDT' })).toBeVisible();
    expect(dialog().getByText('You keep').nextSibling).toHaveTextContent(/^48.50 USDT$/);
    await user.clear(amount);
    // Another amount of three decimals is asked about, and what was meant is known from then on.
    await user.type(amount, '5.125');
    expect(dialog().getByRole('button', { name: 'Make a link' })).toBeVisible();
    await user.click(dialog().getByRole('button', { name: /5\.125/ }));
    expect(amount).toHaveValue('5.125');
    expect(dialog().getByRole('button', { name: 'Make a link for 5.125 USDT' })).toBeVisible();
    expect(dialog().getByText('You keep').nextSibling).toHaveTextContent(/^55.50 USDT$/);
    await user.clear(amount);
    await user.type(amount, '12.1251');
    expect(dialog().getByRole('alert')).toHaveTextContent('Up to 12.125 USDT can go back.');
    expect(amount).toBeInvalid();
    expect(amount).toHaveAccessibleDescription(/Up to 12\.125 USDT can go back/);
    await user.click(dialog().getByRole('button', { name: 'Make a link' }));
    expect(amount).toHaveFocus();
    expect(await refunds(office)).toEqual([]);
    await user.clear(amount);
    await user.type(amount, '5.05');
    expect(amount).toBeValid();
    await makeLink((press) => user.click(press));
    expect(await refunds(office)).toMatchObject([{ amount: '5.05', stage: 'customer' }]);
    const { refundable } = await office.client.getOrder(SHOWN_ORDER);
    expect(refundable).toMatchObject([{ kind: 'excess', amount: '7.075' }, { kind: 'all' }]);
  });

  it('is not made where its money has been promised meanwhile, and the page says so', async () => {
    const { user, office } = await show('order_refund_offered');
    await begin(user);
    const [offered] = (await office.client.getOrder(SHOWN_ORDER)).refundable;
    if (!offered) throw new Error('Nothing can go back in this scene.');
    const { currencyId, amount } = offered;
    await office.client.makeRefundLink(SHOWN_ORDER, {
      ...{ kind: 'excess', currencyId, amount, offered: amount, reason: 'By another person' },
    });
    await makeLink((press) => user.click(press));
    expect(dialog().getByRole('alert')).toHaveTextContent(/No link was made.*has changed/s);
    expect(await refunds(office)).toHaveLength(1);
  });
});

describe('a refund under way', () => {
  it('says who made it and what it waits for, and is cancelled after a question', async () => {
    const { user, office } = await show('order_refund_link');
    expect(stage()).toHaveAttribute('data-refund-stage', 'customer');
    expect(steps()).toEqual([
      expect.stringMatching(/^done: Link made.*Ada, /),
      expect.stringMatching(/^current: 2Waiting for customer.*Link opened/),
      expect.stringMatching(/^ahead: 3Approval/),
      expect.stringMatching(/^ahead: 4Sent.*12\.125 USDT on Tron/),
    ]);
    await user.click(page().getByRole('button', { name: 'Cancel refund' }));
    expect(page().getByText(/The customer’s link stops working at once/)).toHaveFocus();
    await user.click(page().getByRole('button', { name: 'Keep it' }));
    await user.click(page().getByRole('button', { name: 'Cancel refund' }));
    await press(page().getByRole('button', { name: 'Yes, cancel it' }));
    expect(await refunds(office)).toMatchObject([{ stage: 'revoked', link: { revokedBy: 'Ada' } }]);
    expect(stage()).toHaveTextContent(/Refund of 12\.125 USDT.*Ada, .*Cancelled/);
    // The button is gone, and the order is overpaid again.
    expect(document.activeElement).toHaveTextContent('Order 1042');
    expect(page().getByRole('button', { name: /^Refund 12\.\d+ USDT/ })).toBeVisible();
  });

  it('says which address was confirmed, opens its draft, and is cancelled there too', async () => {
    const { user, office, onOpenWithdrawal } = await show('order_refund_claimed');
    const [refund] = await refunds(office);
    const id = refund?.withdrawal?.id ?? '';
    expect(steps()).toEqual([
      expect.stringMatching(/^done: Link made/),
      expect.stringMatching(/^done: Customer confirmed.*, to T\w{5}…\w{4}/),
      expect.stringMatching(/^current: 3Waiting for approval.*Another person/),
      expect.stringMatching(/^ahead: 4Sent/),
    ]);
    await user.click(page().getByRole('button', { name: 'Open: Waiting for approval' }));
    expect(onOpenWithdrawal).toHaveBeenCalledExactlyOnceWith(id);
    const draft = await office.clientOf(APPROVER).getWithdrawal(id);
    expect(draft).toMatchObject({ addressTo: RECEIVERS.tron, actions: ['approve'] });
    await user.click(page().getByRole('button', { name: 'Cancel refund' }));
    await press(page().getByRole('button', { name: 'Yes, cancel it' }));
    expect(await refunds(office)).toMatchObject([{ stage: 'cancelled' }]);
  });

  it('is a movement of money once it is sent, and the order says what was given back', async () => {
    const { office } = await show('order_refund_claimed');
    const [refund] = await refunds(office);
    const id = refund?.withdrawal?.id ?? '';
    await office.clientOf(APPROVER).approveWithdrawal(id);
    await office.client.sendWithdrawal(id, { seen: [] });
    for (let turn = 0; turn < 3; turn += 1) {
      await office.store.sandbox.advance(10_000);
      await pass(16_000);
    }
    expect(stage()).toBeNull();
    expect(page().getByRole('button', { name: 'Open: Sent' })).toBeVisible();
    expect(page().getByText(/^Refunded \$12\.1\d$/)).toBeVisible();
    expect(page().queryByRole('button', { name: 'Cancel refund' })).toBeNull();
  });

  it('is only seen by a person who may not withdraw', async () => {
    await show('order_refund_link', ({ signIn }) => signIn(READER));
    expect(steps()).toHaveLength(4);
    expect(page().queryByRole('button', { name: 'Cancel refund' })).toBeNull();
  });
});

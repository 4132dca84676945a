/** Refunds by link on the page of an order, over the real handlers: making, showing once, revoking, following. */
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RefundLinkView } from '../../src/contract/treasury/refundLinks.js';
import { OrderDetail } from '../../src/treasury/orders/OrderDetail.js';
import { APPROVER, READER, type BackOffice } from '../../stories/treasury/backOffice.js';
import type { OfficeSceneName } from '../../stories/treasury/officeScenes.js';
import { SHOWN_ORDER } from '../../stories/treasury/orderScenes.js';
import { RECEIVERS } from '../../stories/treasury/withdrawalScenes.js';
import { useFrozenTime } from '../support/renderCheckout.js';
import { openFrozenOffice, renderTreasury, settle } from '../support/renderTreasury.js';

beforeEach(() => {
  useFrozenTime();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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

const part = () =>
  within(screen.getByRole('heading', { name: 'Refund by link' }).parentElement as HTMLElement);
const button = (name: string | RegExp) => part().getByRole('button', { name });
/** Presses, and waits until the store has answered. */
async function makeLink(press: () => Promise<void>): Promise<void> {
  await press();
  for (let left = 50; left > 0 && part().queryByText('Creating the link…'); left -= 1)
    await settle();
}
const links = async (office: BackOffice): Promise<readonly RefundLinkView[]> =>
  (await office.client.getOrder(SHOWN_ORDER)).refundLinks ?? [];

describe('a refund by link', () => {
  it('is offered with what can go back, and needs a reason', async () => {
    const { user, office } = await show('order_refund_offered');
    await user.click(button('New refund link'));
    const choices = part().getAllByRole('radio');
    expect(choices.map((one) => one.closest('label')?.textContent)).toEqual([
      expect.stringMatching(/^OverpaymentThe order stays paid\.12\.\d+ USDTTron$/),
      expect.stringMatching(/^Everything received.*6\d\.\d+ USDTTron$/),
    ]);
    expect(choices[0]).toBeChecked();
    await user.click(button('Create link'));
    expect(part().getByLabelText('Reason')).toHaveFocus();
    expect(part().getByText('Give a reason. It is kept with your name.')).toBeVisible();
    expect(await links(office)).toEqual([]);
  });

  it('shows its address once, to copy, and then its state', async () => {
    const { user, office } = await show('order_refund_offered');
    await user.click(button('New refund link'));
    await user.type(part().getByLabelText('Reason'), 'Paid twice');
    await user.selectOptions(part().getByLabelText('Link works for'), '3 days');
    await makeLink(() => user.click(button('Create link')));
    const shown = part().getByText(/^https:\/\/store\.invalid\/refund\/[\w-]{64}$/);
    expect(part().getByRole('heading', { name: 'The link for the customer' })).toHaveFocus();
    expect(button('Copy link')).toBeVisible();
    const [link, ...others] = await links(office);
    expect(others).toEqual([]);
    expect(link).toMatchObject({ state: 'made', kind: 'excess', reason: 'Paid twice' });
    const [until, madeAt] = [link?.expiresAt ?? '', link?.madeAt ?? ''].map((one) =>
      Date.parse(one),
    );
    expect((until ?? 0) - (madeAt ?? 0)).toBe(3 * 86_400_000);
    expect((await office.refunds.fetch(new Request(shown.textContent))).status).toBe(200);
    await user.click(button('Done'));
    expect(part().queryByText(/\/refund\//)).toBeNull();
    expect(part().getByText('Link made')).toBeVisible();
    expect(part().getByText('Not yet')).toBeVisible();
    expect(part().getByText(/Lost the link\? Revoke it/)).toBeVisible();
  });

  it('is made once by a double press', async () => {
    const { user, office } = await show('order_refund_offered');
    await user.click(button('New refund link'));
    await user.type(part().getByLabelText('Reason'), 'Paid twice');
    await makeLink(() => user.dblClick(button('Create link')));
    expect(await links(office)).toHaveLength(1);
  });

  it('is not made where its money has been promised meanwhile, and the page says so', async () => {
    const { user, office } = await show('order_refund_offered');
    await user.click(button('New refund link'));
    await user.type(part().getByLabelText('Reason'), 'Paid twice');
    const [offered] = (await office.client.getOrder(SHOWN_ORDER)).refundOptions ?? [];
    await office.client.makeRefundLink(SHOWN_ORDER, {
      kind: 'excess',
      currencyId: offered?.currencyId ?? '',
      amount: offered?.amount as never,
      reason: 'By another person',
    });
    await makeLink(() => user.click(button('Create link')));
    expect(part().getByRole('alert')).toHaveTextContent(/No link was created.*has changed/s);
    expect(await links(office)).toHaveLength(1);
  });

  it('is revoked after a question', async () => {
    const { user, office } = await show('order_refund_link');
    expect(part().getByText('Opened', { selector: '.till-list-row-state' })).toBeVisible();
    await user.click(button('Revoke link'));
    expect(part().getByText('The customer’s link stops working at once.')).toHaveFocus();
    await user.click(button('Keep it'));
    await user.click(button('Revoke link'));
    await user.click(button('Yes, revoke it'));
    await settle();
    expect(await links(office)).toMatchObject([{ state: 'revoked', revokedBy: 'Ada' }]);
    expect(part().getByText('Revoked')).toBeVisible();
    expect(part().queryByRole('button', { name: 'Revoke link' })).toBeNull();
    expect(button('New refund link')).toBeVisible();
  });

  it('says whose draft came of it, and opens that', async () => {
    const { user, office, onOpenWithdrawal } = await show('order_refund_claimed');
    const [link] = await links(office);
    expect(part().getByText('Waits for approval')).toBeVisible();
    expect(part().queryByRole('button', { name: 'Revoke link' })).toBeNull();
    await user.click(button('Open the withdrawal'));
    expect(onOpenWithdrawal).toHaveBeenCalledExactlyOnceWith(link?.withdrawalId);
    const draft = await office.clientOf(APPROVER).getWithdrawal(link?.withdrawalId ?? '');
    expect(draft).toMatchObject({ addressTo: RECEIVERS.tron, actions: ['approve'] });
  });

  it('is only seen by a person who may not withdraw', async () => {
    await show('order_refund_link', ({ signIn }) => signIn(READER));
    expect(part().getByText('Customer paid two amounts at once')).toBeVisible();
    expect(part().queryAllByRole('button')).toEqual([]);
  });

  it('is not there in a store without links', async () => {
    await show('order_over');
    expect(screen.queryByRole('heading', { name: 'Refund by link' })).toBeNull();
  });
});

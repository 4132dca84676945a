/** Refunds by link on the page of an order, over the real handlers: making, showing once, revoking, following. */
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { RefundLinkView } from '../../../src/treasury/contract/refundLinks.js';
import { OrderDetail } from '../../../src/treasury/panel/orders/OrderDetail.js';
import { APPROVER, READER, type BackOffice } from '../../../stories/treasury/backOffice.js';
import type { OfficeSceneName } from '../../../stories/treasury/officeScenes.js';
import { SHOWN_ORDER } from '../../../stories/treasury/orderScenes.js';
import { RECEIVERS } from '../../../stories/treasury/withdrawalScenes.js';
import { openFrozenOffice, renderTreasury, settle } from '../../support/renderTreasury.js';
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
const part = () =>
  within(
    screen
      .getByRole('heading', { name: 'Refund by link' })
      .closest('.till-order-card') as HTMLElement,
  );
const dialog = () => within(screen.getByRole('dialog'));
const button = (name: string | RegExp) => part().getByRole('button', { name });

type User = Awaited<ReturnType<typeof show>>['user'];

/** Opens the form by the button of what presses. */
async function begin(user: User): Promise<void> {
  await user.click(page().getByRole('button', { name: /^Refund 12\.\d+ USDT/ }));
  await until(() => screen.queryByRole('dialog'));
  await settle();
}

/** Presses, and waits until the store has answered. */
async function makeLink(press: (button: HTMLElement) => Promise<void>): Promise<void> {
  await press(dialog().getByRole('button', { name: 'Create link' }));
  await until(() => !screen.queryByText('Creating the link…'));
}
const links = async (office: BackOffice): Promise<readonly RefundLinkView[]> =>
  (await office.client.getOrder(SHOWN_ORDER)).refundLinks ?? [];

describe('a refund by link', () => {
  it('is offered with what can go back, needs a reason, is made once, and shows its address once', async () => {
    const { user, office } = await show('order_refund_offered');
    await begin(user);
    const choices = dialog().getAllByRole('radio');
    expect(choices.map((one) => one.closest('label')?.textContent)).toEqual([
      expect.stringMatching(/^OverpaymentThe order stays paid\.12\.\d+ USDT$/),
      expect.stringMatching(/^Everything received.*6\d\.\d+ USDT$/),
      'Late paymentNone',
      'Wrong currencyNone',
    ]);
    expect(choices.map((one) => (one as HTMLInputElement).disabled)).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(choices[0]).toBeChecked();
    expect(dialog().getByText('Nothing is sent by the link itself.')).toBeVisible();
    await user.click(dialog().getByRole('button', { name: 'Create link' }));
    expect(dialog().getByLabelText(/^Reason/)).toHaveFocus();
    expect(dialog().getByText('Give a reason. It’s kept with your name.')).toBeVisible();
    expect(await links(office)).toEqual([]);
    await user.type(dialog().getByLabelText(/^Reason/), 'Paid twice');
    await user.selectOptions(dialog().getByLabelText('Link works for'), '3 days');
    await makeLink((press) => user.dblClick(press));
    await until(() => !screen.queryByRole('dialog'));
    const shown = part().getByText(/^https:\/\/store\.invalid\/refund\/[\w-]{64}$/);
    await settle();
    expect(part().getByRole('heading', { name: 'The link for the customer' })).toHaveFocus();
    expect(button('Copy link')).toBeVisible();
    const [link, ...others] = await links(office);
    expect(others).toEqual([]);
    expect(link).toMatchObject({ state: 'made', kind: 'excess', reason: 'Paid twice' });
    const [endsAt, madeAt] = [link?.expiresAt ?? '', link?.madeAt ?? ''].map((one) =>
      Date.parse(one),
    );
    expect((endsAt ?? 0) - (madeAt ?? 0)).toBe(3 * 86_400_000);
    expect((await office.refunds.fetch(new Request(shown.textContent))).status).toBe(200);
    await user.click(button('Done'));
    expect(part().queryByText(/\/refund\//)).toBeNull();
    expect(part().getByText('Link created')).toBeVisible();
    expect(part().getByText('Not yet')).toBeVisible();
    expect(part().getByText(/Lost it\? Replace it/)).toBeVisible();
    // Its money is promised, so nothing more is offered at once.
    expect(page().queryByRole('button', { name: /^Refund 12/ })).toBeNull();
  });

  it('is not made where its money has been promised meanwhile, and the page says so', async () => {
    const { user, office } = await show('order_refund_offered');
    await begin(user);
    await user.type(dialog().getByLabelText(/^Reason/), 'Paid twice');
    const [offered] = (await office.client.getOrder(SHOWN_ORDER)).refundOptions ?? [];
    await office.client.makeRefundLink(SHOWN_ORDER, {
      kind: 'excess',
      currencyId: offered?.currencyId ?? '',
      amount: offered?.amount as never,
      reason: 'By another person',
    });
    await makeLink((press) => user.click(press));
    expect(dialog().getByRole('alert')).toHaveTextContent(/No link was created.*has changed/s);
    expect(await links(office)).toHaveLength(1);
  });

  it('is cancelled after a question', async () => {
    const { user, office } = await show('order_refund_link');
    expect(part().getByText('Link opened')).toBeVisible();
    await user.click(button('Cancel link'));
    expect(part().getByText('The customer’s link stops working at once.')).toHaveFocus();
    await user.click(button('Keep it'));
    await user.click(button('Cancel link'));
    await press(button('Yes, cancel it'));
    expect(await links(office)).toMatchObject([{ state: 'revoked', revokedBy: 'Ada' }]);
    expect(screen.queryByRole('heading', { name: 'Refund by link' })).toBeNull();
    expect(page().getByText('Refund link cancelled')).toBeVisible();
    expect(page().getByRole('button', { name: /^Refund 12\.\d+ USDT/ })).toBeVisible();
  });

  it('is replaced: the old one is cancelled, and the form for another opens', async () => {
    const { user, office } = await show('order_refund_link');
    await user.click(button('Replace link'));
    await user.click(button('Cancel it and create another'));
    await until(() => screen.queryByRole('dialog'));
    expect(await links(office)).toMatchObject([{ state: 'revoked' }]);
    await user.type(dialog().getByLabelText(/^Reason/), 'The first one was lost');
    await makeLink((press) => user.click(press));
    expect(await links(office)).toMatchObject([{ state: 'revoked' }, { state: 'made' }]);
  });

  it('says whose draft came of it, and opens that', async () => {
    const { user, office, onOpenWithdrawal } = await show('order_refund_claimed');
    const [link] = await links(office);
    expect(screen.queryByRole('heading', { name: 'Refund by link' })).toBeNull();
    expect(page().getByText('Customer confirmed an address')).toBeVisible();
    await user.click(page().getByRole('button', { name: 'Open: Needs approval' }));
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

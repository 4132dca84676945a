/** One order on screen, over the real handlers: its details, actions and refunds. */
import { screen, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCheckoutClient } from '../../src/checkout/client.js';
import { createTreasuryClient } from '../../src/treasury/client.js';
import { OrderDetail } from '../../src/treasury/orders/OrderDetail.js';
import { TreasuryProvider } from '../../src/treasury/TreasuryProvider.js';
import { READER, type BackOffice } from '../../stories/treasury/backOffice.js';
import type { OfficeSceneName } from '../../stories/treasury/officeScenes.js';
import { SHOWN_ACCOUNT, SHOWN_ORDER } from '../../stories/treasury/orderScenes.js';
import { RECEIVERS } from '../../stories/treasury/withdrawalScenes.js';
import { useFrozenTime } from '../support/renderCheckout.js';
import { openFrozenOffice, pass, renderTreasury, settle } from '../support/renderTreasury.js';

beforeEach(() => {
  useFrozenTime();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function show(
  scene: OfficeSceneName,
  order: { kind: string; reference: string } = SHOWN_ORDER,
) {
  const onOpenWithdrawal = vi.fn();
  const office = await openFrozenOffice(scene);
  const view = await renderTreasury(
    <OrderDetail order={order} onOpenWithdrawal={onOpenWithdrawal} />,
    { office },
  );
  await settle();
  return { ...view, onOpenWithdrawal };
}

const panel = () => screen.getByRole('region', { name: /^(Order|Account) / });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const noButton = (name: string | RegExp) => screen.queryByRole('button', { name });
const form = (title: string) =>
  within(screen.getByRole('heading', { name: title, level: 4 }).closest('form') as HTMLElement);

const STATES: readonly (readonly [OfficeSceneName, string, RegExp])[] = [
  ['order_not_chosen', 'open', /No currency has been chosen yet/],
  ['order_open', 'open', /Asked for.*48\.\d+.*USDT/],
  ['order_seen', 'open', /Seen, not confirmed/],
  ['order_partial', 'open', /Still due.*Less than the price/s],
  ['order_over', 'paid', /Too much.*12\.\d+/s],
  ['order_late', 'open', /Late: it came after its price had expired/],
  ['order_wrong_currency', 'open', /Not the currency that was chosen/],
  ['order_held', 'held', /Held by the service/],
  ['order_released', 'paid', /Hold ended.*The store/s],
  ['order_paid', 'paid', /Transfer confirmed.*Signed event of the service/s],
  ['order_marked', 'paid', /Marked as paid/],
  ['order_marked_held', 'held', /Marked as paid/],
  ['order_closed', 'closed', /takes no more payments/],
  ['order_refunded', 'paid', /Refund of order 1042/],
  ['order_refund_unreadable', 'paid', /1 withdrawal could not be read.*0b7c9a52-6a1d-4a52/s],
  ['orders_none', 'error', /could not be read.*nothing under this name/s],
];

describe.each(STATES)('"%s"', (scene, status, words) => {
  it(`is ${status}, with its text`, async () => {
    await show(scene);
    expect(panel()).toHaveAttribute('data-status', status);
    const text = panel().textContent;
    // Order on screen differs from order of reading, so both halves are looked for.
    for (const part of words.source.split('.*')) expect(text).toMatch(new RegExp(part, 's'));
  });
});

describe('the timeline', () => {
  it('shows sources and times of the evidence, oldest first', async () => {
    await show('order_marked');
    const steps = within(panel().querySelector('ol') as HTMLElement).getAllByRole('listitem');
    expect(steps.map(({ dataset }) => dataset['kind'])).toEqual(
      expect.arrayContaining(['opened', 'quoted', 'confirmed', 'marked_paid']),
    );
    expect(steps.at(0)).toHaveAttribute('data-kind', 'opened');
    expect(steps.at(-1)).toHaveTextContent(/Marked as paid.*The store/);
    for (const step of steps) expect(step.querySelector('time')).not.toBeNull();
  });

  it('is that of a customer too, with deposits in place of a price', async () => {
    await show('order_account', SHOWN_ACCOUNT);
    expect(panel()).toHaveTextContent('Account 77');
    expect(panel()).toHaveTextContent('140.25 USDT');
    expect(noButton('Go on')).toBeNull();
  });
});

describe('ending a hold', () => {
  it('takes a reason and a second press, and shows the consequences in between', async () => {
    const { user, office } = await show('order_held');
    await user.type(form('End the hold').getByLabelText('Reason'), 'Sender known, says Ada');
    await user.click(form('End the hold').getByRole('button', { name: 'Go on' }));
    const question = within(screen.getByRole('group', { name: 'End the hold' }));
    expect(question.getByText('This is what happens:')).toHaveFocus();
    expect(question.getByText(/the order is paid at once and the store is told so/)).toBeVisible();
    // One press changes nothing.
    expect((await office.client.getOrder(SHOWN_ORDER)).order.state).toBe('held');
    await user.click(question.getByRole('button', { name: 'Yes, end the hold' }));
    await settle();
    expect(panel()).toHaveAttribute('data-status', 'paid');
    const { entries } = await office.client.listAudit();
    expect(entries[0]).toMatchObject({
      who: 'Ada',
      action: 'releaseHold',
      target: 'payment:1042',
      outcome: 'done',
      reason: 'Sender known, says Ada',
    });
  });

  it('makes one line of a pasted reason, which the store takes', async () => {
    const { user, office } = await show('order_held');
    await user.click(form('End the hold').getByLabelText('Reason'));
    await user.paste('Sender\tknown\u0000\u2029says\u0085Ada');
    expect(form('End the hold').getByLabelText('Reason')).toHaveValue('Sender known says Ada');
    await user.click(form('End the hold').getByRole('button', { name: 'Go on' }));
    await user.click(button('Yes, end the hold'));
    await settle();
    const { entries } = await office.client.listAudit();
    expect(entries[0]).toMatchObject({ outcome: 'done', reason: 'Sender known says Ada' });
  });

  it('asks for the reason where there is none, and does nothing', async () => {
    const { user } = await show('order_held');
    await user.type(form('End the hold').getByLabelText('Reason'), '   ');
    await user.click(form('End the hold').getByRole('button', { name: 'Go on' }));
    expect(form('End the hold').getByText(/Give a reason/)).toBeVisible();
    expect(form('End the hold').getByLabelText('Reason')).toHaveFocus();
    expect(noButton('Yes, end the hold')).toBeNull();
  });

  it('can be thought better of', async () => {
    const { user, office } = await show('order_held');
    await user.type(form('End the hold').getByLabelText('Reason'), 'A try{Enter}');
    await user.click(button('No, change nothing'));
    expect(noButton('Yes, end the hold')).toBeNull();
    expect(form('End the hold').getByLabelText('Reason')).toHaveFocus();
    expect((await office.client.listAudit()).entries).toEqual([]);
  });

  it('is sent once, however often it is pressed', async () => {
    const { user, office } = await show('order_held');
    await user.type(form('End the hold').getByLabelText('Reason'), 'Known{Enter}');
    await user.dblClick(button('Yes, end the hold'));
    await settle();
    const { entries } = await office.client.listAudit();
    expect(entries.filter(({ action }) => action === 'releaseHold')).toHaveLength(1);
  });
});

describe('marking as paid', () => {
  it('says that the store is notified, and does it after the second press', async () => {
    const { user } = await show('order_late');
    await user.type(form('Mark as paid').getByLabelText('Reason'), 'The price held{Enter}');
    expect(screen.getByText(/as if the money had come: it may deliver/)).toBeVisible();
    expect(screen.getByText('Your reason: The price held')).toBeVisible();
    await user.click(button('Yes, mark it as paid'));
    await settle();
    expect(panel()).toHaveAttribute('data-status', 'paid');
    expect(noButton('Go on')).toBeNull();
  });

  it('of a held order says that held payments stay held, and they do', async () => {
    const { user } = await show('order_held');
    await user.type(form('Mark as paid').getByLabelText('Reason'), 'Cash{Enter}');
    expect(screen.getByText(/Held payments stay held/)).toBeVisible();
    expect(screen.queryByText(/counts as paid at once/)).toBeNull();
    await user.click(button('Yes, mark it as paid'));
    await settle();
    expect(panel()).toHaveAttribute('data-status', 'held');
    expect(screen.getByText('A person has marked this order as paid.')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Mark as paid' })).toBeNull();
  });

  it('that is refused says so and changes nothing', async () => {
    const { user, office } = await show('order_late');
    await user.type(form('Mark as paid').getByLabelText('Reason'), 'The price held{Enter}');
    office.signIn(READER);
    await user.click(button('Yes, mark it as paid'));
    await settle();
    expect(screen.getByRole('alert')).toHaveTextContent('The order was not marked as paid');
    expect(panel()).toHaveAttribute('data-status', 'open');
  });

  it('is not said to have failed where its answer was lost', async () => {
    const office = await openFrozenOffice('order_late');
    let loses = false;
    const client = createTreasuryClient({
      endpoint: office.endpoint,
      async fetch(url, init) {
        const answer = await office.fetch(url, init);
        if (loses) throw new TypeError('Failed to fetch');
        return answer;
      },
    });
    const part = <OrderDetail order={SHOWN_ORDER} />;
    const { user } = await renderTreasury(part, { office, client });
    await settle();
    await user.type(form('Mark as paid').getByLabelText('Reason'), 'The price held{Enter}');
    loses = true;
    await user.click(button('Yes, mark it as paid'));
    await settle();
    expect((await office.client.getOrder(SHOWN_ORDER)).order.state).toBe('paid');
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(/^It is not known whether the store got your press/);
    expect(alert).not.toHaveTextContent('The order was not marked as paid');
  });

  it.each(['order_paid', 'order_marked', 'order_over'] as const)(
    'is not offered for "%s"',
    async (scene) => {
      await show(scene);
      expect(screen.queryByRole('heading', { name: 'Mark as paid' })).toBeNull();
    },
  );
});

describe('who may only look', () => {
  it('sees the order, no form and no refund, and why', async () => {
    await show('order_read_only');
    expect(panel()).toHaveAttribute('data-status', 'held');
    expect(screen.getByText(/You can look at this order, but not change it/)).toBeVisible();
    expect(noButton('Go on')).toBeNull();
    expect(noButton(/^Refund/)).toBeNull();
  });
});

describe('a refund', () => {
  const amount = () => screen.getByLabelText<HTMLInputElement>('Amount').value;
  const address = () => screen.getByLabelText('The shopper’s refund address');

  it('of the excess is filled in to the last digit, and asks for the address', async () => {
    const { user, office } = await show('order_over');
    const { order } = await office.client.getOrder(SHOWN_ORDER);
    await user.click(button(/^Refund the excess/));
    await settle();
    expect(panel()).toHaveAttribute('data-status', 'refund');
    expect(amount()).toBe(order.checkout.excess);
    expect(address()).toHaveValue('');
    expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveValue('USDT on Tron');
  });

  it('of one order is over when another is shown in its place', async () => {
    const { user, office, rerender } = await show('order_over');
    await user.click(button(/^Refund the excess/));
    await settle();
    expect(panel()).toHaveAttribute('data-status', 'refund');
    rerender(
      <StrictMode>
        <TreasuryProvider client={office.client}>
          <OrderDetail order={{ kind: 'payment', reference: 'another' }} />
        </TreasuryProvider>
      </StrictMode>,
    );
    await settle();
    expect(panel()).not.toHaveAttribute('data-status', 'refund');
  });

  it.each(['order_late', 'order_wrong_currency', 'order_held'] as const)(
    'of "%s" is the whole transfer',
    async (scene) => {
      const { user, office } = await show(scene);
      const { order } = await office.client.getOrder(SHOWN_ORDER);
      await user.click(button(/^Refund these/));
      await settle();
      expect(amount()).toBe(order.checkout.transfers[0]?.amount);
      expect(address()).toHaveValue('');
    },
  );

  it('of a held transfer says that the money may not be available', async () => {
    const { user } = await show('order_held');
    await user.click(button(/^Refund these/));
    await settle();
    expect(screen.getByText(/may not be at hand/)).toBeVisible();
  });

  it('of a transfer for which the order was marked as paid warns', async () => {
    const { user } = await show('order_marked');
    await user.click(button(/^Refund these/));
    await settle();
    expect(screen.getByText(/gives the goods away/)).toBeVisible();
  });

  it('is not offered for what has only been seen', async () => {
    await show('order_seen');
    expect(noButton(/^Refund/)).toBeNull();
  });

  it.each(['order_refunded', 'order_refund_unreadable'] as const)(
    'beside another one, as in "%s", warns that money may have gone back already',
    async (scene) => {
      const { user } = await show(scene);
      expect(screen.queryByText('No money of it has gone back.')).toBeNull();
      await user.click(button(/^Refund the excess/));
      await settle();
      expect(screen.getByText(/has gone back already, or may have, or is about to/)).toBeVisible();
    },
  );

  it('is drafted for this order, shows in it, and opens', async () => {
    const { user, office, onOpenWithdrawal } = await show('order_over');
    await user.click(button(/^Refund the excess/));
    await settle();
    await user.click(address());
    await user.paste(RECEIVERS.tron);
    await user.click(button('Review'));
    await settle();
    expect(screen.getByRole('heading', { name: 'Check before you send' })).toBeVisible();
    await user.click(button('Back to the order'));
    await settle();
    const { refunds } = await office.client.getOrder(SHOWN_ORDER);
    expect(refunds).toMatchObject([{ state: 'draft', refundOf: SHOWN_ORDER }]);
    await user.click(panel().querySelector('[data-withdrawal]') as HTMLElement);
    expect(onOpenWithdrawal).toHaveBeenCalledExactlyOnceWith(refunds[0]?.id);
    // The form comes back to the same draft.
    await user.click(button(/^Refund the excess/));
    await settle();
    expect(screen.getByRole('heading', { name: 'Check before you send' })).toBeVisible();
    expect((await office.client.listWithdrawals()).withdrawals).toHaveLength(1);
  });
});

describe('an order whose price has changed', () => {
  async function dearer(scene: OfficeSceneName) {
    const office = await openFrozenOffice(scene);
    office.store.setOrder('1042', { orderId: '1042', amountUsd: '95' });
    await createCheckoutClient(office.store).openCheckout({ order: '1042' });
    const view = await renderTreasury(<OrderDetail order={SHOWN_ORDER} />, { office });
    await settle();
    return view;
  }

  it('is not said to be one to which nothing can arrive', async () => {
    await dearer('order_open');
    expect(panel()).toHaveTextContent('$95.00');
    expect(panel()).not.toHaveTextContent('nothing can arrive');
    expect(panel()).toHaveTextContent('What is sent to an address shown before still arrives');
  });

  it('can be refunded what has come for the earlier one', async () => {
    const { user } = await dearer('order_partial');
    expect(panel().querySelector('.till-order-transfer')).not.toBeNull();
    await user.click(button('Refund another amount'));
    await settle();
    expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveValue('USDT on Tron');
  });
});

it('shows what has come in a currency that was chosen before', async () => {
  const office = await openFrozenOffice('order_partial');
  const shopper = createCheckoutClient(office.store);
  const { token } = await shopper.openCheckout({ order: '1042' });
  await shopper.selectCurrency(token, 'TRX.Tron');
  const { order } = await office.client.getOrder(SHOWN_ORDER);
  const [beside] = order.checkout.receivedBeside ?? [];
  expect(beside).toMatchObject({ currencyId: 'USDT.Tron', amount: '29.1' });
  await renderTreasury(<OrderDetail order={SHOWN_ORDER} />, { office });
  await settle();
  const facts = [...panel().querySelectorAll('.till-fact')].map(({ textContent }) => textContent);
  expect(facts).toContain('Received29.10 USDT');
});

it('draws each transfer of one transaction, and once', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { office } = await show('order_open');
  const { sandbox, settle: arrive } = office.store;
  const externalId = sandbox.state().wallets.at(-1)?.externalId ?? '';
  const amounts = ['7', '8', '9'];
  let txHash: string | undefined;
  for (const [index, amount] of amounts.entries()) {
    const to = { externalId, currencyId: 'USDT.Tron', amount, bcUniqKey: String(index) };
    ({ txHash } = sandbox.pay({ ...to, ...(txHash === undefined ? {} : { txHash }) }));
    await arrive();
    await pass(16_000);
  }
  const rows = [...panel().querySelectorAll('.till-order-transfer .till-amount')];
  expect(rows.map(({ textContent }) => textContent)).toEqual(
    amounts.map((one) => `${one}.00 USDT`),
  );
  expect(complaints).not.toHaveBeenCalled();
});

describe('what changes while a person is at it', () => {
  /** Another transfer to the order, which the service stops for a check. */
  async function stopAnother({ store: { sandbox, settle: arrive } }: BackOffice) {
    const externalId = sandbox.state().wallets.at(-1)?.externalId ?? '';
    sandbox.block(sandbox.pay({ externalId, currencyId: 'USDT.Tron', amount: '7' }).txHash);
    await arrive();
  }

  it('leaves the focus in the reason that is typed', async () => {
    const { user, office } = await show('order_partial');
    const field = form('Mark as paid').getByLabelText('Reason');
    await user.type(field, 'Paid in c');
    await stopAnother(office);
    await pass(16_000);
    expect(panel()).toHaveAttribute('data-status', 'held');
    expect(field).toHaveFocus();
    await user.keyboard('ash');
    expect(field).toHaveValue('Paid in cash');
  });

  it('asks again before it releases a hold that was not on screen', async () => {
    const { user, office } = await show('order_held');
    const field = form('End the hold').getByLabelText('Reason');
    await user.type(field, 'Sender known{Enter}');
    expect(button('Yes, end the hold')).toBeVisible();
    await stopAnother(office);
    await pass(16_000);
    expect(noButton('Yes, end the hold')).toBeNull();
    expect(screen.getByRole('alert')).toHaveTextContent(/has changed since you were asked/);
    expect(field).toHaveFocus();
    expect(field).toHaveValue('Sender known');
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(button('Yes, end the hold'));
    await settle();
    expect(panel()).toHaveAttribute('data-status', 'paid');
  });

  it('does not release a hold that is newer than the page’s data, and shows it', async () => {
    const { user, office } = await show('order_held');
    await user.type(form('End the hold').getByLabelText('Reason'), 'Sender known{Enter}');
    await stopAnother(office);
    await user.click(button('Yes, end the hold'));
    await settle();
    expect(panel()).toHaveAttribute('data-status', 'held');
    const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said.join()).toContain('something new holds this order');
    expect(said.join()).not.toContain('The hold has been ended');
  });
});

it('follows the order while it is open, and announces its new state', async () => {
  const { office } = await show('order_held');
  await office.client.releaseHold(SHOWN_ORDER, { reason: 'In another tab' });
  await pass(16_000);
  expect(panel()).toHaveAttribute('data-status', 'paid');
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('Order 1042: Paid');
});

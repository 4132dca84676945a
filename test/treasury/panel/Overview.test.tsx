/** The first page: what needs whom, what could not be read, keys and live rows. */
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { TaskView } from '../../../src/treasury/contract/tasks.js';
import { parseDecimal } from '../../../src/money/decimal.js';
import type { Grant } from '../../../src/treasury/server/permissions.js';
import { en } from '../../../src/treasury/panel/messages/en.js';
import { Overview, type OverviewProps } from '../../../src/treasury/panel/overview/Overview.js';
import { taskText, taskVerb } from '../../../src/treasury/panel/overview/taskText.js';
import { WithdrawalStatus } from '../../../src/treasury/panel/withdrawals/WithdrawalStatus.js';
import { TreasuryPanel } from '../../../src/treasury/panel/shell/TreasuryPanel.js';
import {
  APPROVER,
  CLERK,
  createBackOffice,
  OWNER,
  type BackOffice,
  type BackOfficeOptions,
} from '../../../stories/treasury/backOffice.js';
import { RECEIVERS } from '../../../stories/treasury/withdrawalScenes.js';
import { pass, renderTreasury } from '../../support/renderTreasury.js';
import { button, onFrozenPages } from './frozenPage.js';

onFrozenPages();

const idOf = (n: number) => `5b6f6f0e-6d0b-4c62-9d5f-00000000000${String(n)}`;
const draft = (office: BackOffice, n: number, person: Grant = CLERK, amount = '15.5') =>
  office.clientOf(person).draftWithdrawal({
    ...{ id: idOf(n), currencyId: 'USDT.Tron', amount: parseDecimal(amount) },
    addressTo: RECEIVERS.tron,
  });

/** An office whose Tron wallet holds no tokens, so that nothing is said of its gas. */
function openOffice(options: BackOfficeOptions = {}): BackOffice {
  const office = createBackOffice({ store: { now: () => Date.now() }, ...options });
  office.store.sandbox.setBalances({ 'USDT.Tron': '0' });
  return office;
}

const opened = {
  onOpenOrder: vi.fn(),
  onOpenWithdrawal: vi.fn(),
  onShow: vi.fn(),
  onOpenActivity: vi.fn(),
};

async function open(office: BackOffice, props: Partial<OverviewProps> = {}) {
  for (const spy of Object.values(opened)) spy.mockClear();
  const view = await renderTreasury(<Overview {...opened} {...props} />, { office });
  await pass(500);
  return view;
}
const needs = () => screen.getByRole('region', { name: en.needsYou });
const rows = () => within(needs()).queryAllByRole('listitem');

describe('what needs a person', () => {
  it('is a row with one button that leads to it', async () => {
    const office = openOffice({ person: APPROVER });
    await draft(office, 1);
    const { user } = await open(office);
    expect(rows()).toHaveLength(1);
    expect(rows()[0]).toHaveTextContent(
      'Approve a withdrawal of 15.50 USDT Drafted by Cleo. Needs a second person.',
    );
    await user.click(within(needs()).getByRole('button', { name: /^Review: Approve/ }));
    expect(opened.onOpenWithdrawal).toHaveBeenCalledWith(idOf(1));
  });

  it('is gone through with the arrows, while the focus is in it', async () => {
    const office = openOffice({ person: APPROVER });
    for (let n = 1; n <= 3; n += 1) await draft(office, n, CLERK, `${String(n)}.5`);
    const { user } = await open(office);
    const buttons = within(needs()).getAllByRole('button', { name: /^Review/ });
    await user.keyboard('{ArrowDown}');
    expect(document.body).toHaveFocus();
    act(() => buttons[0]?.focus());
    await user.keyboard('j{ArrowDown}{ArrowDown}');
    expect(buttons[2]).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(buttons[2]).toHaveFocus();
    await user.keyboard('{ArrowUp}{Enter}');
    expect(opened.onOpenWithdrawal).toHaveBeenCalledTimes(1);
    expect(buttons[1]).toHaveFocus();
  });

  it('says what could not be read, and never that all is well then', async () => {
    const office = openOffice({
      service: (send) => (request) =>
        request.url.includes('balance')
          ? Promise.resolve(new Response('down', { status: 500 }))
          : send(request),
    });
    await open(office);
    await pass(5_000);
    expect(needs()).toHaveTextContent(en.unread['balances'] ?? '');
    expect(needs()).not.toHaveTextContent(en.allCaughtUp);
  });

  it('says that it could not be loaded, and offers to try again', async () => {
    const office = openOffice({
      page: (send) => (url, init) =>
        url.endsWith('/tasks') ? Promise.reject(new TypeError('cut')) : send(url, init),
    });
    await open(office);
    await pass(10_000);
    expect(needs()).toHaveAttribute('data-status', 'error');
    expect(needs()).toHaveTextContent(en.tasksFailed);
    expect(within(needs()).getByRole('button', { name: en.tryAgain })).toBeVisible();
  });
});

describe('a live page', () => {
  it('shows and announces what another person drafts, long before it would ask', async () => {
    const office = openOffice({ person: APPROVER, live: true });
    await open(office);
    await pass(5_000);
    expect(rows()).toHaveLength(0);
    await act(() => draft(office, 1));
    await pass(3_500);
    expect(rows()).toHaveLength(1);
    expect(screen.getByText(en.newTasks(1))).toBeInTheDocument();
    await office.handler.close();
  });
});

describe('the panel', () => {
  const show = async (office: BackOffice, props = {}) => {
    const view = await renderTreasury(<TreasuryPanel {...props} />, { office });
    await pass(1_000);
    return view;
  };

  it('says that it is live, and what being offline means', async () => {
    const office = openOffice({ live: true });
    await show(office);
    await pass(3_000);
    expect(screen.getByText(en.live)).toBeVisible();
    office.cutLine();
    await office.handler.close();
    await pass(30_000);
    expect(screen.getByText(en.offlineTitle)).toBeVisible();
    expect(screen.getByText(/nothing can be sent until then/)).toBeVisible();
    expect(screen.queryByText(en.live)).toBeNull();
  });

  it('sends nothing while it is offline, and says why', async () => {
    const office = openOffice();
    await draft(office, 1, OWNER);
    const view = await renderTreasury(<WithdrawalStatus id={idOf(1)} />, { office });
    await pass(1_000);
    office.cutLine();
    await pass(30_000);
    await view.user.click(screen.getByRole('checkbox'));
    const send = button(en.send('15.50 USDT'));
    expect(send).toHaveAccessibleDescription(en.offlineNoSend);
    await view.user.click(send);
    await pass(1_000);
    expect(office.store.sandbox.withdrawals()).toEqual([]);
    const [{ state } = {}] = (await office.clientOf(OWNER).listWithdrawals()).withdrawals;
    expect(state).toBe('draft');
  });
});

describe('the words of a task', () => {
  const base: TaskView = {
    ...{ id: 'x', kind: 'order_late', since: null, actions: [], withdrawal: null, network: null },
    order: { kind: 'payment', reference: '1031' },
    amount: { currencyId: 'BTC.Bitcoin', code: 'BTC', amount: parseDecimal('0.00041133') },
    ...{ amountUsd: parseDecimal('35.76'), price: null, priceUsd: parseDecimal('36.5') },
    ...{ due: null, expiresAt: null, email: null, holds: null, transfersLeft: null },
    ...{ reason: null, count: null, late: null },
  };
  const context = { messages: en, locale: 'en', now: Date.parse('2026-11-23T14:32:00Z') };
  const say = (task: Partial<TaskView>) => taskText({ ...base, ...task }, context);

  it('say no more than is known', () => {
    expect(say({})).toEqual({
      title: 'Order 1031 was paid after its price expired',
      detail: '0.00041133 BTC, worth $35.76 when it arrived. Order total $36.50.',
    });
    const late = {
      ...{ currencyId: 'BTC.Bitcoin', code: 'BTC', amount: parseDecimal('0.00041133') },
      ...{ usd: null, expiredAt: '2026-11-23T13:10:00Z', arrivedAt: '2026-11-23T13:11:24Z' },
    };
    expect(say({ late }).title).toBe('Order 1031 was paid 1 min 24 sec late');
    expect(say({ amountUsd: null }).detail).toBe('Received: 0.00041133 BTC. Order total $36.50.');
    expect(say({ amount: null, priceUsd: null })).toMatchObject({ detail: null });
    expect(say({ kind: 'order_over', amount: null }).title).toBe('Order 1031 was overpaid');
    expect(say({ kind: 'order_later' }).title).toBe('Order 1031');
    const gas = {
      kind: 'gas_low',
      order: null,
      network: { blockchain: 'tron', networkName: 'Tron' },
    };
    expect(say({ ...gas, transfersLeft: parseDecimal('3') })).toEqual({
      title: 'Gas is low on Tron: about 3 token transfers left',
      detail: 'Top up the Tron wallet before the next refunds.',
    });
    expect(say(gas).title).toBe('Gas is low on Tron');
    expect(say({ kind: 'later', order: null }).title).toBe(en.taskOther);
  });

  it('name the refund that a withdrawal is', () => {
    const withdrawal = { id: 'w', state: 'waiting', draftedBy: 'Ada' };
    const approve = { kind: 'withdrawal_approve', withdrawal };
    expect(say(approve)).toEqual({
      title: 'Approve a withdrawal of 0.00041133 BTC',
      about: 'Refund of order 1031',
      detail: 'Drafted by Ada. Needs a second person.',
    });
    const order = { kind: 'top_up', reference: '77' };
    expect(say({ ...approve, order }).about).toBe('Refund to customer 77');
    expect(say({ ...approve, order: null }).about).toBeNull();
  });

  it('offer a verb only to those who may do it', () => {
    const verb = (kind: string, ...actions: string[]) => taskVerb({ ...base, kind, actions });
    expect(verb('order_over', 'refund')).toBe('refund');
    expect(verb('order_over')).toBe('open');
    expect(verb('order_late', 'decide', 'refund')).toBe('decide');
    expect(verb('order_late')).toBe('open');
    expect(verb('withdrawal_approve', 'approve')).toBe('review');
    expect(verb('later')).toBe('open');
  });
});

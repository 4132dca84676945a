/** The panel: tabs by keys, only what is shown is asked for, calm states, ways between the parts. */
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  TreasuryPanel,
  type TreasuryPanelProps,
} from '../../../src/treasury/panel/shell/TreasuryPanel.js';
import { parseDecimal } from '../../../src/money/decimal.js';
import { tabParts } from '../../../src/treasury/panel/shell/tabParts.js';
import { CLERK, OWNER, type BackOffice } from '../../../stories/treasury/backOffice.js';
import type { OfficeSceneName } from '../../../stories/treasury/officeScenes.js';
import { RECEIVERS, WITHDRAWAL } from '../../../stories/treasury/withdrawalScenes.js';
import { openFrozenOffice, pass, renderTreasury, settle } from '../../support/renderTreasury.js';
import { connectTo } from '../../support/storeConnection.js';
import { actsOf, onFrozenPages, press, until, withLateParts } from './frozenPage.js';

// In frozen time nothing can wait for a file.
beforeAll(() => Promise.all(Object.values(tabParts).map(({ preload }) => preload())));

withLateParts();
onFrozenPages();

async function show(scene: OfficeSceneName, props: TreasuryPanelProps = {}) {
  const office = await openFrozenOffice(scene);
  const line = connectTo(office);
  const view = await renderTreasury(<TreasuryPanel {...props} />, {
    office,
    client: line.client,
  });
  await settle();
  return { ...view, asked: line.asked, line };
}

const panel = () => screen.getByRole('region', { name: 'Back office' });
const tab = (name: string) => screen.getByRole('tab', { name });
const shown = () => screen.getByRole('tab', { selected: true }).textContent;

describe('the tabs', () => {
  it('name their panel, and it them, and lead back to it when the focus leaves them', async () => {
    const { user } = await show('orders_mixed', { initialTab: 'orders' });
    expect(screen.getByRole('tablist', { name: 'Back office' })).toBeVisible();
    const content = screen.getByRole('tabpanel', { name: 'Orders' });
    expect(tab('Orders').getAttribute('aria-controls')).toBe(content.id);
    expect(content.getAttribute('aria-labelledby')).toBe(tab('Orders').id);
    await user.tab();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    await user.tab();
    expect(tab('Orders').tabIndex).toBe(0);
  });

  it('are one stop of the tab key; arrows, Home and End move, Enter shows', async () => {
    const { user } = await show('orders_mixed', { initialTab: 'orders' });
    const inOrder = () => screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0);
    expect(inOrder()).toEqual([tab('Orders')]);
    await user.tab();
    expect(tab('Orders')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(tab('Withdrawals')).toHaveFocus();
    expect(inOrder()).toEqual([tab('Withdrawals')]);
    // Focus alone asks nothing of the store.
    expect(shown()).toMatch(/^Orders/);
    await user.keyboard('{End}{ArrowRight}');
    expect(tab('Overview')).toHaveFocus();
    await user.keyboard('{ArrowLeft}{Home}{ArrowLeft}');
    expect(tab('Activity')).toHaveFocus();
    await user.keyboard('{Enter}');
    await settle();
    expect(shown()).toBe('Activity');
    expect(tab('Activity')).toHaveFocus();
  });

  it('follow the reading direction', async () => {
    document.documentElement.style.direction = 'rtl';
    const { user } = await show('orders_mixed', { initialTab: 'orders' });
    await user.tab();
    await user.keyboard('{ArrowLeft}');
    document.documentElement.style.direction = '';
    expect(tab('Withdrawals')).toHaveFocus();
  });

  it('are kept in the hash with `tabInHash`, and another hash is ignored', async () => {
    location.hash = '#treasury-audit';
    await show('orders_mixed', { tabInHash: true });
    expect(shown()).toBe('Activity');
    await press(tab('Orders'));
    expect(location.hash).toBe('#treasury-orders');
    expect(shown()).toMatch(/^Orders/);
  });

  it.each([
    ['webhooks', /^Activity/],
    ['audit', /^Activity/],
    ['pending', /^Balances/],
  ])('of before are found by their address: %s', async (former, now) => {
    location.hash = `#treasury-${former}`;
    await show('orders_mixed', { tabInHash: true });
    expect(shown()).toMatch(now);
  });
});

describe('the address of what is open', () => {
  /** As a link, or the browser's way back and forward. */
  async function goTo(hash: string) {
    location.hash = hash;
    act(() => void globalThis.dispatchEvent(new Event('hashchange')));
    await settle();
  }
  const ORDER = '#treasury-orders/payment/1042';

  it('is written, and followed to an order, its list, and the place without one', async () => {
    await show('orders_mixed', { tabInHash: true });
    await press(tab('Orders'));
    await press(screen.getByRole('button', { name: /^Order 1042/ }));
    expect(location.hash).toBe(ORDER);
    await goTo('#treasury-orders');
    expect(screen.getByRole('button', { name: /^Order 1042/ })).toBeVisible();
    await goTo(ORDER);
    expect(screen.getByRole('heading', { name: 'Order 1042' })).toBeVisible();
    // The host's own, within its page.
    await goTo('#terms');
    expect(screen.getByRole('heading', { name: 'Order 1042' })).toBeVisible();
    expect(location.hash).toBe('#terms');
    await goTo('');
    expect(shown()).toMatch(/^Overview/);
    expect(location.hash).toBe('');
  });

  it('without `tabInHash` is neither written nor followed', async () => {
    await show('orders_mixed', { initialTab: 'orders' });
    await press(screen.getByRole('button', { name: /^Order 1042/ }));
    expect(location.hash).toBe('');
    await goTo('#treasury-withdrawals');
    expect(screen.getByRole('heading', { name: 'Order 1042' })).toBeVisible();
  });

  it('opens a withdrawal, and a form stays the withdrawal that it begins with', async () => {
    location.hash = `#treasury-withdrawals/${WITHDRAWAL}`;
    await show('withdrawal_draft', { tabInHash: true });
    expect(screen.getByRole('heading', { name: 'Send 15.50 USDT' })).toBeVisible();
    await press(screen.getByRole('button', { name: 'Edit' }));
    expect(screen.getByRole('heading', { name: 'Edit withdrawal' })).toBeVisible();
    expect(location.hash).toBe(`#treasury-withdrawals/${WITHDRAWAL}`);
    await press(screen.getByRole('button', { name: 'Back to the withdrawals' }));
    expect(location.hash).toBe('#treasury-withdrawals');
    await press(screen.getByRole('button', { name: 'New withdrawal' }));
    expect(location.hash).toBe('#treasury-withdrawals/new');
  });

  it.each([
    ['orders/payment/99999', 'Order 99999', 'The order couldn’t be loaded'],
    ['withdrawals/4f6c', 'Withdrawal', 'The withdrawal couldn’t be loaded'],
  ])('of nothing says so: %s', async (place, heading, words) => {
    location.hash = `#treasury-${place}`;
    await show('orders_mixed', { tabInHash: true });
    await pass(5_000);
    expect(screen.getByRole('heading', { name: heading })).toBeVisible();
    expect(within(panel()).getByText(words)).toBeVisible();
    await press(screen.getByRole('button', { name: /^(Orders|Back to the withdrawals)$/ }));
    expect(panel()).not.toHaveTextContent(words);
  });

  it('that a colleague was sent is found again after they have signed in elsewhere', async () => {
    location.hash = ORDER;
    const office = await openFrozenOffice('orders_mixed');
    office.signIn(null);
    const closed = await renderTreasury(<TreasuryPanel tabInHash />, { office });
    await settle();
    expect(panel()).toHaveAttribute('data-status', 'unauthorized');
    closed.unmount();
    location.hash = '';
    office.signIn(OWNER);
    await renderTreasury(<TreasuryPanel tabInHash />, { office });
    await settle();
    expect(screen.getByRole('heading', { name: 'Order 1042' })).toBeVisible();
    expect(location.hash).toBe(ORDER);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is copied for whoever has to approve, where it is kept', async () => {
    const { user, unmount } = await show('withdrawal_own_approval', { tabInHash: true });
    const open = async () => {
      await press(tab('Withdrawals'));
      await press(screen.getByRole('button', { name: /^Open 15\.50 USDT/ }));
    };
    await open();
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    const { href } = new URL(`#treasury-withdrawals/${WITHDRAWAL}`, location.href);
    expect(write).toHaveBeenCalledExactlyOnceWith(href);
    unmount();
    await show('withdrawal_own_approval');
    await open();
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
  });
});

describe('the number beside "Withdrawals"', () => {
  it.each([
    ['withdrawal_own_approval', ''],
    ['withdrawal_to_approve', '1 to look at'],
    ['withdrawal_seen_only', ''],
    ['withdrawal_draft', '1 to look at'],
  ] as const)('is what this person can bring on: %s', async (scene, words) => {
    await show(scene);
    expect(tab('Withdrawals')).toHaveAccessibleDescription(words);
  });

  it('is gone with the approval, which leads to the next one that waits', async () => {
    const { user, office } = await show('withdrawal_approver', { initialTab: 'withdrawals' });
    const { addressTo, currencyId } = await office.client.getWithdrawal(WITHDRAWAL);
    const id = WITHDRAWAL.replace(/10$/, '11');
    const another = { id, addressTo, currencyId, amount: parseDecimal('7') };
    await office.clientOf(CLERK).draftWithdrawal(another);
    await pass(16_000);
    expect(tab('Withdrawals')).toHaveAccessibleDescription('2 to look at');
    await press(screen.getByRole('button', { name: /^Review 15\.50 USDT/ }));
    await user.click(screen.getByRole('checkbox'));
    await press(screen.getByRole('button', { name: 'Approve 15.50 USDT' }));
    await settle();
    expect(tab('Withdrawals')).toHaveAccessibleDescription('1 to look at');
    await press(screen.getByRole('button', { name: 'Next to approve: 7.00 USDT' }));
    expect(screen.getByRole('heading', { name: 'Approve 7.00 USDT?' })).toHaveFocus();
    await user.click(screen.getByRole('checkbox'));
    await press(screen.getByRole('button', { name: 'Approve 7.00 USDT' }));
    expect(screen.queryByRole('button', { name: /^Next to approve/ })).toBeNull();
    expect(tab('Withdrawals')).toHaveAccessibleDescription('');
  });
});

describe('what is asked for', () => {
  it('is the session, the numbers of the tabs, and the shown tab', async () => {
    const { asked } = await show('orders_mixed', { initialTab: 'activity' });
    const always = ['/session', '/live', '/tasks', '/orders/counts'];
    expect(new Set(asked)).toEqual(new Set([...always, '/activity']));
    await press(tab('Orders'));
    // The names of the currencies, for the filter.
    const ofOrders = ['/currencies', '/orders/search'];
    expect(new Set(asked)).toEqual(new Set([...always, '/activity', ...ofOrders]));
  });

  it('ends with the tab', async () => {
    const { asked } = await show('unconfirmed_one', { initialTab: 'balances' });
    await pass(6_000);
    await press(tab('Activity'));
    const before = asked.filter((path) => path.startsWith('/transfers')).length;
    await pass(12_000);
    expect(asked.filter((path) => path.startsWith('/transfers'))).toHaveLength(before);
  });

  it('only requests the session if access is refused', async () => {
    const { asked } = await show('nobody_signed_in');
    expect([...new Set(asked)]).toEqual(['/session']);
  });
});

describe('who is there', () => {
  it.each([
    ['rich', 'Signed in as Ada', 'Withdraw, approve'],
    ['panel_clerk', 'Signed in as Cleo', 'Withdraw · Drafts need approval'],
    ['panel_reader', 'Signed in as Dan', 'Read'],
  ] as const)('"%s": %s', async (scene, who, may) => {
    await show(scene);
    expect(screen.getByRole('group', { name: who })).toHaveTextContent(may);
  });

  it('who only looks sees what they may not do, and why', async () => {
    await show('panel_reader', { initialTab: 'withdrawals' });
    const button = screen.getByRole('button', { name: 'New withdrawal' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('You can view, but not withdraw. Ask an admin.');
    await press(button);
    expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull();
  });

  it('a store without orders has no tabs of theirs, also not by the hash', async () => {
    await show('panel_without_orders', { initialTab: 'orders' });
    const names = screen
      .getAllByRole('tab')
      .map(({ textContent }) => /^\D+/.exec(textContent)?.[0]);
    expect(names).toEqual(['Overview', 'Withdrawals', 'Balances', 'Activity']);
    expect(shown()).toMatch(/^Overview/);
  });
});

describe('a closed panel', () => {
  it.each([
    ['nobody_signed_in', 'unauthorized', 'You’re not signed in'],
    ['panel_forbidden', 'forbidden', 'No access to the back office'],
  ] as const)('"%s" is calm', async (scene, status, words) => {
    await show(scene);
    expect(panel()).toHaveAttribute('data-status', status);
    expect(within(panel()).getByRole('heading', { name: words })).toBeVisible();
    expect(panel().querySelector('[data-tone="danger"]')).toBeNull();
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('says that the store is unavailable, and only asks again after a press', async () => {
    const { asked } = await show('panel_away');
    await pass(20_000);
    expect(panel()).toHaveAttribute('data-status', 'error');
    expect(within(panel()).getByText('We can’t reach the server')).toBeVisible();
    // Once for each of StrictMode's two mountings, and the two retries of every reading.
    expect(asked).toEqual(Array(4).fill('/session'));
    await pass(120_000);
    expect(asked).toHaveLength(4);
    await press(screen.getByRole('button', { name: 'Try again' }));
    expect(asked).toHaveLength(5);
  });
});

describe('a way to sign in', () => {
  const link = (name: string) => screen.queryByRole('link', { name });

  it('is a link where the store gave its address', async () => {
    await show('nobody_signed_in', { signInUrl: '/login?next=/office' });
    expect(link('Sign in')).toHaveAttribute('href', `${location.origin}/login?next=/office`);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'blob:x', 'http://', undefined])(
    'is not made of %s',
    async (signInUrl) => {
      await show('nobody_signed_in', { signInUrl });
      expect(screen.queryByRole('link')).toBeNull();
      expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  );
});

describe('a session whose end is known', () => {
  /** By the store's clock, which is not the device's. */
  const inMinutes = ({ store }: BackOffice, minutes: number): string =>
    new Date(store.sandbox.now() + minutes * 60_000).toISOString();

  /** The session is read again when somebody comes back to the page. */
  async function comeBack() {
    act(() => void globalThis.dispatchEvent(new Event('visibilitychange')));
    await settle();
  }

  async function showUntil(minutes: number) {
    const view = await show('orders_mixed', { initialTab: 'orders', signInUrl: '/login' });
    view.office.signIn({ ...OWNER, expiresAt: inMinutes(view.office, minutes) });
    await comeBack();
    return view;
  }

  it('says five minutes before that it ends, and closes without a refused request', async () => {
    const { asked, line } = await showUntil(7);
    expect(panel()).not.toHaveTextContent('Session ends');
    await pass(2 * 60_000 + 5_000);
    expect(within(panel()).getByText('Session ends in 5 min')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in again' })).toBeVisible();
    await pass(4 * 60_000);
    expect(within(panel()).getByText('Session ends in 1 min')).toBeVisible();
    // No answer comes any more, and so no refusal either.
    line.state = 'cut';
    await pass(60_000);
    expect(panel()).toHaveAttribute('data-status', 'unauthorized');
    expect(within(panel()).getByRole('heading', { name: 'You’ve been signed out' })).toBeVisible();
    expect(panel()).not.toHaveTextContent('1042');
    const before = asked.length;
    await pass(60_000);
    expect(asked).toHaveLength(before);
  });

  it('goes on where the store has made it longer', async () => {
    const { office } = await showUntil(4);
    expect(within(panel()).getByText('Session ends in 4 min')).toBeVisible();
    office.signIn({ ...OWNER, expiresAt: inMinutes(office, 60) });
    await comeBack();
    await pass(5 * 60_000);
    expect(panel()).toHaveAttribute('data-status', 'ready');
    expect(panel()).not.toHaveTextContent('Session ends');
  });
});

describe('the search of the bar', () => {
  const field = () => screen.getAllByRole('searchbox', { name: 'Search orders' })[0] as HTMLElement;

  it('opens the list of orders with what was typed, also from an open order', async () => {
    const { user, asked } = await show('orders_mixed', { initialTab: 'orders' });
    await press(screen.getByRole('button', { name: /^Order 1042/ }));
    await press(tab('Activity'));
    await user.type(field(), ' 1045 {Enter}');
    await settle();
    expect(shown()).toMatch(/^Orders/);
    expect(asked.at(-1)).toMatch(/[?&]q=1045/);
    expect(screen.getByRole('button', { name: /^Order 1045/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Order 1042/ })).toBeNull();
    expect(field()).toHaveValue('');
  });

  it('has the focus after `/`, from inside the panel and not while a person types', async () => {
    const { user } = await show('orders_mixed', { initialTab: 'balances' });
    act(() => document.body.focus());
    await user.keyboard('/');
    expect(field()).not.toHaveFocus();
    act(() => tab('Balances').focus());
    await user.keyboard('/');
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('');
    await user.keyboard('a/b');
    expect(field()).toHaveValue('a/b');
  });
});

describe('on a phone', () => {
  const computed = globalThis.getComputedStyle;
  beforeEach(() => {
    // jsdom evaluates no container queries.
    vi.spyOn(globalThis, 'getComputedStyle').mockImplementation((element, pseudo) => {
      const style = computed(element, pseudo);
      const read = style.getPropertyValue.bind(style);
      style.getPropertyValue = (name) => (name === '--till-tab-layout' ? 'bar' : read(name));
      return style;
    });
  });
  afterEach(() => vi.restoreAllMocks());

  it('every tab is in the bar, and the keys go round', async () => {
    const { user } = await show('orders_mixed', { initialTab: 'orders' });
    const names = () => screen.getAllByRole('tab').map((one) => one.getAttribute('data-tab'));
    expect(names()).toEqual(['overview', 'orders', 'withdrawals', 'balances', 'activity']);
    act(() => tab('Orders').focus());
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(tab('Overview')).toHaveFocus();
  });
});

it('a session that ends while a person types loses nothing: after signing in again the reason is still there, until it is sent', async () => {
  const { user, office } = await show('order_held', { initialTab: 'orders' });
  const dialog = () => within(screen.getByRole('dialog'));
  async function ask(name: string): Promise<void> {
    await user.click(screen.getByRole('button', { name: 'Actions' }));
    await until(() => screen.queryByRole('menu'));
    await user.click(screen.getByRole('menuitem', { name: new RegExp(`^${name}`) }));
    await until(() => screen.queryByRole('dialog'));
  }
  await press(screen.getByRole('button', { name: /^Order 1042/ }));
  await ask('Release hold');
  await user.click(dialog().getByLabelText(/^Reason/));
  await user.paste('Sender known, says Ada');
  office.signIn(null);
  await user.click(dialog().getByRole('button', { name: 'Release hold' }));
  await until(() => screen.queryByRole('alert'));
  expect(screen.getByRole('alert')).toHaveTextContent('The hold wasn’t released');
  // The next reading closes the panel.
  await pass(16_000);
  expect(panel()).toHaveAttribute('data-status', 'unauthorized');
  expect(screen.queryByLabelText(/^Reason/)).toBeNull();

  office.signIn(OWNER);
  await press(screen.getByRole('button', { name: 'Try again' }));
  // The order is still open, and the focus is not lost with the button.
  expect(screen.getByRole('tabpanel', { name: 'Orders' })).toHaveFocus();
  // Each action has a reason of its own.
  await ask('Mark as paid');
  expect(dialog().getByLabelText(/^Reason/)).toHaveValue('');
  await user.keyboard('{Escape}');
  await until(() => !screen.queryByRole('dialog'));
  await ask('Release hold');
  expect(dialog().getByLabelText(/^Reason/)).toHaveValue('Sender known, says Ada');
  await user.click(dialog().getByRole('button', { name: 'Release hold' }));
  await until(() => !screen.queryByRole('dialog'));
  const entries = await actsOf(office);
  expect(entries[0]).toMatchObject({ outcome: 'done', reason: 'Sender known, says Ada' });
  expect(sessionStorage).toHaveLength(0);
});

describe('ways between the parts', () => {
  it('lead from the list to a withdrawal and back to its row', async () => {
    await show('withdrawals_mixed', { initialTab: 'withdrawals' });
    const row = () => panel().querySelectorAll<HTMLElement>('[data-withdrawal] [data-row]')[2];
    await press(row() as HTMLElement);
    const back = screen.getByRole('button', { name: 'Back to the withdrawals' });
    expect(back).toHaveFocus();
    await press(back);
    expect(row()).toHaveFocus();
  });

  it('lead from an order to its refund in the other tab, back to it, and to the list', async () => {
    await show('order_refunded', { initialTab: 'orders' });
    await press(screen.getByRole('button', { name: /^Order 1042/ }));
    expect(screen.getByRole('button', { name: 'Orders' })).toHaveFocus();
    await press(panel().querySelector('[data-withdrawal]') as HTMLElement);
    expect(shown()).toMatch(/^Withdrawals/);
    expect(within(panel()).getByRole('heading', { name: /USDT$/ })).toHaveFocus();
    await press(screen.getByRole('button', { name: 'Refund of order 1042' }));
    expect(screen.getByRole('heading', { name: 'Order 1042' })).toBeVisible();
    await press(tab('Orders'));
    expect(screen.getByRole('button', { name: /^Order 1042/ })).toBeVisible();
  });

  it('bring the focus to what opened also where it cannot be read', async () => {
    const { user, line } = await show('order_refunded', { initialTab: 'orders' });
    await press(screen.getByRole('button', { name: /^Order 1042/ }));
    line.state = 'cut';
    await user.click(panel().querySelector('[data-withdrawal]') as HTMLElement);
    // As long as it is tried again.
    await pass(5_000);
    expect(screen.getByText('The withdrawal couldn’t be loaded')).toBeVisible();
    expect(within(panel()).getByRole('heading', { name: 'Withdrawal' })).toHaveFocus();
  });

  it('lead from a refund that the overview began to the order’s heading, not to nowhere', async () => {
    const { user } = await show('order_refund_offered');
    await press(screen.getByRole('button', { name: /^Refund: / }));
    await until(() => screen.queryByRole('dialog'));
    await user.keyboard('{Escape}');
    await until(() => !screen.queryByRole('dialog'));
    await settle();
    expect(within(panel()).getByRole('heading', { name: /^Order / })).toHaveFocus();
  });

  it('leave the focus where the person has gone meanwhile', async () => {
    await show('order_refunded', { initialTab: 'orders' });
    await press(screen.getByRole('button', { name: /^Order 1042/ }));
    await press(panel().querySelector('[data-withdrawal]') as HTMLElement);
    await press(tab('Activity'));
    await press(tab('Withdrawals'));
    expect(screen.getByRole('heading', { name: 'Withdrawals' })).toBeVisible();
    expect(tab('Withdrawals')).toHaveFocus();
  });

  it('keep a form that was begun, also over the list', async () => {
    const { user } = await show('withdraw', { initialTab: 'withdrawals' });
    await press(screen.getByRole('button', { name: 'New withdrawal' }));
    await user.type(screen.getByLabelText('Amount'), '15.5');
    await press(tab('Activity'));
    await press(tab('Withdrawals'));
    expect(screen.getByLabelText('Amount')).toHaveValue('15.5');
    await press(screen.getByRole('button', { name: 'Back to the withdrawals' }));
    await press(screen.getByRole('button', { name: 'New withdrawal' }));
    expect(screen.getByLabelText('Amount')).toHaveValue('15.5');
  });
});

describe('"New withdrawal"', () => {
  const amount = () => screen.getByRole('textbox', { name: 'Amount' });

  async function draft() {
    const view = await show('withdraw', { initialTab: 'withdrawals', tabInHash: true });
    const { user } = view;
    const put = async (field: HTMLElement, text: string) => {
      await user.click(field);
      await user.paste(text);
    };
    await press(screen.getByRole('button', { name: 'New withdrawal' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'USDT.Tron');
    await put(amount(), '15.5');
    await put(screen.getByRole('textbox', { name: 'Address' }), RECEIVERS.tron);
    await press(screen.getByRole('button', { name: 'Save draft' }));
    return view;
  }

  it('once it is saved, is left for the page of the draft, in place of the form’s address', async () => {
    const before = history.length;
    const { office, user } = await draft();
    const only = async () => (await office.client.listWithdrawals()).withdrawals[0]?.id ?? '';
    const at = async () => `#treasury-withdrawals/${await only()}`;
    expect(location.hash).toBe(await at());
    // From the list to the form is one step, whose place the draft has taken.
    expect(history.length).toBe(before + 1);
    expect(screen.getByRole('heading', { name: 'Send 15.50 USDT' })).toHaveFocus();
    await press(screen.getByRole('button', { name: 'Edit' }));
    await user.clear(amount());
    await user.type(amount(), '16');
    const first = await only();
    await press(screen.getByRole('button', { name: 'Save draft' }));
    expect(await only()).not.toBe(first);
    expect(location.hash).toBe(await at());
    expect(history.length).toBe(before + 1);
    expect(screen.getByRole('heading', { name: 'Send 16.00 USDT' })).toHaveFocus();
  });

  it('is an empty form, even after a draft; that one is in the list', async () => {
    const { office } = await draft();
    await press(tab('Withdrawals'));
    expect(screen.getByRole('button', { name: /^Review 15\.50 USDT/ })).toBeVisible();
    await press(screen.getByRole('button', { name: 'New withdrawal' }));
    expect(amount()).toHaveValue('');
    const states = (await office.client.listWithdrawals()).withdrawals.map(({ state }) => state);
    expect(states).toEqual(['draft']);
  });

  it('"Edit" opens a draft with its values; other ones replace it, the same ones are it', async () => {
    const { user, office } = await draft();
    const all = async () => (await office.client.listWithdrawals()).withdrawals;
    const [first] = await all();
    const open = async () => {
      await press(screen.getByRole('button', { name: 'Back to the withdrawals' }));
      await press(screen.getByRole('button', { name: /^Review 15\.50 USDT/ }));
      await press(screen.getByRole('button', { name: 'Edit' }));
      expect(screen.getByRole('heading', { name: 'Edit withdrawal' })).toBeVisible();
      expect(amount()).toHaveValue('15.5');
    };
    await open();
    await press(screen.getByRole('button', { name: 'Save draft' }));
    expect((await all()).map(({ id }) => id)).toEqual([first?.id]);
    await open();
    await user.clear(amount());
    await user.type(amount(), '16');
    await press(screen.getByRole('button', { name: 'Save draft' }));
    expect(screen.getByRole('heading', { name: 'Send 16.00 USDT' })).toBeVisible();
    const [second, old] = await all();
    expect([second?.state, second?.amount]).toEqual(['draft', '16']);
    expect([old?.id, old?.state]).toEqual([first?.id, 'discarded']);
  });

  it('like a discarded one begins with its fields each time', async () => {
    const { user } = await draft();
    await user.click(screen.getByRole('button', { name: 'Cancel withdrawal' }));
    await press(screen.getByRole('button', { name: 'Cancel withdrawal' }));
    for (const round of [1, 2]) {
      await press(screen.getByRole('button', { name: 'Back to the withdrawals' }));
      await press(screen.getByRole('button', { name: /^Open 15\.50 USDT .*Cancelled/ }));
      await press(screen.getByRole('button', { name: 'Draft another' }));
      expect(amount(), String(round)).toHaveValue('15.5');
      await press(screen.getByRole('button', { name: 'Save draft' }));
      expect(screen.getByRole('heading', { name: 'Send 15.50 USDT' })).toBeVisible();
    }
  });
});

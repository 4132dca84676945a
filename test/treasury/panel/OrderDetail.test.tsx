/** One order on screen, over the real handlers: its details, actions and refunds. */
import { cleanup, screen, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createCheckoutClient } from '../../../src/checkout/client.js';
import { parseDecimal } from '../../../src/money/decimal.js';
import { en } from '../../../src/treasury/panel/messages/en.js';
import { OrderDecision } from '../../../src/treasury/panel/orders/OrderDecision.js';
import { OrderDetail } from '../../../src/treasury/panel/orders/OrderDetail.js';
import { OrderTimeline } from '../../../src/treasury/panel/orders/OrderTimeline.js';
import { TreasuryProvider } from '../../../src/treasury/panel/TreasuryProvider.js';
import { READER, type BackOffice } from '../../../stories/treasury/backOffice.js';
import type { OfficeSceneName } from '../../../stories/treasury/officeScenes.js';
import { SHOWN_ORDER } from '../../../stories/treasury/orderScenes.js';
import { RECEIVERS } from '../../../stories/treasury/withdrawalScenes.js';
import { openFrozenOffice, pass, renderTreasury, settle } from '../../support/renderTreasury.js';
import {
  actsOf,
  button,
  onFrozenPages,
  press,
  showScene,
  until,
  withLateParts,
} from './frozenPage.js';

withLateParts();
onFrozenPages();

async function show(
  scene: OfficeSceneName,
  order: { kind: string; reference: string } = SHOWN_ORDER,
) {
  const onOpenWithdrawal = vi.fn();
  const part = <OrderDetail order={order} onOpenWithdrawal={onOpenWithdrawal} />;
  return { ...(await showScene(part, scene)), onOpenWithdrawal };
}

const panel = () => screen.getByRole('region', { name: /^(Order|Account) / });
/** Who said so, and why, stands in the timeline once it is asked for. */
async function showSources(): Promise<void> {
  const more = screen.queryByRole('button', { name: en.timelineMore });
  if (more) await press(more);
}
const noButton = (name: string | RegExp) => screen.queryByRole('button', { name });
const dialog = () => within(screen.getByRole('dialog'));
const card = (title: string) =>
  within(
    screen
      .getByRole('heading', { name: title, level: 3 })
      .closest('.till-order-card') as HTMLElement,
  );

type User = Awaited<ReturnType<typeof show>>['user'];

async function openMenu(user: User) {
  await user.click(button('Actions'));
  await until(() => screen.queryByRole('menu'));
  return (name: RegExp) => screen.getByRole('menuitem', { name });
}

async function choose(user: User, name: RegExp): Promise<void> {
  const item = await openMenu(user);
  await press(item(name));
}

async function ask(user: User, name: RegExp): Promise<void> {
  await choose(user, name);
  await until(() => screen.queryByRole('dialog'));
  await settle();
}

/** The sentences of every state are tried in `orderWhy.test.ts`; these are where they stand. */
const STATES: readonly (readonly [OfficeSceneName, string, RegExp])[] = [
  ['order_open', 'unpaid', /Customer owes.*48\.50.*USDT.*Nothing has arrived/],
  ['order_over', 'over', /12\.\d+ USDT more than the price arrived.*12\.\d+ USDT can go back/],
  ['order_released', 'paid', /so the order is paid.*Hold released.*Ada/],
  ['order_paid', 'paid', /so the order is paid.*confirmed on Tron.*Signed webhook \d+/],
  ['order_refunded', 'paid', /Refund: Sending.*Refund of 12\.125 USDT.*Going back/],
  ['order_late', 'late', /48\.50 USDT arrived.* after the price expired\. It was worth \$48\.50/],
  ['order_refund_unreadable', 'over', /A refund can’t be read.*0b7c9a52-6a1d-4a52/],
  ['order_link_unreadable', 'over', /A refund can’t be read.*Refund 0b7c9a52-6a1d-4a52/],
  ['orders_none', 'error', /couldn’t be loaded.*The server couldn’t find this/],
];

it.each(STATES)('"%s" is %s, with its text', async (scene, status, words) => {
  await show(scene);
  expect(panel()).toHaveAttribute('data-status', status);
  await showSources();
  const text = panel().textContent;
  // Order on screen differs from order of reading, so each part is looked for.
  for (const part of words.source.split('.*')) expect(text).toMatch(new RegExp(part, 's'));
});

it('a part payment can be waited for, accepted or given back, at one place', async () => {
  await show('order_partial');
  const decision = card('What do you want to do?');
  expect(decision.getByText(/can still pay the missing 19\.40 USDT/)).toBeVisible();
  const names = decision.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toEqual(['Mark as paid…', 'Refund 29.10 USDT']);
});

it('a mail about what is missing goes to the address that the shop keeps', async () => {
  const { office } = await show('order_partial');
  const { row, ...detail } = await office.client.getOrder(SHOWN_ORDER);
  cleanup();
  const shown = { ...detail, row: { ...row, email: 'mara@example.com' } };
  await showScene(
    <OrderDecision detail={shown} mayChange onAct={() => undefined} storeName="Paper & Pine" />,
    'order_open',
  );
  const mail = screen.getByRole('link', { name: 'E-mail the customer' }).getAttribute('href');
  expect(mail).toMatch(
    /^mailto:mara@example\.com\?subject=Order%201042%20%C2%B7%20Paper%20%26%20Pine&body=/,
  );
  const [greeting, , about, , way, , ...end] = decodeURIComponent(
    mail?.split('&body=')[1] ?? '',
  ).split('\r\n');
  expect(greeting).toBe('Hello,');
  expect(about).toBe(
    'So far we see 29.10 USDT of the 48.50 USDT for your order 1042. 19.40 USDT is missing.',
  );
  expect(way).toMatch(/^You can pay the rest on our payment page/);
  expect(end).toEqual(['Thank you', 'Paper & Pine']);
});

it('a late payment is a decision with both ways side by side, and neither pressed for', async () => {
  const { user } = await show('order_late');
  const decision = card('What do you want to do?');
  const names = decision.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toEqual(['Mark as paid…', 'Refund 48.50 USDT']);
  for (const one of decision.getAllByRole('button'))
    expect(one).not.toHaveAttribute('data-kind', 'primary');
  expect(panel()).toHaveTextContent(/Late by\d+ (min|hr|sec).*Worth now\$48\.50/);
  await press(decision.getByRole('button', { name: 'Mark as paid…' }));
  await until(() => screen.queryByRole('dialog'));
  await user.keyboard('{Escape}');
});

it('the timeline shows sources, persons and times, newest first', async () => {
  await show('order_marked');
  const line = panel().querySelector('[data-kind="marked_paid"]');
  expect(line).toHaveTextContent(/^Marked as paid · Ada/);
  expect(line).not.toHaveTextContent('the price held');
  await showSources();
  const steps = within(panel().querySelector('ol') as HTMLElement).getAllByRole('listitem');
  expect(steps.map(({ dataset }) => dataset['kind'])).toEqual(
    expect.arrayContaining(['opened', 'quoted', 'confirmed', 'marked_paid']),
  );
  expect(steps.at(-1)).toHaveAttribute('data-kind', 'opened');
  const mark = steps.find(({ dataset }) => dataset['kind'] === 'marked_paid');
  expect(mark).toHaveTextContent(/Marked as paid.*Ada.*“Late, but the price held/);
  const paid = steps.find(({ dataset }) => dataset['kind'] === 'paid');
  expect(paid).toHaveTextContent(/Triggered by .*Marked as paid/);
  for (const step of steps) expect(step.querySelector('time')).not.toBeNull();
});

it('says of a refund on its way only that it is sent', async () => {
  await show('order_refunded');
  const row = card('Money in and out').getByRole('row', { name: /^Refund/ });
  expect(row).toHaveTextContent(/—.*−12\.125 USDT.*Sending/);
  expect(row).not.toHaveTextContent('Not sent yet');
});

it('the timeline says once what several sources saw, and each of them with the sources', async () => {
  const { office } = await show('order_late');
  const detail = await office.client.getOrder(SHOWN_ORDER);
  cleanup();
  const timeline = detail.timeline.flatMap((entry) =>
    entry.kind === 'seen' ? [{ ...entry, id: `${entry.id}-again`, again: true }, entry] : entry,
  );
  await showScene(<OrderTimeline detail={{ ...detail, timeline }} />, 'order_late');
  const seen = () => document.querySelectorAll('[data-kind="seen"]');
  expect(seen()).toHaveLength(1);
  await showSources();
  expect(seen()).toHaveLength(2);
});

it('the timeline says a new price in the store’s own currency, and in dollars', async () => {
  const { office } = await show('order_late');
  const detail = await office.client.getOrder(SHOWN_ORDER);
  cleanup();
  const changed = { kind: 'amended', code: 'USD', amount: parseDecimal('40.15') };
  const display = { amount: parseDecimal('37'), currency: 'EUR' };
  const timeline = detail.timeline.flatMap((entry) =>
    entry.kind === 'opened'
      ? [{ ...entry, ...changed, id: 'a', display }, { ...entry, ...changed, id: 'b' }, entry]
      : entry,
  );
  await showScene(<OrderTimeline detail={{ ...detail, timeline }} />, 'order_late');
  const titles = [...document.querySelectorAll('[data-kind="amended"] .till-timeline-title')];
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    'Price changed to €37.00 ($40.15)',
    'Price changed to $40.15',
  ]);
});

describe('what can be done', () => {
  it.each([
    ['order_paid', /^Mark as paid/, 'Already paid.'],
    ['order_paid', /^Release hold/, 'Nothing is on hold.'],
    ['order_open', /^Refund to a known/, 'Nothing was received.'],
    ['order_seen', /^Refund to a known/, 'Not confirmed yet.'],
    ['order_over', /^Refund by link/, 'The refund page isn’t set up.'],
    ['order_marked_held', /^Mark as paid/, 'Already marked. Release the hold as well.'],
    ['order_read_only', /^Release hold/, 'You have: read.'],
  ] as const)('in "%s", %s stays in its place with the reason', async (scene, name, reason) => {
    const { user } = await show(scene);
    const item = await openMenu(user);
    expect(item(name)).toHaveAttribute('aria-disabled', 'true');
    expect(item(name)).toHaveTextContent(reason);
    await press(item(name));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('has a button for what presses, and none for who may not', async () => {
    await show('order_held');
    expect(button('Release hold…')).toBeVisible();
    cleanup();
    await show('order_read_only');
    expect(panel()).toHaveAttribute('data-status', 'held');
    expect(noButton('Release hold…')).toBeNull();
  });
});

it('releasing a hold takes a reason, says what follows before it is pressed, and is sent once', async () => {
  const { user, office } = await show('order_held');
  await ask(user, /^Release hold/);
  expect(dialog().getByText(/the order is paid at once and your shop is notified/)).toBeVisible();
  expect(dialog().getByLabelText(/^Reason/)).toHaveFocus();
  await user.keyboard('Sender known, says Ada');
  expect((await office.client.getOrder(SHOWN_ORDER)).order.state).toBe('held');
  await user.dblClick(dialog().getByRole('button', { name: 'Release hold' }));
  await until(() => !screen.queryByRole('dialog'));
  expect(panel()).toHaveAttribute('data-status', 'paid');
  const entries = await actsOf(office);
  expect(entries[0]).toMatchObject({
    who: 'Ada',
    action: 'releaseHold',
    target: 'payment:1042',
    outcome: 'done',
    reason: 'Sender known, says Ada',
  });
  expect(entries.filter(({ action }) => action === 'releaseHold')).toHaveLength(1);
});

describe('marking as paid', () => {
  const mark = () => dialog().getByRole('button', { name: 'Mark as paid' });

  it('says that the shop is told, and does it', async () => {
    const { user } = await show('order_late');
    await ask(user, /^Mark as paid/);
    expect(dialog().getByText(/“Order paid” at once, as for an order paid in full/)).toBeVisible();
    await user.keyboard('The price held');
    await user.click(mark());
    await until(() => !screen.queryByRole('dialog'));
    expect(panel()).toHaveAttribute('data-status', 'paid');
  });

  it.each([
    ['order_late', /^48\.50 USDT arrived .+ after the price expired\. It was worth \$48\.50 then/],
    ['order_partial', /^29\.10 USDT arrived for a price of 48\.50 USDT\. 19\.40 USDT is missing/],
    ['order_wrong_currency', /arrived, but that isn’t the chosen currency.+It was worth \$\d/],
    ['order_seen', /was detected, and isn’t confirmed yet/],
    ['order_open', /^Nothing has arrived/],
  ] as const)('in "%s" says what came, and what the order is for', async (scene, came) => {
    const { user } = await show(scene);
    await ask(user, /^Mark as paid/);
    expect(dialog().getByText(came)).toBeVisible();
    expect(dialog().getByText(/becomes paid, with its total of \$48\.50 booked/)).toBeVisible();
    expect(dialog().queryByText(/Mark the order as paid to accept it/)).toBeNull();
  });

  it('of a held order says that held payments stay held, and they do', async () => {
    const { user } = await show('order_held');
    await ask(user, /^Mark as paid/);
    expect(dialog().getByText(/This doesn’t release the hold/)).toBeVisible();
    expect(dialog().getByText(/48\.50 USDT is on hold/)).toBeVisible();
    expect(dialog().queryByText(/at once|booked/)).toBeNull();
    await user.keyboard('Cash');
    await user.click(mark());
    await until(() => !screen.queryByRole('dialog'));
    expect(panel()).toHaveAttribute('data-status', 'held');
    expect(panel()).toHaveTextContent(
      'It was marked as paid, and becomes paid once the hold is released',
    );
  });

  it('that is refused says so and changes nothing', async () => {
    const { user, office } = await show('order_late');
    await ask(user, /^Mark as paid/);
    await user.keyboard('The price held');
    office.signIn(READER);
    await user.click(mark());
    await until(() => screen.queryByRole('alert'));
    expect(screen.getByRole('alert')).toHaveTextContent('The order wasn’t marked as paid');
    expect(panel()).toHaveAttribute('data-status', 'late');
  });

  it('is not said to have failed where its answer was lost', async () => {
    const { user, office, line } = await show('order_late');
    await ask(user, /^Mark as paid/);
    await user.keyboard('The price held');
    line.state = 'lossy';
    await user.click(mark());
    await until(() => screen.queryByRole('alert'));
    expect((await office.client.getOrder(SHOWN_ORDER)).order.state).toBe('paid');
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(new RegExp(`^${en.pressLost}`));
    expect(alert).not.toHaveTextContent('The order wasn’t marked as paid');
  });
});

describe('a refund to a known address', () => {
  const amount = () => screen.getByLabelText<HTMLInputElement>('Amount').value;
  const address = () => screen.getByLabelText('Customer’s refund address');
  const begin = (user: User) => choose(user, /^Refund to a known address/);

  it('of the excess is filled in to the last digit, and asks for the address', async () => {
    const { office } = await show('order_over');
    const { order } = await office.client.getOrder(SHOWN_ORDER);
    await press(button(/^Refund 12\.\d+ USDT/));
    expect(panel()).toHaveAttribute('data-status', 'refund');
    expect(amount()).toBe(order.checkout.excess);
    expect(address()).toHaveValue('');
    expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveValue('USDT.Tron');
  });

  it('of one order is over when another is shown in its place', async () => {
    const { user, office, rerender } = await show('order_over');
    await begin(user);
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

  it.each([
    ['order_held', /may not be available/],
    ['order_marked', /gives the goods away/],
  ] as const)('in "%s" warns: %s', async (scene, words) => {
    const { user } = await show(scene);
    await begin(user);
    expect(screen.getByText(words)).toBeVisible();
  });

  it('is drafted for this order, opens, and shows in it', async () => {
    const { user, office, onOpenWithdrawal } = await show('order_over');
    await begin(user);
    await user.click(address());
    await user.paste(RECEIVERS.tron);
    await press(button('Save draft'));
    const { refunds } = await office.client.getOrder(SHOWN_ORDER);
    expect(refunds).toMatchObject([
      { stage: 'ready', withdrawal: { state: 'draft', refundOf: SHOWN_ORDER } },
    ]);
    expect(onOpenWithdrawal).toHaveBeenCalledExactlyOnceWith(refunds[0]?.id);
    onOpenWithdrawal.mockClear();
    const row = card('Money in and out').getByRole('row', { name: /^Refund/ });
    expect(row).toHaveTextContent(/Not sent yet.*−12\.\d+ USDT.*Ready to send/);
    await user.click(within(row).getByRole('button', { name: 'Open: Ready to send' }));
    expect(onOpenWithdrawal).toHaveBeenCalledExactlyOnceWith(refunds[0]?.id);
    expect(panel()).toHaveAttribute('data-status', 'paid');
    expect(noButton(/^Refund 12/)).toBeNull();
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

  it('can be refunded what has come for the earlier one', async () => {
    const { user } = await dearer('order_partial');
    expect(panel().querySelector('.till-movement')).not.toBeNull();
    await choose(user, /^Refund to a known address/);
    expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveValue('USDT.Tron');
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
  const figures = [...panel().querySelectorAll('.till-order-figure')];
  expect(figures.map(({ textContent }) => textContent)).toContainEqual(
    expect.stringMatching(/^Received\$29\.10.*29\.10 USDT$/),
  );
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
  const rows = [...panel().querySelectorAll('tbody .till-movement-coin')];
  expect(rows.map(({ textContent }) => textContent)).toEqual(
    amounts.map((one) => `+${one}.00 USDT`),
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
    await ask(user, /^Mark as paid/);
    const field = dialog().getByLabelText(/^Reason/);
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
    await ask(user, /^Release hold/);
    await user.keyboard('Sender known');
    await stopAnother(office);
    await pass(16_000);
    expect(dialog().queryByRole('button', { name: 'Release hold' })).toBeNull();
    expect(dialog().getByRole('alert')).toHaveTextContent(/has changed since you opened this/);
    await user.keyboard('{Enter}');
    expect(await actsOf(office)).toEqual([]);
    await user.click(dialog().getByRole('button', { name: 'Continue' }));
    await user.click(dialog().getByRole('button', { name: 'Release hold' }));
    await until(() => !screen.queryByRole('dialog'));
    expect((await office.client.getOrder(SHOWN_ORDER)).order.state).toBe('paid');
  });

  it('does not release a hold that is newer than the page’s data, and shows it', async () => {
    const { user, office } = await show('order_held');
    await ask(user, /^Release hold/);
    await user.keyboard('Sender known');
    await stopAnother(office);
    await user.click(dialog().getByRole('button', { name: 'Release hold' }));
    await until(() => !screen.queryByRole('dialog'));
    expect(panel()).toHaveAttribute('data-status', 'held');
    const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said.join()).toContain('the order was put on hold again');
    expect(said.join()).not.toContain('The hold has been released');
  });
});

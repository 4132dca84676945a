/** Orders on screen, over the real handlers: list, filter, pages, file. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Orders } from '../../../src/treasury/panel/orders/Orders.js';
import type { OfficeSceneName } from '../../../stories/treasury/officeScenes.js';
import { pass, settle } from '../../support/renderTreasury.js';
import { actsOf, onFrozenPages, press, showScene } from './frozenPage.js';

onFrozenPages();

async function show(name: OfficeSceneName) {
  const onOpen = vi.fn();
  return { onOpen, ...(await showScene(<Orders onOpen={onOpen} />, name)) };
}

const panel = () => screen.getByRole('region', { name: 'Orders' });
const rows = () => within(panel()).queryAllByRole('button', { name: /^Order/ });
/** Number and status of each row, in their order. */
const names = () =>
  rows().map((row) =>
    ['.till-order-name > bdi', '.till-pill']
      .map((part) => row.querySelector(part)?.textContent)
      .join(' '),
  );
const view = (name: RegExp) => within(panel()).getByRole('button', { name });
const searchbox = () => screen.getByRole('searchbox', { name: 'Search orders' });

/** The pause after typing, and the answer. Small steps: the store's own time limits run too. */
async function paused(): Promise<void> {
  for (let step = 0; step < 4; step += 1) await pass(150);
}

/** What the browser was asked to save. */
function watchDownloads() {
  const saved: { name: string; blob: Blob }[] = [];
  const blobs = new Map<string, Blob>();
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL(blob: Blob) {
        blobs.set(`blob:${String(blobs.size)}`, blob);
        return `blob:${String(blobs.size - 1)}`;
      },
      revokeObjectURL: () => undefined,
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const blob = blobs.get(this.href);
    if (blob) saved.push({ name: this.download, blob });
  });
  return saved;
}

describe('the list', () => {
  it('begins with what needs attention, and says why', async () => {
    await show('orders_worklist');
    expect(panel()).toHaveAttribute('data-status', 'ready');
    expect(names()).toEqual([
      ...['1049 Overpaid', '1047 Late payment', '1046 Part paid', '1044 On hold'],
      // Nobody can decide about a late payment before it is confirmed.
      ...[
        '1043 Wrong currency',
        '1052 Late payment',
        '1051 Closed',
        '1050 Paid',
        '1048 Unpaid',
        '1045 Paid',
        '1042 Paid',
      ],
    ]);
    expect(screen.getByRole('group', { name: 'Needs attention · 5' })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Newest' })).toBeVisible();
    const row = (number: number) => rows()[number];
    expect(row(0)).toHaveTextContent(/\$97\.50.*121\.875 of 97\.50.*24\.375 USDT too much\./);
    expect(row(2)).toHaveTextContent(/45\.90 of 76\.50.*30\.60 USDT missing, price expired\./);
    expect(row(4)).toHaveTextContent('Paid in TRX, not USDT.');
    expect(row(5)).toHaveTextContent('ines.v@example.com');
    expect(row(6)).toHaveTextContent('Nothing received');
    expect(row(10)).toHaveTextContent('8 hr');
  });

  it('moves between rows by the arrow keys, and opens one by Enter', async () => {
    const { user, onOpen } = await show('orders_worklist');
    rows()[0]?.focus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(rows()[1]).toHaveFocus();
    await user.keyboard('{End}');
    expect(rows().at(-1)).toHaveFocus();
    await user.keyboard('{ArrowDown}{Home}{ArrowUp}{Enter}');
    expect(onOpen).toHaveBeenCalledExactlyOnceWith({ kind: 'payment', reference: '1049' });
  });

  it('leaves a keyboard at its end where the button has gone with the last page', async () => {
    const { user } = await show('orders_many');
    screen.getByRole('button', { name: 'Show older ones' }).focus();
    await user.keyboard('{Enter}');
    await settle();
    expect(screen.getByText('10 more shown')).toHaveFocus();
    await user.tab({ shift: true });
    expect(rows().at(-1)).toHaveFocus();
  });
});

describe('the views', () => {
  it('are asked of the store, which has customers only where it keeps their e-mails', async () => {
    await show('orders_mixed');
    await press(view(/^Needs attention/));
    expect(names()).toEqual([
      ...['1046 Wrong currency', '1045 On hold', '1044 Part paid', '1043 Overpaid'],
    ]);
    await press(view(/^Paid/));
    expect(names()).toEqual(['1043 Overpaid', '1042 Paid']);
    expect(view(/^Paid/)).toHaveAttribute('aria-pressed', 'true');
    expect(within(panel()).queryByText('Customer')).toBeNull();
    expect(searchbox()).toHaveAttribute('placeholder', 'Order, e-mail, hash or amount');
  });

  it('says that nothing needs a person', async () => {
    await show('order_open');
    await press(view(/^Needs attention 0/));
    expect(within(panel()).getByText('All caught up')).toBeVisible();
    expect(panel()).toHaveAttribute('data-status', 'empty');
  });
});

it('the search is reached by a slash, asks after a pause, and is narrowed by days and a currency', async () => {
  const { user } = await show('orders_worklist');
  rows()[0]?.focus();
  await user.keyboard('/');
  expect(searchbox()).toHaveFocus();
  expect(searchbox()).toHaveValue('');
  await user.keyboard('sato@');
  await paused();
  expect(names()).toEqual(['1046 Part paid']);
  await user.keyboard('/x');
  await paused();
  expect(within(panel()).getByText('No orders for “sato@/x”')).toBeVisible();
  const [clear] = screen.getAllByRole('button', { name: 'Clear search' });
  await press(clear as HTMLElement);
  expect(names()).toHaveLength(11);
  expect(searchbox()).toHaveFocus();
  await user.selectOptions(screen.getByLabelText('Period'), 'dates');
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2027-01-01' } });
  await settle();
  expect(within(panel()).getByText('No orders match these filters')).toBeVisible();
  await press(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement);
  expect(names()).toHaveLength(11);
  await user.selectOptions(screen.getByLabelText('Currency'), 'BTC.Bitcoin');
  await settle();
  expect(names()).toEqual([]);
});

describe('the file', () => {
  it('holds what the store has written, of the chosen state, under a name with the day', async () => {
    const saved = watchDownloads();
    await show('orders_mixed');
    await press(view(/^Paid/));
    // The file's name says which orders: a file of some must not be taken for all.
    await press(screen.getByRole('button', { name: 'Export CSV' }));
    expect(saved.map(({ name }) => name)).toEqual(['orders-paid-2026-03-01.csv']);
    const lines = (await saved[0]?.blob.text())?.trim().split('\r\n') ?? [];
    expect(lines[0]).toMatch(/^"kind","reference","state"/);
    expect(lines.slice(1).map((line) => line.split(',')[1])).toEqual(['"1043"', '"1042"']);
    expect(screen.getByText('Exported.')).toBeInTheDocument();
  });

  it('is asked for once, however often the button is pressed meanwhile', async () => {
    const saved = watchDownloads();
    const { office } = await show('orders_mixed');
    const button = screen.getByRole('button', { name: 'Export CSV' });
    act(() => {
      button.click();
      button.click();
    });
    await settle();
    expect(saved).toHaveLength(1);
    const entries = await actsOf(office);
    expect(entries.map(({ action, outcome }) => [action, outcome])).toEqual([
      ['exportOrders', 'done'],
    ]);
  });

  it('is not saved after the session has ended, which is shown', async () => {
    const saved = watchDownloads();
    const { office } = await show('orders_mixed');
    office.signIn(null);
    await press(screen.getByRole('button', { name: 'Export CSV' }));
    expect(saved).toEqual([]);
    expect(screen.getByRole('alert')).toHaveTextContent('The file wasn’t saved');
    expect(screen.getByRole('alert')).toHaveTextContent(/session has ended/);
  });
});

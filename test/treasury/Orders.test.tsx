/** Orders on screen, over the real handlers: list, filter, pages, file. */
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Orders } from '../../src/treasury/orders/Orders.js';
import type { OfficeSceneName } from '../../stories/treasury/officeScenes.js';
import { useFrozenTime } from '../support/renderCheckout.js';
import { openFrozenOffice, renderTreasury, settle } from '../support/renderTreasury.js';

beforeEach(useFrozenTime);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function show(name: OfficeSceneName) {
  const onOpen = vi.fn();
  const office = await openFrozenOffice(name);
  return { onOpen, ...(await renderTreasury(<Orders onOpen={onOpen} />, { office })) };
}

const panel = () => screen.getByRole('region', { name: 'Orders' });
const rows = () => within(panel()).queryAllByRole('button', { name: /^Order/ });
const names = () => rows().map((row) => row.querySelector('.till-list-row-line')?.textContent);

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
  it('is newest first and shows the state of each order', async () => {
    await show('orders_mixed');
    expect(panel()).toHaveAttribute('data-status', 'ready');
    expect(names()).toEqual([
      'Order 1048 Closed',
      'Order 1047 Open',
      'Order 1046 Open',
      'Order 1045 Held',
      'Order 1044 Open',
      'Order 1043 Paid',
      'Order 1042 Paid',
    ]);
    expect(rows()[5]).toHaveTextContent('too much');
    expect(rows()[4]).toHaveTextContent('too little');
    expect(rows()[2]).toHaveTextContent('other currency');
  });

  it('opens an order by its kind and number', async () => {
    const { user, onOpen } = await show('order_over');
    await user.click(rows()[0] as HTMLElement);
    expect(onOpen).toHaveBeenCalledExactlyOnceWith({ kind: 'payment', reference: '1042' });
  });

  it('says that there are none, and how one is created', async () => {
    await show('orders_none');
    expect(panel()).toHaveAttribute('data-status', 'empty');
    expect(within(panel()).getByText(/once its shopper has opened the checkout/)).toBeVisible();
  });

  it('names the orders that cannot be read, in every filter, and never says that there are none', async () => {
    const { user } = await show('orders_unreadable');
    expect(names()).toHaveLength(5);
    const notice = () => within(panel()).getByText('2 orders could not be read').closest('div');
    expect(notice()).toHaveTextContent(/any state, also paid or held.*Order 1047.*Order 1045/);
    await user.click(screen.getByRole('radio', { name: 'Closed' }));
    await settle();
    expect(names()).toEqual(['Order 1048 Closed']);
    expect(notice()).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Held' }));
    await settle();
    expect(panel()).toHaveAttribute('data-status', 'ready');
    expect(within(panel()).queryByText(/No order is in this state/)).toBeNull();
    expect(notice()).toBeVisible();
  });

  it('loads page by page, and announces how many were added', async () => {
    const { user } = await show('orders_many');
    expect(rows()).toHaveLength(50);
    await user.click(screen.getByRole('button', { name: 'Show older ones' }));
    await settle();
    expect(rows()).toHaveLength(60);
    expect(new Set(names()).size).toBe(60);
    expect(screen.getByText('10 more shown')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show older ones' })).toBeNull();
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

  it('says what to do without a sign-in', async () => {
    await show('nobody_signed_in');
    expect(panel()).toHaveAttribute('data-status', 'error');
    expect(within(panel()).getByText(/Sign in again/)).toBeVisible();
  });
});

describe('the filter', () => {
  it.each([
    ['Held', ['Order 1045 Held']],
    ['Closed', ['Order 1048 Closed']],
    ['Paid', ['Order 1043 Paid', 'Order 1042 Paid']],
  ])('"%s" is asked of the store', async (state, expected) => {
    const { user } = await show('orders_mixed');
    await user.click(screen.getByRole('radio', { name: state }));
    await settle();
    expect(names()).toEqual(expected);
  });

  it('says that no order is in a state', async () => {
    const { user } = await show('order_open');
    await user.click(screen.getByRole('radio', { name: 'Held' }));
    await settle();
    expect(within(panel()).getByText('No order is in this state now: held.')).toBeVisible();
  });
});

describe('the file', () => {
  it('holds what the store has written, of the chosen state, under a name with the day', async () => {
    const saved = watchDownloads();
    const { user } = await show('orders_mixed');
    await user.click(screen.getByRole('radio', { name: 'Paid' }));
    await settle();
    // The name says which orders: a file of some must not be taken for all.
    await user.click(screen.getByRole('button', { name: 'Save as CSV: Paid' }));
    await settle();
    expect(saved.map(({ name }) => name)).toEqual(['orders-paid-2026-03-01.csv']);
    const lines = (await saved[0]?.blob.text())?.trim().split('\r\n') ?? [];
    expect(lines[0]).toMatch(/^"kind","reference","state"/);
    expect(lines.slice(1).map((line) => line.split(',')[1])).toEqual(['"1043"', '"1042"']);
    expect(screen.getByText(/handed to your browser to save/)).toBeVisible();
  });

  it('is asked for once, however often the button is pressed meanwhile', async () => {
    const saved = watchDownloads();
    const { office } = await show('orders_mixed');
    const button = screen.getByRole('button', { name: 'Save all as CSV' });
    act(() => {
      button.click();
      button.click();
    });
    await settle();
    expect(saved).toHaveLength(1);
    const { entries } = await office.client.listAudit();
    expect(entries.map(({ action, outcome }) => [action, outcome])).toEqual([
      ['exportOrders', 'done'],
    ]);
  });

  it('is not saved after the session has ended, which is shown', async () => {
    const saved = watchDownloads();
    const { user, office } = await show('orders_mixed');
    office.signIn(null);
    await user.click(screen.getByRole('button', { name: 'Save all as CSV' }));
    await settle();
    expect(saved).toEqual([]);
    expect(screen.getByRole('alert')).toHaveTextContent('The file was not saved');
    expect(screen.getByRole('alert')).toHaveTextContent(/session has ended/);
  });
});

/** Transfers on their way on screen, over the real handler. */
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { UnconfirmedTransfers } from '../../../src/treasury/panel/balances/UnconfirmedTransfers.js';
import { en } from '../../../src/treasury/panel/messages/en.js';
import { createBackOffice } from '../../../stories/treasury/backOffice.js';
import { rewriting } from '../../../stories/treasury/serviceAnswers.js';
import type { Dialect } from '../../../src/sandbox/responses.js';
import type { OfficeSceneName } from '../../../stories/treasury/officeScenes.js';
import { openFrozenOffice, pass, renderTreasury } from '../../support/renderTreasury.js';
import { button, onFrozenPages, press, showScene } from './frozenPage.js';

onFrozenPages();

const show = (name: OfficeSceneName, dialect?: Dialect) =>
  showScene(<UnconfirmedTransfers />, name, dialect);

const panel = () => screen.getByRole('region', { name: 'Transfers on the way' });
const transfers = () => [...panel().querySelectorAll<HTMLElement>('.till-transfer')];
/** Opens what a row is too short for. */
const openFirst = async () =>
  press(within(transfers()[0] as HTMLElement).getByRole('button', { expanded: false }));
const said = () => within(panel()).getAllByRole('status')[0];

describe('the list', () => {
  it('shows a payment coming in, with its order, and copies address and hash in machine form', async () => {
    const { user, office } = await show('unconfirmed_one');
    expect(panel()).toHaveTextContent(en.unconfirmedLead);
    const [transfer] = office.store.sandbox.transfers();
    expect(transfers()).toHaveLength(1);
    const [item] = transfers();
    expect(item).toHaveAttribute('data-direction', 'in');
    expect(item).toHaveTextContent('20.50 USDT');
    expect(item).toHaveTextContent('$20.50');
    expect(item).toHaveTextContent('Order 1042');
    await openFirst();
    const receiver = within(panel()).getByRole('group', { name: /receiver/ });
    expect(receiver).toHaveTextContent(transfer?.toAddress ?? 'nothing');
    expect(panel()).toHaveTextContent(transfer?.txHash ?? 'nothing');
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(button('Copy receiver'));
    await user.click(button('Copy hash'));
    expect(write.mock.calls).toEqual([[transfer?.toAddress], [transfer?.txHash]]);
  });

  it('opens the order of a payment where orders can be opened', async () => {
    const office = await openFrozenOffice('unconfirmed_one');
    const onOpenOrder = vi.fn();
    await renderTreasury(<UnconfirmedTransfers onOpenOrder={onOpenOrder} />, { office });
    fireEvent.click(within(panel()).getByRole('button', { name: 'Order 1042' }));
    expect(onOpenOrder).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'payment', reference: '1042' }),
    );
  });

  it('shows what leaves the addresses, with safe links, until it is over', async () => {
    const { office } = await show('unconfirmed_many');
    expect(said()).toHaveTextContent('12 transfers · $1,104.00');
    expect(transfers()).toHaveLength(12);
    for (const item of transfers()) expect(item).toHaveTextContent('Going out');
    expect(screen.queryByRole('button', { name: /^Order/ })).toBeNull();
    await openFirst();
    const link = within(panel()).getByRole('link', { name: 'View transaction' });
    expect(link.getAttribute('href')).toMatch(/^https:\/\//);
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    const [first] = office.store.sandbox
      .transfers()
      .filter(({ direction }) => direction === 'sweep');
    office.store.sandbox.confirm(first?.txHash ?? '');
    await pass(11_000);
    expect(said()).toHaveTextContent('11 transfers');
    expect(transfers()).toHaveLength(11);
  });

  it('says how many the store could not read, and that it is not whole', async () => {
    await show('unconfirmed_unreadable');
    expect(said()).toHaveTextContent(
      '3 transfers · $126.501 transfer couldn’t be read and isn’t shown',
    );
    expect(transfers()).toHaveLength(3);
  });

  it('never says that nothing is on its way where the store could read none', async () => {
    const office = createBackOffice({
      store: { now: () => Date.now() },
      service: rewriting((text) => text.replace(/"data":(null|\[\])/, '"data":[{},{}]')),
    });
    await renderTreasury(<UnconfirmedTransfers />, { office });
    expect(said()).toHaveTextContent(/^2 transfers couldn’t be read and aren’t shown$/);
    expect(panel()).not.toHaveTextContent('No transfers on the way.');
  });

  it('says so where nothing is on its way', async () => {
    await show('unconfirmed_none');
    expect(said()).toHaveTextContent('No transfers on the way.');
  });
});

it('makes the ages grow by the clock of the store', async () => {
  await show('unconfirmed_one');
  const age = () => panel().querySelector('time')?.textContent;
  const before = age();
  expect(before).toBe('17 sec');
  await pass(3_000);
  expect(age()).toBe('20 sec');
});

it('says what to do when nothing could be read, and does not blink while it asks again and recovers', async () => {
  const { office } = await show('service_away');
  await pass(10_000);
  const seen = new Set<string | null>();
  for (let second = 0; second < 12; second += 1) {
    await pass(1_000);
    seen.add(panel().getAttribute('data-status'));
  }
  expect([...seen]).toEqual(['error']);
  expect(within(panel()).getByText('The transfers couldn’t be read')).toBeVisible();
  expect(transfers()).toHaveLength(0);
  office.store.sandbox.heal();
  await pass(30_000);
  expect(panel()).toHaveAttribute('data-status', 'ready');
  expect(panel().querySelector('.till-notice')).toBeNull();
});

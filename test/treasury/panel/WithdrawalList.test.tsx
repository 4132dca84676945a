/** The list of withdrawals: newest first, none and one and many, older ones when asked for. */
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { WithdrawalList } from '../../../src/treasury/panel/withdrawals/WithdrawalList.js';
import type { OfficeSceneName } from '../../../stories/treasury/officeScenes.js';
import { leftUnreadable } from '../../../stories/treasury/withdrawalScenes.js';
import { pass } from '../../support/renderTreasury.js';
import { onFrozenPages, press, showScene, status } from './frozenPage.js';

onFrozenPages();

async function open(scene: OfficeSceneName, readOnly = false) {
  const onOpen = vi.fn<(id: string) => void>();
  const list = readOnly ? <WithdrawalList /> : <WithdrawalList onOpen={onOpen} />;
  return { ...(await showScene(list, scene, 'deployed')), onOpen };
}

const rows = () => screen.queryAllByRole('listitem');

it('shows one with amount, network, both ends of the address and its state, and follows it', async () => {
  const { office } = await open('withdrawals_one');
  expect(rows()).toHaveLength(1);
  const row = within(rows()[0] ?? document.body).getByRole('button');
  expect(row).toHaveAccessibleName('Review 1.25 USDT Ethereum 0x5aAe…eAed Ready to send');
  const [only] = (await office.client.listWithdrawals()).withdrawals;
  await office.client.deleteWithdrawal(only?.id ?? '');
  await pass(16_000);
  expect(rows()[0]).toHaveTextContent('Cancelled');
});

it('names each state, newest first, opens the one that is pressed, and narrows to a status', async () => {
  const { user, onOpen, office } = await open('withdrawals_mixed');
  const names = rows().map((row) => row.textContent ?? '');
  const states = [/Ready to/, /Queued/, /Cancelled/, /Outcome unknown/, /Failed/, /Completed/];
  states.forEach((state, index) => expect(names[index]).toMatch(state));
  const [, second] = (await office.client.listWithdrawals()).withdrawals;
  await user.click(within(rows()[1] ?? document.body).getByRole('button'));
  expect(onOpen).toHaveBeenCalledWith(second?.id);
  const chip = (name: RegExp) => screen.getByRole('button', { name });
  expect(chip(/^All/)).toHaveTextContent('All 6');
  expect(screen.getByText(/^6 withdrawals/)).toBeVisible();
  expect(chip(/^In progress/)).toHaveTextContent('In progress 2');
  await press(chip(/^Completed/));
  expect(rows()).toHaveLength(1);
  expect(rows()[0]).toHaveTextContent('Completed');
  await press(chip(/^Needs approval/));
  expect(rows()).toEqual([]);
  expect(screen.getByText('No withdrawals in “Needs approval”.')).toBeVisible();
  // The numbers stay.
  expect(chip(/^All/)).toHaveTextContent('All 6');
});

it('does not say that there are none where the only one cannot be read', async () => {
  const { office } = await open('withdrawals_one');
  const [only] = (await office.client.listWithdrawals()).withdrawals;
  await leftUnreadable(office, only?.id ?? '');
  await pass(16_000);
  expect(status()).toBe('ready');
  expect(screen.getByText('1 withdrawal couldn’t be read')).toBeVisible();
  expect(screen.queryByText(/^No withdrawals yet/)).toBeNull();
});

it('says what is stuck, and why only where that is known', async () => {
  const { office, user, onOpen } = await open('withdrawal_stuck');
  const title = screen.getByText('15.50 USDT has waited 41 minutes.');
  const notice = within(title.closest('.till-notice') as HTMLElement);
  expect(
    notice.getByText(/The Tron wallet holds 12\.25 USDT, less than this withdrawal/),
  ).toBeVisible();
  expect(rows()[0]).toHaveTextContent('Stuck in queue');
  await user.click(notice.getByRole('button', { name: 'Open' }));
  expect(onOpen).toHaveBeenCalledTimes(1);
  office.store.sandbox.setBalances({ 'USDT.Tron': '540' });
  await pass(36_000);
  expect(screen.queryByText(/The Tron wallet holds/)).toBeNull();
  expect(
    screen.getByText(/Likely causes: low balance, low gas, or a network outage/),
  ).toBeVisible();
});

it('has no buttons without `onOpen`', async () => {
  await open('withdrawals_one', true);
  expect(rows()).toHaveLength(1);
  expect(within(rows()[0] ?? document.body).queryByRole('button')).toBeNull();
});

it('marks each state that the service did not confirm as possibly old', async () => {
  const { office } = await open('withdrawals_mixed');
  expect(rows().filter(({ textContent }) => textContent?.includes('may be old'))).toEqual([]);
  office.store.sandbox.fail({ kind: 'status_500', operation: 'getWithdrawal' });
  await pass(16_000);
  const old = rows().filter(({ textContent }) => textContent?.includes('may be old'));
  expect(old.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Queued · may be old/),
  ]);
  office.store.sandbox.heal();
  await pass(16_000);
  expect(rows().some(({ textContent }) => textContent?.includes('may be old'))).toBe(false);
});

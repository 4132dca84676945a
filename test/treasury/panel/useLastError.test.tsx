/** A failure stays on screen until something better is known; what is pressed keeps its place and the focus. */
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { Activity } from '../../../src/treasury/panel/activity/Activity.js';
import { Orders } from '../../../src/treasury/panel/orders/Orders.js';
import { en } from '../../../src/treasury/panel/messages/en.js';
import { WithdrawalForm } from '../../../src/treasury/panel/withdrawals/WithdrawalForm.js';
import { WithdrawalList } from '../../../src/treasury/panel/withdrawals/WithdrawalList.js';
import { WithdrawalStatus } from '../../../src/treasury/panel/withdrawals/WithdrawalStatus.js';
import type { OfficeSceneName } from '../../../stories/treasury/officeScenes.js';
import { WITHDRAWAL } from '../../../stories/treasury/withdrawalScenes.js';
import { openFrozenOffice, pass, renderTreasury } from '../../support/renderTreasury.js';
import { connectTo, type ConnectionState } from '../../support/storeConnection.js';
import { onFrozenPages, press, status } from './frozenPage.js';

onFrozenPages();

/** Long enough for every retry that the queries make by themselves. */
const RETRIES_MS = 5_000;

async function show(children: ReactNode, scene: OfficeSceneName, state: ConnectionState = 'open') {
  const office = await openFrozenOffice(scene);
  const line = connectTo(office);
  line.state = state;
  const view = await renderTreasury(children, { office, client: line.client });
  await pass(RETRIES_MS);
  return { ...view, line };
}

const again = () => screen.getByRole('button', { name: 'Try again' });

describe('a part that has never been read', () => {
  it.each([
    ['the withdrawals', <WithdrawalList />, en.withdrawalsFailed, 'ready'],
    ['the orders', <Orders />, 'Orders couldn’t be loaded', 'empty'],
    ['what happened', <Activity />, en.activityFailed, 'ready'],
    ['a withdrawal', <WithdrawalStatus id={WITHDRAWAL} />, en.withdrawalFailed, 'draft'],
    ['the form', <WithdrawalForm />, en.sessionFailed, 'details'],
  ] as const)('%s: still says so while it is tried again', async (_, part, words, then) => {
    const { line } = await show(part, 'withdrawal_draft', 'cut');
    expect(screen.getByText(words)).toBeVisible();
    const button = again();
    line.state = 'silent';
    await press(button);
    expect(screen.getByText(words)).toBeVisible();
    expect(status()).toBe('error');
    expect(button).toBeVisible();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    line.state = 'open';
    // The silent request has to be given up first.
    await pass(40_000);
    expect(screen.queryByText(words)).toBeNull();
    expect(status()).toBe(then);
  });

  it('is not said to have failed because another reading in its place has', async () => {
    const { line } = await show(<Orders />, 'orders_mixed', 'cut');
    expect(status()).toBe('error');
    line.state = 'silent';
    await press(screen.getByRole('button', { name: /^Paid/ }));
    expect(status()).toBe('loading');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

describe('a part that was read before', () => {
  it('shows a withdrawal as old, with a warning, and not as one that could not be loaded', async () => {
    const { line } = await show(<WithdrawalStatus id={WITHDRAWAL} />, 'withdrawal_draft');
    line.state = 'cut';
    await pass(20_000);
    expect(screen.getByText('These figures are old')).toBeVisible();
    expect(screen.queryByText(en.withdrawalFailed)).toBeNull();
    expect(document.querySelector('[data-tone="danger"]')).toBeNull();
    expect(status()).toBe('draft');
  });

  it('shows a list as old, also in its status', async () => {
    const { line } = await show(<WithdrawalList />, 'withdrawals_one');
    line.state = 'cut';
    await pass(20_000);
    expect(status()).toBe('stale');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });
});

describe('another page that could not be read', () => {
  async function fail() {
    const { user, line } = await show(<WithdrawalList />, 'withdrawals_many');
    const more = screen.getByRole('button', { name: 'Show older ones' });
    line.state = 'cut';
    await user.click(more);
    await pass(RETRIES_MS);
    return { user, line, more };
  }
  const words = 'The older ones couldn’t be read';

  it('is announced, and the button stays', async () => {
    const { line, more } = await fail();
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(more).toHaveFocus();
    line.state = 'open';
    await press(more);
    expect(screen.getAllByRole('listitem')).toHaveLength(60);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is not taken for a list that is old while that is read again', async () => {
    const { line } = await fail();
    expect(status()).toBe('ready');
    line.state = 'silent';
    // The list's own pace.
    await pass(16_000);
    expect(status()).toBe('ready');
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(screen.queryByText('These figures are old')).toBeNull();
  });
});

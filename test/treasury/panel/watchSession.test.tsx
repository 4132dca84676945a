/** One page, one cache, two people: what was read and begun for one is never shown to the other. */
import { QueryClient } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, type ReactNode } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createTreasuryClient } from '../../../src/treasury/panel/client.js';
import { ExchangeBalances } from '../../../src/treasury/panel/balances/ExchangeBalances.js';
import { Orders } from '../../../src/treasury/panel/orders/Orders.js';
import { treasuryQueryKey } from '../../../src/treasury/panel/queries.js';
import { TreasuryPanel } from '../../../src/treasury/panel/shell/TreasuryPanel.js';
import { tabParts } from '../../../src/treasury/panel/shell/tabParts.js';
import { TreasuryProvider } from '../../../src/treasury/panel/TreasuryProvider.js';
import { WithdrawalStatus } from '../../../src/treasury/panel/withdrawals/WithdrawalStatus.js';
import { APPROVER, CLERK, OWNER } from '../../../stories/treasury/backOffice.js';
import type { OfficeSceneName } from '../../../stories/treasury/officeScenes.js';
import { WITHDRAWAL } from '../../../stories/treasury/withdrawalScenes.js';
import { openFrozenOffice, pass, renderTreasury, settle } from '../../support/renderTreasury.js';
import { button, onFrozenPages, press } from './frozenPage.js';

// In frozen time nothing can wait for a file.
beforeAll(() => Promise.all(Object.values(tabParts).map(({ preload }) => preload())));

onFrozenPages();

/** A host page whose cache outlives its parts; to a path that is silent no answer comes. */
async function openPage(scene: OfficeSceneName) {
  const office = await openFrozenOffice(scene);
  const asked: string[] = [];
  const line = { isSilent: (_path: string) => false };
  const client = createTreasuryClient({
    endpoint: office.endpoint,
    fetch: async (url, init) => {
      const path = url.slice(office.endpoint.length);
      asked.push(path);
      if (line.isSilent(path)) await new Promise(() => undefined);
      return office.fetch(url, init);
    },
  });
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTimeAsync(ms) });
  async function mount(queryClient: QueryClient, part: ReactNode) {
    const view = render(
      <StrictMode>
        <TreasuryProvider client={client} queryClient={queryClient}>
          {part}
        </TreasuryProvider>
      </StrictMode>,
    );
    await settle();
    return view;
  }
  return { office, client, asked, line, user, mount };
}

const panel = () => screen.getByRole('region', { name: 'Back office' });
const comeBack = async () => {
  act(() => void globalThis.dispatchEvent(new Event('visibilitychange')));
  await settle();
};

describe('somebody else who signs in', () => {
  it('is shown nothing of the last person when the panel comes back', async () => {
    const { office, client, line, user, mount } = await openPage('orders_mixed');
    const queryClient = new QueryClient();
    const { unmount } = await mount(queryClient, <TreasuryPanel initialTab="withdrawals" />);
    expect(screen.getByRole('group', { name: 'Signed in as Ada' })).toBeVisible();
    await press(button('New withdrawal'));
    await user.type(screen.getByLabelText('Amount'), '15.5');
    unmount();
    await settle();
    expect(queryClient.getQueryCache().findAll({ queryKey: treasuryQueryKey(client) })).toEqual([]);

    // Within the minute for which a session's answer is good.
    office.signIn(CLERK);
    line.isSilent = () => true;
    const waiting = await mount(queryClient, <TreasuryPanel initialTab="withdrawals" />);
    expect(panel()).toHaveAttribute('data-status', 'loading');
    expect(panel()).not.toHaveTextContent('Ada');
    waiting.unmount();
    line.isSilent = () => false;
    await mount(queryClient, <TreasuryPanel initialTab="withdrawals" />);
    expect(screen.getByRole('group', { name: 'Signed in as Cleo' })).toBeVisible();
    await press(button('New withdrawal'));
    expect(screen.getByLabelText('Amount')).toHaveValue('');
  });

  it('while the panel is shown gets a panel of their own, at its beginning', async () => {
    const { office, asked, mount } = await openPage('orders_mixed');
    await mount(new QueryClient(), <TreasuryPanel initialTab="orders" />);
    await press(screen.getAllByRole('button', { name: /^Order / })[0] as HTMLElement);
    expect(button('Orders')).toBeVisible();
    office.signIn(APPROVER);
    asked.length = 0;
    await comeBack();
    expect(screen.getByRole('group', { name: 'Signed in as Ben' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Orders' })).toBeNull();
    expect(asked).toContain('/orders/search');

    // Also without any input on the page.
    office.signIn(CLERK);
    await pass(16_000);
    expect(screen.getByRole('group', { name: 'Signed in as Cleo' })).toBeVisible();
  });

  it('is noticed also after a connection that was away for a while', async () => {
    const { office, client, line, mount } = await openPage('orders_mixed');
    await mount(new QueryClient(), <TreasuryPanel initialTab="activity" />);
    // Session requests stay unanswered for longer than the poll interval.
    line.isSilent = (path) => path === '/session';
    await pass(120_000);
    expect(screen.getByRole('group', { name: 'Signed in as Ada' })).toBeVisible();
    line.isSilent = () => false;
    office.signIn(APPROVER);
    expect((await client.getSession()).who).toBe('Ben');
    await pass(46_000);
    expect(screen.getByRole('group', { name: 'Signed in as Ben' })).toBeVisible();
  });

  it('sees no list of the last person for as long as their own is on its way', async () => {
    const { office, line, mount } = await openPage('orders_mixed');
    await mount(new QueryClient(), <Orders onOpen={() => undefined} />);
    expect(screen.getAllByRole('button', { name: /^Order / }).length).toBeGreaterThan(0);
    office.signIn(APPROVER);
    line.isSilent = (path) => path.startsWith('/orders');
    await comeBack();
    expect(screen.queryByRole('button', { name: /^Order / })).toBeNull();
  });
});

describe('a session that has ended', () => {
  it('removes the data of a standalone component, and restores it for the same person', async () => {
    const { office, mount } = await openPage('rich');
    await mount(new QueryClient(), <ExchangeBalances />);
    const part = screen.getByRole('region', { name: 'Exchange account' });
    expect(part).toHaveTextContent('1,250.33');
    office.signIn(null);
    await pass(31_000);
    expect(part).toHaveAttribute('data-status', 'error');
    expect(part).not.toHaveTextContent('1,250.33');
    office.signIn(OWNER);
    await press(within(part).getByRole('button', { name: 'Try again' }));
    expect(part).toHaveTextContent('1,250.33');
  });

  it('is not undone by the answer to what was pressed before it ended', async () => {
    const office = await openFrozenOffice('withdrawal_draft');
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const client = createTreasuryClient({
      endpoint: office.endpoint,
      async fetch(url, init) {
        const answer = await office.fetch(url, init);
        if (url.endsWith('/sending')) await arrived;
        return answer;
      },
    });
    const part = <WithdrawalStatus id={WITHDRAWAL} />;
    const { user } = await renderTreasury(part, { office, client });
    await settle();
    await user.click(screen.getByRole('checkbox'));
    await user.click(button(/^Send/));
    office.signIn(null);
    await pass(16_000);
    expect(document.body).not.toHaveTextContent('15.5');
    arrive();
    await settle();
    expect(document.body).not.toHaveTextContent('15.5');
    office.signIn(OWNER);
    await press(button('Try again'));
    expect(document.body).toHaveTextContent('15.5');
  });

  it('closes the panel at the first refused reading, and forgets what was read', async () => {
    const { office, client, mount } = await openPage('orders_mixed');
    const queryClient = new QueryClient();
    await mount(queryClient, <TreasuryPanel initialTab="orders" />);
    office.signIn(null);
    await pass(16_000);
    expect(panel()).toHaveAttribute('data-status', 'unauthorized');
    const kept = queryClient.getQueryCache().findAll({ queryKey: treasuryQueryKey(client) });
    expect(kept.filter(({ state }) => state.data !== undefined)).toEqual([]);
  });

  it.each([
    ['the same person finds the order open', OWNER, true],
    ['another person begins at the list', APPROVER, false],
  ])('and is begun again on another page: %s', async (_, person, isOpen) => {
    const { office, mount } = await openPage('orders_mixed');
    const { unmount } = await mount(new QueryClient(), <TreasuryPanel />);
    await press(screen.getByRole('tab', { name: 'Orders' }));
    await press(screen.getAllByRole('button', { name: /^Order / })[0] as HTMLElement);
    office.signIn(null);
    await pass(16_000);
    expect(panel()).toHaveAttribute('data-status', 'unauthorized');
    unmount();
    office.signIn(person);
    await mount(new QueryClient(), <TreasuryPanel />);
    expect(screen.queryByRole('button', { name: 'Orders' }) !== null).toBe(isOpen);
    const shown = screen.getByRole('tab', { selected: true });
    expect(shown).toHaveTextContent(isOpen ? 'Orders' : 'Overview');
  });

  it('does not close the page after one refused request', async () => {
    const { office } = await openPage('rich');
    const refused = createTreasuryClient({
      endpoint: office.endpoint,
      fetch: (url, init) => {
        if (!url.endsWith('/exchange')) return office.fetch(url, init);
        const problem = { type: 'x', title: 'x', status: 401, code: 'unauthorized' };
        const body = { ...problem, retryable: false, requestId: 'r' };
        return Promise.resolve(Response.json(body, { status: 401 }));
      },
    });
    render(
      <TreasuryProvider client={refused}>
        <TreasuryPanel initialTab="balances" />
      </TreasuryProvider>,
    );
    await settle();
    expect(panel()).toHaveAttribute('data-status', 'ready');
    expect(screen.getByText('The exchange account couldn’t be read')).toBeVisible();
  });
});

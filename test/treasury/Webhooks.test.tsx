/** The log of deliveries and the audit on screen, over the real handlers. */
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TREASURY_PROBLEMS } from '../../src/contract/treasury/treasuryProblems.js';
import { TREASURY_ROUTES } from '../../src/contract/treasury/routes.js';
import { Audit, outcomeLabel, outcomeTone, targetLabel } from '../../src/treasury/audit/Audit.js';
import { Webhooks } from '../../src/treasury/webhooks/Webhooks.js';
import { en } from '../../src/treasury/messages/en.js';
import type { OfficeSceneName } from '../../stories/treasury/officeScenes.js';
import { useFrozenTime } from '../support/renderCheckout.js';
import { openFrozenOffice, renderTreasury } from '../support/renderTreasury.js';

beforeEach(useFrozenTime);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const panel = () => screen.getByRole('region');
const rows = () => within(panel()).queryAllByRole('listitem');

describe('deliveries', () => {
  const show = async (scene: OfficeSceneName) =>
    renderTreasury(<Webhooks />, { office: await openFrozenOffice(scene) });

  it('name and explain orphans and conflicts', async () => {
    await show('deliveries_troubled');
    const results = rows().map(({ dataset }) => dataset['result']);
    expect(results.filter((result) => result === 'conflict')).toHaveLength(1);
    expect(results).toContain('accepted');
    expect(results).toContain('orphan');
    expect(within(panel()).getByText(/An orphan names no order of this store/)).toBeVisible();
    expect(within(panel()).getByText(/the lower one counts and the order is held/)).toBeVisible();
    expect(within(panel()).getByText(/Sent by hand from the dashboard/)).toBeVisible();
  });

  it.each([
    ['Orphans', 'orphan'],
    ['Conflicts', 'conflict'],
  ])('can be narrowed to %s', async (label, result) => {
    const { user } = await show('deliveries_troubled');
    await user.click(screen.getByRole('radio', { name: label }));
    expect(rows().length).toBeGreaterThan(0);
    for (const row of rows()) expect(row).toHaveAttribute('data-result', result);
  });

  it('without any of a kind say so', async () => {
    const { user } = await show('order_paid');
    expect(panel().querySelector('.till-notice')).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Conflicts' }));
    expect(rows()).toHaveLength(0);
    expect(within(panel()).getByText('None of those read so far is like that.')).toBeVisible();
  });

  it('tell amount, order and hash', async () => {
    const { office } = await show('order_paid');
    const [transfer] = office.store.sandbox.transfers();
    const [newest] = rows();
    expect(newest).toHaveTextContent('Payment confirmed');
    expect(newest).toHaveTextContent(/48\.50 USDT · Tron · \$48\.50 · For 1042/);
    expect(newest).toHaveTextContent('For 1042');
    expect(newest).toHaveTextContent(transfer?.txHash ?? 'nothing');
  });

  it('are newest first, page by page', async () => {
    const office = await openFrozenOffice('orders_none');
    const { sandbox, settle } = office.store;
    for (let count = 0; count < 105; count += 1) {
      if (count % 15 === 0) await sandbox.advance(60_000);
      await sandbox.sendTest('PaymentReceived');
    }
    await settle();
    const { user } = await renderTreasury(<Webhooks />, { office });
    const times = () => rows().map((row) => row.querySelector('time')?.dateTime ?? '');
    expect(times()).toHaveLength(100);
    expect(times()).toEqual(times().toSorted().reverse());
    const { deliveries } = await office.client.listDeliveries({ limit: 1 });
    expect(times()[0]).toBe(deliveries[0]?.at);
    await user.click(screen.getByRole('button', { name: 'Show older ones' }));
    await vi.waitFor(() => expect(rows()).toHaveLength(105), { timeout: 15_000 });
    expect(times()).toEqual(times().toSorted().reverse());
  });

  it('of a store without orders show an error message', async () => {
    await show('panel_without_orders');
    expect(panel()).toHaveAttribute('data-status', 'error');
  });

  it('are none at first', async () => {
    await show('orders_none');
    expect(panel()).toHaveAttribute('data-status', 'empty');
  });
});

describe('the audit', () => {
  const show = async (scene: OfficeSceneName) =>
    renderTreasury(<Audit />, { office: await openFrozenOffice(scene) });

  it('shows who did what, the outcome and the reason, newest first', async () => {
    await show('audit_worked');
    const [stranger, reader, ...rest] = rows();
    expect(stranger).toHaveTextContent(/Nobody who was recognised/);
    expect(stranger).toHaveTextContent('Refused: nobody signed in');
    expect(reader).toHaveTextContent(/Marked an order as paid.*Refused: not allowed/);
    expect(reader).toHaveTextContent(/Dan · Order 1042/);
    expect(rest.at(-1)).toHaveTextContent(/Ended a hold.*Done/);
    expect(rest.at(-1)).toHaveTextContent('“Looked into by Ada, the sender is known.”');
    for (const row of rows()) expect(row.querySelector('time')).not.toBeNull();
  });

  it('comes in pages', async () => {
    const { user } = await show('withdrawals_many');
    expect(rows()).toHaveLength(50);
    await user.click(screen.getByRole('button', { name: 'Show older ones' }));
    await vi.waitFor(() => expect(rows()).toHaveLength(60), { timeout: 15_000 });
  });
});

describe('labels of the audit', () => {
  it.each(Object.keys(TREASURY_PROBLEMS).filter((code) => code !== 'method_not_allowed'))(
    'has its own for the outcome "%s"',
    (code) => {
      expect(en.auditOutcomes[code]).toBeDefined();
      expect(outcomeTone(code)).toBe('refused');
    },
  );

  it.each(Object.keys(TREASURY_ROUTES))('has its own for the route "%s"', (route) => {
    expect(en.auditActions[route]).toBeDefined();
  });

  it('names what it does not know as it is', () => {
    expect(outcomeLabel('teleported', en)).toBe('Refused: teleported');
    expect([outcomeTone('queued'), outcomeTone('refused'), outcomeTone('unknown')]).toEqual([
      'done',
      'refused',
      'unfinished',
    ]);
    // A sending that ended there has sent nothing, or is not over.
    expect([outcomeTone('discarded'), outcomeTone('sending')]).toEqual(['refused', 'unfinished']);
    expect(outcomeLabel('queued', en)).toBe(en.withdrawalTitles.queued);
    expect(targetLabel('top_up:77', en)).toBe('Account 77');
    expect(targetLabel('something', en)).toBe('something');
  });
});

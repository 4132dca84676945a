/** Webhooks on screen, over the real handlers: both directions, the pane, keys, repeats. */
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Webhooks, type WebhooksProps } from '../../../src/treasury/panel/webhooks/Webhooks.js';
import type { OfficeSceneName } from '../../../stories/treasury/officeScenes.js';
import { onFrozenPages, showScene } from './frozenPage.js';

onFrozenPages();

const part = () => screen.getByRole('region', { name: 'Webhooks' });
const rows = () => [...part().querySelectorAll<HTMLElement>('[data-row]')];
const states = () => rows().map(({ dataset }) => dataset['state']);
const pane = () => part().querySelector<HTMLElement>('.till-log-pane');
const chip = (name: RegExp) => within(part()).getByRole('button', { name });

async function show(scene: OfficeSceneName, props: WebhooksProps = {}) {
  const rendered = await showScene(<Webhooks {...props} />, scene);
  await expect.poll(() => part()).not.toHaveAttribute('data-status', 'loading');
  return rendered;
}

async function open(user: Awaited<ReturnType<typeof show>>['user'], row: HTMLElement | undefined) {
  if (!row) throw new Error('There is no such row.');
  await user.click(row);
  await expect.poll(() => pane()).toHaveTextContent('Signature');
}

describe('what the service has sent', () => {
  it('is accepted, unmatched or in conflict, with numbers, and narrowed to each', async () => {
    const { user } = await show('webhooks_troubled');
    expect(new Set(states())).toEqual(new Set(['accepted', 'unmatched', 'conflict']));
    expect(chip(/^All \d+$/)).toHaveAttribute('aria-pressed', 'true');
    expect(chip(/^Conflict 1$/)).toBeVisible();
    for (const result of ['Unmatched', 'Conflict']) {
      await user.click(chip(new RegExp(`^${result}`)));
      await expect.poll(() => new Set(states())).toEqual(new Set([result.toLowerCase()]));
    }
  });

  it('names event, order and amount in plain words', async () => {
    await show('order_paid');
    const [newest] = rows();
    expect(newest).toHaveTextContent(/Payment received.*Order 1042.*48\.50 USDT.*Accepted/);
  });

  it('is found by what was typed, after a pause', async () => {
    const { user } = await show('webhooks_troubled');
    const before = rows().length;
    await user.type(screen.getByRole('searchbox', { name: 'Search webhooks' }), '1042{Enter}');
    await expect.poll(() => rows().length).toBeLessThan(before);
    for (const row of rows()) expect(row).toHaveTextContent('Order 1042');
    // Without knowing all of them there are no numbers.
    expect(chip(/^Conflict$/)).toBeVisible();
  });

  it('of a store without orders shows an error', async () => {
    await show('panel_without_orders');
    expect(part()).toHaveAttribute('data-status', 'error');
  });
});

describe('the pane', () => {
  it('tells signature, effect, kept fields, and what the shop was told', async () => {
    const onOpenOrder = vi.fn();
    const { user } = await show('order_paid', { onOpenOrder });
    await open(user, rows()[0]);
    expect(pane()).toHaveTextContent(/Signature\s*Valid/);
    expect(pane()).toHaveTextContent(/Confirmed 48\.50 USDT.*Order paid/);
    expect(pane()?.querySelector('pre')).toHaveTextContent('"type": "PaymentReceived"');
    expect(pane()).toHaveTextContent('Nothing else of the request is stored.');
    await user.click(within(pane() as HTMLElement).getByRole('button', { name: 'Order 1042' }));
    expect(onOpenOrder).toHaveBeenCalledWith({ kind: 'payment', reference: '1042' });
  });

  it('explains a conflict and what is unmatched', async () => {
    const { user } = await show('webhooks_troubled');
    await open(
      user,
      rows().find(({ dataset }) => dataset['state'] === 'conflict'),
    );
    expect(pane()).toHaveTextContent('Compare both at the service.');
    expect(pane()).toHaveTextContent('Contradicts an earlier webhook');
  });

  it('settles a payment of no order, once a reason is given', async () => {
    const { user } = await show('webhooks_troubled');
    await open(
      user,
      rows().findLast(({ dataset }) => dataset['state'] === 'unmatched'),
    );
    const press = async (where: HTMLElement) =>
      user.click(within(where).getByRole('button', { name: 'Settle this payment' }));
    await press(pane() as HTMLElement);
    const dialog = screen.getByRole('dialog');
    await press(dialog);
    expect(dialog).toHaveTextContent('Give a reason.');
    await user.type(within(dialog).getByRole('textbox'), 'Refunded by hand');
    await press(dialog);
    await expect.poll(() => pane()?.textContent).toMatch(/Settled by .+: Refunded by hand/u);
    expect(within(pane() as HTMLElement).queryByRole('button', { name: /Settle/u })).toBeNull();
  });

  it('is reached and left by keys, and gives the focus back', async () => {
    const { user } = await show('webhooks_troubled');
    rows()[0]?.focus();
    await user.keyboard('{End}{Home}{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
    await expect.poll(() => pane()).not.toBeNull();
    expect(rows()[1]).toHaveAttribute('aria-current', 'true');
    expect(within(pane() as HTMLElement).getAllByRole('heading')[0]).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(pane()).toBeNull();
    expect(rows()[1]).toHaveFocus();
    await user.keyboard('/');
    expect(screen.getByRole('searchbox', { name: 'Search webhooks' })).toHaveFocus();
    await user.keyboard('/x');
    expect(screen.getByRole('searchbox', { name: 'Search webhooks' })).toHaveValue('/x');
  });
});

describe('what the shop was told', () => {
  async function toShop(scene: OfficeSceneName) {
    const rendered = await show(scene);
    await rendered.user.click(screen.getByRole('radio', { name: 'To your shop' }));
    await expect.poll(() => part()).not.toHaveAttribute('data-status', 'loading');
    return rendered;
  }

  it('is delivered, and told again with a reason, after a question', async () => {
    const { user, office } = await toShop('webhooks_told');
    const paid = rows().find((row) => /Order paid Order 1042/.test(row.textContent));
    expect(screen.getByRole('radio', { name: 'To your shop' })).toHaveFocus();
    expect(paid).toHaveTextContent(/Order paid.*Order 1042.*None failed.*Delivered/);
    await user.click(paid as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Notify your shop again…' }));
    const dialog = screen.getByRole('dialog', { name: 'Notify your shop again?' });
    expect(dialog).toHaveTextContent('with the same id');
    await user.click(within(dialog).getByRole('button', { name: 'Notify again' }));
    expect(within(dialog).getByRole('textbox')).toHaveFocus();
    expect(dialog).toHaveTextContent('Give a reason.');
    await user.type(within(dialog).getByRole('textbox'), 'The shop lost it.');
    await user.click(within(dialog).getByRole('button', { name: 'Notify again' }));
    await expect.poll(() => pane()).toHaveTextContent('Your shop was notified again.');
    expect(screen.queryByRole('dialog')).toBeNull();
    const { entries } = await office.client.listAudit();
    expect(entries[0]).toMatchObject({
      action: 'repeatCallback',
      outcome: 'done',
      reason: 'The shop lost it.',
      order: { reference: '1042' },
    });
  });

  it('is told again by nobody who may only look', async () => {
    const { user } = await toShop('webhooks_told_reader');
    await user.click(rows()[0] as HTMLElement);
    const button = screen.getByRole('button', { name: 'Notify your shop again…' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(/needs the withdraw right/);
    await user.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

/** Withdrawals in a real browser: no overflow from 280 pixels on, contrast and names by axe, keys alone. */
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { WithdrawalForm } from '../../src/treasury/withdrawals/WithdrawalForm.js';
import { WithdrawalList } from '../../src/treasury/withdrawals/WithdrawalList.js';
import { WithdrawalStatus } from '../../src/treasury/withdrawals/WithdrawalStatus.js';
import type { OfficeSceneName } from '../../stories/treasury/officeScenes.js';
import { RECEIVERS, WITHDRAWAL } from '../../stories/treasury/withdrawalScenes.js';
import { renderTreasuryInBrowser, unmountTreasury } from '../support/renderTreasuryInBrowser.js';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  document.documentElement.style.fontSize = '';
  unmountTreasury();
});

/** What a part is drawn with a scene, and the status that it comes to. */
const STATUSES: readonly (readonly [OfficeSceneName, string])[] = [
  ['withdrawal_own_approval', 'awaiting_approval'],
  ['withdrawal_to_approve', 'awaiting_approval'],
  ['withdrawal_draft_warned', 'draft'],
  ['withdrawal_draft_bitcoin_form', 'draft'],
  ['withdrawal_sending', 'sending'],
  ['withdrawal_unknown', 'unknown'],
  ['withdrawal_refused_own_address', 'refused'],
  ['withdrawal_queued', 'queued'],
  ['withdrawal_frozen', 'in_progress'],
  ['withdrawal_completed', 'completed'],
  ['withdrawal_completed_early', 'completed'],
  ['withdrawal_failed', 'failed'],
  ['withdrawal_discarded', 'discarded'],
  ['withdrawal_stale', 'queued'],
  ['withdrawal_newer_store', 'scheduled'],
  ['withdrawal_absent', 'error'],
];

/** Animations at their end, so that contrast is measured on what stays. */
const still = () => document.getAnimations().forEach((animation) => animation.cancel());

async function expectSound(part: Element): Promise<void> {
  for (const width of [280, 390, 1280]) {
    await page.viewport(width, 1100);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  }
  await page.viewport(390, 1100);
  still();
  const { violations } = await axe.run(part);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
}

const arrived = (part: Element, status: string) =>
  expect.poll(() => part.getAttribute('data-status')).toBe(status);

const THEMES = ['light', 'dark'] as const;

describe.each(STATUSES)('the withdrawal of "%s"', (scene, status) => {
  it.each(THEMES)('fits and passes axe in %s', async (theme) => {
    const part = await renderTreasuryInBrowser(
      <WithdrawalStatus id={WITHDRAWAL} onDraftAnother={() => undefined} />,
      { scene, width: 280, theme },
    );
    await arrived(part, status);
    for (const summary of part.querySelectorAll('summary')) summary.click();
    for (const remove of part.querySelectorAll<HTMLElement>('.till-remove')) remove.click();
    await expectSound(part);
  });
});

describe('the list', () => {
  it.each(THEMES)('fits and passes axe in %s', async (theme) => {
    const part = await renderTreasuryInBrowser(<WithdrawalList onOpen={() => undefined} />, {
      scene: 'withdrawals_mixed',
      width: 280,
      theme,
    });
    await arrived(part, 'ready');
    await expectSound(part);
  });
});

async function fill(amount: string, address: string): Promise<void> {
  await userEvent.fill(page.getByRole('combobox', { name: 'Currency' }), 'usdt tron');
  await userEvent.keyboard('{Enter}');
  await userEvent.fill(page.getByLabelText('Amount', { exact: true }), amount);
  await userEvent.fill(page.getByLabelText('Address', { exact: true }), address);
  await userEvent.keyboard('{Tab}');
}

describe('the form', () => {
  it.each(THEMES)('fits and passes axe in %s: open, filled, faulty, in review', async (theme) => {
    const part = await renderTreasuryInBrowser(<WithdrawalForm />, {
      scene: 'withdraw',
      width: 280,
      theme,
    });
    await arrived(part, 'details');
    await userEvent.click(page.getByRole('combobox', { name: 'Currency' }));
    await expect.element(page.getByRole('listbox')).toBeVisible();
    await expectSound(part);
    await fill('1,234', RECEIVERS.bitcoin);
    await expectSound(part);
    await fill('15.5', RECEIVERS.tron);
    await expectSound(part);
    await userEvent.click(page.getByRole('button', { name: 'Continue' }));
    await arrived(part, 'drafted');
    await expect.element(page.getByRole('checkbox')).toBeVisible();
    await expectSound(part);
  });

  it('is filled in, reviewed and sent by keys alone', async () => {
    const part = await renderTreasuryInBrowser(<WithdrawalForm />, {
      scene: 'withdraw',
      width: 390,
      theme: 'light',
    });
    await arrived(part, 'details');
    await userEvent.keyboard('{Tab}usdt tron{Enter}{Tab}15.5');
    // Past "Max" to the address, the note and the button.
    await userEvent.keyboard(`{Tab}{Tab}${RECEIVERS.tron}{Tab}Invoice 7{Tab}{Enter}`);
    await arrived(part, 'drafted');
    const review = page.getByRole('heading', { name: 'Send 15.50 USDT' });
    await expect.element(review).toHaveFocus();
    await userEvent.keyboard('{Tab} {Tab}{Enter}');
    const queued = page.getByRole('heading', { name: /^15\.50 USDT to/ });
    await expect.element(queued).toHaveFocus();
  });
});

it.each(THEMES)('the box that must be ticked looks as if it can be, in %s', async (theme) => {
  const scene = 'withdrawal_draft_warned';
  const part = await renderTreasuryInBrowser(<WithdrawalStatus id={WITHDRAWAL} />, {
    scene,
    width: 390,
    theme,
  });
  await arrived(part, 'draft');
  const box = page.getByRole('checkbox').element();
  const { appearance, backgroundColor, borderTopWidth } = getComputedStyle(box);
  // A dark browser's own empty box is filled with the grey of what is disabled.
  expect(appearance).toBe('none');
  expect(backgroundColor).toBe(getComputedStyle(part).backgroundColor);
  expect(borderTopWidth).toBe('1px');
  await userEvent.click(box);
  expect(getComputedStyle(box).backgroundColor).not.toBe(backgroundColor);
});

it.each([280, 360])(
  'text of twice the size cuts no figure in two and hides no word at %s px',
  async (width) => {
    document.documentElement.style.fontSize = '200%';
    const scene = 'withdrawal_draft_warned';
    const part = await renderTreasuryInBrowser(<WithdrawalStatus id={WITHDRAWAL} />, {
      scene,
      width,
      theme: 'light',
    });
    await arrived(part, 'draft');
    const figures = part.querySelector('.till-amount-figures');
    expect(figures?.textContent).toBe('98,765.4321');
    expect(figures?.getClientRects()).toHaveLength(1);
    const send = page.getByRole('button', { name: /^Send/ }).element().firstChild as Text;
    const amount = document.createRange();
    amount.setStart(send, 'Send '.length);
    amount.setEnd(send, 'Send 98,765.4321'.length);
    expect(amount.getClientRects()).toHaveLength(1);
    const tick = part.querySelector('.till-tick') as HTMLElement;
    expect(tick.scrollWidth).toBeLessThanOrEqual(tick.clientWidth);
  },
);

it.each(['withdraw', 'withdrawal_draft_warned', 'withdrawals_mixed'] as const)(
  'right to left, with its own figures, %s fits',
  async (scene) => {
    const drawn = {
      withdraw: <WithdrawalForm currencyId="USDT.Tron" />,
      withdrawal_draft_warned: <WithdrawalStatus id={WITHDRAWAL} />,
      withdrawals_mixed: <WithdrawalList onOpen={() => undefined} />,
    }[scene];
    const part = await renderTreasuryInBrowser(drawn, {
      scene,
      width: 280,
      theme: 'light',
      direction: 'rtl',
      locale: 'ar-EG',
    });
    await expect.poll(() => part.querySelector('.till-skeleton')).toBeNull();
    await expectSound(part);
  },
);

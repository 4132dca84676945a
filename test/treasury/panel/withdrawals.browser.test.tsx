/** Withdrawals in a real browser: by keys alone, the box to tick, text of twice the size. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { WithdrawalForm } from '../../../src/treasury/panel/withdrawals/WithdrawalForm.js';
import { WithdrawalStatus } from '../../../src/treasury/panel/withdrawals/WithdrawalStatus.js';
import { RECEIVERS, WITHDRAWAL } from '../../../stories/treasury/withdrawalScenes.js';
import { renderTreasuryInBrowser, unmountTreasury } from '../../support/renderTreasuryInBrowser.js';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  document.documentElement.style.fontSize = '';
  unmountTreasury();
});

const arrived = (part: Element, status: string) =>
  expect.poll(() => part.getAttribute('data-status')).toBe(status);

const THEMES = ['light', 'dark'] as const;

it('the form is filled in, reviewed and sent by keys alone', async () => {
  // A machine without a network is offline to its browser, and nothing is sent then; the store is in this page.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const part = await renderTreasuryInBrowser(<WithdrawalForm />, {
    scene: 'withdraw',
    width: 390,
    theme: 'light',
  });
  await arrived(part, 'details');
  await userEvent.keyboard('{Tab}usdt on tron{Tab}15.5');
  // Past "Max" to the address, the note and the button.
  await userEvent.keyboard(`{Tab}{Tab}${RECEIVERS.tron}{Tab}Invoice 7{Tab}{Enter}`);
  await arrived(part, 'drafted');
  const review = page.getByRole('heading', { name: 'Send 15.50 USDT' });
  await expect.element(review).toHaveFocus();
  // The box comes with what the store says of the draft.
  const box = page.getByRole('checkbox');
  await expect.element(box).toBeVisible();
  // Past "Copy address".
  await userEvent.keyboard('{Tab}{Tab} ');
  await expect.element(box).toBeChecked();
  await userEvent.keyboard('{Tab}{Enter}');
  const queued = page.getByRole('heading', { name: '15.50 USDT', exact: true });
  await expect.element(queued).toHaveFocus();
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

/** What people do in the demo's back office, and what the pretend service has seen of it. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { en } from '../../src/treasury/panel/messages/en.js';
import type { TreasuryTab } from '../../src/treasury/panel/shell/treasuryTabs.js';
import type { Demo } from './demoProcess.js';

/** An address that is no wallet of the service. */
export const RECEIVER = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

/** Goes to the back office and signs in. */
export async function enter(page: Page, demo: Demo, name: 'Ada' | 'Grace' | 'Linus') {
  await page.goto(`${demo.url}/office`);
  await page.getByRole('button', { name: `Sign in as ${name}` }).click();
  await expect(page.getByRole('tabpanel')).toBeVisible();
}

/** Signs out. */
export async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in as Ada' })).toBeVisible();
}

/** Shows a part of the panel. */
export async function show(page: Page, tab: TreasuryTab): Promise<void> {
  await expect(page.getByRole('tabpanel')).toBeVisible();
  await page.getByRole('tab', { name: en.tabs[tab], exact: true }).click();
  await expect(page.getByRole('tabpanel', { name: en.tabs[tab] })).toBeVisible();
}

/** Presses a button by its whole name. */
export async function click(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

/** A heading of the panel. */
export const headed = (page: Page, name: string) =>
  page.getByRole('tabpanel').getByRole('heading', { name, exact: true });

/** Ticks that the facts were compared, and presses twice, as impatient people do. */
export async function confirmTwice(page: Page, name: string): Promise<void> {
  await page.getByRole('checkbox', { name: en.confirmFacts }).check();
  await page.getByRole('button', { name, exact: true }).dblclick();
}

/** Opens the newest withdrawal of an amount from the list. */
export async function openNewest(page: Page, amount: string): Promise<void> {
  await show(page, 'withdrawals');
  await page.getByRole('tabpanel').getByRole('button', { name: amount }).first().click();
}

/** A withdrawal as the pretend service has it. */
interface ServiceWithdrawal {
  readonly requestId: string;
  readonly amount: string;
  readonly txHash: string;
  readonly transfer: { readonly status: string } | null;
}

/** Looks into the pretend service: its withdrawals of an amount, and how often it was asked for any. */
export async function atService(demo: Demo, amount: string) {
  const response = await fetch(`${demo.serviceUrl}/sandbox/state`);
  const { withdrawals, calls } = (await response.json()) as {
    withdrawals: readonly ServiceWithdrawal[];
    calls: readonly { readonly operation: string | null }[];
  };
  return {
    withdrawals: withdrawals.filter((one) => one.amount === amount),
    creations: calls.filter(({ operation }) => operation === 'createWithdrawal').length,
  };
}

/** Nothing on the page that a screen reader or a keyboard would stumble over. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.html) })),
  ).toEqual([]);
}

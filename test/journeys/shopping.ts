/** What every journey does before it pays: puts something into the cart and orders it. */
import { expect, type Page } from '@playwright/test';
import { en } from '../../src/ui/messages/en.js';

/**
 * Orders one field notebook, 20 dollars with shipping, and waits for the order's own page.
 * @returns the order's number
 */
export async function placeOrder(page: Page, url: string): Promise<string> {
  await page.goto(url);
  await page.getByRole('button', { name: 'Add to cart: Field notebook' }).click();
  await page.getByRole('button', { name: 'Checkout', exact: true }).click();
  await expect(page).toHaveURL(/\?order=[0-9a-f-]{36}$/);
  await expect(page).toHaveTitle(/^Order \d+/);
  return /\d+/.exec(await page.title())?.[0] ?? '';
}

/** Presses a button of the simulator, under "More" if it is only there, and answers what it says. */
export async function press(page: Page, button: string): Promise<string> {
  const simulator = page.locator('demo-simulator');
  const named = (name: string) => simulator.getByRole('button', { name, exact: true }).first();
  const said = simulator.getByRole('status');
  await expect(simulator.getByRole('button').first()).toBeVisible();
  const isFolded = !(await named(button).isVisible());
  if (isFolded) await named('More').click();
  await named(button).click();
  await expect(said).not.toBeEmpty();
  return said.innerText();
}

/**
 * Chooses what to pay with: the token, and its network where there are several. Waits for the address, because the
 * simulator pays only what the store has quoted.
 */
export async function pick(
  page: Page,
  token = 'USDT',
  network: string | null = 'Tron',
): Promise<void> {
  await page.getByRole('option', { name: new RegExp(`^${token} `) }).click();
  if (network !== null) {
    await page.getByRole('option', { name: new RegExp(`^${token} ${network}`) }).click();
  }
  await expect(page.getByRole('button', { name: en.copyAddress })).toBeVisible();
}

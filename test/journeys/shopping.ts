/** What every journey does before it pays: puts something into the cart and orders it. */
import { expect, type Page } from '@playwright/test';

/** Orders one field notebook, 20 dollars with shipping, and waits for the order's own page. */
export async function placeOrder(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('button', { name: 'Add to cart: Field notebook' }).click();
  await page.getByRole('button', { name: 'Check out', exact: true }).click();
  await expect(page).toHaveURL(/\?order=[0-9a-f-]{36}$/);
}

/** Presses a button of the simulator and answers what it says. */
export async function press(page: Page, button: string): Promise<string> {
  const said = page.locator('demo-simulator').getByRole('status');
  const before = await said.innerText();
  await page.locator('demo-simulator').getByRole('button', { name: button, exact: true }).click();
  await expect(said).not.toHaveText(before);
  return said.innerText();
}

/** Chooses what to pay with: the token, and its network where there are several. */
export async function pick(
  page: Page,
  token = 'USDT',
  network: string | null = 'Tron',
): Promise<void> {
  await page.getByRole('option', { name: new RegExp(`^${token} `) }).click();
  if (network === null) return;
  await page.getByRole('option', { name: new RegExp(`^${token} ${network}`) }).click();
}

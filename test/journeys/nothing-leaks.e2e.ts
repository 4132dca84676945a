/** Everything that a browser receives and everything that the processes write, searched for secrets. */
import { expect, test } from '@playwright/test';
import { en } from '../../src/ui/messages/en.js';
import { findSecret } from '../threats/secretSearch.js';
import { startDemo, type Demo } from './demoProcess.js';
import { pick, placeOrder, press } from './shopping.js';

let demo: Demo;

test.beforeAll(async () => {
  demo = await startDemo();
});

test.afterAll(async () => {
  await demo.stop();
});

test('no secret reaches the browser or the logs, also while the service is broken', async ({
  page,
}) => {
  const received = new Map<string, string>();
  page.on('response', (response) => {
    const name = `${response.request().method()} ${response.url()} #${String(received.size)}`;
    received.set(name, JSON.stringify(response.headers()));
    response.text().then(
      (text) => received.set(name, `${received.get(name) ?? ''}\n${text}`),
      () => undefined,
    );
  });

  await placeOrder(page, demo.url);
  await pick(page);
  await press(page, 'Break service');
  // By its class: the same words are announced beside it.
  await page.locator('.till-waiting').click();
  await page.getByRole('button', { name: en.checkNow, exact: true }).click();
  await page.reload();
  await press(page, 'Heal service');
  await press(page, 'Pay');
  await press(page, 'Confirm');
  await expect(page.getByText(en.statusTitle.paid, { exact: true }).first()).toBeVisible();

  expect(received.size).toBeGreaterThan(10);
  // The page may hear of it before the store's own work for a paid order is done.
  await expect.poll(() => demo.output()).toContain('is paid');
  const all = new Map([...received, ['what the processes wrote', demo.output()]]);
  for (const secret of Object.values(demo.secrets)) expect(findSecret(secret, all)).toEqual([]);
  // The search itself, proved on what was collected.
  all.set('planted', `{"name":"${demo.secrets.apiKey}"}`);
  expect(findSecret(demo.secrets.apiKey, all)).toEqual(['planted']);
});

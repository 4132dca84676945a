/** Everything that a person does in a browser: journeys through the demo store, and host pages. */
import { defineConfig } from '@playwright/test';
import { resolveChromium } from './scripts/chromium.mjs';

const { path: executablePath } = await resolveChromium();

export default defineConfig({
  testDir: 'test',
  testMatch: '**/*.e2e.ts',
  globalSetup: './test/journeys/buildPage.ts',
  workers: 1,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  outputDir: 'test-results',
  use: {
    browserName: 'chromium',
    trace: 'retain-on-failure',
    launchOptions: { executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] },
  },
});

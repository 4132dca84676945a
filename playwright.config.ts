/** Everything that a person does in a browser: journeys through the demo store, and host pages. */
import { defineConfig } from '@playwright/test';
import { resolveChromium } from './scripts/chromium.mjs';
import { compileLocales } from './scripts/locales.mjs';
import { baselineProjects } from './test/stories/baselineProjects.js';

await compileLocales();
const { path: executablePath } = await resolveChromium();

/** The journeys of `npm test`. */
const MAIN = ['journeys/pay-an-order', 'journeys/hand-off', 'embed/script-tag'].map(
  (journey) => `**/${journey}.e2e.ts`,
);
/** Those that `.ci/run` takes besides; all others wait for `npm run test:all`. */
const JOURNEYS = [
  ...['browser-wallet', 'live', 'nothing-leaks', 'office-day', 'shop'].map(
    (journey) => `**/journeys/${journey}.e2e.ts`,
  ),
  ...['early-screen', 'host-pages', 'translated'].map((page) => `**/embed/${page}.e2e.ts`),
];

export default defineConfig({
  testDir: 'test',
  projects: [
    { name: 'main', testMatch: MAIN },
    { name: 'journeys', testMatch: JOURNEYS },
    {
      name: 'pages',
      testMatch: '**/*.e2e.ts',
      testIgnore: [...MAIN, ...JOURNEYS, '**/{stories,site}/**'],
    },
    { name: 'stories built', testMatch: '**/buildStories.setup.ts', timeout: 600_000 },
    { name: 'codes', testMatch: '**/stories/codes.e2e.ts', dependencies: ['stories built'] },
    ...baselineProjects(),
    { name: 'site built', testMatch: '**/buildSite.setup.ts', timeout: 600_000 },
    { name: 'site', testMatch: '**/site/site.e2e.ts', dependencies: ['site built'] },
  ],
  globalSetup: './test/journeys/buildPages.ts',
  workers: 2,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  outputDir: 'test-results',
  use: {
    browserName: 'chromium',
    trace: 'retain-on-failure',
    launchOptions: { executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] },
  },
});

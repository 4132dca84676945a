/** Everything that a person does in a browser: journeys through the demo store, and host pages. */
import { defineConfig } from '@playwright/test';
import { resolveChromium } from './scripts/chromium.mjs';
import { baselineProjects } from './test/stories/baselineProjects.js';

const { path: executablePath } = await resolveChromium();

const NPM_START = '**/npm-start.e2e.ts';

export default defineConfig({
  testDir: 'test',
  projects: [
    { name: 'pages', testMatch: '**/*.e2e.ts', testIgnore: [NPM_START, '**/stories/**'] },
    { name: 'stories built', testMatch: '**/buildStories.setup.ts', timeout: 240_000 },
    { name: 'codes', testMatch: '**/stories/codes.e2e.ts', dependencies: ['stories built'] },
    ...baselineProjects(),
    // Builds the demo's pages anew, so it waits until nobody is served from them.
    { name: 'npm start', testMatch: NPM_START, dependencies: ['pages'] },
  ],
  globalSetup: './test/journeys/buildPage.ts',
  workers: 2,
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

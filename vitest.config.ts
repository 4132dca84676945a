import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { resolveChromium } from './scripts/chromium.mjs';

const wants = (project: string) =>
  !process.argv.includes('--project') || process.argv.some((word) => word.includes(project));
/** Two projects need a Chromium; the others never look for one. */
const executablePath =
  wants('browser') || wants('storybook') ? (await resolveChromium()).path : undefined;

/** One object each: the runner writes the project's name into it. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    },
  }),
  instances: [{ browser: 'chromium' as const }],
});

export default defineConfig({
  plugins: [react()],
  test: {
    coverage: {
      provider: 'v8',
      include: ['src/**/*.{ts,tsx}'],
      exclude: ['src/entries/**'],
      reporter: ['text-summary', 'json-summary'],
      thresholds: {
        'src/money/**': { lines: 85 },
        'src/chains/**': { lines: 85 },
        'src/proxy/status/**': { lines: 85 },
      },
    },
    projects: [
      {
        extends: true,
        test: { name: 'node', environment: 'node', include: ['test/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['test/**/*.test.tsx'],
          exclude: ['test/**/*.browser.test.tsx', 'node_modules/**'],
          setupFiles: ['test/support/setup-dom.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['test/**/*.browser.test.tsx'],
          browser: browser(),
        },
      },
      {
        extends: true,
        // Reads the whole Storybook configuration, so only where it is asked for.
        plugins: wants('storybook') ? [storybookTest({ configDir: '.storybook' })] : [],
        test: { name: 'storybook', browser: browser() },
      },
    ],
  },
});

import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { resolveChromium } from './scripts/chromium.mjs';

/** Only the browser project needs a Chromium, so the others never look for one. */
const wantsBrowser =
  !process.argv.includes('--project') || process.argv.some((word) => word.includes('browser'));
const executablePath = wantsBrowser ? (await resolveChromium()).path : undefined;

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
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                ...(executablePath ? { executablePath } : {}),
                args: ['--no-sandbox', '--disable-dev-shm-usage'],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});

import { readdirSync, readFileSync } from 'node:fs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { resolveChromium } from './scripts/chromium.mjs';
import { compileLocales } from './scripts/locales.mjs';
import { sheetSteps } from './scripts/sheetSteps.js';

await compileLocales();

const wants = (project: string) =>
  !process.argv.includes('--project') || process.argv.some((word) => word.includes(project));
/** Two projects need a Chromium; the others never look for one. */
const executablePath =
  wants('browser') || wants('storybook') ? (await resolveChromium()).path : undefined;

const names = (project: string) =>
  process.argv.some((word) => word === project || word === `--project=${project}`);
/** Run by scripts/servers.mjs and scripts/engines.mjs only: `npm test` needs no more than Node and a browser. */
const [onServers, inEngines] = [names('servers'), names('engines')];

/** Left to `npm run test:all`: what needs a built package or kills processes, every regular expression or language. */
const SLOW = [
  'test/cli/process.test.ts',
  'test/embed/bundle.test.ts',
  'test/package/declarations.test.ts',
  'test/package/packed.test.ts',
  'test/serve/faultsOverHttp.test.ts',
  'test/serve/settingLines.test.ts',
  'test/ledger/sqliteProcesses.test.ts',
  'test/threats/regexes.test.ts',
  'test/stories/translated.browser.test.tsx',
  'test/ui/hostResets.browser.test.tsx',
  'test/ui/copyByHand.browser.test.tsx',
  'test/ui/languages/firstScreen.browser.test.tsx',
  'test/ui/languages/firstScreen.touch.browser.test.tsx',
  'test/ui/languages/largeText.browser.test.tsx',
  'test/ui/languages/pseudo.browser.test.tsx',
];
/** What `.ci/run` runs and `npm test` does not: long, and of one subject each. Run them by name after a change there. */
const FOR_MERGE = [
  'test/checkout/PaymentStatus/announcements.test.tsx',
  'test/checkout/handOff.browser.test.tsx',
  'test/checkout/payTools.browser.test.tsx',
  'test/tools/check.test.ts',
  'test/treasury/index/frequentTerms.test.ts',
  'test/package/docs.test.ts',
  'test/package/secondTry.test.ts',
  'test/serve/payForm/guesses.test.ts',
  'test/serve/purge.test.ts',
  'test/server/auth/linkChains.test.ts',
  'test/treasury/refunds/refundModel.test.ts',
  'test/server/retention/purgeLedger.test.ts',
  'test/server/service/slowWallet.test.ts',
];
/** Set by scripts/test.mjs: `main` for `npm test`, `merge` for `.ci/run`; all files and looks otherwise. */
const part = process.env['TILL_TEST_PART'];
const later = part === 'main' ? [...SLOW, ...FOR_MERGE] : part === 'merge' ? SLOW : [];
/**
 * Tests that fake the clock or a module or define the element, in workers of their own. A clock counts all
 * timers of its worker, also those of other files. In the DOM each has its own: a module that is loaded
 * already cannot be replaced, an element is defined once, and a `matchMedia` that is put there stays.
 */
const ALONE = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .map((name) => `test/${name.replaceAll('\\', '/')}`)
  .filter((file) => /^test\/(?!servers|engines).*(?<!\.browser)\.test\.tsx?$/u.test(file))
  .filter((file) => !later.includes(file))
  .filter((file) =>
    /\b(?:useFakeTimers|passTime|mock\(|doMock|exports\/element|matchMedia)/u.test(
      readFileSync(file, 'utf8'),
    ),
  );

/** A phone that is touched, for as long as its page is there: Chromium does not take it back. */
const PHONE = { hasTouch: true, isMobile: true };
const ON_PHONE = 'test/**/*.touch.browser.test.tsx';

/** One object each: the runner writes the project's name into it. */
const browser = (device = {}) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    },
    // A container may name a language that is none, which `Intl` refuses.
    contextOptions: { locale: 'en-US', ...device },
  }),
  instances: [{ browser: 'chromium' as const }],
});

export default defineConfig({
  plugins: [react()],
  css: { postcss: sheetSteps },
  test: {
    // By default one core is left free, which on a machine of two is half of it.
    maxWorkers: '100%',
    // For machines that do something else besides: no test waits for real time on purpose.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 15_000 } },
    // A forgotten `only` would leave all the others out, here as where changes are accepted.
    allowOnly: false,
    coverage: {
      provider: 'v8',
      // Only what has a threshold: coverage of everything takes a minute more.
      include: ['src/money/**', 'src/chains/**', 'src/payments/**'],
      reporter: ['text-summary', 'json-summary'],
      thresholds: {
        'src/money/**': { lines: 85 },
        'src/chains/**': { lines: 85 },
        'src/payments/**': { lines: 85 },
      },
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['test/**/*.test.ts'],
          exclude: ['test/{servers,engines}/**', 'node_modules/**', ...later, ...ALONE],
          setupFiles: ['test/support/setup.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'node-alone',
          environment: 'node',
          include: ALONE.filter((file) => file.endsWith('.ts')),
          setupFiles: ['test/support/setup.ts'],
          isolate: false,
        },
      },
      ...(onServers
        ? [
            {
              extends: true as const,
              test: {
                name: 'servers',
                environment: 'node' as const,
                include: ['test/servers/**/*.test.ts'],
                // They stop and start the servers that the others use.
                fileParallelism: false,
              },
            },
          ]
        : []),
      ...(inEngines
        ? [
            {
              extends: true as const,
              test: {
                name: 'engines',
                environment: 'node' as const,
                include: ['test/engines/**/*.test.ts'],
                // One build of the script for all of them, and one browser at a time: a build takes both cores.
                fileParallelism: false,
                isolate: false,
                hookTimeout: 300_000,
              },
            },
          ]
        : []),
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['test/**/*.test.tsx'],
          exclude: ['test/**/*.browser.test.tsx', 'node_modules/**', ...later, ...ALONE],
          setupFiles: ['test/support/setup.ts', 'test/support/setup-dom.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom-alone',
          environment: 'jsdom',
          include: ALONE.filter((file) => file.endsWith('.tsx')),
          setupFiles: ['test/support/setup.ts', 'test/support/setup-dom.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['test/**/*.browser.test.tsx'],
          exclude: ['node_modules/**', ON_PHONE, ...later],
          browser: browser(),
        },
      },
      {
        extends: true,
        test: {
          name: 'browser-touch',
          include: [ON_PHONE],
          exclude: ['node_modules/**', ...later],
          browser: browser(PHONE),
        },
      },
      {
        extends: true,
        // Reads the whole Storybook configuration, so only where it is asked for.
        plugins: wants('storybook') ? [storybookTest({ configDir: '.storybook' })] : [],
        test: {
          name: 'storybook',
          setupFiles: ['test/stories/everyStory.ts'],
          provide: { looks: part === 'merge' ? ('one' as const) : ('every' as const) },
          browser: browser(),
        },
      },
    ],
  },
});

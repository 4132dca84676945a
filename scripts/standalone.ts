/**
 * Builds the files of the script tag into `dist/standalone`, on preact instead of React: `tillkit.mjs` (a module
 * in parts), `tillkit.js` (the same in one file), and a file for each language; then `tillkit/render` and its
 * sheet, `tillkit.css`. Nothing here changes the text of a package or of a source file.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, mergeConfig, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { bundledReport } from './bundledReport.js';
import { pixels } from './pixels.js';
import { LANGUAGES } from '../src/contract/languages.js';

const root = join(import.meta.dirname, '..');
const source = (file: string): string => join(root, 'src', file);
const hashOf = (algorithm: 'sha256' | 'sha384', file: string): string =>
  `${algorithm}-${createHash(algorithm).update(readFileSync(file)).digest('base64')}`;

/** What {@link buildStandalone} takes. */
export interface StandaloneOptions {
  readonly outDir: string;
  /** @default true */
  readonly sourcemap?: boolean;
  /** Also builds `tillkit.mjs`. @default true */
  readonly module?: boolean;
}

/**
 * What all the builds have in common. Files that are copied into pages are made small twice: Terser finds 1 kB
 * of 60 more in what the bundler's own minifier has left. Functions with arguments are better not inlined: what
 * repeats is compressed away, what was woven into its surroundings is not.
 */
const shared = (outDir: string, name: string): InlineConfig => ({
  root,
  configFile: false,
  mode: 'production',
  logLevel: 'error',
  // Nothing of the machine's environment may reach a bundle: the API key may be in it.
  envDir: false,
  publicDir: false,
  // Otherwise a build within a test run would carry the paths of the machine's files.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    target: 'es2022',
    outDir,
    emptyOutDir: false,
    license: { fileName: bundledReport(name) },
    modulePreload: false,
    minify: 'terser',
    terserOptions: {
      ecma: 2020,
      // "Unsafe" where a function expression without `this` is called with `new`, which nothing here does.
      compress: { passes: 3, inline: 1, unsafe_arrows: true },
    },
    rolldownOptions: {
      // A directive for React on servers means nothing in here.
      onLog: (level, log, report) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
      },
      output: { minify: true },
    },
  },
});

/** Each language is a build of its own: one file that needs no other. */
async function buildLanguages(outDir: string): Promise<void> {
  for (const language of LANGUAGES) {
    const languageFile: InlineConfig = {
      build: {
        rolldownOptions: {
          input: { [language]: source(`ui/messages/languages/${language}.ts`) },
          preserveEntrySignatures: 'strict',
          output: { format: 'es', entryFileNames: 'locales/[name].mjs' },
        },
      },
    };
    await build(mergeConfig(shared(outDir, `locales-${language}`), languageFile));
  }
}

/** A hash of everything that the late parts of the module are made of, for their names. */
function readBuildId(): string {
  const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.\w+$/.test(file))
    .sort()
    .map((file) => join('src', file));
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', 'scripts/standalone.ts', ...sources]) {
    hash.update(readFileSync(join(root, file)));
  }
  return hash.digest('hex').slice(0, 8);
}

const BUILD_ID = readBuildId();

const ON_PREACT = [
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react-dom\/client$/, replacement: source('embed/onPreact.ts') },
  { find: /^react-dom$/, replacement: 'preact/compat' },
];
const IN_ONE = [...ON_PREACT, { find: /^react$/, replacement: 'preact/compat' }];

/** On preact. */
function script(outDir: string, sourcemap: boolean): InlineConfig {
  return mergeConfig(shared(outDir, 'tillkit'), {
    define: {
      TILLKIT_BUILD: JSON.stringify(BUILD_ID),
    },
    resolve: {
      alias: ON_PREACT,
    },
    build: { sourcemap },
  } satisfies InlineConfig);
}

/** What of React is not in preact itself. */
const OF_COMPAT =
  'Suspense, createPortal, forwardRef, lazy, memo, startTransition, useSyncExternalStore';

/**
 * React by what of it a module takes: preact and its hooks come with the first file, compat with the widget.
 * As one file they could not be in two.
 */
const reactInParts: Plugin = {
  name: 'react-in-parts',
  enforce: 'pre',
  resolveId: (id) => (id === 'react' ? '\0react' : null),
  load: (id) =>
    id === '\0react'
      ? {
          code: `export * from 'preact'; export * from 'preact/hooks'; export { ${OF_COMPAT} } from 'preact/compat';`,
          moduleSideEffects: false,
        }
      : null,
};

/** With the hashes of the languages, whose names have none. */
async function buildSingleFile(outDir: string, config: InlineConfig): Promise<void> {
  const named = LANGUAGES.map((language) => `locales/${language}.mjs`);
  const hashes = named.map((file) => [file, hashOf('sha256', join(outDir, file))]);
  const singleFile: InlineConfig = {
    resolve: { alias: IN_ONE },
    // A classic script has no address of its own.
    define: {
      'import.meta.url': 'undefined',
      TILLKIT_INTEGRITY: JSON.stringify(Object.fromEntries(hashes)),
    },
    build: {
      rolldownOptions: {
        input: { tillkit: source('embed/script.ts') },
        output: { format: 'iife', entryFileNames: '[name].js' },
      },
    },
  };
  await build(mergeConfig(config, singleFile));
}

/** Entries of the module's late parts by the names that the sources import them by. */
const LATE_PARTS = {
  BrowserWallet: source('embed/lateParts/BrowserWallet.ts'),
  CurrencyPicker: source('embed/lateParts/CurrencyPicker.ts'),
  LiveConnection: source('checkout/live/LiveConnection.tsx'),
  PayTools: source('embed/lateParts/PayTools.ts'),
  PaymentStatus: source('embed/lateParts/PaymentStatus.ts'),
  applyTheme: source('ui/theme/applyTheme.ts'),
  tronDriver: source('checkout/browserWallet/tronDriver.ts'),
};
const FIRST = source('embed/module.ts');
const WIDGET = source('embed/lateParts/widget.ts');

/** Modules that an entry needs before it can run, itself included. */
function neededBy(entry: string, graph: Rolldown.ChunkingContext): Set<string> {
  const needed = new Set([entry]);
  for (const id of needed) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) needed.add(imported);
  }
  return needed;
}

/**
 * Two files on the way to a payment, never more: what each of them needs comes in it. Left to itself
 * the bundler makes a file of each set of modules that several parts share, one more request each.
 */
function chunkOf(id: string, graph: Rolldown.ChunkingContext): string | null {
  if (id.includes('/preact/compat/')) return 'widget';
  if (neededBy(FIRST, graph).has(id)) return 'tillkit';
  if (neededBy(WIDGET, graph).has(id)) return 'widget';
  const { BrowserWallet, tronDriver, ...others } = LATE_PARTS;
  const sharers = Object.values(others).filter((part) => neededBy(part, graph).has(id));
  const isOfWallets = [BrowserWallet, tronDriver].some((part) => neededBy(part, graph).has(id));
  return sharers.length + Number(isOfWallets) > 1 ? 'widget' : null;
}

/** A wallet of Tron is only ever asked by this part, so what both need comes in it. */
function walletChunkOf(id: string, graph: Rolldown.ChunkingContext): string | null {
  return neededBy(LATE_PARTS.BrowserWallet, graph).has(id) ? 'BrowserWallet' : null;
}

async function buildModule(config: InlineConfig): Promise<void> {
  const module: InlineConfig = {
    plugins: [reactInParts],
    define: { TILLKIT_INTEGRITY: 'undefined' },
    build: {
      license: { fileName: bundledReport('module') },
      // A library's build leaves `import()` as it is: a page's build would add 0.5 kB that preload style sheets.
      lib: { entry: { tillkit: FIRST, widget: WIDGET, ...LATE_PARTS }, formats: ['es'] },
      rolldownOptions: {
        preserveEntrySignatures: 'allow-extension',
        output: {
          format: 'es',
          entryFileNames: ({ name }) =>
            name === 'tillkit' ? 'tillkit.mjs' : `till-[name]-${BUILD_ID}.mjs`,
          codeSplitting: {
            groups: [
              { name: chunkOf, priority: 2 },
              { name: walletChunkOf, priority: 1 },
            ],
          },
        },
      },
    },
  };
  await build(mergeConfig(config, module));
}

/**
 * Builds `tillkit/render`: one file for servers, with preact inside, so that a store needs no React; languages
 * beside it, and its style sheet in `standalone`.
 */
export async function buildRender(outDir: string): Promise<void> {
  const common = mergeConfig(shared(outDir, 'render'), {
    css: { postcss: pixels },
  } satisfies InlineConfig);
  await build(
    mergeConfig(common, {
      ssr: { noExternal: true },
      resolve: {
        alias: [...IN_ONE, { find: /^react-dom\/server$/, replacement: 'preact-render-to-string' }],
      },
      build: {
        ssr: true,
        minify: false,
        rolldownOptions: {
          input: { render: source('exports/render.ts') },
          output: {
            format: 'es',
            minify: false,
            entryFileNames: '[name].js',
            chunkFileNames: 'render/[name].js',
          },
        },
      },
    } satisfies InlineConfig),
  );
  await build(
    mergeConfig(common, {
      build: {
        license: false,
        rolldownOptions: {
          input: source('render/sheet.css'),
          output: { assetFileNames: 'standalone/tillkit.css' },
        },
      },
    } satisfies InlineConfig),
  );
}

/** Builds everything. The scripts come last, because they know the hashes of the other files. */
export async function buildStandalone(options: StandaloneOptions): Promise<void> {
  const { outDir, sourcemap = true, module = true } = options;
  await buildLanguages(outDir);
  const config = script(outDir, sourcemap);
  await buildSingleFile(outDir, config);
  if (!module) return;
  await buildModule(config);
  writeHashes(outDir);
}

/** Writes `sri.json`: the hash of each file that a page loads, for the `integrity` of its tag. */
function writeHashes(outDir: string): void {
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(m?js|css)$/.test(file))
    .sort();
  const hashes = files.map((file) => [file, hashOf('sha384', join(outDir, file))]);
  writeFileSync(
    join(outDir, 'sri.json'),
    `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`,
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const outDir = join(root, 'dist/standalone');
  rmSync(outDir, { recursive: true, force: true });
  await buildStandalone({ outDir });
  await buildRender(join(root, 'dist'));
  writeHashes(outDir);
}

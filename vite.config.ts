/** Builds the package: one ES module per file of src/exports, its style sheets, nothing else. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import manifest from './package.json' with { type: 'json' };
import { bundledReport } from './scripts/bundledReport.js';
import { compileLocales } from './scripts/locales.mjs';
import { sheetSteps } from './scripts/sheetSteps.js';
import { LANGUAGES } from './src/contract/languages.js';

await compileLocales();

const exportsFolder = join(import.meta.dirname, 'src/exports');
const officeLanguages = join(import.meta.dirname, 'src/treasury/panel/messages/languages');
const sheets = {
  styles: join(import.meta.dirname, 'src/ui/styles.css'),
  // A shopper loads none of the back office's rules. The name differs from the door's.
  'treasury-styles': join(import.meta.dirname, 'src/treasury/panel/styles.css'),
  // The same twice more, for pages whose own resets are in no layer.
  'styles-unlayered': join(import.meta.dirname, 'src/ui/styles.unlayered.css'),
  'treasury-unlayered': join(import.meta.dirname, 'src/treasury/panel/styles.unlayered.css'),
};
const external = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });

/** A door's name (`server.browser`) and its file. */
function entries(): Record<string, string> {
  // Two are built by scripts/standalone.ts: the files of the script tag, and what draws on servers.
  const doors = readdirSync(exportsFolder).filter(
    (file) => file.endsWith('.ts') && file !== 'standalone.ts' && file !== 'render.ts',
  );
  return {
    ...Object.fromEntries(doors.map((file) => [basename(file, '.ts'), join(exportsFolder, file)])),
    // The same file is a door and what the widgets load by themselves.
    ...Object.fromEntries(
      LANGUAGES.map((language) => [
        `locales/${language}`,
        join(import.meta.dirname, `src/ui/messages/languages/${language}.ts`),
      ]),
    ),
    // Not entry points of the package: they are named so that they are not weighed with the panel.
    ...Object.fromEntries(
      readdirSync(officeLanguages).map((file) => [
        `treasury-locales/${basename(file, '.ts')}`,
        join(officeLanguages, file),
      ]),
    ),
    ...sheets,
  };
}

/** @throws where a file was moved: a chunk named after nothing would only be a larger package. */
function source(file: string): string {
  const path = join(import.meta.dirname, 'src', file);
  if (!existsSync(path)) throw new Error(`vite.config.ts names src/${file}, which is not there.`);
  return path;
}

/** Modules that some modules need before they can run, themselves included. */
function neededBy(entries: string[], importsOf: (id: string) => readonly string[]): Set<string> {
  const needed = new Set(entries);
  for (const id of needed) for (const imported of importsOf(id)) needed.add(imported);
  return needed;
}

/** What the checkout loads late, by what is wanted together; the helps come after the pay screen. */
const LATE = {
  choose: ['checkout/CurrencyPicker/Choices.tsx'],
  follow: [
    'checkout/PaymentStatus/StatusPanel.tsx',
    'checkout/PaymentStatus/Receipt.tsx',
    'checkout/PaymentStatus/NotificationToggle.tsx',
    'checkout/PaymentStatus/Timeline.tsx',
    'checkout/live/LiveConnection.tsx',
  ],
  pay: ['checkout/WalletView/PayPiece.tsx'],
  tools: ['checkout/payTools/PayTools.tsx'],
  wallet: ['checkout/browserWallet/packagePart.ts'],
  theme: ['ui/theme/applyTheme.ts'],
};

/** What the back office begins with. */
const OFFICE = ['treasury/panel/shell/TreasuryPanel.tsx', 'treasury/panel/TreasuryProvider.tsx'];

/** What each tab of the back office loads late. The overview is first: it is what is shown first. */
const TABS = {
  overview: 'treasury/panel/overview/Overview.tsx',
  orders: 'treasury/panel/shell/OrdersTab.tsx',
  withdrawals: 'treasury/panel/shell/WithdrawalsTab.tsx',
  balances: 'treasury/panel/shell/BalancesTab.tsx',
  activity: 'treasury/panel/activity/Activity.tsx',
};
const tabs = Object.keys(TABS) as (keyof typeof TABS)[];
const tabChunk = <Tab extends keyof typeof TABS>(tab: Tab) => `office-${tab}` as const;

/**
 * What the late look shares, what runs without React, what languages share with the checkout, the
 * queries, what the back office shares, the rest, how a stream is read, what late parts share with the
 * back office (the check of addresses, what it begins with, and components), what the picker shares with
 * other late parts, the late parts, and the back office: what needs no React, its beginning, what several
 * of its tabs need, and each tab.
 */
const CHUNKS = [
  ...([
    'theme',
    'wire',
    'speech',
    'queries',
    'ui',
    'shopper',
    'live',
    'exact',
    'shared',
    'address',
    'screens',
    'pay',
    'follow',
  ] as const),
  ...(['office-wire', 'office-exact', 'office', 'office-overview', 'office-shared'] as const),
  ...tabs.filter((tab) => tab !== 'overview').map(tabChunk),
];
type Chunk = (typeof CHUNKS)[number];

/** What a server component may call as well, so it stays outside the chunks of the client boundary. */
const WITHOUT_REACT =
  /\/src\/(money|chains|contract|treasury\/contract)\/|\/src\/ui\/theme\/presets\.ts$/;

/**
 * Where the client boundary of React's server components is: components and hooks, not the plain
 * functions of the same entry. The back office's entry has components itself.
 */
const CLIENT_ONLY: readonly string[] = [
  ...['ui', 'shopper', 'shared', 'screens', 'pay', 'follow', 'address'],
  ...['treasury', 'office', 'office-shared'],
  ...tabs.map(tabChunk),
];

/** Chunks of the checkout by module, worked out once a build. */
const chunkNames = new WeakMap<Rolldown.ChunkingContext, ReadonlyMap<string, Chunk>>();

/**
 * The checkout's first load in few chunks: left to itself the bundler makes one of each set of modules
 * that several parts share, and many small files are compressed worse than a few. What only late parts
 * need comes with them. What runs without React stays apart: client and servers share it.
 */
function namedChunks(graph: Rolldown.ChunkingContext): ReadonlyMap<string, Chunk> {
  const needs = (...files: string[]) =>
    neededBy(files.map(source), (id) => graph.getModuleInfo(id)?.importedIds ?? []);
  const [first, client, queries, office] = (
    ['index', 'client', 'queries', 'treasury'] as const
  ).map((door) => needs(`exports/${door}.ts`));
  const late = Object.values(LATE).map((files) => needs(...files));
  const nameOf = (id: string): Chunk => {
    if (client?.has(id) || WITHOUT_REACT.test(id)) return 'wire';
    if (queries?.has(id)) return 'queries';
    return office?.has(id) ? 'ui' : 'shopper';
  };
  const all = [...(first ?? [])].filter((id) => !/\/src\/exports\//.test(id));
  const names = new Map(all.map((id) => [id, nameOf(id)]));
  // A language is a door as well, and must bring neither React nor a late part with it.
  for (const id of needs(...LANGUAGES.map((language) => `ui/messages/languages/${language}.ts`))) {
    if (names.get(id) !== 'wire' && !id.includes('/languages/')) names.set(id, 'speech');
  }
  // The late look needs nothing else of the first load. With this in `ui`, an application's bundler keeps
  // `ui` apart from `shopper`, and the two are compressed worse by 1.2 kB than the one file they can be.
  for (const file of ['appearance', 'cssValue']) names.set(source(`ui/theme/${file}.ts`), 'theme');
  // The orders of the back office name it too, and must not load the checkout with it.
  names.set(source('ui/rateSourceName.ts'), 'speech');
  // The picker must not load the check of addresses with what it shares with the pay screen.
  const choose = needs(...LATE.choose);
  const pay = needs(...LATE.pay);
  for (const id of new Set(late.flatMap((part) => [...part]))) {
    const isShared = late.filter((part) => part.has(id)).length > 1;
    if (names.has(id) || office?.has(id) || !(isShared || pay.has(id))) continue;
    names.set(id, choose.has(id) ? 'screens' : WITHOUT_REACT.test(id) ? 'exact' : 'pay');
  }
  for (const id of needs(...LATE.follow)) {
    if (!names.has(id) && !office?.has(id)) names.set(id, 'follow');
  }
  // The back office reads streams too, and must not load the checkout's late parts with that.
  for (const file of ['eventStream', 'keepStreaming'])
    names.set(source(`ui/live/${file}.ts`), 'live');
  const checkout = neededBy([source('exports/index.ts')], (id) => {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    return [...importedIds, ...dynamicallyImportedIds];
  });
  const officeFirst = needs(...OFFICE, TABS.overview);
  for (const [id, name] of officeChunks(needs)) {
    if (names.has(id)) continue;
    // Servers and shoppers must load nothing of the back office with what they share.
    const isPlain = WITHOUT_REACT.test(id);
    const isEarly = officeFirst.has(id) || choose.has(id);
    if (checkout.has(id)) names.set(id, isPlain ? 'exact' : isEarly ? 'shared' : 'address');
    else if (isPlain) names.set(id, name === 'office' ? 'office-wire' : 'office-exact');
    else names.set(id, name);
  }
  return names;
}

/**
 * The back office by tabs. Its entry exports the parts of the tabs too, and a bundler left to itself puts
 * what an entry exports into that entry, where an application downloads it with the panel.
 */
function officeChunks(needs: (...files: string[]) => Set<string>): Map<string, Chunk> {
  const first = needs(...OFFICE);
  const byTab = tabs.map((tab) => [tab, needs(TABS[tab])] as const);
  const all = new Set(byTab.flatMap(([, ids]) => [...ids]));
  const chunks = new Map<string, Chunk>([...first].map((id) => [id, 'office']));
  for (const id of all) {
    const users = byTab.filter(([, ids]) => ids.has(id)).map(([tab]) => tab);
    const [user = 'overview'] = users;
    const isShared = user !== 'overview' && users.length > 1;
    if (!first.has(id)) chunks.set(id, isShared ? 'office-shared' : tabChunk(user));
  }
  return chunks;
}

function chunkOf(id: string, graph: Rolldown.ChunkingContext): string | null {
  const names = chunkNames.get(graph) ?? namedChunks(graph);
  chunkNames.set(graph, names);
  return names.get(id) ?? null;
}

/** The command line draws pages with what scripts/standalone.ts builds, because that needs no React. */
const builtRender = {
  name: 'built-render',
  enforce: 'pre' as const,
  resolveId: (imported: string) =>
    imported.endsWith('/render/renderCheckout.js')
      ? { id: 'tillkit/render', external: true }
      : null,
};

export default defineConfig({
  plugins: [react(), builtRender],
  // Nothing of the machine's environment may reach a bundle: the API key may be in it.
  envDir: false,
  // public/ holds example pages for the script tag, nothing of the package.
  publicDir: false,
  css: { postcss: sheetSteps },
  build: {
    target: 'es2022',
    sourcemap: true,
    minify: false,
    license: { fileName: bundledReport('package') },
    // Style sheets are entries of their own, because an import from TypeScript stays in the types.
    cssCodeSplit: true,
    lib: { entry: entries(), formats: ['es'], fileName: (_format, name) => `${name}.js` },
    rolldownOptions: {
      external: (id) =>
        id.startsWith('node:') || external.some((name) => id === name || id.startsWith(`${name}/`)),
      output: {
        chunkFileNames: 'chunks/[name]-[hash].js',
        // A group takes what its modules need along: what others share as well comes before it.
        codeSplitting: {
          groups: CHUNKS.map((chunk, index) => ({
            name: (id, graph) => (chunkOf(id, graph) === chunk ? chunk : null),
            priority: CHUNKS.length - index,
          })),
        },
        // A bundler drops directives, so these get theirs back, as their first line.
        banner: (chunk) => (CLIENT_ONLY.includes(chunk.name) ? `'use client';` : ''),
      },
    },
  },
});

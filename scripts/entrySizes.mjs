/**
 * Weighs what a browser downloads: built entry points, bundled as an application would, and the files of
 * the script tag as they are. Gzip level 9, each file separately. Needs `npm run build`.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const standalone = new URL('../dist/standalone/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const peers = Object.keys(manifest.peerDependencies);

const gzipped = (text) => gzipSync(text, { level: 9 }).length;

/** Names of the first file and of all that it imports without being asked to. */
function firstLoad(entry, importsOf) {
  const names = new Set([entry]);
  for (const name of names) for (const imported of importsOf(name)) names.add(imported);
  return names;
}

const sum = (all) => all.reduce((bytes, { code }) => bytes + gzipped(code), 0);

/** Bundles a built file as an application does. @returns its chunks, and the names of its first load. */
async function bundle(file, { withPeers = false, plugins = [] } = {}) {
  const result = await build({
    configFile: false,
    envDir: false,
    root,
    logLevel: 'error',
    plugins,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      modulePreload: false,
      // Not library mode: that keeps the spaces of ES modules, an application's build does not.
      rolldownOptions: {
        input: file,
        preserveEntrySignatures: 'strict',
        external: (id) =>
          !withPeers && peers.some((peer) => id === peer || id.startsWith(`${peer}/`)),
      },
    },
  });
  const chunks = [result]
    .flat()
    .flatMap(({ output }) => output.filter(({ type }) => type === 'chunk'));
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const loadOf = ({ fileName }) =>
    firstLoad(fileName, (name) =>
      byName.get(name).imports.filter((imported) => byName.has(imported)),
    );
  return { chunks, loadOf, first: loadOf(chunks.find(({ isEntry }) => isEntry)) };
}

/**
 * @param file built entry point, such as `dist/index.js`.
 * @param withPeers whether React and React Query count as well.
 * @returns bytes of the first load and of everything.
 */
export async function weighEntry(file, { withPeers = false } = {}) {
  const { chunks, first } = await bundle(file, { withPeers });
  return {
    first: sum(chunks.filter(({ fileName }) => first.has(fileName))),
    // Of the languages a shopper has one at most, and none is part of the widget.
    everything: sum(
      chunks.filter(({ facadeModuleId }) => !/\blocales\//.test(facadeModuleId ?? '')),
    ),
  };
}

/** An application that imports some names of a built entry point, and nothing else of it. */
const bundleNames = (names, file) => {
  const page = 'virtual:page';
  const source = `export { ${names} } from ${JSON.stringify(root + file)};`;
  const plugin = {
    name: 'application',
    resolveId: (id) => (id === page ? id : null),
    load: (id) => (id === page ? source : null),
  };
  return bundle(page, { plugins: [plugin] });
};

/**
 * A checkout that an application draws itself.
 *
 * @returns bytes of what the provider and the hooks need until they run.
 */
export async function weighHooks() {
  const hooks = 'useCheckout, useCurrencies, usePaymentStatus, useQuote, useSelectCurrency';
  const { chunks, first } = await bundleNames(`CheckoutProvider, ${hooks}`, 'dist/index.js');
  return sum(chunks.filter(({ fileName }) => first.has(fileName)));
}

/**
 * The back office as an application loads it.
 *
 * @returns bytes of what is there once the panel shows its first tab, the overview.
 */
export async function weighPanel() {
  const { chunks, loadOf, first } = await bundleNames(
    'TreasuryPanel, TreasuryProvider',
    'dist/treasury.js',
  );
  const overview = chunks.find(({ modules }) =>
    Object.keys(modules).some((id) => /\/chunks\/office-overview-[^/]+$/.test(id)),
  );
  const names = new Set([...first, ...loadOf(overview)]);
  return sum(chunks.filter(({ fileName }) => names.has(fileName)));
}

/** @returns bytes of one built file. */
export function weighFile(file) {
  return gzipped(readFileSync(new URL(`../${file}`, import.meta.url)));
}

/**
 * The files of `tillkit.mjs`: `first` is what stands between the tag and the QR code (its styles are inside),
 * `running` what it takes until the whole widget runs, `everything` has all late parts too.
 */
export function weighModule() {
  const read = (name) => readFileSync(new URL(name, standalone), 'utf8');
  const staticImports = (name) =>
    [...read(name).matchAll(/\b(?:import|from)\s*["'`]\.\/([^"'`]+)["'`]/g)].map(([, to]) => to);
  const names = readdirSync(standalone).filter((name) => name.endsWith('.mjs'));
  const sum = (all) => [...all].reduce((bytes, name) => bytes + gzipped(read(name)), 0);
  const widget = names.find((name) => name.startsWith('till-widget-'));
  const [first, running] = [['tillkit.mjs'], ['tillkit.mjs', widget]].map((files) =>
    sum(new Set(files.flatMap((file) => [...firstLoad(file, staticImports)]))),
  );
  return { first, running, everything: sum(names) };
}

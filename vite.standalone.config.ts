/** Builds `tillkit.js` (one self-contained script) and `tillkit.mjs` (the same, split), on preact. */
import { basename, join } from 'node:path';
import { defineConfig, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { LANGUAGES } from './src/ui/messages/checkoutLanguages.js';
import { leanFeatures, leanPackages } from './scripts/standalone/leanPackages.js';

const source = (file: string): string => join(import.meta.dirname, 'src', file);

/** What others load late is wanted at once here: one file, and no second trip before the code. */
const inOneFile = (split: boolean): Plugin => ({
  name: 'till:in-one-file',
  enforce: 'pre',
  transform(code, id) {
    const asks = /import\('(\.[^']*\.js)'\)(?=\s*\.then\(\s*\(\{ (\w+) \}\))/;
    const [late, file, name] = asks.exec(code) ?? [];
    if (!late || !file || !name) return undefined;
    // Nobody waits for these: where there are chunks, they are some.
    const nobodyWaits = !id.includes('/src/checkout/') || /\/(live|payTools)\//.test(id);
    if (split && nobodyWaits) return undefined;
    const now = code.replace(late, `Promise.resolve({ ${name} })`);
    return { code: `import { ${name} } from '${file}';\n${now}`, map: null };
  },
});

/** Languages are files beside the script, under names that do not change. */
const languagesBeside: Plugin = {
  name: 'till:languages-beside',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === './loadCatalogue.js' && importer?.endsWith('/ui/messages/checkoutLanguages.ts')
      ? source('standalone/besideScript.ts')
      : undefined,
};

/** A language is one file, so each has its own copy of the few lines that all of them need. */
const languagesAlone: Plugin = {
  name: 'till:languages-alone',
  enforce: 'pre',
  resolveId(id, importer) {
    if (!id.startsWith('../') || !importer?.includes('/messages/languages/')) return undefined;
    return `${source(`ui/messages/${basename(id, '.js')}.ts`)}?for=${basename(importer, '.ts')}`;
  },
};

/** `--mode locales` builds them all. */
const localeFiles: UserConfig = {
  mode: 'production',
  envDir: false,
  publicDir: false,
  plugins: [languagesAlone],
  build: {
    target: 'es2022',
    outDir: 'dist/standalone',
    emptyOutDir: false,
    sourcemap: false,
    modulePreload: false,
    minify: true,
    rolldownOptions: {
      input: Object.fromEntries(
        LANGUAGES.map((language) => [language, source(`ui/messages/languages/${language}.ts`)]),
      ),
      preserveEntrySignatures: 'strict',
      output: { format: 'es', entryFileNames: 'locales/[name].mjs' },
    },
  },
};

/** What the shopper does not need to see the code comes beside it, in chunks of its own. */
const inLateParts: Plugin = {
  name: 'till:in-late-parts',
  enforce: 'pre',
  resolveId(id, importer) {
    if (id.endsWith('/ui/styles.css?inline')) return source('standalone/firstStyles.css?inline');
    if (importer?.endsWith('/toolsPart.ts') && id === './PayTools.js')
      return source('standalone/late/PayTools.ts');
    const late = /\/(CurrencyPicker|PaymentStatus)\/\1\.js$/.test(id);
    return late && importer?.endsWith('/Checkout/Checkout.tsx')
      ? source('standalone/lateParts.tsx')
      : undefined;
  },
};

/** What the one file does without, by the file that asks for it; `src/standalone/oneFile` stands in. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  '/checkout/WalletView/PayPanel.tsx': ['./MoreWays.js', './useCodeChoice.js'],
  '/checkout/PaymentStatus/receiptPart.ts': ['./Receipt.js'],
  '/standalone/attributes.ts': ['./namedLook.js'],
  '/ui/look/liveLook.ts': ['./rulesCss.js'],
};

/**
 * The one file leaves out the helps with paying, receipts, and the rules and presets of an
 * appearance: their bytes would go to every shopper.
 */
const leftOutOfOneFile: Plugin = {
  name: 'till:left-out-of-one-file',
  enforce: 'pre',
  resolveId(id, importer = '') {
    if (id.endsWith('/ui/styles.css?inline')) return source('standalone/oneFile/styles.css?inline');
    const leftOut = Object.entries(LEFT_OUT).some(
      ([file, parts]) => parts.includes(id) && importer.endsWith(file),
    );
    return leftOut ? source(`standalone/oneFile/${basename(id, '.js')}.ts`) : undefined;
  },
};

/** The code and the address are drawn by hand before the widget is there, which shares the encoder. */
const inEarlyParts: Plugin = {
  name: 'till:in-early-parts',
  enforce: 'pre',
  resolveId(id, importer = '') {
    const of = (file: string) => importer.endsWith(file);
    if (id === './widget.js' && of('/standalone/TillCheckoutElement.ts'))
      return source('standalone/early/earlyWidget.ts');
    if (id === 'qrcode.react' && of('/ui/QrCode.tsx'))
      return source('standalone/early/QRCodeSVG.ts');
    return /^(preact\/compat|react)$/.test(id) && importer.includes('/node_modules/qrcode.react/')
      ? source('standalone/early/plainReact.ts')
      : undefined;
  },
};

/** Late parts are just imported: Vite would put links for them into the head of the page. */
const withoutPreloadLinks: Plugin = {
  name: 'till:without-preload-links',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('vite/preload-helper.js')
      ? 'export const __vitePreload = (load) => load();'
      : undefined,
};

/** Modules that a module needs before it can run, itself included. */
function neededBy(entry: string, importsOf: (id: string) => readonly string[]): Set<string> {
  const needed = new Set([entry]);
  for (const id of needed) for (const imported of importsOf(id)) needed.add(imported);
  return needed;
}

/**
 * Two files on the way to a payment, never more: what each of them needs comes in it. Left to itself
 * the bundler makes a file of each set of modules that several parts share, one more trip each.
 */
function fileOf(id: string, graph: Rolldown.ChunkingContext): string | null {
  const importsOf = (one: string) => graph.getModuleInfo(one)?.importedIds ?? [];
  if (neededBy(source('standalone/module.ts'), importsOf).has(id)) return 'tillkit';
  const whole = source('standalone/early/wholeWidget.ts');
  return neededBy(whole, importsOf).has(id) ? 'widget' : null;
}

/** `--mode split` builds `tillkit.mjs`, `--mode locales` their languages; otherwise it is `tillkit.js`. */
export default defineConfig(({ mode }) => {
  if (mode === 'locales') return localeFiles;
  const split = mode === 'split';
  return {
    mode: 'production',
    // Nothing of the machine's environment may reach a bundle: the API key may be in it.
    envDir: false,
    publicDir: false,
    // Otherwise a build within a test run would carry the paths of the machine's files.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: {
      'process.env.NODE_ENV': '"production"',
      ...(split ? {} : { 'import.meta.url': 'document.currentScript?.src' }),
    },
    plugins: [
      inOneFile(split),
      languagesBeside,
      leanFeatures,
      leanPackages,
      withoutPreloadLinks,
      ...(split ? [inEarlyParts, inLateParts] : [leftOutOfOneFile]),
    ],
    resolve: {
      alias: [
        { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
        { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
        { find: /^react(-dom)?$/, replacement: 'preact/compat' },
      ],
    },
    build: {
      target: 'es2022',
      outDir: 'dist/standalone',
      emptyOutDir: !split,
      sourcemap: true,
      modulePreload: false,
      minify: true,
      rolldownOptions: {
        input: { tillkit: source(split ? 'standalone/module.ts' : 'standalone/script.ts') },
        preserveEntrySignatures: split ? 'allow-extension' : false,
        // A directive for React on servers means nothing in here.
        onLog: (level, log, report) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
        },
        output: split
          ? {
              format: 'es',
              entryFileNames: 'tillkit.mjs',
              chunkFileNames: 'till-[name]-[hash].mjs',
              codeSplitting: { groups: [{ name: fileOf }] },
            }
          : { format: 'iife', entryFileNames: 'tillkit.js' },
      },
    },
  };
});

/** Builds `tillkit.js` (one self-contained script) and `tillkit.mjs` (the same, split), on preact. */
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { defineConfig, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { LANGUAGES } from './src/ui/messages/languageTags.js';
import { knowsLateFiles, listsHashes } from './scripts/standalone/integrity.js';
import { leanFeatures, leanPackages } from './scripts/standalone/leanPackages.js';

/**
 * A script that is copied into pages is made small twice: Terser finds 1.1 kB of 60 more in what the
 * bundler's own minifier has left. Functions with arguments are better not inlined: what repeats is
 * compressed away, what was woven into its surroundings is not.
 */
const minified = {
  minify: 'terser',
  terserOptions: {
    ecma: 2020,
    // "Unsafe" where a function expression without `this` is called with `new`, which nothing here does.
    compress: { passes: 3, inline: 1, unsafe_arrows: true },
  },
} as const;

const source = (file: string): string => join(import.meta.dirname, 'src', file);

/** Parts of the checkout that `tillkit.parts.mjs` holds and `tillkit.js` does not; so is what `ui` loads late. */
const BESIDE = /^(PayTools|Receipt|NotificationToggle|Timeline|LiveConnection)$/;
/** Those that are chunks of their own in the split build. */
const OWN_CHUNK = /^(PayTools|LiveConnection)$/;
/** Asked for by a name: an absolute path would stand in the source map. */
const BESIDE_FILE = 'till:beside';
/** A module that is loaded late for one of its exports. */
const LATE_IMPORT = /import\('(\.[^']*\.js)'\)(?=\s*\.then\(\s*\(\{ (\w+) \}\))/g;

/** What others load late is wanted at once here: one file, and no second trip before the code. */
const inOneFile = (split: boolean): Plugin => ({
  name: 'till:in-one-file',
  enforce: 'pre',
  resolveId: (id) => (id === BESIDE_FILE ? source('embed/oneFile/beside.ts') : undefined),
  transform(code, id) {
    const isUi = id.includes('/src/ui/');
    const imports = new Set<string>();
    const now = code.replace(LATE_IMPORT, (late, file: string, name: string) => {
      if (split && (isUi || OWN_CHUNK.test(name))) return late;
      if (!split && (isUi || BESIDE.test(name))) {
        imports.add(`import { partsBeside } from '${BESIDE_FILE}';`);
        return 'partsBeside()';
      }
      imports.add(`import { ${name} } from '${file}';`);
      return `Promise.resolve({ ${name} })`;
    });
    return imports.size > 0 ? { code: [...imports, now].join('\n'), map: null } : undefined;
  },
});

/** Languages are files beside the script, under names that do not change. */
const languagesBeside: Plugin = {
  name: 'till:languages-beside',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === './loadCatalogue.js' && importer?.endsWith('/ui/messages/checkoutLanguages.ts')
      ? source('embed/besideScript.ts')
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

/** `--mode locales` builds them all, first of all the files. */
const localeFiles: UserConfig = {
  mode: 'production',
  envDir: false,
  publicDir: false,
  plugins: [languagesAlone],
  build: {
    target: 'es2022',
    outDir: 'dist/standalone',
    emptyOutDir: true,
    sourcemap: false,
    modulePreload: false,
    ...minified,
    rolldownOptions: {
      input: Object.fromEntries(
        LANGUAGES.map((language) => [language, source(`ui/messages/languages/${language}.ts`)]),
      ),
      preserveEntrySignatures: 'strict',
      output: { format: 'es', entryFileNames: 'locales/[name].mjs', minify: true },
    },
  },
};

/** Modules that `tillkit.js` lends: each file that src/embed/oneFile/shared.ts exports from. */
const LENT = /from '([^']+)'/g;
const lender = source('embed/oneFile/shared.ts');
const lent = new Set(
  [...readFileSync(lender, 'utf8').matchAll(LENT)].map(([, file = '']) =>
    file.startsWith('.') ? join(dirname(lender), file).replace(/\.js$/, '') : file,
  ),
);

/** The parts take those from the script that has asked for them. */
const lentByOneFile: Plugin = {
  name: 'till:lent-by-one-file',
  enforce: 'pre',
  resolveId(id, importer = '') {
    const file = id.startsWith('.') ? join(dirname(importer), id).replace(/\.js$/, '') : id;
    return lent.has(file.replace(/jsx-dev-runtime$/, 'jsx-runtime'))
      ? { id: 'till:lent', external: true }
      : undefined;
  },
};

/** `--mode parts` builds what lies beside `tillkit.js`: a function of what that lends. */
const partsFile: UserConfig = {
  mode: 'production',
  envDir: false,
  publicDir: false,
  oxc: { jsx: { runtime: 'automatic', development: false } },
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [lentByOneFile],
  build: {
    target: 'es2022',
    outDir: 'dist/standalone',
    emptyOutDir: false,
    sourcemap: false,
    modulePreload: false,
    ...minified,
    rolldownOptions: {
      input: { parts: source('embed/oneFile/parts.ts') },
      preserveEntrySignatures: 'strict',
      output: {
        format: 'cjs',
        exports: 'named',
        entryFileNames: 'tillkit.parts.mjs',
        codeSplitting: false,
        minify: true,
        // After the minifier, which would take what stands outside for something else.
        postBanner: 'export const bring=lent=>{const exports={},require=()=>lent;',
        postFooter: 'return exports};',
      },
    },
  },
};

/** What the shopper does not need to see the code comes beside it, in chunks of its own. */
const inLateParts: Plugin = {
  name: 'till:in-late-parts',
  enforce: 'pre',
  resolveId(id, importer) {
    if (id.endsWith('/ui/styles.css?inline')) return source('embed/firstStyles.css?inline');
    if (importer?.endsWith('/toolsPart.ts') && id === './PayTools.js')
      return source('embed/late/PayTools.ts');
    const late = /\/(CurrencyPicker|PaymentStatus)\/\1\.js$/.test(id);
    return late && importer?.endsWith('/Checkout/Checkout.tsx')
      ? source('embed/lateParts.tsx')
      : undefined;
  },
};

/** The rules of the helps with paying come with them. */
const rulesOfOneFile: Plugin = {
  name: 'till:rules-of-one-file',
  enforce: 'pre',
  resolveId: (id) =>
    id.endsWith('/ui/styles.css?inline') ? source('embed/oneFile/styles.css?inline') : undefined,
};

/** The code and the address are drawn by hand before the widget is there, which shares the encoder. */
const inEarlyParts: Plugin = {
  name: 'till:in-early-parts',
  enforce: 'pre',
  resolveId(id, importer = '') {
    const of = (file: string) => importer.endsWith(file);
    if (id === './widget.js' && of('/embed/TillCheckoutElement.ts'))
      return source('embed/early/earlyWidget.ts');
    if (id === 'qrcode.react' && of('/ui/QrCode.tsx')) return source('embed/early/QRCodeSVG.ts');
    return /^(preact\/compat|react)$/.test(id) && importer.includes('/node_modules/qrcode.react/')
      ? source('embed/early/plainReact.ts')
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

/**
 * What only the author of a React page can do wrong. The element gives the parts a provider, an order and
 * an endpoint, so nobody would ever read these sentences here.
 */
const withoutReactMistakes: Plugin = {
  name: 'till:without-react-mistakes',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/checkout\/(client|checkoutContext|CheckoutProvider)\.tsx?$/.test(id)) return undefined;
    const lean = code.replace(/throw new Error\([^;]*?\);/g, 'throw new Error();');
    if (lean === code) this.error(`${id} says nothing of mistakes.`);
    return { code: lean, map: null };
  },
};

/**
 * A browser may remember that a module did not load, and never ask for it again: a late part that has
 * failed is asked for under another address. Not the widget, which the late parts import by its name.
 */
const lateOnceMore: Plugin = {
  name: 'till:late-once-more',
  renderChunk(code) {
    const late = /import\((["'`]\.\/till-(?!widget-)[^"'`]+)(["'`])\)/g;
    return { code: code.replace(late, '$&.catch(()=>import($1?$2+Date.now()))'), map: null };
  },
};

/** Modules that a module needs before it can run, itself included. */
function neededBy(entry: string, importsOf: (id: string) => readonly string[]): Set<string> {
  const needed = new Set([entry]);
  for (const id of needed) for (const imported of importsOf(id)) needed.add(imported);
  return needed;
}

const LATE_PARTS = ['CurrencyPicker', 'PaymentStatus', 'PayTools'].map((name) =>
  source(`embed/late/${name}.ts`),
);

/**
 * Two files on the way to a payment, never more: what each of them needs comes in it. Left to itself
 * the bundler makes a file of each set of modules that several parts share, one more trip each.
 */
function fileOf(id: string, graph: Rolldown.ChunkingContext): string | null {
  const importsOf = (one: string) => graph.getModuleInfo(one)?.importedIds ?? [];
  if (neededBy(source('embed/module.ts'), importsOf).has(id)) return 'tillkit';
  const whole = source('embed/early/wholeWidget.ts');
  if (neededBy(whole, importsOf).has(id)) return 'widget';
  // What two late parts share would be a file of its own, and one more that can be missing.
  const sharers = LATE_PARTS.filter((part) => neededBy(part, importsOf).has(id));
  return sharers.length > 1 ? 'widget' : null;
}

/** First `--mode locales` builds the languages and `--mode parts` what lies beside `tillkit.js`: the scripts
 * know their hashes. Then it is `tillkit.js`, and with `--mode split` `tillkit.mjs`. */
export default defineConfig(({ mode }) => {
  if (mode === 'locales') return localeFiles;
  if (mode === 'parts') return partsFile;
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
      ...(split ? {} : { 'import.meta.url': 'undefined' }),
    },
    plugins: [
      knowsLateFiles,
      inOneFile(split),
      languagesBeside,
      leanFeatures,
      leanPackages,
      withoutPreloadLinks,
      withoutReactMistakes,
      ...(split ? [inEarlyParts, inLateParts, lateOnceMore, listsHashes] : [rulesOfOneFile]),
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
      emptyOutDir: false,
      sourcemap: true,
      modulePreload: false,
      ...minified,
      rolldownOptions: {
        input: { tillkit: source(split ? 'embed/module.ts' : 'embed/script.ts') },
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
              minify: true,
            }
          : { format: 'iife', entryFileNames: 'tillkit.js', minify: true },
      },
    },
  };
});

/** Builds `tillkit.js` (one self-contained script) and `tillkit.mjs` (the same, split), on preact. */
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { leanPackages, leanQrCode } from './scripts/standalone/leanPackages.js';

const source = (file: string): string => join(import.meta.dirname, 'src', file);

/** What others load late is wanted at once here: one file, and no second trip before the code. */
const inOneFile: Plugin = {
  name: 'till:in-one-file',
  enforce: 'pre',
  transform(code, id) {
    const [late, file, name] = /import\('(\.[^']*\/(\w+)\.js)'\)/.exec(code) ?? [];
    if (!late || !file || !name || !id.includes('/src/checkout/')) return undefined;
    // The file is named after what it exports.
    const now = code.replace(late, `Promise.resolve({ ${name} })`);
    return { code: `import { ${name} } from '${file}';\n${now}`, map: null };
  },
};

/** What the shopper does not need to see the code comes beside it, in chunks of its own. */
const inLateParts: Plugin = {
  name: 'till:in-late-parts',
  enforce: 'pre',
  resolveId(id, importer) {
    if (id.endsWith('/ui/styles.css?inline')) return source('standalone/firstStyles.css?inline');
    const late = /\/(CurrencyPicker|PaymentStatus)\/\1\.js$/.test(id);
    return late && importer?.endsWith('/Checkout/Checkout.tsx')
      ? source('standalone/lateParts.tsx')
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

/** `--mode split` builds `tillkit.mjs`; otherwise it is `tillkit.js`. */
export default defineConfig(({ mode }) => {
  const split = mode === 'split';
  return {
    mode: 'production',
    // Nothing of the machine's environment may reach a bundle: the API key may be in it.
    envDir: false,
    publicDir: false,
    // Otherwise a build within a test run would carry the paths of the machine's files.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      inOneFile,
      leanPackages,
      leanQrCode,
      ...(split ? [inLateParts, withoutPreloadLinks] : []),
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
            }
          : { format: 'iife', entryFileNames: 'tillkit.js' },
      },
    },
  };
});

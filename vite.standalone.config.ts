/** Builds `tillkit.js` (one self-contained script) and `tillkit.mjs` (the same, split), on preact. */
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const source = (file: string): string => join(import.meta.dirname, 'src', file);

/** zod keeps its settings on `globalThis`; in a page of somebody else they stay in the script. */
const zodWithoutGlobals: Plugin = {
  name: 'till:zod-without-globals',
  transform(code, id) {
    if (!/zod\/v4\/core\/(core|registries)\.js$/.test(id)) return undefined;
    return {
      code: `const zodScope = {};\n${code.replaceAll('globalThis', 'zodScope')}`,
      map: null,
    };
  },
};

/** `--mode split` builds `tillkit.mjs`; otherwise it is `tillkit.js`. */
export default defineConfig(({ mode }) => {
  const split = mode === 'split';
  return {
    mode: 'production',
    // Nothing of the machine's environment may reach a bundle: the API key may be in it.
    envDir: false,
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [zodWithoutGlobals],
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
      minify: true,
      rolldownOptions: {
        input: { tillkit: source(split ? 'standalone/module.ts' : 'standalone/script.ts') },
        preserveEntrySignatures: split ? 'strict' : false,
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

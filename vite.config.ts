/** Builds the package: one ES module per file of src/entries, two style sheets, nothing else. */
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import manifest from './package.json' with { type: 'json' };
import { LANGUAGES } from './src/ui/messages/checkoutLanguages.js';

const entriesFolder = join(import.meta.dirname, 'src/entries');
const sheets = {
  styles: join(import.meta.dirname, 'src/ui/styles.css'),
  // A shopper loads none of the back office's rules. The name differs from the door's.
  'treasury-styles': join(import.meta.dirname, 'src/treasury/styles.css'),
};
const external = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });

/** A door's name (`server.browser`) and its file. */
function entries(): Record<string, string> {
  // The script for any page is built by vite.standalone.config.ts; its door holds types only.
  const doors = readdirSync(entriesFolder).filter(
    (file) => file.endsWith('.ts') && file !== 'standalone.ts',
  );
  return {
    ...Object.fromEntries(doors.map((file) => [basename(file, '.ts'), join(entriesFolder, file)])),
    // The same file is a door and what the widgets load by themselves.
    ...Object.fromEntries(
      LANGUAGES.map((language) => [
        `locales/${language}`,
        join(import.meta.dirname, `src/ui/messages/languages/${language}.ts`),
      ]),
    ),
    ...sheets,
  };
}

export default defineConfig({
  plugins: [react()],
  // Nothing of the machine's environment may reach a bundle: the API key may be in it.
  envDir: false,
  // public/ holds example pages for the script tag, nothing of the package.
  publicDir: false,
  build: {
    target: 'es2022',
    sourcemap: true,
    minify: false,
    // Style sheets are entries of their own, because an import from TypeScript stays in the types.
    cssCodeSplit: true,
    lib: { entry: entries(), formats: ['es'], fileName: (_format, name) => `${name}.js` },
    rolldownOptions: {
      external: (id) =>
        id.startsWith('node:') || external.some((name) => id === name || id.startsWith(`${name}/`)),
      output: {
        chunkFileNames: 'chunks/[name]-[hash].js',
        // A bundler drops directives, so the React doors get theirs back, as their first line.
        banner: (chunk) =>
          chunk.isEntry && ['index', 'treasury'].includes(chunk.name) ? `'use client';` : '',
      },
    },
  },
});

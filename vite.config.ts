/** Builds the package: one ES module per file of src/entries, its style sheet, nothing else. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import manifest from './package.json' with { type: 'json' };

const entriesFolder = join(import.meta.dirname, 'src/entries');
const styles = join(import.meta.dirname, 'src/ui/styles.css');
const external = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });

/** A door's name (`server.browser`) and its file. */
function entries(): Record<string, string> {
  // The script for any page is built by vite.standalone.config.ts; its door holds types only.
  const doors = readdirSync(entriesFolder).filter(
    (file) => file.endsWith('.ts') && file !== 'standalone.ts',
  );
  return {
    ...Object.fromEntries(doors.map((file) => [basename(file, '.ts'), join(entriesFolder, file)])),
    ...(existsSync(styles) ? { styles } : {}),
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
    // The style sheet is an entry of its own, because an import from TypeScript stays in the types.
    cssCodeSplit: true,
    lib: { entry: entries(), formats: ['es'], fileName: (_format, name) => `${name}.js` },
    rolldownOptions: {
      external: (id) =>
        id.startsWith('node:') || external.some((name) => id === name || id.startsWith(`${name}/`)),
      output: {
        chunkFileNames: 'chunks/[name]-[hash].js',
        // A bundler drops directives, so the React door gets its own back, as its first line.
        banner: (chunk) => (chunk.isEntry && chunk.name === 'index' ? `'use client';` : ''),
      },
    },
  },
});

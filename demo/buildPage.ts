/** Builds the demo's pages into dist-demo, from the sources of the package. */
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { buildStandalone } from '../scripts/standalone.js';

const root = resolve(import.meta.dirname, '..');

/** Where the built pages and the script for the plain page stand. */
export const PAGE_FOLDER = process.env['TILL_PAGES'] ?? join(root, 'dist-demo');

const PAGES = ['index.html', 'plain.html', 'office.html'];

/** Builds everything. Takes a few seconds. */
export async function buildPage(): Promise<void> {
  const pages = resolve(import.meta.dirname, 'page');
  await build({
    root: pages,
    configFile: false,
    // No file of environment variables is read: one of them may be the API key.
    envDir: false,
    logLevel: 'error',
    plugins: [react()],
    build: {
      outDir: PAGE_FOLDER,
      emptyOutDir: true,
      target: 'es2022',
      // For older browsers `:dir(rtl)` becomes a list of languages, which misses a widget's own direction.
      cssTarget: ['chrome120', 'firefox120', 'safari16.4'],
      modulePreload: { polyfill: false },
      // A style sheet or drawing inside the page would break its own strict policy.
      assetsInlineLimit: 0,
      rolldownOptions: { input: PAGES.map((file) => join(pages, file)) },
    },
  });
  await buildStandalone({ outDir: PAGE_FOLDER, sourcemap: false, module: false });
}

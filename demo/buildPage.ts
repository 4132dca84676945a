/** Builds the demo's page into dist-demo, from the same source that the package is built from. */
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** Where the built page stands. */
export const PAGE_FOLDER = resolve(import.meta.dirname, '../dist-demo');

/** Builds the page. Takes about a second. */
export async function buildPage(): Promise<void> {
  await build({
    root: resolve(import.meta.dirname, 'page'),
    configFile: false,
    // No file of environment variables is read: one of them may be the API key.
    envDir: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: PAGE_FOLDER, emptyOutDir: true, target: 'es2022' },
  });
}

/** How Storybook builds its page. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileLocales } from '../scripts/locales.mjs';
import { sheetSteps } from '../scripts/sheetSteps.js';

await compileLocales();

export default defineConfig({
  plugins: [react()],
  css: { postcss: sheetSteps },
  // Nothing of the machine's environment may reach a bundle: the API key may be in it.
  envDir: false,
});

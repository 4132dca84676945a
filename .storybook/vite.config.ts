/** How Storybook builds its page. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileLocales } from '../scripts/locales.mjs';
import { unlayered } from '../scripts/unlayered.js';

await compileLocales();

export default defineConfig({
  plugins: [react()],
  css: { postcss: unlayered },
  // Nothing of the machine's environment may reach a bundle: the API key may be in it.
  envDir: false,
});

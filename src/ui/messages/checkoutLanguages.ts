/**
 * The catalogues of the checkout. `npm run locales` compiles `en*.ts`, `languageFiles.ts` and `languages/` from
 * `src/locales/checkout`, also before each build and test.
 */
import type { Language } from '../../contract/languages.js';
import { createCatalogues } from '../language/catalogues.js';
import { languageFiles } from './languageFiles.js';

/** The catalogues of this page. They never change once they are there, so every checkout may share them. */
export const checkoutLanguages = createCatalogues(
  // Not `LANGUAGES`, which a shopper would download beside this table.
  Object.keys(languageFiles) as Language[],
  async (language) => (await languageFiles[language]()).messages,
);

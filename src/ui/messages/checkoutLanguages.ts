/**
 * The catalogues of the checkout. `npm run locales` compiles `en*.ts` and `languages/` from `src/locales/checkout`,
 * also before each build and test.
 */
import { createCatalogues } from '../language/catalogues.js';
import { CATALOGUE_LANGUAGES, loadCatalogue } from './loadCatalogue.js';

/** The catalogues of this page. They never change once they are there, so every checkout may share them. */
export const checkoutLanguages = createCatalogues(CATALOGUE_LANGUAGES, loadCatalogue);

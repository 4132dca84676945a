/** The catalogues of the checkout, one file in `languages/` each. */
import { createCatalogues } from '../language/catalogues.js';
import { CATALOGUE_LANGUAGES, loadCatalogue } from './loadCatalogue.js';

/** The catalogues of this page. They never change once they are there, so every checkout may share them. */
export const checkoutLanguages = createCatalogues(CATALOGUE_LANGUAGES, loadCatalogue);

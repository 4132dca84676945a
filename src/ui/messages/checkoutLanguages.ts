/** The catalogues of the checkout, one file in `languages/` each. */
import { createCatalogues } from '../language/catalogues.js';
import { LANGUAGES } from '../../contract/languages.js';
import { loadCatalogue } from './loadCatalogue.js';

/** The catalogues of this page. They never change once they are there, so every checkout may share them. */
export const checkoutLanguages = createCatalogues(LANGUAGES, loadCatalogue);

/** The languages of the back office: those of the checkout, each loaded when it is needed. */
import { createCatalogues } from '../../ui/language/catalogues.js';
import { LANGUAGES } from '../../contract/languages.js';
import { loadTreasuryCatalogue } from './loadTreasuryCatalogue.js';

/** The catalogues of this page. They never change once they are loaded, so all providers share them. */
export const treasuryLanguages = createCatalogues(LANGUAGES, loadTreasuryCatalogue);

/** The languages of the back office, each loaded when it is needed. */
import { createCatalogues } from '../../../ui/language/catalogues.js';
import { loadTreasuryCatalogue, TREASURY_LANGUAGES } from './loadTreasuryCatalogue.js';

/** The catalogues of this page. They never change once they are loaded, so all providers share them. */
export const treasuryLanguages = createCatalogues(TREASURY_LANGUAGES, loadTreasuryCatalogue);

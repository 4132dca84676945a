/** The languages of the back office, each loaded when it is needed. */
import { createCatalogues } from '../../../ui/language/catalogues.js';
import { languageFiles } from './languageFiles.js';

/** The catalogues of this page. They never change once they are loaded, so all providers share them. */
export const treasuryLanguages = createCatalogues(
  Object.keys(languageFiles) as (keyof typeof languageFiles)[],
  async (language) => (await languageFiles[language]()).messages,
);

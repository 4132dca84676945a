/** Languages of the checkout. Each has one file in `languages/`; `docs/languages.md` says how to add one. */
import { createCatalogues } from '../language/catalogues.js';
import { loadCatalogue } from './loadCatalogue.js';

/** BCP 47 tags, English aside. */
export const LANGUAGES = [
  'ar',
  'de',
  'es',
  'fa',
  'fr',
  'he',
  'hi',
  'id',
  'it',
  'ja',
  'ko',
  'nl',
  'pl',
  'pt-BR',
  'ru',
  'th',
  'tr',
  'uk',
  'vi',
  'zh',
  'zh-TW',
] as const;

/** A language that there are sentences in, English aside. */
export type Language = (typeof LANGUAGES)[number];

/** The catalogues of this page. They never change once they are there, so every checkout may share them. */
export const checkoutLanguages = createCatalogues(LANGUAGES, loadCatalogue);

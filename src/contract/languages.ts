/** The languages of the checkout. `docs/languages.md` says how to add one. */

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

/** The languages of the checkout. `docs/languages.md` says how to add one. */

/** BCP 47 tags, English aside. */
export const LANGUAGES = [
  'ar',
  'bn',
  'bs',
  'cs',
  'de',
  'es',
  'es-419',
  'fa',
  'fr',
  'he',
  'hi',
  'hr',
  'id',
  'it',
  'ja',
  'ko',
  'ms',
  'nl',
  'pl',
  'pt-BR',
  'pt-PT',
  'ru',
  'sk',
  'sl',
  'sr',
  'sw',
  'th',
  'tr',
  'uk',
  'ur',
  'vi',
  'zh',
  'zh-TW',
] as const;

/** A language that there are sentences in, English aside. */
export type Language = (typeof LANGUAGES)[number];

/** Which language a shopper reads: the store's choice, the page's, the browser's, the store's default. */
import { canonicalTag, languageOf } from '../../contract/languageTag.js';

/** A language to read and a locale to write figures in. */
export interface LanguageChoice {
  /** BCP 47 tag of numbers and dates. */
  readonly locale: string;
  /** The catalogue's tag; `en` where there is none of the locale's language. */
  readonly language: string;
}

/** What {@link chooseLanguage} weighs, the strongest first. */
export interface LanguagePreferences {
  /** What the store has set. It is not passed over: where it has no sentences, those are English. */
  readonly locale: string | undefined;
  /** What the page and the browser say, in this order. The first that there is counts. */
  readonly page: readonly string[];
  /** Where none of them is there. @default "en" */
  readonly defaultLocale: string | undefined;
}

/** @param languages those that there are besides English. */
export function chooseLanguage(
  { locale, page, defaultLocale }: LanguagePreferences,
  languages: readonly string[],
): LanguageChoice {
  const set = canonicalTag(locale);
  for (const tag of set ? [set] : page.map(canonicalTag)) {
    const language = tag && languageOf(tag, languages);
    if (language) return { locale: tag, language };
  }
  const fallback = set ?? canonicalTag(defaultLocale) ?? 'en';
  return { locale: fallback, language: languageOf(fallback, languages) ?? 'en' };
}

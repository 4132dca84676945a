/** BCP 47 tags as pages write them, and which of some languages such a tag asks for. */

/**
 * @param tag as written: `de`, `en_GB`, `pt-br`.
 * @returns the tag in its canonical spelling; undefined for nothing and for what is no tag at all.
 */
export function canonicalTag(tag: string | null | undefined): string | undefined {
  try {
    return tag ? Intl.getCanonicalLocales(tag.replaceAll('_', '-'))[0] : undefined;
  } catch {
    return undefined;
  }
}

/** Chinese is written in two scripts, and these say the traditional one: Taiwan, Hong Kong, Macao. */
const TRADITIONAL = /^zh-(Hant|TW|HK|MO)\b/;

/**
 * Exact, then the language alone, then the one country that we have of it (`pt-PT` → `pt-BR`).
 *
 * @param tag canonical.
 * @returns undefined where there are no sentences of that language. English there always is.
 */
export function languageOf(tag: string, languages: readonly string[]): string | undefined {
  const wanted = TRADITIONAL.test(tag) ? 'zh-TW' : tag;
  const [primary = ''] = wanted.split('-');
  if (primary === 'en') return primary;
  const own = (one: string): boolean => one.startsWith(`${primary}-`);
  return [wanted, primary].find((one) => languages.includes(one)) ?? languages.find(own);
}

/** Arabic, Persian, Hebrew, Urdu and the smaller ones that are written from right to left. */
const RIGHT_TO_LEFT = /^(ar|fa|he|ur|ckb|dv|ps|sd|ug|yi)\b/;

/** The direction in which a language is written. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.test(language) ? 'rtl' : 'ltr';
}

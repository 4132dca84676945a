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

/** Tags that are read in another one (Unicode CLDR, `parentLocales` and `languageMatching`). */
const READ_IN: readonly (readonly [RegExp, string])[] = [
  // Traditional Chinese: Taiwan, Hong Kong, Macao.
  [/^zh-(Hant|TW|HK|MO)\b/, 'zh-TW'],
  // Spanish of the Americas: not of Spain with its islands and cities, Equatorial Guinea, the Philippines.
  [/^es-(?:Latn-)?(419|(?!ES|IC|EA|GQ|PH)[A-Z]{2})\b/, 'es-419'],
  // Portuguese of Portugal, Africa and Asia.
  [/^pt-(?:Latn-)?(?!BR)[A-Z]{2}\b/, 'pt-PT'],
  // Norwegian by its common tag, and the other written form of it.
  [/^n[no]\b/, 'nb'],
];

/**
 * What {@link READ_IN} names, then exact, then the language alone, then the first country that we have of it
 * (`pt` → `pt-BR`).
 *
 * @param tag canonical.
 * @returns undefined where there are no sentences of that language. English there always is.
 */
export function languageOf(tag: string, languages: readonly string[]): string | undefined {
  const [, wanted = tag] = READ_IN.find(([written]) => written.test(tag)) ?? [];
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

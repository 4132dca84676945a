/** What the compiled sentences call: plural forms, digits, lists, isolated values. */

/** A counted sentence in each plural form of its language (Unicode CLDR). */
type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/**
 * Picks the plural form for a count, and puts the count in the place of the first `#`, in the language's digits.
 *
 * @param language BCP 47 tag.
 * @param count number of rows, seconds and the like; never money.
 */
export function plural(language: string, count: number, forms: PluralForms): string {
  // An older browser may know one form more than the sentence has.
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
  return form.replace('#', new Intl.NumberFormat(language).format(count));
}

/** The plural form alone, for sentences in which a value may hold a `#`. */
export function pluralForm(language: string, count: number, forms: PluralForms): string {
  const names = Object.fromEntries(Object.keys(forms).map((name) => [name, name]));
  const name = plural(language, count, { other: 'other', ...names });
  return forms[name as keyof PluralForms] ?? forms.other;
}

/** Names in a row: `Tron, Litecoin and Polygon`. */
export const list = (language: string, names: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names);

/**
 * Wraps a value in Unicode's first-strong isolate, so that a code, an amount or a network keeps its own
 * order in a right-to-left sentence. Removes the right-to-left mark that Arabic and Hebrew formatters put
 * before money: it would turn `US$` into `$US`.
 */
export const isolate = (text: string): string => `\u2068${text.replaceAll('\u200f', '')}\u2069`;

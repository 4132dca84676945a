/** Picks the grammatical form of a counted thing by the rules of a language. */

const rules = new Map<string, Intl.PluralRules>();

/**
 * Forms that a counted sentence has in each language, by Unicode's rules: a catalogue that lacks one
 * does not compile. A test compares this table with the rules of the platform.
 */
export interface PluralFormsOf {
  ar: 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
  de: 'one' | 'other';
  en: 'one' | 'other';
  es: 'one' | 'many' | 'other';
  fa: 'one' | 'other';
  fr: 'one' | 'many' | 'other';
  he: 'one' | 'two' | 'other';
  hi: 'one' | 'other';
  id: 'other';
  it: 'one' | 'many' | 'other';
  ja: 'other';
  ko: 'other';
  nl: 'one' | 'other';
  pl: 'one' | 'few' | 'many' | 'other';
  'pt-BR': 'one' | 'many' | 'other';
  ru: 'one' | 'few' | 'many' | 'other';
  th: 'other';
  tr: 'one' | 'other';
  uk: 'one' | 'few' | 'many' | 'other';
  vi: 'other';
  zh: 'other';
  'zh-TW': 'other';
}

/** The sentence in every form of a language; `#` stands for the count. */
export type PluralForms<L extends keyof PluralFormsOf> = Readonly<Record<PluralFormsOf[L], string>>;

/**
 * @param language BCP 47 tag.
 * @param count what is counted: people, rows, seconds; never money.
 * @returns the form with `#` replaced by the count, written in the language's digits.
 */
export function plural<L extends keyof PluralFormsOf>(
  language: L,
  count: number,
  forms: PluralForms<L>,
): string {
  let rule = rules.get(language);
  if (!rule) rules.set(language, (rule = new Intl.PluralRules(language)));
  const all: Partial<Record<Intl.LDMLPluralRule, string>> & PluralForms<L> = forms;
  // An older browser may know a form more than the table does.
  const form = all[rule.select(count)] ?? (forms as { readonly other: string }).other;
  return form.replace('#', new Intl.NumberFormat(language).format(count));
}

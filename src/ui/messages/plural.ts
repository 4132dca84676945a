/** Picks the grammatical form of a counted thing by the rules of a language. */

const rules = new Map<string, Intl.PluralRules>();

/** Forms of a counted sentence; `other` is what every language has. */
export type PluralForms = { readonly other: string } & {
  readonly [form in Exclude<Intl.LDMLPluralRule, 'other'>]?: string;
};

/**
 * @param locale BCP 47 tag.
 * @param count what is counted: people, rows, seconds; never money.
 * @returns the form with `#` replaced by the count, written in the language's digits.
 */
export function plural(locale: string, count: number, forms: PluralForms): string {
  let rule = rules.get(locale);
  if (!rule) rules.set(locale, (rule = new Intl.PluralRules(locale)));
  const form = forms[rule.select(count)] ?? forms.other;
  return form.replace('#', new Intl.NumberFormat(locale).format(count));
}

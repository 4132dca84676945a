/** What catalogues are written with: plural forms, isolated values, labels by code. */

const rules = new Map<string, Intl.PluralRules>();

/**
 * Plural forms of each language (Unicode CLDR). A catalogue that lacks one does not compile. A test
 * compares this table with `Intl.PluralRules`.
 */
export interface PluralFormsOf {
  ar: 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
  bg: 'one' | 'other';
  bn: 'one' | 'other';
  bs: 'one' | 'few' | 'other';
  ca: 'one' | 'many' | 'other';
  cs: 'one' | 'few' | 'many' | 'other';
  da: 'one' | 'other';
  de: 'one' | 'other';
  el: 'one' | 'other';
  en: 'one' | 'other';
  es: 'one' | 'many' | 'other';
  'es-419': 'one' | 'many' | 'other';
  et: 'one' | 'other';
  fa: 'one' | 'other';
  fi: 'one' | 'other';
  fr: 'one' | 'many' | 'other';
  he: 'one' | 'two' | 'other';
  hi: 'one' | 'other';
  hr: 'one' | 'few' | 'other';
  hu: 'one' | 'other';
  id: 'other';
  it: 'one' | 'many' | 'other';
  ja: 'other';
  ka: 'one' | 'other';
  kk: 'one' | 'other';
  ko: 'other';
  lt: 'one' | 'few' | 'many' | 'other';
  lv: 'zero' | 'one' | 'other';
  ms: 'other';
  nb: 'one' | 'other';
  nl: 'one' | 'other';
  pl: 'one' | 'few' | 'many' | 'other';
  'pt-BR': 'one' | 'many' | 'other';
  'pt-PT': 'one' | 'many' | 'other';
  ro: 'one' | 'few' | 'other';
  ru: 'one' | 'few' | 'many' | 'other';
  sk: 'one' | 'few' | 'many' | 'other';
  sl: 'one' | 'two' | 'few' | 'other';
  sr: 'one' | 'few' | 'other';
  sv: 'one' | 'other';
  sw: 'one' | 'other';
  ta: 'one' | 'other';
  th: 'other';
  tr: 'one' | 'other';
  uk: 'one' | 'few' | 'many' | 'other';
  ur: 'one' | 'other';
  vi: 'other';
  zh: 'other';
  'zh-TW': 'other';
}

/** A counted sentence in every plural form of a language; `#` stands for the count. */
export type PluralForms<L extends keyof PluralFormsOf> = Readonly<Record<PluralFormsOf[L], string>>;

/**
 * Picks the plural form for a count.
 *
 * @param language BCP 47 tag.
 * @param count number of rows, seconds and the like; never money.
 * @returns the form with `#` replaced by the count, in the language's digits.
 */
export function plural<L extends keyof PluralFormsOf>(
  language: L,
  count: number,
  forms: PluralForms<L>,
): string {
  let rule = rules.get(language);
  if (!rule) rules.set(language, (rule = new Intl.PluralRules(language)));
  const all: Partial<Record<Intl.LDMLPluralRule, string>> & PluralForms<L> = forms;
  // An older browser may know one form more than the table.
  const form = all[rule.select(count)] ?? (forms as { readonly other: string }).other;
  return form.replace('#', new Intl.NumberFormat(language).format(count));
}

/**
 * Wraps a value in Unicode's first-strong isolate, so that a code, an amount or a network keeps its own
 * order in a right-to-left sentence. Removes the right-to-left mark that Arabic and Hebrew formatters put
 * before money: it would turn `US$` into `$US`.
 */
export const isolate = (text: string): string => `\u2068${text.replaceAll('\u200f', '')}\u2069`;

/** Labels by a code from the wire: complete for the known codes, undefined for a newer code. */
export type LabelsByCode<Table> = Table & Readonly<Record<string, string>>;

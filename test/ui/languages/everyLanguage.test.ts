/** Every language says everything that English says, with its own grammar. */
import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../../../scripts/languages/sentences.js';
import { directionOf } from '../../../src/contract/languageTag.js';
import { LANGUAGES, type Language } from '../../../src/contract/languages.js';
import { en, type Messages } from '../../../src/ui/messages/en.js';
import type { PluralFormsOf } from '../../../src/ui/messages/messageFormat.js';

const catalogues = import.meta.glob<Messages>('../../../src/ui/messages/languages/*.ts', {
  import: 'messages',
  eager: true,
});
const sources = import.meta.glob<string>('../../../src/ui/messages/languages/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const english = sentencesOf(en);
const catalogueOf = (language: Language): Messages => {
  const found = catalogues[`../../../src/ui/messages/languages/${language}.ts`];
  if (!found) throw new Error(`There is no file of ${language}.`);
  return found;
};

/** What is put in: `{code}`; digits are counts. */
const blanksOf = (sentence: string): string[] =>
  [...new Set([...sentence.matchAll(/\{\w+\}/g)].map(([blank]) => blank))].sort();

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/** The natural word of the language is the English one. A longer word, only to differ, is no better. */
const SAME_WORD: { readonly [L in keyof PluralFormsOf]?: readonly string[] } = {
  da: ['connection.live'],
  ca: ['facts.total'],
  de: ['connection.live', 'details'],
  es: ['facts.total'],
  'es-419': ['facts.total'],
  fr: ['facts.date', 'facts.total', 'facts.transaction', 'transfers'],
  id: ['facts.total'],
  it: ['accountReference({reference})', 'facts.account'],
  ms: ['minimumOf({amount})'],
  nl: [
    'accountReference({reference})',
    'connection.live',
    'details',
    'facts.account',
    'unknownEvidence',
  ],
  'pt-BR': ['facts.total'],
  'pt-PT': ['facts.total'],
  ro: ['facts.total'],
};

/** Forms by language, as the types have them: a form too many or too few does not compile. */
const FORMS: {
  readonly [L in keyof PluralFormsOf]: Readonly<Record<PluralFormsOf[L], true>>;
} = {
  ar: { zero: true, one: true, two: true, few: true, many: true, other: true },
  bg: { one: true, other: true },
  bn: { one: true, other: true },
  bs: { one: true, few: true, other: true },
  ca: { one: true, many: true, other: true },
  cs: { one: true, few: true, many: true, other: true },
  da: { one: true, other: true },
  de: { one: true, other: true },
  el: { one: true, other: true },
  en: { one: true, other: true },
  es: { one: true, many: true, other: true },
  'es-419': { one: true, many: true, other: true },
  et: { one: true, other: true },
  fa: { one: true, other: true },
  fi: { one: true, other: true },
  fr: { one: true, many: true, other: true },
  he: { one: true, two: true, other: true },
  hi: { one: true, other: true },
  hr: { one: true, few: true, other: true },
  hu: { one: true, other: true },
  id: { other: true },
  it: { one: true, many: true, other: true },
  ja: { other: true },
  ka: { one: true, other: true },
  kk: { one: true, other: true },
  ko: { other: true },
  lt: { one: true, few: true, many: true, other: true },
  lv: { zero: true, one: true, other: true },
  ms: { other: true },
  nb: { one: true, other: true },
  nl: { one: true, other: true },
  pl: { one: true, few: true, many: true, other: true },
  'pt-BR': { one: true, many: true, other: true },
  'pt-PT': { one: true, many: true, other: true },
  ro: { one: true, few: true, other: true },
  ru: { one: true, few: true, many: true, other: true },
  sk: { one: true, few: true, many: true, other: true },
  sl: { one: true, two: true, few: true, other: true },
  sr: { one: true, few: true, other: true },
  sv: { one: true, other: true },
  sw: { one: true, other: true },
  ta: { one: true, other: true },
  th: { other: true },
  tr: { one: true, other: true },
  uk: { one: true, few: true, many: true, other: true },
  ur: { one: true, other: true },
  vi: { other: true },
  zh: { other: true },
  'zh-TW': { other: true },
};

it.each(Object.entries(FORMS))('%s has the plural forms of the platform', (language, forms) => {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  expect(Object.keys(forms).sort()).toEqual([...pluralCategories].sort());
});

describe.each(LANGUAGES)('%s', (language) => {
  const messages = catalogueOf(language);
  const sentences = sentencesOf(messages);

  it('says which language it is, and counts in no other', () => {
    expect(messages.language).toBe(language);
    const text = sources[`../../../src/ui/messages/languages/${language}.ts`] ?? '';
    const counted = [...text.matchAll(/plural\('([\w-]+)'/g)].map(([, tag]) => tag);
    expect(counted).toEqual([language]);
  });

  it('has every sentence and no other, and is empty where English is', () => {
    expect(Object.keys(sentences).sort()).toEqual(Object.keys(english).sort());
    const empty = (all: Readonly<Record<string, string>>) =>
      Object.keys(all).filter((path) => all[path] === '');
    expect(empty(sentences).sort()).toEqual(empty(english).sort());
  });

  it('uses everything that is put into a sentence, and invents nothing', () => {
    const wrong = Object.entries(sentences).filter(
      ([path, text]) => blanksOf(text).join() !== blanksOf(english[path] ?? '').join(),
    );
    expect(wrong).toEqual([]);
  });

  it('leaves nothing in English and no space at an end', () => {
    const same = Object.entries(sentences).filter(
      ([path, text]) => text === english[path] && /[a-z]{3}/.test(text.replace(/\{\w+\}|USD/g, '')),
    );
    expect(same.map(([path]) => path).sort()).toEqual([...(SAME_WORD[language] ?? [])].sort());
    for (const [path, text] of Object.entries(sentences)) expect(text, path).toBe(text.trim());
  });

  it('says paid in no sentence about a payment that is not', () => {
    const { paid, ...others } = messages.statusTitle;
    expect(Object.values(others)).not.toContain(paid);
    expect(new Set(Object.values(messages.statusTitle)).size).toBeGreaterThanOrEqual(11);
  });

  it('keeps what is put in apart from a sentence that runs from right to left', () => {
    const rtl = directionOf(language) === 'rtl';
    for (const [path, text] of Object.entries(sentences)) {
      const open = text.split(FIRST_STRONG_ISOLATE).length - 1;
      expect(text.split(POP_ISOLATE).length - 1, path).toBe(open);
      if (rtl) expect(open, path).toBeGreaterThanOrEqual(blanksOf(text).length > 0 ? 1 : 0);
      else expect(open, path).toBe(0);
    }
  });
});

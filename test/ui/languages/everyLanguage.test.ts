/** Every language says everything that English says, with its own grammar. */
import { expect, it } from 'vitest';
import { sentencesOf } from '../../../scripts/languages/sentences.js';
import { LANGUAGES, type Language } from '../../../src/contract/languages.js';
import { en, type Messages } from '../../../src/ui/messages/en.js';
import formats from '../../../src/ui/messages/messageFormat.js?raw';
import { catalogueFaults, foreignCounts } from '../../support/catalogueFaults.js';

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
const fileOf = (language: Language) => `../../../src/ui/messages/languages/${language}.ts`;

/** The natural word of the language is the English one. A longer word, only to differ, is no better. */
const SAME_WORD: { readonly [L in Language]?: string } = {
  da: 'connection.live',
  ca: 'facts.total',
  de: 'connection.live details',
  es: 'facts.total',
  'es-419': 'facts.total',
  fr: 'facts.date facts.total facts.transaction transfers',
  id: 'facts.total',
  it: 'accountReference facts.account',
  ms: 'minimumOf',
  nl: 'accountReference connection.live details facts.account unknownEvidence',
  'pt-BR': 'facts.total',
  'pt-PT': 'facts.total',
  ro: 'facts.total',
};

/** One line per language and fault. */
const faultsOf = (look: (messages: Messages, language: Language) => readonly string[]): string[] =>
  LANGUAGES.flatMap((language) => {
    const messages = catalogues[fileOf(language)];
    const faults = messages ? look(messages, language) : ['There is no file.'];
    return faults.map((fault) => `${language}: ${fault}`);
  });

it('every sentence is there, with its blanks, and none is left in English', () => {
  const faults = faultsOf((messages, language) =>
    catalogueFaults(language, sentencesOf(messages), english, { same: SAME_WORD[language] }),
  );
  expect(faults).toEqual([]);
});

it('every file says which language it is, and counts in no other', () => {
  const faults = faultsOf(({ language: named }, language) => [
    ...(named === language ? [] : [`says that it is ${named}`]),
    ...foreignCounts(language, sources[fileOf(language)] ?? ''),
  ]);
  expect(faults).toEqual([]);
});

it('no sentence says paid about a payment that is not', () => {
  const faults = faultsOf(({ statusTitle: { paid, ...others } }) => [
    ...(Object.values(others).includes(paid) ? [paid] : []),
    ...(new Set([paid, ...Object.values(others)]).size < 11 ? ['two states alike'] : []),
  ]);
  expect(faults).toEqual([]);
});

it('the table of plural forms is that of the platform', () => {
  const [, table = ''] = /interface PluralFormsOf \{([^}]+)/.exec(formats) ?? [];
  const rows = [...table.matchAll(/^ {2}'?([\w-]+)'?: (.*);$/gm)];
  expect(rows.map(([, tag]) => tag)).toEqual(expect.arrayContaining([...LANGUAGES]));
  for (const [, tag = '', forms = ''] of rows) {
    const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
    expect(forms.match(/\w+/g)?.toSorted(), tag).toEqual(pluralCategories.toSorted());
  }
});

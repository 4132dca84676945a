/** The sentences of all languages: what the compile step refuses, and which of them say an English that has changed. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { behindLanguages, PARTS } from '../../scripts/locales/behind.js';
import {
  behindOf,
  compileCatalogue,
  hashOf,
  readCatalogues,
  type Catalogue,
} from '../../scripts/locales/catalogue.mjs';
import { LANGUAGES } from '../../src/contract/languages.js';
import { packageRoot } from '../package/packageFiles.js';

const parts = PARTS.map((part) => readCatalogues(join(packageRoot, 'src/locales', part)));
const [[, ...checkout] = [], , [, ...pages] = []] = parts;

describe('every language', () => {
  it('has the plural forms that the platform has', () => {
    for (const { language, header } of parts.flat()) {
      const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
      const named = header['@@x-plurals']?.split(' ').toSorted();
      expect(named, language).toEqual(pluralCategories.toSorted());
    }
  });

  it('of the checkout and its pages is one that a shopper may ask for', () => {
    for (const part of [checkout, pages]) {
      expect(part.map(({ language }) => language).toSorted()).toEqual(LANGUAGES.toSorted());
    }
  });

  it('says paid in no title about a payment that is not, and no two titles alike', () => {
    for (const { language, sentences } of checkout) {
      const titles = Object.keys(sentences).filter((key) => key.startsWith('statusTitle/'));
      const { 'statusTitle/paid': paid, ...others } = sentences;
      const said = titles.map((key) => others[key]);
      expect(said, language).not.toContain(paid);
      // The page that opens is called as it is while it loads.
      expect(new Set(said).size, language).toBeGreaterThanOrEqual(titles.length - 1);
    }
  });

  it('says an English that there is, or was', () => {
    expect(behindLanguages().flatMap(({ unknown }) => unknown)).toEqual([]);
  });
});

it('an English sentence that changes leaves every language behind, and a new one too', () => {
  for (const [english, ...others] of parts) {
    const key = Object.keys(english.sentences).at(-1) ?? '';
    const reworded = { ...english.sentences, [key]: `${english.sentences[key] ?? ''} Changed.` };
    const changed = { ...english, sentences: { ...reworded, planted: 'A new sentence.' } };
    for (const one of others) {
      const before = behindOf(one, english);
      expect(behindOf(one, changed), one.path).toEqual([...new Set([...before, key, 'planted'])]);
    }
  }
});

const SENTENCES = {
  plain: 'Try again',
  store: 'Ask {store, select, none {the store} other {{store}}}.',
  count: '{n, plural, one {# order of {who}} other {# orders of {who}}}',
  right: 'Needs the {right, select, send {right to send} other {right to read}}.',
};
const english = {
  ...{ path: 'en', language: 'en', twice: [] },
  header: { '@@locale': 'en', '@@x-plurals': 'one other' },
  sentences: SENTENCES,
  about: {
    store: { placeholders: { store: { type: 'string | undefined' } } },
    count: { placeholders: { n: { type: 'number' }, who: { type: 'string' } } },
    right: { placeholders: { right: { type: "'send' | 'read'" } } },
  },
};
const GERMAN = {
  plain: 'Noch einmal',
  store: 'Fragen Sie {store, select, none {den Shop} other {{store}}}.',
  count: '{n, plural, one {# Auftrag von {who}} other {# Aufträge von {who}}}',
  right: 'Braucht das Recht zu {right, select, send {senden} other {lesen}}.',
};
const source = compileCatalogue(english, english);
function compile(sentences: Readonly<Record<string, string>>, more: Partial<Catalogue> = {}) {
  const header = { '@@locale': 'de', '@@x-plurals': 'one other', ...more.header };
  return compileCatalogue(
    { path: 'de', language: 'de', about: {}, twice: [], ...more, header, sentences },
    english,
    source.made,
  );
}
const faultsOf = (own: Readonly<Record<string, string>>, more?: Partial<Catalogue>) =>
  compile({ ...GERMAN, ...own }, more).faults;

describe('the compile step', () => {
  it('takes what is right', () => {
    expect([...source.faults, ...faultsOf({})]).toEqual([]);
  });

  it.each<[Readonly<Record<string, string>>, string]>([
    [
      { count: '{n, plural, =1 {eins von {who}} other {# von {who}}}' },
      'lacks the plural form one',
    ],
    [{ count: '{n, plural, one {# {who}} few {# {who}} other {# {who}}}' }, 'no plural form few'],
    [{ count: '{n, plural, one {# Auftrag} other {# von {who}}}' }, 'forgets {who}'],
    [{ count: '{n, plural, one {# von {whom}} other {# {who}}}' }, 'unknown placeholder {whom}'],
    [{ count: 'Von {who}' }, 'forgets {n}'],
    [{ store: 'Fragen Sie {store}.' }, '{store} may be absent'],
    [{ store: 'Fragen Sie {store, select, none {{store}} other {{store}}}.' }, 'may be absent'],
    [{ store: 'Fragen Sie den Shop.' }, 'forgets {store}'],
    [{ right: '{right, select, sned {senden} other {lesen}}' }, 'no case sned'],
    [{ right: '{right, select, send {senden}}' }, 'does not parse'],
    [{ plain: 'Noch {einmal' }, 'does not parse'],
    [{ plain: 'Noch \u2068einmal\u2069' }, 'direction marks'],
    [{ plain: '' }, 'is empty'],
    [{ plain: 'Noch einmal ' }, 'ends with a space'],
    [{ plain: 'Try again' }, 'is left in English'],
    [{ more: 'Mehr' }, 'more is not in English'],
  ])('refuses %j: %s', (own, fault) => {
    expect(faultsOf(own)).toEqual([expect.stringContaining(fault)]);
  });

  it('refuses what is missing, said twice, of another language, or no longer English', () => {
    const { plain: _, ...others } = GERMAN;
    expect(compile(others).faults).toEqual(['de: plain is missing']);
    expect(faultsOf({}, { twice: ['plain'] })).toEqual(['de: plain is there twice']);
    expect(faultsOf({}, { header: { '@@locale': 'da' } })).toEqual(['de: @@locale is da']);
    expect(faultsOf({}, { header: { '@@x-same': ['plain'] } })).toHaveLength(1);
    expect(faultsOf({}, { header: { '@@x-english': { gone: hashOf('Gone') } } })).toHaveLength(1);
  });

  it('isolates what is put in where it is written from right to left, and no mark twice', () => {
    const hebrew = { header: { '@@locale': 'he' }, language: 'he' };
    const { made } = compile(GERMAN, hebrew);
    expect(made.get('store')?.code).toContain('isolate(store)');
    const marked = compile(
      { ...GERMAN, count: '{n, plural, one {# x} other {# \u2068{who} {who}\u2069}}' },
      hebrew,
    );
    expect(marked.made.get('count')?.code).toContain('isolate(`${who} ${who}`)');
  });

  it('leaves blanks where a page fills in markup itself, and asks for the same marks', () => {
    const texts = { ...english, sentences: { one: 'On <b>{network}</b>.' } };
    const of = { ...texts, about: { one: { placeholders: { network: { type: 'string' } } } } };
    const [said, unmarked] = ['Auf <b>{network}</b>.', 'Auf {network}.'].map((one) =>
      compileCatalogue(
        { ...of, language: 'de', header: { '@@locale': 'de' }, sentences: { one } },
        of,
        compileCatalogue(of, of, undefined, { asBlanks: true }).made,
        { asBlanks: true },
      ),
    );
    expect(said?.made.get('one')?.code).toBe("'Auf <b>{network}</b>.'");
    expect(unmarked?.faults).toEqual(['en: one has other marks than English']);
  });

  it('puts a count where no value can take its place', () => {
    const { made } = compile({ ...GERMAN, count: '{n, plural, one {{who}: #} other {{who}: #}}' });
    expect(made.get('count')?.code).toContain(
      "pluralForm('de', n, { one: `${who}: ${plural('de', n, { other: '#' })}`",
    );
  });
});

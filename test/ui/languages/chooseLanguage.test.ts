/** Whose word counts, and what becomes of a language that there is not. */
import { describe, expect, it } from 'vitest';
import { chooseLanguage } from '../../../src/ui/language/chooseLanguage.js';
import { canonicalTag, directionOf, languageOf } from '../../../src/contract/languageTag.js';

const LANGUAGES = [
  ...['ar', 'bs', 'de', 'es', 'es-419', 'hr', 'ms', 'nb', 'pt-BR', 'pt-PT', 'sr', 'zh', 'zh-TW'],
];
/** Languages of which the other country's sentences are not there. */
const FEWER = ['es', 'pt-BR', 'zh'];

describe('the language of a tag', () => {
  it.each([
    ['de', 'de'],
    ['de-AT', 'de'],
    ['pt-BR', 'pt-BR'],
    ['pt', 'pt-BR'],
    ['pt-PT', 'pt-PT'],
    ['pt-AO', 'pt-PT'],
    ['pt-PT-u-nu-latn', 'pt-PT'],
    ['pt-Latn', 'pt-BR'],
    ['pt-Latn-BR', 'pt-BR'],
    ['pt-Latn-PT', 'pt-PT'],
    ['es', 'es'],
    ['es-GQ', 'es'],
    ['es-u-nu-latn', 'es'],
    ['es-Latn-MX', 'es-419'],
    ['es-Latn-419', 'es-419'],
    ['es-419', 'es-419'],
    ['es-MX', 'es-419'],
    ['es-CO-u-nu-latn', 'es-419'],
    ['nb-NO', 'nb'],
    ['no', 'nb'],
    ['nn-NO', 'nb'],
    ['nl', undefined],
    ['sr-Latn', 'sr'],
    ['bs-Latn-BA', 'bs'],
    ['hr-BA', 'hr'],
    ['zh-CN', 'zh'],
    ['zh-Hans-HK', 'zh'],
    ['zh-Hant', 'zh-TW'],
    ['zh-HK', 'zh-TW'],
    ['ar-EG-u-nu-latn', 'ar'],
    ['en-GB', 'en'],
    ['sv', undefined],
    ['del', undefined],
  ])('%s is %s', (tag, language) => {
    expect(languageOf(tag, LANGUAGES)).toBe(language);
  });

  it.each([
    ['pt-PT', 'pt-BR'],
    ['es-MX', 'es'],
    ['zh-HK', 'zh'],
    ['nn', undefined],
  ])('%s is %s where there is no nearer one', (tag, language) => {
    expect(languageOf(tag, FEWER)).toBe(language);
  });

  it.each([
    ['en_gb', 'en-GB'],
    ['iw', 'he'],
    ['not a tag', undefined],
    ['', undefined],
    [null, undefined],
  ])('%j is spelled %s', (written, tag) => {
    expect(canonicalTag(written)).toBe(tag);
  });

  it.each(['ar', 'he', 'fa', 'ur', 'ar-EG'])('%s runs from right to left', (language) => {
    expect(directionOf(language)).toBe('rtl');
  });

  it.each(['en', 'de', 'hi', 'arn', 'fab'])('%s runs from left to right', (language) => {
    expect(directionOf(language)).toBe('ltr');
  });
});

describe('the choice', () => {
  const choose = (locale?: string, page: readonly string[] = [], defaultLocale?: string) =>
    chooseLanguage({ locale, page, defaultLocale }, LANGUAGES);

  it('is the store’s before the page’s, the page’s before the browser’s', () => {
    expect(choose('de', ['ar', 'pt']).language).toBe('de');
    expect(choose(undefined, ['ar', 'pt']).language).toBe('ar');
    expect(choose(undefined, ['', 'pt', 'de']).language).toBe('pt-BR');
    expect(choose(undefined, ['en', 'de'])).toEqual({ locale: 'en', language: 'en' });
  });

  it('keeps the country for figures', () => {
    expect(choose('de-at')).toEqual({ locale: 'de-AT', language: 'de' });
    expect(choose(undefined, ['', 'zh-HK'])).toEqual({ locale: 'zh-HK', language: 'zh-TW' });
  });

  it('passes over what the page asks for in vain, never what the store has set', () => {
    expect(choose(undefined, ['sv', 'nonsense!', 'de']).language).toBe('de');
    expect(choose('sv', ['de'])).toEqual({ locale: 'sv', language: 'en' });
    expect(choose('nonsense!', ['de']).language).toBe('de');
  });

  it('is the store’s default where nobody asks for anything, and English without one', () => {
    expect(choose(undefined, ['', 'sv'], 'ar').language).toBe('ar');
    expect(choose(undefined, ['sv'])).toEqual({ locale: 'en', language: 'en' });
    expect(choose(undefined, ['sv'], 'sv')).toEqual({ locale: 'sv', language: 'en' });
  });
});

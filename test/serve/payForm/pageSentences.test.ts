/** The sentences around the checkout: there in every language of the checkout, with what they are about. */
import { describe, expect, it } from 'vitest';
import { PAGE_SENTENCES } from '../../../src/serve/payForm/languages/pageSentences.js';
import { sentencesFor } from '../../../src/serve/payForm/pageSentences.js';
import { languageOf } from '../../../src/contract/languageTag.js';
import { LANGUAGES } from '../../../src/contract/languages.js';

describe('the sentences of the page', () => {
  it('are there in every language, each with its figure, and no two alike', () => {
    expect(Object.keys(PAGE_SENTENCES).sort()).toEqual(['en', ...LANGUAGES].sort());
    for (const of of ['amountFromLink', 'cameBefore'] as const) {
      const said = Object.values(PAGE_SENTENCES).map((sentences) => sentences[of]('¤1¤'));
      for (const sentence of said) expect(sentence.split('¤1¤')).toHaveLength(2);
      expect(new Set(said).size).toBe(said.length);
    }
  });

  it.each(['de', 'de-AT', 'pt', 'pt-PT', 'zh-Hant', 'zh-HK', 'zh-CN', 'en-GB', 'xx', 'ar-EG'])(
    'are those of the language that the checkout takes for %s',
    (tag) => {
      expect(sentencesFor(tag).tag).toBe(languageOf(tag, LANGUAGES) ?? 'en');
    },
  );

  it('are written from right to left where the language is', () => {
    expect(['ar', 'fa', 'he', 'de'].map((tag) => sentencesFor(tag).dir)).toEqual([
      'rtl',
      'rtl',
      'rtl',
      'ltr',
    ]);
  });
});

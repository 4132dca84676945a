/** The sentences around the checkout, in the language of the checkout. */
import { describe, expect, it } from 'vitest';
import { sentencesFor } from '../../src/serve/page/pageSentences.js';
import { languageOf } from '../../src/contract/languageTag.js';
import { LANGUAGES } from '../../src/contract/languages.js';

describe('the sentences of the page', () => {
  it.each(['de', 'de-AT', 'pt', 'pt-PT', 'zh-Hant', 'zh-HK', 'zh-CN', 'en-GB', 'xx', 'ar-EG'])(
    'are those of the language that the checkout takes for %s',
    (tag) => {
      expect(sentencesFor(tag).tag).toBe(languageOf(tag, LANGUAGES) ?? 'en');
    },
  );
});

/** Which language a page speaks around the checkout. */
import { canonicalTag, directionOf, languageOf } from '../../contract/languageTag.js';
import { en, PAGE_SENTENCES, type PageSentences } from './languages/pageSentences.js';

const TAGS = Object.keys(PAGE_SENTENCES);

/** The sentences of a language, by the same rule as the checkout's own. */
export function sentencesFor(locale: string | undefined): {
  readonly sentences: PageSentences;
  readonly tag: string;
  readonly dir: 'ltr' | 'rtl';
} {
  const tag = languageOf(canonicalTag(locale) ?? 'en', TAGS) ?? 'en';
  return { sentences: PAGE_SENTENCES[tag] ?? en, tag, dir: directionOf(tag) };
}

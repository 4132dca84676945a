/**
 * Languages that are painted in a browser: those whose sentences and words are the longest, and one of each script
 * that is written in another way than Latin letters. What needs no browser is asked of every language.
 */
import { LANGUAGES } from '../../src/contract/languages.js';
import type { Messages } from '../../src/ui/messages/en.js';

const catalogues = import.meta.glob<Messages>('../../src/ui/messages/languages/*.ts', {
  import: 'messages',
  eager: true,
});

/** From right to left, joined letters, marks above and below, letters without a capital, no spaces. */
const OTHER_SCRIPTS: readonly string[] = ['ar', 'ur', 'hi', 'ta', 'ka', 'th', 'zh'];

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsOf) : [];
}

/** What stands between two spaces is a sentence here, no word. */
const WITHOUT_SPACES: readonly string[] = ['ja', 'zh-TW'];

const measured = LANGUAGES.filter((language) => !OTHER_SCRIPTS.includes(language)).map(
  (language) => {
    const texts = textsOf(catalogues[`../../src/ui/messages/languages/${language}.ts`]);
    const words = texts.flatMap((text) => text.split(/[\s/-]+/)).map((word) => word.length);
    return {
      language,
      letters: texts.join('').length,
      // Not the longest alone: one odd word says little.
      word: words
        .sort((a, b) => b - a)
        .slice(0, 20)
        .reduce((sum, one) => sum + one, 0),
    };
  },
);

const most = (by: 'letters' | 'word', count: number): readonly string[] =>
  measured
    .filter(({ language }) => !WITHOUT_SPACES.includes(language))
    .toSorted((a, b) => b[by] - a[by])
    .slice(0, count)
    .map(({ language }) => language);

const longest = new Set([...most('letters', 5), ...most('word', 3)]);

/** BCP 47 tags, English among them. */
export const PAINTED_LANGUAGES: readonly string[] = [
  'en',
  ...LANGUAGES.filter((one) => longest.has(one) || OTHER_SCRIPTS.includes(one)),
];

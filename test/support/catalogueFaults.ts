/** What is wrong with a language, sentence by sentence, beside the English one. */
import { directionOf } from '../../src/contract/languageTag.js';

/** Sentences by the path of their key, filled with the names of their blanks: `{code}`. */
export type Sentences = Readonly<Record<string, string>>;

/** Blanks and marks, each as often as it stands there, sorted; digits are counts. */
const marksOf = (sentence: string): string =>
  (sentence.match(/\{\w+\}|<[^>]*>/g) ?? []).toSorted().join();
/** The same where a sentence may use a blank twice. */
const blanksOf = (sentence: string): string =>
  [...new Set(sentence.match(/\{\w+\}/g) ?? [])].toSorted().join();

export interface CatalogueRules {
  /** Paths, separated by blanks, of which the natural word is the English one. */
  readonly same?: string | undefined;
  /** Every mark as often as in English. @default false: each blank is used */
  readonly exact?: boolean;
  /** Whether what is put in is isolated from a sentence that runs from right to left. @default true */
  readonly isolated?: boolean;
}

/** @returns one line per fault: the path, and what is wrong there */
export function catalogueFaults(
  language: string,
  sentences: Sentences,
  english: Sentences,
  { same = '', exact = false, isolated = true }: CatalogueRules = {},
): string[] {
  const faults = Object.keys(english)
    .filter((path) => !(path in sentences))
    .map((path) => `${path} is missing`);
  const isRtl = directionOf(language) === 'rtl';
  const inEnglish = new Set<string>();
  for (const [path, text] of Object.entries(sentences)) {
    const say = (fault: string) => faults.push(`${path} ${fault}: ${text}`);
    const original = english[path];
    if (original === undefined) {
      say('is not in English');
      continue;
    }
    if ((text === '') !== (original === '')) say('is empty, or is not where English is');
    if (text !== text.trim()) say('has a space at an end');
    const marks = exact ? marksOf : blanksOf;
    if (marks(text) !== marks(original)) say('uses other blanks');
    if (text === original && /[a-z]{3}/.test(text.replace(/\{\w+\}|USD/g, ''))) inEnglish.add(path);
    if (!isolated) continue;
    const opened = text.split('\u2068').length - 1;
    if (text.split('\u2069').length - 1 !== opened) say('opens and closes no equal number');
    if (isRtl ? opened === 0 && blanksOf(text) !== '' : opened > 0) say('isolates wrongly');
  }
  // One key for all of its counts.
  const known = new Set(same.split(' ').filter((path) => path !== ''));
  const short = (path: string) => path.replace(/\(.*\)$/, '');
  const found = new Set([...inEnglish].map(short));
  for (const path of found) if (!known.has(path)) faults.push(`${path} is left in English`);
  for (const path of known) if (!found.has(path)) faults.push(`${path} is not the English word`);
  return faults;
}

/** Tags other than its own in which a language's file counts. */
export function foreignCounts(language: string, source: string): string[] {
  const tags = [...source.matchAll(/plural\('([\w-]+)'/g)].map(([, tag = '']) => tag);
  return tags.length === 0 ? ['it counts in none'] : tags.filter((tag) => tag !== language);
}

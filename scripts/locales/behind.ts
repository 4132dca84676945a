/** Which translations say an English that has changed since. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { behindOf, hashOf, readCatalogues } from './catalogue.mjs';

const root = join(import.meta.dirname, '../..');
/** Folders of `src/locales`. */
export const PARTS = ['checkout', 'office', 'pages'] as const;

/** A language that waits for a translator. */
export interface BehindLanguage {
  /** `checkout/de`. */
  readonly file: string;
  readonly keys: readonly string[];
  /** Of these keys the hash is that of no English that there ever was. */
  readonly unknown: readonly string[];
}

const git = (...words: string[]): string =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });

/** Hashes of all English that the repository has had; null for a clone that does not know its past. */
function everyEnglish(): ReadonlySet<string> | null {
  if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return null;
  const lines = git('log', '--format=', '-p', '--', ':(glob)**/en.arb').matchAll(
    /^[+-] {2}"(?!@)[^"]+": ("(?:[^"\\]|\\.)*"),?$/gm,
  );
  return new Set([...lines].map(([, text = '""']) => hashOf(JSON.parse(text) as string)));
}

/** The languages that are behind, in the order of the parts. */
export function behindLanguages(): readonly BehindLanguage[] {
  const late = PARTS.flatMap((part) => {
    const [english, ...others] = readCatalogues(join(root, 'src/locales', part));
    return others
      .map((one) => ({ one, file: `${part}/${one.language}`, keys: behindOf(one, english) }))
      .filter(({ keys }) => keys.length > 0);
  });
  if (late.length === 0) return [];
  const known = everyEnglish();
  return late.map(({ one: { header }, file, keys }) => {
    const hashes = header['@@x-english'] ?? {};
    const isUnknown = (key: string): boolean =>
      key in hashes && known?.has(hashes[key] ?? '') === false;
    return { file, keys, unknown: keys.filter(isUnknown) };
  });
}

/** A store's sentences in place of ours, key by key, also inside a group of them. */
import { reportPageError } from '../reportPageError.js';

type Sentences = Record<string, unknown>;
type Sentence = (...values: unknown[]) => string;
const reported = new Set<string>();
/** A store's own functions: until a part comes that has the sentence, ours is not known. */
const storeFunctions = new WeakSet<object>();

function reportOnce(key: string, what: string): void {
  if (reported.has(key)) return;
  reported.add(key);
  reportPageError(`messages.${key} must ${what}.`);
}

/** A store's function that fails, or answers no text, would take the whole checkout from the screen. */
const guarded =
  (key: string, own: Sentence, ours: Sentence): Sentence =>
  (...values) => {
    try {
      // Only a text can be trimmed: anything else fails here too.
      return own(...values).trim();
    } catch {
      reportOnce(key, 'return text');
      return ours(...values);
    }
  };

/**
 * @param own what wins, where it is of the same kind: a sentence in place of one that takes values
 *   would stop the drawing, or hide the amount. Ours stays then, and the page's author is told.
 * @param byStore whether it is what the store says; otherwise it may be our own in another language.
 */
export function mergeMessages<Base extends object>(
  base: Base,
  own: object | null | undefined,
  byStore?: boolean,
): Base {
  const merged = { ...base } as Sentences;
  for (const key in own) {
    const [ours, value] = [merged[key], (own as Sentences)[key] ?? merged[key]];
    if (ours !== undefined && typeof value !== typeof ours) reportOnce(key, `be a ${typeof ours}`);
    else if (typeof value === 'object') merged[key] = mergeMessages(ours ?? {}, value, byStore);
    else if (value !== ours) {
      if (byStore && typeof value === 'function') storeFunctions.add(value);
      const guards = ours && storeFunctions.has(value as Sentence);
      merged[key] = guards ? guarded(key, value as Sentence, ours as Sentence) : value;
    }
  }
  return merged as Base;
}

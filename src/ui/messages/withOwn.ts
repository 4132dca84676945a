/** A store's sentences in place of ours, key by key, also inside a group of them. */
import { reportMistake } from '../reportMistake.js';

type Sentences = Record<string, unknown>;
const told = new Set<string>();

/**
 * @param own what wins, where it is of the same kind: a sentence in place of one that takes values
 *   would stop the drawing, or hide the amount. Ours stays then, and the page's author is told.
 */
export function withOwn<Base extends object>(base: Base, own: object | null | undefined): Base {
  const merged = { ...base } as Sentences;
  for (const key in own) {
    const [ours, value] = [merged[key], (own as Sentences)[key] ?? merged[key]];
    if (ours === undefined || typeof value === typeof ours) {
      merged[key] = typeof value === 'object' ? withOwn(ours ?? {}, value) : value;
    } else if (!told.has(key)) {
      told.add(key);
      reportMistake(`messages.${key} must be a ${typeof ours}.`);
    }
  }
  return merged as Base;
}

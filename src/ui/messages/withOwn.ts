/** A store's sentences in place of ours, key by key, also inside a group of them. */
import { reportMistake } from '../reportMistake.js';

const told = new Set<string>();

/**
 * @param own what wins, where it is of the same kind: a sentence in place of one that takes values
 *   would stop the drawing, or hide the amount. Ours stays then, and the page's author is told.
 */
export function withOwn<Base extends object>(base: Base, own: object | null | undefined): Base {
  const merged = { ...base } as Record<string, unknown>;
  for (const [key, value] of Object.entries<unknown>({ ...own })) {
    const ours = merged[key];
    if (ours === undefined) merged[key] = value;
    else if (value === null || typeof value !== typeof ours) {
      if (value === undefined || told.has(key)) continue;
      told.add(key);
      reportMistake(`messages.${key} is left out: it must be a ${typeof ours}.`);
    } else merged[key] = typeof value === 'object' ? withOwn(ours as object, value) : value;
  }
  return merged as Base;
}

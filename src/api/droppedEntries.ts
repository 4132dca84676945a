/** Entries of an answer that cannot be read: dropped, and always reported. */
import type * as z from 'zod';
import type { AnswerIssue } from './errors.js';

/** Kept in a map, not in the answers, which have only the fields of the service's document. */
const leftOut = new WeakMap<object, readonly AnswerIssue[]>();

/**
 * What is not in an answer because it could not be read: one entry for each row of the two listings and
 * of operation 6, and for each rate of a wallet, with the first thing that was wrong about it. Empty for
 * an answer that was read as a whole, and for any other value. Ask it about the very object that the
 * client answered.
 */
export function leftOutOf(answer: unknown): readonly AnswerIssue[] {
  return (typeof answer === 'object' && answer !== null && leftOut.get(answer)) || [];
}

/** Notes what is not in an answer. */
export function rememberLeftOut(answer: object, issues: readonly AnswerIssue[]): void {
  leftOut.set(answer, issues);
}

/** A payload without the entries that could not be read, and what was wrong with each of them. */
export interface Spared {
  readonly payload: unknown;
  readonly issues: readonly z.core.$ZodIssue[];
  /** Whether no entry is left. */
  readonly isEmpty: boolean;
}

/** Copies a list or an object without some of its entries; null for anything else. */
function without(container: unknown, keys: ReadonlySet<PropertyKey>): unknown {
  if (Array.isArray(container)) return container.filter((_, index) => !keys.has(index));
  if (typeof container !== 'object' || container === null) return null;
  return Object.fromEntries(Object.entries(container).filter(([key]) => !keys.has(key)));
}

/**
 * Takes out of a payload the entries that could not be read, if nothing else was wrong with it.
 *
 * @param place name of the field whose entries stand for themselves; '' for those of the payload.
 * @returns null if anything else is wrong: then nothing in the answer can be used.
 */
export function spareOthers(
  payload: unknown,
  place: string,
  issues: readonly z.core.$ZodIssue[],
): Spared | null {
  const first = new Map<PropertyKey, z.core.$ZodIssue>();
  for (const issue of issues) {
    const [field, ...below] = place === '' ? ['', ...issue.path] : issue.path;
    const [key] = below;
    if (field !== place || key === undefined) return null;
    if (!first.has(key)) first.set(key, issue);
  }
  const keys = new Set(first.keys());
  const parent = payload as Readonly<Record<string, unknown>>;
  const rest = without(place === '' ? payload : parent[place], keys);
  if (rest === null) return null;
  return {
    payload: place === '' ? rest : { ...parent, [place]: rest },
    issues: [...first.values()],
    isEmpty: Object.keys(rest as object).length === 0,
  };
}

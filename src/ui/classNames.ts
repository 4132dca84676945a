/** Joins a component's own class with the one its user gave. */

/** @returns the words that are there, separated by spaces. */
export function classNames(...words: readonly (string | undefined | false)[]): string {
  return words.filter(Boolean).join(' ');
}

/** Keyboard rules of a listbox (WAI-ARIA APG, Listbox Pattern). Pure: key in, next row out. */

/** How many rows PageUp and PageDown move. */
const PAGE = 10;

/**
 * The row that a key moves to.
 *
 * @param current index of the active row, or -1.
 * @param count number of rows.
 * @returns the new index, or null if the key does not move.
 */
export function rowAfterKey(key: string, current: number, count: number): number | null {
  if (count === 0) return null;
  const clamp = (index: number) => Math.min(count - 1, Math.max(0, index));
  if (key === 'ArrowDown') return clamp(current + 1);
  if (key === 'ArrowUp') return clamp(current < 0 ? count - 1 : current - 1);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'PageDown') return clamp(current + PAGE);
  if (key === 'PageUp') return clamp(current - PAGE);
  return null;
}

/**
 * The row that typing moves to: the next one whose text starts with the typed letters. A repeated letter
 * moves from one row to the next.
 *
 * @param typed letters typed in quick succession.
 * @returns the index, or null if no row fits.
 */
export function rowAfterTyping(
  typed: string,
  current: number,
  texts: readonly string[],
): number | null {
  const wanted = typed.toLowerCase();
  const repeated = wanted.length > 1 && wanted === wanted.charAt(0).repeat(wanted.length);
  const needle = repeated ? wanted.charAt(0) : wanted;
  const start = needle.length === 1 ? current + 1 : Math.max(0, current);
  for (let step = 0; step < texts.length; step += 1) {
    const index = (start + step) % texts.length;
    if (texts[index]?.toLowerCase().startsWith(needle)) return index;
  }
  return null;
}

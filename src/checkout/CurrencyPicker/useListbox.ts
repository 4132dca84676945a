/** A listbox's active row: moved by keys, typing and pointer, announced through `aria-activedescendant`. */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

/** Letters typed within this time belong together (WAI-ARIA APG). */
const TYPING_MS = 500;

/** Options of {@link useListbox}. */
export interface ListboxInput {
  /** Identifies the list: another list starts at its own `start`. */
  readonly scope: string;
  /** What type-ahead compares, by row. */
  readonly texts: readonly string[];
  /** DOM id of a row. */
  readonly rowId: (index: number) => string;
  /** The row to start from, such as the selected one; -1 for none. */
  readonly start: number;
  /** Nothing can be chosen for now, so the active row does not move. */
  readonly still: boolean;
  readonly onChoose: (index: number) => void;
  /** Goes back to the list from which this one was opened, if any. */
  readonly onLeave?: (() => void) | undefined;
}

/** @returns the active row and the handlers of the listbox element. */
export function useListbox({ scope, texts, rowId, start, still, onChoose, onLeave }: ListboxInput) {
  const [moved, setMoved] = useState({ scope, index: -1 });
  const isMoved = moved.scope === scope && moved.index >= 0;
  const active = Math.min(isMoved ? moved.index : start, texts.length - 1);
  const typed = useRef({ text: '', at: 0 });
  const root = useRef<HTMLDivElement>(null);
  const setActive = (index: number) => still || setMoved({ scope, index });

  useEffect(() => {
    if (!isMoved) return;
    // Searched below the list, because a document does not search shadow roots.
    const row: Partial<Element> | null | undefined = root.current?.querySelector(
      `[id="${rowId(active)}"]`,
    );
    // `scrollIntoView` is missing in environments without layout.
    row?.scrollIntoView?.({ block: 'nearest' });
  }, [isMoved, active, scope, rowId]);

  function typeAhead(key: string): number | null {
    const now = Date.now();
    const before = now - typed.current.at < TYPING_MS ? typed.current.text : '';
    typed.current = { text: before + key, at: now };
    return rowAfterTyping(typed.current.text, active, texts);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && onLeave) {
      // A dialog around the checkout would close otherwise.
      event.preventDefault();
      event.stopPropagation();
      onLeave();
      return;
    }
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (active >= 0) onChoose(active);
      return;
    }
    const next = rowAfterKey(event.key, active, texts.length);
    const found = next ?? (event.key.length === 1 ? typeAhead(event.key) : null);
    if (next !== null || event.key.length === 1) event.preventDefault();
    if (found !== null) setActive(found);
  }

  return {
    root,
    active,
    setActive,
    onKeyDown,
    onFocus: () => setActive(Math.max(0, active)),
  };
}

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

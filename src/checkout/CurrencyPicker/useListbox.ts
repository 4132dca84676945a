/** A listbox's active row: moved by keys, typing and pointer, spoken through `aria-activedescendant`. */
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { rowAfterKey, rowAfterTyping } from '../listboxKeys.js';

/** Letters typed within this time belong together (WAI-ARIA APG). */
const TYPING_MS = 500;

/** What the listbox is made of. */
export interface ListboxInput {
  /** What type-ahead compares, by row. */
  readonly texts: readonly string[];
  /** DOM id of a row. */
  readonly rowId: (index: number) => string;
  /** The row to start from, such as the selected one; -1 for none. */
  readonly start: number;
  readonly onChoose: (index: number) => void;
}

/** @returns the active row and the handlers of the listbox element. */
export function useListbox({ texts, rowId, start, onChoose }: ListboxInput) {
  const [moved, setMoved] = useState<number | null>(null);
  const active = Math.min(moved ?? start, texts.length - 1);
  const typed = useRef({ text: '', at: 0 });
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (moved === null) return;
    // Searched below the list: a document does not see what stands in a shadow root.
    const row: Partial<Element> | null | undefined = root.current?.querySelector(
      `[id="${rowId(moved)}"]`,
    );
    // Missing where there is no layout; then there is nothing to scroll either.
    row?.scrollIntoView?.({ block: 'nearest' });
  }, [moved, rowId]);

  function typeAhead(key: string): number | null {
    const now = Date.now();
    const before = now - typed.current.at < TYPING_MS ? typed.current.text : '';
    typed.current = { text: before + key, at: now };
    return rowAfterTyping(typed.current.text, active, texts);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (active >= 0) onChoose(active);
      return;
    }
    const next = rowAfterKey(event.key, active, texts.length);
    const found = next ?? (event.key.length === 1 ? typeAhead(event.key) : null);
    if (next !== null || event.key.length === 1) event.preventDefault();
    if (found !== null) setMoved(found);
  }

  return {
    root,
    active,
    setActive: setMoved,
    onKeyDown,
    onFocus: () => setMoved((row) => row ?? Math.max(0, start)),
  };
}

/** An editable combobox with a list below it (WAI-ARIA APG, Combobox Pattern): open, typed text, active row. */
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { isComposing } from '../../../ui/dom.js';

/** How many rows PageUp and PageDown move. */
const PAGE = 8;

/** The row that a key moves to, or null. Home and End belong to the text. Pure. */
export function rowAfter(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  const clamp = (index: number) => Math.min(count - 1, Math.max(0, index));
  if (key === 'ArrowDown') return clamp(active + 1);
  if (key === 'ArrowUp') return active < 0 ? count - 1 : clamp(active - 1);
  if (key === 'PageDown') return clamp(active + PAGE);
  if (key === 'PageUp') return clamp(active - PAGE);
  return null;
}

/** Options of {@link useCombobox}. */
export interface ComboboxInput {
  /** Rows that fit `text`, in drawing order: their values. */
  readonly valuesOf: (text: string) => readonly string[];
  readonly value: string | null;
  readonly onChoose: (value: string) => void;
}

/** @returns the state and the handlers of the text field. */
export function useCombobox({ valuesOf, value, onChoose }: ComboboxInput) {
  /** Null while closed; then the field shows the name of what is chosen. */
  const [text, setText] = useState<string | null>(null);
  const [moved, setMoved] = useState<number | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const values = text === null ? [] : valuesOf(text);
  const start = value === null ? -1 : values.indexOf(value);
  // After typing, the first match is active, so that Enter chooses it.
  const first = text === null || text === '' ? start : 0;
  const active = Math.min(moved ?? first, values.length - 1);

  useEffect(() => {
    if (moved === null) return;
    const row: Partial<Element> | null | undefined =
      list.current?.querySelector('[data-active="true"]');
    // Missing in environments without layout.
    row?.scrollIntoView?.({ block: 'nearest' });
  }, [moved]);

  function show(typed: string): void {
    setText(typed);
    setMoved(null);
  }
  function close(): void {
    setText(null);
    setMoved(null);
  }
  function choose(chosen: string): void {
    onChoose(chosen);
    close();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || isComposing(event)) return;
    if (text === null) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      show('');
      return;
    }
    if (event.key === 'Escape') {
      // A dialog of the page must not close with the same key press.
      event.preventDefault();
      event.stopPropagation();
      close();
      return;
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      const chosen = values[active];
      if (chosen !== undefined) choose(chosen);
      return;
    }
    const next = rowAfter(event.key, active, values.length);
    if (next === null) return;
    event.preventDefault();
    setMoved(next);
  }

  return { text, active, values, list, show, close, choose, setActive: setMoved, onKeyDown };
}

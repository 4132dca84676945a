/** Which row of a log is open in the pane beside it. */
import { useEffect, useState, type RefObject } from 'react';
import { isTyping } from '../SearchField.js';

/** The open row. */
export interface OpenRow {
  /** Null while none is open. */
  readonly id: number | null;
  readonly open: (id: number) => void;
  /** Closes it; a focus in the log goes back to its row. */
  readonly close: () => void;
}

/** @param log contains the rows, `data-row` with the id of each. Escape in it closes the pane. */
export function useOpenRow(log: RefObject<HTMLElement | null>): OpenRow {
  const [id, setId] = useState<number | null>(null);
  function close(): void {
    const row = log.current?.querySelector<HTMLElement>(`[data-row="${String(id)}"]`);
    // A choice above the log closes it too, and keeps the focus.
    if (log.current?.matches(':focus-within')) row?.focus();
    setId(null);
  }
  useEffect(() => {
    if (id === null) return undefined;
    const office = log.current?.closest<HTMLElement>('.till:not([data-nested])');
    const onKey = (event: KeyboardEvent): void => {
      const isOfDialog = event.target instanceof Element && event.target.closest('dialog');
      if (event.key === 'Escape' && !isOfDialog && !isTyping(event)) close();
    };
    office?.addEventListener('keydown', onKey);
    return () => office?.removeEventListener('keydown', onKey);
  });
  return { id, open: setId, close };
}

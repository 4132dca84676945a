/** The pane beside a log, and which of its rows is open in it. */
import { useEffect, useId, useRef, type ReactNode, useState, type RefObject } from 'react';
import { Icon } from '../../../ui/Icon.js';
import { closeIcon } from '../../../ui/icons.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import type { Elements } from '../../../ui/elements.js';
import { isTyping } from '../SearchField.js';

/** Props of {@link LogPane}. */
export interface LogPaneProps {
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly children: Elements;
}

/** Draws the pane. Its heading takes the focus; Escape closes it. */
export function LogPane({ title, onClose, children }: LogPaneProps) {
  const messages = useTreasuryMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className="till-log-pane" aria-labelledby={id}>
      <header className="till-log-pane-head">
        <h3 ref={heading} id={id} className="till-subheading" tabIndex={-1}>
          {title}
        </h3>
        <button
          type="button"
          className="till-log-close"
          aria-label={messages.logClose}
          onClick={onClose}
        >
          <Icon of={closeIcon} />
        </button>
      </header>
      {children}
    </section>
  );
}

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
      const isOfDialog = event.target instanceof Element && event.target.closest('[role="dialog"]');
      if (event.key === 'Escape' && !isOfDialog && !isTyping(event)) close();
    };
    office?.addEventListener('keydown', onKey);
    return () => office?.removeEventListener('keydown', onKey);
  });
  return { id, open: setId, close };
}

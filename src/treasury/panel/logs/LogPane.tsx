/** The pane beside a log, with one of its rows. */
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Icon } from '../../../ui/Icon.js';
import { closeIcon } from '../../../ui/icons.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import type { Elements } from '../../../ui/elements.js';

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

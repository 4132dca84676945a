/** A notice: an error, a warning, or reassurance. */
import type { ReactNode } from 'react';
import type { Elements } from './elements.js';

/** Props of {@link Notice}. */
export interface NoticeProps {
  /** @selector [data-tone] */
  readonly tone: 'info' | 'warning' | 'danger' | 'success';
  readonly title?: string | undefined;
  /** Read out at once; for what the shopper's own act has caused. @default false */
  readonly urgent?: boolean;
  readonly children?: ReactNode;
  /** Buttons. */
  readonly action?: Elements;
}

/** Draws a notice. Its text carries the tone, never the colour alone. */
export function Notice({ tone, title, urgent = false, children, action }: NoticeProps) {
  return (
    <div className="till-notice" data-tone={tone} role={urgent ? 'alert' : undefined}>
      {title === undefined ? null : <p className="till-notice-title">{title}</p>}
      {children === undefined ? null : <div className="till-notice-text">{children}</div>}
      {action}
    </div>
  );
}

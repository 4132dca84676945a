/** One line of the sheet, which unfolds. */
import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.js';
import { downIcon } from '../../ui/icons.js';

/** Props of {@link ToolFold}. */
export interface ToolFoldProps {
  /** Lines of its icon, from `icons.ts`. */
  readonly icon: string;
  readonly title: string;
  readonly open?: boolean;
  readonly onToggle?: (open: boolean) => void;
  readonly children: ReactNode;
}

/** Draws the line, closed until it is pressed. */
export function ToolFold({ icon, title, open, onToggle, children }: ToolFoldProps) {
  return (
    <details
      className="till-fold"
      open={open}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className="till-line">
        <Icon of={icon} />
        <span>{title}</span>
        <Icon of={downIcon} />
      </summary>
      <div className="till-fold-in">{children}</div>
    </details>
  );
}

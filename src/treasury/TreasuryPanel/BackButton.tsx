/** The way back to a list. */
import type { ReactNode } from 'react';

/** Props of {@link BackButton}. */
export interface BackButtonProps {
  readonly onBack: () => void;
  readonly children: ReactNode;
}

/** Draws the button; the focus comes here when a row was opened. */
export function BackButton({ onBack, children }: BackButtonProps) {
  return (
    <button
      type="button"
      className="till-button till-start"
      data-kind="quiet"
      data-back=""
      onClick={onBack}
    >
      {children}
    </button>
  );
}

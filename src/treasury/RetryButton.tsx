/** "Try again", for whatever could not be read. */
import { useTreasuryMessages } from './treasuryContext.js';

/** Props of {@link RetryButton}. */
export interface RetryButtonProps {
  /** Whether it is being tried already. */
  readonly isFetching: boolean;
  readonly onRetry: () => void;
}

/** Draws the button. It stays in its place, and keeps the focus, while it is being tried. */
export function RetryButton({ isFetching, onRetry }: RetryButtonProps) {
  const { tryAgain } = useTreasuryMessages();
  return (
    <button
      type="button"
      className="till-button"
      data-kind="quiet"
      aria-disabled={isFetching || undefined}
      onClick={() => isFetching || onRetry()}
    >
      {tryAgain}
    </button>
  );
}

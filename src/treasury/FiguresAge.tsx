/** How old the figures are, and a button for newer ones. */
import { formatAgo } from '../ui/formatTime.js';
import { useUi } from '../ui/uiContext.js';
import { useNow } from '../ui/useNow.js';
import { useTreasuryMessages } from './treasuryContext.js';

/** Props of {@link FiguresAge}. */
export interface FiguresAgeProps {
  /** When the figures came, by this device's clock: milliseconds since the epoch. */
  readonly cameAt: number;
  readonly isFetching: boolean;
  readonly onRefresh: () => void;
}

/** Draws the line. Not spoken: it changes every second. */
export function FiguresAge({ cameAt, isFetching, onRefresh }: FiguresAgeProps) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  const now = useNow(true, cameAt);
  return (
    <p className="till-figures-age">
      <span className="till-muted">{messages.asOf(formatAgo(now - cameAt, locale))}</span>
      <button
        type="button"
        className="till-button"
        data-kind="link"
        aria-disabled={isFetching || undefined}
        onClick={() => isFetching || onRefresh()}
      >
        {isFetching ? messages.refreshing : messages.refresh}
      </button>
    </p>
  );
}

/** The foot of a log: how many rows are shown, and how far a search has looked. */
import { formatMoment } from '../../../ui/formatTime.js';
import { useUi } from '../../../ui/uiContext.js';
import { useTreasuryMessages } from '../treasuryContext.js';

/** Props of {@link LogFoot}. */
export interface LogFootProps {
  readonly shown: string;
  /** Time of the oldest entry that a search has read, while it has not read all; null otherwise. */
  readonly searchedTo: string | null;
}

/** Draws the foot. How far a search has looked is announced. */
export function LogFoot({ shown, searchedTo }: LogFootProps) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  return (
    <p className="till-log-foot till-muted">
      <span>{shown}</span>
      <span role="status">
        {searchedTo !== null && messages.logSearchedTo(formatMoment(searchedTo, locale))}
      </span>
    </p>
  );
}

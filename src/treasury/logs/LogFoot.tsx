/** The foot of a log: how many rows are shown, how far a search has looked, and the keys. */
import { formatMoment } from '../../ui/formatTime.js';
import { useUi } from '../../ui/uiContext.js';
import { useTreasuryMessages } from '../treasuryContext.js';

/** Props of {@link LogFoot}. */
export interface LogFootProps {
  readonly shown: string;
  readonly keys: string;
  /** Time of the oldest entry that a search has read, while it has not read all; null otherwise. */
  readonly searchedTo: string | null;
}

/** Draws the foot. How far a search has looked is announced. */
export function LogFoot({ shown, keys, searchedTo }: LogFootProps) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  return (
    <p className="till-log-foot till-muted">
      <span>{shown}</span>
      <span className="till-log-keys">{keys}</span>
      <span role="status">
        {searchedTo !== null && messages.logSearchedTo(formatMoment(searchedTo, locale))}
      </span>
    </p>
  );
}

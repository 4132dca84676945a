/** Why the panel shows nothing: nobody is signed in, the person may not, or the store is away. */
import { Notice } from '../../ui/Notice.js';
import { ProblemNotice } from '../ProblemNotice.js';
import { RetryButton } from '../RetryButton.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import type { TreasuryError } from '../treasuryError.js';

/** Props of {@link ClosedPanel}. */
export interface ClosedPanelProps {
  readonly error: TreasuryError;
  /** Whether somebody was signed in a moment ago. */
  readonly wasOpen: boolean;
  readonly isFetching: boolean;
  readonly onRetry: () => void;
}

/** Draws a calm sentence where nothing is broken, and a failure where something is. */
export function ClosedPanel({ error, wasOpen, isFetching, onRetry }: ClosedPanelProps) {
  const messages = useTreasuryMessages();
  const calm = {
    unauthorized: {
      title: messages.panelNobody,
      lead: wasOpen ? messages.panelEnded : messages.panelNobodyLead,
    },
    forbidden: { title: messages.panelMayNot, lead: messages.panelMayNotLead },
  } as const;
  if (error.code !== 'unauthorized' && error.code !== 'forbidden') {
    const away = error.retryable ? messages.panelAway : messages.panelFailed;
    return <ProblemNotice error={error} title={away} isFetching={isFetching} onRetry={onRetry} />;
  }
  const { title, lead } = calm[error.code];
  const again = <RetryButton isFetching={isFetching} onRetry={onRetry} />;
  return (
    <Notice tone="info" title={title} action={again}>
      {lead}
    </Notice>
  );
}

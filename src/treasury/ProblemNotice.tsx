/** Why something could not be read, in words that say what to do. */
import { Notice } from '../ui/Notice.js';
import { RetryButton } from './RetryButton.js';
import { useTreasuryMessages } from './treasuryContext.js';
import type { TreasuryError } from './treasuryError.js';

/** Props of {@link ProblemNotice}. */
export interface ProblemNoticeProps {
  readonly error: TreasuryError;
  readonly title: string;
  /** `warning` where what was read before is still shown. @default "danger" */
  readonly tone?: 'warning' | 'danger';
  /** Whether it is being tried already. @default false */
  readonly isFetching?: boolean;
  readonly onRetry: () => void;
}

/** Draws the failure, the name of the request in the store's log, and a way to try again. */
export function ProblemNotice(props: ProblemNoticeProps) {
  const { error, title, tone = 'danger', isFetching = false, onRetry } = props;
  const messages = useTreasuryMessages();
  const retry = <RetryButton isFetching={isFetching} onRetry={onRetry} />;
  return (
    <Notice tone={tone} title={title} action={retry}>
      {messages.problems[error.code]}
      {error.requestId !== undefined && (
        <small className="till-muted till-request">
          {messages.requestReference(error.requestId)}
        </small>
      )}
    </Notice>
  );
}

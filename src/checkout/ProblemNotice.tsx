/** A failure in the shopper's words: chosen by code, never the developer's message. */
import type { CheckoutError } from '../contract/problem.js';
import { Notice } from '../ui/Notice.js';
import { useMessages } from '../ui/uiContext.js';

/** Props of {@link ProblemNotice}. */
export interface ProblemNoticeProps {
  readonly error: CheckoutError;
  readonly title?: string;
  /** Read out at once; for what the shopper's own act has caused. @default false */
  readonly urgent?: boolean;
  /** Draws "Try again". */
  readonly onRetry?: (() => void) | undefined;
}

/** Draws the failure and the name of the request in the store's log. */
export function ProblemNotice({ error, title, urgent = false, onRetry }: ProblemNoticeProps) {
  const messages = useMessages();
  // A link opens once and for a time: whoever tries again is refused again.
  const retry = onRetry && !error.code.startsWith('link_') && (
    <button type="button" className="till-button" onClick={onRetry}>
      {messages.tryAgain}
    </button>
  );
  return (
    <Notice tone="danger" title={title} urgent={urgent} action={retry}>
      {messages.problems[error.code]}
      {error.code === 'unreachable' && <p>{messages.maybeBlocked}</p>}
      {error.requestId !== undefined && (
        <small className="till-muted till-request">
          {messages.requestReference(error.requestId)}
        </small>
      )}
    </Notice>
  );
}

/** The checkout could not be opened: what happened, and what to do. */
import { toCheckoutError } from '../contract/checkoutError.js';
import { Icon } from '../ui/Icon.js';
import { offlineIcon, retryIcon } from '../ui/troubleIcons.js';
import { enProblems } from '../ui/messages/enProblems.js';
import { useMessagesWith } from '../ui/uiContext.js';
import { Answer } from './Answer.js';
import { canRetry, problemText } from './ProblemNotice.js';

/** Props of {@link OpenFailed}. */
export interface OpenFailedProps {
  /** Whatever failed: a CheckoutError, or what a store's own client has thrown. */
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Draws the answer, with the name of the request in the store's log. */
export function OpenFailed({ error: given, onRetry }: OpenFailedProps) {
  const error = toCheckoutError(given, 'The checkout could not be opened');
  const messages = useMessagesWith(enProblems);
  return (
    <Answer
      icon={offlineIcon}
      title={messages.statusTitle.error}
      lead={problemText(error, messages.problems)}
    >
      {error.code === 'unreachable' && <p className="till-muted">{messages.maybeBlocked}</p>}
      {error.retryable && <p className="till-muted">{messages.alreadySent}</p>}
      {canRetry(error) && (
        <button type="button" className="till-button" data-kind="primary" onClick={onRetry}>
          <Icon of={retryIcon} />
          <span>{messages.tryAgain}</span>
        </button>
      )}
      {error.requestId !== undefined && (
        <small className="till-muted">{messages.requestReference(error.requestId)}</small>
      )}
    </Answer>
  );
}

/** The checkout could not be opened: what happened, and what to do. */
import type { CheckoutError } from '../contract/checkoutError.js';
import { toCheckoutError } from './toCheckoutError.js';
import { closedIcon, linkIcon, offlineIcon, retryIcon, unknownIcon } from '../ui/troubleIcons.js';
import { enProblems } from '../ui/messages/enProblems.js';
import { useMessagesWith, useUi } from '../ui/uiContext.js';
import { Answer } from './Answer.js';
import { isFinalProblem, problemTexts } from './ProblemNotice.js';

/** Props of {@link OpenFailed}. */
export interface OpenFailedProps {
  /** Whatever failed: a CheckoutError, or what a store's own client has thrown. */
  readonly error: unknown;
  readonly onRetry: () => void;
}

const isOfLink = ({ code }: CheckoutError): boolean => code.startsWith('link_');

function iconOf(error: CheckoutError): string {
  if (isOfLink(error)) return linkIcon;
  if (error.code === 'checkout_closed') return closedIcon;
  if (isFinalProblem(error)) return unknownIcon;
  return error.code === 'offline' || error.code === 'unreachable' ? offlineIcon : retryIcon;
}

/**
 * Draws the answer. An outage is no refusal: it is tried again by itself, and says so. Of a final answer the way on,
 * back to the store, is drawn by the status panel below it.
 */
export function OpenFailed({ error: given, onRetry }: OpenFailedProps) {
  const error = toCheckoutError(given, 'The checkout could not be opened');
  const messages = useMessagesWith(enProblems);
  const { still } = useUi();
  const { retryable } = error;
  const untitled = retryable ? messages.openLater : messages.statusTitle.error;
  const { title = untitled, text } = problemTexts(error, messages);
  return (
    <Answer
      icon={iconOf(error)}
      tone={retryable && !still ? 'busy' : 'calm'}
      title={title}
      lead={text}
      side={false}
    >
      {error.code === 'unreachable' && <p className="till-muted">{messages.maybeBlocked}</p>}
      {(retryable || isOfLink(error)) && <p className="till-muted">{messages.alreadySent}</p>}
      {still?.refresh}
      {!still && !isFinalProblem(error) && (
        <button type="button" className="till-button" data-kind="primary" onClick={onRetry}>
          {messages.tryAgain}
        </button>
      )}
    </Answer>
  );
}

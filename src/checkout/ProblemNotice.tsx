/** A failure in the shopper's words: chosen by code, never the developer's message. */
import { useContext } from 'react';
import type { CheckoutError } from '../contract/checkoutError.js';
import { Notice } from '../ui/Notice.js';
import { useMessages } from '../ui/uiContext.js';
import { useCheckoutContext } from './checkoutContext.js';
import { ConnectionNoticeSlot } from './panelContexts.js';

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

/** Props of {@link ActionProblem}. */
export interface ActionProblemProps {
  readonly error: CheckoutError | null;
  readonly onRetry?: (() => void) | undefined;
}

/**
 * Draws the failure. That the device is offline is true only for as long as it is: where the page says so
 * already it is only spoken, and once the network is back it is over. Without a "Try again" of its own, so
 * that no button goes with it.
 */
export function ActionProblem({ error, onRetry }: ActionProblemProps) {
  const messages = useMessages();
  const { live, query } = useCheckoutContext('Checkout');
  const isPlaced = useContext(ConnectionNoticeSlot) !== null;
  if (error?.code !== 'offline') {
    return error && <ProblemNotice error={error} urgent onRetry={onRetry} />;
  }
  if (navigator.onLine) return null;
  const isDrawn = isPlaced && !live && query.error?.code === error.code;
  return isDrawn ? (
    <p className="till-visually-hidden" role="alert">
      {messages.problems.offline}
    </p>
  ) : (
    <ProblemNotice error={error} urgent />
  );
}

/** A failure in the shopper's language: chosen by code, never the developer's message. */
import { useContext } from 'react';
import { type CheckoutError, toCheckoutError } from '../contract/checkoutError.js';
import { Notice } from '../ui/Notice.js';
import { enProblems } from '../ui/messages/enProblems.js';
import { useMessagesWith } from '../ui/uiContext.js';
import { ConnectionNoticeSlot, useCheckoutContext } from './checkoutContext.js';

/** Props of {@link ProblemNotice}. */
export interface ProblemNoticeProps {
  readonly error: CheckoutError;
  readonly title?: string;
  /** Announced at once; for failures of the shopper's own action. @default false */
  readonly urgent?: boolean;
  /** Draws "Try again". */
  readonly onRetry?: (() => void) | undefined;
}

/** Draws the failure and the name of the request in the store's log. */
export function ProblemNotice(props: ProblemNoticeProps) {
  const { title, urgent = false, onRetry } = props;
  // At runtime it may be anything: a store's own client and the browser throw what they like.
  const error = toCheckoutError(props.error, 'The request failed');
  const messages = useMessagesWith(enProblems);
  const retry = onRetry && canRetry(error) && (
    <button type="button" className="till-button" onClick={onRetry}>
      {messages.tryAgain}
    </button>
  );
  return (
    <Notice tone="danger" title={title} urgent={urgent} action={retry}>
      <span>{problemText(error, messages.problems)}</span>
      {error.code === 'unreachable' && <p>{messages.maybeBlocked}</p>}
      {error.requestId !== undefined && (
        <small className="till-muted till-request">
          {messages.requestReference(error.requestId)}
        </small>
      )}
    </Notice>
  );
}

/** Whether another try may work. A link opens once and expires: it would be refused again. */
export const canRetry = ({ code }: CheckoutError): boolean => !code.startsWith('link_');

/** Props of {@link ActionProblem}. */
export interface ActionProblemProps {
  readonly error: CheckoutError | null;
  readonly onRetry?: (() => void) | undefined;
}

/**
 * Draws the failure of an action. "Offline" goes away when the network is back, and is only announced if the
 * page shows it elsewhere; it has no "Try again", because a button that goes away would lose the focus.
 */
export function ActionProblem({ error, onRetry }: ActionProblemProps) {
  const messages = useMessagesWith(enProblems);
  const { live, query } = useCheckoutContext('Checkout');
  const hasSlot = useContext(ConnectionNoticeSlot) !== null;
  if (error?.code !== 'offline') {
    return error && <ProblemNotice error={error} urgent onRetry={onRetry} />;
  }
  if (navigator.onLine) return null;
  const isDrawn = hasSlot && !live && query.error?.code === error.code;
  return isDrawn ? (
    <p className="till-visually-hidden" role="alert">
      {messages.problems.offline}
    </p>
  ) : (
    <ProblemNotice error={error} urgent />
  );
}

type Problems = (typeof enProblems)['problems'];

/** Codes that read as another one does. The compiler names one that has no sentence. */
const READS_AS: Readonly<Record<Exclude<CheckoutError['code'], keyof Problems>, keyof Problems>> = {
  timeout: 'store_unavailable',
  unreadable: 'store_unavailable',
  internal: 'store_unavailable',
  unauthorized: 'checkout_expired',
  forbidden_origin: 'forbidden',
  method_not_allowed: 'bad_request',
  unsupported_media_type: 'bad_request',
  payload_too_large: 'bad_request',
  service_invalid: 'service_unavailable',
};

/** The sentence of an error. */
export function problemText({ code }: CheckoutError, problems: Problems): string {
  const known = code in READS_AS ? READS_AS[code as keyof typeof READS_AS] : code;
  return known in problems ? problems[known as keyof Problems] : problems.bad_request;
}

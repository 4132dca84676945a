/** A failure in the shopper's language: chosen by code, never the developer's message. */
import { useContext } from 'react';
import { type CheckoutError } from '../contract/checkoutError.js';
import { toCheckoutError } from './toCheckoutError.js';
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

/** Draws the failure, and under which code support finds it. */
export function ProblemNotice(props: ProblemNoticeProps) {
  const { urgent = false, onRetry } = props;
  // At runtime it may be anything: a store's own client and the browser throw what they like.
  const error = toCheckoutError(props.error, 'The request failed');
  const messages = useMessagesWith(enProblems);
  const { title, text } = problemTexts(error, messages);
  const retry = onRetry && !isFinalProblem(error) && (
    <button type="button" className="till-button" onClick={onRetry}>
      {messages.tryAgain}
    </button>
  );
  return (
    <Notice tone="danger" title={props.title ?? title} urgent={urgent} action={retry}>
      <span>{text}</span>
      {error.code === 'unreachable' && <p>{messages.maybeBlocked}</p>}
      <SupportCode error={error} />
    </Notice>
  );
}

/** Draws the support code, the head of the request's id in the store's log; nothing without an answer. */
export function SupportCode({ error: { requestId } }: { readonly error: CheckoutError }) {
  const messages = useMessagesWith(enProblems);
  return (
    requestId !== undefined && (
      <small className="till-muted till-request">
        {messages.requestReference(requestId.slice(0, 6))}
      </small>
    )
  );
}

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

type Problems = Pick<typeof enProblems, 'problems' | 'finalTitle' | 'finalLead'>;
type Passing = keyof Problems['problems'];
type Final = keyof Problems['finalTitle'];

/** Codes that read as another one does. The compiler names one that has no sentence. */
const READS_AS: Readonly<Record<Exclude<CheckoutError['code'], Passing | Final>, Passing | Final>> =
  {
    timeout: 'store_unavailable',
    unreadable: 'store_unavailable',
    internal: 'store_unavailable',
    unauthorized: 'checkout_expired',
    forbidden: 'not_found',
    method_not_allowed: 'bad_request',
    unsupported_media_type: 'bad_request',
    payload_too_large: 'bad_request',
    service_invalid: 'service_unavailable',
  };

/** What is said of an error. One that is final has a title of its own. */
export function problemTexts(
  { code }: CheckoutError,
  messages: Problems,
): { readonly title?: string; readonly text: string } {
  const { problems, finalTitle, finalLead } = messages;
  const known = code in READS_AS ? READS_AS[code as keyof typeof READS_AS] : code;
  return known in finalTitle
    ? { title: finalTitle[known as Final], text: finalLead[known as Final] }
    : { text: known in problems ? problems[known as Passing] : problems.bad_request };
}

/** Whether the same request would be refused again: an unknown or closed order, a used link. */
export const isFinalProblem = (error: CheckoutError): boolean =>
  problemTexts(error, enProblems).title !== undefined;

/** Why a request failed, and what to do. */
import { Notice } from '../../ui/Notice.js';
import { Button } from './Button.js';
import { useTreasuryMessages } from './treasuryContext.js';
import type { TreasuryError } from './treasuryError.js';
import type { Elements } from '../../ui/elements.js';

/** Props of {@link ProblemNotice}. */
export interface ProblemNoticeProps {
  readonly error: TreasuryError;
  /** What did not happen. */
  readonly title: string;
  /** `warning` while older data is still shown. @default "danger" */
  readonly tone?: 'warning' | 'danger';
  /** A further sentence. */
  readonly lead?: string | undefined;
  /** Announces it at once: for what the person's own action caused. @default false */
  readonly urgent?: boolean;
  /** Uses the sentences about withdrawals, where there is one for this error. @default false */
  readonly ofWithdrawal?: boolean;
  /** Buttons. */
  readonly action?: Elements;
}

/** Draws the failure and the request's id in the store's log. */
export function ProblemNotice(props: ProblemNoticeProps) {
  const { error, title, tone = 'danger', lead, urgent = false, ofWithdrawal = false } = props;
  const messages = useTreasuryMessages();
  const { code, reason, requestId } = error;
  const sentence = ofWithdrawal ? messages.withdrawalProblems[code] : undefined;
  return (
    <Notice tone={tone} title={title} urgent={urgent} action={props.action}>
      <p>{sentence ?? messages.problems[code]}</p>
      {lead !== undefined && <p>{lead}</p>}
      {requestId !== undefined && (
        <small className="till-muted till-request">
          {messages.requestReference(reason === undefined ? requestId : `${requestId} (${reason})`)}
        </small>
      )}
    </Notice>
  );
}

/** Props of {@link RetryButton}: what of a query it needs. */
export interface RetryButtonProps {
  readonly query: { readonly isFetching: boolean; readonly refetch: () => unknown };
}

/** Draws "Try again". It keeps the focus while the query runs. */
export function RetryButton({ query }: RetryButtonProps) {
  const { tryAgain } = useTreasuryMessages();
  return (
    <Button kind="quiet" busy={query.isFetching} onClick={() => void query.refetch()}>
      {tryAgain}
    </Button>
  );
}

/** Props of {@link QueryProblem}. */
export interface QueryProblemProps extends Omit<ProblemNoticeProps, 'tone' | 'title'> {
  readonly query: RetryButtonProps['query'] & { readonly data?: unknown };
  /** What could not be read, while there is no data. */
  readonly failed: string;
}

/** Draws a failed query and a way to try again; a warning while older data is still shown. */
export function QueryProblem({ query, failed, action, ...rest }: QueryProblemProps) {
  const messages = useTreasuryMessages();
  const hasData = query.data !== undefined;
  return (
    <ProblemNotice
      {...rest}
      title={hasData ? messages.staleTitle : failed}
      tone={hasData ? 'warning' : 'danger'}
      action={
        <span className="till-actions">
          <RetryButton query={query} />
          {!hasData && action}
        </span>
      }
    />
  );
}

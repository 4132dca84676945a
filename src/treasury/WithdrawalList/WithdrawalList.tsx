/** Every withdrawal that the store knows, newest first. */
import { forwardRef, useImperativeHandle, useRef, useState } from 'react';
import { Frame, type RootProps } from '../../ui/Frame.js';
import { Heading } from '../../ui/Heading.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { ActionProblem } from '../WithdrawalStatus/ActionProblem.js';
import { ProblemNotice } from '../ProblemNotice.js';
import { useTreasurySession } from '../session/useTreasurySession.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { useWithdrawals } from '../withdrawals/useWithdrawals.js';
import { WithdrawalRow } from './WithdrawalRow.js';

/** Props of {@link WithdrawalList}. */
export interface WithdrawalListProps extends RootProps {
  /** Opens a withdrawal: draw a `WithdrawalStatus` with this id. Without it the rows only show. */
  readonly onOpen?: ((id: string) => void) | undefined;
}

/**
 * The list. Needs a `TreasuryProvider` around it.
 *
 * @selector [data-status="loading" | "error" | "empty" | "ready"]
 */
export const WithdrawalList = forwardRef<HTMLElement, WithdrawalListProps>(function WithdrawalList(
  { onOpen, ...root },
  ref,
) {
  const messages = useTreasuryMessages();
  const { data: session } = useTreasurySession();
  const query = useWithdrawals();
  const withdrawals = query.data?.pages.flatMap((page) => page.withdrawals);
  const shown = withdrawals === undefined ? 'loading' : withdrawals.length > 0 ? 'ready' : 'empty';
  const failed = query.error !== null && withdrawals === undefined;
  const older = useOlder(query, withdrawals?.length ?? 0);
  const element = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => element.current as HTMLElement, []);
  return (
    <Frame
      {...root}
      ref={element}
      part="till-treasury till-withdrawal-list"
      label={messages.withdrawals}
      status={failed ? 'error' : shown}
      busy={shown === 'loading' && !failed}
      sandbox={session?.sandbox}
    >
      <Heading>{messages.withdrawals}</Heading>
      {query.error && !query.isFetchNextPageError && (
        <ProblemNotice
          title={failed ? messages.withdrawalsFailed : messages.staleTitle}
          tone={failed ? 'danger' : 'warning'}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {withdrawals === undefined && !failed && (
        <Skeleton label={messages.withdrawalsLoading} lines={4} />
      )}
      {shown === 'empty' && <p className="till-muted">{messages.withdrawalsEmpty}</p>}
      {withdrawals !== undefined && withdrawals.length > 0 && (
        <ul className="till-plain-list till-list">
          {withdrawals.map((withdrawal) => (
            <li key={withdrawal.id}>
              <WithdrawalRow withdrawal={withdrawal} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      )}
      {query.isFetchNextPageError && (
        <ActionProblem error={query.error} title={messages.olderFailed} urgent />
      )}
      {query.hasNextPage && (
        <button
          type="button"
          className="till-button"
          aria-disabled={query.isFetchingNextPage || undefined}
          onClick={() => void older.show()}
        >
          {query.isFetchingNextPage ? messages.olderLoading : messages.olderWithdrawals}
        </button>
      )}
      <p className="till-visually-hidden" role="status">
        {older.said}
      </p>
    </Frame>
  );
});

/** Older ones, and how many have come. */
function useOlder(
  query: Pick<ReturnType<typeof useWithdrawals>, 'fetchNextPage' | 'isFetchingNextPage'>,
  count: number,
) {
  const messages = useTreasuryMessages();
  const [said, setSaid] = useState('');
  async function show(): Promise<void> {
    if (query.isFetchingNextPage) return;
    setSaid('');
    const { data, error } = await query.fetchNextPage();
    const now = data?.pages.flatMap((page) => page.withdrawals).length ?? count;
    if (!error) setSaid(messages.olderShown(now - count));
  }
  return { said, show };
}

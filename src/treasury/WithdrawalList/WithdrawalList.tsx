/** Every withdrawal that the store knows, newest first. */
import { forwardRef, type ReactNode } from 'react';
import type { RootProps } from '../../ui/Frame.js';
import { PagedPart } from '../PagedPart.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { useWithdrawals } from '../withdrawals/useWithdrawals.js';
import { UnreadableWithdrawals } from './UnreadableWithdrawals.js';
import { WithdrawalRow } from './WithdrawalRow.js';

/** Props of {@link WithdrawalList}. */
export interface WithdrawalListProps extends RootProps {
  /** Opens a withdrawal: draw a `WithdrawalStatus` with this id. Without it the rows only show. */
  readonly onOpen?: ((id: string) => void) | undefined;
  /** Drawn under the heading, such as a button for a new one. */
  readonly controls?: ReactNode;
}

/**
 * The list. Needs a `TreasuryProvider` around it.
 *
 * @selector [data-status] `loading`, `error`, `empty`, `ready` or `stale`
 */
export const WithdrawalList = forwardRef<HTMLElement, WithdrawalListProps>(function WithdrawalList(
  { onOpen, controls, ...root },
  ref,
) {
  const messages = useTreasuryMessages();
  const query = useWithdrawals();
  const withdrawals = query.data?.pages.flatMap((page) => page.withdrawals);
  const unreadable = query.data?.pages.flatMap((page) => page.unreadable ?? []) ?? [];
  return (
    <PagedPart
      {...root}
      ref={ref}
      part="till-withdrawal-list"
      query={query}
      count={withdrawals && withdrawals.length + unreadable.length}
      title={messages.withdrawals}
      loading={messages.withdrawalsLoading}
      failed={messages.withdrawalsFailed}
      more={{
        label: messages.olderOnes,
        loading: messages.olderOnesLoading,
        failed: messages.olderOnesFailed,
      }}
      controls={controls}
    >
      <UnreadableWithdrawals ids={unreadable} />
      {withdrawals?.length === 0 && unreadable.length === 0 && (
        <p className="till-muted">{messages.withdrawalsEmpty}</p>
      )}
      {withdrawals !== undefined && withdrawals.length > 0 && (
        <ul className="till-plain-list till-list">
          {withdrawals.map((withdrawal) => (
            <li key={withdrawal.id}>
              <WithdrawalRow withdrawal={withdrawal} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      )}
    </PagedPart>
  );
});

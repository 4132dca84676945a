/** All withdrawals of the store, newest first. */
import { forwardRef, type ReactNode } from 'react';
import { addressGroups } from '../../chains/addressGroups.js';
import type { UnreadableWithdrawal, WithdrawalView } from '../../contract/treasury/withdrawals.js';
import { Amount } from '../../ui/Amount.js';
import type { RootProps } from '../../ui/Frame.js';
import { Notice } from '../../ui/Notice.js';
import { ListRow, Moment, StateBadge } from '../ListRow.js';
import { PagedList, Rows } from '../QueryView.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { useWithdrawals } from '../storeReads.js';
import { mayBeOutdated, refundTitle, stateTitle } from './withdrawalLabels.js';

/** Props of {@link WithdrawalList}. */
export interface WithdrawalListProps extends RootProps {
  /** Opens a withdrawal: draw a `WithdrawalStatus` with this id. Without it the rows are not buttons. */
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
    <PagedList
      {...root}
      ref={ref}
      part="till-withdrawal-list"
      query={query}
      count={withdrawals && withdrawals.length + unreadable.length}
      title={messages.withdrawals}
      loading={messages.withdrawalsLoading}
      failed={messages.withdrawalsFailed}
      controls={controls}
    >
      <UnreadableWithdrawals ids={unreadable} />
      <WithdrawalRows
        withdrawals={withdrawals ?? []}
        none={unreadable.length === 0 ? messages.withdrawalsEmpty : null}
        onOpen={onOpen}
      />
    </PagedList>
  );
});

/** Props of {@link WithdrawalRows}. */
export interface WithdrawalRowsProps {
  readonly withdrawals: readonly WithdrawalView[];
  /** Drawn if there are none. */
  readonly none: string | null;
  /** Without it the rows are not buttons. */
  readonly onOpen: ((id: string) => void) | undefined;
}

/** Draws the rows. */
export function WithdrawalRows({ withdrawals, none, onOpen }: WithdrawalRowsProps) {
  return (
    <Rows none={none}>
      {withdrawals.map((withdrawal) => {
        const { id } = withdrawal;
        return (
          <li key={id}>
            <ListRow name={id} data-withdrawal={id} onOpen={onOpen && (() => onOpen(id))}>
              <WithdrawalRowContent withdrawal={withdrawal} />
            </ListRow>
          </li>
        );
      })}
    </Rows>
  );
}

function WithdrawalRowContent({ withdrawal }: { readonly withdrawal: WithdrawalView }) {
  const messages = useTreasuryMessages();
  const { amount, code, networkName, addressTo, state, refundOf } = withdrawal;
  const { head, tail } = addressGroups(addressTo);
  const since = withdrawal.history[0]?.at;
  return (
    <>
      <span className="till-list-row-line">
        <Amount amount={amount} code={code} />{' '}
        <StateBadge state={state}>
          {stateTitle(state, messages)}
          {mayBeOutdated(withdrawal) && ` · ${messages.stateOld}`}
        </StateBadge>
      </span>{' '}
      <span className="till-list-row-line till-muted">
        <span>
          {networkName}
          {' · '}
          <bdi className="till-mono" translate="no">
            {`${head}…${tail}`}
          </bdi>
          {refundOf && ` · ${refundTitle(refundOf, messages)}`}
        </span>{' '}
        {since !== undefined && <Moment at={since} />}
      </span>
    </>
  );
}

/** Names the withdrawals that cannot be read, so that the list does not look complete. */
export function UnreadableWithdrawals({ ids }: { readonly ids: readonly UnreadableWithdrawal[] }) {
  const messages = useTreasuryMessages();
  if (ids.length === 0) return null;
  return (
    <Notice tone="warning" title={messages.withdrawalsUnreadable(ids.length)}>
      <p>{messages.withdrawalsUnreadableWhat}</p>
      <ul className="till-plain-list">
        {ids.map(({ id }) => (
          <li key={id}>
            <bdi className="till-mono" translate="no">
              {id}
            </bdi>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** All withdrawals of the store as a work list: filters with numbers, what is stuck, newest first. */
import { useState } from 'react';
import { WITHDRAWAL_VIEWS, type WithdrawalViewName } from '../../contract/withdrawalStatus.js';
import type { UnreadableWithdrawal } from '../../contract/withdrawals.js';
import type { RootProps } from '../../../ui/Frame.js';
import { Button } from '../Button.js';
import type { OrderReference } from '../client.js';
import { UnreadableOnes, useServerNow } from '../ListRow.js';
import { PagedList, useLastKnown } from '../QueryView.js';
import { useWithdrawals } from '../storeReads.js';
import { useTreasuryContext, useTreasuryMessages, useWords } from '../treasuryContext.js';
import { ViewChips } from '../ViewChips.js';
import { StuckNotice } from './StuckNotice.js';
import { WithdrawalTable } from './WithdrawalTable.js';
import type { Elements } from '../../../ui/elements.js';
import { guarded } from '../Guarded.js';
import { FileButton } from '../FileButton.js';

/** Props of {@link WithdrawalList}. */
export interface WithdrawalListProps extends RootProps {
  /** Opens a withdrawal: draw a `WithdrawalStatus` with this id. Without it the rows have no buttons. */
  readonly onOpen?: ((id: string) => void) | undefined;
  /** Opens the order that one refunds. Without it the order is named only. */
  readonly onOpenOrder?: ((order: OrderReference) => void) | undefined;
  /** Drawn beside the export, such as a button for a new one. */
  readonly controls?: Elements;
}

/**
 * The list. Needs a `TreasuryProvider` around it.
 *
 * @selector [data-status] `loading`, `error`, `empty`, `ready` or `stale`
 */
export const WithdrawalList = guarded<WithdrawalListProps>(function WithdrawalList(
  { onOpen, onOpenOrder, controls, ...root },
  ref,
) {
  const { messages, locale } = useWords();
  const [view, setView] = useState<WithdrawalViewName | undefined>(undefined);
  const query = useWithdrawals({ view });
  const pages = query.data?.pages;
  const withdrawals = pages?.flatMap((page) => page.withdrawals);
  const unreadable = pages?.flatMap((page) => page.unreadable) ?? [];
  const counts = useLastKnown(pages?.at(-1)?.counts);
  const countOf = (name: string) => counts?.find((one) => one.view === name)?.count;
  const now = useServerNow(pages?.[0]?.serverTime, query.dataUpdatedAt);
  const none =
    view === undefined
      ? messages.withdrawalsEmpty
      : messages.withdrawalsNone(messages.withdrawalViews[view]);
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
      actions={
        <>
          <WithdrawalExport key={view ?? ''} view={view} />
          {controls}
        </>
      }
      controls={
        <>
          <ViewChips<WithdrawalViewName | 'all'>
            className="till-withdrawal-filters"
            label={messages.withdrawalFilter}
            views={['all', ...WITHDRAWAL_VIEWS]}
            shown={view ?? 'all'}
            nameOf={(one) => messages.withdrawalViews[one]}
            countOf={(one) => countOf(one)?.toLocaleString(locale)}
            onShow={(one) => setView(one === 'all' ? undefined : one)}
          />
          {pages?.[0]?.stuck.map((one) => (
            <StuckNotice
              key={one.id}
              withdrawal={one}
              now={now}
              action={
                onOpen ? <Button onClick={() => onOpen(one.id)}>{messages.openRow}</Button> : null
              }
            />
          ))}
        </>
      }
    >
      <UnreadableWithdrawals ids={unreadable} />
      {withdrawals && withdrawals.length > 0 && (
        <WithdrawalTable
          withdrawals={withdrawals}
          all={countOf(view ?? 'all') ?? null}
          now={now}
          onOpen={onOpen}
          onOpenOrder={onOpenOrder}
        />
      )}
      {withdrawals?.length === 0 && unreadable.length === 0 && (
        <p className="till-withdrawal-none till-muted">{none}</p>
      )}
    </PagedList>
  );
});

/** Names the withdrawals that cannot be read, so that the list does not look complete. */
export function UnreadableWithdrawals({ ids }: { readonly ids: readonly UnreadableWithdrawal[] }) {
  const messages = useTreasuryMessages();
  return (
    <UnreadableOnes
      title={messages.withdrawalsUnreadable(ids.length)}
      what={messages.withdrawalsUnreadableWhat}
      ids={ids}
    />
  );
}

/** Draws the button. The audit records every export. */
function WithdrawalExport({ view }: { readonly view: WithdrawalViewName | undefined }) {
  const { client, messages } = useTreasuryContext('WithdrawalList');
  return (
    <FileButton
      label={messages.exportWithdrawals}
      note={messages.exportWithdrawalsNote}
      name={view === undefined ? 'withdrawals' : `withdrawals-${view}`}
      file={() => client.exportWithdrawals({ view })}
    />
  );
}

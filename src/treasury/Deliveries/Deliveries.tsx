/** What the service has delivered to the store, with orphans and conflicts named and explained. */
import { forwardRef, useState } from 'react';
import type { RootProps } from '../../ui/Frame.js';
import { Notice } from '../../ui/Notice.js';
import { Choice } from '../Choice.js';
import { useDeliveries } from '../orders/useDeliveries.js';
import { PagedPart } from '../PagedPart.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { Delivery, type DeliveryView } from './Delivery.js';

/** Props of {@link Deliveries}. */
export type DeliveriesProps = RootProps;

type Filter = 'all' | 'orphan' | 'conflict';

/**
 * The log, newest first. Needs a `TreasuryProvider` around it, and a store that connected its orders.
 *
 * @selector [data-status] `loading`, `error`, `empty`, `ready` or `stale`
 */
export const Deliveries = forwardRef<HTMLElement, DeliveriesProps>(function Deliveries(root, ref) {
  const messages = useTreasuryMessages();
  const [filter, setFilter] = useState<Filter>('all');
  const query = useDeliveries();
  const read = query.data?.pages.flatMap((page) => page.deliveries);
  const options = [
    ['all', messages.everyDelivery],
    ['orphan', messages.onlyOrphans],
    ['conflict', messages.onlyConflicts],
  ] as const;
  return (
    <PagedPart
      {...root}
      ref={ref}
      part="till-deliveries"
      query={query}
      count={read?.length}
      title={messages.deliveries}
      loading={messages.deliveriesLoading}
      failed={messages.deliveriesFailed}
      more={{
        label: messages.olderOnes,
        loading: messages.olderOnesLoading,
        failed: messages.olderOnesFailed,
      }}
      controls={
        <>
          <p className="till-lead">{messages.deliveriesLead}</p>
          <div className="till-list-controls">
            <Choice
              label={messages.deliveriesFilter}
              value={filter}
              options={options}
              onChange={setFilter}
            />
          </div>
        </>
      }
    >
      <Log read={read ?? []} filter={filter} hasMore={query.hasNextPage} />
    </PagedPart>
  );
});

interface LogProps {
  readonly read: readonly DeliveryView[];
  readonly filter: Filter;
  /** Whether there are deliveries that were not read yet. */
  readonly hasMore: boolean;
}

function Log({ read, filter, hasMore }: LogProps) {
  const messages = useTreasuryMessages();
  const shown = filter === 'all' ? read : read.filter(({ result }) => result === filter);
  const some = (result: string) => shown.some((delivery) => delivery.result === result);
  if (read.length === 0) return <p className="till-muted">{messages.deliveriesNone}</p>;
  return (
    <>
      {(some('orphan') || filter === 'orphan') && (
        <Notice tone="info">{messages.orphanWhat}</Notice>
      )}
      {(some('conflict') || filter === 'conflict') && (
        <Notice tone="warning">{messages.conflictWhat}</Notice>
      )}
      {shown.length === 0 ? (
        <p className="till-muted">{messages.deliveriesNoneLike}</p>
      ) : (
        <ul className="till-plain-list till-list">
          {shown.map((delivery) => (
            <Delivery key={delivery.id} delivery={delivery} />
          ))}
        </ul>
      )}
      {hasMore && <p className="till-muted">{messages.deliveriesRead(read.length)}</p>}
    </>
  );
}

/** Webhook deliveries of the service, with orphans and conflicts explained. */
import { forwardRef, useState } from 'react';
import type { DeliveryView } from '../../contract/treasury/orders.js';
import { formatMoney } from '../../money/format.js';
import { isDecimal } from '../../money/decimalString.js';
import { Amount } from '../../ui/Amount.js';
import type { RootProps } from '../../ui/Frame.js';
import { Notice } from '../../ui/Notice.js';
import { useUi } from '../../ui/uiContext.js';
import { Hash, Moment, StateBadge } from '../ListRow.js';
import { PagedList, Rows } from '../QueryView.js';
import { SegmentedControl } from '../SegmentedControl.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { useDeliveries } from '../storeReads.js';

/** Props of {@link Deliveries}. */
export type WebhooksProps = RootProps;

type DeliveryFilter = 'all' | 'orphan' | 'conflict';

/**
 * The log, newest first. Needs a `TreasuryProvider` around it, and a store that connected its orders.
 *
 * @selector [data-status] `loading`, `error`, `empty`, `ready` or `stale`
 */
export const Webhooks = forwardRef<HTMLElement, WebhooksProps>(function Webhooks(root, ref) {
  const messages = useTreasuryMessages();
  const [filter, setFilter] = useState<DeliveryFilter>('all');
  const query = useDeliveries();
  const read = query.data?.pages.flatMap((page) => page.deliveries);
  const options = [
    ['all', messages.everyDelivery],
    ['orphan', messages.onlyOrphans],
    ['conflict', messages.onlyConflicts],
  ] as const;
  return (
    <PagedList
      {...root}
      ref={ref}
      part="till-deliveries"
      query={query}
      count={read?.length}
      title={messages.deliveries}
      loading={messages.deliveriesLoading}
      failed={messages.deliveriesFailed}
      controls={
        <>
          <p className="till-lead">{messages.deliveriesLead}</p>
          <div className="till-list-controls">
            <SegmentedControl
              label={messages.deliveriesFilter}
              value={filter}
              options={options}
              onChange={setFilter}
            />
          </div>
        </>
      }
    >
      <DeliveryLog read={read ?? []} filter={filter} hasMore={query.hasNextPage} />
    </PagedList>
  );
});

interface DeliveryLogProps {
  readonly read: readonly DeliveryView[];
  readonly filter: DeliveryFilter;
  /** Whether there are deliveries that were not read yet. */
  readonly hasMore: boolean;
}

function DeliveryLog({ read, filter, hasMore }: DeliveryLogProps) {
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
      <Rows none={messages.deliveriesNoneLike}>
        {shown.map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} />
        ))}
      </Rows>
      {hasMore && <p className="till-muted">{messages.deliveriesRead(read.length)}</p>}
    </>
  );
}

export function DeliveryRow({ delivery }: { readonly delivery: DeliveryView }) {
  const messages = useTreasuryMessages();
  const { type, result, isTest, at, txHash } = delivery;
  return (
    <li className="till-list-row" data-result={result}>
      <span className="till-list-row-line">
        <span className="till-list-row-name">
          {messages.deliveryTypes[type] ?? <bdi translate="no">{type}</bdi>}
          {isTest && <span className="till-tag">{messages.testSend}</span>}
        </span>
        <StateBadge state={result}>
          {messages.deliveryResults[result] ?? messages.otherResult(result)}
        </StateBadge>
      </span>
      <span className="till-list-row-line till-muted">
        <DeliveryContent delivery={delivery} />
        <Moment at={at} />
      </span>
      {txHash !== null && <Hash muted>{txHash}</Hash>}
      {isTest && <p className="till-muted">{messages.testWhat}</p>}
    </li>
  );
}

/** How much, and whose. What is no amount by our rules is shown as the service wrote it. */
function DeliveryContent({ delivery }: { readonly delivery: DeliveryView }) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  const { amount, amountUsd, currencyId, reference, externalId, withdrawalId } = delivery;
  // The service's ids begin with the ticker: `USDT.Tron` (`docs/service.md §13`).
  const [code = '', chain] = currencyId?.split('.') ?? [];
  const about = [
    reference === null ? null : messages.ofOrder(reference),
    externalId === null ? null : messages.ofWallet(externalId),
    withdrawalId === null ? null : messages.ofWithdrawal(withdrawalId),
  ].filter((part) => part !== null);
  return (
    <span>
      {amount !== null && currencyId !== null && isDecimal(amount) && (
        <>
          <Amount amount={amount} code={code} />
          {chain !== undefined && (
            <>
              {' · '}
              <bdi>{chain}</bdi>
            </>
          )}
          {amountUsd !== null && isDecimal(amountUsd) && (
            <>
              {' · '}
              <bdi className="till-money">{formatMoney(amountUsd, 'USD', locale)}</bdi>
            </>
          )}
        </>
      )}
      {amount !== null && !isDecimal(amount) && <bdi translate="no">{amount}</bdi>}
      {about.map((part, index) => (
        <span key={part}>
          {(index > 0 || amount !== null) && ' · '}
          <bdi>{part}</bdi>
        </span>
      ))}
    </span>
  );
}

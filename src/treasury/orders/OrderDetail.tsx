/** One order: its state, amounts, transfers, refunds and timeline, and what can be done to it. */
import { forwardRef, useImperativeHandle, useRef, useState } from 'react';
import type { OrderDetail as OrderDetailView } from '../../contract/treasury/orders.js';
import { Frame, Heading, type RootProps } from '../../ui/Frame.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { StateBadge } from '../ListRow.js';
import { LiveRegion, useAnnounceChange } from '../LiveRegion.js';
import { QueryProblem } from '../ProblemNotice.js';
import { UpdatedAt } from '../QueryView.js';
import type { OrderReference } from '../client.js';
import { useTreasurySession, useOrder } from '../storeReads.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { useFocusOnStep } from '../useFocusOnStep.js';
import { useLastError } from '../useTreasuryQuery.js';
import { OrderActions } from './OrderActions.js';
import { OrderAmounts, OrderTimeline } from './OrderEvidence.js';
import { OrderRefundLinks } from './OrderRefundLinks.js';
import { OrderRefunds, RefundForm } from './OrderRefunds.js';
import { OrderTransfers } from './OrderTransfers.js';
import { orderStateLabel, orderTitle } from './orderLabels.js';
import type { RefundOffer } from './refundOffers.js';

/** Props of {@link OrderDetail}. */
export interface OrderDetailProps extends RootProps {
  /** Which order: its kind and the store's own number. */
  readonly order: OrderReference;
  /** Opens a refund: draw a `WithdrawalStatus` with this id. Without it refunds are not buttons. */
  readonly onOpenWithdrawal?: ((id: string) => void) | undefined;
}

/**
 * The order. Needs a `TreasuryProvider` around it. Reads again every 15 seconds while the page is
 * visible. Actions are only shown to people who may withdraw; the store checks that too.
 *
 * @selector [data-status] the order's state, `refund`, `loading` or `error`
 */
export const OrderDetail = forwardRef<HTMLElement, OrderDetailProps>(
  function OrderDetail(props, ref) {
    const { kind, reference } = props.order;
    // State of one order, such as a begun refund, must not show on another.
    return <OneOrder key={`${kind}:${reference}`} {...props} ref={ref} />;
  },
);

const OneOrder = forwardRef<HTMLElement, OrderDetailProps>(function OneOrder(
  { order: { kind, reference }, onOpenWithdrawal, ...root },
  ref,
) {
  const messages = useTreasuryMessages();
  const { data: session } = useTreasurySession();
  const query = useOrder({ kind, reference });
  const { data } = query;
  const error = useLastError(query);
  const [offer, setOffer] = useState<RefundOffer | null>(null);
  const element = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => element.current as HTMLElement, []);
  useFocusOnStep(element, offer ? 'refund' : (data?.order.state ?? null));
  const state = data?.order.state ?? (error ? 'error' : 'loading');
  const title = orderTitle({ kind, reference }, messages);
  return (
    <Frame
      {...root}
      ref={element}
      part="till-treasury till-order-detail"
      label={title}
      status={offer ? 'refund' : state}
      busy={state === 'loading'}
      sandbox={session?.sandbox}
    >
      <LiveRegion>
        <OrderHead title={title} query={query} />
        {error && <QueryProblem error={error} query={query} failed={messages.orderFailed} />}
        {state === 'loading' && <Skeleton label={messages.orderLoading} lines={6} />}
        {data && offer && (
          <RefundForm
            detail={data}
            offer={offer}
            onBack={() => {
              void query.refetch();
              setOffer(null);
            }}
          />
        )}
        {data && !offer && (
          <OrderBody
            detail={data}
            mayChange={session?.may.withdraw === true}
            onRefund={setOffer}
            onOpenWithdrawal={onOpenWithdrawal}
          />
        )}
      </LiveRegion>
    </Frame>
  );
});

interface OrderHeadProps {
  readonly title: string;
  readonly query: ReturnType<typeof useOrder>;
}

function OrderHead({ title, query }: OrderHeadProps) {
  const messages = useTreasuryMessages();
  const state = query.data?.order.state;
  const label = orderStateLabel(state ?? '', messages);
  useAnnounceChange(state, `${title}: ${label}`);
  return (
    <div className="till-part-head">
      <Heading>
        <bdi>{title}</bdi>
      </Heading>
      {state !== undefined && <StateBadge state={state}>{label}</StateBadge>}
      {state !== undefined && <UpdatedAt query={query} />}
    </div>
  );
}

interface OrderBodyProps {
  readonly detail: OrderDetailView;
  readonly mayChange: boolean;
  readonly onRefund: (offer: RefundOffer) => void;
  readonly onOpenWithdrawal: ((id: string) => void) | undefined;
}

function OrderBody({ detail, mayChange, onRefund, onOpenWithdrawal }: OrderBodyProps) {
  const { order } = detail;
  const { checkout } = order;
  const refund = mayChange ? onRefund : undefined;
  return (
    <>
      <OrderSummary detail={detail} />
      <div className="till-order-columns">
        <div className="till-order-column">
          <OrderAmounts checkout={checkout} />
          <OrderTransfers checkout={checkout} onRefund={refund} />
          <OrderRefunds detail={detail} onRefund={refund} onOpenWithdrawal={onOpenWithdrawal} />
          <OrderRefundLinks
            detail={detail}
            mayChange={mayChange}
            onOpenWithdrawal={onOpenWithdrawal}
          />
        </div>
        <div className="till-order-column">
          <OrderTimeline checkout={checkout} />
          <OrderActions order={order} mayChange={mayChange} />
        </div>
      </div>
    </>
  );
}

/** Draws what the state means, and exceptions. */
function OrderSummary({ detail }: Pick<OrderBodyProps, 'detail'>) {
  const messages = useTreasuryMessages();
  const { state, checkout } = detail.order;
  // The state's own sentence already says it.
  const exceptions = checkout.exceptions.filter((exception) => exception !== state);
  const lead =
    checkout.kind === 'top_up' && state === 'open'
      ? messages.accountLead
      : (messages.orderLeads[state] ?? messages.orderOtherLead);
  return (
    <div className="till-situation">
      <p className="till-lead">{lead}</p>
      {exceptions.length > 0 && (
        <ul className="till-consequences">
          {exceptions.map((exception) => (
            <li key={exception}>
              {messages.orderExceptions[exception] ?? messages.otherException(exception)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** One order: how it stands, what has come, who said what, what went back, and what can be said of it. */
import {
  forwardRef,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import type { OrderDetail as OrderDetailView } from '../../contract/treasury/orders.js';
import { Frame, Heading, type RootProps } from '../../ui/Frame.js';
import { Skeleton } from '../../ui/Skeleton.js';
import type { OrderReference } from '../client.js';
import { FiguresAge } from '../FiguresAge.js';
import { useOrder } from '../orders/useOrder.js';
import { orderTitle, stateWord } from '../Orders/orderWords.js';
import { ProblemNotice } from '../ProblemNotice.js';
import { useTreasurySession } from '../session/useTreasurySession.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { useHeldError } from '../useHeldError.js';
import { useFocusOnStep } from '../WithdrawalStatus/useFocusOnStep.js';
import { useVoice } from '../WithdrawalStatus/voice.js';
import { Voice } from '../WithdrawalStatus/Voice.js';
import { OrderFigures } from './OrderFigures.js';
import { OrderRefunds } from './OrderRefunds.js';
import { OrderTimeline } from './OrderTimeline.js';
import { OrderTransfers } from './OrderTransfers.js';
import { OrderWords } from './OrderWords.js';
import { RefundPart } from './RefundPart.js';
import { hasRefund, type RefundOffer } from './refundOffers.js';

/** Props of {@link OrderDetail}. */
export interface OrderDetailProps extends RootProps {
  /** Which order: its kind and the store's own number. */
  readonly order: OrderReference;
  /** Opens a refund: draw a `WithdrawalStatus` with this id. Without it the refunds only show. */
  readonly onOpenWithdrawal?: ((id: string) => void) | undefined;
}

/**
 * The order. Needs a `TreasuryProvider` around it. Asks again every 15 seconds while the page is seen.
 * Changes are shown to who may withdraw only; the store checks that anew.
 *
 * @selector [data-status] the order's state, `refund`, `loading` or `error`
 */
export const OrderDetail = forwardRef<HTMLElement, OrderDetailProps>(
  function OrderDetail(props, ref) {
    const { kind, reference } = props.order;
    // What was begun for one order, a refund or a word, must not go on for another.
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
  const error = useHeldError(query);
  const [offer, setOffer] = useState<RefundOffer | null>(null);
  const element = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => element.current as HTMLElement, []);
  useFocusOnStep(element, offer ? 'refund' : (data?.order.state ?? null));
  const state = data?.order.state ?? (error ? 'error' : 'loading');
  const refetch = () => void query.refetch();
  return (
    <Frame
      {...root}
      ref={element}
      part="till-treasury till-order-detail"
      label={orderTitle({ kind, reference }, messages)}
      status={offer ? 'refund' : state}
      busy={state === 'loading'}
      sandbox={session?.sandbox}
    >
      <Voice>
        <Head
          title={orderTitle({ kind, reference }, messages)}
          state={data?.order.state}
          age={data ? { cameAt: query.dataUpdatedAt, isFetching: query.isFetching } : null}
          onRefresh={refetch}
        />
        {error && (
          <ProblemNotice
            error={error}
            title={data ? messages.staleTitle : messages.orderFailed}
            tone={data ? 'warning' : 'danger'}
            isFetching={query.isFetching}
            onRetry={refetch}
          />
        )}
        {state === 'loading' && <Skeleton label={messages.orderLoading} lines={6} />}
        {data && offer && (
          <Refunding offer={offer} detail={data} onBack={() => setOffer(null)} refetch={refetch} />
        )}
        {data && !offer && (
          <Body
            detail={data}
            mayChange={session?.may.withdraw === true}
            onRefund={setOffer}
            onOpenWithdrawal={onOpenWithdrawal}
          />
        )}
      </Voice>
    </Frame>
  );
});

interface HeadProps {
  readonly title: string;
  readonly state: string | undefined;
  readonly age: { readonly cameAt: number; readonly isFetching: boolean } | null;
  readonly onRefresh: () => void;
}

/** Which order, how it stands, how old that is. A new state is said aloud. */
function Head({ title, state, age, onRefresh }: HeadProps): ReactNode {
  const messages = useTreasuryMessages();
  const say = useVoice();
  const heard = useRef(state);
  useEffect(() => {
    const before = heard.current;
    heard.current = state;
    if (before === undefined || state === undefined || before === state) return;
    say(`${title}: ${stateWord(state, messages)}`);
  }, [state, title, say, messages]);
  return (
    <div className="till-part-head">
      <Heading>
        <bdi>{title}</bdi>
      </Heading>
      {state !== undefined && (
        <span className="till-list-row-state" data-state={state}>
          <span className="till-indicator" aria-hidden="true" />
          {stateWord(state, messages)}
        </span>
      )}
      {age && <FiguresAge {...age} onRefresh={onRefresh} />}
    </div>
  );
}

interface RefundingProps {
  readonly offer: RefundOffer;
  readonly detail: OrderDetailView;
  readonly onBack: () => void;
  readonly refetch: () => void;
}

/** The refund in place of the order, and the way back, which reads the order anew. */
function Refunding({ offer, detail, onBack, refetch }: RefundingProps) {
  const messages = useTreasuryMessages();
  const { kind, order } = detail.order.checkout;
  // Asked when it is opened: the refund that is being made here is no reason to warn of itself.
  const [already] = useState(() => hasRefund(detail));
  function back(): void {
    refetch();
    onBack();
  }
  return (
    <>
      <button type="button" className="till-button till-start" data-kind="quiet" onClick={back}>
        {messages.backToOrder}
      </button>
      <RefundPart order={{ kind, reference: order.reference }} offer={offer} already={already} />
    </>
  );
}

interface BodyProps {
  readonly detail: OrderDetailView;
  readonly mayChange: boolean;
  readonly onRefund: (offer: RefundOffer) => void;
  readonly onOpenWithdrawal: ((id: string) => void) | undefined;
}

function Body({ detail, mayChange, onRefund, onOpenWithdrawal }: BodyProps) {
  const { order, refunds, unreadableRefunds = [] } = detail;
  const { checkout } = order;
  const name = { kind: checkout.kind, reference: checkout.order.reference };
  const refund = mayChange ? onRefund : undefined;
  return (
    <>
      <Situation detail={detail} />
      <div className="till-order-columns">
        <div className="till-order-column">
          <OrderFigures checkout={checkout} />
          <OrderTransfers checkout={checkout} onRefund={refund} />
          <OrderRefunds
            checkout={checkout}
            refunds={refunds}
            unreadable={unreadableRefunds}
            onRefund={refund}
            onOpenWithdrawal={onOpenWithdrawal}
          />
        </div>
        <div className="till-order-column">
          <OrderTimeline checkout={checkout} />
          <OrderWords order={order} name={name} mayChange={mayChange} />
        </div>
      </div>
    </>
  );
}

/** What the state means, and what is out of the ordinary. */
function Situation({ detail }: Pick<BodyProps, 'detail'>) {
  const messages = useTreasuryMessages();
  const { state, checkout } = detail.order;
  // The state's own sentence has said it already.
  const exceptions = checkout.exceptions.filter((word) => word !== state);
  const lead =
    checkout.kind === 'top_up' && state === 'open'
      ? messages.accountLead
      : (messages.orderLeads[state] ?? messages.orderOtherLead);
  return (
    <div className="till-situation">
      <p className="till-lead">{lead}</p>
      {exceptions.length > 0 && (
        <ul className="till-consequences">
          {exceptions.map((word) => (
            <li key={word}>{messages.orderExceptions[word] ?? messages.otherException(word)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

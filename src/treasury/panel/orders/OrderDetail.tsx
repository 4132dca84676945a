/** One order on one page: its status, its money, what happened, and what can be done to it. */
import { forwardRef, useImperativeHandle, useRef, useState } from 'react';
import type { OrderDetail as OrderDetailView } from '../../contract/orders.js';
import type { TreasurySession } from '../../contract/session.js';
import { Frame, type RootProps } from '../../../ui/Frame.js';
import { lazyPart } from '../../../ui/lazyPart.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { Button } from '../Button.js';
import { LiveRegion } from '../LiveRegion.js';
import { QueryProblem } from '../ProblemNotice.js';
import type { OrderReference } from '../client.js';
import { useTreasurySession, useOrder } from '../storeReads.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { useFocusOnStep } from '../useFocusOnStep.js';
import { useLastError } from '../useLastError.js';
import { linkOptions, type OrderActionId } from './orderActions.js';
import { OrderDecision } from './OrderDecision.js';
import type { OrderDialogName } from './OrderDialogs.js';
import { OrderFacts } from './OrderFacts.js';
import { OrderFigures } from './OrderFigures.js';
import { OrderTitle, OrderTrail, PopupPlace, type OrderListPlace } from './OrderHead.js';
import { orderReferenceOf, orderTitle } from './orderLabels.js';
import { OrderMenu } from './OrderMenu.js';
import { OrderMovements } from './OrderMovements.js';
import { OrderTimeline } from './OrderTimeline.js';
import { RefundForm } from './RefundForm.js';
import { RefundSteps } from './RefundSteps.js';
import { useRefunds } from './useOrderMutations.js';
import { guarded } from '../Guarded.js';

/** Props of {@link OrderDetail}. */
export interface OrderDetailProps extends RootProps {
  /** Which order: its kind and the store's own number. */
  readonly order: OrderReference;
  /** Opens a refund: draw a `WithdrawalStatus` with this id. Without it refunds are not buttons. */
  readonly onOpenWithdrawal?: ((id: string) => void) | undefined;
  /** The list that it was opened from: draws the way back. */
  readonly list?: OrderListPlace | undefined;
  /** What is begun at once, if it can be done: the button of a task was pressed. */
  readonly begin?: OrderDialogName | undefined;
  /** The store's name: mails to its customers end with it. */
  readonly storeName?: string | undefined;
}

/**
 * The order. Needs a `TreasuryProvider` around it. Reads again every 15 seconds while the page is
 * visible. What a person may not do stays in the menu, with the reason; the store checks it again.
 *
 * @selector [data-status] the order's status, `refund`, `loading` or `error`
 */
export const OrderDetail = guarded<OrderDetailProps>(function OrderDetail(props, ref) {
  const { kind, reference } = props.order;
  // State of one order, such as a begun refund, must not show on another.
  return <OneOrder key={`${kind}:${reference}`} {...props} ref={ref} />;
});

const Dialogs = lazyPart(() => import('./OrderDialogs.js').then((part) => part.OrderDialogs));

const OneOrder = forwardRef<HTMLElement, OrderDetailProps>(function OneOrder(
  { order: { kind, reference }, onOpenWithdrawal, list, begin, storeName, ...root },
  ref,
) {
  const messages = useTreasuryMessages();
  const { data: session } = useTreasurySession();
  const query = useOrder({ kind, reference });
  const { data } = query;
  const error = useLastError(query);
  const [isAddressed, setAddressed] = useState(false);
  const [dialog, setDialog] = useState<OrderDialogName | null>(null);
  const [isBegun, setBegun] = useState(begin === undefined);
  const element = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => element.current as HTMLElement, []);
  const status = data?.row.status ?? null;
  useFocusOnStep(element, isAddressed ? 'refund' : status, begin !== undefined);
  const shown = status ?? (error ? 'error' : 'loading');

  function leaveForm(): void {
    void query.refetch();
    setAddressed(false);
  }

  function act(action: OrderActionId): void {
    if (action === 'refund_address') setAddressed(true);
    else setDialog(action);
  }
  if (!isBegun && data && session) {
    setBegun(true);
    const isPossible = begin !== 'refund' || linkOptions(data).length > 0;
    if (begin && session.may.withdraw && isPossible) setDialog(begin);
  }
  return (
    <Frame
      {...root}
      ref={element}
      part="till-treasury till-order-detail"
      label={orderTitle({ kind, reference }, messages)}
      status={isAddressed ? 'refund' : shown}
      busy={shown === 'loading'}
      sandbox={session?.sandbox}
    >
      <LiveRegion>
        {list && <OrderTrail list={list} query={query} />}
        <OrderTitle order={{ kind, reference }} detail={data}>
          {data && session && !isAddressed && (
            <OrderMenu detail={data} may={session.may} onAct={act} />
          )}
        </OrderTitle>
        {error && <QueryProblem error={error} query={query} failed={messages.orderFailed} />}
        {shown === 'loading' && <Skeleton label={messages.orderLoading} lines={6} />}
        {data && isAddressed && (
          <RefundForm
            detail={data}
            onBack={leaveForm}
            onDrafted={
              onOpenWithdrawal &&
              ((id) => {
                leaveForm();
                onOpenWithdrawal(id);
              })
            }
          />
        )}
        {data && !isAddressed && (
          <OrderBody
            detail={data}
            session={session}
            dialog={dialog}
            onDialog={setDialog}
            onAct={act}
            onOpenWithdrawal={onOpenWithdrawal}
            storeName={storeName}
          />
        )}
      </LiveRegion>
    </Frame>
  );
});

interface OrderBodyProps {
  readonly detail: OrderDetailView;
  readonly session: TreasurySession | undefined;
  readonly dialog: OrderDialogName | null;
  readonly onDialog: (dialog: OrderDialogName | null) => void;
  readonly onAct: (action: OrderActionId) => void;
  readonly onOpenWithdrawal: ((id: string) => void) | undefined;
  readonly storeName: string | undefined;
}

function OrderBody({ detail, session, dialog, onDialog, onAct, ...rest }: OrderBodyProps) {
  const { onOpenWithdrawal, storeName } = rest;
  const messages = useTreasuryMessages();
  const refunds = useRefunds(orderReferenceOf(detail.order));
  const place = useRef<HTMLSpanElement>(null);
  const mayChange = session?.may.withdraw === true;
  return (
    <>
      <RefundSteps actions={refunds} {...{ detail, mayChange, onOpenWithdrawal }} />
      <OrderFigures detail={detail} />
      <OrderDecision {...{ detail, mayChange, onAct, storeName }} />
      <div className="till-order-columns">
        <OrderMovements detail={detail} onOpenWithdrawal={onOpenWithdrawal} />
        <OrderTimeline detail={detail} />
        <OrderFacts detail={detail} />
      </div>
      <PopupPlace place={place} />
      {dialog && (
        <Dialogs.Part
          name={dialog}
          detail={detail}
          refunds={refunds}
          needsApproval={session?.needsApproval === true}
          place={place}
          onClose={() => onDialog(null)}
          waiting={null}
          failed={(retry) => (
            <p className="till-caution" role="alert">
              <span>{messages.dialogNotLoaded}</span>{' '}
              <Button kind="link" onClick={retry}>
                {messages.tryAgain}
              </Button>
            </p>
          )}
        />
      )}
    </>
  );
}

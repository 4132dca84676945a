/** One order on one page: its status, its money, what happened, and what can be done to it. */
import { forwardRef, useImperativeHandle, useRef, useState } from 'react';
import type { OrderDetail as OrderDetailView } from '../../contract/orders.js';
import type { TreasurySession } from '../../contract/session.js';
import { Frame, type RootProps } from '../../../ui/Frame.js';
import { lazyPart } from '../../../ui/lazyPart.js';
import { Notice } from '../../../ui/Notice.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { Button } from '../Button.js';
import { LiveRegion, useAnnounce } from '../LiveRegion.js';
import { QueryProblem } from '../ProblemNotice.js';
import type { OrderReference } from '../client.js';
import { useTreasurySession, useOrder } from '../storeReads.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { useFocusOnStep } from '../useFocusOnStep.js';
import { useLastError } from '../useTreasuryQuery.js';
import { addressOffer, type OrderActionId } from './orderActions.js';
import type { OrderDialogName } from './OrderDialogs.js';
import { OrderFacts, OrderWhy } from './OrderFacts.js';
import { OrderFigures } from './OrderFigures.js';
import { OrderTitle, OrderTrail, PopupPlace, type OrderListPlace } from './OrderHead.js';
import { orderReferenceOf, orderTitle } from './orderLabels.js';
import { OrderMenu } from './OrderMenu.js';
import { OrderMovements } from './OrderMovements.js';
import { OrderTimeline } from './OrderTimeline.js';
import { RefundForm } from './RefundForm.js';
import { isOpenLink, RefundLinkCard } from './RefundLinkCard.js';
import type { RefundOffer } from './refundOffers.js';
import { useRefundLinks, type RefundLinkActions } from './useOrderMutations.js';
import { guarded } from '../Guarded.js';

/** Props of {@link OrderDetail}. */
export interface OrderDetailProps extends RootProps {
  /** Which order: its kind and the store's own number. */
  readonly order: OrderReference;
  /** Opens a refund: draw a `WithdrawalStatus` with this id. Without it refunds are not buttons. */
  readonly onOpenWithdrawal?: ((id: string) => void) | undefined;
  /** The list that it was opened from: draws the way back. */
  readonly list?: OrderListPlace | undefined;
  /** Address of this order in the page, to be copied. @default no such action */
  readonly link?: string | undefined;
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
  { order: { kind, reference }, onOpenWithdrawal, list, link, ...root },
  ref,
) {
  const messages = useTreasuryMessages();
  const { data: session } = useTreasurySession();
  const query = useOrder({ kind, reference });
  const { data } = query;
  const error = useLastError(query);
  const [offer, setOffer] = useState<RefundOffer | null>(null);
  const [dialog, setDialog] = useState<OrderDialogName | null>(null);
  const element = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => element.current as HTMLElement, []);
  const status = data?.row?.status ?? data?.order.state ?? null;
  useFocusOnStep(element, offer ? 'refund' : status);
  const shown = status ?? (error ? 'error' : 'loading');

  function act(action: OrderActionId): void {
    if (!data) return;
    if (action === 'refund_address') setOffer(addressOffer(data));
    else setDialog(action);
  }
  return (
    <Frame
      {...root}
      ref={element}
      part="till-treasury till-order-detail"
      label={orderTitle({ kind, reference }, messages)}
      status={offer ? 'refund' : shown}
      busy={shown === 'loading'}
      sandbox={session?.sandbox}
    >
      <LiveRegion>
        {list && <OrderTrail list={list} query={query} />}
        <OrderTitle order={{ kind, reference }} detail={data}>
          {data && session && !offer && (
            <OrderMenu detail={data} may={session.may} onAct={act} link={link} />
          )}
        </OrderTitle>
        {error && <QueryProblem error={error} query={query} failed={messages.orderFailed} />}
        {shown === 'loading' && <Skeleton label={messages.orderLoading} lines={6} />}
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
            session={session}
            dialog={dialog}
            onDialog={setDialog}
            onOpenWithdrawal={onOpenWithdrawal}
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
  readonly onOpenWithdrawal: ((id: string) => void) | undefined;
}

function OrderBody({ detail, session, dialog, onDialog, onOpenWithdrawal }: OrderBodyProps) {
  const messages = useTreasuryMessages();
  const links = useRefundLinks(orderReferenceOf(detail.order));
  const place = useRef<HTMLSpanElement>(null);
  return (
    <>
      {!detail.row && <Notice tone="info">{messages.orderOlderStore}</Notice>}
      <OrderFigures detail={detail} />
      <div className="till-order-columns">
        <div className="till-order-column">
          <OrderMovements detail={detail} onOpenWithdrawal={onOpenWithdrawal} />
          <OrderTimeline detail={detail} />
        </div>
        <div className="till-order-column">
          <OpenLinks
            detail={detail}
            links={links}
            mayChange={session?.may.withdraw === true}
            onReplace={() => onDialog('refund_link')}
          />
          <OrderFacts detail={detail} />
          <OrderWhy detail={detail} />
        </div>
      </div>
      <PopupPlace place={place} />
      {dialog && (
        <Dialogs.Part
          name={dialog}
          detail={detail}
          links={links}
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

interface OpenLinksProps {
  readonly detail: OrderDetailView;
  readonly links: RefundLinkActions;
  readonly mayChange: boolean;
  /** Opens the form for another link. */
  readonly onReplace: () => void;
}

/** Draws a card for each link that still asks for an address, the newest first. */
function OpenLinks({ detail, links, mayChange, onReplace }: OpenLinksProps) {
  const messages = useTreasuryMessages();
  const announce = useAnnounce();
  const { action, made, revoke, putAway } = links;
  const open = (detail.refundLinks ?? []).filter(isOpenLink);
  // Its address is shown once, so it does not wait for the order to be read again.
  const fresh = made && !open.some(({ id }) => id === made.link.id) ? [made.link] : [];
  const end = async (id: string, isReplaced: boolean): Promise<void> => {
    if (!(await revoke(id))) return;
    announce(messages.refundRevoked);
    if (isReplaced) onReplace();
  };
  return [...open, ...fresh]
    .reverse()
    .map((link) => (
      <RefundLinkCard
        key={link.id}
        link={link}
        made={made?.link.id === link.id ? made : null}
        onPutAway={putAway}
        pending={action.pending === link.id}
        error={action.problem?.action === link.id ? action.problem.error : null}
        onRevoke={mayChange ? (isReplaced) => void end(link.id, isReplaced) : undefined}
      />
    ));
}

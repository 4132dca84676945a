/** Money in and out: every payment, and every refund that is not over without a payment. */
import type { ReactNode } from 'react';
import type { TransferView } from '../../../contract/checkout.js';
import { networkName } from '../../../chains/networks.js';
import type { OrderDetail } from '../../contract/orders.js';
import { isLive, type OrderRefundView } from '../../contract/refundLinks.js';
import { safeLink } from '../../../ui/dom.js';
import { Icon } from '../../../ui/Icon.js';
import { clockIcon, externalIcon } from '../../../ui/icons.js';
import { checkIcon, warningIcon } from '../../../ui/payIcons.js';
import { useUi } from '../../../ui/uiContext.js';
import { Button } from '../Button.js';
import { UnreadableOnes } from '../ListRow.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { UnreadableWithdrawals } from '../withdrawals/WithdrawalList.js';
import { coinText, shortened, usdText } from '../coinText.js';
import { Money, OrderCard, ShortMoment } from './OrderCard.js';
import { currencyCode, refundStagePill } from './orderLabels.js';
import { StatePill, type PillTone } from '../StatePill.js';

/** Props of {@link OrderMovements}. */
export interface OrderMovementsProps {
  readonly detail: OrderDetail;
  readonly onOpenWithdrawal: ((id: string) => void) | undefined;
}

/** Draws the table; on a narrow screen its rows are two lines each. */
export function OrderMovements({ detail, onOpenWithdrawal }: OrderMovementsProps) {
  const messages = useTreasuryMessages();
  const { unreadableRefunds, unreadableRefundLinks } = detail;
  const { transfers, serverTime: now } = detail.order.checkout;
  const refunds = detail.refunds.filter(isLive);
  return (
    <OrderCard title={messages.moneyTitle} isWide>
      <UnreadableWithdrawals ids={unreadableRefunds} />
      <UnreadableOnes
        title={messages.refundUnreadable}
        what={messages.reasonUnreadable}
        name={messages.movementRefund}
        ids={unreadableRefundLinks}
      />
      {transfers.length + refunds.length === 0 ? (
        <p className="till-muted">{messages.moneyNone}</p>
      ) : (
        <table className="till-movements" role="table">
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader">{messages.moneyWhat}</th>
              <th role="columnheader">{messages.moneyTransaction}</th>
              <th role="columnheader" data-end="">
                {messages.moneyCoin}
              </th>
              <th role="columnheader" data-end="">
                {messages.moneyValue}
              </th>
              <th role="columnheader">{messages.moneyStatus}</th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {transfers.map((transfer, index) => (
              // By its place: one transaction may have paid twice.
              <Payment key={index} transfer={transfer} detail={detail} />
            ))}
            {refunds.map((refund) => (
              <Refund key={refund.id} {...{ refund, now, onOpenWithdrawal }} />
            ))}
          </tbody>
        </table>
      )}
    </OrderCard>
  );
}

interface PaymentProps {
  readonly transfer: TransferView;
  readonly detail: OrderDetail;
}

/** Shape and colour of a payment's status. */
const MARKS: Readonly<Record<string, readonly [tone: PillTone, shape: string]>> = {
  confirmed: ['success', checkIcon],
  held: ['danger', warningIcon],
  seen: ['progress', clockIcon],
};

function Payment({ transfer, detail }: PaymentProps) {
  const messages = useTreasuryMessages();
  const { checkout } = detail.order;
  const { status, counts, currencyId } = transfer;
  const [tone, shape] = MARKS[status] ?? ['neutral', clockIcon];
  return (
    <Movement
      {...transfer}
      kind="payment"
      name={messages.movementPayment}
      about={messages.paymentCounts[counts] ?? null}
      at={transfer.firstSeenAt}
      now={checkout.serverTime}
      code={currencyCode(currencyId, checkout)}
      networkName={networkName(transfer.blockchain)}
      usd={transfer.amountUsd}
      state={
        <StatePill state={status} tone={tone} shape={shape}>
          {messages.paymentStatuses[status] ?? messages.otherState(status)}
        </StatePill>
      }
    />
  );
}

/** Stages of a refund that nobody has sent or given up. */
const AHEAD: ReadonlySet<string> = new Set(['customer', 'approval', 'ready']);

interface RefundProps extends Pick<OrderMovementsProps, 'onOpenWithdrawal'> {
  readonly refund: OrderRefundView;
  readonly now: string;
}

function Refund({ refund, now, onOpenWithdrawal }: RefundProps) {
  const messages = useTreasuryMessages();
  const { kind, stage, link, withdrawal } = refund;
  const pill = refundStagePill(stage, messages);
  return (
    <Movement
      {...refund}
      kind="refund"
      name={messages.movementRefund}
      about={kind === null ? null : (messages.refundKinds[kind] ?? messages.otherRefundKind(kind))}
      at={withdrawal?.history.at(-1)?.at ?? link?.madeAt ?? now}
      now={now}
      txHash={withdrawal?.txHash ?? null}
      explorerUrl={withdrawal?.explorerUrl ?? null}
      isAhead={AHEAD.has(stage)}
      state={
        withdrawal && onOpenWithdrawal ? (
          <Button
            kind="link"
            className="till-movement-open"
            data-withdrawal={withdrawal.id}
            aria-label={messages.openRefund(pill.children)}
            onClick={() => onOpenWithdrawal(withdrawal.id)}
          >
            <StatePill {...pill} />
          </Button>
        ) : (
          <StatePill {...pill} />
        )
      }
    />
  );
}

interface MovementProps extends Pick<TransferView, 'amount' | 'explorerUrl'> {
  readonly kind: 'payment' | 'refund';
  readonly name: string;
  /** What is particular about it. */
  readonly about: string | null;
  readonly at: string;
  /** RFC 3339, by the server's clock. */
  readonly now: string;
  readonly code: string;
  readonly networkName: string;
  readonly usd: OrderRefundView['usd'];
  readonly txHash: string | null;
  /** Whether it is still to be sent. @default false */
  readonly isAhead?: boolean;
  readonly state: ReactNode;
}

// The roles are written out, because a row that is drawn as a grid is a row no longer for some browsers.
function Movement(props: MovementProps) {
  const { kind, name, about, at, now, amount, code, usd, state } = props;
  const { locale } = useUi();
  const isIn = kind === 'payment';
  const value = usdText(usd, locale);
  return (
    <tr role="row" className="till-movement" data-kind={kind}>
      <td role="cell" className="till-movement-what">
        <span>{name}</span>
        <span className="till-muted">
          {about !== null && <span>{`${about} · `}</span>}
          <bdi>{props.networkName}</bdi> <span>·</span> <ShortMoment at={at} now={now} />
        </span>
      </td>
      <td role="cell" className="till-movement-hash">
        <Transaction {...props} />
      </td>
      <td role="cell" data-end="" className="till-movement-coin">
        <bdi dir="ltr" className="till-money" translate="no">
          <span>{isIn ? '+' : '−'}</span>
          <span>{coinText(amount, code, locale)}</span>
        </bdi>
      </td>
      <td role="cell" data-end="" className="till-movement-value">
        <Money>{value === null || isIn ? value : `−${value}`}</Money>
      </td>
      <td role="cell" className="till-movement-status">
        {state}
      </td>
    </tr>
  );
}

/** The hash, as a link to a block explorer. */
function Transaction({ txHash, explorerUrl, isAhead = false }: MovementProps) {
  const messages = useTreasuryMessages();
  if (txHash === null) {
    return <span className="till-muted">{isAhead ? messages.notSentYet : '—'}</span>;
  }
  const short = shortened(txHash);
  const shown = (
    <code className="till-mono" dir="ltr" translate="no" title={txHash}>
      {short}
    </code>
  );
  const link = safeLink(explorerUrl);
  if (link === null) return shown;
  return (
    <a
      className="till-link"
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={messages.openTransaction(short)}
    >
      {shown}
      <Icon of={externalIcon} />
    </a>
  );
}

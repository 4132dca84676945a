/** Money in and out: every payment, refund and open refund link, and what is held now. */
import type { MoneyFigure, OrderMovement } from '../../contract/orderFigures.js';
import type { OrderDetail, UnreadableRefundLink } from '../../contract/orders.js';
import type { WithdrawalView } from '../../contract/withdrawals.js';
import { safeLink } from '../../../ui/dom.js';
import { Icon } from '../../../ui/Icon.js';
import { clockIcon, externalIcon } from '../../../ui/icons.js';
import { checkIcon, warningIcon } from '../../../ui/payIcons.js';
import { useUi } from '../../../ui/uiContext.js';
import { Button } from '../Button.js';
import { UnreadableOnes } from '../ListRow.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { UnreadableWithdrawals } from '../withdrawals/WithdrawalList.js';
import { statusLabel } from '../withdrawals/withdrawalLabels.js';
import { WithdrawalStatusPill } from '../withdrawals/WithdrawalStatusPill.js';
import { coinsText, coinText, usdText } from '../coinText.js';
import { Money, OrderCard, ShortMoment } from './OrderCard.js';
import { linkShape } from '../shapes.js';
import { StatePill, type PillTone } from '../StatePill.js';

/** Props of {@link OrderMovements}. */
export interface OrderMovementsProps {
  readonly detail: OrderDetail;
  readonly onOpenWithdrawal: ((id: string) => void) | undefined;
}

/** Draws the table; on a narrow screen its rows are two lines each. */
export function OrderMovements({ detail, onOpenWithdrawal }: OrderMovementsProps) {
  const messages = useTreasuryMessages();
  const { movements, figures, unreadableRefunds = [], unreadableRefundLinks = [] } = detail;
  if (!movements) return null;
  return (
    <OrderCard title={messages.moneyTitle} isWide>
      <UnreadableWithdrawals ids={unreadableRefunds} />
      <UnreadableLinks ids={unreadableRefundLinks} />
      {movements.length === 0 ? (
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
            {movements.map((movement) => (
              <Movement
                key={movement.id}
                movement={movement}
                now={detail.order.checkout.serverTime}
                refund={detail.refunds.find(({ id }) => id === movement.withdrawalId)}
                onOpenWithdrawal={onOpenWithdrawal}
              />
            ))}
          </tbody>
          {figures && <HeldNow figure={figures.heldNow} />}
        </table>
      )}
    </OrderCard>
  );
}

/** Names the refund links that cannot be read, so that the money does not look complete. */
function UnreadableLinks({ ids }: { readonly ids: readonly UnreadableRefundLink[] }) {
  const messages = useTreasuryMessages();
  return (
    <UnreadableOnes
      title={messages.refundUnreadable}
      what={messages.reasonUnreadable}
      name={messages.refundCard}
      ids={ids}
    />
  );
}

interface MovementProps extends Pick<OrderMovementsProps, 'onOpenWithdrawal'> {
  readonly movement: OrderMovement;
  /** The withdrawal of a refund: its status is the one that its own page has. */
  readonly refund: WithdrawalView | undefined;
  /** RFC 3339, by the store's clock. */
  readonly now: string;
}

// The roles are written out, because a row that is drawn as a grid is a row no longer for some browsers.
function Movement({ movement, refund, now, onOpenWithdrawal }: MovementProps) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  const { kind, status, at, networkName, amount, code, usd, withdrawalId } = movement;
  const isIn = kind === 'payment';
  const value = usdText(usd, locale);
  const sign = isIn ? '+' : '−';
  return (
    <tr role="row" className="till-movement" data-kind={kind} data-status={status}>
      <td role="cell" className="till-movement-what">
        <span>{nameOf(kind, messages)}</span>
        <span className="till-muted">
          <span>{subjectOf(movement, messages)}</span>
          <bdi>{networkName}</bdi> <span>·</span> <ShortMoment at={at} now={now} />
        </span>
      </td>
      <td role="cell" className="till-movement-hash">
        <Transaction movement={movement} />
      </td>
      <td role="cell" data-end="" className="till-movement-coin">
        <bdi dir="ltr" className="till-money" translate="no">
          <span>{sign}</span>
          <span>{coinText(amount, code, locale)}</span>
        </bdi>
      </td>
      <td role="cell" data-end="" className="till-movement-value">
        <Money>{value === null || isIn ? value : `−${value}`}</Money>
      </td>
      <td role="cell" className="till-movement-status">
        {withdrawalId !== null && onOpenWithdrawal ? (
          <Button
            kind="link"
            className="till-movement-open"
            data-withdrawal={withdrawalId}
            aria-label={messages.openRefund(statusOf(movement, refund, messages))}
            onClick={() => onOpenWithdrawal(withdrawalId)}
          >
            <Status movement={movement} refund={refund} />
          </Button>
        ) : (
          <Status movement={movement} refund={refund} />
        )}
      </td>
    </tr>
  );
}

type Sentences = ReturnType<typeof useTreasuryMessages>;

function nameOf(kind: string, messages: Sentences): string {
  if (kind === 'payment') return messages.movementPayment;
  return kind === 'refund' || kind === 'refund_link'
    ? messages.movementRefund
    : messages.otherMovement(kind);
}

/** What is particular about it, with a sign after it; empty for a payment that counts. */
function subjectOf({ kind, what }: OrderMovement, messages: Sentences): string {
  if (what === null) return '';
  const name =
    kind === 'payment'
      ? messages.paymentCounts[what]
      : (messages.refundKinds[what] ?? messages.otherRefundKind(what));
  return name === undefined ? '' : `${name} · `;
}

function statusOf(
  { kind, status }: OrderMovement,
  refund: WithdrawalView | undefined,
  messages: Sentences,
): string {
  if (refund) return statusLabel(refund, messages);
  const words = kind === 'payment' ? messages.paymentStatuses : messages.linkStatuses;
  return words[status] ?? messages.otherState(status);
}

/** Shape and colour of a status. */
const MARKS: Readonly<Record<string, readonly [tone: PillTone, shape: string]>> = {
  confirmed: ['success', checkIcon],
  held: ['danger', warningIcon],
  seen: ['progress', clockIcon],
  made: ['progress', linkShape],
  opened: ['progress', linkShape],
};

function Status({ movement, refund }: Pick<MovementProps, 'movement' | 'refund'>) {
  const messages = useTreasuryMessages();
  if (refund) return <WithdrawalStatusPill withdrawal={refund} />;
  const [tone, shape] = MARKS[movement.status] ?? ['neutral', clockIcon];
  return (
    <StatePill state={movement.status} tone={tone} shape={shape}>
      {statusOf(movement, refund, messages)}
    </StatePill>
  );
}

/** States of a refund that was not sent. */
const UNSENT: ReadonlySet<string> = new Set(['draft', 'awaiting_approval']);

/** The hash, as a link to a block explorer; without one, what the refund waits for. */
function Transaction({ movement }: { readonly movement: OrderMovement }) {
  const messages = useTreasuryMessages();
  const { txHash, explorerUrl, kind, status } = movement;
  if (txHash === null) {
    return (
      <span className="till-muted">
        {kind === 'refund_link'
          ? messages.waitsForAddress
          : UNSENT.has(status)
            ? messages.notSentYet
            : messages.noTransactionYet}
      </span>
    );
  }
  const short = txHash.length > 20 ? `${txHash.slice(0, 8)}…${txHash.slice(-6)}` : txHash;
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

function HeldNow({ figure }: { readonly figure: MoneyFigure | null }) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  const value = usdText(figure?.usd ?? null, locale);
  return (
    <tfoot role="rowgroup">
      <tr role="row" className="till-movement">
        <th role="rowheader" colSpan={2} className="till-movement-what">
          {messages.heldNow}
        </th>
        <td role="cell" data-end="" className="till-movement-coin">
          <bdi dir="ltr" className="till-money" translate="no">
            {figure ? coinsText(figure.coins, locale) || '0' : messages.heldNowUnknown}
          </bdi>
        </td>
        <td role="cell" data-end="" className="till-movement-value">
          <Money>{value}</Money>
        </td>
        <td role="cell" />
      </tr>
    </tfoot>
  );
}

/** The transfers of an order: amount, status, why one does not count, and its refund. */
import type { CheckoutSnapshot, TransferView } from '../../contract/checkout.js';
import { formatCrypto } from '../../money/format.js';
import { Amount } from '../../ui/Amount.js';
import { useUi } from '../../ui/uiContext.js';
import { ExplorerLink, Hash, Moment, StateBadge } from '../ListRow.js';
import { Button } from '../Button.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { currencyCode } from './orderLabels.js';
import { mayNeedRefund, transferOffer, type RefundOffer } from './refundOffers.js';

/** Props of {@link OrderTransfers}. */
export interface OrderTransfersProps {
  readonly checkout: CheckoutSnapshot;
  /** Begins a refund; undefined if the person may not. */
  readonly onRefund: ((offer: RefundOffer) => void) | undefined;
}

export function OrderTransfers({ checkout, onRefund }: OrderTransfersProps) {
  const messages = useTreasuryMessages();
  const { transfers } = checkout;
  return (
    <div className="till-order-part">
      <h3 className="till-subheading">{messages.orderTransfers}</h3>
      {transfers.length === 0 ? (
        <p className="till-muted">{messages.orderNoTransfers}</p>
      ) : (
        <ul className="till-plain-list till-order-transfers">
          {/* Keyed by index: one transaction may have paid twice. */}
          {transfers.map((transfer, index) => (
            <Transfer key={index} transfer={transfer} checkout={checkout} onRefund={onRefund} />
          ))}
        </ul>
      )}
    </div>
  );
}

interface TransferProps extends OrderTransfersProps {
  readonly transfer: TransferView;
}

function Transfer({ transfer, checkout, onRefund }: TransferProps) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  const { status, amount, currencyId, firstSeenAt, txHash, explorerUrl } = transfer;
  const code = currencyCode(currencyId, checkout);
  return (
    <li className="till-order-transfer" data-status={status}>
      <span className="till-list-row-line">
        <Amount amount={amount} code={code} />
        <StateBadge state={status}>
          {messages.orderTransferStatus[status] ?? messages.otherTransferStatus(status)}
        </StateBadge>
      </span>
      <span className="till-list-row-line till-muted">
        <Moment at={firstSeenAt} />
        <ExplorerLink url={explorerUrl}>{messages.viewTransfer}</ExplorerLink>
      </span>
      <Hash muted>{txHash}</Hash>
      <NotCounted transfer={transfer} />
      {onRefund && (
        <RefundTransfer
          offer={transferOffer(transfer, checkout)}
          name={`${formatCrypto(amount, locale)} ${code}`}
          waits={mayNeedRefund(transfer)}
          onRefund={onRefund}
        />
      )}
    </li>
  );
}

/** Draws why it does not count. An unknown reason is shown as its code. */
function NotCounted({ transfer }: { readonly transfer: TransferView }) {
  const { transferCounts, otherCounts } = useTreasuryMessages();
  const { counts } = transfer;
  if (counts === 'counted' || counts === 'deposit') return null;
  return <p className="till-caution">{transferCounts[counts] ?? otherCounts(counts)}</p>;
}

interface RefundTransferProps {
  readonly offer: RefundOffer | null;
  /** Formatted amount and ticker. */
  readonly name: string;
  /** Whether it may need a refund once it is confirmed. */
  readonly waits: boolean;
  readonly onRefund: (offer: RefundOffer) => void;
}

function RefundTransfer({ offer, name, waits, onRefund }: RefundTransferProps) {
  const messages = useTreasuryMessages();
  if (offer) {
    return (
      <Button className="till-start" kind="quiet" onClick={() => onRefund(offer)}>
        {messages.refundTransfer(name)}
      </Button>
    );
  }
  return waits ? <p className="till-muted">{messages.refundUnconfirmed}</p> : null;
}

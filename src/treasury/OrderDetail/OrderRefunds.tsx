/** Money of an order that has gone back or is about to, and the ways to send more. */
import type { CheckoutSnapshot } from '../../contract/checkout.js';
import type { UnreadableWithdrawal, WithdrawalView } from '../../contract/treasury/withdrawals.js';
import { formatCrypto } from '../../money/format.js';
import { useUi } from '../../ui/uiContext.js';
import { UnreadableWithdrawals } from '../WithdrawalList/UnreadableWithdrawals.js';
import { WithdrawalRow } from '../WithdrawalList/WithdrawalRow.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { excessOffer, type RefundOffer } from './refundOffers.js';

/** Props of {@link OrderRefunds}. */
export interface OrderRefundsProps {
  readonly checkout: CheckoutSnapshot;
  readonly refunds: readonly WithdrawalView[];
  /** Refunds that are only named. */
  readonly unreadable: readonly UnreadableWithdrawal[];
  /** Begins a refund; undefined for who may not. */
  readonly onRefund: ((offer: RefundOffer) => void) | undefined;
  readonly onOpenWithdrawal: ((id: string) => void) | undefined;
}

/** Draws the refunds with their states; buttons only where something has come. */
export function OrderRefunds(props: OrderRefundsProps) {
  const { checkout, refunds, unreadable, onRefund, onOpenWithdrawal } = props;
  const messages = useTreasuryMessages();
  return (
    <div className="till-order-part">
      <h3 className="till-subheading">{messages.refunds}</h3>
      <UnreadableWithdrawals ids={unreadable} />
      {refunds.length === 0 && unreadable.length === 0 && (
        <p className="till-muted">{messages.refundsNone}</p>
      )}
      {refunds.length > 0 && (
        <ul className="till-plain-list till-list">
          {refunds.map((refund) => (
            <li key={refund.id}>
              <WithdrawalRow withdrawal={refund} onOpen={onOpenWithdrawal} />
            </li>
          ))}
        </ul>
      )}
      {onRefund && <Offers checkout={checkout} onRefund={onRefund} />}
    </div>
  );
}

interface OffersProps {
  readonly checkout: CheckoutSnapshot;
  readonly onRefund: (offer: RefundOffer) => void;
}

function Offers({ checkout, onRefund }: OffersProps) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  const { quote, transfers, paid } = checkout;
  const excess = excessOffer(checkout);
  const arrived = transfers.find(({ status }) => status !== 'seen');
  if (!arrived) return null;
  const other: RefundOffer = {
    // Without a quote, because the price has changed since, the money is there all the same.
    currencyId: (quote ?? arrived).currencyId,
    amount: undefined,
    cautions: paid ? ['paid'] : [],
  };
  return (
    <div className="till-actions">
      {quote && excess?.amount !== undefined && (
        <button type="button" className="till-button" onClick={() => onRefund(excess)}>
          {messages.refundExcess(`${formatCrypto(excess.amount, locale)} ${quote.code}`)}
        </button>
      )}
      <button
        type="button"
        className="till-button"
        data-kind="quiet"
        onClick={() => onRefund(other)}
      >
        {messages.refundOther}
      </button>
    </div>
  );
}

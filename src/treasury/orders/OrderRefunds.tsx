/** An order's refunds, the buttons that begin one, and the form. */
import { useState } from 'react';
import type { CheckoutSnapshot } from '../../contract/checkout.js';
import type { OrderDetail } from '../../contract/treasury/orders.js';
import { formatCrypto } from '../../money/format.js';
import { Notice } from '../../ui/Notice.js';
import { useUi } from '../../ui/uiContext.js';
import { Button } from '../Button.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { WithdrawalForm } from '../withdrawals/WithdrawalForm.js';
import { UnreadableWithdrawals, WithdrawalRows } from '../withdrawals/WithdrawalList.js';
import { orderReferenceOf } from './orderLabels.js';
import { excessOffer, hasRefund, type RefundOffer } from './refundOffers.js';

/** Props of {@link OrderRefunds}. */
export interface OrderRefundsProps {
  readonly detail: OrderDetail;
  /** Begins a refund; undefined if the person may not. */
  readonly onRefund: ((offer: RefundOffer) => void) | undefined;
  readonly onOpenWithdrawal: ((id: string) => void) | undefined;
}

/** Draws the refunds with their states, and the buttons once something has arrived. */
export function OrderRefunds({ detail, onRefund, onOpenWithdrawal }: OrderRefundsProps) {
  const { order, refunds, unreadableRefunds = [] } = detail;
  const messages = useTreasuryMessages();
  return (
    <div className="till-order-part">
      <h3 className="till-subheading">{messages.refunds}</h3>
      <UnreadableWithdrawals ids={unreadableRefunds} />
      <WithdrawalRows
        withdrawals={refunds}
        none={unreadableRefunds.length === 0 ? messages.refundsNone : null}
        onOpen={onOpenWithdrawal}
      />
      {onRefund && <RefundButtons checkout={order.checkout} onRefund={onRefund} />}
    </div>
  );
}

interface RefundButtonsProps {
  readonly checkout: CheckoutSnapshot;
  readonly onRefund: (offer: RefundOffer) => void;
}

function RefundButtons({ checkout, onRefund }: RefundButtonsProps) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  const { quote, transfers, paid } = checkout;
  const excess = excessOffer(checkout);
  const arrived = transfers.find(({ status }) => status !== 'seen');
  if (!arrived) return null;
  const other: RefundOffer = {
    // A new price removes the quote, but not the money that has arrived.
    currencyId: (quote ?? arrived).currencyId,
    amount: undefined,
    cautions: paid ? ['paid'] : [],
  };
  return (
    <div className="till-actions">
      {quote && excess?.amount !== undefined && (
        <Button onClick={() => onRefund(excess)}>
          {messages.refundExcess(`${formatCrypto(excess.amount, locale)} ${quote.code}`)}
        </Button>
      )}
      <Button kind="quiet" onClick={() => onRefund(other)}>
        {messages.refundOther}
      </Button>
    </div>
  );
}

/** Props of {@link RefundForm}. */
export interface RefundFormProps {
  readonly detail: OrderDetail;
  readonly offer: RefundOffer;
  readonly onBack: () => void;
}

/** Draws the form in place of the order. The shopper's address is never filled in. */
export function RefundForm({ detail, offer, onBack }: RefundFormProps) {
  const messages = useTreasuryMessages();
  // Read once: the refund drafted here must not cause a warning about itself.
  const [hasOther] = useState(() => hasRefund(detail));
  const warnings = { held: messages.refundHeld, paid: messages.refundPaid } as const;
  const cautions = [
    ...(hasOther ? [messages.refundAlready] : []),
    ...offer.cautions.map((caution) => warnings[caution]),
  ];
  return (
    <>
      <Button className="till-start" kind="quiet" onClick={onBack}>
        {messages.backToOrder}
      </Button>
      <p className="till-lead">{messages.refundLead}</p>
      {cautions.map((caution) => (
        <Notice key={caution} tone="warning">
          {caution}
        </Notice>
      ))}
      <WithdrawalForm
        refundOf={orderReferenceOf(detail.order)}
        currencyId={offer.currencyId}
        amount={offer.amount}
      />
    </>
  );
}

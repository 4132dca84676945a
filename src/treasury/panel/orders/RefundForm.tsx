/** A refund to a known address: the form of a withdrawal in place of the order. */
import { useState } from 'react';
import type { OrderDetail } from '../../contract/orders.js';
import { Notice } from '../../../ui/Notice.js';
import { Button } from '../Button.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { WithdrawalForm } from '../withdrawals/WithdrawalForm.js';
import { orderReferenceOf } from './orderLabels.js';
import { hasRefund, type RefundOffer } from './refundOffers.js';

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

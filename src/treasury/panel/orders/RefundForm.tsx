/** A refund to a known address: the form of a withdrawal in place of the order. */
import type { OrderDetail } from '../../contract/orders.js';
import { currencyOfAmounts } from '../../../contract/currentQuote.js';
import { Notice } from '../../../ui/Notice.js';
import { Button } from '../Button.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { WithdrawalForm } from '../withdrawals/WithdrawalForm.js';
import { orderReferenceOf } from './orderLabels.js';

/** Props of {@link RefundForm}. */
export interface RefundFormProps {
  readonly detail: OrderDetail;
  readonly onBack: () => void;
  /** Opens what was drafted. Without it the form shows it. */
  readonly onDrafted: ((id: string) => void) | undefined;
}

/** Draws the form in place of the order. The shopper's address is never filled in. */
export function RefundForm({ detail, onBack, onDrafted }: RefundFormProps) {
  const messages = useTreasuryMessages();
  const { checkout } = detail.order;
  const [option] = detail.refundable;
  const held = option ? undefined : checkout.transfers.find(({ status }) => status === 'held');
  const arrived = checkout.transfers.find(({ status }) => status !== 'seen');
  const isUnpaying = checkout.paid && option?.kind !== 'excess';
  const cautions = [
    ...(held ? [messages.refundHeld] : []),
    ...(isUnpaying ? [messages.refundPaid] : []),
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
        currencyId={
          option?.currencyId ??
          held?.currencyId ??
          currencyOfAmounts(checkout) ??
          arrived?.currencyId
        }
        amount={option?.kind === 'all' ? undefined : (option?.amount ?? held?.amount)}
        onDrafted={onDrafted}
      />
    </>
  );
}

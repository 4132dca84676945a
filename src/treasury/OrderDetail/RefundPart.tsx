/** A refund of an order: what has to be known first, then the form, filled in. */
import { Notice } from '../../ui/Notice.js';
import type { RefundOf } from '../WithdrawalForm/draftFields.js';
import { WithdrawalForm } from '../WithdrawalForm/WithdrawalForm.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import type { RefundOffer } from './refundOffers.js';

/** Props of {@link RefundPart}. */
export interface RefundPartProps {
  readonly order: RefundOf;
  readonly offer: RefundOffer;
  /** Whether money has gone back already, or may be about to. */
  readonly already: boolean;
}

/** Draws the warnings and the form. The shopper's address is never filled in. */
export function RefundPart({ order, offer, already }: RefundPartProps) {
  const messages = useTreasuryMessages();
  const words = { held: messages.refundHeld, paid: messages.refundPaid } as const;
  const cautions = [
    ...(already ? [messages.refundAlready] : []),
    ...offer.cautions.map((caution) => words[caution]),
  ];
  return (
    <>
      <p className="till-lead">{messages.refundLead}</p>
      {cautions.map((caution) => (
        <Notice key={caution} tone="warning">
          {caution}
        </Notice>
      ))}
      <WithdrawalForm refundOf={order} currencyId={offer.currencyId} amount={offer.amount} />
    </>
  );
}

/** The two ways to decide about money that came late or in another currency; neither is chosen before. */
import type { OrderDetail } from '../../contract/orders.js';
import { useUi } from '../../../ui/uiContext.js';
import { Button } from '../Button.js';
import { coinText, moneyText } from '../coinText.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { needsDecision, refundAction, type OrderActionId } from './orderActions.js';
import { OrderCard } from './OrderCard.js';

/** Props of {@link OrderDecision}. */
export interface OrderDecisionProps {
  readonly detail: OrderDetail;
  readonly mayChange: boolean;
  readonly onAct: (action: OrderActionId) => void;
}

/** Draws both, for who may decide. */
export function OrderDecision({ detail, mayChange, onAct }: OrderDecisionProps) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  const back = refundAction(detail, detail.row.status);
  if (!mayChange || !back?.option || !needsDecision(detail)) return null;
  const { amount, code } = back.option;
  const { amountUsd } = detail.row;
  const coins = coinText(amount, code, locale);
  return (
    <OrderCard title={messages.decideTitle}>
      <div className="till-order-decision">
        <div>
          <p className="till-muted">
            {messages.decideAcceptLead(
              amountUsd === null ? coins : moneyText(amountUsd, 'USD', locale),
            )}
          </p>
          <Button onClick={() => onAct('mark')}>{messages.actionMark}</Button>
        </div>
        <div>
          <p className="till-muted">{messages.decideBackLead(coins)}</p>
          <Button onClick={() => onAct(back.id)}>{messages.primaryRefund(coins)}</Button>
        </div>
      </div>
    </OrderCard>
  );
}

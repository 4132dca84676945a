/** The ways to decide about money that is late, in another currency or too little; none is chosen before. */
import type { OrderDetail } from '../../contract/orders.js';
import { Button } from '../Button.js';
import { coinsText, coinText, usdText } from '../coinText.js';
import { useWords } from '../treasuryContext.js';
import { mailLink } from './mailLink.js';
import { needsDecision, refundAction, type OrderActionId } from './orderActions.js';
import { OrderCard } from './OrderCard.js';
import { mailAboutRest } from './orderWhy.js';

/** Props of {@link OrderDecision}. */
export interface OrderDecisionProps {
  readonly detail: OrderDetail;
  readonly mayChange: boolean;
  readonly onAct: (action: OrderActionId) => void;
  readonly storeName: string | undefined;
}

/** Draws them, for who may decide. Nobody is led to accept money that is not confirmed. */
export function OrderDecision({ detail, mayChange, onAct, storeName }: OrderDecisionProps) {
  const { messages, locale } = useWords();
  if (!mayChange || !needsDecision(detail)) return null;
  const { status, amountUsd } = detail.row;
  const isPart = status === 'partial';
  const back = refundAction(detail, isPart ? 'all' : status);
  const coins = back?.option && coinText(back.option.amount, back.option.code, locale);
  return (
    <OrderCard title={messages.decideTitle}>
      <div className="till-order-decision">
        {isPart && <WaitForRest {...{ detail, storeName }} />}
        {back && coins && (
          <>
            <div>
              <p className="till-muted">
                <span>{messages.decideAcceptLead(usdText(amountUsd, locale) ?? coins)}</span>{' '}
                <span>{messages.actionMarkNote}</span>
              </p>
              <Button onClick={() => onAct('mark')}>{messages.actionMark}</Button>
            </div>
            <div>
              <p className="till-muted">{messages.decideBackLead(coins)}</p>
              <Button onClick={() => onAct(back.id)}>{messages.primaryRefund(coins)}</Button>
            </div>
          </>
        )}
      </div>
    </OrderCard>
  );
}

/** What is missing, and a mail to the customer about it where the shop keeps an address. */
function WaitForRest({ detail, storeName }: Pick<OrderDecisionProps, 'detail' | 'storeName'>) {
  const { messages, locale } = useWords();
  const { row } = detail;
  const missing = coinsText(detail.figures.due?.coins ?? [], locale);
  const mail = mailAboutRest(detail, storeName, { messages, locale });
  return (
    <div>
      <p className="till-muted">
        {missing === '' ? messages.whyPartialPlain : messages.decideWaitLead(missing)}
      </p>
      {row.email !== null && mail && (
        <a className="till-button" href={mailLink({ to: row.email, ...mail })}>
          {messages.decideWaitMail}
        </a>
      )}
    </div>
  );
}

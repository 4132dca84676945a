/** What an order asks for, and what of it has come. */
import type { ReactNode } from 'react';
import type { CheckoutSnapshot } from '../../contract/checkout.js';
import { formatMoney } from '../../money/format.js';
import { isZero, type DecimalString } from '../../money/grammar.js';
import { Amount } from '../../ui/Amount.js';
import { useUi } from '../../ui/uiContext.js';
import { useTreasuryMessages } from '../treasuryContext.js';

interface FigureProps {
  readonly name: string;
  readonly children: ReactNode;
}

function Figure({ name, children }: FigureProps) {
  return (
    <div className="till-fact">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Draws the figures, in dollars and in the currency that was chosen. */
export function OrderFigures({ checkout }: { readonly checkout: CheckoutSnapshot }) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  const { order, quote, due, received, excess } = checkout;
  const coins = (amount: DecimalString) => quote && <Amount amount={amount} code={quote.code} />;
  const known = (amount: DecimalString | null): amount is DecimalString =>
    quote !== null && amount !== null;
  if (order.amountUsd === null && !quote) return <p className="till-muted">{messages.noQuote}</p>;
  return (
    <dl className="till-facts">
      {order.amountUsd !== null && (
        <Figure name={messages.orderPrice}>
          <bdi className="till-money">{formatMoney(order.amountUsd, 'USD', locale)}</bdi>
        </Figure>
      )}
      {order.display && (
        <Figure name={messages.orderShownPrice}>
          <bdi className="till-money">
            {formatMoney(order.display.amount, order.display.currency, locale)}
          </bdi>
        </Figure>
      )}
      {quote?.payable && (
        <Figure name={messages.orderAsked}>
          <span>
            {coins(quote.payable)} <span className="till-muted">{quote.networkName}</span>
          </span>
        </Figure>
      )}
      {known(received) && <Figure name={messages.orderReceived}>{coins(received)}</Figure>}
      {known(due) && !isZero(due) && <Figure name={messages.orderDue}>{coins(due)}</Figure>}
      {known(excess) && !isZero(excess) && (
        <Figure name={messages.orderExcess}>{coins(excess)}</Figure>
      )}
      {!quote && <Figure name={messages.orderAsked}>{messages.noQuote}</Figure>}
    </dl>
  );
}

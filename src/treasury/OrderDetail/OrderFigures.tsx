/** What an order asks for, and what of it has come. */
import type { CheckoutSnapshot } from '../../contract/checkout.js';
import { formatMoney } from '../../money/format.js';
import { isZero, type DecimalString } from '../../money/grammar.js';
import { Amount } from '../../ui/Amount.js';
import { useUi } from '../../ui/uiContext.js';
import { Fact } from '../Fact.js';
import { useTreasuryMessages } from '../treasuryContext.js';

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
        <Fact name={messages.orderPrice}>
          <bdi className="till-money">{formatMoney(order.amountUsd, 'USD', locale)}</bdi>
        </Fact>
      )}
      {order.display && (
        <Fact name={messages.orderShownPrice}>
          <bdi className="till-money">
            {formatMoney(order.display.amount, order.display.currency, locale)}
          </bdi>
        </Fact>
      )}
      {quote?.payable && (
        <Fact name={messages.orderAsked}>
          <span>
            {coins(quote.payable)} <span className="till-muted">{quote.networkName}</span>
          </span>
        </Fact>
      )}
      {known(received) && <Fact name={messages.orderReceived}>{coins(received)}</Fact>}
      {known(due) && !isZero(due) && <Fact name={messages.orderDue}>{coins(due)}</Fact>}
      {known(excess) && !isZero(excess) && <Fact name={messages.orderExcess}>{coins(excess)}</Fact>}
      {!quote && <Fact name={messages.orderAsked}>{messages.noQuote}</Fact>}
    </dl>
  );
}

/** What an order asks for, and what of it has come. */
import type { CheckoutSnapshot } from '../../contract/checkout.js';
import { formatMoney } from '../../money/format.js';
import { isZero, type DecimalString } from '../../money/decimalString.js';
import { Amount } from '../../ui/Amount.js';
import { useUi } from '../../ui/uiContext.js';
import { Fact } from '../Fact.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { currencyCode } from './currencyCode.js';

/** Draws the figures, in dollars and in the currency that was chosen. */
export function OrderFigures({ checkout }: { readonly checkout: CheckoutSnapshot }) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  const { order, quote, due, received, excess, receivedBeside = [] } = checkout;
  const coins = (amount: DecimalString) => quote && <Amount amount={amount} code={quote.code} />;
  const known = (amount: DecimalString | null): amount is DecimalString =>
    quote !== null && amount !== null;
  const noQuote = wasAsked(checkout) ? messages.quoteVoid : messages.noQuote;
  if (order.amountUsd === null && !quote) return <p className="till-muted">{noQuote}</p>;
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
      {receivedBeside.map(({ currencyId, amount }) => (
        <Fact key={currencyId} name={messages.orderReceived}>
          <Amount amount={amount} code={currencyCode(currencyId, checkout)} />
        </Fact>
      ))}
      {known(due) && !isZero(due) && <Fact name={messages.orderDue}>{coins(due)}</Fact>}
      {known(excess) && !isZero(excess) && <Fact name={messages.orderExcess}>{coins(excess)}</Fact>}
      {!quote && <Fact name={messages.orderAsked}>{noQuote}</Fact>}
    </dl>
  );
}

/** Whether a shopper has been shown an address: a new price voids what was asked, not the address. */
function wasAsked({ evidence, transfers }: CheckoutSnapshot): boolean {
  return transfers.length > 0 || evidence.some(({ kind }) => kind === 'quoted');
}

/** What an order asks for, what has arrived, and its timeline. */
import type { CheckoutSnapshot, EvidenceView } from '../../contract/checkout.js';
import { formatMoney } from '../../money/format.js';
import { isZero, type DecimalString } from '../../money/decimalString.js';
import { Amount } from '../../ui/Amount.js';
import { useUi } from '../../ui/uiContext.js';
import { Moment } from '../ListRow.js';
import { Description } from '../DescriptionList.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { currencyCode } from './orderLabels.js';

/** Draws the figures, in dollars and in the currency that was chosen. */
export function OrderAmounts({ checkout }: { readonly checkout: CheckoutSnapshot }) {
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
        <Description name={messages.orderPrice}>
          <bdi className="till-money">{formatMoney(order.amountUsd, 'USD', locale)}</bdi>
        </Description>
      )}
      {order.display && (
        <Description name={messages.orderShownPrice}>
          <bdi className="till-money">
            {formatMoney(order.display.amount, order.display.currency, locale)}
          </bdi>
        </Description>
      )}
      {quote?.payable && (
        <Description name={messages.orderAsked}>
          <span>
            {coins(quote.payable)} <span className="till-muted">{quote.networkName}</span>
          </span>
        </Description>
      )}
      {known(received) && (
        <Description name={messages.orderReceived}>{coins(received)}</Description>
      )}
      {receivedBeside.map(({ currencyId, amount }) => (
        <Description key={currencyId} name={messages.orderReceived}>
          <Amount amount={amount} code={currencyCode(currencyId, checkout)} />
        </Description>
      ))}
      {known(due) && !isZero(due) && (
        <Description name={messages.orderDue}>{coins(due)}</Description>
      )}
      {known(excess) && !isZero(excess) && (
        <Description name={messages.orderExcess}>{coins(excess)}</Description>
      )}
      {!quote && <Description name={messages.orderAsked}>{noQuote}</Description>}
    </dl>
  );
}

/** Whether a shopper has been shown an address: a new price voids what was asked, not the address. */
function wasAsked({ evidence, transfers }: CheckoutSnapshot): boolean {
  return transfers.length > 0 || evidence.some(({ kind }) => kind === 'quoted');
}

/** Props of {@link OrderTimeline}. */
export interface OrderTimelineProps {
  readonly checkout: CheckoutSnapshot;
}

/** Draws the timeline, oldest first. */
export function OrderTimeline({ checkout }: OrderTimelineProps) {
  const messages = useTreasuryMessages();
  if (checkout.evidence.length === 0) return null;
  return (
    <div className="till-order-part">
      <h3 className="till-subheading">{messages.orderTimeline}</h3>
      <ol className="till-plain-list till-history">
        {checkout.evidence.map((line) => (
          <TimelineEntry key={line.id} line={line} checkout={checkout} />
        ))}
      </ol>
    </div>
  );
}

function TimelineEntry({ line, checkout }: OrderTimelineProps & { readonly line: EvidenceView }) {
  const messages = useTreasuryMessages();
  const { at, source, kind, amount, currencyId } = line;
  return (
    <li className="till-history-step" data-kind={kind}>
      <span>
        {messages.evidenceKinds[kind] ?? messages.otherEvidence(kind)}
        {amount !== null && currencyId !== null && (
          <>
            {' '}
            <Amount amount={amount} code={currencyCode(currencyId, checkout)} />
          </>
        )}
      </span>
      <span className="till-muted">
        {messages.evidenceSources[source] ?? messages.otherSource(source)}
        {' · '}
        <Moment at={at} />
      </span>
    </li>
  );
}

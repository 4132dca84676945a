/** What to enter at an exchange: payments from there often fail by its fee or its network names. */
import { networkAliases, tokenStandard } from '../../chains/networks.js';
import type { QuoteView } from '../../contract/checkout.js';
import { Amount } from '../../ui/Amount.js';
import type { PayToolProps } from './payTool.js';

/** Other names of the network at exchanges: `TRC20, TRX`. */
export function exchangeNames({ blockchain, isNative }: QuoteView): readonly string[] {
  const standard = isNative ? null : tokenStandard(blockchain);
  return [...(standard ? [standard.replace('-', '')] : []), ...networkAliases(blockchain)];
}

/** Draws the guide. While it is open, the QR code holds the bare address. */
export function ExchangeGuide(props: PayToolProps) {
  const { quote, amount, network, messages } = props;
  const names = exchangeNames(quote);
  return (
    <details
      className="till-details"
      open={props.fromExchange}
      onToggle={(event) => props.onFromExchange(event.currentTarget.open)}
    >
      <summary>{messages.exchangeTitle}</summary>
      <dl className="till-figures">
        <div>
          <dt>{messages.exchangeNetwork}</dt>
          <dd>{names.length > 0 ? messages.exchangeNames(network, names.join(', ')) : network}</dd>
        </div>
        {amount !== null && (
          <div>
            <dt>{messages.exchangeAmount}</dt>
            <dd>
              <Amount amount={amount} code={quote.code} />
            </dd>
          </div>
        )}
        <div>
          <dt>{messages.exchangeMemo}</dt>
          <dd>{messages.exchangeNoMemo}</dd>
        </div>
      </dl>
      {amount !== null && <p>{messages.exchangeFee}</p>}
      <p>{messages.exchangeMinimum}</p>
    </details>
  );
}

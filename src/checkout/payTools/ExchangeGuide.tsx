/** What to enter at an exchange: payments from there often fail by its fee or its network names. */
import { networkAliases, tokenStandard } from '../../chains/networks.js';
import type { QuoteView } from '../../contract/checkout.js';
import { Amount } from '../../ui/Amount.js';
import { exchangeIcon } from '../../ui/payIcons.js';
import { useCheckoutContext } from '../checkoutContext.js';
import { type PayToolProps, ToolFold } from './ToolFold.js';

/** Other names of the network at exchanges: `TRC20, TRX`. */
export function exchangeNames({ blockchain, isNative }: QuoteView): readonly string[] {
  const standard = isNative ? null : tokenStandard(blockchain);
  return [...(standard ? [standard.replace('-', '')] : []), ...networkAliases(blockchain)];
}

/** The country's name, or the store's own text where it is no code of a country (ISO 3166-1). */
function countryName(country: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
  } catch {
    return country;
  }
}

/** Draws the guide. While it is open, the QR code holds the bare address. */
export function ExchangeGuide(props: PayToolProps) {
  const { quote, amount, messages, locale } = props;
  const { recipientName, recipientCountry, walletType } = useCheckoutContext('WalletView').page;
  const names = exchangeNames(quote);
  const list = new Intl.ListFormat(locale, { type: 'disjunction' }).format(names);
  const walletTypes = { hosted: messages.exchangeHosted, unhosted: messages.exchangeUnhosted };
  const wallet = walletType && walletTypes[walletType];
  return (
    <ToolFold
      icon={exchangeIcon}
      title={messages.exchangeTitle}
      open={props.fromExchange}
      onToggle={props.onFromExchange}
    >
      <dl className="till-fact-list">
        <div>
          <dt>{messages.exchangeNetwork}</dt>
          <dd>
            <span>{quote.networkName}</span>
            {names.length > 0 && <small>{messages.exchangeNames(list)}</small>}
          </dd>
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
        {wallet !== undefined && (
          <div>
            <dt>{messages.exchangeWallet}</dt>
            <dd>{wallet}</dd>
          </div>
        )}
        {recipientName !== undefined && (
          <div>
            <dt>{messages.exchangeRecipient}</dt>
            <dd>
              <span>{recipientName}</span>
              {recipientCountry !== undefined && (
                <small>{countryName(recipientCountry, locale)}</small>
              )}
            </dd>
          </div>
        )}
      </dl>
      {amount !== null && <p className="till-muted">{messages.exchangeFee}</p>}
    </ToolFold>
  );
}

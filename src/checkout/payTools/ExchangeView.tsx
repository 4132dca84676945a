/** What to enter at an exchange: payments from there often fail by its fee or its network names. */
import { networkAliases, tokenStandard } from '../../chains/networks.js';
import type { CheckoutSnapshot, QuoteView } from '../../contract/checkout.js';
import { Icon } from '../../ui/Icon.js';
import { askIcon } from '../../ui/icons.js';
import { enTools } from '../../ui/messages/enTools.js';
import { QrCode } from '../../ui/QrCode.js';
import { useMessagesWith, useUi } from '../../ui/uiContext.js';
import type { PayTarget } from '../payTarget.js';
import { amountToSend } from '../quote.js';
import { PayRows } from '../WalletView/PayRows.js';
import { Fact } from './Fact.js';

/** Props of {@link ExchangeView}. */
export interface ExchangeViewProps {
  readonly snapshot: CheckoutSnapshot;
  readonly quote: QuoteView;
  readonly target: Extract<PayTarget, { address: string }>;
}

/** Names of the network, the one first that most exchanges show: `TRC20`, `Tron`, `TRX`. */
export function exchangeNames(quote: QuoteView): readonly [string, ...string[]] {
  const { blockchain, isNative, networkName } = quote;
  const standard = isNative ? undefined : tokenStandard(blockchain)?.replace('-', '');
  const others = networkAliases(blockchain).filter((name) => name !== networkName);
  return standard ? [standard, networkName, ...others] : [networkName, ...others];
}

/** Draws what an exchange asks for, in its order; beside it, where there is room, the way through it. */
export function ExchangeView({ snapshot, quote, target }: ExchangeViewProps) {
  const { locale } = useUi();
  const messages = useMessagesWith(enTools);
  const [network, alias, ...others] = exchangeNames(quote);
  const list = new Intl.ListFormat(locale, { type: 'disjunction' }).format(others);
  const amount = amountToSend(snapshot);
  const steps = [
    [messages.exchangeOpen, messages.exchangeOpenLead(quote.code)],
    [messages.exchangeChoose(network), messages.exchangeChooseLead],
    [messages.exchangePaste, messages.exchangePasteLead],
  ] as const;
  return (
    <>
      <div className="till-side till-exchange-side">
        <ol>
          {steps.map(([title, lead]) => (
            <li key={title}>
              <b>{title}</b>
              <span className="till-muted">{lead}</span>
            </li>
          ))}
        </ol>
        {target.status === 'ready' && (
          <figure className="till-exchange-code" data-form="address">
            <QrCode
              value={target.address}
              label={messages.qrLabel(quote.code, quote.networkName)}
              undrawn={messages.qrNotDrawn}
            />
            <figcaption>
              <b>{messages.exchangeScan}</b>
              <span className="till-muted">{messages.exchangeScanLead}</span>
            </figcaption>
          </figure>
        )}
      </div>
      <PayRows
        quote={quote}
        address={target.address}
        unchecked={target.status === 'unchecked'}
        amount={amount}
        name={messages.exchangeAmount}
        above={
          <dl className="till-fact-list">
            <Fact
              name={messages.exchangeNetwork}
              note={others.length > 0 ? messages.exchangeNames(list) : undefined}
            >
              {messages.exchangeOnly(messages.networkWithAlias(network, alias))}
            </Fact>
          </dl>
        }
        below={
          <dl className="till-fact-list">
            <Fact name={messages.exchangeMemo}>{messages.exchangeNoMemo}</Fact>
          </dl>
        }
      />
      {amount !== null && (
        <p className="till-muted till-exchange-fee">
          <Icon of={askIcon} />
          <span>{messages.exchangeFee}</span>
        </p>
      )}
    </>
  );
}

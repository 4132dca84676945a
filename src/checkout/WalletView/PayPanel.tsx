/** The paying part of the wallet view, once the address has passed its check. */
import type { CheckoutSnapshot, QuoteView } from '../../contract/checkout.js';
import { formatMoney } from '../../money/format.js';
import { Notice } from '../../ui/Notice.js';
import { useUi } from '../../ui/uiContext.js';
import { amountToSend } from '../amountToSend.js';
import type { PayTarget } from '../payTarget.js';
import { TransferList } from '../TransferList.js';
import { useChangedElsewhere } from '../useChangedElsewhere.js';
import { useQuote } from '../useQuote.js';
import { AddressCard } from './AddressCard.js';
import { AmountDue } from './AmountDue.js';
import { ChangeCurrency } from './ChangeCurrency.js';
import { ExpiredQuote } from './ExpiredQuote.js';
import { MoreWays } from './MoreWays.js';
import { PartialLead } from './PartialLead.js';
import { QuoteLine } from './QuoteLine.js';
import { useCodeChoice } from './useCodeChoice.js';
import { WalletCode } from './WalletCode.js';

/** Props of {@link PayPanel}. */
export interface PayPanelProps {
  readonly snapshot: CheckoutSnapshot;
  readonly quote: QuoteView;
  readonly target: Extract<PayTarget, { address: string }>;
}

/** Draws amount, address, code and price; after the quote's end the address steps into details. */
export function PayPanel({ snapshot, quote, target }: PayPanelProps) {
  const { locale, messages } = useUi();
  const { expired, secondsLeft, acceptNewQuote } = useQuote();
  const amount = amountToSend(snapshot);
  const changed = useChangedElsewhere(snapshot);
  const partial = snapshot.exceptions.includes('partial');
  const topUp = snapshot.kind === 'top_up';
  const choice = useCodeChoice(target);
  const address = (
    <AddressCard
      quote={quote}
      address={target.address}
      unchecked={target.status === 'unchecked'}
      link={!expired && choice.rung?.opensWallet ? choice.rung.text : null}
    />
  );
  return (
    <div className="till-pay-panel" data-quote={expired ? 'expired' : 'live'}>
      {topUp && <p className="till-lead">{messages.topUpLead}</p>}
      {partial && <PartialLead snapshot={snapshot} quote={quote} />}
      {amount !== null && (
        <AmountDue
          amount={amount}
          code={quote.code}
          rest={partial}
          expired={expired}
          secondsLeft={topUp ? null : secondsLeft}
        />
      )}
      {changed !== null && !expired && <Notice tone="warning">{changed}</Notice>}
      {snapshot.address?.replaced && <Notice tone="warning">{messages.addressReplaced}</Notice>}
      {expired ? (
        <>
          <ExpiredQuote acceptNewQuote={acceptNewQuote} />
          <details className="till-details">
            <summary>{messages.addressDetails}</summary>
            {address}
          </details>
        </>
      ) : (
        <>
          {address}
          <ChangeCurrency rest={partial} />
          {choice.rung && <WalletCode quote={quote} rung={choice.rung} />}
        </>
      )}
      {!topUp && <QuoteLine quote={quote} />}
      {expired && <ChangeCurrency rest={partial} />}
      {snapshot.minimumUsd !== null && (
        <p className="till-muted">
          {messages.minimum(formatMoney(snapshot.minimumUsd, 'USD', locale))}
        </p>
      )}
      {!expired && (
        <MoreWays
          {...choice}
          snapshot={snapshot}
          quote={quote}
          address={target.address}
          amount={amount}
        />
      )}
      {topUp && (
        <TransferList
          transfers={snapshot.transfers}
          title={messages.deposits}
          empty={messages.noDeposits}
        />
      )}
    </div>
  );
}

/** The paying part of the wallet view, once the address has passed its check. */
import type { CheckoutSnapshot, QuoteView } from '../../contract/checkout.js';
import { formatMoney } from '../../money/format.js';
import { Notice } from '../../ui/Notice.js';
import { useUi } from '../../ui/uiContext.js';
import { amountToSend } from '../quote.js';
import type { PayTarget } from '../payTarget.js';
import { isTooSmallForAll } from '../screen.js';
import { TransferList } from '../TransferList.js';
import { useQuoteChangeNotice } from '../usePriceNotices.js';
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

/**
 * Draws amount, address, code and price. After the quote's end, and where what is left is too small for
 * the currency, nothing is asked for: the address steps into details, for who has sent already.
 */
export function PayPanel({ snapshot, quote, target }: PayPanelProps) {
  const { locale, messages } = useUi();
  const { expired, secondsLeft, acceptNewQuote } = useQuote();
  const amount = amountToSend(snapshot);
  const changed = useQuoteChangeNotice(snapshot);
  const partial = snapshot.exceptions.includes('partial');
  const topUp = snapshot.kind === 'top_up';
  const choice = useCodeChoice(target);
  const isTooSmall = quote.unmetMinimumUsd !== undefined;
  const isAsking = !expired && !isTooSmall;
  const minimumUsd = quote.unmetMinimumUsd ?? snapshot.minimumUsd;
  const minimum = minimumUsd && messages.minimum(formatMoney(minimumUsd, 'USD', locale));
  const change = <ChangeCurrency rest={partial} />;
  const address = (
    <AddressCard
      quote={quote}
      address={target.address}
      unchecked={target.status === 'unchecked'}
      link={isAsking && choice.rung?.opensWallet ? choice.rung.text : null}
    />
  );
  return (
    <div className="till-pay-panel" data-quote={expired ? 'expired' : 'live'}>
      {/* Its second half is not true of an address that has just been replaced. */}
      {topUp && !snapshot.address?.replaced && <p className="till-lead">{messages.topUpLead}</p>}
      {partial && <PartialLead snapshot={snapshot} quote={quote} />}
      {amount !== null && !isTooSmall && (
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
      {isAsking ? (
        <>
          {address}
          {!partial && change}
          {choice.rung && <WalletCode quote={quote} rung={choice.rung} />}
          {/* Who has sent a part has chosen once: the code comes first, on a phone's first screen too. */}
          {partial && change}
        </>
      ) : (
        <>
          {isTooSmall ? (
            <Notice
              tone="warning"
              title={messages.tooSmall}
              action={!isTooSmallForAll(snapshot) && change}
            >
              {minimum}
            </Notice>
          ) : (
            <ExpiredQuote acceptNewQuote={acceptNewQuote} />
          )}
          <details className="till-details">
            <summary>{messages.addressDetails}</summary>
            {address}
          </details>
        </>
      )}
      {!topUp && <QuoteLine quote={quote} />}
      {expired && !isTooSmall && change}
      {!isTooSmall && minimum && <p className="till-muted">{minimum}</p>}
      {isAsking && (
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

/** What is asked for once a currency is chosen: the pay panel with its quote, helps and transfers. */
import type { CheckoutSnapshot, QuoteView } from '../../contract/checkout.js';
import type { DecimalString } from '../../money/decimalString.js';
import { formatMoney } from '../../money/format.js';
import { Notice } from '../../ui/Notice.js';
import { useUi } from '../../ui/uiContext.js';
import type { PayTarget } from '../payTarget.js';
import { amountToSend } from '../quote.js';
import { isTooSmallForAll } from '../screen.js';
import { TransferList } from '../TransferList.js';
import { useCheckout } from '../useCheckout.js';
import { useQuoteChangeNotice } from '../usePriceNotices.js';
import { useQuote } from '../useQuote.js';
import { AddressCard } from './AddressCard.js';
import { ExpiredQuote } from './ExpiredQuote.js';
import { MoreWays } from './MoreWays.js';
import { PartialLead } from './PartialLead.js';
import { ChangeCurrency, PayPanelView } from './PayPanelView.js';
import { useCodeChoice } from './useCodeChoice.js';

/** Props of {@link PayPanel}. */
export interface PayPanelProps {
  readonly snapshot: CheckoutSnapshot;
  readonly quote: QuoteView;
  readonly target: Extract<PayTarget, { address: string }>;
}

/**
 * Draws the panel. After the quote's end, and where what is left is too small for the currency, nothing is
 * asked for: the address steps into details, for who has sent already.
 */
export function PayPanel({ snapshot, quote, target }: PayPanelProps) {
  const { messages } = useUi();
  const { expired, secondsLeft, acceptNewQuote } = useQuote();
  const { setChoosing } = useCheckout();
  const changed = useQuoteChangeNotice(snapshot);
  const choice = useCodeChoice(target);
  const topUp = snapshot.kind === 'top_up';
  const isTooSmall = quote.unmetMinimumUsd !== undefined;
  const isAsking = !expired && !isTooSmall;
  const onChangeCurrency = () => setChoosing(true);
  const stopped = isAsking ? undefined : (
    <>
      {quote.unmetMinimumUsd !== undefined ? (
        <TooSmall
          snapshot={snapshot}
          minimumUsd={quote.unmetMinimumUsd}
          onChangeCurrency={onChangeCurrency}
        />
      ) : (
        <ExpiredQuote acceptNewQuote={acceptNewQuote} />
      )}
      <details className="till-details">
        <summary>{messages.addressDetails}</summary>
        <AddressCard
          quote={quote}
          address={target.address}
          unchecked={target.status === 'unchecked'}
          link={null}
        />
      </details>
    </>
  );
  // Its second half is not true of an address that has just been replaced.
  const isSameAddress = !snapshot.address?.replaced;
  return (
    <PayPanelView
      {...{ snapshot, quote, target, expired, secondsLeft, stopped, onChangeCurrency }}
      rung={choice.rung}
      lead={
        <>
          {topUp && isSameAddress && <p className="till-lead">{messages.topUpLead}</p>}
          {snapshot.exceptions.includes('partial') && (
            <PartialLead snapshot={snapshot} quote={quote} />
          )}
        </>
      }
      changed={changed !== null && !expired && <Notice tone="warning">{changed}</Notice>}
    >
      {isAsking && (
        <MoreWays
          {...choice}
          snapshot={snapshot}
          quote={quote}
          address={target.address}
          amount={amountToSend(snapshot)}
        />
      )}
      {topUp && (
        <TransferList
          transfers={snapshot.transfers}
          title={messages.deposits}
          empty={messages.noDeposits}
        />
      )}
    </PayPanelView>
  );
}

interface TooSmallProps {
  readonly snapshot: CheckoutSnapshot;
  /** Decimal string. */
  readonly minimumUsd: DecimalString;
  readonly onChangeCurrency: () => void;
}

/** What is left is below the currency's minimum. */
function TooSmall({ snapshot, minimumUsd, onChangeCurrency }: TooSmallProps) {
  const { locale, messages } = useUi();
  return (
    <Notice
      tone="warning"
      title={messages.tooSmall}
      action={
        !isTooSmallForAll(snapshot) && (
          <ChangeCurrency snapshot={snapshot} onChange={onChangeCurrency} />
        )
      }
    >
      {messages.minimum(formatMoney(minimumUsd, 'USD', locale))}
    </Notice>
  );
}

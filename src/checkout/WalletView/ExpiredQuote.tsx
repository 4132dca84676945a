/** The price has run out: a payment may be on its way, and a new price only comes by consent. */
import { useEffect, useState } from 'react';
import type { QuoteView } from '../../contract/checkout.js';
import { clockIcon } from '../../ui/icons.js';
import { retryIcon } from '../../ui/troubleIcons.js';
import { Icon } from '../../ui/Icon.js';
import { useMessages, useUi } from '../../ui/uiContext.js';
import { Answer } from '../Answer.js';
import { useCheckoutContext } from '../checkoutContext.js';
import { ActionProblem } from '../ProblemNotice.js';
import type { QuoteState } from '../useQuote.js';
import { useAutoRetry } from '../useAutoRetry.js';

/** Props of {@link ExpiredQuote}. */
export interface ExpiredQuoteProps {
  readonly quote: QuoteView;
  readonly acceptNewQuote: QuoteState['acceptNewQuote'];
}

/** Looks for a payment once, as soon as the price is over. @returns whether it is still looking. */
function useLook(): boolean {
  const { refetch } = useCheckoutContext('WalletView').query;
  const [looking, setLooking] = useState(true);
  useEffect(() => {
    void refetch({ cancelRefetch: false }).then(() => setLooking(false));
  }, [refetch]);
  return looking;
}

/**
 * Draws what to do: nothing for who has sent, and the button for who has not. It is offered only after a
 * look: pressed by somebody who has paid, it would ask twice.
 */
export function ExpiredQuote(props: ExpiredQuoteProps) {
  const { messages, still } = useUi();
  const { quote } = props;
  if (!still) return <AskForNewPrice {...props} />;
  return (
    <Answer
      icon={clockIcon}
      tone="warning"
      title={messages.expiredTitle}
      lead={messages.expiredLead}
    >
      {still.currencyForm?.(quote.currencyId, messages.newPrice)}
    </Answer>
  );
}

function AskForNewPrice({ acceptNewQuote }: ExpiredQuoteProps) {
  const messages = useMessages();
  const isBusy = useLook() || acceptNewQuote.isPending;
  const ask = () => acceptNewQuote.mutate();
  const error = useAutoRetry(acceptNewQuote, ask);
  return (
    <>
      <Answer
        icon={clockIcon}
        tone="warning"
        title={messages.expiredTitle}
        lead={messages.expiredLead}
      />
      <button
        type="button"
        className="till-button"
        data-kind="primary"
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && ask()}
      >
        <Icon of={retryIcon} />
        <span>{isBusy ? messages.checking : messages.newPrice}</span>
      </button>
      <ActionProblem error={error} />
    </>
  );
}

/** What is asked for once a currency is chosen: the pay panel with its quote, helps and transfers. */
import { useContext, useRef, useState, useEffect } from 'react';
import { formatMoney, formatCrypto } from '../../money/format.js';
import { Icon } from '../../ui/Icon.js';
import { downIcon, clockIcon } from '../../ui/icons.js';
import { Notice } from '../../ui/Notice.js';
import { useIsomorphicLayoutEffect } from '../../ui/dom.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { useUi, useMessages } from '../../ui/uiContext.js';
import { SourceContext, type Source, useCheckoutContext } from '../checkoutContext.js';
import { loadError } from '../LoadError.js';
import { useParts } from '../parts.js';
import type { CodeChoice } from '../payTools/ToolFold.js';
import { amountToSend } from '../quote.js';
import { TransferList } from '../TransferList.js';
import { useCheckout } from '../useCheckout.js';
import { useQuoteChangeNotice } from '../PriceChange.js';
import { useQuote, type QuoteState } from '../useQuote.js';
import { PayPanelView, type PayPanelViewProps } from './PayPanelView.js';
import { PayRows } from './PayRows.js';
import { PayFoot } from './PayFoot.js';
import type { PaymentForm } from '../../chains/paymentPayload.js';
import type { PayTarget } from '../payTarget.js';
import type { QuoteView, CheckoutSnapshot } from '../../contract/checkout.js';
import { retryIcon } from '../../ui/troubleIcons.js';
import { Answer } from '../Answer.js';
import { ActionProblem } from '../ProblemNotice.js';
import { useAutoRetry } from '../useAutoRetry.js';
import { isZero } from '../../money/decimalString.js';
import { addUpTo, wholePercent } from '../../money/conversion.js';
import { isAllConfirmed } from '../screen.js';

/** Props of {@link PayPanel}. */
export type PayPanelProps = Pick<PayPanelViewProps, 'snapshot' | 'quote' | 'target'>;

/**
 * Draws the panel. After the quote's end, and where what is left is too small for the currency, nothing is
 * asked for: the address steps into details, for who has sent already.
 */
export function PayPanel({ snapshot, quote, target }: PayPanelProps) {
  const { messages } = useUi();
  const { payTools, exchangeView } = useParts();
  const { expired, secondsLeft, acceptNewQuote } = useQuote();
  const { setChoosing } = useCheckout();
  const changed = useQuoteChangeNotice(snapshot);
  const choice = useCodeChoice(target);
  const [isEnlarged, setEnlarged] = useState(false);
  const [hasWallet, setHasWallet] = useState(false);
  const [ownSource, setOwnSource] = useState<Source>('wallet');
  const shared = useContext(SourceContext);
  const { source, onSource } = shared ?? { source: ownSource, onSource: setOwnSource };
  const partial = snapshot.exceptions.includes('partial');
  const stopped =
    expired || quote.unmetMinimumUsd !== undefined ? (
      <Stopped {...{ quote, target, acceptNewQuote }} />
    ) : undefined;
  return (
    <PayPanelView
      {...{ snapshot, quote, target, secondsLeft, stopped, source, onSource, hasWallet }}
      panel={useFocusOnSource(source)}
      form={choice.form}
      clockBelow={shared !== null}
      onChangeCurrency={() => setChoosing(true)}
      onEnlarge={() => setEnlarged(true)}
      lead={
        <>
          {partial && <PartialProgress snapshot={snapshot} quote={quote} />}
          {changed !== null && !expired && <Notice tone="warning">{changed}</Notice>}
        </>
      }
      exchange={
        source === 'exchange' && (
          <exchangeView.Part
            {...{ snapshot, quote, target }}
            waiting={<Skeleton label={messages.loading} lines={5} />}
            failed={loadError}
          />
        )
      }
      walletPay={
        <payTools.Part
          {...choice}
          {...{ snapshot, quote }}
          address={target.address}
          amount={amountToSend(snapshot)}
          ended={stopped !== undefined || source === 'exchange'}
          open={isEnlarged && !stopped}
          onClose={() => setEnlarged(false)}
          onWallets={setHasWallet}
          waiting={null}
          failed={(...again) => isEnlarged && loadError(...again)}
        />
      }
    >
      {snapshot.kind === 'top_up' && (
        <TransferList
          transfers={snapshot.transfers}
          title={messages.deposits}
          empty={messages.noDeposits}
        />
      )}
      {shared === null && stopped === undefined && <PayFoot {...{ source, onSource, snapshot }} />}
    </PayPanelView>
  );
}

type StoppedProps = Pick<PayPanelProps, 'quote' | 'target'> & Pick<QuoteState, 'acceptNewQuote'>;

/** What stands in place of amount and address: why nothing is asked for, and the address for who has sent. */
function Stopped({ quote, target, acceptNewQuote }: StoppedProps) {
  const { locale, messages } = useUi();
  const { unmetMinimumUsd } = quote;
  return (
    <>
      {unmetMinimumUsd === undefined ? (
        <ExpiredQuote quote={quote} acceptNewQuote={acceptNewQuote} />
      ) : (
        <Notice tone="warning" title={messages.tooSmall}>
          {messages.minimum(formatMoney(unmetMinimumUsd, 'USD', locale))}
        </Notice>
      )}
      <details className="till-fold">
        <summary className="till-line">
          <span>{messages.addressDetails}</span>
          <Icon of={downIcon} />
        </summary>
        <div className="till-fold-in">
          <PayRows
            quote={quote}
            address={target.address}
            unchecked={target.status === 'unchecked'}
            amount={null}
          />
        </div>
      </details>
    </>
  );
}

/** What was pressed is gone with its half of the screen: the focus goes to what leads back. */
function useFocusOnSource(source: Source) {
  const panel = useRef<HTMLDivElement>(null);
  const shown = useRef(source);
  useIsomorphicLayoutEffect(() => {
    if (shown.current === source) return;
    shown.current = source;
    const isDrawn = (element: Element) => element.getClientRects().length > 0;
    const { activeElement } = panel.current?.getRootNode() as Document | ShadowRoot;
    if (activeElement && activeElement.tagName !== 'BODY' && isDrawn(activeElement)) return;
    const card = panel.current?.closest('.till:not([data-nested])');
    const ways = card?.querySelectorAll<HTMLElement>('.till-exchange-row, .till-source :checked');
    [...(ways ?? [])].find(isDrawn)?.focus();
  }, [source]);
  return panel;
}

const NO_FORMS: readonly PaymentForm[] = [];

/** @param target where to pay; on a network that we do not know there is no code. */
function useCodeChoice(target: Extract<PayTarget, { address: string }>): CodeChoice {
  const [step, onStep] = useState(0);
  const forms = target.status === 'ready' ? target.payload : NO_FORMS;
  return { form: forms[step] ?? forms[0] ?? null, forms, step, onStep };
}

/** Props of {@link ExpiredQuote}. */
interface ExpiredQuoteProps {
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
function ExpiredQuote(props: ExpiredQuoteProps) {
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

/** Props of {@link PartialProgress}. */
interface PartialProgressProps {
  readonly snapshot: CheckoutSnapshot;
  readonly quote: QuoteView;
}

/**
 * Draws the progress if all of it came in the currency that is shown and at the price that is shown; otherwise
 * what has come and what is left would not add up. A payment that was only seen is not called received.
 */
function PartialProgress({ snapshot, quote }: PartialProgressProps) {
  const { received, receivedBeside, due } = snapshot;
  const { locale, messages } = useUi();
  const { code, payable } = quote;
  if (received === null || isZero(received) || receivedBeside || payable === null) return null;
  if (due === null || !addUpTo(received, due, payable)) return null;
  const say = isAllConfirmed(snapshot) ? messages.partReceived : messages.partDetected;
  return (
    <div className="till-progress">
      <svg className="till-progress-bar" width="100%" height="8" aria-hidden="true">
        <rect width={`${wholePercent(received, payable)}%`} height="100%" rx="4" />
      </svg>
      <p className="till-lead">
        {say(formatCrypto(received, locale), `${formatCrypto(payable, locale)} ${code}`)}
      </p>
    </div>
  );
}

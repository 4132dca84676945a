/**
 * The pay panel, from values alone: no hook of it asks the store or starts a timer. The first screen of
 * the module draws it before the rest of the widget has loaded.
 */
import type { PaymentForm } from '../../chains/paymentPayload.js';
import type { CheckoutSnapshot, QuoteView } from '../../contract/checkout.js';
import { formatMoney } from '../../money/format.js';
import { Icon } from '../../ui/Icon.js';
import { aheadIcon, enlargeIcon } from '../../ui/payIcons.js';
import { Notice } from '../../ui/Notice.js';
import { QrCode } from '../../ui/QrCode.js';
import { useMessages, useUi } from '../../ui/uiContext.js';
import { networkNameOf } from '../payTexts.js';
import type { PayTarget } from '../payTarget.js';
import { amountToSend } from '../quote.js';
import { isTooSmallForAll } from '../screen.js';
import { CoinMark } from '../CurrencyIcon.js';
import { PayRows } from './PayRows.js';
import { carriesAmount } from './quoteTexts.js';
import { WalletLink } from './WalletLink.js';
import type { Elements } from '../../ui/elements.js';
import { formatCountdown } from '../../ui/formatTime.js';

/** Props of {@link PayPanelView}. */
export interface PayPanelViewProps {
  readonly snapshot: CheckoutSnapshot;
  readonly quote: QuoteView;
  readonly target: Extract<PayTarget, { address: string }>;
  /** The form of the code that is shown; null on a network that we do not know. */
  readonly form: PaymentForm | null;
  /** Whole seconds; null where the quote has no end. */
  readonly secondsLeft: number | null;
  readonly onChangeCurrency: () => void;
  /** The code was pressed. */
  readonly onEnlarge: () => void;
  /** "More ways to pay" was pressed. */
  readonly onMoreWays: () => void;
  /** Above the currency: what part of the payment has come, what has changed on another page. */
  readonly lead?: Elements;
  /** In place of what to pay to, where nothing is asked for: after the quote's end, or too small an amount. */
  readonly stopped?: Elements;
  /** Above the last row: transfers of a top-up. */
  readonly children?: Elements;
}

/** Draws currency, code, amount and address, and how long the price holds. */
export function PayPanelView(props: PayPanelViewProps) {
  const { snapshot, quote, target, form, secondsLeft, stopped } = props;
  const { locale, messages } = useUi();
  const topUp = snapshot.kind === 'top_up';
  return (
    <div className="till-pay-panel" data-quote={secondsLeft === 0 ? 'expired' : 'live'}>
      {props.lead}
      {snapshot.address?.replaced && <Notice tone="warning">{messages.addressReplaced}</Notice>}
      <Choice
        quote={quote}
        onChange={isTooSmallForAll(snapshot) ? undefined : props.onChangeCurrency}
      />
      {stopped ?? (
        <>
          {form && <WalletCode {...{ snapshot, quote, form }} onEnlarge={props.onEnlarge} />}
          <PayRows
            quote={quote}
            address={target.address}
            unchecked={target.status === 'unchecked'}
            amount={amountToSend(snapshot)}
            rest={snapshot.exceptions.includes('partial')}
          />
          {form?.opensWallet && <WalletLink href={form.text} />}
          {!topUp && secondsLeft !== null && secondsLeft > 0 && (
            <PriceClock quote={quote} secondsLeft={secondsLeft} />
          )}
          {snapshot.minimumUsd && (
            <p className="till-muted">
              {messages.minimum(formatMoney(snapshot.minimumUsd, 'USD', locale))}
            </p>
          )}
        </>
      )}
      {props.children}
      {stopped === undefined && (
        <button type="button" className="till-line till-foot" onClick={props.onMoreWays}>
          <span>{messages.moreWays}</span>
          <Icon of={aheadIcon} ahead />
        </button>
      )}
    </div>
  );
}

interface ChoiceProps {
  readonly quote: QuoteView;
  /** Undefined where there is nothing else to choose. */
  readonly onChange: (() => void) | undefined;
}

/** The currency in use. Pressed anywhere, it leads back to the list. */
function Choice({ quote, onChange }: ChoiceProps) {
  const messages = useMessages();
  const name = (
    <>
      <CoinMark quote={quote} />
      <span className="till-choice-name">
        <b translate="no">{quote.code}</b>{' '}
        <span className="till-muted">{networkNameOf(quote, messages)}</span>
      </span>
    </>
  );
  if (!onChange) return <div className="till-chosen">{name}</div>;
  return (
    <button type="button" className="till-chosen" onClick={onChange}>
      {name}{' '}
      <span className="till-choice-change">
        <span>{messages.change}</span>
        <Icon of={aheadIcon} ahead />
      </span>
    </button>
  );
}

interface WalletCodeProps {
  readonly snapshot: CheckoutSnapshot;
  readonly quote: QuoteView;
  readonly form: PaymentForm;
  readonly onEnlarge: () => void;
}

/** The QR code, which a press enlarges, and what is left to do after a scan. */
function WalletCode({ snapshot, quote, form, onEnlarge }: WalletCodeProps) {
  const messages = useMessages();
  const label = messages.qrLabel(quote.code, quote.networkName);
  // Not true of an address that has just been replaced.
  const isLasting = snapshot.kind === 'top_up' && !snapshot.address?.replaced;
  const needsAmount = snapshot.kind === 'payment' && !carriesAmount(form.name);
  const hint = isLasting ? messages.topUpLead : needsAmount ? messages.scanBare : messages.enlarge;
  return (
    <figure className="till-code till-side" data-form={form.name}>
      <button type="button" className="till-code-button" onClick={onEnlarge}>
        <QrCode value={form.text} label={label} />
        <span className="till-code-hint">
          <span>{hint}</span>
          {hint !== messages.enlarge && (
            <span className="till-visually-hidden">{` ${messages.enlarge}`}</span>
          )}
          <Icon of={enlargeIcon} />
        </span>
      </button>
    </figure>
  );
}

/** Props of {@link PriceClock}. */
interface PriceClockProps {
  readonly quote: QuoteView;
  /** Whole seconds. */
  readonly secondsLeft: number;
}

/** Seconds before the end at which the ring warns. */
const SOON_SECONDS = 60;

/** Draws the clock. Silent: the status panel announces the last minute. @selector [data-soon] */
function PriceClock({ quote, secondsLeft }: PriceClockProps) {
  const { messages, still } = useUi();
  const wholeMs = Date.parse(quote.expiresAt ?? '') - Date.parse(quote.quotedAt);
  // A ring that is closed would look like a button to choose.
  const left = Math.min(92, Math.round((secondsLeft * 100_000) / wholeMs));
  return (
    <p className="till-price-clock" data-soon={secondsLeft <= SOON_SECONDS || undefined}>
      <svg className="till-ring" viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="8" cy="8" r="6.5" />
        <circle cx="8" cy="8" r="6.5" pathLength="100" strokeDasharray={`${String(left)} 100`} />
      </svg>
      <span>
        {still && quote.expiresAt
          ? still.priceLocked(quote.expiresAt)
          : messages.priceLocked(formatCountdown(secondsLeft))}
      </span>
    </p>
  );
}

/**
 * The pay panel, from values alone: no hook of it asks the store or starts a timer. The first screen of
 * the module draws it before the rest of the widget has loaded.
 */
import { type RefObject, useEffect, useState } from 'react';
import type { PaymentForm } from '../../chains/paymentPayload.js';
import type { CheckoutSnapshot, QuoteView } from '../../contract/checkout.js';
import { formatCrypto, formatMoney } from '../../money/format.js';
import { Icon } from '../../ui/Icon.js';
import { aheadIcon, enlargeIcon, walletIcon } from '../../ui/payIcons.js';
import { Notice } from '../../ui/Notice.js';
import { QrCode } from '../../ui/QrCode.js';
import { useMessages, useUi } from '../../ui/uiContext.js';
import { networkNameOf } from '../payTexts.js';
import type { SourceChoice } from '../checkoutContext.js';
import type { PayTarget } from '../payTarget.js';
import { amountToSend } from '../quote.js';
import { isTooSmallForAll } from '../screen.js';
import { CoinMark } from '../CurrencyIcon.js';
import { PayRows } from './PayRows.js';
import { PriceClock } from './PriceClock.js';
import { SourceControl } from './PaySource.js';
import type { Elements } from '../../ui/elements.js';

/** Props of {@link PayPanelView}. */
export interface PayPanelViewProps extends SourceChoice {
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
  /** The clock is drawn below the panel, and is here for screen readers alone. */
  readonly clockBelow: boolean;
  /** Above the currency: what part of the payment has come, what has changed on another page. */
  readonly lead?: Elements;
  readonly panel?: RefObject<HTMLDivElement | null>;
  /** In place of rows and code, where the payment comes from an exchange. */
  readonly exchange?: Elements | false;
  /** In place of what to pay to, where nothing is asked for: after the quote's end, or too small an amount. */
  readonly stopped?: Elements;
  /** Below the rows: what pays from a wallet of the browser. */
  readonly walletPay?: Elements;
  /** There is such a wallet: it is the button that is filled. */
  readonly hasWallet?: boolean;
  /** At the end: transfers of a top-up, and the last row. */
  readonly children?: Elements;
}

/** Draws currency, amount and address, the code, and how long the price holds. */
export function PayPanelView({ panel, ...props }: PayPanelViewProps) {
  const { snapshot, quote, target, form, secondsLeft, stopped, hasWallet = false } = props;
  const { locale, messages } = useUi();
  const link = !props.exchange && form?.opensWallet && (
    <WalletLink href={form.text} second={hasWallet} />
  );
  return (
    <div ref={panel} className="till-pay-panel" data-quote={secondsLeft === 0 ? 'expired' : 'live'}>
      {props.lead}
      {snapshot.address?.replaced && <Notice tone="warning">{messages.addressReplaced}</Notice>}
      <Choice
        quote={quote}
        onChange={isTooSmallForAll(snapshot) ? undefined : props.onChangeCurrency}
      />
      {stopped ?? (
        <>
          <SourceControl source={props.source} onSource={props.onSource} />
          {props.exchange || (
            <PayRows
              quote={quote}
              address={target.address}
              unchecked={target.status === 'unchecked'}
              amount={amountToSend(snapshot)}
              name={snapshot.exceptions.includes('partial') ? messages.leftToPay : undefined}
            />
          )}
          {snapshot.minimumUsd && (
            <p className="till-muted">
              {messages.minimum(formatMoney(snapshot.minimumUsd, 'USD', locale))}
            </p>
          )}
        </>
      )}
      {props.walletPay}
      {stopped === undefined && (
        <>
          {!hasWallet && link}
          {form && !props.exchange && (
            <WalletCode {...{ snapshot, quote, form }} onEnlarge={props.onEnlarge}>
              {hasWallet && link}
            </WalletCode>
          )}
          {!form && !props.exchange && (
            <button type="button" className="till-button" onClick={props.onEnlarge}>
              {messages.moreWays}
            </button>
          )}
          <p className={props.clockBelow ? 'till-visually-hidden' : 'till-waiting'}>
            <PriceClock {...{ snapshot, quote, secondsLeft }} />
          </p>
        </>
      )}
      {props.children}
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
  readonly children: Elements;
}

/** The QR code, which a press enlarges, and what is left to do after a scan. A phone cannot scan its own screen. */
function WalletCode({ snapshot, quote, form, onEnlarge, children }: WalletCodeProps) {
  const { locale, messages } = useUi();
  const label = messages.qrLabel(quote.code, quote.networkName);
  const amount = amountToSend(snapshot);
  return (
    <figure className="till-code till-side" data-form={form.name}>
      <button type="button" className="till-code-button" onClick={onEnlarge}>
        <QrCode value={form.text} label={label} undrawn={messages.qrNotDrawn} />
        <span className="till-code-hint">
          <b className="till-with-wallet">{messages.scan}</b>
          <b className="till-from-elsewhere">{messages.scanElsewhere}</b>{' '}
          <span>
            {amount === null
              ? // Not true of an address that has just been replaced.
                !snapshot.address?.replaced && messages.topUpLead
              : form.carriesAmount
                ? messages.scanWhole
                : messages.scanBare(`${formatCrypto(amount, locale)}\u00a0${quote.code}`)}
          </span>
          <span className="till-visually-hidden">{` ${messages.enlarge}`}</span>
          <Icon of={enlargeIcon} />
        </span>
      </button>
      {children}
    </figure>
  );
}

/** Long enough for a wallet to come before the page. */
const PATIENCE_MS = 2_500;

/** Props of {@link WalletLink}. */
interface WalletLinkProps {
  readonly href: string;
  /** A wallet of the browser comes first: that opens for certain. */
  readonly second: boolean;
}

/** Draws a real link: only the shopper's own tap opens anything, and a long press can copy it. */
function WalletLink({ href, second }: WalletLinkProps) {
  const messages = useMessages();
  const [tapped, setTapped] = useState(0);
  const [back, setBack] = useState(false);

  useEffect(() => {
    if (tapped === 0) return undefined;
    // Either nothing came before the page, or the shopper has come back to it.
    const look = () => document.visibilityState === 'visible' && setBack(true);
    const timer = setTimeout(look, PATIENCE_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [tapped]);
  return (
    <>
      <a
        className="till-button"
        data-kind={second ? 'link' : 'primary'}
        href={href}
        onClick={() => setTapped((times) => times + 1)}
      >
        {!second && <Icon of={walletIcon} />}
        <span>{second ? messages.openOtherWallet : messages.openWallet}</span>
      </a>
      {tapped > 0 && (
        <div role="status">{back && <Notice tone="info">{messages.nothingOpened}</Notice>}</div>
      )}
    </>
  );
}

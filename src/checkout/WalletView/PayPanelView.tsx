/**
 * The pay panel, from values alone: no hook of it asks the store or starts a timer. The first screen of
 * the module draws it before the rest of the widget has loaded.
 */
import type { ReactNode } from 'react';
import type { PayloadRung } from '../../chains/paymentPayload.js';
import type { CheckoutSnapshot, QuoteView } from '../../contract/checkout.js';
import { formatMoney } from '../../money/format.js';
import { Notice } from '../../ui/Notice.js';
import { QrCode } from '../../ui/QrCode.js';
import { useMessages, useUi } from '../../ui/uiContext.js';
import { networkNameOf } from '../payTexts.js';
import type { PayTarget } from '../payTarget.js';
import { amountToSend } from '../quote.js';
import { AddressCard } from './AddressCard.js';
import { AmountDue } from './AmountDue.js';
import { codeHint, rateText } from './quoteTexts.js';

/** Props of {@link PayPanelView}. */
export interface PayPanelViewProps {
  readonly snapshot: CheckoutSnapshot;
  readonly quote: QuoteView;
  readonly target: Extract<PayTarget, { address: string }>;
  /** The form of the code that is shown; null on a network that we do not know. */
  readonly rung: PayloadRung | null;
  readonly expired: boolean;
  /** Whole seconds; null where the quote has no end. */
  readonly secondsLeft: number | null;
  readonly onChangeCurrency: () => void;
  /** Above the amount: what part of the payment has arrived. */
  readonly lead?: ReactNode;
  /** Below the amount: what has changed on another page. */
  readonly changed?: ReactNode;
  /** In place of address and code where nothing is asked for: after the quote's end, or too small an amount. */
  readonly stopped?: ReactNode;
  /** Below everything else: help with the transfer, transfers of a top-up. */
  readonly children?: ReactNode;
}

/** Draws amount, address, code and price. */
export function PayPanelView(props: PayPanelViewProps) {
  const { snapshot, quote, target, rung, expired, secondsLeft, onChangeCurrency, stopped } = props;
  const ui = useUi();
  const { locale, messages } = ui;
  const amount = amountToSend(snapshot);
  const partial = snapshot.exceptions.includes('partial');
  const topUp = snapshot.kind === 'top_up';
  const isTooSmall = quote.unmetMinimumUsd !== undefined;
  const change = <ChangeCurrency snapshot={snapshot} onChange={onChangeCurrency} />;
  return (
    <div className="till-pay-panel" data-quote={expired ? 'expired' : 'live'}>
      {props.lead}
      {amount !== null && !isTooSmall && (
        <AmountDue
          amount={amount}
          code={quote.code}
          rest={partial}
          expired={expired}
          secondsLeft={topUp ? null : secondsLeft}
        />
      )}
      {props.changed}
      {snapshot.address?.replaced && <Notice tone="warning">{messages.addressReplaced}</Notice>}
      {stopped ?? (
        <>
          <AddressCard
            quote={quote}
            address={target.address}
            unchecked={target.status === 'unchecked'}
            link={rung?.opensWallet ? rung.text : null}
          />
          {!partial && change}
          {rung && <WalletCode quote={quote} rung={rung} />}
          {/* Who has sent a part has chosen once: the code comes first, on a phone's first screen too. */}
          {partial && change}
        </>
      )}
      {!topUp && quote.rate !== null && (
        <p className="till-muted till-quote">{rateText(quote, ui)}</p>
      )}
      {expired && !isTooSmall && change}
      {!isTooSmall && snapshot.minimumUsd && (
        <p className="till-muted">
          {messages.minimum(formatMoney(snapshot.minimumUsd, 'USD', locale))}
        </p>
      )}
      {props.children}
    </div>
  );
}

/** Props of {@link ChangeCurrency}. */
export interface ChangeCurrencyProps {
  readonly snapshot: CheckoutSnapshot;
  readonly onChange: () => void;
}

/** Draws the way back to the list. After a part payment only the rest can be in another currency. */
export function ChangeCurrency({ snapshot, onChange }: ChangeCurrencyProps) {
  const messages = useMessages();
  return (
    <button type="button" className="till-button" data-kind="link" onClick={onChange}>
      {snapshot.exceptions.includes('partial') ? messages.changeForRest : messages.changeCurrency}
    </button>
  );
}

/** The QR code, and whether the wallet that reads it knows the amount. */
function WalletCode({ quote, rung }: { readonly quote: QuoteView; readonly rung: PayloadRung }) {
  const messages = useMessages();
  const network = networkNameOf(quote, messages);
  return (
    <div className="till-wallet-code" data-form={rung.form}>
      <QrCode value={rung.text} label={messages.qrLabel(quote.code, network)} />
      {quote.payable !== null && (
        <p className="till-muted till-qr-hint">{codeHint(rung.form, messages)}</p>
      )}
    </div>
  );
}

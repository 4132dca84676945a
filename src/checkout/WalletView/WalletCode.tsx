/** The QR code, and what the wallet that reads it knows. */
import type { PayloadRung } from '../../chains/paymentPayload.js';
import type { QuoteView } from '../../contract/checkout.js';
import { QrCode } from '../../ui/QrCode.js';
import { useMessages } from '../../ui/uiContext.js';
import { codeHint } from './quoteTexts.js';
import { useNetworkName } from '../useCurrencyNames.js';

/** Props of {@link WalletCode}. */
export interface WalletCodeProps {
  readonly quote: QuoteView;
  /** The form that is shown. */
  readonly rung: PayloadRung;
}

/** Draws the code of the chosen form. */
export function WalletCode({ quote, rung }: WalletCodeProps) {
  const messages = useMessages();
  const network = useNetworkName(quote);
  return (
    <div className="till-wallet-code" data-form={rung.form}>
      <QrCode value={rung.text} label={messages.qrLabel(quote.code, network)} />
      {quote.payable !== null && (
        <p className="till-muted till-qr-hint">{codeHint(rung.form, messages)}</p>
      )}
    </div>
  );
}

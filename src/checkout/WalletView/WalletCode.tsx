/** The QR code, the link for the wallet on this device, and simpler forms for wallets that need them. */
import { useId, useState } from 'react';
import type { PaymentPayload, PayloadRung } from '../../chains/paymentPayload.js';
import type { QuoteView } from '../../contract/checkout.js';
import { QrCode } from '../../ui/QrCode.js';
import { useMessages } from '../../ui/uiContext.js';
import { codeHint } from '../payTexts.js';
import { useNetworkName } from '../useCurrencyNames.js';

/** Props of {@link WalletCode}. */
export interface WalletCodeProps {
  readonly quote: QuoteView;
  readonly payload: PaymentPayload;
}

/** Draws the code of the chosen form; the safest comes first. */
export function WalletCode({ quote, payload }: WalletCodeProps) {
  const messages = useMessages();
  const network = useNetworkName(quote);
  const [step, setStep] = useState(0);
  const rung = payload.ladder[step] ?? payload.ladder[0];
  if (!rung) return null;
  const link = rung.opensWallet ? rung.text : null;
  return (
    <div className="till-wallet-code" data-form={rung.form}>
      <QrCode value={rung.text} label={messages.qrLabel(quote.code, network)} />
      {quote.payable !== null && (
        <p className="till-muted till-qr-hint">{codeHint(rung.form, messages)}</p>
      )}
      {link !== null && (
        <a className="till-button" data-kind="primary" href={link}>
          {messages.openWallet}
        </a>
      )}
      {payload.ladder.length > 1 && <Ladder rungs={payload.ladder} step={step} onStep={setStep} />}
    </div>
  );
}

/** The other forms, one tap away and out of sight until then. */
function Ladder(props: {
  readonly rungs: readonly PayloadRung[];
  readonly step: number;
  readonly onStep: (step: number) => void;
}) {
  const messages = useMessages();
  const name = useId();
  return (
    <details className="till-details">
      <summary>{messages.ladderTitle}</summary>
      <fieldset className="till-ladder">
        <legend className="till-muted">{messages.ladderLead}</legend>
        {props.rungs.map(({ form }, index) => (
          <label key={form} className="till-radio">
            <input
              type="radio"
              name={name}
              checked={index === props.step}
              onChange={() => props.onStep(index)}
            />
            {messages.ladderForms[form] ?? messages.ladderForm}
          </label>
        ))}
      </fieldset>
    </details>
  );
}

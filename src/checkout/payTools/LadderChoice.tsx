/** Other forms of the QR code, for a wallet that does not read the first one. */
import { useId } from 'react';
import { codeIcon } from '../../ui/icons.js';
import { QrCode } from '../../ui/QrCode.js';
import { type PayToolProps, ToolFold } from './ToolFold.js';
import type { PayloadForm, PayloadRung } from '../../chains/paymentPayload.js';
import { readStorage, writeStorage } from '../../ui/storage.js';

/** Draws the choice, its code at hand. */
export function LadderChoice({ ladder, step, onStep, rung, quote, messages }: PayToolProps) {
  const name = useId();
  const { blockchain } = quote;

  function choose(index: number): void {
    onStep(index);
    const chosen = ladder[index];
    if (chosen) rememberForm(blockchain, chosen.form);
  }
  return (
    <ToolFold icon={codeIcon} title={messages.ladderTitle}>
      <fieldset className="till-ladder">
        <legend className="till-muted">{messages.ladderLead}</legend>
        {ladder.map(({ form }, index) => (
          <label key={form} className="till-radio">
            <input
              type="radio"
              name={name}
              checked={index === step}
              onChange={() => choose(index)}
            />
            <span>{messages.ladderForms[form]}</span>
          </label>
        ))}
      </fieldset>
      {rung && <QrCode value={rung.text} label={messages.qrLabel(quote.code, quote.networkName)} />}
    </ToolFold>
  );
}

const keyOf = (blockchain: string) => `till-code:${blockchain}`;

/** Stores a choice. */
function rememberForm(blockchain: string, form: PayloadForm): void {
  writeStorage('localStorage', keyOf(blockchain), form);
}

/**
 * @returns the position of the stored form in this ladder; 0 if there is none. A token link is
 * never shown unasked: some wallets send its amount to the token's contract, and the money is lost.
 */
export function rememberedStep(blockchain: string, ladder: readonly PayloadRung[]): number {
  const stored = readStorage('localStorage', keyOf(blockchain));
  const step = ladder.findIndex(({ form }) => form === stored && form !== 'eip681_token');
  return Math.max(step, 0);
}

/** Other forms of the QR code, for a wallet that does not read the first one. */
import { useId } from 'react';
import { codeIcon } from '../../ui/icons.js';
import { QrCode } from '../../ui/QrCode.js';
import type { PayToolProps } from './payTool.js';
import { rememberForm } from './rememberedForm.js';
import { ToolFold } from './ToolFold.js';

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

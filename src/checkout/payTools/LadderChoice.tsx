/** Other forms of the QR code, for a wallet that does not read the first one. */
import { useEffect, useId, useRef } from 'react';
import type { PayToolProps } from './payTool.js';
import { rememberedStep, rememberForm } from './rememberedForm.js';

/** Draws the choice. Starts with the form that was chosen last on this network in this browser. */
export function LadderChoice({ ladder, step, onStep, quote, messages }: PayToolProps) {
  const name = useId();
  const { blockchain } = quote;
  const restore = useRef(() => onStep(rememberedStep(blockchain, ladder)));
  useEffect(() => restore.current(), []);

  function choose(index: number): void {
    onStep(index);
    const chosen = ladder[index];
    if (chosen) rememberForm(blockchain, chosen.form);
  }
  return (
    <details className="till-details">
      <summary>{messages.ladderTitle}</summary>
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
            {messages.ladderForms[form]}
          </label>
        ))}
      </fieldset>
    </details>
  );
}

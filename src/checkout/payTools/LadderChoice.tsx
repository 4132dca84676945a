/** The other forms of the code, for a wallet that does not read the first. */
import { useEffect, useId, useRef } from 'react';
import type { PayToolProps } from './payTool.js';
import { rememberedStep, rememberForm } from './rememberedForm.js';

/** Draws the choice; begins with the form that this browser chose last on this network. */
export function LadderChoice({ ladder, step, onStep, quote, messages }: PayToolProps) {
  const name = useId();
  const { blockchain } = quote;
  const recall = useRef(() => onStep(rememberedStep(blockchain, ladder)));
  useEffect(() => recall.current(), []);

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

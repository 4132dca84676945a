/** The other forms of the code, for a wallet that does not read the first. */
import { useId } from 'react';
import type { PayToolProps } from './payTool.js';

/** Draws the choice. */
export function LadderChoice({ ladder, step, onStep, messages }: PayToolProps) {
  const name = useId();
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
              onChange={() => onStep(index)}
            />
            {messages.ladderForms[form]}
          </label>
        ))}
      </fieldset>
    </details>
  );
}

/** Other forms of the QR code, for a wallet that does not read the first one. */
import { useId } from 'react';
import { codeIcon } from '../../ui/icons.js';
import { type PayToolProps, ToolFold } from './ToolFold.js';
import type { PaymentFormName, PaymentForm } from '../../chains/paymentPayload.js';
import { readStorage, writeStorage } from '../../ui/storage.js';

/** Draws the choice; its code stands above. */
export function FormChoice({ forms, step, onStep, quote, messages }: PayToolProps) {
  const group = useId();
  const { blockchain } = quote;

  function choose(index: number): void {
    onStep(index);
    const chosen = forms[index];
    if (chosen) rememberForm(blockchain, chosen.name);
  }
  return (
    <ToolFold icon={codeIcon} title={messages.formTitle}>
      <fieldset className="till-form-choice">
        <legend className="till-muted">{messages.formLead}</legend>
        {forms.map(({ name }, index) => (
          <label key={name} className="till-radio">
            <input
              type="radio"
              name={group}
              checked={index === step}
              onChange={() => choose(index)}
            />
            <span>{messages.formNames[name]}</span>
          </label>
        ))}
      </fieldset>
    </ToolFold>
  );
}

const keyOf = (blockchain: string) => `till-code:${blockchain}`;

/** Stores a choice. */
function rememberForm(blockchain: string, form: PaymentFormName): void {
  writeStorage('localStorage', keyOf(blockchain), form);
}

/**
 * @returns the position of the stored form; 0 if there is none. A token link is
 * never shown unasked: some wallets send its amount to the token's contract, and the money is lost.
 */
export function rememberedStep(blockchain: string, forms: readonly PaymentForm[]): number {
  const stored = readStorage('localStorage', keyOf(blockchain));
  const step = forms.findIndex(({ name }) => name === stored && name !== 'eip681_token');
  return Math.max(step, 0);
}

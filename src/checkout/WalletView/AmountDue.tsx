/** The amount to send: the largest text of the card, every digit of it. */
import { useRef } from 'react';
import type { DecimalString } from '../../money/grammar.js';
import { Amount } from '../../ui/Amount.js';
import { CopyButton } from '../../ui/CopyButton.js';
import { useMessages } from '../../ui/uiContext.js';

/** Props of {@link AmountDue}. */
export interface AmountDueProps {
  /** Decimal string; copied exactly like this. */
  readonly amount: DecimalString;
  readonly code: string;
  /** It is the rest of a part payment. */
  readonly rest: boolean;
  /** @selector [data-expired] */
  readonly expired: boolean;
}

/** Draws the amount and its button. An expired amount is not to be copied any more. */
export function AmountDue({ amount, code, rest, expired }: AmountDueProps) {
  const messages = useMessages();
  const shown = useRef<HTMLSpanElement>(null);
  return (
    <div className="till-amount-due" data-expired={expired || undefined}>
      <p className="till-label">{rest ? messages.amountDue : messages.amountLabel}</p>
      <div className="till-amount-line">
        <Amount ref={shown} amount={amount} code={code} size="hero" />
        {!expired && <CopyButton text={amount} label={messages.copyAmount} shown={shown} />}
      </div>
    </div>
  );
}

/** The amount to send: the largest text of the card, every digit of it. */
import { useRef } from 'react';
import type { DecimalString } from '../../money/decimalString.js';
import { Amount } from '../../ui/Amount.js';
import { CopyButton } from '../../ui/CopyButton.js';
import { formatCountdown } from '../../ui/formatTime.js';
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
  /** Whole seconds; null where the quote has no end. */
  readonly secondsLeft: number | null;
}

/**
 * Draws the amount, how long it holds and its button. An expired amount is not to be copied any more.
 * Silent: thresholds of the time are spoken by the status panel.
 */
export function AmountDue({ amount, code, rest, expired, secondsLeft }: AmountDueProps) {
  const messages = useMessages();
  const shown = useRef<HTMLSpanElement>(null);
  const due = rest ? messages.amountDue : messages.amountLabel;
  const label = expired ? messages.formerAmount : due;
  return (
    <div className="till-amount-due" data-expired={expired || undefined}>
      <div className="till-amount-head">
        <p className="till-label">{label}</p>
        {secondsLeft !== null && secondsLeft > 0 && (
          <p className="till-countdown" data-soon={secondsLeft <= 60 || undefined}>
            {messages.priceHolds(formatCountdown(secondsLeft))}
          </p>
        )}
      </div>
      <div className="till-amount-line">
        <Amount ref={shown} amount={amount} code={code} size="hero" />
        {!expired && <CopyButton text={amount} label={messages.copyAmount} shown={shown} />}
      </div>
    </div>
  );
}

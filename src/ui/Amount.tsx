/** An amount of a coin: every digit shown, in figures of one width. */
import type { ClipboardEvent, RefObject } from 'react';
import type { DecimalString } from '../money/decimalString.js';
import { formatCrypto } from '../money/format.js';
import { selectAll } from './dom.js';
import { useUi } from './uiContext.js';

/** Props of {@link Amount}. */
export interface AmountProps {
  /** Decimal string. */
  readonly amount: DecimalString;
  /** Ticker, such as `USDT`. */
  readonly code: string;
  /** @selector [data-size] */
  readonly size?: 'hero' | 'text';
  /** The figures alone, so that they can be selected. */
  readonly shown?: RefObject<HTMLSpanElement | null>;
}

/** Draws the amount and its ticker. */
export function Amount({ amount, code, size = 'text', shown }: AmountProps) {
  const figures = formatCrypto(amount, useUi().locale);
  /** Copied by hand as the button copies it: a wallet may read a language's comma as another amount. */
  const copyExactly = (event: ClipboardEvent) => {
    if (String(getSelection()).trim() !== figures) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', amount);
  };
  return (
    // Isolated: in a right-to-left page the ticker must not jump into the figures.
    <bdi
      className="till-amount"
      translate="no"
      dir="ltr"
      data-size={size}
      data-long={figures.length > 11 || undefined}
    >
      <span ref={shown} className="till-amount-figures" onCopy={copyExactly} onClick={selectAll}>
        {figures}
      </span>{' '}
      <span className="till-amount-code">{code}</span>
    </bdi>
  );
}

/** An amount in a currency of account, with its symbol. */
import type { DecimalString } from '../money/grammar.js';
import { formatMoney } from '../money/format.js';
import { useUi } from './uiContext.js';

/** Props of {@link Money}. */
export interface MoneyProps {
  /** Decimal string. */
  readonly amount: DecimalString;
  /** ISO 4217 code. @default "USD" */
  readonly currency?: string;
}

/** Draws the amount. */
export function Money({ amount, currency = 'USD' }: MoneyProps) {
  return <bdi className="till-money">{formatMoney(amount, currency, useUi().locale)}</bdi>;
}

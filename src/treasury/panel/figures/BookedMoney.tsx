/** An amount of the books: what is left after refunds may be below zero. */
import type { DecimalString } from '../../../money/decimalString.js';
import { useUi } from '../../../ui/uiContext.js';
import { bookedOf } from '../../contract/figures.js';
import { moneyText } from '../coinText.js';

/** @param signed as `bookedOf` makes it: with a minus below zero. */
export const formatSigned = (signed: string, currency: string, locale: string): string =>
  // Intl reads the sign, and writes it where the language has it.
  moneyText(signed as DecimalString, currency, locale);

/** Props of {@link BookedMoney}. */
export interface BookedMoneyProps {
  readonly paid: DecimalString;
  readonly refunded: DecimalString;
  /** @default "USD" */
  readonly currency?: string;
}

/** Draws what is left. */
export function BookedMoney({ paid, refunded, currency = 'USD' }: BookedMoneyProps) {
  const { locale } = useUi();
  return (
    <bdi dir="ltr" className="till-money" translate="no">
      {formatSigned(bookedOf(paid, refunded), currency, locale)}
    </bdi>
  );
}

/** What something is worth in US dollars, or the plain word that nobody knows. */
import { formatMoney } from '../money/format.js';
import type { DecimalString } from '../money/decimalString.js';
import { useUi } from '../ui/uiContext.js';
import { useTreasuryMessages } from './treasuryContext.js';

/** Props of {@link Worth}. */
export interface WorthProps {
  /** Decimal string in US dollars; null where it is not known. */
  readonly usd: DecimalString | null;
}

/** Draws the worth. */
export function Worth({ usd }: WorthProps) {
  const { locale } = useUi();
  const messages = useTreasuryMessages();
  if (usd === null) return <span className="till-unknown-worth">{messages.unknownWorth}</span>;
  return <bdi className="till-money">{formatMoney(usd, 'USD', locale)}</bdi>;
}

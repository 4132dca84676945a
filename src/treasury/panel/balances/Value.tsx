/** What balances are worth in US dollars, and which are worth nothing or something unknown. */
import type { DecimalString } from '../../../money/decimalString.js';
import { Notice } from '../../../ui/Notice.js';
import { useUi } from '../../../ui/uiContext.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import type { Holding, ProcessingWalletView } from '../../contract/balances.js';
import { isZero } from '../../../money/decimal.js';
import { moneyText } from '../coinText.js';

/** Props of {@link Value}. */
export interface ValueProps {
  /** Decimal string in US dollars; null if unknown. */
  readonly usd: DecimalString | null;
}

export function Value({ usd }: ValueProps) {
  const { locale } = useUi();
  const messages = useTreasuryMessages();
  if (usd === null) return <span className="till-unknown-worth">{messages.unknownWorth}</span>;
  return (
    <bdi dir="ltr" className="till-money" translate="no">
      {moneyText(usd, 'USD', locale)}
    </bdi>
  );
}

/** Props of {@link Total}. */
export interface TotalProps {
  readonly usd: DecimalString | null;
  /** Whether a value is unknown and not included. */
  readonly isPartial: boolean;
}

/** Draws the total. An incomplete total is labelled as such. */
export function Total({ usd, isPartial }: TotalProps) {
  const messages = useTreasuryMessages();
  return (
    <>
      <p className="till-total">
        <span className="till-label">{isPartial ? messages.knownTotal : messages.total}</span>
        <span className="till-total-figure">
          <Value usd={usd} />
        </span>
      </p>
      {isPartial && (
        <Notice tone="warning" title={messages.incomplete}>
          <p>{messages.someWorthUnknown}</p>
        </Notice>
      )}
    </>
  );
}

/** Whether the balance is not zero. */
export const hasFunds = ({ amount }: Pick<Holding, 'amount'>): boolean => !isZero(amount);

/** Whether a wallet holds something of unknown value. */
export const hasUnknownValue = ({ holdings }: Pick<ProcessingWalletView, 'holdings'>): boolean =>
  holdings.some((one) => one.amountUsd === null && hasFunds(one));
